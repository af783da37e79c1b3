#include "pointer/object_set.h"

#include <algorithm>
#include <iterator>
#include <random>
#include <set>
#include <vector>

#include <absl/hash/hash.h>
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

// Sets that are full get another form inside, and lose it when they spread out again.
TEST(ObjectSet, IsTheSameHoweverItCameAbout) {
  std::mt19937 generator(11);
  for (int round = 0; round < 60; ++round) {
    std::set<uint32_t> plain;
    ObjectSet grown, joined, added;
    for (const uint32_t range : {1500u, 6000u, 6100u, 400000u}) {
      ObjectSet part;
      for (int i = 0; i < 40 + round; ++i) {
        const uint32_t object = static_cast<uint32_t>(generator()) % range;
        plain.insert(object);
        grown.insert(ObjectId(object));
        part.insert(ObjectId(object));
      }
      joined.add(part, added);
      EXPECT_EQ(elements(grown), plain);
      EXPECT_EQ(elements(joined), plain);
      ObjectSet backwards;
      for (auto it = plain.rbegin(); it != plain.rend(); ++it) backwards.insert(ObjectId(*it));
      EXPECT_EQ(grown, joined);
      EXPECT_EQ(grown, backwards);
      EXPECT_EQ(absl::HashOf(grown), absl::HashOf(backwards));
      EXPECT_TRUE(grown.intersects(part));
      EXPECT_EQ(grown.size(), plain.size());
    }
    ObjectSet other = grown;
    EXPECT_TRUE(other.insert(ObjectId(500000)));
    EXPECT_NE(other, grown);
  }
}

TEST(ObjectSet, KeepsPartsOfWords) {
  ObjectSet set;
  for (uint32_t i = 0; i < 3000; i += 3) set.insert(ObjectId(i));
  const ObjectSet even = set.filtered([](uint32_t, uint64_t bits) { return bits & 0x5555555555555555; });
  std::set<uint32_t> expected;
  for (uint32_t i = 0; i < 3000; i += 6) expected.insert(i);
  EXPECT_EQ(elements(even), expected);
}

TEST(ObjectSet, KnowsItsOnlyElement) {
  ObjectSet set;
  EXPECT_FALSE(set.single().valid());
  set.insert(ObjectId(130));
  EXPECT_EQ(set.single(), ObjectId(130));
  set.insert(ObjectId(131));
  EXPECT_FALSE(set.single().valid());
}

/// What both have and the first one, beside what std::set says of the same.
TEST(ObjectSet, FindsWhatTwoHaveInCommon) {
  std::mt19937 generator(7);
  const auto random = [&] { return static_cast<uint32_t>(generator()); };
  for (const uint32_t most : {40u, 400u, 40'000u}) {
    std::set<uint32_t> a, b;
    ObjectSet one, other;
    for (int i = 0; i < 300; ++i) {
      const uint32_t x = random() % most, y = random() % most;
      a.insert(x);
      one.insert(ObjectId(x));
      if (i % 7 != 0) continue;
      b.insert(y);
      other.insert(ObjectId(y));
    }
    std::vector<uint32_t> both, found, found_too;
    std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::back_inserter(both));
    one.common(other).for_each([&](ObjectId object) { found.push_back(object.value()); });
    other.common(one).for_each([&](ObjectId object) { found_too.push_back(object.value()); });
    EXPECT_EQ(found, both);
    EXPECT_EQ(found_too, both);
    EXPECT_EQ(one.first().value(), *a.begin());
  }
  EXPECT_TRUE(ObjectSet().common(ObjectSet()).empty());
}

}  // namespace
}  // namespace antecede::pointer
