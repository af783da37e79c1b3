#include <ostream>

#include <gtest/gtest.h>

#include "order/bed/explorer.h"
#include "order/bed/parser.h"
#include "order/bed/static_contradiction.h"

namespace antecede::order::bed {
namespace {

// A program in which a rule orders task (or thread) `a` before `b`, and one that differs in a side condition, where some
// run has them otherwise.
struct StaticCase {
  StaticRule rule;
  const char* positive;
  const char* negative;
  StaticRuleSet rules = StaticRuleSet::all();

  friend std::ostream& operator<<(std::ostream& out, const StaticCase& it) {
    return out << static_rule_info(it.rule).name;
  }
};

const StaticCase k_static_cases[] = {
    {StaticRule::Flow, "looper l; thread w { post a on l; post b on l }; task a {}; task b {}",
     "looper l; thread w { post a on l; post b on l; again 2 }; task a {}; task b {}"},
    {StaticRule::MsgEnqueue,
     "looper l { post a on l }; looper m; task a { post x on l }; task x { post b on m }; task b {}",
     "looper l { post a on l }; looper m; task a { post b on m; lock k }; task b {}"},
    {StaticRule::AllCauses,
     "looper l { post a on l }; looper m; task a { post x on l; post y on l }; task x { maybe 1; post b on m };"
     "task y { post b on m }; task b {}",
     "looper l { post a on l }; looper m; thread w { post b on m }; task a { post x on l };"
     "task x { post b on m }; task b {}"},
    {StaticRule::PosterEnds, "looper l { post a on l }; task a { post b on l front; lock k }; task b {}",
     "pool l; thread w { post a on l }; task a { post b on l; lock k }; task b {}",
     StaticRuleSet::all().without(StaticRule::LooperAtomic)},
    {StaticRule::LooperAtomic,
     "looper l; thread w { post a on l }; thread v { post b on l }; task a { release f; lock k };"
     "task b { lock k; acquire f }",
     "looper l; thread w { post a on l }; thread v { post b on l }; task a { release f; lock k };"
     "task b { maybe 1; acquire f }"},
    {StaticRule::MsgBegin1, "looper l; thread w { post a on l; post b on l delay 1 }; task a {}; task b {}",
     "looper l; thread w { post a on l delay 1; post b on l }; task a {}; task b {}"},
    {StaticRule::Serial, "serial s; thread w { post a on s; post b on s }; task a { lock k }; task b {}",
     "pool s; thread w { post a on s; post b on s }; task a { lock k }; task b {}"},
    {StaticRule::MsgBegin2, "looper l { post x on l }; task x { post b on l; post a on l front }; task a {}; task b {}",
     "looper l; thread w { post b on l; post a on l front }; task a {}; task b {}"},
    {StaticRule::MsgRemove,
     "looper l; thread w { post a on l delay 1; post b on l at 11 }; task a {}; task b { remove a on l }",
     "looper l; thread w { post a on l delay 1; post b on l at 11 }; task a {}; task b { maybe 1; remove a on l }"},
    {StaticRule::CallbackUnreg,
     "looper l { register c; post b on l }; task a { read x }; task b { unregister c }; listen a on l c",
     "looper l { register c; post b on l }; task a { read x }; task b { maybe 1; unregister c }; listen a on l c"},
    {StaticRule::Barrier,
     "looper l { barrier x on l; post b on l; post a on l async; }; task a { unbarrier x }; task b {}",
     "looper l { maybe 1; barrier x on l; post b on l; post a on l async; }; task a { unbarrier x }; task b {}"},
    {StaticRule::ThreadJoin, "looper l; thread w { fork a; join a; post b on l }; fork thread a { lock k }; task b {}",
     "looper l; thread w { fork a; maybe 1; join a; post b on l }; fork thread a { lock k }; task b {}"},
    {StaticRule::ThreadLoop,
     "looper m { post x on m; fork l }; fork looper l { fork a; join a }; fork thread a { lock k };"
     "task x { post b on l }; task b {}",
     "looper m { post x on m; fork l }; fork looper l { fork a }; fork thread a { lock k };"
     "task x { post b on l }; task b {}"},
    {StaticRule::ThreadExit,
     "looper m; looper v { post x on v }; task x { fork l; join l; post b on m };"
     "fork looper l { post a on l }; task a { quit l }; task b {}",
     "looper m; looper v { post x on v }; task x { fork l; post b on m };"
     "fork looper l { post a on l }; task a { quit l }; task b {}"},
    {StaticRule::ReleaseAcquire,
     "looper l; pool p; thread w { post a on l }; thread v { acquire f 2; post b on l };"
     "thread z { release f }; task a { release f }; task b {}",
     "looper l; pool p; thread w { post a on l }; thread v { acquire f; post b on l };"
     "thread z { release f }; task a { release f }; task b {}"},
    {StaticRule::Lifecycle, "looper l; task a { read x }; task b { read x }; walk on l 1 { step a 1; step b }",
     "looper l; task a { read x }; task b { read x }; walk on l 1 { step a 1; step b 0 }"},
    {StaticRule::Need,
     "looper l; task a { read x }; task m {}; task b { read x };"
     "walk on l 1 { step a 1; step m 2; step m; click b 1 2 }",
     "looper l; task a { read x }; task m {}; task b { read x }; walk on l 2 { step a 1; step m; click b 0 1 }"},
    {StaticRule::Known,
     "looper l; task m {}; task a { read x }; task b { read x }; walk on l 1 { step m 1; step b; click a 0 1 }",
     "looper l; task m {}; task a { read x }; task b { read x };"
     "walk on l 1 { step m 1; step b 2; step m; click a 0 2 }"},
};

class StaticRuleCases : public testing::TestWithParam<StaticCase> {};

// The action of a task or thread, wherever it comes from.
view::ActionId find_action(const view::AppView& view, const std::string& name) {
  for (size_t i = 0; i < view.actions.size(); ++i) {
    const std::string& label = view.actions[view::ActionId(i)].label;
    if (label == name || label == "outside " + name || label == name + " of component 0") return view::ActionId(i);
  }
  ADD_FAILURE() << name;
  return {};
}

struct StaticVerdict {
  bool derived = false, derived_without = false;
  bool forward = false, otherwise = false;
};

StaticVerdict study_static(const char* text, StaticRule rule, StaticRuleSet rules) {
  auto program = parse_program(text);
  if (!program) {
    ADD_FAILURE() << program.error().message;
    return {};
  }
  std::mt19937_64 random(1);
  Abstraction abstraction(*program, {true, 0}, random);
  StaticContradictionFinder finder(abstraction, {}, rules);
  view::ActionId a = find_action(finder.view(), "a"), b = find_action(finder.view(), "b");
  StaticVerdict verdict;
  verdict.derived = finder.order().before(a, b);
  verdict.derived_without = StaticOrder(finder.view(), rules.without(rule)).before(a, b);
  StableNames names;
  explore(*program, {.messages = 10}, 20000, names, [&](const bed::Run& run) {
    auto found = finder.find(run, names);
    EXPECT_FALSE(found) << found->claim;
    return !found;
  });
  auto pair = finder.pairs().find({a, b});
  if (pair != finder.pairs().end()) {
    verdict.forward = pair->second.forward;
    verdict.otherwise = pair->second.otherwise;
  }
  return verdict;
}

TEST_P(StaticRuleCases, OrdersWhatNoRunReverses) {
  StaticVerdict verdict = study_static(GetParam().positive, GetParam().rule, GetParam().rules);
  EXPECT_TRUE(verdict.derived);
  EXPECT_FALSE(verdict.derived_without) << "another rule orders them, too";
  EXPECT_TRUE(verdict.forward);
  EXPECT_FALSE(verdict.otherwise);
}

TEST_P(StaticRuleCases, NeedsItsSideCondition) {
  StaticVerdict verdict = study_static(GetParam().negative, GetParam().rule, GetParam().rules);
  EXPECT_FALSE(verdict.derived);
  EXPECT_TRUE(verdict.otherwise) << "no run has them otherwise";
}

INSTANTIATE_TEST_SUITE_P(StaticRules, StaticRuleCases, testing::ValuesIn(k_static_cases), [](const auto& param) {
  return std::string(static_rule_info(param.param.rule).name);
});

// Programs in which a rule without one of its conditions would claim what some run breaks.
TEST(StaticRules, BreakNoProgramThatIsKnownForIt) {
  for (const char* text : {
           // A removal on another thread does not stop a task that is running from posting itself again.
           "looper l; task a { post a on l delay 1 }; thread w { post a on l; lock k; remove a on l; write y }",
           // A barrier that need not stand.
           "looper l; thread w { maybe 1; barrier x on l; post b on l }; thread v { lock k; unbarrier x }; task b {}",
           // A call in a loop waits for the last one only.
           "binder s; thread w { call t on s; again 1; read x }; task t { lock k }",
       }) {
    auto program = parse_program(text);
    ASSERT_TRUE(program.has_value()) << program.error().message;
    std::mt19937_64 random(1);
    Abstraction abstraction(*program, {true, 0}, random);
    StaticContradictionFinder finder(abstraction, {}, StaticRuleSet::all());
    StableNames names;
    explore(*program, {.messages = 6}, 20000, names, [&](const bed::Run& run) {
      auto found = finder.find(run, names);
      EXPECT_FALSE(found) << found->claim;
      return !found;
    });
  }
}

}  // namespace
}  // namespace antecede::order::bed
