#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <openssl/sha.h>
#include <unistd.h>
#include <zip.h>
#include <zlib.h>

#include "base/file.h"
#include "mutation/mutators.h"
#include "mutation/structure.h"
#include "mutation/subject.h"
#include "mutation/trace_chunks.h"
#include "mutation/zip_writer.h"

namespace antecede::mutation {
namespace {

Buffer to_buffer(std::string_view text) {
  return {text.begin(), text.end()};
}

void put32_at(Buffer& bytes, size_t offset, uint32_t value) {
  std::memcpy(bytes.data() + offset, &value, 4);
}

/// A header and a map list with two sections; nothing else of a DEX file matters here.
Buffer small_dex() {
  Buffer bytes(0x70 + 4 + 2 * 12);
  std::memcpy(bytes.data(), "dex\n035", 8);
  put32_at(bytes, 0x34, 0x70);
  put32_at(bytes, 0x70, 2);
  put32_at(bytes, 0x74 + 8, 0);
  put32_at(bytes, 0x80 + 8, 0x70);
  return bytes;
}

/// An outer chunk (type 3, header 8) with one inner chunk of 16 bytes.
Buffer small_chunks() {
  return to_buffer(std::string_view("\x03\0\x08\0\x18\0\0\0\x01\0\x08\0\x10\0\0\0ABCDEFGH", 24));
}

/// Two constants and a method with one attribute of four bytes.
Buffer small_class() {
  std::string text("\xca\xfe\xba\xbe\0\0\0\x34", 8);  // magic, version
  text += std::string(
      "\0\x03\x01\0\x01"
      "A\x07\0\x01",
      9);                                                     // Utf8 and Class
  text += std::string("\0\x21\0\x02\0\0\0\0\0\0\0\x01", 12);  // flags, names, no field, one method
  text += std::string(
      "\0\x08\0\x01\0\x01\0\x01\0\x01\0\0\0\x04"
      "abcd",
      18);  // the method
  return to_buffer(text + std::string(2, '\0'));
}

class TemporaryFile {
 public:
  explicit TemporaryFile(const Buffer& bytes) {
    path_ = testing::TempDir() + "mutation_test_" + std::to_string(getpid());
    FILE* file = std::fopen(path_.c_str(), "wb");
    std::fwrite(bytes.data(), 1, bytes.size(), file);
    std::fclose(file);
  }
  ~TemporaryFile() { std::remove(path_.c_str()); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

Buffer small_apk() {
  static const Entry entries[] = {
      {"AndroidManifest.xml", small_chunks()}, {"classes.dex", small_dex()}, {"notes.txt", to_buffer("hello")}};
  return write_zip({&entries[0], &entries[1], &entries[2]});
}

TEST(StructureTest, FindsFieldsAndSectionsOfDex) {
  Structure structure = structure_of(small_dex());
  EXPECT_EQ(structure.format, Format::Dex);
  ASSERT_EQ(structure.sections.size(), 2u);
  EXPECT_EQ(structure.sections[0].size, 0x70u);
  EXPECT_EQ(structure.sections[1].offset, 0x70u);
  auto has_field = [&](size_t offset) {
    return std::any_of(structure.fields.begin(), structure.fields.end(),
                       [&](const Field& field) { return field.offset == offset; });
  };
  EXPECT_TRUE(has_field(0x34));
  EXPECT_TRUE(has_field(0x70));
  EXPECT_TRUE(has_field(0x80 + 8));
  EXPECT_FALSE(has_field(0x0c));  // the signature is no number
}

TEST(StructureTest, FindsNestedChunks) {
  Structure structure = structure_of(small_chunks());
  EXPECT_EQ(structure.format, Format::Chunks);
  ASSERT_EQ(structure.sections.size(), 2u);
  EXPECT_EQ(structure.sections[1].offset, 8u);
  EXPECT_EQ(structure.sections[1].size, 16u);
}

TEST(StructureTest, FindsZipRecords) {
  Structure structure = structure_of(small_apk());
  EXPECT_EQ(structure.format, Format::Zip);
  EXPECT_EQ(structure.sections.size(), 3u + 3u + 1u);
}

TEST(StructureTest, FindsTablesOfClassFiles) {
  Structure structure = structure_of(small_class());
  EXPECT_EQ(structure.format, Format::ClassFile);
  ASSERT_EQ(structure.sections.size(), 4u);  // constants, names, the attribute, and the method around it
  EXPECT_EQ(structure.sections[0].offset, 8u);
  EXPECT_EQ(structure.sections[2].size, 4u);
  EXPECT_EQ(structure.sections[3].size, 18u);
}

TEST(StructureTest, SurvivesEveryTruncation) {
  for (const Buffer& whole : {small_dex(), small_chunks(), small_apk(), small_class()}) {
    for (size_t size = 0; size <= whole.size(); ++size) {
      Structure structure = structure_of(base::Bytes(whole).first(size));
      for (const Section& section : structure.sections) EXPECT_LE(section.offset + section.size, size);
    }
  }
}

TEST(MutatorsTest, SameSeedSameBytesOtherSeedOtherBytes) {
  const Buffer original = small_dex();
  Structure structure = structure_of(original);
  std::set<Buffer> seen;
  for (uint64_t seed = 0; seed < 500; ++seed) {
    Buffer first = original, second = original;
    Random one(seed), two(seed);
    std::string said = mutate(first, structure, one);
    EXPECT_EQ(said, mutate(second, structure, two));
    EXPECT_EQ(first, second);
    seen.insert(first);
  }
  EXPECT_GT(seen.size(), 300u);
}

TEST(MutatorsTest, SurvivesTinyInputs) {
  for (size_t size : {0, 1, 2, 3, 5}) {
    Structure far_away{Format::Other, {{100, 4}}, {{50, 100}}};
    for (uint64_t seed = 0; seed < 2000; ++seed) {
      Buffer bytes(size, 7);
      Random random(seed);
      const std::string said = mutate(bytes, seed % 2 ? far_away : Structure(), random);
      EXPECT_TRUE(bytes == Buffer(size, 7) || !said.empty()) << "changed without a word, seed " << seed;
    }
  }
}

TEST(MutatorsTest, RepairsDexHeader) {
  Buffer bytes = small_dex();
  bytes.push_back(1);
  repair_dex_header(bytes, true);
  EXPECT_EQ(base::load_le<uint32_t>(bytes.data() + 32), bytes.size());
  EXPECT_EQ(base::load_le<uint32_t>(bytes.data() + 8),
            adler32(1, bytes.data() + 12, static_cast<unsigned>(bytes.size() - 12)));
  unsigned char digest[SHA_DIGEST_LENGTH];
  SHA1(bytes.data() + 32, bytes.size() - 32, digest);
  EXPECT_TRUE(std::equal(digest, digest + sizeof digest, bytes.begin() + 12));
}

TEST(ZipWriterTest, LibzipReadsIt) {
  TemporaryFile file(small_apk());
  int code = 0;
  zip_t* archive = zip_open(file.path().c_str(), ZIP_RDONLY | ZIP_CHECKCONS, &code);
  ASSERT_NE(archive, nullptr) << code;
  EXPECT_EQ(zip_get_num_entries(archive, 0), 3);
  zip_file_t* entry = zip_fopen(archive, "notes.txt", 0);
  ASSERT_NE(entry, nullptr);
  char text[16];
  EXPECT_EQ(zip_fread(entry, text, sizeof text), 5);
  EXPECT_EQ(std::string(text, 5), "hello");
  EXPECT_EQ(zip_fclose(entry), 0);
  zip_discard(archive);
}

TEST(SubjectTest, MutatesEveryParsedPartAndTheContainer) {
  TemporaryFile file(small_apk());
  auto subject = Subject::load(file.path());
  ASSERT_TRUE(subject) << subject.error().message;
  size_t manifest = 0, dex = 0, notes = 0, repaired = 0;
  for (uint64_t seed = 0; seed < 400; ++seed) {
    Mutation mutation = subject->make_mutation(seed);
    EXPECT_EQ(mutation.bytes, subject->make_mutation(seed).bytes);
    manifest += mutation.description.find("AndroidManifest") != std::string::npos;
    dex += mutation.description.find("classes.dex") != std::string::npos;
    notes += mutation.description.find("notes.txt") != std::string::npos;
    repaired += mutation.description.find("repaired") != std::string::npos;
  }
  EXPECT_GT(manifest, 50u);
  EXPECT_GT(dex, 100u);
  EXPECT_GT(repaired, 80u);
  EXPECT_EQ(notes, 0u);
  EXPECT_LT(manifest + dex, 400u + 100u);
}

TEST(SubjectTest, UnchangedAppKeepsItsEntries) {
  Buffer apk = small_apk();
  TemporaryFile file(apk);
  auto subject = Subject::load(file.path());
  ASSERT_TRUE(subject);
  EXPECT_EQ(subject->unchanged().bytes, apk);
}

TEST(StructureTest, FindsNestedMessages) {
  // Field 1, three bytes: a message whose field 2 is the number 5. Then field 3, the number 300.
  const Structure structure = structure_of_message(to_buffer("\x0a\x02\x10\x05\x18\xac\x02"));
  ASSERT_EQ(structure.sections.size(), 1u);
  EXPECT_EQ(structure.sections[0].offset, 2u);
  EXPECT_EQ(structure.sections[0].size, 2u);
  EXPECT_EQ(structure.fields.size(), 6u);
}

TEST(SubjectTest, MutatedTracesKeepTheirChecksums) {
  const Buffer first = to_buffer("\x0a\x02\x10\x05"), second = to_buffer("\x18\xac\x02");
  const Buffer trace = write_trace({&first, &second});
  TemporaryFile file(trace);
  auto subject = Subject::load(file.path());
  ASSERT_TRUE(subject) << subject.error().message;
  EXPECT_EQ(subject->unchanged().bytes, trace);
  size_t changed = 0;
  for (uint64_t seed = 0; seed < 200; ++seed) {
    const Mutation mutation = subject->make_mutation(seed);
    if (mutation.description.find("!chunk") == std::string::npos) continue;
    auto chunks = unpack_trace(mutation.bytes);
    ASSERT_TRUE(chunks) << mutation.description;
    ASSERT_EQ(chunks->size(), 2u);
    std::vector<const Buffer*> list{&(*chunks)[0], &(*chunks)[1]};
    EXPECT_EQ(write_trace(list), mutation.bytes);
    changed += (*chunks)[0] != first || (*chunks)[1] != second;
  }
  EXPECT_GT(changed, 100u);
}

TEST(SubjectTest, RefusesWhatIsNoApp) {
  TemporaryFile file(to_buffer("just text"));
  EXPECT_FALSE(Subject::load(file.path()));
  EXPECT_FALSE(Subject::load(file.path() + "-missing"));
}

}  // namespace
}  // namespace antecede::mutation
