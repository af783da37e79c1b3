#include "runtime/explore/explorer_operation.h"

#include <gtest/gtest.h>

#include "runtime/explore/explorer_trace.h"
#include "runtime/threads/task_queues.h"

namespace antecede::runtime {
namespace {

using StepKind = StepOperation::Kind;

StepOperation operation(StepKind kind, uint64_t place = 1) {
  StepOperation result;
  result.kind = kind;
  result.place = place;
  return result;
}

StepOperation message(StepKind kind, uint64_t number, int64_t when, bool front = false) {
  StepOperation result = operation(kind);
  result.message = number;
  result.when = when;
  result.front = front;
  return result;
}

TEST(StepOperation, OtherPlacesDoNotDepend) {
  EXPECT_EQ(dependence(operation(StepKind::Write, 1), operation(StepKind::Write, 2)), Dependence::None);
}

TEST(StepOperation, ReadsCommute) {
  EXPECT_EQ(dependence(operation(StepKind::Read), operation(StepKind::Read)), Dependence::None);
  EXPECT_EQ(dependence(operation(StepKind::Read), operation(StepKind::Write)), Dependence::Race);
  EXPECT_EQ(dependence(operation(StepKind::Write), operation(StepKind::Read)), Dependence::Race);
}

TEST(StepOperation, LocksRaceWhereTheyAreTaken) {
  EXPECT_EQ(dependence(operation(StepKind::Acquire), operation(StepKind::Acquire)), Dependence::Race);
  EXPECT_EQ(dependence(operation(StepKind::Release), operation(StepKind::Acquire)), Dependence::Order);
  EXPECT_EQ(dependence(operation(StepKind::Acquire), operation(StepKind::Release)), Dependence::None);
  EXPECT_EQ(dependence(operation(StepKind::AcquireShared), operation(StepKind::AcquireShared)), Dependence::None);
  EXPECT_EQ(dependence(operation(StepKind::AcquireShared), operation(StepKind::Acquire)), Dependence::Race);
  EXPECT_EQ(dependence(operation(StepKind::Try), operation(StepKind::Release)), Dependence::Race);
}

TEST(StepOperation, EnqueuesCommuteWhereTimeDecides) {
  EXPECT_EQ(dependence(message(StepKind::Enqueue, 1, 5), message(StepKind::Enqueue, 2, 5)), Dependence::Race);
  EXPECT_EQ(dependence(message(StepKind::Enqueue, 1, 5), message(StepKind::Enqueue, 2, 6)), Dependence::None);
  EXPECT_EQ(dependence(message(StepKind::Enqueue, 1, 0, true), message(StepKind::Enqueue, 2, 6)), Dependence::None);
  EXPECT_EQ(dependence(message(StepKind::Enqueue, 1, 0, true), message(StepKind::Enqueue, 2, 0, true)),
            Dependence::Race);
}

TEST(StepOperation, PromptEnqueuesRaceWhateverTheTime) {
  StepOperation early = message(StepKind::Enqueue, 1, 5), late = message(StepKind::Enqueue, 2, 300);
  early.prompt = true;
  EXPECT_EQ(dependence(early, late), Dependence::None);
  late.prompt = true;
  EXPECT_EQ(dependence(early, late), Dependence::Race);
  EXPECT_TRUE(depend({early}, {late}));
}

TEST(StepOperation, TimeMattersToDelaysThatEndBefore) {
  const auto delay = [](int64_t until) { return message(StepKind::Read, 0, until); };
  const auto time = [](int64_t until) { return message(StepKind::Write, 0, until); };
  EXPECT_EQ(dependence(delay(12), time(11)), Dependence::None) << "it ends later, and would if it began later";
  EXPECT_EQ(dependence(delay(11), time(11)), Dependence::None) << "that is its own end";
  EXPECT_EQ(dependence(delay(11), time(12)), Dependence::Race);
  EXPECT_EQ(dependence(operation(StepKind::Read), time(12)), Dependence::Race) << "somebody asks for the time";
}

TEST(StepOperation, AMessageIsTakenAfterItsEnqueue) {
  EXPECT_EQ(dependence(message(StepKind::Enqueue, 1, 5), message(StepKind::Take, 1, 5)), Dependence::Order);
  EXPECT_EQ(dependence(message(StepKind::Enqueue, 1, 5), message(StepKind::Take, 2, 5)), Dependence::None);
  EXPECT_EQ(dependence(message(StepKind::Take, 2, 5), message(StepKind::Enqueue, 1, 5)), Dependence::None);
  EXPECT_EQ(dependence(message(StepKind::Take, 2, 5), message(StepKind::Enqueue, 1, 4)), Dependence::Race);
  EXPECT_EQ(dependence(message(StepKind::Take, 2, 5), message(StepKind::Enqueue, 1, 0, true)), Dependence::Race);
}

TEST(StepOperation, AMessageThatHasOvertakenAnotherMightHaveComeLater) {
  StepOperation take = message(StepKind::Take, 1, 0, true);
  take.rivals = true;
  EXPECT_EQ(dependence(message(StepKind::Enqueue, 1, 0, true), take), Dependence::Race);
}

TEST(StepOperation, AnIdleHandlerJoinsThePassOrNot) {
  StepOperation handler = message(StepKind::Enqueue, 2, 0), pass = message(StepKind::Take, 1, 0);
  handler.idle = true;
  EXPECT_EQ(dependence(pass, handler), Dependence::None);
  pass.idle = true;
  EXPECT_EQ(dependence(pass, handler), Dependence::Race);
}

TEST(StepOperation, WhatWasPostedElsewhereIsNotWhatIsTaken) {
  // The numbers are of two executions.
  EXPECT_FALSE(depend({message(StepKind::Enqueue, 1, 5)}, {message(StepKind::Take, 1, 3)}));
  EXPECT_TRUE(depend({message(StepKind::Enqueue, 1, 2)}, {message(StepKind::Take, 7, 3)}));
}

TEST(StepOperation, ALookForAMessageAndItsTaking) {
  StepOperation look = operation(StepKind::Remove), take = message(StepKind::Take, 1, 5);
  look.keys = TaskKeys::k_target;
  look.target = take.target = 7;
  EXPECT_EQ(dependence(look, take), Dependence::Race);
  EXPECT_EQ(dependence(take, look), Dependence::Race);
  take.target = 8;
  EXPECT_EQ(dependence(look, take), Dependence::None);
}

TEST(StepOperation, ARemovalMeansMessagesWithItsKeys) {
  StepOperation removal = operation(StepKind::Remove);
  removal.keys = TaskKeys::k_target | TaskKeys::k_what;
  removal.target = 7;
  removal.what = 3;
  StepOperation enqueue = message(StepKind::Enqueue, 1, 5);
  enqueue.target = 7;
  EXPECT_EQ(dependence(enqueue, removal), Dependence::None);
  enqueue.what = 3;
  EXPECT_EQ(dependence(enqueue, removal), Dependence::Race);
  EXPECT_EQ(dependence(removal, enqueue), Dependence::Race);
}

TEST(ExplorerTrace, AReadThatKnowsTheWriteDoesNotRace) {
  ExplorerTrace trace;
  trace.begin(1, 0);
  EXPECT_TRUE(trace.add(operation(StepKind::Write)).empty());
  EXPECT_TRUE(trace.add(operation(StepKind::Give, 9)).empty());
  trace.end();
  trace.begin(2, 1);
  EXPECT_EQ(trace.add(operation(StepKind::Read)), std::vector<uint32_t>{0});
  trace.end();
  trace.begin(3, 2);
  EXPECT_TRUE(trace.add(operation(StepKind::Receive, 9)).empty());
  EXPECT_TRUE(trace.add(operation(StepKind::Read)).empty());
}

TEST(ExplorerTrace, OnlyTheLastOfSeveralLocksRaces) {
  ExplorerTrace trace;
  for (Process process = 1; process <= 3; ++process) {
    trace.begin(process, process);
    const auto races = trace.add(operation(StepKind::Acquire));
    if (process == 1)
      EXPECT_TRUE(races.empty());
    else
      EXPECT_EQ(races, std::vector<uint32_t>{process - 2});
    trace.add(operation(StepKind::Release));
    trace.end();
  }
}

TEST(ExplorerTrace, AccessesUnderOneLockAreOrdered) {
  ExplorerTrace trace;
  for (Process process = 1; process <= 2; ++process) {
    trace.begin(process, process);
    trace.add(operation(StepKind::Acquire));
    EXPECT_FALSE(trace.access(5, true));
    trace.add(operation(StepKind::Release));
    trace.end();
  }
  trace.begin(3, 3);
  EXPECT_TRUE(trace.access(5, false));
}

TEST(ExplorerTrace, AnAccessBehindAnOperationIsNotOrderedByIt) {
  for (const bool before : {true, false}) {
    ExplorerTrace trace;
    trace.begin(1, 0);
    if (before) {
      EXPECT_FALSE(trace.access(5, true));
    }
    trace.add(operation(StepKind::Read));
    if (!before) {
      EXPECT_FALSE(trace.access(5, true));
    }
    trace.end();
    trace.begin(2, 1);
    trace.add(operation(StepKind::Write));
    EXPECT_EQ(trace.access(5, true), !before);
  }
}

TEST(ExplorerTrace, WhatIsKnownThroughAnotherDoesNotRace) {
  // Enqueue after a look for the message; the take knows both.
  StepOperation look = operation(StepKind::Remove), take = message(StepKind::Take, 1, 5),
                enqueue = message(StepKind::Enqueue, 1, 5);
  ExplorerTrace trace;
  trace.begin(1, 0);
  trace.add(look);
  trace.end();
  trace.begin(2, 1);
  EXPECT_EQ(trace.add(enqueue), std::vector<uint32_t>{0});
  trace.end();
  trace.begin(3, 2);
  EXPECT_TRUE(trace.add(take).empty());
}

}  // namespace
}  // namespace antecede::runtime
