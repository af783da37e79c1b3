#include "dex/test_dex.h"

namespace antecede::dex::test {
namespace {

using ::testing::HasSubstr;

Bytes small_dex(int version = 39) {
  DexBuilder builder;
  builder.version = version;
  builder.classes.push_back({.type = "LA;", .virtual_methods = {{"m", {"V"}, 1, code_item({0x000e})}}});
  builder.field("LA;", "f", "I");
  return builder.build();
}

/// The error after `change` was done to a good file.
std::string broken(const std::function<void(Bytes&)>& change) {
  Bytes bytes = small_dex();
  change(bytes);
  return open_error(bytes);
}

/// Offset of the map's entry for a section.
size_t map_entry(const Bytes& bytes, SectionKind kind) {
  size_t map = get32(bytes, 52);
  for (size_t i = 0; i < get32(bytes, map); ++i)
    if (get32(bytes, map + 4 + 12 * i) == uint32_t(kind)) return map + 4 + 12 * i;
  ADD_FAILURE();
  return 0;
}

TEST(FileVerifier, AcceptsAllVersions) {
  for (int version : {35, 37, 38, 39, 40}) {
    Bytes bytes = small_dex(version);
    ASSERT_EQ(open_error(bytes), "");
    EXPECT_EQ(open_one(bytes).version(), version);
  }
}

TEST(FileVerifier, Magic) {
  EXPECT_THAT(open_error({}), HasSubstr("no room for a DEX header"));
  EXPECT_THAT(open_error(Bytes(0x6f)), HasSubstr("no room for a DEX header"));
  EXPECT_THAT(broken([](Bytes& b) { b[0] = 'c'; }), HasSubstr("bad magic"));
  EXPECT_THAT(broken([](Bytes& b) { b[6] = '6'; }), HasSubstr("unknown DEX version"));
  EXPECT_THAT(broken([](Bytes& b) { b[4] = '1'; }), HasSubstr("unknown DEX version"));
  EXPECT_THAT(broken([](Bytes& b) { b[5] = '4', b[6] = '2'; }), HasSubstr("unknown DEX version"));
  EXPECT_THAT(broken([](Bytes& b) { b[7] = '0'; }), HasSubstr("unknown DEX version"));
}

TEST(FileVerifier, Sizes) {
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 32, uint32_t(b.size()) + 1); }), HasSubstr("bad file_size"));
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 32, 0x6f); }), HasSubstr("bad file_size"));
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 36, 0x78); }), HasSubstr("bad header_size"));
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 40, 0x78563412); }), HasSubstr("endian_tag"));
  EXPECT_THAT(broken([](Bytes& b) { b.pop_back(); }), HasSubstr("bad file_size"));
}

TEST(FileVerifier, BytesBehindTheFileDoNotMatter) {
  Bytes bytes = small_dex();
  size_t size = bytes.size();
  bytes.resize(size + 100, 0xff);
  EXPECT_EQ(open_one(bytes).bytes().size(), size);
}

TEST(FileVerifier, ChecksumIsADiagnostic) {
  Bytes bytes = small_dex();
  set32(bytes, 8, 0xdeadbeef);
  base::Diagnostics diagnostics;
  EXPECT_TRUE(DexFile::open_all(bytes, "test.dex", diagnostics));
  EXPECT_EQ(diagnostics.count("dex.checksum"), 1u);
  Bytes real = read_fixture("control.dex");
  base::Diagnostics none;
  EXPECT_TRUE(DexFile::open_all(real, "control.dex", none));
  EXPECT_EQ(none.count("dex.checksum"), 0u);
}

TEST(FileVerifier, MessagesNameFileAndOffset) {
  EXPECT_EQ(broken([](Bytes& b) { b[6] = '6'; }), "test.dex+0x4: unknown DEX version");
}

