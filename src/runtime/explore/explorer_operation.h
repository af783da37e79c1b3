#pragma once

#include <cstdint>
#include <vector>

namespace antecede::runtime {

/// Something a step of a thread does that other threads can notice. Two operations on different places never depend
/// on each other.
struct StepOperation {
  enum class Kind : uint8_t {
    Read,
    Write,
    Give,  ///< Makes a `Receive` possible: fork and start, end and join, waking and going on.
    Receive,
    Acquire,  ///< Of a lock that was free.
    AcquireShared,
    Release,
    Try,      ///< Looks whether a lock is free.
    Enqueue,  ///< Into a looper's queue.
    Take,     ///< Out of it, by the looper.
    Remove,   ///< Takes messages back, or looks for some.
    Change,   ///< Anything else that happens to a queue: barriers, quitting.
  };

  Kind kind = Kind::Read;
  uint64_t place = 0;

  // Of queues.
  bool front = false;    ///< Enqueue: before all that waits.
  bool idle = false;     ///< Enqueue, Take: an idle handler.
  bool prompt = false;   ///< Enqueue: without delay, by somebody who may come as late as you like.
  bool removed = false;  ///< Remove: there was something.
  bool rivals = false;   ///< Take: something waits that might have come first, had this been posted later.
  int64_t when = 0;      ///< Enqueue, Take: the message's time. Read, Write: if known, when a delay ends.
  uint64_t message = 0;  ///< Enqueue, Take; 0: there was none.
  uint64_t target = 0, callback = 0, token = 0;  ///< Keys, as names of objects.
  int32_t what = 0;
  int32_t keys = 0;  ///< Remove: which ones must match.

  bool operator==(const StepOperation&) const = default;
  /// Whether a removal with these keys means the message.
  bool matches(const StepOperation& message_operation) const;
};

/// How a later operation of another thread depends on an earlier one.
enum class Dependence : uint8_t {
  None,   ///< They could change places, and nobody would notice.
  Order,  ///< The later one needs the earlier one: it could not come before.
  Race,   ///< It could have come before, and something would differ.
};

Dependence dependence(const StepOperation& earlier, const StepOperation& later);

/// Whether two steps that could happen next to each other, in either order, make a difference by their order.
bool depend(const std::vector<StepOperation>& one, const std::vector<StepOperation>& other);

}  // namespace antecede::runtime
