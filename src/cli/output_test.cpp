#include "cli/output.h"

#include <gtest/gtest.h>

namespace antecede::cli {
namespace {

std::string complaint(const std::vector<std::string>& formats, const std::string& file) {
  auto targets = parse_outputs(formats, file, {"text", "json"});
  return targets ? "" : targets.error().message;
}

TEST(ParseOutputs, TextToStandardOutputByDefault) {
  const auto targets = *parse_outputs({}, "", {"text", "json"});
  ASSERT_EQ(targets.size(), 1u);
  EXPECT_EQ(targets[0].format, "text");
  EXPECT_TRUE(targets[0].file.empty());
}

TEST(ParseOutputs, SeveralFormatsAtOnce) {
  const auto targets = *parse_outputs({"text", "json=a=b.json"}, "", {"text", "json"});
  ASSERT_EQ(targets.size(), 2u);
  EXPECT_EQ(targets[1].format, "json");
  EXPECT_EQ(targets[1].file, "a=b.json");
  EXPECT_EQ(parse_outputs({"json"}, "x", {"text", "json"})->at(0).file, "x");
}

TEST(ParseOutputs, SaysWhatIsWrong) {
  EXPECT_EQ(complaint({"sarif"}, ""), "--format sarif: this command writes text, json");
  EXPECT_EQ(complaint({"json="}, ""), "--format json=: the file is missing");
  EXPECT_NE(complaint({"text", "json"}, ""), "");
  EXPECT_NE(complaint({"text", "json=x"}, "y"), "");
  EXPECT_NE(complaint({"json=x"}, "y"), "");
  EXPECT_EQ(complaint({"text=x", "json=y"}, ""), "");
}

}  // namespace
}  // namespace antecede::cli
