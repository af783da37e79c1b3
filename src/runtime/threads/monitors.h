#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "runtime/heap/heap.h"

namespace antecede::runtime {

class Collector;

/// What an object has that does not fit its head: identity hash, monitor, and the lock of `Sync.lock`.
struct Monitor {
  Ref object = k_null;  ///< Null: a free entry.
  int32_t hash = 0;     ///< 0: nobody asked yet.
  uint32_t owner = 0;   ///< Number of the thread plus one; 0: nobody.
  uint32_t entries = 0;
  uint32_t lock_owner = 0;  ///< Of the exclusive lock.
  uint32_t lock_entries = 0;
  std::vector<std::pair<uint32_t, uint32_t>> sharers;  ///< Thread plus one, entries.

  uint32_t shared_by(uint32_t thread) const;
};

/// Monitors, locks and identity hashes of all objects. An object that one thread locks without anyone in the way
/// needs no entry here. Identity hashes come from a counter: the same in every run.
class Monitors {
 public:
  static constexpr uint32_t k_inflated = 0x80000000;
  static constexpr uint32_t k_entry = 0x10000;

  /// The object's entry; makes one.
  Monitor& of(Heap& heap, Ref ref);
  /// Null: it has none.
  Monitor* find(const Heap& heap, Ref ref);

  int32_t identity_hash(Heap& heap, Ref ref);
  /// False: another thread has it.
  bool enter(Heap& heap, Ref ref, uint32_t thread);
  /// False: the thread does not have it. `released`: it was the last entry.
  bool exit(Heap& heap, Ref ref, uint32_t thread, bool& released);
  bool is_held(const Heap& heap, Ref ref, uint32_t thread);
  /// Whether the thread could enter the monitor, or take the lock of `Sync.lock`, without waiting.
  bool is_free(const Heap& heap, Ref ref, uint32_t thread) const;
  bool is_lock_free(const Heap& heap, Ref ref, uint32_t thread, bool shared) const;

  /// Who has the monitor, or the lock of `Sync.lock` (of several sharers, the first): its number; `k_nobody`.
  static constexpr uint32_t k_nobody = UINT32_MAX;
  uint32_t owner(const Heap& heap, Ref ref) const;
  uint32_t lock_owner(const Heap& heap, Ref ref) const;
  /// The monitor is free, whoever had it.
  void abandon(Heap& heap, Ref ref);

  /// Whatever other threads hold is free. Of locks without an entry here, only those of the given objects.
  void release_others(Heap& heap, const std::vector<Ref>& objects, uint32_t thread);

  /// Forgets those of dead objects; follows the others.
  void update(const Collector& collector);

 private:
  std::vector<Monitor> items_;
  std::vector<uint32_t> free_;
  uint32_t hashes_ = 0;
};

}  // namespace antecede::runtime
