#include "dex/class_data.h"

#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

using ::testing::HasSubstr;

constexpr uint32_t k_private = 2, k_static = 8, k_native = 0x100, k_abstract = 0x400;

TestClass small_class() {
  Bytes code = code_item({0x000e});
  return {.type = "LA;",
          .static_fields = {{"s", "I", k_static}, {"t", "J", k_static}},
          .instance_fields = {{"f", "I", 0}, {"g", "LA;", 0}},
          .direct_methods = {{"<init>", {"V"}, 0x10001, code}, {"p", {"V"}, k_private, code}},
          .virtual_methods = {{"m", {"V"}, 1, code}, {"n", {"V"}, k_abstract, {}}}};
}

std::string read(const TestClass& item, const std::function<void(Bytes&, size_t)>& change = {},
                 ClassData* out = nullptr) {
  DexBuilder builder;
  builder.classes.push_back(item);
  builder.field("LZ;", "zz", "I");
  builder.method("LZ;", "zz", {"V"});
  Bytes bytes = builder.build();
  if (change) change(bytes, builder.class_data_offset(0));
  DexFile file = open_one(bytes);
  ClassData data;
  base::Status status = read_class_data(file, file.class_def(0), data);
  if (out) *out = data;
  return status ? "" : status.error().message;
}

TEST(ClassData, ReadsAllMembers) {
  ClassData data;
  ASSERT_EQ(read(small_class(), {}, &data), "");
  EXPECT_EQ(data.static_fields.size(), 2u);
  EXPECT_EQ(data.instance_fields.size(), 2u);
  ASSERT_EQ(data.direct_methods.size(), 2u);
  EXPECT_EQ(data.direct_methods[0].access_flags, 0x10001u);
  EXPECT_NE(data.direct_methods[0].code_offset, 0u);
  ASSERT_EQ(data.virtual_methods.size(), 2u);
  EXPECT_EQ(data.virtual_methods[1].code_offset, 0u);
}

TEST(ClassData, EmptyWithoutAnOffset) {
  DexBuilder builder;
  builder.classes.push_back(small_class());
  Bytes bytes = builder.build();
  set32(bytes, get32(bytes, 100) + 24, 0);
  DexFile file = open_one(bytes);
  ClassData data;
  data.static_fields.resize(3);
  ASSERT_TRUE(read_class_data(file, file.class_def(0), data));
  EXPECT_TRUE(data.static_fields.empty());
}

TEST(ClassData, Flags) {
  TestClass item = small_class();
  item.static_fields[0].flags = 0;
  EXPECT_THAT(read(item), HasSubstr("static and instance fields are mixed up"));
  item = small_class();
  item.instance_fields[1].flags = k_static;
  EXPECT_THAT(read(item), HasSubstr("static and instance fields are mixed up"));
  item = small_class();
  item.virtual_methods[0].code.clear();
  EXPECT_THAT(read(item), HasSubstr("concrete method without code"));
  item.virtual_methods[0].flags = k_native;
  EXPECT_EQ(read(item), "");
  item = small_class();
  item.virtual_methods[0].flags = k_abstract;
  EXPECT_THAT(read(item), HasSubstr("abstract or native method with code"));
  item = small_class();
  item.virtual_methods[0].flags = k_static;
  EXPECT_THAT(read(item), HasSubstr("direct and virtual methods are mixed up"));
  item = small_class();
  item.direct_methods[1].flags = 1;
  EXPECT_THAT(read(item), HasSubstr("direct and virtual methods are mixed up"));
  item.direct_methods[1].name = "<clinit>";
  EXPECT_EQ(read({.type = "LA;", .direct_methods = {item.direct_methods[1]}}), "");
}

TEST(ClassData, Members) {
  // Layout: four counts, then fields as two and methods as four bytes (code offsets take two).
  auto with = [](size_t at, uint8_t value) {
    return read(small_class(), [=](Bytes& bytes, size_t start) { bytes[start + at] = value; });
  };
  EXPECT_THAT(with(4, 0x50), HasSubstr("field index out of range"));
  EXPECT_THAT(with(4, 4), HasSubstr("field of another class"));
  EXPECT_THAT(with(6, 0), HasSubstr("field stands twice"));
  EXPECT_THAT(with(12, 0x50), HasSubstr("method index out of range"));
  EXPECT_THAT(with(12, 4), HasSubstr("method of another class"));
}

TEST(ClassData, Runaway) {
  for (size_t at : {0, 1, 2, 3}) {
    std::string error = read(small_class(), [=](Bytes& bytes, size_t start) {
      bytes.resize(bytes.size() + 64, 0xff);
      set32(bytes, 32, uint32_t(bytes.size()));
      size_t copy = bytes.size() - 5;
      std::memset(&bytes[copy], 0, 5);
      bytes[copy + at] = 0x7f;
      set32(bytes, get32(bytes, 100) + 24, uint32_t(copy));
      (void)start;
    });
    EXPECT_THAT(error, HasSubstr("run past the end of the file"));
  }
}

TEST(ClassData, DirectAndVirtualAreDisjoint) {
  TestClass item = {.type = "LA;",
                    .direct_methods = {{"p", {"V"}, k_private, code_item({0x000e})}},
                    .virtual_methods = {{"p", {"V"}, 1, code_item({0x000e})}}};
  EXPECT_THAT(read(item), HasSubstr("both direct and virtual"));
}

}  // namespace
}  // namespace antecede::dex::test
