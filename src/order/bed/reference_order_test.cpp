#include "order/bed/reference_order.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "order/bed/explorer.h"
#include "order/bed/order_testing.h"
#include "order/bed/traces.h"

namespace antecede::order::bed {
namespace {

using trace::OperationKind;

std::string text_of(const trace::Trace& trace) {
  std::string text;
  for (const trace::Operation& operation : trace.operations) {
    text += std::to_string(static_cast<int>(operation.kind)) + "." + std::to_string(operation.thread.value()) + "." +
            std::to_string(operation.subject) + "." + std::to_string(operation.object) + " ";
  }
  return text;
}

bool is_contained(const ReferenceOrder& small, const ReferenceOrder& large, uint32_t size) {
  for (uint32_t a = 0; a < size; ++a)
    for (uint32_t b = 0; b < size; ++b)
      if (small.ordered(a, b) && !large.ordered(a, b)) return false;
  return true;
}

// Each chain leads from one operation to the other, and no conclusion goes against the recording.
void expect_sound(const ReferenceOrder& order, uint32_t size) {
  for (uint32_t a = 0; a < size; ++a) {
    for (uint32_t b = 0; b < size; ++b) {
      if (!order.ordered(a, b)) continue;
      ASSERT_LT(a, b);
      uint32_t at = a;
      for (uint32_t step : order.chain({a, b})) {
        const RuleInstance& instance = order.instances()[step];
        ASSERT_EQ(instance.conclusion.from, at);
        at = instance.conclusion.to;
        for (Precedes premise : instance.premises) ASSERT_TRUE(order.ordered(premise.from, premise.to));
      }
      ASSERT_EQ(at, b);
    }
  }
}

TEST(ReferenceOrder, OddTracesGiveAnOrderAndItsReasons) {
  std::mt19937_64 random(7);
  for (int i = 0; i < 1500; ++i) {
    trace::Trace trace = random_trace(random);
    auto size = static_cast<uint32_t>(trace.operations.size());
    ReferenceOrder all(trace, RuleSet::all());
    expect_sound(all, size);
    auto off = static_cast<Rule>(pick(random, k_rules));
    EXPECT_TRUE(is_contained(ReferenceOrder(trace, RuleSet::all().without(off)), all, size)) << rule_info(off).name;
    if (HasFailure()) return;
  }
}

TEST(ReferenceOrder, NoRulesNoOrder) {
  std::mt19937_64 random(8);
  EXPECT_TRUE(ReferenceOrder(random_trace(random), RuleSet()).instances().empty());
  EXPECT_TRUE(ReferenceOrder(trace::Trace(), RuleSet::all()).instances().empty());
}

TEST(ReferenceOrder, ExplainsItself) {
  StableNames names;
  Program program = program_of("looper l; thread w { write a; post t on l }; task t { write b }");
  explore(program, {}, 1, names, [&](const bed::Run& run) {
    ReferenceOrder order(run.trace, RuleSet::all());
    std::string why = order.explain({find_write(run.trace, "a"), find_write(run.trace, "b")});
    EXPECT_THAT(why, testing::HasSubstr("ThreadOp: both are steps of the same thread"));
    EXPECT_THAT(why, testing::HasSubstr("MsgEnqueue: an event begins after its message was posted"));
    EXPECT_THAT(why, testing::HasSubstr("EventOp"));
    return true;
  });
}

TEST(ReferenceOrder, FindsRulesThatTheRecordingBreaks) {
  trace::Trace trace;
  trace.tables.threads.push_back({});
  trace.tables.queues.push_back({});
  for (int i = 0; i < 2; ++i) trace.tables.messages.push_back({trace::QueueId(0), {}, false, false, 0, {}, {}});
  auto add = [&](OperationKind kind, uint32_t message) {
    trace::Operation operation;
    operation.kind = kind;
    operation.thread = trace::ThreadId(0);
    operation.subject = message;
    trace.operations.push_back(operation);
  };
  for (uint32_t message : {0, 1}) add(OperationKind::Enqueue, message);
  for (uint32_t message : {1, 0}) add(OperationKind::Begin, message), add(OperationKind::End, message);
  auto broken = broken_rules(trace, RuleSet::all());
  ASSERT_EQ(broken.size(), 1u);
  EXPECT_EQ(broken[0].rule, Rule::MsgBegin1);
  EXPECT_EQ(broken[0].conclusion, (Precedes{5, 2}));
}

TEST(RandomTraces, AreTheSameForTheSameSeed) {
  std::mt19937_64 one(5), other(5);
  for (int i = 0; i < 200; ++i) ASSERT_EQ(text_of(random_trace(one)), text_of(random_trace(other)));
}

TEST(RandomTraces, HaveEveryOperationAndEveryRule) {
  std::mt19937_64 random(9);
  size_t kinds[3][trace::k_operation_kinds] = {}, rules[3][k_rules] = {};
  for (int i = 0; i < 2000; ++i) {
    for (size_t kind = 0; kind < 3; ++kind) {
      trace::Trace trace = random_trace(random, static_cast<TraceKind>(kind), 1 + pick(random, 4));
      for (const trace::Operation& operation : trace.operations) ++kinds[kind][static_cast<size_t>(operation.kind)];
      ReferenceOrder order(trace, RuleSet::all().with(Rule::CallbackInv));
      for (const RuleInstance& instance : order.instances()) ++rules[kind][static_cast<size_t>(instance.rule)];
    }
  }
  for (size_t kind = 0; kind < 3; ++kind) {
    for (size_t count : kinds[kind]) EXPECT_GT(count, 0u) << kind;
    for (size_t i = 0; i < k_rules; ++i) EXPECT_GT(rules[kind][i], 0u) << kind << " " << rule_info(Rule(i)).name;
  }
}

// Tells the three kinds apart: only runs obey all rules.
TEST(RandomTraces, OnlyRunsObeyTheRules) {
  std::mt19937_64 random(10);
  size_t broken[3] = {};
  for (int i = 0; i < 300; ++i)
    for (size_t kind = 0; kind < 3; ++kind)
      broken[kind] += !broken_rules(random_trace(random, static_cast<TraceKind>(kind), 3), RuleSet::all()).empty();
  EXPECT_EQ(broken[0], 0u);
  EXPECT_GT(broken[1], 10u);
  EXPECT_GT(broken[2], 10u);
}

}  // namespace
}  // namespace antecede::order::bed
