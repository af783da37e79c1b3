#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <gmock/gmock.h>

#include "order/static/static_rule.h"

namespace antecede::order {
namespace {

using testing::AnyOf;
using testing::HasSubstr;

std::string read_text(const std::string& path) {
  std::ifstream file(std::filesystem::path(ANTECEDE_SOURCE_DIR) / path);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

TEST(StaticRuleFiles, EachSaysWhatItAssumes) {
  for (size_t i = 0; i < k_static_rules; ++i) {
    const StaticRuleInfo& info = static_rule_info(static_cast<StaticRule>(i));
    std::string text = read_text("src/order/static/" + std::string(info.file));
    std::string opening = text.substr(0, text.find("#include"));
    EXPECT_THAT(opening, HasSubstr(info.name)) << info.file;
    EXPECT_THAT(opening, HasSubstr("\n//   ")) << info.file << " has no example";
    EXPECT_THAT(opening, AnyOf(HasSubstr("\n// Assumes: "), HasSubstr("\n// Assume: "))) << info.file;
  }
}

TEST(StaticRuleFiles, TheEngineUsesEachAndThePageHasIt) {
  std::string all = read_text("src/order/static/all_rules.h"), page = read_text("docs/order.md");
  for (size_t i = 0; i < k_static_rules; ++i) {
    const StaticRuleInfo& info = static_rule_info(static_cast<StaticRule>(i));
    EXPECT_THAT(all, HasSubstr("#include \"order/static/" + std::string(info.file) + "\""));
    EXPECT_THAT(page, HasSubstr("\n| " + std::string(info.name) + ", static | ")) << info.name;
    EXPECT_THAT(page, HasSubstr("| `static/" + std::string(info.file) + "` |")) << info.name;
  }
}

}  // namespace
}  // namespace antecede::order
