#pragma once

#include <cstddef>
#include <cstdint>

#include "trace/ids.h"

namespace antecede::trace {

/// What a thread did. The operations of EventRacer Android (section 5.1), and what our own intrinsics add.
///
/// `subject` and `object` are ids whose meaning follows from the kind; see the comments.
enum class OperationKind : uint8_t {
  // Threads.
  ThreadInit,  ///< The first operation of a thread.
  ThreadExit,  ///< The last one; see End.
  Fork,        ///< subject: the thread that may start now.
  Join,        ///< subject: the thread that has ended, waited for or not.
  // Messages. One enqueue, one begin, one end; each may be missing (not dispatched yet, came from outside).
  Enqueue,     ///< subject: message; object: queue. The message table has type, time and keys.
  EnqueueEnd,  ///< subject: message whose blocking enqueue (synchronous IPC) has returned.
  Remove,      ///< subject: message taken back, none if no message matched; object: removal (its keys).
  Begin,       ///< subject: message. From here to End the thread's operations belong to this event.
  /// subject: message. If an exception ended it (`k_failed`; ThreadExit likewise): object: name of the exception's
  /// class; stack: where that was thrown; value (`k_has_value`): name of where the null came from that it is about. All may
  /// be none.
  End,
  PostBarrier,    ///< subject: barrier; object: queue.
  RemoveBarrier,  ///< subject: barrier; object: queue.
  // Order that the program makes itself.
  Notify,      ///< subject: notification, unique.
  Wait,        ///< subject: the notification that ended the wait; none if something else did.
  /// subject: token (latch, future, element of a blocking queue, thread permit; a reference that was stored, a class
  /// that was initialised: see the flags).
  Release,
  Acquire,     ///< subject: token. Ordered after all its releases of the same sort so far.
  Register,    ///< subject: callback.
  Unregister,  ///< subject: callback.
  Invoke,      ///< subject: callback, called as part of the current event.
  // Mutual exclusion. Never orders.
  Lock,    ///< subject: lock.
  Unlock,  ///< subject: lock.
  // Memory.
  Read,   ///< subject: location; value, if known.
  Write,  ///< subject: location; value, if known.
};
inline constexpr size_t k_operation_kinds = static_cast<size_t>(OperationKind::Write) + 1;

/// One step of one thread, in the order of the recording: 32 bytes, the same for all kinds.
struct Operation {
  enum Flag : uint8_t {
    /// Invoke: the callback runs before the invoker goes on. Enqueue: the sender waits. Remove: who took the message
    /// back does its work instead, from here on.
    k_synchronous = 1,
    /// Read, Write: of an object that its creator has not given away yet, so that nobody else can reach it.
    k_unpublished = 1,
    /// Lock, Unlock: no lock, but an object that is moved along its lifecycle from here to there. Where both of two
    /// accesses are made while it is, their order is the lifecycle's, in every run.
    k_moved = 1,
    k_shared = 2,      ///< Lock, Unlock: a read lock.
    /// Release: a reference was stored where threads hand such over; the token is this one store. Acquire: it was
    /// obtained there.
    k_handover = 1,
    k_class_ready = 2,  ///< Release: a class was initialised. Acquire: it is used.
    k_has_value = 4,   ///< Read, Write: `value` is what was read or written. A failed End, ThreadExit: it is a name.
    k_null = 8,        ///< Read, Write: the value is the null reference.
    k_structure = 16,  ///< Write: the set of elements of a container changed, too.
    k_failed = 32,     ///< End, ThreadExit: because of an exception that nobody caught.
  };

  OperationKind kind{};
  uint8_t flags = 0;
  ThreadId thread;
  uint32_t subject = k_none;
  uint32_t object = k_none;
  StackId stack;      ///< Where in the program; none if not recorded.
  int64_t value = 0;  ///< Read, Write: a number, or a number that stands for an object.

  static constexpr uint32_t k_none = UINT32_MAX;

  bool operator==(const Operation&) const = default;
  bool has(Flag flag) const { return flags & flag; }
  /// Of what sort a release or acquire is: only those of one sort go together.
  uint8_t token_sort() const { return flags & (k_handover | k_class_ready); }
  bool is_access() const { return kind >= OperationKind::Read; }
  MessageId message() const { return MessageId(subject); }
  ThreadId child() const { return ThreadId(subject); }
  QueueId queue() const { return QueueId(object); }
  LocationId location() const { return LocationId(subject); }
  NameId thrown() const { return NameId(object); }
  /// Of a failed End or ThreadExit: where the null came from.
  NameId null_origin() const {
    return has(k_has_value) && value >= 0 && value < int64_t(k_none) ? NameId(static_cast<uint32_t>(value)) : NameId();
  }
  /// Whether an exception may have ended something here.
  bool can_fail() const { return kind == OperationKind::End || kind == OperationKind::ThreadExit; }
};
static_assert(sizeof(Operation) == 32);

}  // namespace antecede::trace
