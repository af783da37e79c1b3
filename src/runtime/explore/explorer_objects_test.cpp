#include "runtime/explore/explorer_objects.h"

#include <algorithm>
#include <set>

#include "runtime/heap/collector.h"
#include "runtime/testing.h"

namespace antecede::runtime {
namespace {

class ExplorerObjectsTest : public ::testing::Test {
 protected:
  ExplorerObjectsTest() : machine_(*test_.machine), heap_(machine_.heap()) {}

  Ref make(Process process, int32_t length) {
    objects_.switch_to(process, heap_);
    return heap_.allocate_array(*machine_.known().byte_array, length);
  }
  void restart(size_t top) {
    heap_.set_top(top);
    objects_ = {};
    objects_.switch_to(0, heap_);
  }

  TestMachine test_;
  Machine& machine_;
  Heap& heap_;
  ExplorerObjects objects_;
};

TEST_F(ExplorerObjectsTest, NamesDoNotDependOnWhoCameFirst) {
  const size_t top = heap_.top();
  restart(top);
  const Ref a = make(1, 10), b = make(2, 30), c = make(1, 7), d = make(2, 5);
  const uint64_t names[] = {objects_.name(a), objects_.name(b), objects_.name(c), objects_.name(d)};
  restart(top);
  const Ref b2 = make(2, 30), d2 = make(2, 5), a2 = make(1, 10), c2 = make(1, 7);
  EXPECT_EQ(objects_.name(a2), names[0]);
  EXPECT_EQ(objects_.name(b2), names[1]);
  EXPECT_EQ(objects_.name(c2), names[2]);
  EXPECT_EQ(objects_.name(d2), names[3]);
  EXPECT_EQ(std::set<uint64_t>(std::begin(names), std::end(names)).size(), 4u);
  EXPECT_EQ(objects_.name(k_null), 0u);
}

TEST_F(ExplorerObjectsTest, NamesStayWhenObjectsMove) {
  restart(heap_.top());
  make(1, 1000);
  const Ref kept = make(2, 10);
  make(1, 1000);
  Ref other = make(2, 20);
  std::vector<Ref> roots{kept, other};
  const uint64_t names[] = {objects_.name(kept), objects_.name(other)};
  Collector collector(heap_, machine_.classes().list());
  collector.collect([&](const Collector::VisitRoot& visit) { std::ranges::for_each(roots, visit); },
                    [&] {
                      machine_.state().monitors.update(collector);
                      objects_.moving(collector, heap_, machine_.classes().list());
                    });
  ASSERT_NE(roots[0], kept);
  EXPECT_EQ(objects_.name(roots[0]), names[0]);
  EXPECT_EQ(objects_.name(roots[1]), names[1]);
  const Ref next = make(2, 1), after = make(1, 1);
  EXPECT_EQ(objects_.name(next) >> 40, names[1] >> 40);
  EXPECT_GT(objects_.name(next), names[1]);
  EXPECT_NE(objects_.name(after) >> 40, names[1] >> 40);
}

}  // namespace
}  // namespace antecede::runtime
