#include <cstdlib>

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "order/bed/contradiction.h"
#include "order/bed/explorer.h"
#include "order/bed/generator.h"
#include "order/bed/parser.h"

namespace antecede::order::bed {
namespace {

#if defined(__SANITIZE_ADDRESS__)
#define ANTECEDE_HAS_ASAN 1
#elif defined(__has_feature)
#define ANTECEDE_HAS_ASAN __has_feature(address_sanitizer)
#else
#define ANTECEDE_HAS_ASAN 0
#endif
#if ANTECEDE_HAS_ASAN
constexpr size_t k_default_programs = 500;  // Many times slower, and the same programs run without, too.
#else
constexpr size_t k_default_programs = 2000;
#endif

// ANTECEDE_ORDER_PROGRAMS sets how many programs are tried; with more than 2000, more runs of each, too.
size_t program_count() {
  const char* wish = std::getenv("ANTECEDE_ORDER_PROGRAMS");
  return wish ? std::strtoul(wish, nullptr, 10) : k_default_programs;
}

struct Tally {
  size_t runs = 0, complete = 0, operations = 0;
  size_t uses[k_rules] = {};
  Completeness completeness;
};

std::string describe(const Program& program, const RuleInstance& instance) {
  return fmt::format("{} {} → {}\n{}", rule_info(instance.rule).name, instance.conclusion.from,
                     instance.conclusion.to, print_program(program));
}

void check_program(uint64_t seed, Tally& tally) {
  std::mt19937_64 random(seed);
  Program program = random_program(random);
  StableNames names;
  RunSample sample =
      sample_runs(program, RunLimits{.messages = 10, .ticks = 3}, program_count() > 2000 ? 256 : 64, names, random);
  for (const Run& run : sample.runs) {
    for (const RuleInstance& broken : broken_rules(run.trace, RuleSet::all().with(Rule::CallbackInv))) {
      ADD_FAILURE() << "seed " << seed << ": a run breaks " << describe(program, broken);
      return;
    }
    tally.operations += run.trace.operations.size();
  }
  ContradictionFinder finder(sample.runs, RuleSet::all().with(Rule::CallbackInv), names.size());
  for (const ReferenceOrder& order : finder.orders())
    for (const RuleInstance& instance : order.instances()) ++tally.uses[static_cast<size_t>(instance.rule)];
  for (const Contradiction& found : finder.find()) {
    ADD_FAILURE() << "seed " << seed << ": reversed in another run: " << describe(program, found.instance);
    return;
  }
  tally.runs += sample.runs.size();
  tally.complete += sample.complete;
  if (!sample.complete) return;
  Completeness completeness = finder.measure();
  tally.completeness.never_reversed += completeness.never_reversed;
  tally.completeness.derived += completeness.derived;
}

TEST(Contradiction, NoneInRandomPrograms) {
  Tally tally;
  size_t programs = program_count();
  for (size_t seed = 0; seed < programs && !HasFailure(); ++seed) check_program(seed, tally);
  fmt::print("{} programs, {} explored completely, {} runs, {} operations; of {} pairs never reversed {} derived\n",
             programs, tally.complete, tally.runs, tally.operations, tally.completeness.never_reversed,
             tally.completeness.derived);
  for (size_t i = 0; i < k_rules; ++i) {
    fmt::print("  {:15} {}\n", rule_info(static_cast<Rule>(i)).name, tally.uses[i]);
    if (programs >= 500) {
      EXPECT_GT(tally.uses[i], 0u) << rule_info(static_cast<Rule>(i)).name;
    }
  }
}

}  // namespace
}  // namespace antecede::order::bed
