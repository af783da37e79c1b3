#include "model/api_tables.h"

#include <functional>
#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "model/api_facts.h"
#include "model/api_test_file.h"

namespace antecede::model {
namespace {

std::string error_of(const std::function<void(ApiTestFile&)>& spoil) {
  ApiTestFile file;
  spoil(file);
  const std::vector<uint8_t> bytes = file.bytes();
  const base::Result<ApiTables> tables = ApiTables::open(bytes);
  return tables ? "" : tables.error().message;
}

TEST(ApiTables, ReadsASmallFile) {
  const std::vector<uint8_t> bytes = ApiTestFile().bytes();
  const base::Result<ApiFacts> facts = ApiFacts::open(bytes, "small");
  ASSERT_TRUE(facts) << facts.error().message;
  ASSERT_EQ(facts->class_count(), 2u);
  const ApiClass b = *facts->find("b");
  EXPECT_EQ(b.super_descriptor(), "La;");
  EXPECT_EQ(b.levels().removed_after, 22);
  EXPECT_TRUE(b.levels().includes(22));
  EXPECT_FALSE(b.levels().includes(23));
  EXPECT_EQ(facts->resolve_method("b", "f", "(I)V")->levels().since, 21);
  EXPECT_FALSE(facts->resolve_method("b", "f", "(V)V"));
  EXPECT_EQ(std::get<int32_t>(facts->resolve_field("b", "k")->constant()), 42);
}

TEST(ApiTables, TruncatedFilesAreErrors) {
  const std::vector<uint8_t> bytes = ApiTestFile().bytes();
  for (size_t size = 0; size < bytes.size(); ++size)
    EXPECT_FALSE(ApiTables::open(base::Bytes(bytes).first(size))) << size;
  std::vector<uint8_t> longer = bytes;
  longer.push_back(0);
  EXPECT_FALSE(ApiTables::open(longer));
}

TEST(ApiTables, EveryFlippedBitIsNoticed) {
  const std::vector<uint8_t> bytes = ApiTestFile().bytes();
  for (size_t bit = 0; bit < bytes.size() * 8; ++bit) {
    std::vector<uint8_t> spoilt = bytes;
    spoilt[bit / 8] = static_cast<uint8_t>(spoilt[bit / 8] ^ (1u << (bit % 8)));
    EXPECT_FALSE(ApiTables::open(spoilt)) << bit;
  }
}

TEST(ApiTables, ErrorsSayWhatIsWrong) {
  using testing::HasSubstr;
  EXPECT_EQ(error_of([](ApiTestFile&) {}), "");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.magic = "ANTEFACE"; }), "not a file of API facts");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.version = 2; }), "API facts of unknown version 2");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.kind = 2; }), "unknown kind 2");
  EXPECT_THAT(error_of([](ApiTestFile& f) { f.string_offsets[1] = 5; }), HasSubstr("offsets of strings"));
  EXPECT_THAT(error_of([](ApiTestFile& f) { f.string_offsets.back() = 11; }), HasSubstr("offsets of strings"));
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.text = "ILb;La;Vfk"; }), "string 2 is out of order");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.text = "ILa;Lb;fff"; }), "string 4 is out of order");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.text = "ILa;Lb;Qfk"; }), "type 3 is none");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.types[3] = 6; }), "type 3 is none");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.types = {2, 1, 0, 3}; }), "type 1 is out of order");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.types = {0, 1, 2, 3}; }), "class 0 is none");
  EXPECT_THAT(error_of([](ApiTestFile& f) { f.types = {2}; }), HasSubstr("do not fit"));
  EXPECT_THAT(error_of([](ApiTestFile& f) { f.proto_offsets = {0, 0, 3}; }), HasSubstr("offsets of prototypes"));
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.parts[2] = 4; }), "part 2 of the prototypes has no type");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.interfaces = {9}; }), "interface 0 has no type");
  EXPECT_THAT(error_of([](ApiTestFile& f) { f.classes[2].method = 1; }), HasSubstr("do not cover"));
  EXPECT_THAT(error_of([](ApiTestFile& f) { f.classes[0].field = 1; }), HasSubstr("do not cover"));
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.classes[1].method = 3; }), "class 0 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.classes[1].super = 4; }), "class 1 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.classes[1].removed_after = 15; }), "class 1 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.methods[0].name = 6; }), "method 0 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.methods[1].proto = 2; }), "method 1 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.methods[1].proto = 0; }), "method 1 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.fields[0].type = 4; }), "field 0 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.fields[0].constant = 6; }), "field 0 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.fields[0].constant = 5; }), "field 0 is malformed");
  EXPECT_EQ(error_of([](ApiTestFile& f) { f.fields[0].constant = 2; }), "field 0 is malformed");
}

TEST(ApiTables, ErrorsNameTheFile) {
  const base::Result<ApiFacts> facts = ApiFacts::open({}, "my.facts");
  ASSERT_FALSE(facts);
  EXPECT_EQ(facts.error().message, "my.facts: not a file of API facts");
}

TEST(ApiTables, CyclesEnd) {
  ApiTestFile file;
  file.classes[0].super = 1;
  file.interfaces = {0, 1};
  file.classes[1].interface = 1;
  file.classes[2].interface = 2;
  const std::vector<uint8_t> bytes = file.bytes();
  const base::Result<ApiFacts> facts = ApiFacts::open(bytes, "cycle");
  ASSERT_TRUE(facts) << facts.error().message;
  EXPECT_EQ(facts->find("a")->with_supers().size(), 2u);
  EXPECT_TRUE(facts->is_subclass("a", "b"));
  EXPECT_FALSE(facts->resolve_method("a", "g", "()V"));
}

// Uses everything a handle offers.
size_t read_all(const ApiFacts& facts) {
  size_t sum = 0;
  for (size_t i = 0; i < facts.class_count(); ++i) {
    const ApiClass c = facts.class_at(i);
    sum += c.descriptor().size() + c.super_descriptor().size() + c.with_supers().size();
    for (const ApiMethod method : c.methods()) sum += method.name().size() + method.descriptor().size();
    for (const ApiField field : c.fields()) sum += field.type().size() + field.constant().index();
  }
  return sum;
}

TEST(ApiTables, SpoiltTablesNeverLeadOutside) {
  std::mt19937 random(1);
  const std::vector<uint8_t> bytes = ApiTestFile().bytes();
  size_t accepted = 0;
  for (int round = 0; round < 20000; ++round) {
    std::vector<uint8_t> spoilt = bytes;
    for (auto change = random() % 3 + 1; change != 0; --change)
      spoilt[16 + random() % (spoilt.size() - 16)] =
          static_cast<uint8_t>(random() % 4 == 0 ? random() : random() % 8);
    const uint64_t sum = ApiTables::checksum(base::Bytes(spoilt).subspan(16));
    std::memcpy(spoilt.data() + 8, &sum, 8);
    const base::Result<ApiFacts> facts = ApiFacts::open(spoilt, "spoilt");
    if (facts && read_all(*facts) > 0) ++accepted;
  }
  EXPECT_GT(accepted, 100u) << "some changes leave a valid file";
  EXPECT_LT(accepted, 15000u);
}

}  // namespace
}  // namespace antecede::model
