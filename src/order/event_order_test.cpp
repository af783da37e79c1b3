#include "order/event_order.h"

#include <cstdlib>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/diagnostics.h"
#include "order/bed_traces.h"
#include "order/order_graph_builder.h"
#include "order/reference_order.h"
#include "trace/trace_sanitizer.h"

namespace antecede::order {
namespace {

size_t trace_count() {
  const char* wish = std::getenv("ANTECEDE_ORDER_TRACES");
  return wish ? std::strtoul(wish, nullptr, 10) : 2000;
}

RuleSet random_rules(std::mt19937_64& random) {
  RuleSet rules = RuleSet::all();
  if (random() % 2) return rules;
  for (size_t i = 0; i < k_rules; ++i)
    if (random() % 8 == 0) rules = rules.without(static_cast<Rule>(i));
  return rules;
}

// The order of two operations by the fast engine: nodes by themselves, accesses by the segment they are in.
bool fast_ordered(const EventOrder& order, const std::vector<NodeId>& segments, uint32_t a, uint32_t b) {
  bool node_a = order.graph().node(segments[a]).position == a, node_b = order.graph().node(segments[b]).position == b;
  if (a >= b) return false;
  if (order.graph().node(segments[a]).strand == order.graph().node(segments[b]).strand) return true;
  (void)node_b;
  return node_a ? order.node_ordered(segments[a], segments[b]) : order.segment_ordered(segments[a], segments[b]);
}

void expect_equal(uint64_t seed) {
  std::mt19937_64 random(seed);
  base::Diagnostics diagnostics;
  // Mostly small ones: what goes wrong at all goes wrong there; some large enough for everything to meet.
  bed::TraceKind kind = static_cast<bed::TraceKind>(random() % 8 < 5 ? 0 : 1 + random() % 2);
  size_t scale = random() % 4 ? 1 + random() % 2 : 3 + random() % 4;
  trace::Trace trace = trace::sanitize_trace(bed::random_trace(random, kind, scale), diagnostics);
  RuleSet rules = random_rules(random);
  std::vector<NodeId> segments;
  OrderGraph graph = build_order_graph(trace, rules, &segments);
  EventOrder order(std::move(graph), trace.tables, rules);
  ReferenceOrder reference(trace, rules);
  for (uint32_t a = 0; a < trace.operations.size(); ++a) {
    for (uint32_t b = a + 1; b < trace.operations.size(); ++b) {
      bool fast = fast_ordered(order, segments, a, b);
      if (fast == reference.ordered(a, b)) continue;
      std::string steps;
      if (fast && order.node_ordered(segments[a], segments[b])) {
        for (const EventOrder::Step& step : order.explain(segments[a], segments[b])) {
          steps += fmt::format("{} → {} {}\n", order.graph().node(step.from).position,
                               order.graph().node(step.to).position, rule_info(step.rule).name);
        }
      }
      ADD_FAILURE() << "seed " << seed << ": " << a << " and " << b << (fast ? " ordered" : " not ordered") << "\n"
                    << (fast ? steps : reference.explain({a, b})) << rules.names();
      return;
    }
  }
}

TEST(EventOrder, IsWhatTheReferenceSays) {
  for (uint64_t seed = 0; seed < trace_count() && !HasFailure(); ++seed) expect_equal(seed);
}

}  // namespace
}  // namespace antecede::order
