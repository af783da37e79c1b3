#pragma once

#include <cstdint>
#include <mutex>
#include <span>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/arena.h"
#include "base/zeroed_table.h"
#include "ir/program.h"

namespace antecede::ir {

class Hierarchy;

/// Types above a class that are not on its way up through superclasses: interfaces, and what it or one above it names
/// without the program defining it. A hash table in one piece of memory.
class AncestorSet {
 public:
  bool contains(TypeId type) const {
    for (uint32_t at = place(type, mask_);; at = (at + 1) & mask_) {
      if (slots_[at] == type) return true;
      if (!slots_[at].valid()) return false;
    }
  }
  uint32_t size() const { return size_; }
  template <class Visit>
  void for_each(Visit visit) const {
    for (uint32_t i = 0; i <= mask_; ++i)
      if (slots_[i].valid()) visit(slots_[i]);
  }

 private:
  friend class AncestorSets;
  static uint32_t place(TypeId type, uint32_t mask) {
    constexpr uint32_t k_golden = 0x9e3779b1;
    const uint32_t product = type.value() * k_golden;
    return (product ^ product >> 15) & mask;
  }

  const TypeId* slots_ = nullptr;
  uint32_t mask_ = 0;  ///< Number of slots - 1; at least half of them are empty.
  uint32_t size_ = 0;
};

/// The `AncestorSet`s of classes, made when first asked for; classes with equal sets share one.
///
/// Bounded for hostile programs, where sets would be quadratic: once as many elements are stored or looked at as
/// real programs do not come near, there are no more sets. The same goes for classes that name a class as an
/// interface, and for interfaces that extend a class. Whoever gets no set walks.
class AncestorSets {
 public:
  AncestorSets(const Program& program, const Hierarchy& hierarchy);

  /// nullptr: there is none, walk.
  const AncestorSet* of(ClassId id) const {
    const AncestorSet* known = known_.load(id.value(), std::memory_order_acquire);
    if (!known) known = make(id);
    return known == &none_ ? nullptr : known;
  }

 private:
  const AncestorSet* make(ClassId id) const;
  const AncestorSet* combine(ClassId id) const;
  bool names_missing(ClassId id) const;
  bool gather(ClassId id, std::vector<TypeId>& types) const;
  bool add_set(ClassId id, std::vector<TypeId>& types) const;
  const AncestorSet* intern(std::vector<TypeId>& types) const;
  const AncestorSet* store(const std::vector<TypeId>& types) const;
  const AncestorSet* known(ClassId id) const { return known_.load(id.value(), std::memory_order_acquire); }

  const Program& program_;
  const Hierarchy& hierarchy_;
  base::ZeroedTable<const AncestorSet*> known_;
  AncestorSet none_;
  mutable std::mutex mutex_;  // Guards what stands below it.
  mutable base::Arena arena_;
  mutable absl::flat_hash_map<size_t, std::vector<const AncestorSet*>> by_hash_;
  mutable size_t work_left_;
  mutable size_t room_left_;
};

}  // namespace antecede::ir
