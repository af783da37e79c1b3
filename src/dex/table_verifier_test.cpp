#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

using ::testing::HasSubstr;

constexpr size_t k_strings = 60, k_types = 68, k_protos = 76, k_fields = 84, k_methods = 92, k_classes = 100;

DexBuilder small_builder() {
  DexBuilder builder;
  builder.classes.push_back({.type = "LI;", .flags = 0x601});
  builder.classes.push_back({.type = "LA;", .interfaces = {"LI;", "LJ;"}});
  builder.classes.push_back({.type = "LB;", .superclass = "LA;"});
  builder.field("LA;", "f", "I");
  builder.field("LA;", "g", "J");
  builder.method("LA;", "m", {"V", "I", "LA;"});
  builder.method("LA;", "n", {"V", "I"});
  builder.method("LA;", "n", {"V"});
  builder.method("[I", "clone", {"Ljava/lang/Object;"});
  builder.type("[I");
  builder.method_handles = {{4, 0}, {1, 1}};
  builder.call_sites = {{0}};
  return builder;
}

/// Address of row `index` of the table whose offset the header has at `field`.
size_t row(const Bytes& bytes, size_t field, size_t index, size_t size) {
  return get32(bytes, field) + index * size;
}

std::string broken(const std::function<void(Bytes&, const DexBuilder&)>& change) {
  DexBuilder builder = small_builder();
  Bytes bytes = builder.build();
  change(bytes, builder);
  return open_error(bytes);
}

TEST(TableVerifier, AcceptsAGoodFile) {
  DexBuilder builder = small_builder();
  Bytes bytes = builder.build();
  ASSERT_EQ(open_error(bytes), "");
  DexFile dex = open_one(bytes);
  EXPECT_EQ(dex.class_count(), 3u);
  EXPECT_EQ(dex.descriptor(dex.class_def(1).type), "LA;");
  EXPECT_EQ(dex.class_def(1).interfaces.size(), 2u);
  EXPECT_EQ(dex.descriptor(dex.class_def(2).superclass), "LA;");
  EXPECT_FALSE(dex.class_def(2).source_file.valid());
  MethodRef method = dex.method(MethodIndex(builder.method_index("LA;", "m", {"V", "I", "LA;"})));
  EXPECT_EQ(dex.string(method.name), "m");
  EXPECT_EQ(dex.string(dex.proto(method.proto).shorty), "VIL");
  EXPECT_EQ(dex.proto(method.proto).parameters.size(), 2u);
  EXPECT_EQ(dex.method_handle(MethodHandleIndex(0)).method, MethodIndex(0));
  EXPECT_EQ(dex.method_handle(MethodHandleIndex(1)).field, FieldIndex(1));
  EXPECT_EQ(dex.call_site_count(), 1u);
}

TEST(TableVerifier, Strings) {
  EXPECT_THAT(broken([](Bytes& b, auto&) { set32(b, row(b, k_strings, 0, 4), 0x6f); }),
              HasSubstr("string data outside"));
  EXPECT_THAT(broken([](Bytes& b, auto&) { set32(b, row(b, k_strings, 0, 4), uint32_t(b.size())); }),
              HasSubstr("string data outside"));
  auto with_first = [](size_t at, uint8_t value) {
    return broken([=](Bytes& b, auto&) { b[get32(b, row(b, k_strings, 0, 4)) + at] = value; });
  };
  EXPECT_THAT(with_first(0, 2), HasSubstr("string of 1 code units says it has 2"));
  EXPECT_THAT(with_first(0, 0), HasSubstr("says it has 0"));
  EXPECT_THAT(with_first(1, 0x80), HasSubstr("not valid MUTF-8"));
  EXPECT_THAT(with_first(1, 0), HasSubstr("string of 0 code units says it has 1"));
  EXPECT_THAT(broken([](Bytes& b, auto&) {
                size_t first = row(b, k_strings, 0, 4);
                set32(b, first + 4, get32(b, first));
              }),
              HasSubstr("string_ids are not sorted (string 1)"));
  EXPECT_THAT(broken([](Bytes& b, auto&) {
                size_t last = b.size() - 5;
                std::memset(&b[last], 0xff, 5);
                set32(b, row(b, k_strings, 0, 4), uint32_t(last));
              }),
              ::testing::AnyOf(HasSubstr("bad string length"), HasSubstr("map_list")));
}

TEST(TableVerifier, Types) {
  EXPECT_THAT(broken([](Bytes& b, auto&) { set32(b, row(b, k_types, 0, 4), 0xffff); }),
              HasSubstr("descriptor index"));
  EXPECT_THAT(broken([](Bytes& b, auto&) { set32(b, row(b, k_types, 1, 4), get32(b, row(b, k_types, 0, 4))); }),
              HasSubstr("type_ids are not sorted"));
  EXPECT_THAT(broken([](Bytes& b, const DexBuilder& d) {
                set32(b, row(b, k_types, d.type_index("[I"), 4), d.string_index("clone"));
              }),
              HasSubstr("bad type descriptor"));
}

