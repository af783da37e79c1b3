#include "picture/screen_picture.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::picture {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

constexpr std::string_view k_tree =
    "0\tandroid.view.DecorView\t\t0\t0\t1080\t1920\t\t\n"
    "1\tandroid.widget.Button\tid/save\t40\t100\t400\t200\tclickable\tSave <all> & go\n"
    "1\tandroid.widget.CheckBox\tid/wifi\t40\t220\t400\t300\tclickable unchecked disabled\tline one\\nline two\n";

TEST(ScreenPicture, ReadsViews) {
  const auto picture = parse_screen("Main", k_tree);
  ASSERT_TRUE(picture);
  ASSERT_EQ(picture->views.size(), 3u);
  EXPECT_EQ(picture->views[1].simple_name(), "Button");
  EXPECT_EQ(picture->views[1].id, "id/save");
  EXPECT_TRUE(picture->views[2].has("disabled"));
  EXPECT_FALSE(picture->views[2].has("checked"));
  EXPECT_EQ(picture->views[2].text, "line one\nline two");
}

TEST(ScreenPicture, RefusesWhatIsNoView) {
  EXPECT_FALSE(parse_screen("Main", "1\tandroid.widget.Button\n"));
  EXPECT_FALSE(parse_screen("Main", "x\tB\t\t0\t0\t1\t1\t\t\n"));
  EXPECT_FALSE(parse_screen("Main", "1\tB\t\t0\t0\t1\t99999999999\t\t\n"));
}

TEST(ScreenPicture, DrawsTextsAndStates) {
  const std::string svg = screen_svg(*parse_screen("Main <1>", k_tree));
  EXPECT_THAT(svg, HasSubstr("Save &lt;all&gt; &amp; go"));
  EXPECT_THAT(svg, HasSubstr("[ ] line one</text>"));
  EXPECT_THAT(svg, HasSubstr(">line two</text>"));
  EXPECT_THAT(svg, HasSubstr("<title>Button id/save</title>"));
  EXPECT_THAT(svg, HasSubstr("Main &lt;1&gt;"));
  const auto hostile = parse_screen("\x01", "0\tA\x1b\tid/\xff\t0\t0\t1000\t200\t\t\x1b[1m\u202e\xed\xa0\x80\n");
  EXPECT_THAT(screen_svg(*hostile),
              AllOf(HasSubstr("<title>\\x01</title>"), HasSubstr("<title>A\\x1b id/\\xff</title>"),
                    HasSubstr(">\\x1b[1m\\u202e\\xed\\xa0\\x80</text>")));
  EXPECT_TRUE(screen_png(*hostile));
}

TEST(ScreenPicture, CutsTextsThatDoNotFit) {
  const std::string svg = screen_svg(*parse_screen("x", "0\tT\t\t0\t0\t100\t50\t\tabcdefghijklmnop\n"));
  EXPECT_THAT(svg, HasSubstr("abcdef…"));
  EXPECT_THAT(svg, Not(HasSubstr("ghij")));
}

TEST(ScreenPicture, BreaksLinesAtSpaces) {
  const std::string svg = screen_svg(*parse_screen("x", "0\tT\t\t0\t0\t100\t80\t\tab cd ef gh\n"));
  EXPECT_THAT(svg, HasSubstr(">ab cd</text>"));
  EXPECT_THAT(svg, HasSubstr(">ef gh</text>"));
}

TEST(ScreenPicture, WritesLightOnBars) {
  const std::string svg = screen_svg(*parse_screen("x",
                                                   "0\tBarView\t\t0\t0\t900\t80\t\t\n1\tTextView\t\t0\t0\t900\t80\t\t"
                                                   "on\n0\tTextView\t\t0\t90\t900\t180\t\toff\n"));
  EXPECT_THAT(svg, HasSubstr("fill=\"#ffffff\">on<"));
  EXPECT_THAT(svg, HasSubstr("fill=\"#202124\">off<"));
}

TEST(ScreenPicture, TurnsWithTheDevice) {
  EXPECT_EQ(parse_screen("x", "0\tT\t\t0\t0\t1920\t1080\t\t\n")->width, 1920);
  EXPECT_EQ(parse_screen("x", "")->width, 1080);
}

TEST(ScreenPicture, MakesPng) {
  const auto png = screen_png(*parse_screen("Main", k_tree));
  ASSERT_TRUE(png);
  EXPECT_THAT(*png, StartsWith("\x89PNG"));
}

}  // namespace
}  // namespace antecede::picture
