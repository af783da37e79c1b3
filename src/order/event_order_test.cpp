#include "order/event_order.h"

#include <cstdlib>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/diagnostics.h"
#include "order/bed/reference_order.h"
#include "order/bed/traces.h"
#include "order/order_graph_builder.h"
#include "trace/trace_sanitizer.h"

namespace antecede::order {
namespace {

// ANTECEDE_ORDER_TRACES sets how many traces are tried.
size_t trace_count() {
  const char* wish = std::getenv("ANTECEDE_ORDER_TRACES");
  return wish ? std::strtoul(wish, nullptr, 10) : 2000;
}

RuleSet random_rules(std::mt19937_64& random) {
  RuleSet rules = RuleSet::all().with(Rule::CallbackInv);
  if (random() % 2) return rules;
  for (size_t i = 0; i < k_rules; ++i)
    if (random() % 8 == 0) rules = rules.without(static_cast<Rule>(i));
  return rules;
}

// Mostly small ones: what goes wrong at all goes wrong there; some large enough for everything to meet.
trace::Trace random_trace(std::mt19937_64& random) {
  base::Diagnostics diagnostics;
  auto kind = static_cast<bed::TraceKind>(random() % 8 < 5 ? 0 : 1 + random() % 2);
  size_t scale = random() % 4 ? 1 + random() % 2 : 3 + random() % 4;
  return trace::sanitize_trace(bed::random_trace(random, kind, scale), diagnostics);
}

/// The fast engine on a whole trace, asked by position.
class FastOrder {
 public:
  FastOrder(const trace::Trace& trace, RuleSet rules)
      : order_(build_order_graph(trace, rules, &segments_), trace.tables, rules) {}

  bool ordered(uint32_t a, uint32_t b) const {
    const OrderGraph& graph = order_.graph();
    if (graph.node(segments_[a]).strand == graph.node(segments_[b]).strand) return a < b;
    bool is_node = graph.node(segments_[a]).position == a;
    return is_node ? order_.node_ordered(segments_[a], segments_[b])
                   : order_.segment_ordered(segments_[a], segments_[b]);
  }
  const EventOrder& order() const { return order_; }

 private:
  std::vector<NodeId> segments_;
  EventOrder order_;
};

struct Tally {
  size_t uses[k_rules] = {};
  uint64_t late_edges = 0, repetitions = 0;
};

void count(const EventOrder& order, Tally& tally) {
  for (uint32_t i = 0; i < order.graph().edge_count(); ++i) {
    ++tally.uses[static_cast<size_t>(order.graph().edge(EdgeId(i)).rule)];
  }
  tally.late_edges += order.statistics().late_edges;
  tally.repetitions += order.statistics().evaluations - order.graph().nodes().size();
}

void expect_equal(uint64_t seed, Tally& tally) {
  std::mt19937_64 random(seed);
  trace::Trace trace = random_trace(random);
  RuleSet rules = random_rules(random);
  FastOrder fast(trace, rules);
  ReferenceOrder reference(trace, rules);
  count(fast.order(), tally);
  for (uint32_t a = 0; a < trace.operations.size(); ++a) {
    for (uint32_t b = a + 1; b < trace.operations.size(); ++b) {
      if (fast.ordered(a, b) == reference.ordered(a, b)) continue;
      ADD_FAILURE() << "seed " << seed << ", rules " << rules.names() << ": " << a << " → " << b << ' '
                    << (fast.ordered(a, b) ? "does not follow" : "follows: " + reference.explain({a, b}));
      return;
    }
  }
}

TEST(EventOrder, IsWhatTheReferenceSays) {
  Tally tally;
  for (uint64_t seed = 0; seed < trace_count() && !HasFailure(); ++seed) expect_equal(seed, tally);
  for (size_t i = 0; i < k_rules; ++i) {
    Rule rule = static_cast<Rule>(i);
    if (rule == Rule::EventOp || rule == Rule::ThreadOp) continue;  // These make no edges but strands.
    EXPECT_GT(tally.uses[i], 0u) << rule_info(rule).name;
  }
  EXPECT_GT(tally.late_edges, 0u);
  EXPECT_GT(tally.repetitions, 0u);
}

// Each step follows from the one before, and each is a conclusion that the reference draws, too.
void expect_explained(const EventOrder& order, const ReferenceOrder& reference, NodeId from, NodeId to) {
  NodeId at = from;
  for (const OrderStep& step : order.explain(from, to)) {
    ASSERT_EQ(step.from, at);
    uint32_t first = order.graph().node(step.from).position, second = order.graph().node(step.to).position;
    ASSERT_TRUE(first == second ||
                reference.ordered(first, second));  // A thread's loop is entered at its last operation.
    ASSERT_FALSE(order.graph().node(step.to).gathers());
    at = step.to;
  }
  ASSERT_EQ(at, to);
}

TEST(EventOrder, ExplainsEveryOrder) {
  size_t explained = 0;
  for (uint64_t seed = 0; seed < 60; ++seed) {
    std::mt19937_64 random(seed);
    trace::Trace trace = random_trace(random);
    FastOrder fast(trace, RuleSet::all());
    ReferenceOrder reference(trace, RuleSet::all());
    const auto& nodes = fast.order().graph().nodes();
    for (uint32_t a = 0; a < nodes.size(); ++a) {
      for (uint32_t b = a + 1; b < nodes.size(); ++b) {
        bool real = !nodes[NodeId(a)].gathers() && !nodes[NodeId(b)].gathers();
        if (real && fast.order().node_ordered(NodeId(a), NodeId(b))) {
          expect_explained(fast.order(), reference, NodeId(a), NodeId(b));
          ++explained;
        }
      }
    }
  }
  EXPECT_GT(explained, 1000u);
}

// A strand that nothing can follow any more is continued by others; what it did last stays unordered with them.
TEST(EventOrder, KnowsNothingOfWhatNobodyCanFollow) {
  trace::Trace trace;
  trace.tables.threads.push_back({});
  trace.tables.threads.push_back({});
  trace.tables.locations.push_back({});
  auto add = [&](uint32_t thread, trace::OperationKind kind, uint32_t subject) {
    trace::Operation operation;
    operation.kind = kind;
    operation.thread = trace::ThreadId(thread);
    operation.subject = subject;
    trace.operations.push_back(operation);
  };
  using enum trace::OperationKind;
  add(0, ThreadInit, trace::Operation::k_none);
  add(0, Fork, 1);
  add(0, Write, 0);  // Behind the last node of the first thread.
  add(1, ThreadInit, trace::Operation::k_none);
  add(1, Write, 0);
  FastOrder order(trace, RuleSet::all());
  EXPECT_EQ(order.order().chain_count(), 1u);
  EXPECT_TRUE(order.ordered(1, 4));
  EXPECT_FALSE(order.ordered(2, 4));
}

}  // namespace
}  // namespace antecede::order
