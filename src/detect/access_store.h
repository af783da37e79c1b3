#pragma once

#include <vector>

#include "base/block_vector.h"
#include "detect/lock_sets.h"
#include "order/order_graph.h"
#include "trace/trace.h"

namespace antecede::detect {

/// One access, as small as it can be: there are millions.
struct Access {
  static constexpr uint32_t k_none = UINT32_MAX;
  enum Flag : uint32_t { k_write = 1, k_null = 2, k_has_value = 4, k_structure = 8, k_unpublished = 16 };

  order::NodeId segment;  ///< Orders it (order_graph.h).
  trace::StackId stack;
  uint32_t at = 0;           ///< Position in the trace.
  uint32_t before = k_none;  ///< The access before, of the same location.
  uint32_t flags : 8 = 0;
  uint32_t locks : 24 = 0;
  uint32_t value = 0;  ///< Folded to 32 bits; equal values are equal.

  bool write() const { return flags & k_write; }
  LockSetId lock_set() const { return LockSetId(locks); }
};

/// All accesses of a trace, by location. What repeats the last access of its location in the same segment, from the
/// same stack, with the same locks and value, is left out: it races as that does. A segment has parts, numbered by
/// who reads the trace; what repeats an access of another part is kept.
class AccessStore {
 public:
  void add(const trace::Operation& operation, order::NodeId segment, uint32_t part, LockSetId locks,
           uint32_t position);
  /// Another store's access; it becomes the last one of the location.
  void add(trace::LocationId location, Access access);

  /// Locations are numbered as in the trace; one without accesses has none.
  size_t location_count() const { return locations_.size(); }
  /// The last access of a location, or none; `Access::before` leads to the others.
  uint32_t last(trace::LocationId location) const {
    return locations_.contains(location) ? locations_[location].access : Access::k_none;
  }
  const Access& operator[](uint32_t index) const { return accesses_[index]; }
  size_t size() const { return accesses_.size(); }

  /// All accesses of a location in recorded order, instead of what was in the vector.
  void collect(trace::LocationId location, std::vector<uint32_t>& accesses) const;

 private:
  struct Last {
    uint32_t access = Access::k_none;
    order::NodeId segment;  ///< Of that access: mostly it answers alone whether a new one repeats it.
    uint32_t part = 0;
  };
  Last& last_of(trace::LocationId location);
  void append(Last& last, Access access, uint32_t part);

  base::IdVector<trace::LocationId, Last> locations_;
  base::BlockVector<Access, 12> accesses_;
};

}  // namespace antecede::detect
