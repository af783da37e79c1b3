#include "runtime/threads/task_queues.h"

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

using TaskKind = QueuedTask::Kind;

/// A looper's queue; messages are known by the number of their enqueue.
class LooperQueue : public ::testing::Test {
 protected:
  uint64_t add(TaskKind kind, int64_t when = 0, bool asynchronous = false) {
    QueuedTask task;
    task.kind = kind;
    task.when = when;
    task.asynchronous = asynchronous;
    task.message = ++messages_;
    task.task = static_cast<Ref>(8 * messages_);
    queue_.insert(task);
    return task.message;
  }
  /// 0: nothing is due.
  uint64_t take(int64_t now) {
    const QueuedTask* next = queue_.next_due(now);
    const uint64_t expected = next ? next->message : 0;
    const QueuedTask* due = queue_.due(now);
    EXPECT_EQ(due ? due->message : 0, expected);
    return due ? queue_.take(*due).message : 0;
  }
  uint64_t run(int64_t now) {
    const uint64_t message = take(now);
    queue_.ended(message);
    return message;
  }

  TaskQueue queue_;
  uint64_t messages_ = 0;
};

TEST_F(LooperQueue, ByTimeThenFirstComeFirstServed) {
  const uint64_t a = add(TaskKind::Delayed, 10), b = add(TaskKind::Delayed, 5), c = add(TaskKind::Delayed, 10);
  EXPECT_EQ(take(4), 0u);
  EXPECT_EQ(queue_.next_time(), 5);
  EXPECT_EQ(take(20), b);
  EXPECT_EQ(take(20), a);
  EXPECT_EQ(take(20), c);
  EXPECT_EQ(queue_.next_time(), TaskQueue::k_never);
}

TEST_F(LooperQueue, FrontAndTimeZeroComeFirstTheLastOneFirst) {
  const uint64_t a = add(TaskKind::Delayed, 1), b = add(TaskKind::AtFront), c = add(TaskKind::AtTime, 0),
                 d = add(TaskKind::AtTime, 1);
  for (const uint64_t expected : {c, b, a, d}) EXPECT_EQ(take(1), expected);
}

TEST_F(LooperQueue, ATimeBeforeTheStartComesBeforeTheFront) {
  const uint64_t a = add(TaskKind::AtFront), b = add(TaskKind::AtTime, -1), c = add(TaskKind::AtTime, -1);
  for (const uint64_t expected : {b, c, a}) EXPECT_EQ(take(0), expected);
}

TEST_F(LooperQueue, ABarrierHoldsBackWhatIsSynchronous) {
  add(TaskKind::Barrier, 0);
  const uint64_t a = add(TaskKind::Delayed, 0), b = add(TaskKind::Delayed, 0, true);
  EXPECT_EQ(take(0), b);
  EXPECT_EQ(take(0), 0u);
  EXPECT_EQ(queue_.tasks.erase_if([](const QueuedTask& task) { return task.kind == TaskKind::Barrier; }), 1u);
  EXPECT_EQ(take(0), a);
}

TEST_F(LooperQueue, BehindABarrierTheFirstAsynchronousOneIsTaken) {
  add(TaskKind::Barrier, 1);
  const uint64_t a = add(TaskKind::Delayed, 0), b = add(TaskKind::Delayed, 4, true),
                 c = add(TaskKind::Delayed, 3, true);
  const uint64_t d = add(TaskKind::Delayed, 2);
  EXPECT_EQ(take(9), a);  // Stands before the barrier.
  const uint64_t e = add(TaskKind::AtFront, 0, true);
  for (const uint64_t expected : {e, c, b, uint64_t(0)}) EXPECT_EQ(take(9), expected);
  queue_.tasks.erase_if([](const QueuedTask& task) { return task.kind == TaskKind::Barrier; });
  EXPECT_EQ(take(9), d);
  EXPECT_TRUE(queue_.tasks.empty());
}

TEST_F(LooperQueue, WhatWasErasedIsNotFoundBehindABarrier) {
  add(TaskKind::Barrier, 0);
  const uint64_t a = add(TaskKind::Delayed, 1, true), b = add(TaskKind::Delayed, 2, true);
  queue_.tasks.erase_if([&](const QueuedTask& task) { return task.message == a; });
  EXPECT_EQ(take(9), b);
  EXPECT_EQ(take(9), 0u);
}

TEST_F(LooperQueue, ManyMessagesInAnyOrderOfTime) {
  for (int64_t i = 0; i < 100000; ++i) add(TaskKind::Delayed, i * 7919 % 1000);
  int64_t last = -1;
  uint64_t last_message = 0;
  for (const QueuedTask* due = queue_.due(1000); due; due = queue_.due(1000)) {
    const QueuedTask task = queue_.take(*due);
    ASSERT_TRUE(task.when > last || (task.when == last && task.message > last_message));
    last = task.when;
    last_message = task.message;
  }
}

