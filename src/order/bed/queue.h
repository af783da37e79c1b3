#pragma once

#include <cstdint>
#include <optional>
#include <vector>

namespace antecede::order::bed {

/// Android's `MessageQueue` as its source has it: a list sorted by due time, barriers in it, idle handlers beside it.
///
/// Knows messages and barriers by number only; the simulation (simulation.h) knows what they are.
class LooperQueue {
 public:
  struct Entry {
    uint32_t id = 0;
    int64_t when = 0;  ///< Due time; 0 is the front.
    bool barrier = false;
    bool asynchronous = false;
  };

  /// Before the first entry that is due later; a message due at 0 goes to the head.
  void enqueue(Entry entry);
  /// Behind all entries that are due by now.
  void post_barrier(uint32_t id, int64_t now);
  bool remove_barrier(uint32_t id);

  /// The message that the looper would get now: the head, or the first asynchronous one behind a barrier at the head.
  std::optional<uint32_t> peek(int64_t now) const;
  void take(uint32_t id);
  /// Nothing is due, not even a barrier: idle handlers may run.
  bool idle(int64_t now) const { return entries_.empty() || now < entries_.front().when; }

  /// Takes out all messages for which `matches(id)`.
  template <class Matches>
  std::vector<uint32_t> remove(Matches matches) {
    std::vector<uint32_t> removed;
    for (const Entry& entry : entries_)
      if (!entry.barrier && matches(entry.id)) removed.push_back(entry.id);
    for (uint32_t id : removed) take(id);
    return removed;
  }
  void clear() { entries_.clear(); }
  /// The next point of time at which something becomes due.
  std::optional<int64_t> next_deadline(int64_t now) const;

  std::vector<uint32_t>& idle_handlers() { return idle_handlers_; }
  const std::vector<uint32_t>& idle_handlers() const { return idle_handlers_; }

 private:
  std::vector<Entry> entries_;
  std::vector<uint32_t> idle_handlers_;
};

}  // namespace antecede::order::bed
