#include <ostream>

#include "order/bed/order_testing.h"

namespace antecede::order::bed {
namespace {

// How often the order holds: in every run that writes both places, or in those where the recording says so.
enum class Holds { Always, Sometimes };

// A program in which a rule alone orders the write of `a` before the write of `b`, and a similar one in which nothing
// does and some run reverses them.
struct RuleCase {
  Rule rule;
  Holds holds;
  const char* positive;
  const char* negative;
  RuleSet rules = RuleSet::all();

  friend std::ostream& operator<<(std::ostream& out, const RuleCase& it) { return out << rule_info(it.rule).name; }
};

const RuleCase k_cases[] = {
    {Rule::EventOp, Holds::Always, "looper l { post t on l }; task t { write a; write b }",
     "pool p; thread w { post t on p; post u on p }; task t { read x; lock k; write a }; task u { write b }"},
    {Rule::LooperAtomic, Holds::Always,
     "looper l; thread w { post t on l }; thread v { post u on l };"
     "task t { release f; write a }; task u { write b; acquire f }",
     "pool l; thread w { post t on l }; thread v { post u on l };"
     "task t { release f; write a }; task u { write b; acquire f }"},
    {Rule::ThreadInit, Holds::Always, "fork looper l; thread w { post t on l; write a; fork l }; task t { write b }",
     "looper l; thread w { post t on l; lock k; write a; fork l }; task t { write b }",
     RuleSet::all().without(Rule::ThreadLoop)},
    {Rule::ThreadLoop, Holds::Always, "looper l { write a }; thread w { post t on l }; task t { write b }",
     "looper l; thread v { lock k; write a }; thread w { post t on l }; task t { write b }"},
    {Rule::ThreadExit, Holds::Always,
     "looper l { post t on l }; task t { write a; quit l }; thread w { join l; write b }",
     "looper l { post t on l }; task t { write a; quit l }; thread w { lock k; write b }"},
    {Rule::ThreadFork, Holds::Always, "thread w { write a; fork v }; fork thread v { write b }",
     "thread w { write a; fork v }; thread v { write b }"},
    {Rule::ThreadJoin, Holds::Always, "thread v { write a }; thread w { join v; write b }",
     "thread v { write a }; thread w { lock k; write b }"},
    {Rule::MsgEnqueue, Holds::Always, "looper l; thread w { write a; post t on l }; task t { write b }",
     "looper l; thread w { post t on l; lock k; write a }; task t { write b }"},
    {Rule::MsgRemove, Holds::Always,
     "looper l; thread w { post t on l delay 1; post r on l at 11 }; task t { write a }; task r { remove t on l; "
     "write b }",
     "looper l; thread w { post t on l delay 1 }; thread v { post r on l at 11 };"
     "task t { write a }; task r { remove t on l; write b }"},
    {Rule::MsgBlocking, Holds::Always, "binder s; thread w { call t on s; write b }; task t { write a }",
     "binder s; thread w { send t on s; lock k; write b }; task t { write a }"},
    {Rule::MsgBegin1, Holds::Always,
     "looper l; thread w { post t on l; post u on l delay 1 }; task t { write a }; task u { write b }",
     "looper l; thread w { post t on l delay 1; post u on l }; task t { write a }; task u { write b }"},
    {Rule::MsgBegin2, Holds::Always,
     "looper l { post s on l }; task s { post t on l; post u on l front }; task u { write a }; task t { write b }",
     "looper l; thread w { post t on l; post u on l front }; task u { write a }; task t { write b }"},
    {Rule::CallbackReg1, Holds::Sometimes, "thread w { write a; register c }; thread v { invoke c; write b }",
     "thread w { write a; register c }; thread v { invoke d; write b }"},
    {Rule::CallbackReg2, Holds::Sometimes, "thread w { write a; register c }; thread v { unregister c; write b }",
     "thread w { write a; register c }; thread v { unregister d; write b }"},
    {Rule::CallbackUnreg, Holds::Sometimes,
     "thread w { register c; register d }; thread v { write a; invoke c }; thread u { unregister c; write b }",
     "thread w { register c; register d }; thread v { write a; invoke c }; thread u { unregister d; write b }"},
    {Rule::CallbackInv, Holds::Sometimes,
     "thread w { register c }; thread v { write a; invoke c }; thread u { invoke c; write b }",
     "thread w { register c; register d }; thread v { write a; invoke c }; thread u { invoke d; write b }",
     RuleSet::all().with(Rule::CallbackInv)},
    {Rule::NotifyWait, Holds::Always, "thread w { write a; notify m }; thread v { wait m; write b }",
     "thread w { notify m; lock k; write a }; thread v { wait m; write b }"},
    {Rule::ReleaseAcquire, Holds::Always, "thread w { write a; release f }; thread v { acquire f; write b }",
     "thread w { release f; lock k; write a }; thread v { acquire f; write b }"},
    {Rule::Serial, Holds::Always,
     "serial s; thread w { post t on s; post u on s }; task t { lock k; write a }; task u { write b }",
     "pool s; thread w { post t on s; post u on s }; task t { lock k; write a }; task u { write b }"},
    {Rule::Barrier, Holds::Always,
     "looper l; thread w { barrier x on l; post t on l; lock k; write a; unbarrier x }; task t { write b }",
     "looper l; thread w { barrier x on l; post t on l async; lock k; write a; unbarrier x }; task t { write b }"},
    {Rule::Native, Holds::Sometimes, "looper l; task t { write a }; task u { write b }; input t on l; input u on l",
     "looper l; task t { write a }; task u { write b }; input t on l; display u on l"},
    {Rule::ThreadOp, Holds::Always, "thread w { write a; write b }", "thread w { write a }; thread v { write b }"},
    {Rule::IpcHandle, Holds::Sometimes,
     "binder s; thread w process 1 { send t on s }; thread v process 1 { send u on s };"
     "task t { write a }; task u { write b }",
     "binder s; thread w process 1 { send t on s }; thread v process 2 { send u on s };"
     "task t { write a }; task u { write b }"},
    {Rule::IpcAsync, Holds::Always,
     "binder s; thread w { send t on s; send u on s }; task t { lock k; write a }; task u { write b }",
     "binder s; thread w { send t on s; call u on s }; task t { lock k; write a }; task u { write b }",
     RuleSet::all().without(Rule::IpcHandle)},
    {Rule::MsgAtTime, Holds::Always,
     "looper l { post s on l }; task s { post t on l at 13; post u on l at 11 }; task u { write a }; task t { write "
     "b }",
     "looper l; thread w { post t on l at 12; post u on l at 11 }; task u { write a }; task t { write b }"},
    {Rule::MsgInstead, Holds::Sometimes,
     "looper l; thread w { post t on l; post u on l }; task t { read x };"
     "task s { remove t on l instead; write a }; task u { write b }; input s on l",
     "looper l; thread w { post t on l delay 1; post u on l }; task t { read x };"
     "task s { remove t on l instead; write a }; task u { write b }; input s on l"},
    {Rule::Handover, Holds::Sometimes, "thread w { write a; put h }; thread v { get h; write b }",
     "thread w { put h; lock k; write a }; thread v { get h; write b }"},
    {Rule::ClassInit, Holds::Sometimes, "thread w { write a; use x }; thread v { use x; write b }",
     "thread w { use x; lock k; write a }; thread v { use x; write b }"},
};

// The same of what libraries do: no rules of their own, but these must hold there.
const RuleCase k_library_cases[] = {
    // One post for many: who comes second hands over into the event that is waiting already.
    {Rule::Handover, Holds::Sometimes,
     "looper l; thread w { put g; post t on l }; thread v { write a; put h }; task t { get g; get h; write b }",
     "looper l; thread w { put g; post t on l }; thread v { put h; lock k; write a }; task t { get g; get h; write b }"},
    // A task of a worker is an event: what its poster did comes first, what the worker did for others does not.
    {Rule::MsgEnqueue, Holds::Always, "pool p; thread w { write a; post t on p }; task t { write b }",
     "pool p; thread w { post t on p; post u on p }; task t { write a }; task u { write b }"},
};

class RuleCases : public testing::TestWithParam<RuleCase> {};

TEST_P(RuleCases, OrdersAndNothingReverses) {
  const RuleCase& it = GetParam();
  Verdict verdict = study(it.positive, it.rules);
  EXPECT_TRUE(verdict.complete);
  EXPECT_GT(verdict.derived, 0u);
  EXPECT_EQ(verdict.contradictions, 0u);
  if (it.holds == Holds::Always) {
    EXPECT_EQ(verdict.derived, verdict.forward);
    EXPECT_EQ(verdict.reversed, 0u);
  }
}

TEST_P(RuleCases, IsTheOneThatOrders) {
  EXPECT_EQ(study(GetParam().positive, GetParam().rules.without(GetParam().rule)).derived, 0u);
}

TEST_P(RuleCases, LeavesUnorderedWhatCanBeReversed) {
  Verdict verdict = study(GetParam().negative, GetParam().rules);
  EXPECT_TRUE(verdict.complete);
  EXPECT_GT(verdict.reversed, 0u);
  EXPECT_GT(verdict.forward, 0u);
  EXPECT_EQ(verdict.derived, 0u);
  EXPECT_EQ(verdict.contradictions, 0u);
}

INSTANTIATE_TEST_SUITE_P(Rules, RuleCases, testing::ValuesIn(k_cases),
                         [](const auto& test) { return std::string(rule_info(test.param.rule).name); });

INSTANTIATE_TEST_SUITE_P(Libraries, RuleCases, testing::ValuesIn(k_library_cases),
                         [](const auto& test) { return std::string(rule_info(test.param.rule).name); });

TEST(RuleCases, EveryRuleHasOne) {
  EXPECT_EQ(std::size(k_cases), k_rules);
}

}  // namespace
}  // namespace antecede::order::bed
