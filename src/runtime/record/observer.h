#pragma once

#include <cstdint>

#include "runtime/heap/value.h"
#include "runtime/threads/callbacks.h"
#include "runtime/threads/task_queues.h"
#include "runtime/threads/thread.h"

namespace antecede::runtime {

class Collector;
class Machine;
struct Class;
struct Field;
struct Method;

/// Which accesses to memory are told.
enum class RecordScope : uint8_t {
  Observable,  ///< Fields of the app, elements of arrays it touches itself, what model classes call observable.
  Own,         ///< The same and what java.util.concurrent works with, to a controller that explores orders of an app.
  Everything,  ///< All fields and elements, those inside the model too, to a controller of a plain program.
};

/// A change or use of memory.
struct Access {
  /// Part of a container that is meant.
  enum class Part : uint8_t {
    Element,    ///< One element, that under the key.
    Structure,  ///< Which elements there are.
    Insertion,  ///< One element and which ones there are: it is new, or gone.
    Shift,      ///< The same, and those behind it have other places now.
    All,        ///< Every element, and which ones there are.
  };

  const Field* field = nullptr;  ///< Null: an element of an array or container.
  Ref object = k_null;           ///< Whose field or element; null for statics.
  int64_t key = 0;               ///< Element: the index.
  Ref key_object = k_null;       ///< Element of a container: its key, if that is an object.
  bool has_key = false;          ///< Else: some element.
  bool is_write = false;
  bool is_container = false;  ///< What `Contents` told, not an array.
  bool is_reference = false;
  Part part = Part::Element;
  Slot value{.bits = 0};
};

/// A read or write of a field.
Access field_access(const Field& field, Ref object, bool is_write, Slot value);
/// A read or write of an element of an array.
Access element_access(Ref array, uint32_t index, Storage storage, bool is_write, Slot value);

/// How a lock is held. The monitor of an object and the lock that `Sync.lock` makes of it are two.
enum class LockKind : uint8_t { Monitor, Exclusive, Shared };

/// Hears what the threads of a machine do, in order: each call comes when the thing happens, with the thread's frames
/// complete. The default hears nothing; a machine without an observer has code without the calls, so that recording
/// costs nothing where it is off.
///
/// An observer cannot change how the program runs: it sees the machine and its threads as constants, and nothing that
/// it returns is looked at. The one thing it may write to is its word in the head of each frame (`k_frame_stack`).
/// Who wants to stop threads is a Controller. ObserverPair passes on all of it.
class Observer {
 public:
  virtual ~Observer() = default;

  /// Before anything else. The machine outlives its use of the observer.
  virtual void attached(const Machine&) {}

  virtual void thread_started(const Thread&) {}
  virtual void thread_ended(const Thread&) {}
  virtual void forked(const Thread& /*by*/, const Thread& /*child*/) {}
  /// As `forked`, but what the child does does not follow from who started it.
  virtual void spawned(const Thread& by, const Thread& child) { forked(by, child); }
  virtual void joined(const Thread& /*by*/, const Thread& /*ended*/) {}

  virtual void queue_made(uint32_t /*queue*/, TaskQueue::Kind, const Thread* /*looper*/) {}
  /// `time` as it was given: a delay, or a point of time. Also for what comes from outside.
  virtual void enqueued(const Thread&, uint32_t /*queue*/, const QueuedTask&, int64_t /*time*/) {}
  /// All that wait and match were taken out; this is one of them. Null: nothing matched.
  virtual void removed(const Thread&, uint32_t /*queue*/, const QueuedTask*, const TaskKeys&) {}
  /// This task was taken out, and says nothing of others like it.
  virtual void withdrawn(const Thread& thread, uint32_t queue, const QueuedTask& task) {
    removed(thread, queue, &task, {});
  }
  /// The sender of a call goes on.
  virtual void returned(const Thread&, uint64_t /*message*/) {}
  /// `message` is 0 for a task that was never enqueued.
  virtual void event_began(const Thread&, uint32_t /*queue*/, uint64_t /*message*/, Ref /*task*/) {}
  virtual void event_ended(const Thread&, uint32_t /*queue*/, uint64_t /*message*/) {}
  /// An exception got its stack trace, which begins with that frame.
  virtual void exception_made(const Thread&, Ref /*exception*/, Slot* /*frame*/) {}
  /// The exception is about to end the thread, or (`event_failed`) the innermost event.
  virtual void crashed(const Thread&, Ref /*exception*/) {}
  virtual void event_failed(const Thread&, Ref /*exception*/) {}
  virtual void barrier_posted(const Thread&, uint32_t /*queue*/, int32_t /*token*/, int64_t /*time*/) {}
  virtual void barrier_removed(const Thread&, uint32_t /*queue*/, int32_t /*token*/) {}

