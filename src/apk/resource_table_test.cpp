#include "apk/resource_table.h"

#include <random>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apk/resource_value.h"
#include "apk/testing_resource_table.h"

namespace antecede::apk {
namespace {

using testing::bag_entry;
using testing::Buffer;
using testing::compact_entry;
using ::testing::ElementsAre;
using testing::Encoding;
using testing::parse_table;
using testing::simple_entry;
using testing::type_chunk;

constexpr uint8_t k_reference = 1, k_string = 3, k_integer = 0x10, k_boolean = 0x12;
const std::vector<std::string> k_strings = {"Hello", "Hallo", "res/layout/main.xml", "res/layout-land/main.xml"};
const std::vector<std::string> k_types = {"string", "layout", "integer", "array"};
const std::vector<std::string> k_keys = {"title", "main", "count", "items", "alias", "loop"};

/// string/title, string/alias → title, string/loop → itself; layout/main in two configurations;
/// integer/count; array/items.
Buffer sample_table() {
  std::vector<Buffer> chunks = {
      type_chunk(1, {simple_entry(0, 0, k_string, 0), simple_entry(1, 4, k_reference, 0x7f010000),
                     simple_entry(2, 5, k_reference, 0x7f010002)}),
      type_chunk(2, {simple_entry(0, 1, k_string, 3)}, testing::land()),
      type_chunk(2, {simple_entry(0, 1, k_string, 2), simple_entry(1, 4, k_reference, 0x7f020000)}),
      type_chunk(3, {simple_entry(0, 2, k_integer, 42), simple_entry(2, 4, k_boolean, 0xffffffff)}),
      type_chunk(
          4, {bag_entry(
                 0, 3, 0,
                 {{0x02000000, k_string, 1}, {0x02000001, k_reference, 0x7f010000}, {0x02000002, k_integer, 7}})})};
  return testing::table(k_strings, {testing::package(0x7f, k_types, k_keys, chunks)});
}

class SampleTable : public ::testing::Test {
 protected:
  Buffer bytes_ = sample_table();
  base::Diagnostics diagnostics_;
  ResourceTable table_ = parse_table(bytes_, diagnostics_);
};

TEST_F(SampleTable, NamesResources) {
  EXPECT_EQ(table_.name(ResourceId(0x7f010000))->full_name(), "com.example:string/title");
  EXPECT_EQ(table_.display_name(ResourceId(0x7f020000)), "layout/main");
  EXPECT_EQ(table_.display_name(ResourceId(0x7f020009)), "0x7f020009");
  EXPECT_FALSE(table_.name(ResourceId(0x7f020009)));
  EXPECT_TRUE(diagnostics_.list().empty());
}

TEST_F(SampleTable, FindsByName) {
  EXPECT_EQ(table_.find("layout", "main"), ResourceId(0x7f020000));
  EXPECT_EQ(table_.find("string", "alias"), ResourceId(0x7f010001));
  EXPECT_FALSE(table_.find("string", "main").valid());
  EXPECT_FALSE(table_.find("", "").valid());
}

TEST_F(SampleTable, DefaultConfigurationComesFirst) {
  std::vector<Configured> values = table_.values(ResourceId(0x7f020000));
  ASSERT_EQ(values.size(), 2u);
  EXPECT_EQ(values[0].config, "");
  EXPECT_EQ(values[0].value()->text, "res/layout/main.xml");
  EXPECT_EQ(values[1].config, "land");
  EXPECT_EQ(values[1].configuration->orientation, 2);
  EXPECT_EQ(values[1].value()->text, "res/layout-land/main.xml");
}

TEST_F(SampleTable, FilesFollowAliases) {
  std::vector<ResourceFile> files = table_.files(ResourceId(0x7f020001));
  ASSERT_EQ(files.size(), 1u);
  EXPECT_EQ(files[0].path, "res/layout/main.xml");
  EXPECT_TRUE(table_.files(ResourceId(0x7f010002)).empty());  // the loop
}

TEST_F(SampleTable, FollowsReferences) {
  EXPECT_EQ(table_.string_value(ResourceId(0x7f010001)), "Hello");
  EXPECT_EQ(table_.integer_value(ResourceId(0x7f030000)), 42);
  EXPECT_EQ(table_.bool_value(ResourceId(0x7f030002)), true);
  EXPECT_FALSE(table_.integer_value(ResourceId(0x7f010000)));
  EXPECT_FALSE(table_.string_value(ResourceId(0x7f040000)));
}

TEST_F(SampleTable, ACycleEndsAsAReference) {
  EXPECT_FALSE(table_.string_value(ResourceId(0x7f010002)));
  Value value;
  value.type = Value::Type::Reference;
  value.data = 0x7f010002;
  EXPECT_TRUE(table_.resolve(value).is_reference());
}

TEST_F(SampleTable, ReadsArrays) {
  EXPECT_THAT(table_.string_array(ResourceId(0x7f040000)), ElementsAre("Hallo", "Hello", "7"));
  EXPECT_THAT(table_.integer_array(ResourceId(0x7f040000)), ElementsAre(0, 0, 7));
  const std::vector<Configured> values = table_.values(ResourceId(0x7f040000));
  ASSERT_NE(values[0].bag(), nullptr);
  EXPECT_EQ(values[0].bag()->items[2].key, ResourceId(0x02000002));
}

TEST_F(SampleTable, ListsIdsInOrder) {
  EXPECT_THAT(table_.ids("layout"), ElementsAre(ResourceId(0x7f020000), ResourceId(0x7f020001)));
  EXPECT_EQ(table_.ids().size(), 8u);
  EXPECT_TRUE(table_.ids("menu").empty());
}

TEST_F(SampleTable, SurvivesBeingMoved) {
  ResourceTable moved = std::move(table_);
  EXPECT_EQ(moved.values(ResourceId(0x7f020000))[1].config, "land");
  EXPECT_EQ(moved.name(ResourceId(0x7f020000))->package, "com.example");
}

TEST(ResourceTable, AllEncodingsReadTheSame) {
  for (Encoding encoding : {Encoding::Dense, Encoding::Sparse, Encoding::Offset16}) {
    Buffer bytes = testing::table(
        {"text"},
        {testing::package(0x7f, {"string"}, {"a", "b"},
                          {type_chunk(1, {simple_entry(3, 0, k_string, 0), compact_entry(7, 1, k_integer, 9)},
                                      testing::config(), encoding)})});
    base::Diagnostics diagnostics;
    ResourceTable table = parse_table(bytes, diagnostics);
    EXPECT_THAT(table.ids(), ElementsAre(ResourceId(0x7f010003), ResourceId(0x7f010007)));
    EXPECT_EQ(table.string_value(ResourceId(0x7f010003)), "text");
    EXPECT_EQ(table.integer_value(ResourceId(0x7f010007)), 9);
    EXPECT_EQ(table.display_name(ResourceId(0x7f010007)), "string/b");
    EXPECT_TRUE(diagnostics.list().empty());
  }
}

TEST(ResourceTable, SplitsAddConfigurations) {
  Buffer base_table = sample_table();
  Buffer german = testing::table(
      {"Titel"},
      {testing::package(0x7f, {"string"}, {"title"},
                        {type_chunk(1, {simple_entry(0, 0, k_string, 0)}, testing::config({{8, 'd'}, {9, 'e'}}))})});
  std::vector<NamedBytes> inputs = {{"", base_table}, {"config.de", german}};
  base::Diagnostics diagnostics;
  ResourceTable table = ResourceTable::parse(inputs, diagnostics).value();
  std::vector<Configured> values = table.values(ResourceId(0x7f010000));
  ASSERT_EQ(values.size(), 2u);
  EXPECT_EQ(values[0].split, "");
  EXPECT_EQ(values[1].split, "config.de");
  EXPECT_EQ(values[1].config, "de");
  EXPECT_EQ(values[1].value()->text, "Titel");
  EXPECT_EQ(table.string_value(ResourceId(0x7f010000)), "Hello");
}

TEST(ResourceTable, NoTablesMakeAnEmptyOne) {
  base::Diagnostics diagnostics;
  ResourceTable table = ResourceTable::parse({}, diagnostics).value();
  EXPECT_TRUE(table.ids().empty());
  EXPECT_FALSE(table.find("string", "title").valid());
}

TEST(ResourceTable, ABadHeaderIsAnError) {
  base::Diagnostics diagnostics;
  Buffer good = sample_table();
  auto fails = [&](Buffer bytes) {
    std::vector<NamedBytes> inputs = {{"", bytes}};
    return !ResourceTable::parse(inputs, diagnostics);
  };
  EXPECT_TRUE(fails({}));
  EXPECT_TRUE(fails({2, 0, 12, 0}));
  Buffer wrong_type = good;
  wrong_type[0] = 3;
  EXPECT_TRUE(fails(wrong_type));
  Buffer too_long = good;
  testing::set32(too_long, 4, static_cast<uint32_t>(good.size() + 1));
  EXPECT_TRUE(fails(too_long));
  EXPECT_FALSE(fails(good));
}

/// Where the sample's type chunks start.
std::vector<size_t> type_chunks(const Buffer& bytes) {
  std::vector<size_t> found;
  size_t package = 12 + base::load_le<uint32_t>(bytes.data() + 12 + 4);
  for (size_t at = package + 288; at < bytes.size(); at += base::load_le<uint32_t>(bytes.data() + at + 4))
    if (base::load_le<uint16_t>(bytes.data() + at) == 0x0201) found.push_back(at);
  return found;
}

TEST(ResourceTable, ABrokenTypeCostsItself) {
  Buffer bytes = sample_table();
  testing::set32(bytes, type_chunks(bytes).at(0) + 12, 0x7fffffff);
  base::Diagnostics diagnostics;
  ResourceTable table = parse_table(bytes, diagnostics);
  EXPECT_EQ(diagnostics.count("resources.bad-type"), 1u);
  EXPECT_TRUE(table.ids("string").empty());
  EXPECT_EQ(table.ids("layout").size(), 2u);
}

TEST(ResourceTable, ABrokenEntryCostsItself) {
  Buffer bytes = sample_table();
  size_t offsets = type_chunks(bytes).at(0) + 20 + 64;
  testing::set32(bytes, offsets + 4, 0xfffffff0);
  base::Diagnostics diagnostics;
  ResourceTable table = parse_table(bytes, diagnostics);
  EXPECT_EQ(diagnostics.count("resources.bad-entry"), 1u);
  EXPECT_EQ(table.string_value(ResourceId(0x7f010000)), "Hello");
  EXPECT_FALSE(table.contains(ResourceId(0x7f010001)));
}

TEST(ResourceTable, ABagWithTooManyItemsIsBroken) {
  Buffer bytes = sample_table();
  size_t entry = type_chunks(bytes).at(4) + 20 + 64 + 4;
  testing::set32(bytes, entry + 12, 0x20000000);
  base::Diagnostics diagnostics;
  EXPECT_TRUE(parse_table(bytes, diagnostics).ids("array").empty());
}

TEST(ResourceTable, AKeyThatIsNotThereIsBroken) {
  Buffer bytes = sample_table();
  size_t entry = type_chunks(bytes).at(0) + 20 + 64 + 12;
  testing::set32(bytes, entry + 4, 99);
  base::Diagnostics diagnostics;
  EXPECT_FALSE(parse_table(bytes, diagnostics).contains(ResourceId(0x7f010000)));
}

TEST(ResourceTable, SparseEntriesOutOfOrderDoNotExist) {
  Buffer bytes = testing::table(
      {}, {testing::package(0x7f, {"integer"}, {"a"},
                            {type_chunk(1, {simple_entry(9, 0, k_integer, 1), simple_entry(3, 0, k_integer, 2)},
                                        testing::config(), Encoding::Sparse)})});
  base::Diagnostics diagnostics;
  EXPECT_THAT(parse_table(bytes, diagnostics).ids(), ElementsAre(ResourceId(0x7f010009)));
}

TEST(ResourceTable, UnknownChunksAreSkipped) {
  Buffer strange = testing::chunk(0x0299, {1, 2, 3, 4}, {5, 6, 7, 8});
  Buffer bytes = testing::table(
      {}, {strange,
           testing::package(0x7f, {"integer"}, {"a"}, {strange, type_chunk(1, {simple_entry(0, 0, k_integer, 1)})})});
  base::Diagnostics diagnostics;
  EXPECT_EQ(parse_table(bytes, diagnostics).integer_value(ResourceId(0x7f010000)), 1);
  EXPECT_TRUE(diagnostics.list().empty());
}

TEST(ResourceTable, TypesWithoutANameHaveNone) {
  Buffer bytes = testing::table(
      {}, {testing::package(0x7f, {"integer"}, {"a"}, {type_chunk(200, {simple_entry(0, 0, k_integer, 1)})})});
  base::Diagnostics diagnostics;
  EXPECT_EQ(parse_table(bytes, diagnostics).display_name(ResourceId(0x7fc80000)), "/a");
}

/// Asks the table everything.
size_t look_at_everything(const ResourceTable& table) {
  size_t total = 0;
  for (ResourceId id : table.ids()) {
    std::optional<ResourceName> name = table.name(id);
    total += table.values(id).size() + table.files(id).size() + table.string_array(id).size();
    total += table.string_value(id).has_value() + table.integer_array(id).size();
    if (name) total += table.find(name->type, name->entry).valid();
  }
  return total;
}

TEST(ResourceTable, EveryTruncationIsHarmless) {
  Buffer good = sample_table();
  base::Diagnostics none;
  const size_t whole = look_at_everything(parse_table(good, none));
  ASSERT_GT(whole, 0u);
  for (size_t size = 0; size < good.size(); ++size) {
    Buffer cut(good.begin(), good.begin() + static_cast<ptrdiff_t>(size));
    if (size >= 8) testing::set32(cut, 4, static_cast<uint32_t>(size));
    std::vector<NamedBytes> inputs = {{"", cut}};
    base::Diagnostics diagnostics;
    if (auto table = ResourceTable::parse(inputs, diagnostics)) {
      EXPECT_LE(look_at_everything(*table), whole) << size;
    }
  }
}

TEST(ResourceTable, MutationsAreHarmless) {
  Buffer good = sample_table();
  std::mt19937 random(20);
  const uint32_t interesting[] = {0, 1, 0x7f, 0x80, 0xffff, 0x7fffffff, 0x80000000, 0xfffffff0, 0xffffffff};
  size_t parsed = 0;
  for (int round = 0; round < 20'000; ++round) {
    Buffer bytes = good;
    for (auto edits = 1 + random() % 3; edits > 0; --edits) {
      if (random() % 2)
        bytes[random() % bytes.size()] ^= static_cast<uint8_t>(1 << random() % 8);
      else
        testing::set32(bytes, random() % (bytes.size() - 4), interesting[random() % std::size(interesting)]);
    }
    std::vector<NamedBytes> inputs = {{"", bytes}};
    base::Diagnostics diagnostics;
    auto table = ResourceTable::parse(inputs, diagnostics);
    if (table && look_at_everything(*table) != 0) ++parsed;
  }
  EXPECT_GT(parsed, 10'000u);
}

TEST(ResourceValue, DescribesValues) {
  auto value = [](uint8_t raw_type, uint32_t data) {
    Value one;
    one.type = value_type_of(raw_type), one.raw_type = raw_type, one.data = data;
    return describe(one);
  };
  EXPECT_EQ(value(0x01, 0x7f010000), "@0x7f010000");
  EXPECT_EQ(value(0x05, 0x00001001), "16dp");
  EXPECT_EQ(value(0x05, 0xfffffc01), "-4dp");
  EXPECT_EQ(value(0x10, 0xffffffff), "-1");
  EXPECT_EQ(value(0x12, 0xffffffff), "true");
  EXPECT_EQ(value(0x1c, 0xff00ff00), "#ff00ff00");
  EXPECT_EQ(value(0x99, 5), "(type 0x99) 0x5");
}

}  // namespace
}  // namespace antecede::apk
