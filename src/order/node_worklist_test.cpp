#include "order/node_worklist.h"

#include <gtest/gtest.h>

namespace antecede::order {
namespace {

TEST(NodeWorklist, GivesEachNodeOnceInRecordedOrder) {
  NodeWorklist list(8);
  list.advance_to(NodeId(7));
  for (size_t node : {5u, 2u, 5u, 7u}) list.add(NodeId(node));
  EXPECT_EQ(list.take(), NodeId(2));
  list.add(NodeId(2));
  EXPECT_EQ(list.take(), NodeId(2));
  EXPECT_EQ(list.take(), NodeId(5));
  EXPECT_EQ(list.take(), NodeId(7));
  EXPECT_TRUE(list.empty());
}

TEST(NodeWorklist, LeavesOutWhatIsStillToCome) {
  NodeWorklist list(8);
  list.advance_to(NodeId(3));
  list.add(NodeId(4));
  EXPECT_TRUE(list.empty());
  list.advance_to(NodeId(4));
  list.add(NodeId(4));
  EXPECT_FALSE(list.empty());
}

}  // namespace
}  // namespace antecede::order
