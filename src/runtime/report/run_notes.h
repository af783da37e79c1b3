#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/origin.h"
#include "runtime/heap/value.h"

namespace antecede::runtime {

struct Class;
struct Field;
struct Method;

// What a machine notes about a run besides the trace. It is part of the machine's state: a restored checkpoint
// forgets what came after it.

/// From where a task was posted or a thread was started. Cheap: made at every post.
struct Poster {
  static constexpr uint32_t k_nobody = UINT32_MAX;

  uint32_t thread = k_nobody;      ///< The machine's number.
  uint64_t event = 0;              ///< Number of the message whose event it was; 0: outside of events.
  const Class* what = nullptr;     ///< What that event ran.
  uint32_t label = 0;              ///< Its label; see RunNotes::label.
  const Method* method = nullptr;  ///< The innermost frame of own code, else of the app; null: there was none.
  uint32_t line = 0;
};

/// An event that is under way.
struct RunningEvent {
  uint64_t message = 0;  ///< Number of its enqueue; 0: it was never enqueued.
  uint64_t number = 0;   ///< The same, or a number of its own.
  uint32_t queue = 0;
  uint64_t steps = 0;           ///< The machine's when it began.
  const Class* what = nullptr;  ///< Whose `run` it is: the callback's, or the task's.
  uint32_t label = 0;           ///< What it is called, if it has a label; see RunNotes::label.
  Poster poster;
};

/// A line of a stack, in the names of the source (shown_names.h).
struct NotedFrame {
  std::string class_name;  ///< As Class.getName.
  std::string method;
  std::string descriptor;  ///< Empty if it is not known which of several methods of that name it was.
  std::string file;        ///< Empty: unknown.
  uint32_t line = 0;       ///< 0: unknown.
  base::Origin origin = base::Origin::Own;
  bool renamed = false;   ///< As in trace::Frame.
  std::string canonical;  ///< The same.

  bool operator==(const NotedFrame&) const = default;
  /// Of the app or a library of its, not of the model.
  bool is_of_app() const { return !base::is_platform(origin); }
};

/// The innermost frame of the app's own code; if there is none, of code that may be its own, of the app, of anyone.
/// Null: the stack is empty.
const NotedFrame* telling_frame(const std::vector<NotedFrame>& stack);

/// An exception object, as it was when it ended a thread.
struct NotedException {
  std::string class_name;
  std::optional<std::string> message;
  std::vector<NotedFrame> stack;  ///< The innermost frame first.
  uint32_t omitted_frames = 0;    ///< Further ones, of very deep stacks.

  bool operator==(const NotedException&) const = default;
};

/// Who posted the event or started the thread. Names as in a trace of the same run: `e5` is message 5, `t2` thread 2.
struct NotedPoster {
  bool is_post = false;  ///< Else the start of a thread.
  NotedFrame place;      ///< Without a class: no code of the app.
  std::string event;
  std::string label;
  std::string thread;

  bool operator==(const NotedPoster&) const = default;
};

/// The event, or the thread outside of events, in which something happened.
struct NotedEvent {
  std::string id;
  std::string label;
  std::string thread;
  std::string queue;  ///< Empty: outside of events.
  std::optional<NotedPoster> posted;

  bool operator==(const NotedEvent&) const = default;
};

/// An exception that nobody caught: it ended a thread, as a fault of the program.
struct Crash {
  NotedException exception;
  std::vector<NotedException> causes;
  NotedEvent event;
  std::string handler;        ///< Class of the program's own handler of uncaught exceptions; empty: it has none.
  int64_t virtual_nanos = 0;  ///< When, since the start of the run; of several, the first.
  uint64_t count = 1;         ///< How often: see RunNotes::add.

