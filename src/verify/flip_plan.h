#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "verify/event_names.h"
#include "verify/run_index.h"

namespace antecede::verify {

/// Two accesses of a recorded run that are to be tried in both orders: places in its trace, the earlier one first.
struct Target {
  std::string race;  ///< Its id.
  std::array<size_t, 2> at{};
  bool is_filtered = false;  ///< Has a mark of a filter: what it does is another's doing, as far as another does it.
  bool is_protected = false; ///< Both sides hold a common lock. The same, if no lock protects the other.
};

/// One access of a target, as another run can find it again.
struct Wanted {
  trace::ThreadId thread;
  trace::MessageId event;       ///< None: outside of events.
  EventNames::Name name = 0;    ///< Of the event, or of the thread.
  trace::LocationId location;
  uint64_t location_name = 0;   ///< See ProgramPlaces.
  uint64_t place = 0;           ///< Where in the program; 0: not recorded.
  uint64_t site = 0;            ///< The same, and which code that is not the platform's.
  bool is_write = false;
};

/// One way to make the later access come first.
struct Attempt {
  enum class Kind : uint8_t {
    Hold,   ///< Keep the thread back that brings the earlier access about.
    Hurry,  ///< Let the user and the world not wait, so that what is delayed comes later.
    Linger, ///< Let the user do nothing more, so that what they do comes later.
  };
  /// Until when a thread is kept back.
  enum class Until : uint8_t {
    Access,  ///< The second access is done (on one looper: its whole event).
    Posted,  ///< The second event is in its queue. The thread is the looper that runs both: it is slow, and so what it posts comes behind.
  };
  Kind kind = Kind::Hold;
  size_t step = 0;       ///< Before which step of the recorded run.
  uint32_t thread = 0;   ///< The machine's number.
  size_t operation = 0;  ///< The operation that is kept back; `k_none`: not in the trace.
  Until until = Until::Access;
  /// The last of several accesses of the first side is kept back, not the first: what was looked at twice has changed in between.
  bool is_last = false;
  /// Right behind the second access its thread stops, and the one that was held goes on: what is done around the second access is
  /// interrupted.
  bool is_tight = false;
  static constexpr size_t k_none = SIZE_MAX;
};

/// What is known of a target before anything is tried.
struct FlipPlan {
  std::array<Wanted, 2> sides;   ///< As in the target.
  bool is_one_thread = false;    ///< Both accesses are in events of one thread: whole events change places.
  std::vector<Attempt> attempts; ///< By step. The later one changes less.
};

/// Plans for all targets, in their order. Goes through the trace once.
///
/// The access that came first came because of something: the event it is in was posted, by an event or thread that was
/// itself posted or started, and so on. Keeping back any link of this chain, on a thread that the other access does not
/// need, makes the other one come first. Links that both have in common are of no use. On the thread of the other access they are of use only if
/// that thread is a looper, which is slow before the link, until the other event is there.
std::vector<FlipPlan> plan_flips(const RecordedRun& run, const std::vector<Target>& targets);

}  // namespace antecede::verify
