#pragma once

#include <chrono>
#include <memory>
#include <optional>
#include <tuple>

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
  Observation noise;    ///< In the recorded order, but other threads came in another, and time passed differently.
};

/// Goes through a recorded run once, from front to back, and tries pairs in both orders on the way: at a place before
/// the earlier access it makes a checkpoint, goes on in one way to the end, comes back, goes on in another.
class Flipper {
 public:
  struct Limits {
    size_t held_steps = 4000;             ///< So many turns of others may a thread be kept back,
    int64_t held_nanos = 15'000'000'000;  ///< and so long in virtual time.
    size_t steps = 2'000'000;             ///< Of one try.
    size_t events_after = 20;             ///< Things done to the app behind the pair, before what ends a run.
    double seconds = 0;                   ///< Of real time for all tries; 0: as long as they take.
  };
  /// What the tries cost.
  struct Costs {
    uint64_t flips = 0;          ///< Tries of the other order.
    std::vector<double> seconds; ///< Of each flip: back to the checkpoint, and on until both sides were over.
  };

  /// The index and what it is made of outlive the flipper.
  static base::Result<std::unique_ptr<Flipper>> open(const runtime::Subject& subject, const RecordedRun& run,
                                                     const PairIndex& index, StateParts parts, Limits limits,
                                                     const runtime::Limits& machine, base::Diagnostics& diagnostics);

  /// Attempts have to come in the order of their steps. None: the order does not come about this way.
  base::Result<std::optional<Trial>> attempt(size_t target, const Attempt& attempt);
  /// The same by a random schedule with priorities, from the attempt's place on.
  base::Result<std::optional<Trial>> sample(size_t target, const Attempt& attempt, uint64_t seed);
  /// Whether the time is over, or the process has to end.
  bool is_late() const;
  /// How much of the time is gone: 1 all of it; 0 if there is no limit.
  double share_of_time() const;
  const Costs& costs() const { return costs_; }

 private:
  /// How one try goes on from the place.
  struct Way {
    GuidedSchedule::Options options;
    std::optional<uint64_t> seed;  ///< By priorities.
    bool is_held = false;
    bool is_hurried = false;
    bool is_lingering = false;
    bool is_recorded = false;  ///< As the run was recorded, choice by choice.
    Attempt::Until until = Attempt::Until::Access;
    bool is_last = false;   ///< See Attempt.
    bool is_tight = false;  ///< The same.
    size_t first = 0;   ///< The side that is to come first.
  };
  /// Usual runs from one place: the same for all pairs that were planned alike.
  using UsualKey = std::tuple<size_t, uint32_t, uint32_t>;

  Flipper(const RecordedRun& run, const PairIndex& index, StateParts parts, Limits limits);
  base::Status go_to(size_t step);
  base::Result<uint32_t> lead_of(const Attempt& attempt);
  base::Result<std::optional<uint32_t>> turns_to_access(const FlipPlan& plan, const Way& way);
  base::Result<Observation> go(const FlipPlan* plan, const Way& way);
  base::Status go_usual(size_t target, const Attempt& attempt, uint32_t lead, Trial& trial);
  base::Status go_noise(const Attempt& attempt, uint32_t lead);
  base::Status go_recorded(Trial& trial);
  std::unique_ptr<runtime::Schedule> schedule_of(const Way& way, std::shared_ptr<Guidance> guidance) const;
  bool is_at_rest();
  void look_back(Observation& result, PairWatch& watch, const FlipPlan* plan, const Way& way);
  void read_fields(Observation& result);
  static Way usual_way(const Attempt& attempt, uint32_t lead);
  Way flipped_way(const Attempt& attempt, uint32_t lead) const;

  const RecordedRun& run_;
  const PairIndex& index_;
  StateParts parts_;
  Limits limits_;
  std::chrono::steady_clock::time_point start_;
  Costs costs_;
  std::unique_ptr<runtime::Session> session_;
  std::string output_;  // Of the try.
  std::unique_ptr<ProgramPlaces> places_;
  std::optional<EventNames> names_;  // At the place.
  size_t step_ = 0;                  // Of the recorded run: so many are done.
  size_t heard_ = 0;                 // Operations that the names have heard of.
  // The place.
  std::unique_ptr<runtime::Session::Checkpoint> checkpoint_;
  size_t checkpoint_step_ = SIZE_MAX;
  UsualKey usual_key_{SIZE_MAX, 0, 0};
  Observation usual_;
  std::optional<Observation> noise_;
  size_t recorded_step_ = SIZE_MAX;
  Observation recorded_;  // From that step on.
};

}  // namespace antecede::verify
