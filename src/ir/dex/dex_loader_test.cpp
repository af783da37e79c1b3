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

}  // namespace
}  // namespace antecede::ir
