#include "order/bed/queue.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::order::bed {
namespace {

// Takes everything that is due, in order.
std::vector<uint32_t> drain(LooperQueue& queue, int64_t now) {
  std::vector<uint32_t> order;
  while (auto id = queue.peek(now)) {
    queue.take(*id);
    order.push_back(*id);
  }
  return order;
}

using testing::ElementsAre;

TEST(LooperQueue, SortsByTimeAndKeepsTheOrderOfEqualTimes) {
  LooperQueue queue;
  queue.enqueue({1, 20, false, false});
  queue.enqueue({2, 10, false, false});
  queue.enqueue({3, 20, false, false});
  queue.enqueue({4, 10, false, false});
  EXPECT_FALSE(queue.peek(9));
  EXPECT_THAT(drain(queue, 10), ElementsAre(2, 4));
  EXPECT_EQ(queue.next_deadline(10), 20);
  EXPECT_THAT(drain(queue, 30), ElementsAre(1, 3));
}

TEST(LooperQueue, TheFrontIsLastInFirstOut) {
  LooperQueue queue;
  queue.enqueue({1, 10, false, false});
  queue.enqueue({2, 0, false, false});
  queue.enqueue({3, 0, false, false});
  queue.enqueue({4, -1, false, false});
  EXPECT_THAT(drain(queue, 10), ElementsAre(4, 3, 2, 1));
}

TEST(LooperQueue, BarrierStallsSynchronousMessagesBehindIt) {
  LooperQueue queue;
  queue.enqueue({1, 10, false, false});
  queue.post_barrier(7, 10);
  queue.enqueue({2, 10, false, false});
  queue.enqueue({3, 12, false, true});
  queue.enqueue({4, 11, false, true});
  queue.enqueue({5, 0, false, false});
  EXPECT_THAT(drain(queue, 12), ElementsAre(5, 1, 4, 3));
  EXPECT_FALSE(queue.idle(12)) << "a barrier at the head is something due";
  EXPECT_FALSE(queue.remove_barrier(8));
  EXPECT_TRUE(queue.remove_barrier(7));
  EXPECT_THAT(drain(queue, 12), ElementsAre(2));
  EXPECT_TRUE(queue.idle(12));
}

TEST(LooperQueue, BarrierLetsLaterMessagesOfEarlierTimePass) {
  LooperQueue queue;
  queue.post_barrier(7, 10);
  queue.enqueue({1, 9, false, false});
  EXPECT_THAT(drain(queue, 10), ElementsAre(1));
}

TEST(LooperQueue, IsIdleWhileEverythingIsDueLater) {
  LooperQueue queue;
  EXPECT_TRUE(queue.idle(10));
  queue.enqueue({1, 11, false, false});
  EXPECT_TRUE(queue.idle(10));
  EXPECT_FALSE(queue.idle(11));
}

TEST(LooperQueue, RemovesMatchingMessagesOnly) {
  LooperQueue queue;
  for (uint32_t id : {1, 2, 3, 4}) queue.enqueue({id, 10, false, false});
  queue.post_barrier(2, 10);
  EXPECT_THAT(queue.remove([](uint32_t id) { return id % 2 == 0; }), ElementsAre(2, 4));
  EXPECT_THAT(drain(queue, 10), ElementsAre(1, 3));
  EXPECT_TRUE(queue.remove_barrier(2));
}

}  // namespace
}  // namespace antecede::order::bed
