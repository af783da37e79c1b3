#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>

#include <gmock/gmock.h>

#include "order/rule.h"

namespace antecede::order {
namespace {

using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

const std::filesystem::path k_root = ANTECEDE_SOURCE_DIR;

std::string text_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

// The sources of the engine: the room without its tests and its bed.
std::string engine_text() {
  std::string text;
  for (const auto& entry : std::filesystem::directory_iterator(k_root / "src/order")) {
    bool source = entry.path().extension() == ".cpp" || entry.path().extension() == ".h";
    if (source && entry.path().filename().string().find("_test") == std::string::npos) text += text_of(entry.path());
  }
  return text;
}

// The rows of the table of rules in docs/order.md: `| name | … | file |`.
std::string row_of(std::string_view rule, const std::string& page) {
  std::istringstream lines(page);
  for (std::string line; std::getline(lines, line);)
    if (line.starts_with("| " + std::string(rule) + " |")) return line;
  return {};
}

TEST(RuleFiles, EveryRuleOpensAFileOfItsOwn) {
  std::set<std::string_view> files;
  for (size_t i = 0; i < k_rules; ++i) {
    const RuleInfo& info = rule_info(static_cast<Rule>(i));
    EXPECT_TRUE(files.insert(info.file).second) << info.file;
    std::string opening = "#pragma once\n\n// " + std::string(info.name) + (info.speculative ? " (speculative)" : "");
    std::string text = text_of(k_root / "src/order/rules" / info.file);
    EXPECT_THAT(text, StartsWith(opening + ": ")) << info.file;
    EXPECT_THAT(text, HasSubstr("\n//   ")) << info.file << " has no example";
    EXPECT_THAT(text, AnyOf(HasSubstr("\n// Android: "), HasSubstr("\n// Java: "))) << info.file;
  }
}

TEST(RuleFiles, NothingElseIsAmongThem) {
  size_t count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(k_root / "src/order/rules"))
    count += entry.is_regular_file();
  EXPECT_EQ(count, k_rules);
}

TEST(RuleFiles, TheEngineUsesEachOne) {
  std::string engine = engine_text();
  for (size_t i = 0; i < k_rules; ++i) {
    std::string file(rule_info(static_cast<Rule>(i)).file);
    EXPECT_THAT(engine, HasSubstr("#include \"order/rules/" + file + "\"")) << file;
  }
}

TEST(RuleFiles, ThePageHasEachOne) {
  std::string page = text_of(k_root / "docs/order.md");
  for (size_t i = 0; i < k_rules; ++i) {
    const RuleInfo& info = rule_info(static_cast<Rule>(i));
    std::string row = row_of(info.name, page);
    EXPECT_THAT(row, testing::EndsWith("| `" + std::string(info.file) + "` |")) << info.name;
    EXPECT_EQ(row.find("*speculative*") != std::string::npos, info.speculative) << info.name;
  }
}

}  // namespace
}  // namespace antecede::order