  virtual void notified(const Thread&, uint64_t /*notification*/) {}
  /// 0: the wait ended otherwise.
  virtual void waited(const Thread&, uint64_t /*notification*/) {}
  virtual void released(const Thread&, Ref /*token*/) {}
  virtual void acquired(const Thread&, Ref /*token*/) {}
  virtual void locked(const Thread&, Ref /*lock*/, LockKind) {}
  virtual void unlocked(const Thread&, Ref /*lock*/, LockKind) {}

  /// Each registration has a number of its own.
  virtual void registered(const Thread&, const CallbackRegistration&) {}
  virtual void unregistered(const Thread&, const CallbackRegistration&) {}
  /// `synchronous`: as part of what goes on; else as an event that came from outside.
  virtual void invoked(const Thread&, const CallbackRegistration&, bool /*synchronous*/) {}

  /// The access is about to happen, and will.
  virtual void accessed(const Thread&, const Access&) {}
  // The same for what happens often; whoever does not care to be quick hears of it by `accessed`.
  virtual void field_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value);
  /// The array has such an element.
  virtual void element_accessed(const Thread& thread, Ref array, uint32_t index, Storage storage, bool is_write,
                                Slot value);

  // Of libraries that the app brings along: code that is neither its own nor the model's.

  /// Library code is about to access a field of library code, which is not final.
  virtual void library_accessed(const Thread&, const Field&, Ref /*object*/, bool /*is_write*/, Slot /*value*/) {}
  /// Own code is about to call a method of a library on that object.
  virtual void library_entered(const Thread&, Ref /*receiver*/) {}
  /// Such a call, of the thread's innermost frame, has returned.
  virtual void library_left(const Thread&) {}
  /// An exception has ended all frames above that one; null: all.
  virtual void unwound(const Thread&, const Slot* /*frame*/) {}
  /// A method of a library that a contract speaks of begins, in the thread's innermost frame,
  virtual void meaning_entered(const Thread&, const Method&, const Slot* /*arguments*/) {}
  /// and returns that value, if it returns any.
  virtual void meaning_left(const Thread&, Slot /*value*/) {}

  /// Whether it wants to hear of all stores of references, those inside the model and those to final fields, too.
  virtual bool hears_stores() const { return false; }
  /// A reference is about to be stored, in a field or an element of an object; null: in a static field. Only if it
  /// wants to hear of them.
  virtual void stored(Ref /*into*/, Ref /*value*/) {}
  /// A native method is about to be called, maybe not for the first time; its arguments are there.
  virtual void native_called(const Method&, const Slot* /*arguments*/) {}
  /// It returns; its arguments are still there. Not told where it throws, or something else is called in its place.
  virtual void native_returned(const Method&, const Slot* /*arguments*/, Slot /*result*/) {}

  /// A wait is over.
  virtual void woken(const Thread&, WakeReason) {}

  /// The object is used anew, as if it were another.
  virtual void renewed(const Thread&, Ref /*object*/) {}
  /// The static fields of classes that begin anew are other places from here on.
  virtual void process_ended() {}
  /// A collection is under way: objects will move or are gone.
  virtual void moving(const Collector&) {}
};

}  // namespace antecede::runtime
