#include "cli/suggestion.h"

#include <gtest/gtest.h>

namespace antecede::cli {
namespace {

CommandRow program() {
  OptionRow flag{.names = {"--quiet"}};
  OptionRow number{.names = {"-n", "--number"}, .placeholder = "N"};
  CommandRow print{.name = "print", .options = {flag}};
  CommandRow trace{.name = "trace", .commands = {print}};
  CommandRow detect{.name = "detect", .options = {flag, number}};
  return {.name = "antecede", .commands = {detect, trace}};
}

TEST(Suggestion, WordsThatAreNear) {
  const std::vector<std::string> known = {"info", "run", "replay", "detect"};
  EXPECT_EQ(nearest_word("dectect", known), "detect");
  EXPECT_EQ(nearest_word("rnu", known), "run");
  EXPECT_EQ(nearest_word("det", known), "detect");
  EXPECT_EQ(nearest_word("frobnicate", known), "");
  EXPECT_EQ(nearest_word(std::string(1000000, 'x'), known), "");
}

TEST(Suggestion, UnknownCommands) {
  EXPECT_EQ(unknown_word(program(), {"dectect", "x.trace"}), "there is no command dectect; did you mean detect?");
  EXPECT_EQ(unknown_word(program(), {"trace", "prnt"}), "there is no command trace prnt; did you mean print?");
  EXPECT_EQ(unknown_word(program(), {"zzzzzz"}), "there is no command zzzzzz");
  EXPECT_EQ(unknown_word(program(), {"detect", "x"}), "");
}

TEST(Suggestion, UnknownOptions) {
  EXPECT_EQ(unknown_word(program(), {"detect", "--quite", "x"}), "there is no option --quite; did you mean --quiet?");
  EXPECT_EQ(unknown_word(program(), {"detect", "--numbr=3"}), "there is no option --numbr; did you mean --number?");
  EXPECT_EQ(unknown_word(program(), {"detect", "--number=3", "-n3"}), "");
}

TEST(Suggestion, ValuesAreNoOptions) {
  EXPECT_EQ(unknown_word(program(), {"detect", "--number", "-1"}), "");
  EXPECT_EQ(unknown_word(program(), {"detect", "--", "--quite"}), "");
}

}  // namespace
}  // namespace antecede::cli
