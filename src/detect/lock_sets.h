#pragma once

#include <algorithm>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "trace/trace.h"

namespace antecede::detect {

using LockSetId = base::Id<struct LockSetTag>;

/// The locks each thread holds, as numbers of sets: accesses with equal numbers hold the same locks.
class LockSets {
 public:
  LockSets() { intern({}); }

  void lock(trace::ThreadId thread, trace::LockId lock, bool shared);
  void unlock(trace::ThreadId thread, trace::LockId lock, bool shared);
  /// What a thread holds now.
  LockSetId held(trace::ThreadId thread) const { return held_.contains(thread) ? held_[thread].set : LockSetId(0); }

  /// Both hold a lock that keeps them apart: a common one, not shared by both.
  bool exclude(LockSetId one, LockSetId other) const;
  /// The locks of a set that are held exclusively.
  std::vector<trace::LockId> exclusive(LockSetId set) const;

 private:
  using Set = std::vector<uint64_t>;  ///< Sorted: number of the lock, times 2, plus 1 if shared.
  struct Held {
    Set locks;  ///< Once for each time it was taken.
    LockSetId set{0};
  };
  LockSetId intern(Set set);
  void refresh(Held& held);

  base::IdVector<trace::ThreadId, Held> held_;
  base::IdVector<LockSetId, Set> sets_;
  absl::flat_hash_map<Set, LockSetId> numbers_;
};

}  // namespace antecede::detect