TEST(TableVerifier, Protos) {
  auto with = [](uint32_t index, size_t field, uint32_t value) {
    return broken([=](Bytes& b, auto&) { set32(b, row(b, k_protos, index, 12) + field, value); });
  };
  EXPECT_THAT(with(0, 0, 0xffff), HasSubstr("shorty index"));
  EXPECT_THAT(with(0, 4, 0xffff), HasSubstr("return type index"));
  EXPECT_THAT(with(0, 8, 0x72), HasSubstr("bad offset of a type list"));
  EXPECT_THAT(with(0, 8, 0x10), HasSubstr("bad offset of a type list"));
  EXPECT_THAT(with(0, 8, 0xfffffff0), HasSubstr("bad offset of a type list"));
  EXPECT_THAT(broken([](Bytes& b, const DexBuilder& d) {
                size_t list = get32(b, row(b, k_protos, d.proto_index({"V", "I"}), 12) + 8);
                set32(b, list, 256), b.insert(b.end(), 600, 0), set32(b, 32, uint32_t(b.size()));
              }),
              HasSubstr("type list of more than 255 types"));
  EXPECT_THAT(broken([](Bytes& b, const DexBuilder& d) {
                size_t list = get32(b, row(b, k_protos, d.proto_index({"V", "I"}), 12) + 8);
                set16(b, list + 4, 0xffff);
              }),
              HasSubstr("type list index out of range"));
  EXPECT_THAT(broken([](Bytes& b, const DexBuilder& d) {
                size_t list = get32(b, row(b, k_protos, d.proto_index({"V", "I"}), 12) + 8);
                set16(b, list + 4, d.type_index("V"));
              }),
              HasSubstr("parameter of type void"));
  EXPECT_THAT(broken([](Bytes& b, const DexBuilder& d) {
                size_t list = get32(b, row(b, k_protos, d.proto_index({"V", "I"}), 12) + 8);
                set16(b, list + 4, d.type_index("J"));
              }),
              HasSubstr("shorty does not fit"));
  EXPECT_THAT(broken([](Bytes& b, const DexBuilder& d) {
                set32(b, row(b, k_protos, d.proto_index({"V", "I"}), 12), d.string_index("V"));
              }),
              HasSubstr("shorty does not fit"));
}

TEST(TableVerifier, ProtosAreSorted) {
  EXPECT_THAT(broken([](Bytes& b, const DexBuilder& d) {
                // ()V before (I)V becomes (I)V twice.
                size_t first = row(b, k_protos, d.proto_index({"V"}), 12);
                std::copy_n(b.begin() + std::ptrdiff_t(first + 12), 12, b.begin() + std::ptrdiff_t(first));
              }),
              HasSubstr("proto_ids are not sorted"));
  EXPECT_THAT(broken([](Bytes& b, const DexBuilder& d) {
                size_t first = row(b, k_protos, d.proto_index({"V"}), 12);
                std::swap_ranges(b.begin() + std::ptrdiff_t(first), b.begin() + std::ptrdiff_t(first + 12),
                                 b.begin() + std::ptrdiff_t(first + 12));
              }),
              HasSubstr("proto_ids are not sorted"));
}

TEST(TableVerifier, Fields) {
  auto with = [](size_t field, uint32_t value) {
    return broken([=](Bytes& b, auto&) { set16(b, row(b, k_fields, 0, 8) + field, value); });
  };
  DexBuilder builder = small_builder();
  builder.build();
  EXPECT_THAT(with(0, 0xffff), HasSubstr("field type index"));
  EXPECT_THAT(with(2, 0xffff), HasSubstr("field type index"));
  EXPECT_THAT(with(0, builder.type_index("[I")), HasSubstr("owner of a field"));
  EXPECT_THAT(with(2, builder.type_index("V")), HasSubstr("field of type void"));
  EXPECT_THAT(with(4, 0xffff), HasSubstr("name index"));
  EXPECT_THAT(with(4, builder.string_index("LA;")), HasSubstr("bad member name"));
  EXPECT_THAT(with(4, builder.string_index("n")), HasSubstr("field_ids are not sorted"));
}

TEST(TableVerifier, Methods) {
  auto with = [](size_t field, uint32_t value) {
    return broken([=](Bytes& b, auto&) { set16(b, row(b, k_methods, 0, 8) + field, value); });
  };
  DexBuilder builder = small_builder();
  builder.build();
  EXPECT_THAT(with(0, 0xffff), HasSubstr("method owner index"));
  EXPECT_THAT(with(0, builder.type_index("I")), HasSubstr("owner of a method"));
  EXPECT_THAT(with(2, 0xffff), HasSubstr("method proto index"));
  EXPECT_THAT(with(4, 0xffff), HasSubstr("name index"));
  EXPECT_THAT(with(4, builder.string_index("[I")), HasSubstr("bad member name"));
  EXPECT_THAT(with(4, builder.string_index("n")), HasSubstr("method_ids are not sorted"));
}

