#include "apk/resource_config.h"

#include <utility>
#include <vector>

#include <gtest/gtest.h>

namespace antecede::apk {
namespace {

std::string name_of(const std::vector<std::pair<size_t, uint8_t>>& set, size_t size = 64) {
  std::vector<uint8_t> stored(64, 0);
  stored[0] = static_cast<uint8_t>(size);
  for (auto [at, value] : set) stored.at(at) = value;
  stored.resize(size);
  return ResourceConfig::parse(stored).qualifiers();
}

TEST(ResourceConfig, TheDefaultHasNoName) {
  EXPECT_EQ(name_of({}), "");
  EXPECT_TRUE(ResourceConfig::parse(std::vector<uint8_t>(28, 0)).is_default());
}

TEST(ResourceConfig, SpellsLocales) {
  EXPECT_EQ(name_of({{8, 'd'}, {9, 'e'}}), "de");
  EXPECT_EQ(name_of({{8, 'e'}, {9, 'n'}, {10, 'U'}, {11, 'S'}}), "en-rUS");
  EXPECT_EQ(name_of({{8, 's'}, {9, 'r'}, {36, 'L'}, {37, 'a'}, {38, 't'}, {39, 'n'}}), "b+sr+Latn");
  EXPECT_EQ(name_of({{8, 's'}, {9, 'r'}, {36, 'L'}, {37, 'a'}, {38, 't'}, {39, 'n'}, {52, 1}}), "sr");
}

TEST(ResourceConfig, UnpacksThreeLetterLanguages) {
  // f i l: 5, 8, 11 in fifteen bits, the last letter highest.
  EXPECT_EQ(name_of({{8, 0xad}, {9, 0x05}}), "fil");
}

TEST(ResourceConfig, SpellsScreens) {
  EXPECT_EQ(name_of({{12, 2}}), "land");
  EXPECT_EQ(name_of({{30, 0x58}, {31, 0x02}, {12, 2}, {24, 13}}), "sw600dp-land-v13");
  EXPECT_EQ(name_of({{28, 0x80}, {14, 240}, {15, 0}}), "ldrtl-hdpi");
  EXPECT_EQ(name_of({{29, 0x20}, {24, 21}}), "night-v21");
  EXPECT_EQ(name_of({{14, 0xff}, {15, 0xff}}), "nodpi");
  EXPECT_EQ(name_of({{14, 44}, {15, 1}}), "300dpi");
  EXPECT_EQ(name_of({{48, 2}, {29, 6}}), "round-watch");
}

TEST(ResourceConfig, NumbersWithoutANameStayNumbers) {
  EXPECT_EQ(name_of({{12, 9}}), "orientation=9");
  EXPECT_EQ(name_of({{29, 1}}), "uiModeType=1");
}

TEST(ResourceConfig, ShortAndHostileOnesDoNoHarm) {
  for (size_t size = 0; size <= 64; ++size) {
    std::vector<uint8_t> stored(size, 0xff);
    ResourceConfig::parse(stored).qualifiers();  // Fails only by crashing: what such bytes mean is nobody's promise.
  }
  EXPECT_EQ(name_of({{8, 'd'}, {9, 'e'}, {40, 'x'}}, 28), "de");
  EXPECT_EQ(name_of({{8, '/'}, {9, '\n'}}), "??");
}

}  // namespace
}  // namespace antecede::apk
