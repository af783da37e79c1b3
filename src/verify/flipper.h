#pragma once

#include <memory>

#include "base/diagnostics.h"
#include "base/error.h"
#include "runtime/session/session.h"
#include "verify/event_names.h"
#include "verify/flip_plan.h"
#include "verify/guided_schedule.h"
#include "verify/observation.h"
#include "verify/run_index.h"

namespace antecede::verify {

/// What came of trying a pair in both orders from one place of the run.
struct Trial {
  Observation usual;    ///< In the recorded order.
  Observation flipped;  ///< In the other one.
  Observation noise;    ///< In the recorded order, but other threads came in another.
};

/// Goes through a recorded run once, from front to back, and tries pairs in both orders on the way: at a place before
/// the earlier access it makes a checkpoint, goes on in one way, comes back, goes on in another.
class Flipper {
 public:
  struct Limits {
    size_t held_steps = 4000;    ///< So many turns of others may a thread be kept back,
    int64_t held_nanos = 30'000'000'000;  ///< and so long in virtual time.
    size_t steps = 200000;       ///< Of one try.
    size_t events_after = 12;    ///< Things done to the app behind the pair.
  };

  static base::Result<std::unique_ptr<Flipper>> open(const runtime::Subject& subject, const RecordedRun& run,
                                                     const runtime::Limits& limits, base::Diagnostics& diagnostics);

  /// Attempts have to come in the order of their steps. None: the order does not come about this way.
  base::Result<std::optional<Trial>> attempt(const FlipPlan& plan, const Attempt& attempt);
  /// The flipped run of the attempt once more, to its end: for its schedule.
  base::Result<runtime::ScheduleFile> schedule_of(const FlipPlan& plan, const Attempt& attempt);

 private:
  /// How one try goes on from the place.
  struct Way {
    GuidedSchedule::Options options;
    bool is_held = false;
    bool is_hurried = false;
    size_t first = 0;        ///< The side that is to come first.
    bool to_the_end = false;
  };

  Flipper(const RecordedRun& run, Limits limits) : run_(run), limits_(limits) {}
  base::Status go_to(size_t step);
  base::Result<uint32_t> lead_of(const Attempt& attempt);
  base::Result<Observation> go(const FlipPlan& plan, const Way& way);
  void look_back(Observation& result, const PairWatch& watch, const Way& way);
  Way flipped_way(const Attempt& attempt, uint32_t lead) const;

  const RecordedRun& run_;
  Limits limits_;
  std::unique_ptr<runtime::Session> session_;
  std::unique_ptr<ProgramPlaces> places_;
  std::optional<EventNames> names_;  // At the place.
  size_t step_ = 0;                  // Of the recorded run: so many are done.
  size_t heard_ = 0;                 // Operations that the names have heard of.
  // The place.
  std::unique_ptr<runtime::Session::Checkpoint> checkpoint_;
  size_t checkpoint_step_ = SIZE_MAX;
};

}  // namespace antecede::verify
