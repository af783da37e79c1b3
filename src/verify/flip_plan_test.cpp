#include "verify/flip_plan.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "trace/text/text_parser.h"
#include "verify/pair_finder.h"

namespace antecede::verify {
namespace {

/// A recorded run of one turn per operation.
RecordedRun run_of(std::string_view text) {
  const trace::Trace trace = *trace::parse_trace_text(text);
  RecordedRun run;
  run.tables = trace.tables;
  run.operations = {trace.operations.begin(), trace.operations.end()};
  for (size_t i = 0; i < run.operations.size(); ++i)
    run.steps.push_back({run.operations[i].thread.value(), i + 1, 0, 0});
  return run;
}

std::vector<size_t> accesses_of(const RecordedRun& run) {
  std::vector<size_t> found;
  for (size_t i = 0; i < run.operations.size(); ++i)
    if (run.operations[i].is_access()) found.push_back(i);
  return found;
}

std::vector<Attempt> attempts_until(const std::vector<Attempt>& attempts, Attempt::Until until) {
  std::vector<Attempt> found;
  std::ranges::copy_if(attempts, std::back_inserter(found), [&](const Attempt& one) { return one.until == until; });
  return found;
}

// What the looper posts itself reads; what another thread posts behind it writes.
constexpr const char* k_posted_by_the_looper = R"(process p
queue main looper thread=main
main: init
main: fork other at p.Main.start()V@Main.java:1
main: enqueue set q=main delayed 0 at p.Main.start()V@Main.java:2
main: begin set
main: enqueue tell q=main delayed 0 at p.Main.set()V@Main.java:3
main: end set
main: begin tell
main: read p.Main.time@m at p.Main.tell()V@Main.java:4
main: end tell
other: init
other: enqueue late q=main delayed 0 at p.Other.run()V@Other.java:5
main: begin late
main: write p.Main.time@m at p.Main.late()V@Main.java:6
main: end late
)";

TEST(FlipPlan, ALooperThatPostsTheFirstItselfIsSlowUntilTheSecondIsPosted) {
  const RecordedRun run = run_of(k_posted_by_the_looper);
  const std::vector<size_t> at = accesses_of(run);
  const FlipPlan plan = plan_flips(run, {{"r", {at[0], at[1]}}}).front();
  ASSERT_TRUE(plan.is_one_thread);
  const std::vector<Attempt> slow = attempts_until(plan.attempts, Attempt::Until::Posted);
  ASSERT_EQ(slow.size(), 1u);
  EXPECT_EQ(run.operations[slow[0].operation].kind, trace::OperationKind::Begin) << "before what posts the first";
  EXPECT_LT(slow[0].operation, at[0]);
}

TEST(FlipPlan, AnEventThatIsPostedAlreadyNeedsNoSlowLooper) {
  std::string text = k_posted_by_the_looper;
  const std::string post = "other: init\nother: enqueue late q=main delayed 0 at p.Other.run()V@Other.java:5\n";
  text.erase(text.find(post), post.size());
  text.insert(text.find("main: enqueue set"), post);
  const RecordedRun run = run_of(text);
  const std::vector<size_t> at = accesses_of(run);
  EXPECT_TRUE(attempts_until(plan_flips(run, {{"r", {at[0], at[1]}}}).front().attempts, Attempt::Until::Posted).empty());
}

constexpr const char* k_meets_twice = R"(process p
queue main looper thread=main
main: init
main: fork other at p.Main.start()V@Main.java:1
main: enqueue a q=main delayed 0 at p.Main.start()V@Main.java:2
main: enqueue b q=main delayed 0 at p.Main.start()V@Main.java:3
other: init
main: begin a
main: read p.Main.items@m at p.Rows.count()I@Rows.java:4
main: read p.Main.items@m at p.Rows.count()I@Rows.java:4
main: end a
main: begin b
main: read p.Main.items@m at p.Rows.count()I@Rows.java:4
main: end b
other: write p.Main.items@m at p.Fill.run()V@Fill.java:5
other: write p.Main.items@n at p.Fill.run()V@Fill.java:5
)";

TEST(PairFinder, TheNearestMeetingComesFirstAndAnEventCountsOnce) {
  const RecordedRun run = run_of(k_meets_twice);
  const std::vector<size_t> at = accesses_of(run);
  const Target far{"r", {at[0], at[3]}};
  const auto meetings = find_meetings(run, {places_of(run, far)}, 5).front();
  ASSERT_EQ(meetings.size(), 2u) << "of one object, and once for each event";
  EXPECT_EQ(meetings[0].at, (std::array<size_t, 2>{at[2], at[3]}));
  EXPECT_EQ(meetings[1].at, far.at);
  EXPECT_TRUE(meetings[0].events[0].valid());
  EXPECT_FALSE(meetings[0].events[1].valid()) << "a thread outside of events";
  EXPECT_EQ(find_meetings(run, {places_of(run, far)}, 1).front().size(), 1u);
}

}  // namespace
}  // namespace antecede::verify
