#include "pointer/object_set.h"

#include <random>
#include <set>

#include <gtest/gtest.h>

namespace antecede::pointer {
namespace {

std::set<uint32_t> elements(const ObjectSet& set) {
  std::set<uint32_t> result;
  set.for_each([&](ObjectId object) { result.insert(object.value()); });
  return result;
}

TEST(ObjectSet, HoldsWhatStdSetHolds) {
  std::mt19937 generator(7);
  const auto random = [&] { return static_cast<uint32_t>(generator()); };
  for (int round = 0; round < 300; ++round) {
    const uint32_t range = round % 3 == 0 ? 40 : round % 3 == 1 ? 700 : 100000;
    ObjectSet set, other, added;
    std::set<uint32_t> plain, plain_other;
    for (uint32_t i = random() % 60; i > 0; --i) {
      const uint32_t object = random() % range;
      EXPECT_EQ(set.insert(ObjectId(object)), plain.insert(object).second);
    }
    for (uint32_t i = random() % 60; i > 0; --i) {
      const uint32_t object = random() % range;
      other.insert(ObjectId(object));
      plain_other.insert(object);
    }
    std::set<uint32_t> expected_added;
    for (uint32_t object : plain_other)
      if (!plain.contains(object)) expected_added.insert(object);
    EXPECT_EQ(set.intersects(other), expected_added.size() != plain_other.size());
    EXPECT_EQ(set.add(other, added), !expected_added.empty());
    EXPECT_EQ(elements(added), expected_added);
    plain.merge(plain_other);
    EXPECT_EQ(elements(set), plain);
    EXPECT_EQ(set.size(), plain.size());
    for (int i = 0; i < 20; ++i) {
      const uint32_t object = random() % range;
      EXPECT_EQ(set.contains(ObjectId(object)), plain.contains(object));
    }
  }
}

TEST(ObjectSet, KnowsItsOnlyElement) {
  ObjectSet set;
  EXPECT_FALSE(set.single().valid());
  set.insert(ObjectId(130));
  EXPECT_EQ(set.single(), ObjectId(130));
  set.insert(ObjectId(131));
  EXPECT_FALSE(set.single().valid());
}

}  // namespace
}  // namespace antecede::pointer
