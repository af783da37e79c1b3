#include "trace/generator/generator_profile.h"

#include <algorithm>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::trace {
namespace {

using testing::HasSubstr;

std::string facebook() {
  return std::string(profile_text("facebook"));
}

std::string with_line(std::string_view name, std::string_view line) {
  std::string text = facebook();
  const size_t start = text.find("\n" + std::string(name) + " ") + 1;
  return text.replace(start, text.find('\n', start) - start, line);
}

std::string profile_error(std::string_view text) {
  const auto profile = parse_profile(text);
  return profile ? "" : profile.error().message;
}

TEST(GeneratorProfile, AllBuiltInOnesAreValid) {
  EXPECT_GE(profile_names().size(), 3u);
  for (const std::string_view name : profile_names()) EXPECT_EQ(profile_error(profile_text(name)), "") << name;
  EXPECT_TRUE(profile_text("nobody").empty());
}

TEST(GeneratorProfile, EveryValueHasAReason) {
  for (const std::string_view name : profile_names()) {
    std::string_view text = profile_text(name);
    while (!text.empty()) {
      const std::string_view line = text.substr(0, text.find('\n'));
      text.remove_prefix(std::min(text.size(), line.size() + 1));
      if (line.find('=') == std::string_view::npos || line.starts_with('#')) continue;
      const bool reason = line.find("# paper: ") != line.npos || line.find("# estimate: ") != line.npos;
      EXPECT_TRUE(reason) << name << ": " << line;
    }
  }
}

TEST(GeneratorProfile, ReadsValues) {
  EXPECT_EQ(parse_profile(with_line("post.front", " post.front=0.25 # why"))->post_front, 0.25);
  EXPECT_EQ(parse_profile(with_line("post.front", "\tpost.front =\t0\r"))->post_front, 0);
}

TEST(GeneratorProfile, RefusesWhatItDoesNotKnow) {
  EXPECT_EQ(profile_error("\n# x\nno.such = 1\n"), "line 3: unknown name 'no.such'");
  EXPECT_THAT(profile_error("post.front = 0\npost.front = 0"), HasSubstr("line 2: post.front is given twice"));
  EXPECT_THAT(profile_error(with_line("post.front", "")), HasSubstr("post.front is missing"));
  EXPECT_THAT(profile_error(""), HasSubstr("is missing"));
  EXPECT_THAT(profile_error("post.front"), HasSubstr("line 1: 'name = value' is expected"));
  EXPECT_THAT(profile_error(std::string_view("\0=1", 3)), HasSubstr("unknown name"));
}

TEST(GeneratorProfile, RefusesValuesThatMakeNoSense) {
  for (const char* value : {"", "x", "-1", "1.1", "0.5x", "nan", "inf", "1e400", "0 0"})
    EXPECT_THAT(profile_error(with_line("post.front", std::string("post.front = ") + value)),
                HasSubstr("is no number"))
        << value;
}

}  // namespace
}  // namespace antecede::trace
