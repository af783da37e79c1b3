#include "ir/hierarchy/class_order.h"

namespace antecede::ir {

namespace {

/// All classes by the first interface they name (those without one first), then by id: a counting sort.
std::vector<ClassId> by_first_interface(const base::IdVector<ClassId, std::vector<ClassId>>& interfaces) {
  const size_t count = interfaces.size();
  auto key = [&](ClassId id) { return interfaces[id].empty() ? 0 : interfaces[id].front().value() + 1; };
  std::vector<uint32_t> places(count + 2);
  for (size_t i = 0; i < count; ++i) ++places[key(ClassId(i)) + 1];
  for (size_t i = 1; i < places.size(); ++i) places[i] += places[i - 1];
  std::vector<ClassId> sorted(count);
  for (size_t i = 0; i < count; ++i) sorted[places[key(ClassId(i))]++] = ClassId(i);
  return sorted;
}

}  // namespace

ClassOrder::ClassOrder(const base::IdVector<ClassId, ClassId>& superclasses,
                       const base::IdVector<ClassId, std::vector<ClassId>>& interfaces)
    : intervals_(superclasses.size()) {
  const std::vector<ClassId> sorted = by_first_interface(interfaces);
  // Children as linked lists: a chain of classes may be as deep as a file allows, so nothing here recurs.
  base::IdVector<ClassId, ClassId> first_child(sorted.size()), next_sibling(sorted.size());
  for (size_t i = sorted.size(); i-- > 0;) {
    const ClassId id = sorted[i], above = superclasses[id];
    if (!above.valid()) continue;
    next_sibling[id] = first_child[above];
    first_child[above] = id;
  }
  classes_.reserve(sorted.size());
  for (const ClassId root : sorted) {
    if (superclasses[root].valid()) continue;
    for (ClassId at = root; at.valid();) {
      intervals_[at].first = static_cast<uint32_t>(classes_.size());
      classes_.push_back(at);
      if (first_child[at].valid()) {
        at = first_child[at];
        continue;
      }
      // Up to where there is a sibling; whoever is left on the way is complete.
      for (ClassId done = at; done.valid(); done = superclasses[done]) {
        intervals_[done].last = static_cast<uint32_t>(classes_.size() - 1);
        at = next_sibling[done];
        if (at.valid()) break;
      }
    }
  }
}

}  // namespace antecede::ir
