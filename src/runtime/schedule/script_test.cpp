#include "runtime/schedule/script.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

using testing::ElementsAre;

std::string error_of(std::string_view text) {
  const auto lines = parse_script(text, "s");
  return lines ? "" : lines.error().message;
}

TEST(Script, ReadsActions) {
  const auto lines =
      parse_script("# a comment\nclick id/save  # another\n\n  type id/name \"Ada # L.\"\nwait 500\r\nback", "s");
  ASSERT_TRUE(lines) << lines.error().message;
  EXPECT_THAT(*lines, ElementsAre("click \"id/save\"", "type \"id/name\" \"Ada # L.\"", "wait \"500\"", "back"));
}

TEST(Script, NamesTheLineOfWhatIsWrong) {
  EXPECT_EQ(error_of("back\nclik id/a"), "s:2: unknown action 'clik'");
  EXPECT_EQ(error_of("click"), "s:1: 'click' takes 1 words behind it, not 0");
  EXPECT_EQ(error_of("back now"), "s:1: 'back' takes 0 words behind it, not 1");
  EXPECT_EQ(error_of("wait long"), "s:1: expected a number, found 'long'");
  EXPECT_EQ(error_of("wait 99999999"), "s:1: expected a number, found '99999999'");
  EXPECT_EQ(error_of("scroll id/a sideways"), "s:1: expected up, down, left or right, found 'sideways'");
  EXPECT_EQ(error_of("click \"a"), "s:1: quotes must enclose a whole text");
  EXPECT_EQ(error_of("click a\"b"), "s:1: quotes must enclose a whole text");
}

}  // namespace
}  // namespace antecede::runtime
