#pragma once

#include <cstdint>
#include <vector>

#include "base/id.h"
#include "ir/ids.h"

namespace antecede::ir {

/// Class numbers `first` to `last`, both included.
struct ClassInterval {
  uint32_t first = 0;
  uint32_t last = 0;
  bool contains(uint32_t number) const { return number - first <= last - first; }
  bool operator==(const ClassInterval&) const = default;
};

/// Gives classes numbers such that a class and all that extend it, at any depth, have numbers in a row.
///
/// Pre-order of the tree of superclasses, from 0. Siblings that name the same interface first stand together, so that
/// those who implement an interface are few intervals. Needs a tree without circles.
class ClassOrder {
 public:
  ClassOrder(const base::IdVector<ClassId, ClassId>& superclasses,
             const base::IdVector<ClassId, std::vector<ClassId>>& interfaces);

  ClassInterval interval(ClassId id) const { return intervals_[id]; }
  uint32_t number(ClassId id) const { return intervals_[id].first; }
  ClassId at(uint32_t number) const { return classes_[number]; }
  /// Whether `below` is `above` or extends it, at any depth. Interfaces do not count.
  bool extends(ClassId below, ClassId above) const { return intervals_[above].contains(intervals_[below].first); }

 private:
  base::IdVector<ClassId, ClassInterval> intervals_;
  std::vector<ClassId> classes_;
};

}  // namespace antecede::ir
