#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/shared.h"
#include "race/event.h"
#include "race/filters.h"
#include "race/location.h"
#include "race/place.h"

namespace antecede::race {

enum class RaceKind : uint8_t {
  EventRace,       ///< In no fixed order, but never at the same time: one looper, a lock, or a volatile field.
  DataRace,        ///< Two threads, at the same time.
  OrderViolation,  ///< In a fixed order, and the wrong one: what frees always comes before what uses.
};

enum class Pattern : uint8_t {
  UseAfterFree,  ///< One side stores null, the other reads.
  ReadWrite,
  WriteWrite,
};

enum class Priority : uint8_t { High, Medium, Low };

/// What symbolic execution said.
enum class Refutation : uint8_t { NotAttempted, Feasible, Budget };

/// What trying both orders showed.
enum class Verdict : uint8_t { Unverified, Harmful, Benign, FalsePositive };

/// Beside an earlier report: is it there, too?
enum class BaselineState : uint8_t { New, Unchanged, Absent };

/// The names of all of these, as options and reports spell them, and back.
std::string_view race_kind_name(RaceKind kind);
std::string_view pattern_name(Pattern pattern);
std::string_view priority_name(Priority priority);
std::string_view refutation_name(Refutation refutation);
std::string_view verdict_name(Verdict verdict);
std::string_view baseline_state_name(BaselineState state);
std::optional<RaceKind> find_race_kind(std::string_view name);
std::optional<Pattern> find_pattern(std::string_view name);
std::optional<Priority> find_priority(std::string_view name);
std::optional<Refutation> find_refutation(std::string_view name);
std::optional<Verdict> find_verdict(std::string_view name);
std::optional<BaselineState> find_baseline_state(std::string_view name);

/// One access of a race: where, in which event or action, with which locks.
struct Side {
  bool write = false;
  bool null = false;                 ///< Known to read or store null.
  bool structure = false;            ///< Changes which elements a container has.
  bool direct = false;               ///< Own code accesses the location itself, nobody for it.
  bool draws = false;                ///< Part of drawing, which happens again whenever something changed.
  std::optional<bool> dereferences;  ///< What was read is used as an object; none: not known.
  std::optional<bool> guarded;       ///< A test for null comes before; none: not known.
  std::vector<std::string> locks;    ///< Held exclusively.
  base::Shared<Event> event;
  Place place;                             ///< Whom it is charged to: the innermost code outside of the platform.
  base::Shared<std::vector<Place>> stack;  ///< The innermost first; empty if not recorded.
};

/// An exception that ended an event or a thread of a run.
struct Crash {
  std::string exception;  ///< Its class, dotted; empty: not known.
  Place place;            ///< Where it was thrown: the innermost code outside of the platform.
  std::string event, label, thread;
  std::vector<std::string> races;  ///< Ids of races it grew out of, or may have.
  uint64_t count = 1;              ///< How often it happened at that place.
  /// What is known of its reason, if no race is: "no race: nobody ever set com.x.A.list"; or where its races were seen.
  /// Empty: nothing.
  std::string note;
};

/// Two places in the program that access one location in no fixed order: the one finding of all engines, a value that
/// owns what it says. The sides are an example, in the order of what ids call them; there may be very many races, so
/// what they have in common is shared.
struct Race {
  std::string id;            ///< See identity.h.
  bool stable = true;        ///< False: the code was renamed, so another build gives another id.
  RaceKind kind{};
  Pattern pattern{};
  Priority priority{};
  double score = 0;  ///< 1 the most urgent.
  Location location;
  uint64_t locations = 1;  ///< How many (a field of several objects) were seen to race so.
  uint64_t runs = 1;       ///< In how many runs it was seen.
  uint32_t run = 0;        ///< Which of a report's runs the example is from.
  std::array<Side, 2> sides;
  bool same_looper = false;     ///< Both sides run on one queue of one event at a time.
  bool lock_protected = false;  ///< Both sides hold a common lock.
  FilterSet filters;            ///< Those that apply and are switched on.
  bool covered = false;         ///< Other races may keep the two in order.
  std::string covered_by;       ///< Id of one that does; empty: not known.
  std::string group;            ///< `g3`; see groups.h.
  std::string why;              ///< One sentence: why nothing orders the two.
  std::string would_order;      ///< One sentence: what would order them; empty: not known.
  std::string crash;            ///< Class of an exception that was thrown at one of its accesses; empty: none.
  Refutation refutation{};
  Verdict verdict{};
  std::string verdict_reason, verdict_rests_on, schedule;
  std::string suppressed;  ///< The reason; empty: it is not.
  BaselineState baseline{};

  /// Neither filtered nor covered nor suppressed, and still there: in the text report.
  bool is_reported() const {
    return !covered && filters.empty() && suppressed.empty() && baseline != BaselineState::Absent;
  }
};

}  // namespace antecede::race
