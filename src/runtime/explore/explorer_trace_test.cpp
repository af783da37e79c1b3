#include "runtime/explore/explorer_trace.h"

#include <cstdint>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

StepOperation write_to(uint64_t place) {
  StepOperation operation;
  operation.kind = StepOperation::Kind::Write;
  operation.place = place;
  return operation;
}

/// A step of the process that writes to the place; the steps with which it races.
std::vector<uint32_t> step(ExplorerTrace& trace, Process process, uint64_t place) {
  trace.begin(process, 0);
  const std::vector<uint32_t> races = trace.add(write_to(place));
  trace.end();
  return races;
}

TEST(ExplorerTrace, TellsRacesOfWritesToOnePlace) {
  ExplorerTrace trace;
  EXPECT_THAT(step(trace, 1, 7), IsEmpty());
  EXPECT_THAT(step(trace, 2, 8), IsEmpty());
  EXPECT_THAT(step(trace, 3, 7), ElementsAre(0u));
  EXPECT_THAT(step(trace, 2, 7), ElementsAre(2u)) << "the first is before the third";
}

TEST(ExplorerTrace, TellsWhoCouldBeginAnOtherOrder) {
  ExplorerTrace trace;
  step(trace, 1, 7);
  step(trace, 2, 8);  // Needs nothing.
  step(trace, 4, 7);  // Needs the first.
  step(trace, 3, 8);  // Needs the second.
  step(trace, 5, 8);  // The same.
  EXPECT_THAT(trace.initials(0, 6), ElementsAre(2u, 6u));
  EXPECT_THAT(trace.initials(0, 3), ElementsAre(2u)) << "what it did needs another step";
}

TEST(ExplorerTrace, LeavesTheRunningStepOut) {
  ExplorerTrace trace;
  step(trace, 1, 7);
  trace.begin(2, 0);
  trace.add(write_to(9));
  EXPECT_THAT(trace.initials(0, 2), ElementsAre(2u));
}

}  // namespace
}  // namespace antecede::runtime