TEST_F(LooperQueue, IdleHandlersRunOncePerPause) {
  const uint64_t idle = add(TaskKind::Idle), a = add(TaskKind::Delayed, 0);
  EXPECT_EQ(run(0), a);
  EXPECT_EQ(run(0), idle);
  const uint64_t late = add(TaskKind::Idle);
  EXPECT_EQ(run(0), 0u);  // The pause had its pass.
  const uint64_t b = add(TaskKind::Delayed, 0);
  EXPECT_EQ(run(0), b);
  EXPECT_EQ(run(0), late);
}

TEST_F(LooperQueue, APassIsNotInterrupted) {
  const uint64_t first = add(TaskKind::Idle), second = add(TaskKind::Idle);
  EXPECT_EQ(run(0), first);
  const uint64_t front = add(TaskKind::AtFront);
  EXPECT_EQ(run(0), second);
  EXPECT_EQ(run(0), front);
}

TEST_F(LooperQueue, AHandlerThatStaysKeepsItsPlace) {
  const uint64_t first = add(TaskKind::Idle);
  EXPECT_EQ(take(0), first);
  const uint64_t second = add(TaskKind::Idle);
  QueuedTask again;
  again.kind = TaskKind::Idle;
  again.task = static_cast<Ref>(8 * first);
  again.message = ++messages_;
  EXPECT_TRUE(queue_.is_rerun(again));
  queue_.insert(again);
  queue_.ended(first);
  EXPECT_EQ(run(0), 0u);
  const uint64_t a = add(TaskKind::Delayed, 0);
  for (const uint64_t expected : {a, again.message, second}) EXPECT_EQ(run(0), expected);
}

TEST_F(LooperQueue, APassRunsOnACopy) {
  const uint64_t first = add(TaskKind::Idle), second = add(TaskKind::Idle);
  EXPECT_EQ(take(0), first);
  EXPECT_TRUE(queue_.is_in_pass(second));
  std::erase_if(queue_.idle, [&](const QueuedTask& task) { return task.message == second; });
  queue_.ended(first);
  EXPECT_EQ(run(0), second);  // Removed, but the pass had begun.
  EXPECT_TRUE(queue_.idle.empty());
  const uint64_t a = add(TaskKind::Delayed, 0);
  EXPECT_EQ(run(0), a);
  EXPECT_EQ(run(0), 0u);
}

TEST_F(LooperQueue, IsIdleUntilTheFirstTaskOrBarrierIsDue) {
  EXPECT_TRUE(queue_.is_idle(0));
  add(TaskKind::Idle);
  EXPECT_TRUE(queue_.is_idle(0));
  add(TaskKind::Delayed, 5);
  EXPECT_TRUE(queue_.is_idle(4));
  EXPECT_FALSE(queue_.is_idle(5));
  add(TaskKind::Barrier, 3);
  EXPECT_FALSE(queue_.is_idle(3));
}

TEST_F(LooperQueue, AfterQuittingABarrierStillHoldsBack) {
  add(TaskKind::Barrier, 0);
  add(TaskKind::Delayed, 0);
  const uint64_t a = add(TaskKind::Delayed, 0, true);
  queue_.has_quit = true;
  EXPECT_EQ(take(0), a);
  EXPECT_EQ(take(0), 0u);
}

TEST_F(LooperQueue, ADueBarrierKeepsIdleHandlersFromRunning) {
  add(TaskKind::Idle);
  add(TaskKind::Barrier, 5);
  EXPECT_EQ(take(5), 0u);
  EXPECT_NE(take(4), 0u);
}

TEST_F(LooperQueue, AfterQuittingNoPassBegins) {
  add(TaskKind::Idle);
  queue_.has_quit = true;
  EXPECT_EQ(take(0), 0u);
}

TEST(TaskQueues, TheNextTimeIsTheFirstAfterNow) {
  TaskQueues queues;
  const uint32_t one = queues.add(TaskQueue::Kind::Looper, 0, k_null),
                 other = queues.add(TaskQueue::Kind::Looper, 1, k_null);
  EXPECT_FALSE(queues.has_later(0));
  QueuedTask task;
  for (const int64_t when : {3, 7}) {
    task.when = when;
    queues[one].insert(task);
  }
  task.when = 5;
  queues[other].insert(task);
  EXPECT_EQ(queues.next_time(0), 3);
  EXPECT_EQ(queues.next_time(3), 5);
  EXPECT_EQ(queues.next_time(5), 7);
  EXPECT_TRUE(queues.has_later(6));
  EXPECT_FALSE(queues.has_later(7));
  EXPECT_EQ(queues.next_time(7), TaskQueue::k_never);
}

}  // namespace
}  // namespace antecede::runtime
