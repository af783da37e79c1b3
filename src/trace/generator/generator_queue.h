#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "trace/trace.h"

namespace antecede::trace {

/// The queue of a looper in virtual time, with Android's order: by time, first come first served within one time,
/// front before all; a barrier at the head holds back everything that is not asynchronous.
class GeneratorQueue {
 public:
  static constexpr int64_t k_never = INT64_MAX;

  void add(MessageId message, int64_t when, bool asynchronous);
  void add_front(MessageId message, bool asynchronous);
  void add_barrier(BarrierId barrier, int64_t when);
  void remove_barrier(BarrierId barrier);
  /// Takes the message back if it still waits.
  bool remove(MessageId message);

  /// Takes the message that is to be dispatched at `now`, if there is one.
  std::optional<MessageId> take(int64_t now);
  /// When the next message can be dispatched, if nothing is added.
  int64_t next_time() const;
  /// Whether nothing is due, so that idle handlers run: a barrier that is due counts.
  bool is_idle(int64_t now) const { return entries_.empty() || entries_.front().when > now; }
  /// The messages that wait, in order.
  std::vector<MessageId> waiting() const;

 private:
  struct Entry {
    int64_t when = 0;
    MessageId message;
    BarrierId barrier;  ///< Valid: a barrier, not a message.
    bool asynchronous = false;
  };
  void insert(const Entry& entry);
  /// The entry to dispatch next; the end if there is none.
  size_t next_index() const;

  std::vector<Entry> entries_;
};

}  // namespace antecede::trace
