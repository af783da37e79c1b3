#include "runtime/explore/explorer_keys.h"

#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "runtime/testing.h"

namespace antecede::runtime {
namespace {

using ::testing::ElementsAre;

TEST(ExplorerKeys, MeanTheSameByName) {
  TestMachine test;
  Machine& machine = *test.machine;
  Class* list = machine.classes().find("Ljava/util/ArrayList;");
  ExplorerKeys keys;
  EXPECT_TRUE(keys.insert(ExplorerKeys::of_field(machine.classes().known_field(list, "items").id)));
  EXPECT_TRUE(keys.insert(ExplorerKeys::of_elements(*machine.classes().find("[I"))));
  EXPECT_TRUE(keys.insert(ExplorerKeys::of_contents(*list)));
  EXPECT_TRUE(keys.insert(ExplorerKeys::of_message(0xabc)));
  EXPECT_FALSE(keys.insert(ExplorerKeys::of_message(0xabc)));
  EXPECT_THAT(keys.names(machine), ElementsAre("java.util.ArrayList.items", "int[] elements",
                                               "java.util.ArrayList contents", "message 8000000000000abc"));
  EXPECT_THAT(keys.places(machine),
              ElementsAre("java.util.ArrayList.items", "[I", "Ljava/util/ArrayList;", "message 8000000000000abc"));

  TestMachine other;
  ExplorerKeys again;
  for (const std::string& place : keys.places(machine)) EXPECT_TRUE(again.insert_place(place, *other.machine));
  EXPECT_EQ(again.places(*other.machine), keys.places(machine));
}

TEST(ExplorerKeys, KnowWhatTheProgramDoesNotHave) {
  TestMachine test;
  ExplorerKeys keys;
  for (const char* place : {"", "items", "java.util.ArrayList.nothing", "com.x.Missing.f", "Lcom/x/Missing;", "[V",
                            "[", "message ", "message x", "message 12 "})
    EXPECT_FALSE(keys.insert_place(place, *test.machine)) << place;
  EXPECT_TRUE(keys.places(*test.machine).empty());
}

}  // namespace
}  // namespace antecede::runtime
