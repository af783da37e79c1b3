#include "report/text_report.h"

#include <gmock/gmock.h>

#include "report/json_report.h"
#include "report/testing_report.h"

namespace antecede::report {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

std::string text_of(const std::string& trace, bool all = false) {
  const Analysed analysed(trace);
  return text_report(analysed.report, {all});
}

TEST(TextReport, ZeroRacesAreNeverBare) {
  const std::string text = text_of("main: init\n");
  EXPECT_THAT(text, HasSubstr("no race to report; see what is not covered, below"));
  EXPECT_THAT(text, HasSubstr("Not covered by this analysis\n  - The trace has no accesses to memory"));
}

TEST(TextReport, TellsBothStories) {
  const std::string text = text_of(k_two_posts);
  EXPECT_THAT(text, HasSubstr("com.x: 1 race in 1 group\n"));
  EXPECT_THAT(text, HasSubstr("event race on com.x.Main.f of m"));
  EXPECT_THAT(text, HasSubstr("write of null\n      at      com.x.Two.run (Two.java:9)\n      inside  "
                              "java.util.List.add (List.java:8)\n"));
  EXPECT_THAT(text, HasSubstr("in      com.x.Two.run on main (delayed post)\n"));
  EXPECT_THAT(text, HasSubstr("because it was posted by b at com.x.B.run (B.java:4)\n"));
  EXPECT_THAT(text, HasSubstr("which was started by main at com.x.Main.onCreate (Main.java:11)\n"));
  EXPECT_THAT(text, HasSubstr("   why     "));
}

TEST(TextReport, FoldsGroups) {
  const std::string text = text_of(example_trace("figure1"));
  EXPECT_THAT(text, HasSubstr("2 races in 1 group, 2 more left out"));
  EXPECT_THAT(
      text, HasSubstr("   + 1 more race of this group, on android.widget.ImageView.mDrawableWidth of ImageView#1\n"));
  EXPECT_THAT(text, HasSubstr("       2  commutative: "));
  EXPECT_THAT(text, Not(HasSubstr("\n#2 ")));
}

TEST(TextReport, FoldedLocationsBeyondThreeAreCounted) {
  const Analysed analysed(k_two_posts);
  Report report = analysed.report;
  for (int i = 0; i < 5; ++i) {
    report.races.push_back(report.races[0]);
    report.races.back().location.field = "f" + std::to_string(i);
  }
  EXPECT_THAT(text_report(report, {}), HasSubstr("   + 5 more races of this group, on com.x.Main.f0 of m, "
                                                 "com.x.Main.f1 of m, com.x.Main.f2 of m and 2 more\n"));
}

TEST(TextReport, NeedsNothingOfWhatItWasMadeOf) {
  Report report;
  std::string text;
  {
    const Analysed analysed(k_two_posts);
    report = analysed.report;
    text = text_report(report, {});
  }
  EXPECT_EQ(text_report(report, {}), text);
  EXPECT_THAT(text, HasSubstr("com.x.Two.run"));
}

TEST(TextReport, NumbersWhatItShowsWithoutJumps) {
  const Analysed analysed(k_two_posts);
  Report report = analysed.report;
  for (int i = 0; i < 3; ++i) report.races.push_back(report.races[0]);
  report.races[1].covered = true;
  report.races[3].group = "another";
  const std::string text = text_report(report, {});
  EXPECT_THAT(text, AllOf(HasSubstr("\n#1 "), HasSubstr("\n#2 "), Not(HasSubstr("\n#3 ")), Not(HasSubstr("\n#4 "))));
}

TEST(TextReport, FurtherGroupsAreCounted) {
  const Analysed analysed(k_two_posts);
  Report report = analysed.report;
  for (int i = 0; i < 4; ++i) {
    report.races.push_back(report.races[0]);
    report.races.back().group = "x" + std::to_string(i);
  }
  const std::string text = text_report(report, {false, 2});
  EXPECT_THAT(text, HasSubstr("com.x: 5 races in 5 groups"));
  EXPECT_THAT(text, HasSubstr("\n#2 "));
  EXPECT_THAT(text, Not(HasSubstr("\n#3 ")));
  EXPECT_THAT(text, HasSubstr("\n3 more groups follow; --all and --format json have them\n"));
  EXPECT_THAT(text_report(report, {true, 2}), HasSubstr("\n#5 "));
}

TEST(TextReport, StopsWhereTheOutputFails) {
  const Analysed analysed(k_two_posts);
  int calls = 0;
  const auto sink = [&](std::string_view) -> base::Status {
    ++calls;
    return base::bad_input("full");
  };
  EXPECT_FALSE(write_text_report(analysed.report, {}, sink));
  EXPECT_EQ(calls, 1);
}

TEST(TextReport, AllShowsWhatWasLeftOut) {
  const std::string text = text_of(example_trace("covered"), true);
  EXPECT_THAT(text, HasSubstr("   covered by r-"));
  EXPECT_THAT(text, HasSubstr("Feed.items of feed"));
  EXPECT_THAT(text_of(example_trace("covered")), Not(HasSubstr("Feed.items")));
  EXPECT_THAT(text_of(example_trace("figure1"), true), HasSubstr("   filtered, commutative: "));
}

TEST(TextReport, NamesLocks) {
  const std::string text = text_of(example_trace("data_race_locked"));
  EXPECT_THAT(text, HasSubstr("low: event race on"));
  EXPECT_THAT(text, HasSubstr("under a common lock"));
  EXPECT_THAT(text, HasSubstr("      locks   Export.lock\n"));
}

TEST(TextReport, SaysWhatIsNotKnown) {
  const std::string text = text_of(
      "q: begin a q=q\nq: read x\nq: write x\nq: end a\nq: begin b q=q\nq: read x\nq: write x\nq: end b\n", true);
  EXPECT_THAT(text, HasSubstr("an unknown place: no stack was recorded"));
  EXPECT_THAT(text, HasSubstr("it came from outside of the trace"));
}

TEST(TextReport, SaysThatItIsPartial) {
  const Analysed analysed(k_two_posts);
  Report report = analysed.report;
  EXPECT_THAT(text_report(report, {}), Not(HasSubstr("PARTIAL")));
  report.complete = false;
  EXPECT_THAT(text_report(report, {}), HasSubstr("PARTIAL"));
}

TEST(TextReport, HasNoControlCharacters) {
  std::string trace = k_two_posts;
  trace.replace(trace.find("label=com.x.One.run"), 19, "label=\"evil\\x1b[2J\"");
  EXPECT_THAT(text_of(trace), Not(HasSubstr("\x1b")));
  EXPECT_THAT(text_of(trace), HasSubstr("evil\\x1b[2J"));
  EXPECT_THAT(json_report(Analysed(trace).report), HasSubstr("evil\\u001b[2J")) << "the exact text";
}

TEST(TextReport, TimesOnlyIfAsked) {
  const Analysed analysed(k_two_posts);
  Report report = analysed.report;
  EXPECT_THAT(text_report(report, {}), Not(HasSubstr("MiB")));
  report.stages.push_back({"detect", 1.5, 12});
  EXPECT_THAT(text_report(report, {}), HasSubstr("detect          1.50 s, 12 MiB"));
}

}  // namespace
}  // namespace antecede::report
