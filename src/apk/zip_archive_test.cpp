#include "apk/zip_archive.h"

#include <atomic>
#include <fstream>
#include <string>

#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

#include "apk/testing_zip.h"
#include "base/parallel.h"

namespace antecede::apk {
namespace {

using testing::Buffer;
using ::testing::HasSubstr;
using testing::make_zip;
using ::testing::StartsWith;
using testing::ZipTestEntry;

base::Result<ZipArchive> open_zip(const Buffer& bytes, const ZipLimits& limits = {}) {
  return ZipArchive::open(bytes, "dir/a.apk", limits);
}

std::string open_error(const Buffer& bytes, const ZipLimits& limits = {}) {
  const auto archive = open_zip(bytes, limits);
  if (archive) return "opened";
  EXPECT_EQ(archive.error().kind, base::Error::Class::Input);
  EXPECT_THAT(archive.error().message, StartsWith("dir/a.apk: "));
  return archive.error().message;
}

/// What reading the first entry says; the archive itself must open.
std::string read_error(const Buffer& bytes, const ZipLimits& limits = {}) {
  const auto archive = open_zip(bytes, limits);
  if (!archive) return "not opened: " + archive.error().message;
  const auto data = archive->read(archive->entries().front());
  if (data) return "read";
  EXPECT_THAT(data.error().message, StartsWith("dir/a.apk!"));
  return data.error().message;
}

std::string text(const SharedBytes& data) {
  return std::string(base::as_text(data.bytes()));
}

std::string noise(size_t size) {
  std::string out;
  uint32_t state = 1;
  while (out.size() < size) out.push_back(static_cast<char>((state = state * 1664525 + 1013904223) >> 24));
  return out;
}

TEST(ZipArchive, ReadsStoredAndDeflatedEntries) {
  const std::string big(100'000, 'x');
  const Buffer bytes = make_zip({ZipTestEntry::store("a.txt", "hello"), ZipTestEntry::deflate("b/c.txt", big),
                                 ZipTestEntry::store("empty", ""), ZipTestEntry::deflate("empty2", "")});
  const auto archive = open_zip(bytes);
  ASSERT_TRUE(archive) << archive.error().message;
  ASSERT_EQ(archive->entries().size(), 4u);
  EXPECT_EQ(archive->entries()[1].name, "b/c.txt");
  EXPECT_EQ(archive->entries()[1].size, big.size());
  EXPECT_EQ(archive->entries()[1].method, ZipEntry::k_deflated);
  EXPECT_EQ(text(*archive->read("a.txt")), "hello");
  EXPECT_EQ(text(*archive->read("b/c.txt")), big);
  EXPECT_EQ(archive->read("empty")->size(), 0u);
  EXPECT_EQ(archive->read("empty2")->size(), 0u);
  EXPECT_EQ(archive->find("b"), nullptr);
  EXPECT_THAT(archive->read("b").error().message, HasSubstr("dir/a.apk: no entry b"));
}

TEST(ZipArchive, DoesNotCopyStoredEntries) {
  const Buffer bytes = make_zip({ZipTestEntry::store("a", "hello")});
  const auto data = open_zip(bytes)->read("a");
  EXPECT_GE(data->bytes().data(), bytes.data());
  EXPECT_LT(data->bytes().data(), bytes.data() + bytes.size());
}

TEST(ZipArchive, OpensAnEmptyArchive) {
  const auto archive = open_zip(make_zip({}));
  ASSERT_TRUE(archive) << archive.error().message;
  EXPECT_TRUE(archive->entries().empty());
}

TEST(ZipArchive, AllowsPaddingBetweenEntriesAndAComment) {
  ZipTestEntry padded = ZipTestEntry::store("a", "hello");
  padded.local_extra = 100;
  Buffer bytes = make_zip({padded, ZipTestEntry::store("b", "world")});
  bytes[bytes.size() - 2] = 3;
  testing::put_text(bytes, "abc");
  const auto archive = open_zip(bytes);
  ASSERT_TRUE(archive) << archive.error().message;
  EXPECT_EQ(text(*archive->read("a")), "hello");
  EXPECT_EQ(text(*archive->read("b")), "world");
}

TEST(ZipArchive, RefusesWhatIsNoArchive) {
  EXPECT_EQ(open_error({}), "dir/a.apk: the file is empty");
  EXPECT_EQ(open_error({'h', 'e', 'l', 'l', 'o'}), "dir/a.apk: not a ZIP archive");
  EXPECT_EQ(open_error(Buffer(100'000, 'x')), "dir/a.apk: not a ZIP archive");
}

TEST(ZipArchive, RefusesEveryTruncation) {
  const Buffer bytes = make_zip({ZipTestEntry::deflate("a", noise(300)), ZipTestEntry::store("b", "text")});
  for (size_t size = 4; size < bytes.size(); ++size) {
    EXPECT_THAT(open_error(Buffer(bytes.begin(), bytes.begin() + static_cast<ptrdiff_t>(size))),
                HasSubstr("truncated"));
  }
}

TEST(ZipArchive, RefusesAFrontThatIsCutOff) {
  const Buffer bytes = make_zip({ZipTestEntry::store("a", noise(300)), ZipTestEntry::store("b", "text")});
  EXPECT_NE(open_error(Buffer(bytes.begin() + 100, bytes.end())), "opened");
}

TEST(ZipArchive, RefusesBadNames) {
  for (const char* name :
       {"/etc/passwd", "..", "../x", "a/../b", "a/..", "C:/x", "C:x", "\\x", "..\\x", "a\\..\\b"}) {
    EXPECT_THAT(open_error(make_zip({ZipTestEntry::store(name, "x")})), HasSubstr("leads out of the archive"))
        << name;
  }
  for (const char* name : {"a..b", "..a", "a/...", "a..", "..."}) {
    EXPECT_EQ(open_error(make_zip({ZipTestEntry::store(name, "x")})), "opened") << name;
  }
  EXPECT_THAT(open_error(make_zip({ZipTestEntry::store("", "x")})), HasSubstr("without a name"));
  EXPECT_THAT(open_error(make_zip({ZipTestEntry::store(std::string("a\0b", 3), "x")})), HasSubstr("NUL"));
}

TEST(ZipArchive, RefusesDuplicateNames) {
  const Buffer bytes =
      make_zip({ZipTestEntry::store("a", "1"), ZipTestEntry::store("b", "2"), ZipTestEntry::store("a", "3")});
  EXPECT_EQ(open_error(bytes), "dir/a.apk: duplicate ZIP entry a");
}

TEST(ZipArchive, RefusesOverlappingEntries) {
  ZipTestEntry twin = ZipTestEntry::store("b", "world");
  twin.header_offset = 0;
  EXPECT_THAT(open_error(make_zip({ZipTestEntry::store("a", "hello"), twin})), HasSubstr("overlaps"));
  ZipTestEntry long_one = ZipTestEntry::store("a", "hello");
  long_one.size = long_one.compressed_size = 40;
  EXPECT_THAT(open_error(make_zip({long_one, ZipTestEntry::store("b", "world, so that there is room")})),
              HasSubstr("entry a overlaps entry b"));
}

TEST(ZipArchive, RefusesOverlapHiddenInTheLocalHeader) {
  Buffer bytes = make_zip({ZipTestEntry::store("a", "hello"), ZipTestEntry::store("b", "world")});
  bytes[28] = 20;  // The local header of `a` claims an extra field that reaches into `b`.
  EXPECT_EQ(read_error(bytes), "dir/a.apk!a: overlaps the next entry");
}

TEST(ZipArchive, RefusesEntriesBeyondTheEnd) {
  ZipTestEntry far = ZipTestEntry::store("a", "hello");
  far.header_offset = 0x7fffffff;
  EXPECT_THAT(open_error(make_zip({far})), HasSubstr("entry a runs past the end"));
  ZipTestEntry huge = ZipTestEntry::store("a", "hello");
  huge.compressed_size = 0xfffffff0;
  EXPECT_THAT(open_error(make_zip({huge})), HasSubstr("entry a runs past the end"));
}

TEST(ZipArchive, RefusesADirectoryThatLies) {
  Buffer bytes = make_zip({ZipTestEntry::store("a", "hello")});
  Buffer many = bytes;
  many[many.size() - 12] = many[many.size() - 14] = 2;  // Number of entries.
  EXPECT_THAT(open_error(many), HasSubstr("too small for its entries"));
  Buffer far = bytes;
  far[far.size() - 4] = 0x7f;  // Offset of the directory.
  EXPECT_THAT(open_error(far), HasSubstr("runs past the end"));
  Buffer bad = bytes;
  bad[30 + 1 + 5] = 'X';  // Signature of its only record.
  EXPECT_NE(open_error(bad), "opened");
}

TEST(ZipArchive, RefusesTooManyEntries) {
  ZipLimits limits;
  limits.entries = 2;
  const std::vector<ZipTestEntry> three = {ZipTestEntry::store("a", ""), ZipTestEntry::store("b", ""),
                                           ZipTestEntry::store("c", "")};
  EXPECT_THAT(open_error(make_zip(three), limits), HasSubstr("3 entries (the limit is 2)"));
}

TEST(ZipArchive, RefusesBombsByTheirDeclaredSizes) {
  // Packed by zlib, which shrinks zeros by more than a thousand; libdeflate stays just below.
  const std::string zeros(17 << 20, '\0');
  uLongf packed_size = compressBound(zeros.size());
  std::string packed(packed_size, '\0');
  ASSERT_EQ(compress2(reinterpret_cast<Bytef*>(packed.data()), &packed_size,
                      reinterpret_cast<const Bytef*>(zeros.data()), zeros.size(), 9),
            Z_OK);
  ZipTestEntry bomb = ZipTestEntry::store("assets/bomb", zeros);
  bomb.stored = packed.substr(2, packed_size - 6);  // Without the header and the checksum of the zlib format.
  bomb.compressed_size = static_cast<uint32_t>(bomb.stored.size());
  bomb.method = ZipEntry::k_deflated;
  EXPECT_THAT(open_error(make_zip({bomb})), HasSubstr("ZIP bomb: entry assets/bomb"));
  ZipTestEntry fake = ZipTestEntry::deflate("fake", "hello");
  fake.size = 0xfffffffe;
  EXPECT_THAT(open_error(make_zip({fake})), HasSubstr("ZIP bomb"));
}

TEST(ZipArchive, RefusesDataOfAnotherSize) {
  for (uint32_t size : {0u, 1u, 4u, 6u, 1000u, 10'000'000u}) {
    ZipTestEntry entry = ZipTestEntry::deflate("a", "hello");
    entry.size = size;
    EXPECT_NE(read_error(make_zip({entry})), "read") << size;
  }
  ZipTestEntry stored = ZipTestEntry::store("a", "hello");
  stored.size = 4;
  EXPECT_EQ(read_error(make_zip({stored})), "dir/a.apk!a: stored, but with two different sizes");
}

TEST(ZipArchive, RefusesDamagedData) {
  ZipTestEntry wrong_crc = ZipTestEntry::store("a", "hello");
  wrong_crc.crc ^= 1;
  EXPECT_EQ(read_error(make_zip({wrong_crc})), "dir/a.apk!a: its CRC does not match its data");
  ZipTestEntry damaged = ZipTestEntry::deflate("a", noise(1000));
  damaged.stored[0] = '\7';  // A block type that does not exist.
  EXPECT_EQ(read_error(make_zip({damaged})), "dir/a.apk!a: corrupt compressed data");
}

TEST(ZipArchive, RefusesEncryptedAndUnknownMethods) {
  ZipTestEntry encrypted = ZipTestEntry::store("a", "hello, hello, hello");
  encrypted.flags = 1;
  EXPECT_EQ(read_error(make_zip({encrypted})), "dir/a.apk!a: the entry is encrypted");
  ZipTestEntry lzma = ZipTestEntry::store("a", "hello");
  lzma.method = 14;
  EXPECT_EQ(read_error(make_zip({lzma})), "dir/a.apk!a: unsupported compression method 14");
}

TEST(ZipArchive, RefusesALocalHeaderThatDisagrees) {
  ZipTestEntry renamed = ZipTestEntry::store("a", "hello");
  renamed.local_name = "b";
  EXPECT_EQ(read_error(make_zip({renamed})), "dir/a.apk!a: named differently in its local header");
  Buffer bytes = make_zip({ZipTestEntry::store("a", "hello")});
  bytes[0] = 'X';
  EXPECT_EQ(read_error(bytes), "dir/a.apk!a: corrupt local header");
}

TEST(ZipArchive, KeepsTheLimitsWhenReading) {
  const Buffer bytes = make_zip({ZipTestEntry::store("a", std::string(100, 'x'))});
  ZipLimits small;
  small.entry_bytes = 99;
  EXPECT_THAT(read_error(bytes, small), HasSubstr("100 bytes uncompressed (the limit is 99)"));
  ZipLimits total;
  total.total_bytes = 250;
  const auto archive = open_zip(bytes, total);
  EXPECT_TRUE(archive->read("a"));
  EXPECT_TRUE(archive->read("a"));
  EXPECT_THAT(archive->read("a").error().message, HasSubstr("more than 250 bytes"));
}

TEST(ZipArchive, OpensNestedArchivesAndNoDeeper) {
  const auto inner = testing::as_string(make_zip({ZipTestEntry::store("x", "deep")}));
  const auto middle = testing::as_string(make_zip({ZipTestEntry::store("inner.zip", inner)}));
  for (const ZipTestEntry& entry :
       {ZipTestEntry::store("middle.zip", middle), ZipTestEntry::deflate("middle.zip", middle)}) {
    const Buffer bytes = make_zip({entry});
    const auto outer = open_zip(bytes);
    const auto nested = outer->open_nested(outer->entries()[0]);
    ASSERT_TRUE(nested) << nested.error().message;
    EXPECT_EQ(nested->name(), "dir/a.apk!middle.zip");
    EXPECT_THAT(nested->open_nested(nested->entries()[0]).error().message, HasSubstr("nested too deeply"));
  }
}

TEST(ZipArchive, CountsNestedArchivesAgainstTheSameTotal) {
  const auto inner = testing::as_string(make_zip({ZipTestEntry::store("x", std::string(400, 'x'))}));
  const Buffer bytes = make_zip({ZipTestEntry::store("inner.zip", inner)});
  ZipLimits limits;
  limits.total_bytes = inner.size() + 399;
  const auto outer = open_zip(bytes, limits);
  EXPECT_FALSE(outer->open_nested(outer->entries()[0])->read("x"));
}

TEST(ZipArchive, OutlivesTheArchiveItWasNestedIn) {
  const auto inner = testing::as_string(make_zip({ZipTestEntry::store("x", "deep")}));
  const std::string path = ::testing::TempDir() + "antecede_nested_" + std::to_string(::getpid()) + ".zip";
  {
    const Buffer bytes = make_zip({ZipTestEntry::store("inner.zip", inner)});
    std::ofstream(path, std::ios::binary).write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
  }
  base::Result<SharedBytes> data;
  {
    const auto outer = ZipArchive::open(path);
    ASSERT_TRUE(outer) << outer.error().message;
    data = outer->open_nested(outer->entries()[0])->read("x");
  }
  EXPECT_EQ(text(*data), "deep");
}

TEST(ZipArchive, ReadsZip64Fields) {
  ZipTestEntry entry = ZipTestEntry::store("a", "hello");
  entry.size = entry.compressed_size = UINT32_MAX;
  entry.header_offset = UINT32_MAX;
  Buffer extra;
  testing::put<uint16_t>(extra, 1);
  testing::put<uint16_t>(extra, 24);
  for (uint64_t number : {5, 5, 0}) testing::put<uint64_t>(extra, number);
  entry.directory_extra = testing::as_string(extra);
  const auto archive = open_zip(make_zip({entry}));
  ASSERT_TRUE(archive) << archive.error().message;
  EXPECT_EQ(archive->entries()[0].size, 5u);
  entry.directory_extra.resize(20);
  entry.directory_extra[2] = 16;
  EXPECT_NE(open_error(make_zip({entry})), "opened");
}

TEST(ZipArchive, ReadsFromSeveralThreads) {
  std::vector<ZipTestEntry> entries;
  for (int i = 0; i < 64; ++i)
    entries.push_back(ZipTestEntry::deflate(std::to_string(i), noise(1000 + 100 * size_t(i))));
  const Buffer bytes = make_zip(entries);
  const auto archive = open_zip(bytes);
  std::atomic<size_t> good = 0;
  base::parallel_for(64, 4, [&](size_t i) {
    const auto data = archive->read(archive->entries()[i]);
    if (data && text(*data) == noise(1000 + 100 * i)) ++good;
  });
  EXPECT_EQ(good, 64u);
}

TEST(ZipArchive, SurvivesEveryFlippedByte) {
  const Buffer good = make_zip({ZipTestEntry::deflate("a", "hello hello hello"), ZipTestEntry::store("b", "world")});
  size_t read = 0;
  for (size_t at = 0; at < good.size(); ++at) {
    for (const int value : {0x00, 0x01, 0x7f, 0x80, 0xff}) {
      Buffer bytes = good;
      bytes[at] = static_cast<uint8_t>(value);
      const auto archive = open_zip(bytes);
      if (!archive) continue;
      for (const ZipEntry& entry : archive->entries()) {
        const auto data = archive->read(entry);
        EXPECT_TRUE(!data || text(*data) == "world" || text(*data) == "hello hello hello") << at;
        read += data.has_value();
      }
    }
  }
  EXPECT_GT(read, 0u);
}

TEST(ZipArchive, NamesAMissingFile) {
  const auto archive = ZipArchive::open(std::string("/nowhere/x.apk"));
  ASSERT_FALSE(archive);
  EXPECT_THAT(archive.error().message, StartsWith("/nowhere/x.apk: "));
}

}  // namespace
}  // namespace antecede::apk
