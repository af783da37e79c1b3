#include "picture/timeline.h"

#include <algorithm>

#include <gmock/gmock.h>

#include "picture/svg_timeline.h"
#include "report/testing_report.h"

namespace antecede::picture {
namespace {

using report::Analysed;
using report::example_trace;
using report::k_two_posts;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;

Timeline timeline_of(const Analysed& analysed) {
  return make_timeline(analysed.detection, 0);
}

std::vector<std::string> labels_of(const Timeline& timeline, Timeline::Role role) {
  std::vector<std::string> labels;
  for (const Timeline::Box& box : timeline.boxes)
    if (box.role == role) labels.push_back(box.label);
  return labels;
}

TEST(Timeline, GoesBackToTheCommonCause) {
  const Analysed analysed(example_trace("data_race"));
  const Timeline timeline = timeline_of(analysed);
  EXPECT_THAT(timeline.lanes, testing::UnorderedElementsAre("main", "Thread-4"));
  EXPECT_THAT(labels_of(timeline, Timeline::Role::Cause), ElementsAre("MainActivity.onClick"));
  EXPECT_EQ(labels_of(timeline, Timeline::Role::Racing).size(), 2u);
  EXPECT_EQ(timeline.arrows.size(), 2u);
}

TEST(Timeline, AccessesAreTheFirstMarks) {
  const Analysed analysed(k_two_posts);
  const Timeline timeline = timeline_of(analysed);
  ASSERT_GE(timeline.marks.size(), 2u);
  for (size_t i = 0; i < 2; ++i) {
    EXPECT_NE(timeline.marks[i].kind, Timeline::Mark::Kind::Post);
    EXPECT_EQ(timeline.boxes[timeline.marks[i].box].role, Timeline::Role::Racing);
  }
  for (const Timeline::Mark& mark : timeline.marks) {
    EXPECT_LE(timeline.boxes[mark.box].begin, mark.at);
    EXPECT_GE(timeline.boxes[mark.box].end, mark.at);
  }
}

TEST(Timeline, PostsComeBeforeWhatTheyPost) {
  for (const char* name : {"figure1", "figure2", "figure3", "post_at_time", "covered", "data_race"}) {
    const Analysed analysed(example_trace(name));
    const Timeline timeline = timeline_of(analysed);
    EXPECT_FALSE(timeline.arrows.empty()) << name;
    for (const Timeline::Arrow& arrow : timeline.arrows)
      EXPECT_LT(timeline.marks[arrow.mark].at, timeline.boxes[arrow.box].begin) << name;
    EXPECT_TRUE(std::ranges::is_sorted(timeline.boxes, {}, &Timeline::Box::begin)) << name;
  }
}

TEST(Timeline, NeighboursAndGapsOfALane) {
  std::string trace = "queue main looper thread=main\nmain: begin first q=main\nmain: write x = 1\nmain: end first\n";
  for (int i = 0; i < 6; ++i)
    trace += "main: begin n" + std::to_string(i) + " q=main\nmain: end n" + std::to_string(i) + "\n";
  const Analysed analysed(trace + "main: begin last q=main\nmain: read x\nmain: write x = 2\nmain: end last\n");
  const Timeline timeline = timeline_of(analysed);
  EXPECT_THAT(labels_of(timeline, Timeline::Role::Neighbour), ElementsAre("n0", "n5"));
  ASSERT_EQ(timeline.elisions.size(), 1u);
  EXPECT_EQ(timeline.elisions[0].events, 4u);
  EXPECT_EQ(timeline.boxes[timeline.elisions[0].box].label, "n5");
}

TEST(Timeline, LabelsLoseTheirPackages) {
  EXPECT_EQ(without_packages("com.x.Main$1.run"), "Main$1.run");
  EXPECT_EQ(without_packages("com.x.Main.f of com.y.Z.g"), "Main.f of Z.g");
  EXPECT_EQ(without_packages("onClick"), "onClick");
  EXPECT_EQ(without_packages("a.b"), "a.b");
  EXPECT_EQ(without_packages("android.app.ActivityThread$H.handleMessage:STOP"),
            "ActivityThread$H.handleMessage:STOP");
  EXPECT_EQ(without_packages("..."), "...");
  EXPECT_EQ(without_packages("grün.weiß.A.b"), "grün.weiß.A.b");
  EXPECT_EQ(without_packages(""), "");
}

TEST(SvgTimeline, EscapesEverything) {
  std::string trace = k_two_posts;
  trace.replace(trace.find("label=com.x.One.run"), 19, "label=\"</text><script>a\\x00\xff&\"");
  const Analysed analysed(trace);
  const std::string svg = svg_timeline(timeline_of(analysed));
  EXPECT_THAT(svg, Not(HasSubstr("<script")));
  EXPECT_THAT(svg, HasSubstr("&lt;script&gt;"));
  EXPECT_EQ(svg.find('\0'), std::string::npos);
  EXPECT_THAT(svg, HasSubstr("a\\x00\\xff&amp;"));
}

TEST(SvgTimeline, IsTheSameEveryTimeAndStandsAlone) {
  const Analysed one(example_trace("figure2")), other(example_trace("figure2"));
  const std::string svg = svg_timeline(timeline_of(one));
  EXPECT_EQ(svg, svg_timeline(timeline_of(other)));
  EXPECT_THAT(svg, testing::StartsWith("<svg "));
  EXPECT_THAT(svg, testing::EndsWith("</svg>\n"));
  EXPECT_THAT(svg, Not(HasSubstr("href")));
  EXPECT_LT(svg.size(), size_t(20000));
}

TEST(SvgTimeline, LongLabelsAreCut) {
  std::string trace = k_two_posts;
  trace.replace(trace.find("label=com.x.One.run"), 19, "label=\"" + std::string(500, 'w') + "end\"");
  const Analysed analysed(trace);
  const std::string svg = svg_timeline(timeline_of(analysed));
  EXPECT_THAT(svg, HasSubstr(">…www"));
  EXPECT_THAT(svg, HasSubstr("wwwend</text>"));
}

}  // namespace
}  // namespace antecede::picture
