#include "runtime/heap/collector.h"

#include <random>

#include "runtime/testing.h"

namespace antecede::runtime {
namespace {

/// A graph of arrays in the heap and the same graph beside it.
class CollectorTest : public ::testing::Test {
 protected:
  CollectorTest() : machine_(*test_.machine), heap_(machine_.heap()) {}

  Ref array(int32_t length) { return heap_.allocate_array(*machine_.known().object_array, length); }
  Ref* items(Ref ref) { return elements_of<Ref>(machine_.array(ref)); }
  void collect(std::vector<Ref>& roots) {
    Collector collector(heap_, machine_.classes().list());
    collector.collect(
        [&](const Collector::VisitRoot& visit) {
          for (Ref& root : roots) visit(root);
        },
        [&] { machine_.state().monitors.update(collector); });
  }

  TestMachine test_;
  Machine& machine_;
  Heap& heap_;
};

TEST_F(CollectorTest, DropsWhatNobodyReaches) {
  const size_t before = heap_.top();
  array(1000);
  std::vector<Ref> roots;
  collect(roots);
  EXPECT_LE(heap_.top(), before);
}

TEST_F(CollectorTest, KeepsTheOrderAndTheContents) {
  std::vector<Ref> roots;
  for (int i = 0; i < 100; ++i) {
    const Ref kept = heap_.allocate_array(*machine_.known().byte_array, i);
    if (i) elements_of<int8_t>(machine_.array(kept))[i - 1] = static_cast<int8_t>(i);
    if (i % 3 == 0) roots.push_back(kept);
  }
  collect(roots);
  for (size_t i = 0; i < roots.size(); ++i) {
    const auto length = static_cast<int32_t>(3 * i);
    ASSERT_EQ(machine_.array(roots[i])->length, length);
    if (i) {
      EXPECT_LT(roots[i - 1], roots[i]);
      EXPECT_EQ(elements_of<int8_t>(machine_.array(roots[i]))[length - 1], length);
    }
  }
}

TEST_F(CollectorTest, FollowsCyclesWithoutRecursion) {
  std::vector<Ref> roots{array(1)};
  Ref last = roots[0];
  for (int i = 0; i < 200000; ++i) {
    const Ref next = array(1);
    items(last)[0] = next;
    last = next;
  }
  items(last)[0] = roots[0];
  const size_t top = heap_.top();
  collect(roots);
  EXPECT_GE(heap_.top() + 1024, top - 16);  // All of it is alive.
  Ref at = roots[0];
  for (int i = 0; i < 200001; ++i) at = items(at)[0];
  EXPECT_EQ(at, roots[0]);
}

TEST_F(CollectorTest, RandomGraphsSurvive) {
  std::mt19937 random(7);
  for (int round = 0; round < 20; ++round) {
    std::vector<Ref> all;
    std::vector<std::vector<size_t>> links;
    for (int i = 0; i < 500; ++i) {
      const auto length = static_cast<int32_t>(random() % 5);
      all.push_back(array(length));
      links.emplace_back();
      for (int32_t k = 0; k < length; ++k) {
        const size_t to = random() % all.size();
        items(all.back())[k] = all[to];
        links.back().push_back(to);
      }
      if (random() % 4 == 0) machine_.state().monitors.identity_hash(heap_, all.back());
    }
    std::vector<Ref> roots{all[400], all[17], k_null, all[499]};
    collect(roots);
    // Walk both graphs in step.
    std::vector<std::pair<size_t, Ref>> work{{400, roots[0]}, {17, roots[1]}, {499, roots[3]}};
    std::vector<bool> seen(all.size());
    while (!work.empty()) {
      const auto [index, ref] = work.back();
      work.pop_back();
      if (seen[index]) continue;
      seen[index] = true;
      ASSERT_EQ(machine_.array(ref)->length, static_cast<int32_t>(links[index].size()));
      for (size_t k = 0; k < links[index].size(); ++k) work.emplace_back(links[index][k], items(ref)[k]);
    }
  }
}

TEST_F(CollectorTest, IdentityHashesStay) {
  std::vector<Ref> roots{array(3), array(4)};
  const int32_t first = machine_.state().monitors.identity_hash(heap_, roots[0]);
  const int32_t second = machine_.state().monitors.identity_hash(heap_, roots[1]);
  EXPECT_NE(first, second);
  array(500);
  collect(roots);
  EXPECT_EQ(machine_.state().monitors.identity_hash(heap_, roots[0]), first);
  EXPECT_EQ(machine_.state().monitors.identity_hash(heap_, roots[1]), second);
}

TEST_F(CollectorTest, AllocationStopsAtTheLimit) {
  EXPECT_EQ(heap_.allocate_array(*machine_.known().object_array, INT32_MAX), k_null);
  EXPECT_NE(array(10), k_null);
}

}  // namespace
}  // namespace antecede::runtime
