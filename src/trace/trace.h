#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "base/id.h"
#include "base/origin.h"
#include "trace/operation.h"

namespace antecede::trace {

/// A thread of one process.
struct Thread {
  NameId name;
  uint32_t process = 0;
  bool operator==(const Thread&) const = default;
};

/// Where messages wait: a looper's queue, an executor's, or the pool of threads that serves calls from other
/// processes.
struct Queue {
  enum class Kind : uint8_t {
    Looper,  ///< One thread, atomic events, ordered by type, time and flags.
    Serial,  ///< One event at a time, in the order of arrival, on any thread.
    Pool,    ///< Events in no order.
    Binder,  ///< As Pool; the messages come from other processes or go to them.
  };
  Kind kind = Kind::Looper;
  NameId name;
  ThreadId thread;  ///< Of a looper; else none.
  bool operator==(const Queue&) const = default;
};

/// How a message was to be delivered.
enum class MessageType : uint8_t { Delayed, AtTime, Front, Idle, Input, Display, Ipc };

/// What a removal names, and what a message answers to. None and zero where not given.
struct MessageKeys {
  ObjectId target;    ///< The Handler.
  ObjectId callback;  ///< The Runnable.
  ObjectId token;
  int32_t what = 0;
  bool operator==(const MessageKeys&) const = default;
};

/// One message, from its enqueue to the end of its event.
struct Message {
  QueueId queue;
  MessageType type = MessageType::Delayed;
  bool asynchronous = false;  ///< Passes barriers.
  bool rerun = false;         ///< An idle handler that stays: enqueued again at the end of its last run.
  int64_t time = 0;           ///< Delayed: the delay argument of the API; AtTime: the point of time. Nanoseconds.
  MessageKeys keys;
  NameId label;  ///< What runs: `com.x.Main$1.run()`.
  bool operator==(const Message&) const = default;
};

/// A call that takes messages back: which keys had to match.
struct Removal {
  enum Key : uint8_t { k_target = 1, k_callback = 2, k_what = 4, k_token = 8 };
  QueueId queue;
  uint8_t matched_keys = 0;
  MessageKeys keys;
  bool operator==(const Removal&) const = default;
};

/// A barrier in a looper's queue.
struct Barrier {
  QueueId queue;
  int64_t time = 0;
  bool operator==(const Barrier&) const = default;
};

/// A place in memory: a field of an object, a static field, an element of a container or array, a row outside
/// (preference, database).
struct Location {
  enum class Kind : uint8_t { Field, Static, Element, Logical };
  Kind kind = Kind::Field;
  bool framework = false;  ///< Declared by the framework, not the app.
  bool atomic = false;     ///< Volatile, or of a thread-safe class.
  ObjectId object;         ///< None for statics and logical places.
  NameId owner;            ///< The class that declares it.
  NameId name;             ///< Field, key or index; a path for logical places.
  bool renamed = false;    ///< As for frames: owner or name differ from build to build.
  NameId canonical;        ///< The owner as race ids know it, where that differs; else none.
  bool operator==(const Location&) const = default;
};

/// One line of a stack: a method at a line, and whose code it is.
struct Frame {
  NameId owner;   ///< Class.
  NameId method;  ///< Name and descriptor: `run()V`.
  NameId file;
  uint32_t line = 0;
  uint32_t pc = 0;
  base::Origin origin = base::Origin::Own;
  /// R8 or ProGuard gave it another name, and nobody knows the original one: names differ from build to build.
  bool renamed = false;
  /// The method as race ids know it (`model::CodeNames`), where that is not just owner and method; else none.
  NameId canonical;
  bool operator==(const Frame&) const = default;
};

/// A call stack as a linked list: the innermost frame and the rest, shared among all stacks that have it.
struct Stack {
  FrameId frame;
  StackId caller;  ///< None at the bottom.
  bool operator==(const Stack&) const = default;
};

/// Why a trace is not what it should be, counted by the reader.
struct TraceDamage {
  uint64_t lost_bytes = 0;  ///< Behind the last whole chunk.
  std::string reason;       ///< Empty: complete.
};

/// A library of which the model of Android has a version of its own: who served it in the run.
struct Library {
  NameId name;            ///< The artifact.
  bool is_model = false;  ///< The model stood in for it; else the app has brought it along.
  bool operator==(const Library&) const = default;
};

/// The names of a trace: everything that operations refer to. Grows while a trace is read; ids never change.
struct TraceTables {
  base::IdVector<NameId, std::string> names;
  base::IdVector<ThreadId, Thread> threads;
  base::IdVector<QueueId, Queue> queues;
  base::IdVector<MessageId, Message> messages;
  base::IdVector<RemovalId, Removal> removals;
  base::IdVector<BarrierId, Barrier> barriers;
  base::IdVector<LocationId, Location> locations;
  base::IdVector<FrameId, Frame> frames;
  base::IdVector<StackId, Stack> stacks;
  // Callbacks, locks, tokens, objects have no attributes but a name, which may be none.
  base::IdVector<CallbackId, NameId> callbacks;
  base::IdVector<LockId, NameId> locks;
  base::IdVector<TokenId, NameId> tokens;
  base::IdVector<ObjectId, NameId> objects;
  base::IdVector<LibraryId, Library> libraries;  ///< Empty: not known, or there are none.
};

/// A whole trace in memory: what tests, importers and the text form work on. Long traces are read in chunks instead
/// (trace_reader.h).
struct Trace {
  TraceTables tables;
  base::IdVector<OperationId, Operation> operations;
  NameId process;  ///< What was recorded: package or program.
};

}  // namespace antecede::trace
