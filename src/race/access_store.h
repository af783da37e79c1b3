#pragma once

#include <vector>

#include "order/order_graph.h"
#include "race/lock_sets.h"
#include "trace/trace.h"

namespace antecede::race {

/// One access, as small as it can be: there are millions.
struct Access {
  static constexpr uint32_t k_none = UINT32_MAX;
  enum Flag : uint32_t { k_write = 1, k_null = 2, k_has_value = 4, k_structure = 8 };

  order::NodeId segment;  ///< Orders it (order_graph.h).
  trace::StackId stack;
  uint32_t at = 0;         ///< Position in the trace.
  uint32_t next = k_none;  ///< Of the same location.
  uint32_t flags : 8 = 0;
  uint32_t locks : 24 = 0;
  uint32_t value = 0;  ///< Folded to 32 bits; equal values are equal.

  bool write() const { return flags & k_write; }
  LockSetId lock_set() const { return LockSetId(locks); }
};

/// All accesses of a trace, by location. What repeats the last access of its location in the same segment, from the
/// same stack, with the same locks and value, is left out: it races as that does.
class AccessStore {
 public:
  void add(const trace::Operation& operation, order::NodeId segment, LockSetId locks, uint32_t position);

  /// Locations are numbered as in the trace; one without accesses has none.
  size_t location_count() const { return locations_.size(); }
  uint32_t first(trace::LocationId location) const { return locations_[location].first; }
  const Access& operator[](uint32_t index) const { return accesses_[index]; }
  size_t size() const { return accesses_.size(); }

  template <class Visit>
  void for_each(trace::LocationId location, Visit visit) const {
    for (uint32_t at = first(location); at != Access::k_none; at = accesses_[at].next) visit(at, accesses_[at]);
  }

 private:
  struct Ends {
    uint32_t first = Access::k_none, last = Access::k_none;
  };
  /// A vector that never copies: millions of accesses would be there twice while it grows.
  class Blocks {
   public:
    static constexpr uint32_t k_bits = 16;
    Access& operator[](uint32_t index) { return blocks_[index >> k_bits][index & ((1u << k_bits) - 1)]; }
    const Access& operator[](uint32_t index) const { return blocks_[index >> k_bits][index & ((1u << k_bits) - 1)]; }
    void push_back(const Access& access) {
      if (blocks_.empty() || blocks_.back().size() == size_t(1) << k_bits) {
        blocks_.emplace_back().reserve(size_t(1) << k_bits);
      }
      blocks_.back().push_back(access);
    }
    size_t size() const { return blocks_.empty() ? 0 : ((blocks_.size() - 1) << k_bits) + blocks_.back().size(); }

   private:
    std::vector<std::vector<Access>> blocks_;
  };

  base::IdVector<trace::LocationId, Ends> locations_;
  Blocks accesses_;
};

}  // namespace antecede::race
