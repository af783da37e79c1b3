#include "dex/annotations.h"

#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

using ::testing::HasSubstr;

/// The position of a class in a file.
uint32_t find_class(const DexFile& file, std::string_view descriptor) {
  for (uint32_t i = 0; i < file.class_count(); ++i)
    if (file.descriptor(file.class_def(i).type) == descriptor) return i;
  ADD_FAILURE() << descriptor;
  return 0;
}

TEST(Annotations, EveryClassOfTheFixtures) {
  size_t count = 0, inner = 0, members = 0;
  for (const char* name : {"control.dex", "opcodes.dex", "lambda.dex"}) {
    Bytes bytes = read_fixture(name);
    DexFile file = open_one(bytes);
    for (uint32_t i = 0; i < file.class_count(); ++i) {
      auto annotations = read_annotations(file, file.class_def(i));
      ASSERT_TRUE(annotations) << annotations.error().message;
      count += annotations->on_class.size();
      ClassNesting nesting = read_nesting(*annotations, file);
      inner += nesting.is_inner;
      members += nesting.member_classes.size();
      bool enclosed = nesting.enclosing_class.valid() || nesting.enclosing_method.valid();
      EXPECT_TRUE(enclosed || !nesting.is_inner);
    }
  }
  EXPECT_GT(count, 10u);
  EXPECT_GT(inner, 5u);
  EXPECT_GT(members, 3u);
}

TEST(Annotations, NestingOfAMemberClass) {
  Bytes bytes = read_fixture("control.dex");
  DexFile file = open_one(bytes);
  auto annotations = read_annotations(file, file.class_def(find_class(file, "Lfixture/control/Choices$Colour;")));
  ASSERT_TRUE(annotations);
  ClassNesting nesting = read_nesting(*annotations, file);
  EXPECT_TRUE(nesting.is_inner);
  ASSERT_TRUE(nesting.enclosing_class.valid());
  EXPECT_EQ(file.descriptor(nesting.enclosing_class), "Lfixture/control/Choices;");
  EXPECT_EQ(file.string(nesting.inner_name), "Colour");
  EXPECT_NE(nesting.inner_flags & 0x4000, 0u);
  auto signature = read_signature(annotations->on_class, file);
  ASSERT_TRUE(signature);
  EXPECT_EQ(*signature, "Ljava/lang/Enum<Lfixture/control/Choices$Colour;>;");
}

/// A class with field f and method m whose annotations directory is `words` (then come two empty sets and one
/// annotation), all at known places.
class BrokenAnnotations : public ::testing::Test {
 protected:
  std::string read(const std::vector<uint32_t>& words, const Bytes& tail = {}) {
    DexBuilder builder;
    Bytes directory;
    for (uint32_t word : words) put32(directory, word);
    directory.insert(directory.end(), tail.begin(), tail.end());
    builder.classes.push_back({.type = "LA;",
                               .instance_fields = {{"f", "I", 0}},
                               .virtual_methods = {{"m", {"V"}, 1, code_item({0x000e})}},
                               .annotations = directory});
    builder.field("LB;", "f", "I");
    builder.method("LB;", "m", {"V"});
    builder.extra = extra_;
    bytes_ = builder.build();
    extra_offset_ = builder.extra_offset();
    file_ = open_one(bytes_);
    auto result = read_annotations(file_, file_.class_def(0));
    if (result) annotations_ = *result;
    return result ? "" : result.error().message;
  }
  /// Where `extra_` will lie; does not depend on its contents.
  uint32_t place() {
    read({0, 0, 0, 0});
    return extra_offset_;
  }

  Bytes extra_;
  Bytes bytes_;
  uint32_t extra_offset_ = 0;
  DexFile file_;
  ClassAnnotations annotations_;
};

TEST_F(BrokenAnnotations, Directory) {
  EXPECT_EQ(read({0, 0, 0, 0}), "");
  EXPECT_THAT(read({0, 0x10000000, 0, 0}), HasSubstr("directory runs past the end"));
  EXPECT_THAT(read({0, 0, 0xffffffff, 0xffffffff}), HasSubstr("directory runs past the end"));
  EXPECT_THAT(read({0, 1, 0, 0, 1, 0}), HasSubstr("annotated field is none of this class"));
  EXPECT_THAT(read({0, 1, 0, 0, 99, 0}), HasSubstr("annotated field is none of this class"));
  EXPECT_THAT(read({0, 0, 1, 0, 1, 0}), HasSubstr("annotated method is none of this class"));
  EXPECT_THAT(read({0, 0, 0, 1, 99, 0}), HasSubstr("annotated method is none of this class"));
}

TEST_F(BrokenAnnotations, Sets) {
  put32(extra_, 0);  // an empty set
  uint32_t set = place();
  EXPECT_EQ(read({set, 1, 1, 1, 0, set, 0, set, 0, set}), "");
  EXPECT_EQ(annotations_.on_fields.size(), 1u);
  EXPECT_EQ(annotations_.on_methods.size(), 1u);
  EXPECT_EQ(annotations_.on_parameters.size(), 1u);
  EXPECT_THAT(read({0, 2, 0, 0, 0, set, 0, set}), HasSubstr("members are not sorted"));
  EXPECT_THAT(read({0, 0, 2, 0, 0, set, 0, set}), HasSubstr("members are not sorted"));
  EXPECT_THAT(read({0, 0, 0, 2, 0, set, 0, set}), HasSubstr("members are not sorted"));
  EXPECT_THAT(read({set + 2, 0, 0, 0}), HasSubstr("not aligned"));
  EXPECT_THAT(read({0xfffffff0, 0, 0, 0}), HasSubstr("list runs past the end"));
  extra_.clear();
  put32(extra_, 0x10000000);
  EXPECT_THAT(read({set, 0, 0, 0}), HasSubstr("list runs past the end"));
}

TEST_F(BrokenAnnotations, Items) {
  uint32_t set = place();
  auto with = [&](Bytes item, uint32_t repeat = 1) {
    extra_.clear();
    put32(extra_, repeat);
    for (uint32_t i = 0; i < repeat; ++i) put32(extra_, set + 4 + 4 * repeat);
    extra_.insert(extra_.end(), item.begin(), item.end());
    return read({set, 0, 0, 0});
  };
  EXPECT_EQ(with({1, 0, 0}), "");
  ASSERT_EQ(annotations_.on_class.size(), 1u);
  EXPECT_EQ(annotations_.on_class[0].visibility, Visibility::Runtime);
  EXPECT_THAT(with({3, 0, 0}), HasSubstr("bad visibility"));
  EXPECT_THAT(with({1, 0x70, 0}), HasSubstr("annotation type out of range"));
  EXPECT_THAT(with({1, 0, 0}, 2), HasSubstr("not sorted by type"));
  extra_.clear();
  put32(extra_, 1);
  put32(extra_, 0xfffffff0);
  EXPECT_THAT(read({set, 0, 0, 0}), HasSubstr("bad visibility"));
}

}  // namespace
}  // namespace antecede::dex::test
