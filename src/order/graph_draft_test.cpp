#include "order/graph_draft.h"

#include <gtest/gtest.h>

namespace antecede::order {
namespace {

/// Three strands of one node each, two of them events of one looper.
class GraphDraftTest : public testing::Test {
 protected:
  GraphDraftTest() {
    tables_.threads.push_back({});
    tables_.queues.push_back({trace::Queue::Kind::Looper, {}, {}});
    for (int i = 0; i < 2; ++i) {
      trace::Message message;
      message.queue = trace::QueueId(0);
      tables_.messages.push_back(message);
    }
  }

  NodeId add(GraphDraft& draft, trace::MessageId event) {
    return draft.append(draft.add_strand(trace::ThreadId(0), event), Node());
  }

  trace::TraceTables tables_;
};

TEST_F(GraphDraftTest, DrawsOnlyForwardAndOnlyRulesThatAreOn) {
  GraphDraft draft(tables_, RuleSet::all().without(Rule::NotifyWait));
  NodeId one = add(draft, {}), other = add(draft, {});
  draft.connect(one, other, Rule::NotifyWait);
  draft.connect(other, one, Rule::ThreadFork);
  draft.connect(one, one, Rule::ThreadFork);
  draft.connect(NodeId(), other, Rule::ThreadFork);
  EXPECT_EQ(draft.graph().edge_count(), 0u);
  draft.connect(one, other, Rule::ThreadFork);
  EXPECT_EQ(draft.graph().edge_count(), 1u);
}

TEST_F(GraphDraftTest, OrdersWholeEventsWithTheirParts) {
  GraphDraft draft(tables_, RuleSet::all());
  trace::MessageId first(0), second(1);
  NodeId begin = add(draft, first);
  NodeId end = draft.append(draft.graph().node(begin).strand, Node());
  NodeId next = add(draft, second);
  NodeId inside = draft.append(draft.graph().node(next).strand, Node());
  draft.message(first).end = end;
  draft.message(second).begin = next;
  draft.connect(begin, inside, Rule::CallbackReg1);
  ASSERT_EQ(draft.graph().edge_count(), 2u);
  const Edge& whole = draft.graph().edge(EdgeId(1));
  EXPECT_EQ(whole.rule, Rule::LooperAtomic);
  EXPECT_EQ(whole.from, end);
  EXPECT_EQ(whole.to, next);
}

TEST_F(GraphDraftTest, GathersACrowdInOneNode) {
  GraphDraft draft(tables_, RuleSet::all());
  Crowd crowd;
  crowd.fresh = {add(draft, {})};
  draft.gather(crowd, Rule::ReleaseAcquire);
  EXPECT_EQ(crowd.known, NodeId(0));  // One stands for itself.
  crowd.fresh = {add(draft, {}), add(draft, {})};
  draft.gather(crowd, Rule::ReleaseAcquire);
  EXPECT_TRUE(draft.graph().node(crowd.known).gathers());
  EXPECT_EQ(draft.graph().edge_count(), 3u);
  EXPECT_TRUE(crowd.fresh.empty());
}

}  // namespace
}  // namespace antecede::order
