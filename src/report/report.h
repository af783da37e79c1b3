#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "base/diagnostics.h"
#include "base/error.h"
#include "base/shared.h"
#include "base/stage.h"
#include "race/race.h"

namespace antecede::report {

/// A place in the program. Empty strings and 0 where not known.
struct Place {
  std::string class_name;  ///< Dotted.
  std::string method;
  std::string descriptor;
  std::string file;
  uint32_t line = 0;
  uint32_t pc = 0;
  bool own = true;

  bool known() const { return !class_name.empty() || !method.empty(); }
};

/// One step back in the story of an event: who posted its message, or started its thread.
struct Cause {
  enum class Kind : uint8_t { Post, Start };
  Kind kind = Kind::Post;
  Place place;                       ///< Where it was posted.
  std::string event, label, thread;  ///< In which event, on which thread.
};

/// What an access is part of: an event, or a thread outside of events.
struct Event {
  std::string id;  ///< `e17`; `t3` for a thread.
  std::string label;
  std::string thread;
  std::string queue;
  std::string source;         ///< Post, input, thread, …
  bool in_event = true;       ///< Else the thread as such.
  std::vector<Cause> posted;  ///< The nearest cause first.
};

/// One side of a race.
struct Access {
  bool write = false;
  bool null = false;       ///< Known to read or store null.
  bool structure = false;  ///< Changes which elements a container has.
  std::vector<std::string> locks;
  base::Shared<Event> event;
  Place place;                             ///< Whom it is charged to: the innermost own code, else the innermost place.
  base::Shared<std::vector<Place>> stack;  ///< The innermost first; empty if not recorded.
};

/// The memory that is fought over.
struct Location {
  trace::Location::Kind kind{};
  std::string class_name, field, object;
  bool atomic = false;

  /// As people write it: `com.x.Main.list of activity`, made printable.
  std::string text() const;
};

/// One entry of the report. There may be very many, so what they have in common is shared.
struct Race {
  std::string id;
  race::RaceKind kind{};
  race::Pattern pattern{};
  race::Priority priority{};
  double score = 0;
  bool same_looper = false;
  bool lock_protected = false;
  uint64_t locations = 1;
  Location location;
  race::FilterSet filters;
  bool covered = false;
  std::string covered_by;  ///< Id of a race; empty if not known.
  std::string group;
  std::array<Access, 2> accesses;
  std::string why;

  bool is_reported() const { return !covered && filters.empty(); }
};

/// What was analysed.
struct Header {
  std::string package;               ///< Empty if not known.
  std::string file, format, sha256;  ///< Of the trace.
  uint64_t bytes = 0;
  std::string rules;             ///< The name of the set, or its members.
  bool rules_by_format = false;  ///< Chosen because of the trace's format, not by the user.
};

/// Something the analysis does not see, or did not look at. A report never goes without these.
struct Gap {
  std::string code;  ///< Stable, for scripts.
  std::string message;
};

/// The result of an analysis as writers see it: plain words and numbers, nothing to look up.
///
/// Names and messages are as the input has them, whatever is in them: JSON has them whole. What is for people goes
/// through base/printable.h.
///
/// Made by `make_trace_report` of the races in a trace, and a value: it needs nothing of what it was made of. Races are
/// sorted, the most urgent first; their rank is their place in the list.
struct Report {
  bool complete = true;
  Header header;
  uint64_t operations = 0;
  race::RaceStatistics statistics;
  size_t groups = 0;
  std::vector<Race> races;
  std::vector<base::Diagnostic> diagnostics;
  std::vector<Gap> gaps;
  std::vector<base::StageCost> stages;  ///< Shown if there are any.
};

/// Takes what a writer writes, piece by piece.
using TextSink = std::function<base::Status(std::string_view)>;

}  // namespace antecede::report
