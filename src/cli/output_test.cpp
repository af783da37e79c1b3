#include "cli/output.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <unistd.h>

namespace antecede::cli {
namespace {

std::string complaint(const std::vector<std::string>& formats, const std::string& file) {
  auto targets = parse_outputs(formats, file, {"text", "json"});
  return targets ? "" : targets.error().message;
}

TEST(Outputs, TextToStandardOutputByDefault) {
  const auto targets = *parse_outputs({}, "", {"text", "json"});
  ASSERT_EQ(targets.size(), 1u);
  EXPECT_EQ(targets[0].format, "text");
  EXPECT_TRUE(targets[0].file.empty());
}

TEST(Outputs, SeveralFormatsAtOnce) {
  const auto targets = *parse_outputs({"text", "json=a=b.json"}, "", {"text", "json"});
  ASSERT_EQ(targets.size(), 2u);
  EXPECT_EQ(targets[1].format, "json");
  EXPECT_EQ(targets[1].file, "a=b.json");
  EXPECT_EQ(parse_outputs({"json"}, "x", {"text", "json"})->at(0).file, "x");
}

TEST(Outputs, SaysWhatIsWrong) {
  EXPECT_EQ(complaint({"sarif"}, ""), "--format sarif: this command writes text, json");
  EXPECT_EQ(complaint({"json="}, ""), "--format json=: the file is missing");
  EXPECT_NE(complaint({"text", "json"}, ""), "");
  EXPECT_NE(complaint({"text", "json=x"}, "y"), "");
  EXPECT_NE(complaint({"json=x"}, "y"), "");
  EXPECT_EQ(complaint({"text=x", "json=y"}, ""), "");
}

TEST(Outputs, WritesFilesAndLeavesNothingHalf) {
  const auto folder = std::filesystem::temp_directory_path() / ("antecede_cli_" + std::to_string(::getpid()));
  std::filesystem::create_directory(folder);
  ASSERT_TRUE(write_output({"text", folder / "out"}, "hello"));
  std::stringstream content;
  content << std::ifstream(folder / "out").rdbuf();
  EXPECT_EQ(content.str(), "hello");
  EXPECT_FALSE(write_output({"text", folder / "none" / "out"}, "hello"));
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(folder), {}), 1);
  std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace antecede::cli