  bool operator==(const Crash&) const = default;
};

/// Something that Antecede itself could not do or did wrong; see docs/runtime.md for what counts as one.
struct ToolFailure {
  std::string kind;     ///< `missing-native`, …
  std::string message;  ///< What, in one sentence.
  std::string thread;
  std::vector<NotedFrame> stack;
  uint64_t count = 1;
};

/// An app ended its own process, and the run went on: System.exit and its kin.
struct ProcessExit {
  std::string how;  ///< `System.exit`
  int32_t code = 0;
  NotedEvent event;
  std::vector<NotedFrame> stack;
  int64_t virtual_nanos = 0;  ///< Of several, the first.
  uint64_t count = 1;         ///< Of the same call in the same event.
};

/// A thread that has to do with a main thread that does not answer.
struct BlockedThread {
  std::string thread;
  std::string does;     ///< `waits for the monitor of a com.x.Store`; `runs`.
  std::string held_by;  ///< Name of the thread that has what it waits for; empty: nobody, or it is not known.
  std::vector<NotedFrame> stack;

  bool operator==(const BlockedThread&) const = default;
};

/// The main thread of an app did not answer, as Android says: it waited for ever, or went on and on.
struct Blocked {
  std::string kind;  ///< `deadlock`, `waits`, `loops`, `ended` (by an exception that a handler of the app's took).
  std::vector<BlockedThread> threads;  ///< The main thread, then who has what the one before waits for.
  NotedEvent event;
  int64_t virtual_nanos = 0;
  uint64_t count = 1;
};

/// An instruction of a method, by its place in the code.
struct MadeUpSite {
  const Method* method = nullptr;
  uint32_t pc = 0;

  bool operator==(const MadeUpSite&) const = default;
  template <class H>
  friend H AbslHashValue(H state, const MadeUpSite& site) {
    return H::combine(std::move(state), site.method, site.pc);
  }
};

/// A call that gave a value that we made up.
struct MadeUpResult {
  std::string what;          ///< What is missing.
  bool is_returned = false;  ///< The method that called may return it.
};

/// An exception about something that is null, and where that came from.
struct NotedOrigin {
  Ref exception = k_null;
  std::string words;
};

/// An exception that grew out of a value that we made up.
struct MadeUpException {
  Ref exception = k_null;
  std::string what;  ///< What is missing.
};

struct RunNotes {
  uint64_t events = 0;           ///< Delivered.
  uint64_t framework_calls = 0;  ///< Calls that code of the app made and code of the framework took.
  uint64_t missing_calls = 0;    ///< Those of them that nobody defines.
  absl::flat_hash_map<const Method*, uint64_t>
      missing;                                          ///< Methods that nobody defines: calls, also the model's own.
  absl::flat_hash_map<const Method*, uint64_t> broken;  ///< Methods whose code cannot be read: calls.
  std::vector<Crash> crashes;
  std::vector<ToolFailure> tool_failures;
  std::vector<ProcessExit> exits;
  std::vector<Blocked> blocked;

  // Values that nobody computed (made_up.h): calls that gave one, fields it may have gone to, and what is missing.
  absl::flat_hash_map<MadeUpSite, MadeUpResult> made_up_sites;
  absl::flat_hash_map<const Field*, std::string> made_up_fields;
  absl::flat_hash_map<const Field*, std::string> made_up_contents;  ///< Fields with arrays and containers of such values.
  std::vector<MadeUpException> made_up_exceptions;  ///< The latest.
  std::vector<NotedOrigin> null_origins;            ///< Likewise.
  size_t missing_field_users = 0;  ///< Methods with fields that nobody defines: those looked through so far.

  std::vector<std::string> labels;  ///< Of events, each once; numbers begin with 1.

  /// The number of a label.
  uint32_t label(const std::string& text);
  /// Equal ones are counted.
  void add(ToolFailure failure);
  /// The same exception at the same place in the same event is the same defect, whenever it was, and is counted.
  void add(Crash crash);
  /// The same at the same place in the same event is counted.
  void add(ProcessExit exit);
  void add(Blocked blocked);
};

}  // namespace antecede::runtime