TEST(FileVerifier, TablesLieInsideTheFile) {
  const char* names[] = {"string_ids", "type_ids", "proto_ids", "field_ids", "method_ids", "class_defs"};
  for (uint32_t i = 0; i < 6; ++i) {
    uint32_t size = 56 + 8 * i, offset = size + 4;
    EXPECT_THAT(broken([&](Bytes& b) { set32(b, size, 0); }), HasSubstr(std::string("empty ") + names[i]));
    EXPECT_THAT(broken([&](Bytes& b) { set32(b, offset, get32(b, offset) + 2); }), HasSubstr("is not aligned"));
    EXPECT_THAT(broken([&](Bytes& b) { set32(b, offset, 0x6c); }), HasSubstr("begins before its header ends"));
    EXPECT_THAT(broken([&](Bytes& b) { set32(b, size, 0x10000000); }), HasSubstr("run past the end"));
    EXPECT_THAT(broken([&](Bytes& b) { set32(b, size, 0xffffffff); }), HasSubstr("run past the end"));
    EXPECT_THAT(broken([&](Bytes& b) { set32(b, offset, 0xfffffffc); }), HasSubstr("run past the end"));
  }
}

TEST(FileVerifier, LinkAndDataLieInsideTheFile) {
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 104, uint32_t(b.size())); }), HasSubstr("data section"));
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 44, 1), set32(b, 48, uint32_t(b.size())); }), HasSubstr("link section"));
}

TEST(FileVerifier, MapPlace) {
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 52, 0); }), HasSubstr("no map_list"));
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 52, get32(b, 52) + 2); }), HasSubstr("map_list is not aligned"));
  EXPECT_THAT(broken([](Bytes& b) { set32(b, 52, 0xfffffffc); }), HasSubstr("map_list runs past the end"));
  EXPECT_THAT(broken([](Bytes& b) { set32(b, get32(b, 52), 0x20000000); }), HasSubstr("map_list runs past the end"));
}

TEST(FileVerifier, MapEntries) {
  auto with = [](SectionKind kind, size_t field, uint32_t value) {
    return broken([=](Bytes& b) { set32(b, map_entry(b, kind) + field, value); });
  };
  EXPECT_THAT(with(SectionKind::TypeIds, 0, 0x1234), HasSubstr("unknown section 0x1234"));
  EXPECT_THAT(with(SectionKind::TypeIds, 0, 0x0001), HasSubstr("stands twice"));
  EXPECT_THAT(with(SectionKind::TypeIds, 8, 0x70), HasSubstr("overlap or are not sorted"));
  EXPECT_THAT(with(SectionKind::MapList, 8, 0x7ffffff0), HasSubstr("runs past the end"));
  EXPECT_THAT(with(SectionKind::ClassDefs, 4, 0x7ffffff0), HasSubstr("runs past the end"));
  EXPECT_THAT(with(SectionKind::Header, 4, 0), HasSubstr("does not name the header"));
  EXPECT_THAT(with(SectionKind::MapList, 4, 2), HasSubstr("does not name itself"));
  EXPECT_THAT(with(SectionKind::ClassDefs, 4, 0), HasSubstr("disagree about section 0x6"));
  EXPECT_THAT(with(SectionKind::StringIds, 4, 1), HasSubstr("disagree about section 0x1"));
  EXPECT_THAT(with(SectionKind::ClassDefs, 0, 0x2000), HasSubstr("disagree about section 0x6"));
}

TEST(FileVerifier, NoTruncationDoesHarm) {
  Bytes whole = read_fixture("control.dex");
  for (size_t size = 0; size < whole.size(); size += 7) {
    Bytes part(whole.begin(), whole.begin() + std::ptrdiff_t(size));
    EXPECT_NE(open_error(part), "");
    if (size < 0x70) continue;
    set32(part, 32, uint32_t(size));
    EXPECT_NE(open_error(part), "");
  }
}

}  // namespace
}  // namespace antecede::dex::test
