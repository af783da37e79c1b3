#include "order/bed/static_contradiction.h"

#include <cstdlib>

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "order/bed/explorer.h"
#include "order/bed/generator.h"
#include "order/bed/parser.h"

namespace antecede::order::bed {
namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr size_t k_static_programs = 500;  // Many times slower, and the same programs run without, too.
#else
constexpr size_t k_static_programs = 2000;
#endif

size_t static_program_count() {
  const char* wish = std::getenv("ANTECEDE_ORDER_PROGRAMS");
  return wish ? std::strtoul(wish, nullptr, 10) : k_static_programs;
}

struct StaticTally {
  size_t runs = 0, complete = 0, never_reversed = 0, derived = 0;
  std::map<std::string, size_t> missed;
  std::vector<size_t> uses = std::vector<size_t>(k_static_rules);
};

/// Why an order that no run reverses does not follow.
std::string cause_of_miss(const StaticContradictionFinder& finder, view::ActionId a, view::ActionId b) {
  const view::AppView& view = finder.view();
  auto is_open = [&](view::ActionId it) { return view.actions[it].open; };
  if (is_open(a) || is_open(b)) return "one of them comes from outside";
  if (!finder.order().is_unique(a) || !finder.order().is_unique(b)) return "one of them may run more than once";
  if (view.actions[a].queue != view.actions[b].queue) return "on different queues";
  for (const view::Post& post : view.posts) {
    bool odd = post.how.type != trace::MessageType::Delayed;
    if ((post.to == a || post.to == b) && odd) return "an idle handler, a post to the front or for a point of time";
  }
  return "other";
}

void tally_misses(const StaticContradictionFinder& finder, StaticTally& tally) {
  for (const auto& [actions, pair] : finder.pairs()) {
    if (pair.otherwise) continue;
    ++tally.never_reversed;
    bool derived = finder.order().before(actions.first, actions.second);
    tally.derived += derived;
    if (!derived) ++tally.missed[cause_of_miss(finder, actions.first, actions.second)];
  }
}

void check_static(uint64_t seed, StaticTally& tally) {
  std::mt19937_64 random(seed);
  Program program = random_program(random);
  if (pick(random, 2) == 0) add_branches(program, random);
  if (pick(random, 3) == 0) add_components(program, random);
  Forgetting forgetting{pick(random, 3) == 0, pick(random, 2) == 0 ? size_t{0} : size_t{15}};
  Abstraction abstraction(program, forgetting, random);
  ASSERT_EQ(StaticOrder::check(abstraction.view()), "");
  std::vector<view::ActionId> scopes;
  for (int i = 0; i < 2; ++i) scopes.emplace_back(pick(random, abstraction.view().actions.size()));
  StaticContradictionFinder finder(abstraction, scopes, StaticRuleSet::all());
  StableNames names;
  RunSample sample = sample_runs(program, RunLimits{.messages = 10, .ticks = 3},
                                 static_program_count() > 2000 ? 256 : 64, names, random);
  for (const Run& run : sample.runs) {
    if (auto found = finder.find(run, names)) {
      ADD_FAILURE() << "seed " << seed << ", " << static_rule_info(found->rule).name << ": " << found->claim << "\n"
                    << print_program(program);
      return;
    }
  }
  tally.runs += sample.runs.size();
  tally.complete += sample.complete;
  for (size_t i = 0; i < k_static_rules; ++i) tally.uses[i] += finder.uses()[i];
  if (sample.complete && forgetting.percent == 0) tally_misses(finder, tally);
}

TEST(StaticContradiction, NoneInRandomPrograms) {
  StaticTally tally;
  size_t programs = static_program_count();
  for (size_t seed = 0; seed < programs && !HasFailure(); ++seed) check_static(seed, tally);
  fmt::print("{} programs, {} explored completely, {} runs; of {} pairs of actions never reversed {} derived\n",
             programs, tally.complete, tally.runs, tally.never_reversed, tally.derived);
  for (const auto& [cause, count] : tally.missed) fmt::print("  missed {:5}: {}\n", count, cause);
  for (size_t i = 0; i < k_static_rules; ++i) {
    fmt::print("  {:15} {}\n", static_rule_info(static_cast<StaticRule>(i)).name, tally.uses[i]);
    if (programs >= 500) {
      EXPECT_GT(tally.uses[i], 0u) << static_rule_info(static_cast<StaticRule>(i)).name;
    }
  }
}

}  // namespace
}  // namespace antecede::order::bed
