#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "trace/trace.h"

namespace antecede::order::bed {

/// One step of a task or thread of the mini-language. `target` is an index whose meaning follows from the kind.
struct Statement {
  enum class Kind : uint8_t {
    Post,        ///< target: task; queue; type, time, asynchronous, keep.
    Call,        ///< target: task; queue: a binder. Waits for the end.
    Remove,      ///< target: task, or k_all; queue; instead.
    Barrier,     ///< target: barrier; queue.
    Unbarrier,   ///< target: barrier. Nothing if it does not stand.
    Fork,        ///< target: thread.
    Join,        ///< target: thread. Waits for its end.
    Lock,        ///< target: lock. Waits until it is free.
    Unlock,      ///< target: lock.
    Notify,      ///< target: monitor. Wakes all that wait.
    Wait,        ///< target: monitor. Until the next notification.
    Release,     ///< target: token.
    Acquire,     ///< target: token. Waits for `time` releases (at least one).
    Register,    ///< target: callback. Nothing if it is registered.
    Unregister,  ///< target: callback. Nothing if it is not registered.
    Invoke,      ///< target: callback. Nothing if it is not registered.
    Read,        ///< target: location.
    Write,       ///< target: location.
    Put,         ///< target: place, where a new reference is stored.
    Get,         ///< target: place, whose reference is obtained. Nothing if there is none.
    Use,         ///< target: class, which is initialised by the first use.
    Quit,        ///< queue: a looper, which drops its messages and ends.
    Maybe,       ///< target: how many of the next statements are left out, or not.
    Again,       ///< target: how many statements are done once more, or not; once in a body.
  };
  static constexpr uint32_t k_all = UINT32_MAX;

  Kind kind{};
  uint32_t target = 0;
  uint32_t queue = 0;
  trace::MessageType type = trace::MessageType::Delayed;
  int64_t time = 0;
  bool asynchronous = false;
  bool keep = false;     ///< An idle handler that stays registered; it runs again at most twice.
  bool instead = false;  ///< What follows is the work of what was removed.
};

/// What a message runs.
struct Task {
  std::string name;
  std::vector<Statement> body;
};

/// A thread that runs its body once; a looper's thread then serves its queue.
struct BedThread {
  std::string name;
  std::vector<Statement> body;
  bool started = false;  ///< From the beginning; else it waits for a fork.
  uint32_t process = 0;
};

/// Where messages go. Queues that are no loopers have worker threads of their own.
struct BedQueue {
  std::string name;
  trace::Queue::Kind kind = trace::Queue::Kind::Looper;
  uint32_t thread = 0;  ///< Of a looper.
};

/// Something that comes from outside, once, at any time: input or a display frame for a looper. A listener comes up to
/// twice, while its callback is registered.
struct External {
  static constexpr uint32_t k_no_callback = UINT32_MAX;

  uint32_t task = 0;
  uint32_t queue = 0;
  trace::MessageType type = trace::MessageType::Input;
  uint32_t callback = k_no_callback;
};

/// A component: the system walks from one of its steps to the next and has each of them run on a looper, from step 0
/// on; in between the user may click, while its window is there.
struct Walk {
  struct Step {
    uint32_t task = 0;
    std::vector<uint32_t> next;
  };
  struct Click {
    uint32_t task = 0;
    uint32_t shown = 0;  ///< The step that shows the window …
    uint32_t gone = 0;   ///< … and the one that takes it away.
  };
  uint32_t queue = 0;
  uint32_t instances = 1;
  std::vector<Step> steps;
  std::vector<Click> clicks;
};

/// A program of the mini-language (bed/parser.h has the syntax): what the test bed for order runs in all possible
/// ways.
///
/// No branches on data: whether an operation happens depends only on the schedule. Names of locks,
/// monitors, tokens, callbacks, barriers, locations, places and classes are per kind.
struct Program {
  std::vector<Task> tasks;
  std::vector<BedThread> threads;
  std::vector<BedQueue> queues;
  std::vector<External> externals;
  std::vector<Walk> walks;
  std::vector<std::string> locks, monitors, tokens, callbacks, barriers, locations, places, classes;
};

}  // namespace antecede::order::bed
