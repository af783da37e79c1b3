#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "order/order_graph.h"
#include "trace/trace.h"

namespace antecede::race {

using RaceId = base::Id<struct RaceTag>;
using GroupId = base::Id<struct GroupTag>;

enum class RaceKind : uint8_t {
  EventRace,  ///< In no fixed order, but never at the same time: one looper, a lock, or a volatile field.
  DataRace,   ///< Two threads, at the same time.
};

enum class Pattern : uint8_t {
  UseAfterFree,  ///< One side stores null, the other reads.
  ReadWrite,
  WriteWrite,
};

enum class Priority : uint8_t { High, Medium, Low };

/// Why a race is probably no harm. Filters tag; they delete nothing.
enum class Filter : uint8_t {
  SameValue,      ///< All writes of both sides store one and the same value.
  NoRead,         ///< Nobody reads what somebody else has written.
  LazyInit,       ///< Both sides look first, and write only what is not there yet.
  FrameworkOnly,  ///< No own code on either stack.
  Commutative,    ///< An operation whose order does not show.
  ObjectReuse,    ///< An object that the framework uses again for something else.
};
inline constexpr size_t k_filters = static_cast<size_t>(Filter::ObjectReuse) + 1;

/// Some of the filters.
class FilterSet {
 public:
  constexpr FilterSet() = default;
  static constexpr FilterSet all() {
    FilterSet set;
    set.bits_ = (1u << k_filters) - 1;
    return set;
  }
  constexpr bool has(Filter filter) const { return bits_ >> static_cast<unsigned>(filter) & 1; }
  constexpr void add(Filter filter) { bits_ |= 1u << static_cast<unsigned>(filter); }
  constexpr void remove(Filter filter) { bits_ &= ~(1u << static_cast<unsigned>(filter)); }
  constexpr FilterSet operator&(FilterSet other) const {
    other.bits_ &= bits_;
    return other;
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool operator==(const FilterSet&) const = default;

 private:
  uint32_t bits_ = 0;
};

/// What an event came from: the kind of its message, or a thread. Groups go by it.
enum class Source : uint8_t { Post, Delayed, AtTime, Front, Idle, Input, Display, Ipc, Task, Thread };

/// The names of all of these, as options and reports spell them.
std::string_view race_kind_name(RaceKind kind);
std::string_view pattern_name(Pattern pattern);
std::string_view priority_name(Priority priority);
std::string_view filter_name(Filter filter);
std::string_view source_name(Source source);
/// What a filter says, in a sentence.
std::string_view filter_explanation(Filter filter);
std::optional<Filter> find_filter(std::string_view name);

/// One access of a race: where it happened, in which event, with which locks.
struct RaceSide {
  bool write = false;
  bool null = false;       ///< Known to read or store null.
  bool structure = false;  ///< Changes the set of elements.
  bool own = false;        ///< Own code accesses the location itself, not the framework for it.
  order::NodeId segment;   ///< The last node of its strand before it.
  trace::OperationId at;   ///< Position in the trace.
  trace::StackId stack;    ///< None if not recorded.
  trace::MessageId event;  ///< None outside of events.
  trace::ThreadId thread;
  Source source{};
  std::vector<trace::LockId> locks;  ///< Held exclusively.
};

/// One entry of the report: two places in the program that access one field in no fixed order. The sides are an
/// example, the canonically first one before.
struct Race {
  std::string id;  ///< `r-` and a hash of field, methods and kinds of access.
  RaceKind kind{};
  Pattern pattern{};
  Priority priority{};
  bool same_looper = false;     ///< Both sides run on one queue of one event at a time.
  bool lock_protected = false;  ///< Both sides hold a common lock.
  trace::LocationId location;
  std::array<RaceSide, 2> sides;
  uint64_t locations = 1;  ///< How many (a field of several objects) were seen to race so.
  FilterSet filters;       ///< Those that apply and are switched on.
  bool covered = false;    ///< Other races may keep the two in order.
  RaceId covered_by;       ///< One that does; none if it is not in the list.
  GroupId group;
  double score = 0;  ///< 1 the most urgent. The list is sorted by it.
  std::string why;   ///< One sentence: why nothing orders the two.

  /// Neither filtered nor covered: in the text report.
  bool is_reported() const { return !covered && filters.empty(); }
};

/// Numbers about the whole, after tables 4 to 7 of EventRacer Android.
struct RaceStatistics {
  // Table 4.
  uint64_t ordering_operations = 0, accesses = 0, locations = 0, stacks = 0;
  // Table 5.
  uint64_t events = 0, main_events = 0, threads = 0, nodes = 0, edges = 0, chains = 0;
  // Table 6: the main thread. Races here are pairs of places per location.
  uint64_t looper_races = 0, uncovered_looper_races = 0;
  uint64_t looper_groups_own = 0, looper_groups_framework = 0;
  // Table 7: between threads; with and without a common lock.
  uint64_t thread_races = 0;
  uint64_t thread_groups_own = 0, thread_groups_framework = 0;
  uint64_t thread_groups_own_locked = 0, thread_groups_framework_locked = 0;
  // Locations with a race.
  uint64_t racy_locations = 0, single_looper_locations = 0, multi_threaded_locations = 0,
           lock_protected_locations = 0;
};

struct RaceList {
  base::IdVector<RaceId, Race> races;  ///< The most urgent first.
  size_t groups = 0;
  RaceStatistics statistics;
};

}  // namespace antecede::race
