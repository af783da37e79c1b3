#pragma once

#include <algorithm>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "trace/trace.h"

namespace antecede::detect {

using LockSetId = base::Id<struct LockSetTag>;

/// How a thread holds a lock.
enum class Hold : uint8_t {
  Exclusive,
  Shared,
  Moved,  ///< No lock: the thread moves an object along its lifecycle (Operation::k_moved).
};

Hold hold_of(const trace::Operation& lock_or_unlock);

/// The locks each thread holds, and what it moves, as numbers of sets: accesses with equal numbers hold and move the
/// same.
class LockSets {
 public:
  LockSets() { intern({}); }

  void lock(trace::ThreadId thread, trace::LockId lock, Hold hold);
  void unlock(trace::ThreadId thread, trace::LockId lock, Hold hold);
  /// An event of the thread ends: what it moves it does not move in the next one.
  void end_moves(trace::ThreadId thread);
  /// What a thread holds now.
  LockSetId held(trace::ThreadId thread) const { return held_.contains(thread) ? held_[thread].set : LockSetId(0); }

  /// Both hold a lock that keeps them apart: a common one, not shared by both.
  bool exclude(LockSetId one, LockSetId other) const;
  /// Both are made while the same object is moved along its lifecycle: whatever moves it, one move comes after the other,
  /// and which one first its lifecycle says. Not transitive.
  bool move_alike(LockSetId one, LockSetId other) const;
  /// The locks of a set that are held exclusively.
  std::vector<trace::LockId> exclusive(LockSetId set) const;
  /// Whether it has any lock.
  bool is_locked(LockSetId set) const;

 private:
  using Set = std::vector<uint64_t>;  ///< Sorted: number of the lock, times 4, plus how it is held.
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
