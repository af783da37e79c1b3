#include "apk/resource_symbols.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::apk {
namespace {

using ::testing::HasSubstr;

TEST(ResourceSymbols, KeepsTheNumbersOfSymbols) {
  ResourceSymbols names;
  ASSERT_TRUE(
      names.read_symbols("int layout main 0x7f0b0002\nint[] styleable V { 1, 2 }\nint styleable V_a 0\n"
                         "int string none 0x0\n\n",
                         "R.txt"));
  names.add("layout", "about");
  ASSERT_TRUE(names.number());
  EXPECT_EQ(names.find("layout", "main").value, 0x7f0b0002u);
  EXPECT_EQ(names.find("layout", "about").value, 0x7f0b0003u);
  EXPECT_EQ(names.find("string", "none").value, 0x7f010000u);
  EXPECT_FALSE(names.find("styleable", "V_a").valid());
}

TEST(ResourceSymbols, NumbersInTheOrderOfTypeAndName) {
  ResourceSymbols names;
  names.add("string", "b");
  names.add("string", "a");
  names.add("id", "z");
  ASSERT_TRUE(names.number());
  EXPECT_EQ(names.find("id", "z").value, 0x7f010000u);
  EXPECT_EQ(names.find("string", "a").value, 0x7f020000u);
  EXPECT_EQ(names.find("string", "b").value, 0x7f020001u);
}

TEST(ResourceSymbols, KnowsTheFrameworksOwn) {
  const ResourceSymbols names;
  EXPECT_EQ(names.find_reference("@android:style/Theme.Translucent.NoTitleBar").value, 0x01030010u);
  EXPECT_EQ(names.find_reference("@*android:layout/simple_list_item_1").value, 0x01090003u);
  EXPECT_EQ(names.find_reference("?android:attr/windowIsFloating").value, 0x01010057u);
  EXPECT_EQ(names.find_reference("?android:windowIsFloating").value, 0x01010057u);
  EXPECT_FALSE(names.find_reference("@android:style/Theme.Unheard.Of").valid());
  EXPECT_FALSE(names.find_reference("@style/Theme.Translucent").valid());
}

TEST(ResourceSymbols, RefusesBadLines) {
  ResourceSymbols names;
  for (const char* line :
       {"int layout main", "int layout main zero", "x layout main 0x7f010000", "int layout main 0x7f010000 x"}) {
    const base::Status status = names.read_symbols(std::string("\n") + line, "R.txt");
    ASSERT_FALSE(status.has_value()) << line;
    EXPECT_THAT(status.error().message, HasSubstr("R.txt:2"));
  }
}

TEST(ResourceSymbols, RefusesANumberThatIsTwoTypes) {
  ResourceSymbols names;
  const base::Status status = names.read_symbols("int id a 0x7f010000\nint string a 0x7f010001\n", "R.txt");
  ASSERT_FALSE(status.has_value());
  EXPECT_THAT(status.error().message, HasSubstr("R.txt:2"));
}

TEST(ResourceSymbols, RefusesWhatIsNotUtf8) {
  ResourceSymbols names;
  EXPECT_FALSE(names.read_symbols("int id a\xff 0x0\n", "R.txt").has_value());
}

TEST(ResourceSymbols, RefusesMoreThanFit) {
  ResourceSymbols names;
  ASSERT_TRUE(names.read_symbols("int id last 0x7f01ffff", "R.txt"));
  names.add("id", "more");
  EXPECT_FALSE(names.number().has_value());
  ResourceSymbols types;
  for (int i = 0; i < 256; ++i) types.add("t" + std::to_string(i), "x");
  EXPECT_FALSE(types.number().has_value());
}

}  // namespace
}  // namespace antecede::apk
