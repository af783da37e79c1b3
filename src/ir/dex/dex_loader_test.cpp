// Hostile code items: what one method costs the others.
#include "ir/dex/dex_loader.h"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "dex/test_dex.h"

namespace antecede::ir {
namespace {

constexpr int k_small_methods = 60;

/// `LA;` with a method of 4,000 instructions and many of one; all static, all return.
struct Sample {
  dex::test::DexBuilder builder;
  dex::test::Bytes bytes;

  Sample() {
    std::vector<uint16_t> nops(4000, 0);
    nops.back() = 0x0e;  // return-void
    dex::test::TestClass only{.type = "LA;"};
    only.direct_methods.push_back(method("a", nops));
    for (int i = 0; i < k_small_methods; ++i)
      only.direct_methods.push_back(method(fmt::format("b{:02}", i), {0x0e, 0}));
    builder.classes = {only};
    bytes = builder.build();
  }

  static dex::test::TestMethod method(std::string name, std::vector<uint16_t> units) {
    return {.name = std::move(name), .proto = {"V"}, .flags = 9, .code = dex::test::code_item(units, 1, 0, 0)};
  }

  /// Makes a small method's entry in the class data point to the large method's code.
  void share(const std::string& name) {
    auto entry = [&](uint32_t offset) {
      dex::test::Bytes text = {1, 9};
      dex::test::put_uleb(text, offset);
      return text;
    };
    const auto from = entry(builder.code_offsets.at(name)), to = entry(builder.code_offsets.at("a"));
    const auto found = std::search(bytes.begin(), bytes.end(), from.begin(), from.end());
    if (found == bytes.end() || from.size() < to.size()) throw std::runtime_error("the test's own file is odd");
    // A shorter offset is stretched with a continuation bit, which ULEB128 allows.
    dex::test::Bytes padded = to;
    while (padded.size() < from.size()) padded.back() |= 0x80, padded.push_back(0);
    std::copy(padded.begin(), padded.end(), found);
  }

  /// The errors of all bodies, in order; empty where the body is fine.
  std::vector<std::string> errors() const {
    base::Diagnostics diagnostics;
    auto files = dex::DexFile::open_all(base::Bytes(bytes), "sample.dex", diagnostics);
    if (!files) throw std::runtime_error(files.error().message);
    const auto program = load_dex(*std::move(files), diagnostics);
    std::vector<std::string> result;
    for (size_t i = 0; i < program->methods().size(); ++i) result.emplace_back(program->body(MethodId(i)).error());
    return result;
  }
};

TEST(DexLoader, ADamagedSizeCostsOnlyItsMethod) {
  Sample sample;
  dex::test::set32(sample.bytes, sample.builder.code_offsets.at("b05") + 12, 0x7fffffff);
  const auto errors = sample.errors();
  ASSERT_EQ(errors.size(), 1u + k_small_methods);
  EXPECT_EQ(std::ranges::count(errors, ""), k_small_methods);
  EXPECT_NE(errors[6], "");
}

TEST(DexLoader, SomeSharingOfCodeIsFine) {
  Sample sample;
  for (int i = 0; i < 5; ++i) sample.share(fmt::format("b{:02}", i));
  EXPECT_EQ(std::ranges::count(sample.errors(), ""), 1 + k_small_methods);
}

TEST(DexLoader, EndlessSharingIsCutOff) {
  Sample sample;
  for (int i = 0; i < k_small_methods; ++i) sample.share(fmt::format("b{:02}", i));
  const auto errors = sample.errors();
  EXPECT_EQ(errors.front(), "");
  EXPECT_EQ(errors.back(), "the methods of its file share far more code than the file has");
  EXPECT_TRUE(std::ranges::is_partitioned(errors, [](const std::string& error) { return error.empty(); }));
}

/// The types of the fields of the app's class `LA;`, on a platform that has java.time.Duration.
std::vector<std::string> field_types(const std::vector<std::string>& declared, const std::vector<std::string>& more_classes) {
  dex::test::DexBuilder platform, app;
  platform.classes = {{.type = "Ljava/time/Duration;"}};
  dex::test::TestClass only{.type = "LA;"};
  for (size_t i = 0; i < declared.size(); ++i)
    only.instance_fields.push_back({.name = fmt::format("f{}", i), .type = declared[i]});
  app.classes = {only};
  for (const std::string& type : more_classes) app.classes.push_back({.type = type});
  base::Diagnostics diagnostics;
  ProgramBuilder builder(diagnostics);
  const dex::test::Bytes platform_bytes = platform.build(), app_bytes = app.build();
  for (const dex::test::Bytes* bytes : {&platform_bytes, &app_bytes}) {
    auto files = dex::DexFile::open_all(base::Bytes(*bytes), "sample.dex", diagnostics);
    if (!files) throw std::runtime_error(files.error().message);
    add_dex(*std::move(files), builder);
  }
  const auto program = builder.finish();
  std::vector<std::string> types;
  for (const Field& field : program->fields())
    types.push_back(program->symbols().type_name(program->symbols().field(field.ref).type));
  return types;
}

TEST(DexLoader, DesugaredClassesThatTheAppLacksAreThePlatforms) {
  const std::vector<std::string> declared{"Lj$/time/Duration;", "[Lj$/time/Duration;", "Lj$/util/DesugarTimeZone;"};
  EXPECT_EQ(field_types(declared, {}), (std::vector<std::string>{"java.time.Duration", "java.time.Duration[]",
                                                                 "j$.util.DesugarTimeZone"}));
}

TEST(DexLoader, DesugaredClassesThatTheAppHasAreItsOwn) {
  EXPECT_EQ(field_types({"Lj$/time/Duration;"}, {"Lj$/time/Duration;"}), std::vector<std::string>{"j$.time.Duration"});
  EXPECT_EQ(field_types({"Lj$/time/Duration;"}, {"Lj$/time/A;"}), std::vector<std::string>{"j$.time.Duration"});
}

}  // namespace
}  // namespace antecede::ir
