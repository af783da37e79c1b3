#include "verify/view_lines.h"

#include <gtest/gtest.h>

namespace antecede::verify {
namespace {

// depth, class, id, left, top, right, bottom, flags, text
constexpr const char* k_usual =
    "0\tandroid.widget.FrameLayout\t\t0\t0\t100\t100\t\t\n"
    "1\tandroid.widget.TextView\tid/status\t0\t0\t50\t10\tclickable focused\tready\n"
    "1\tandroid.widget.CheckBox\tid/on\t0\t10\t50\t20\tclickable checked\tOn\n";

std::string with(std::string text, const std::string& from, const std::string& to) {
  return text.replace(text.find(from), from.size(), to);
}

TEST(ViewLines, TheSameTreeDiffersInNothing) {
  EXPECT_TRUE(view_differences(k_usual, k_usual, {}).empty());
  EXPECT_TRUE(changed_views(k_usual, k_usual).empty());
}

TEST(ViewLines, TextAndFlagsCount) {
  EXPECT_EQ(view_differences(k_usual, with(k_usual, "ready", "done"), {}),
            std::vector<std::string>{"TextView id/status: \"done\" instead of \"ready\""});
  EXPECT_EQ(view_differences(k_usual, with(k_usual, "clickable checked", "clickable unchecked"), {}),
            std::vector<std::string>{"CheckBox id/on: clickable unchecked instead of clickable checked"});
}

TEST(ViewLines, PlaceAndFocusDoNotCount) {
  EXPECT_TRUE(view_differences(k_usual, with(k_usual, "0\t0\t50\t10", "5\t5\t55\t15"), {}).empty());
  EXPECT_TRUE(view_differences(k_usual, with(k_usual, "clickable focused", "clickable"), {}).empty());
}

TEST(ViewLines, AViewThatIsGoneOrNew) {
  const std::string more = std::string(k_usual) + "1\tandroid.widget.TextView\t\t0\t30\t50\t40\t\tlate\n";
  EXPECT_EQ(view_differences(k_usual, more, {}), std::vector<std::string>{"TextView is there (\"late\")"});
  EXPECT_EQ(view_differences(more, k_usual, {}), std::vector<std::string>{"TextView is not there"});
}

TEST(ViewLines, WhatIsMaskedDoesNotCount) {
  const std::string other = with(k_usual, "ready", "done");
  EXPECT_TRUE(view_differences(k_usual, other, changed_views(k_usual, with(k_usual, "ready", "soon"))).empty());
}

TEST(ViewLines, LinesThatAreNoViewsAreLeftOut) {
  EXPECT_TRUE(view_differences("nonsense\n9\ta\n", "\t\t\t\n7\ta\tb\t0\t0\t0\t0\t\tdeeper than there are\n", {}).empty());
}

}  // namespace
}  // namespace antecede::verify
