#include "picture/screen_pair.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "picture/svg_graph.h"

namespace antecede::picture {
namespace {

size_t count(const std::string& text, std::string_view part) {
  size_t found = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

ScreenPicture screen(const std::string& text) {
  return *parse_screen("Main", "0\tandroid.view.DecorView\t\t0\t0\t1080\t1920\t\t\n1\tandroid.widget.Button\tid/a\t0\t0\t9\t9\t\t" + text + "\n");
}

TEST(ScreenPair, WhatDiffersIsMarkedOnBothSides) {
  EXPECT_EQ(count(screen_pair_svg(screen("a"), screen("b"), "before", "after"), "class=\"mark\""), 2u);
  EXPECT_EQ(count(screen_pair_svg(screen("a"), screen("a"), "before", "after"), "class=\"mark\""), 0u);
}

TEST(SvgGraph, HasLanesNodesAndArrows) {
  const LaneGraph graph{"T <1>", {"main", "Sync"}, {{0, "com.x.Main.run", "event", false}, {1, "Sync", "thread", true}}, {{0, 1, "fork"}}};
  const std::string svg = svg_graph(graph);
  EXPECT_THAT(svg, testing::HasSubstr("T &lt;1&gt;"));
  EXPECT_THAT(svg, testing::HasSubstr(">Main.run</text>"));
  EXPECT_EQ(count(svg, "class=\"racing\""), 1u);
  EXPECT_EQ(count(svg, "class=\"arrow\""), 1u);
}

}  // namespace
}  // namespace antecede::picture
