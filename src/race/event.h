#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "race/place.h"

namespace antecede::race {

/// What an event came from: the kind of its message, or a thread. Groups go by it.
enum class Source : uint8_t { Post, Delayed, AtTime, Front, Idle, Input, Display, Ipc, Task, Thread };
inline constexpr size_t k_sources = static_cast<size_t>(Source::Thread) + 1;

std::string_view source_name(Source source);
std::optional<Source> find_source(std::string_view name);

/// One step back in the story of an event: who posted its message, started its thread, or registered its listener.
struct Cause {
  enum class Kind : uint8_t { Post, Start, Register };
  Kind kind = Kind::Post;
  Place place;                       ///< Where it was posted.
  std::string event, label, thread;  ///< In which event, on which thread.
  bool operator==(const Cause&) const = default;
};

/// What an access is part of: an event of a run, or a thread outside of events; for an analysis without a run, the
/// action that stands for many events.
struct Event {
  std::string id;  ///< `e17`; `t3` for a thread. Within one run only. Of an action: `a17`, within one build of the app.
  std::string label;
  std::string thread;
  std::string queue;
  Source source = Source::Post;
  bool in_event = true;       ///< Else the thread as such.
  std::vector<Cause> posted;  ///< The nearest cause first.
  bool is_action = false;     ///< It stands for many events.
  std::string callback;       ///< Of an action: the method of the app that it begins with, with its descriptor.
  bool operator==(const Event&) const = default;
};

}  // namespace antecede::race
