#include "bench/detect_baseline.h"

#include <cstdlib>

#include <gtest/gtest.h>

#include "base/diagnostics.h"
#include "order/bed/reference_order.h"
#include "order/bed/traces.h"
#include "trace/generator/generator.h"
#include "trace/trace_sanitizer.h"

namespace antecede::bench {
namespace {

size_t trace_count() {
  const char* wish = std::getenv("ANTECEDE_ORDER_TRACES");
  return wish ? std::strtoul(wish, nullptr, 10) : 2000;
}

trace::Trace random_run(uint64_t seed) {
  std::mt19937_64 random(seed);
  base::Diagnostics diagnostics;
  const size_t scale = random() % 4 ? 1 + random() % 3 : 4 + random() % 4;
  return trace::sanitize_trace(order::bed::random_trace(random, order::bed::TraceKind::Run, scale), diagnostics);
}

/// The order of a made-up recording; accesses do not matter for it.
trace::Trace made_up(uint64_t seed, std::string_view profile) {
  trace::Trace trace;
  trace::GeneratorOptions options;
  options.minutes = 0.05;
  options.seed = seed;
  options.profile = trace::built_in_profile(profile);
  options.profile.screens = 100;  // Or none would close in this time.
  options.profile.startup_seconds = 1;
  options.profile.startup_services = 8;
  options.profile.startup_posts = 20;
  generate_trace(options, trace.tables, [&](const trace::Operation& operation) {
    if (operation.kind < trace::OperationKind::Lock) trace.operations.push_back(operation);
  });
  return trace;
}

void expect_equal(const trace::Trace& trace, uint64_t seed, DetectBaseline::Options options) {
  std::vector<trace::Operation> ordering;
  std::vector<uint32_t> positions;
  for (uint32_t at = 0; at < trace.operations.size(); ++at) {
    const trace::Operation& operation = trace.operations[trace::OperationId(at)];
    if (operation.kind >= trace::OperationKind::Lock) continue;
    ordering.push_back(operation);
    positions.push_back(at);
  }
  const DetectBaseline baseline(trace.tables, ordering, options);
  // The paper has no rules for what a thread does before its loop, nor for work that is done instead of a message.
  const order::RuleSet rules =
      order::RuleSet::all().without(order::Rule::ThreadLoop).without(order::Rule::MsgInstead);
  const order::ReferenceOrder reference(trace, rules);
  for (uint32_t a = 0; a < ordering.size(); ++a) {
    for (uint32_t b = a + 1; b < ordering.size(); ++b) {
      const bool expected = reference.ordered(positions[a], positions[b]);
      ASSERT_EQ(baseline.ordered(NodeId(a), NodeId(b)), expected)
          << "seed " << seed << ": " << positions[a] << " and " << positions[b] << "\n"
          << (expected ? reference.explain({positions[a], positions[b]}) : "");
    }
  }
}

TEST(DetectBaseline, IsWhatTheReferenceSays) {
  for (uint64_t seed = 0; seed < trace_count() && !HasFatalFailure(); ++seed)
    expect_equal(random_run(seed), seed, {.chains_over_events = seed % 2 == 0});
}

TEST(DetectBaseline, IsWhatTheReferenceSaysOfMadeUpRecordings) {
  for (const std::string_view profile : trace::profile_names()) {
    const trace::Trace trace = made_up(1, profile);
    EXPECT_GT(trace.operations.size(), 500u);
    expect_equal(trace, 1, {});
    EXPECT_TRUE(order::broken_rules(trace, order::RuleSet::all()).empty()) << "no queue would do that";
  }
}

TEST(DetectBaseline, StopsAtTheMemoryLimit) {
  const trace::Trace trace = random_run(1);
  std::vector<trace::Operation> ordering;
  for (const trace::Operation& operation : trace.operations)
    if (operation.kind < trace::OperationKind::Lock) ordering.push_back(operation);
  const DetectBaseline baseline(trace.tables, ordering, {.memory_limit = 64});
  EXPECT_LT(baseline.statistics().nodes, ordering.size());
  EXPECT_LE(baseline.statistics().clock_bytes, 64u);
}

}  // namespace
}  // namespace antecede::bench