TEST(TableVerifier, Classes) {
  auto with = [](size_t field, uint32_t value, uint32_t index = 1) {
    return broken([=](Bytes& b, auto&) { set32(b, row(b, k_classes, index, 32) + field, value); });
  };
  DexBuilder builder = small_builder();
  builder.build();
  EXPECT_THAT(with(0, 0xffff), HasSubstr("class type index"));
  EXPECT_THAT(with(0, builder.type_index("I")), HasSubstr("class_def of something"));
  EXPECT_THAT(with(0, builder.type_index("LI;")), HasSubstr("class is defined twice"));
  EXPECT_THAT(with(8, 0xffff), HasSubstr("superclass index"));
  EXPECT_THAT(with(8, builder.type_index("[I")), HasSubstr("superclass is no class"));
  EXPECT_THAT(with(8, builder.type_index("LA;")), HasSubstr("its own superclass"));
  EXPECT_THAT(with(8, builder.type_index("LB;")), HasSubstr("defined before its superclass"));
  EXPECT_THAT(with(12, 0x71), HasSubstr("bad offset of a type list"));
  EXPECT_THAT(with(16, 0xffff), HasSubstr("source file index"));
  EXPECT_THAT(with(20, 0x72), HasSubstr("annotations of a class are not aligned"));
  for (size_t field : {20, 24, 28}) {
    EXPECT_THAT(with(field, 0x7ffffff0), HasSubstr("class_def points outside"));
    EXPECT_THAT(with(field, 4), HasSubstr("class_def points outside"));
  }
  EXPECT_EQ(with(8, 0xffffffff), "");
}

TEST(TableVerifier, Interfaces) {
  auto with = [](uint32_t position, const char* type) {
    return broken([=](Bytes& b, const DexBuilder& d) {
      size_t list = get32(b, row(b, k_classes, 1, 32) + 12);
      set16(b, list + 4 + 2 * position, d.type_index(type));
    });
  };
  EXPECT_THAT(with(1, "LI;"), HasSubstr("interface is named twice"));
  EXPECT_THAT(with(0, "[I"), HasSubstr("interface is no class"));
  EXPECT_THAT(with(0, "LA;"), HasSubstr("its own superclass or interface"));
  EXPECT_THAT(with(0, "LB;"), HasSubstr("defined before its superclass or interface"));
  EXPECT_THAT(broken([](Bytes& b, auto&) { set32(b, get32(b, row(b, k_classes, 1, 32) + 12), 0x7fffffff); }),
              HasSubstr("type list runs past the end"));
}

TEST(TableVerifier, OrderOfClassesIsFreeBefore037) {
  for (int version : {35, 37}) {
    DexBuilder builder = small_builder();
    builder.version = version;
    std::swap(builder.classes[1], builder.classes[2]);
    std::string error = open_error(builder.build());
    if (version == 35)
      EXPECT_EQ(error, "");
    else
      EXPECT_THAT(error, HasSubstr("defined before its superclass"));
  }
}

TEST(TableVerifier, ManyClassesMayNotShareOneHugeListOfInterfaces) {
  DexBuilder builder;
  std::vector<std::string> interfaces;
  for (int i = 0; i < 3000; ++i) interfaces.push_back("LI" + std::to_string(i) + ";");
  for (int i = 0; i < 600; ++i) builder.classes.push_back({.type = "LC" + std::to_string(i) + ";"});
  builder.classes[0].interfaces = interfaces;
  Bytes bytes = builder.build();
  ASSERT_EQ(open_error(bytes), "");
  size_t first = row(bytes, k_classes, 0, 32) + 12;
  for (size_t i = 1; i < 600; ++i) set32(bytes, first + 32 * i, get32(bytes, first));
  EXPECT_THAT(open_error(bytes), HasSubstr("type lists too long in all"));
}

TEST(TableVerifier, MethodHandlesAndCallSites) {
  auto handles = [](const Bytes& b) { return row(b, k_classes, 3, 32) + 4; };
  EXPECT_THAT(broken([&](Bytes& b, auto&) { set16(b, handles(b), 9); }), HasSubstr("unknown kind of method handle"));
  EXPECT_THAT(broken([&](Bytes& b, auto&) { set16(b, handles(b) + 4, 4); }), HasSubstr("method handle index"));
  EXPECT_THAT(broken([&](Bytes& b, auto&) { set16(b, handles(b) + 12, 2); }), HasSubstr("method handle index"));
  EXPECT_THAT(broken([&](Bytes& b, auto&) { set32(b, handles(b) - 4, 0x7fffffff); }), HasSubstr("call site outside"));
}

}  // namespace
}  // namespace antecede::dex::test
