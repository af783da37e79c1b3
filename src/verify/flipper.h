#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "base/diagnostics.h"
#include "base/error.h"
#include "runtime/session/session.h"
#include "verify/event_names.h"
#include "verify/flip_plan.h"
#include "verify/guided_schedule.h"
#include "verify/observation.h"
#include "verify/run_index.h"
#include "verify/try.h"

namespace antecede::verify {

/// What came of trying a pair in both orders from one place of the run.
struct Trial {
  Observation usual;    ///< In the recorded order.
  Observation flipped;  ///< In the other one.
  Observation noise;    ///< In the recorded order, but other threads came in another, and time passed differently.
};

/// Goes through a recorded run from front to back, and tries pairs in both orders on the way: at a place before
/// the earlier access it makes a checkpoint, goes on in one way to the end, comes back, goes on in another.
///
/// What does not depend on the pair is executed once: a try that several targets share, the recorded run itself (with which every try is compared first), and
/// the recorded order under the same schedule (only where something differs).
class Flipper {
 public:
  /// Takes what came of a target; trials are large.
  using TakeTrial = std::function<void(uint32_t target, const Trial& trial)>;

  /// The index and what it is made of outlive the flipper.
  static base::Result<std::unique_ptr<Flipper>> open(const runtime::Subject& subject, const RecordedRun& run,
                                                     const PairIndex& index, StateParts parts, TryLimits limits,
                                                     const runtime::Limits& machine, base::Diagnostics& diagnostics);

  /// Tries all the targets by an attempt that they have in common. Those are taken whose order comes about this way. Attempts have to come in the order of
  /// their steps, until `start_again`.
  base::Status attempt(std::vector<uint32_t> targets, const Attempt& attempt, const TakeTrial& take);
  /// The same by a random schedule with priorities, from the attempt's place on.
  base::Status sample(std::vector<uint32_t> targets, const Attempt& attempt, uint64_t seed, const TakeTrial& take);
  /// Back to the start of the run.
  base::Status start_again();
  /// Whether the time is over, or the process has to end.
  bool is_late() const;
  const TryCosts& costs() const { return costs_; }

 private:
  /// Usual runs from one place: the same for all pairs that were planned alike.
  using UsualKey = std::tuple<size_t, uint32_t, uint32_t>;
  /// The recorded order under the schedule of a try.
  struct Usual {
    UsualKey key{SIZE_MAX, 0, 0};
    Observation run;
    std::optional<Observation> noise;
  };
  /// Targets that share a try.
  struct Shared {
    const Attempt& attempt;
    uint32_t lead = 0;
    Way way;
    std::vector<uint32_t> targets;      // Whose order came about.
    std::optional<Observation> patient;  // The same with a user who waits; empty sides.
    std::vector<PairWatch::Sides> patient_sides;
  };
  /// As it was recorded up to some place, and from then on with a user who waits.
  struct Patient {
    size_t operations = 0;  // Up to there.
    Observation run;
    Observation noise;      // Empty: not asked for yet.
    bool has_noise = false;
  };

  Flipper(const RecordedRun& run, const PairIndex& index, StateParts parts, TryLimits limits);
  base::Status watch_recorded();
  base::Status go_to(size_t step);
  base::Result<uint32_t> lead_of(const Attempt& attempt);
  base::Result<std::optional<uint32_t>> turns_to_access(uint32_t target, const Way& way);
  base::Status go_on(std::vector<uint32_t> targets, const Way& way, const Attempt& attempt, uint32_t lead, const TakeTrial& take);
  base::Result<std::unique_ptr<Try>> go(std::vector<uint32_t> targets, const Way& way);
  base::Status compare_with_usual(uint32_t target, Shared& shared, Trial& trial);
  base::Status confirm(uint32_t target, Shared& shared, Trial& trial);
  base::Status go_patiently(Shared& shared);
  base::Result<Patient*> recorded_patiently(uint32_t target);
  base::Result<Observation> go_after(size_t step, bool is_other);
  base::Status add_noise(uint32_t target, Patient& patient);
  bool changed_only(uint32_t target, const Trial& trial) const;
  base::Status go_usual(const Attempt& attempt, uint32_t lead, Usual& usual, bool is_patient);
  base::Status go_noise(const Attempt& attempt, uint32_t lead, Usual& usual, bool is_patient);
  base::Status compare_with(Usual& usual, bool is_patient, uint32_t target, const Shared& shared, Trial& trial);
  base::Result<std::unique_ptr<Try>> go_from(const runtime::Session::Checkpoint& place, size_t step, std::vector<uint32_t> targets, const Way& way);
  bool has_crash(const Trial& trial) const;
  Observation from_place(const Observation& whole) const;
  bool looks_the_same(const Observation& usual, const Observation& flipped) const;
  std::unique_ptr<runtime::Schedule> schedule_of(const Way& way, size_t step, std::shared_ptr<Guidance> guidance) const;
  static Way usual_way(const Attempt& attempt, uint32_t lead);
  Way flipped_way(const Attempt& attempt, uint32_t lead) const;

  const RecordedRun& run_;
  const PairIndex& index_;
  StateParts parts_;
  TryLimits limits_;
  double start_;
  TryCosts costs_;
  std::unique_ptr<runtime::Session> session_;
  std::string output_;  // Of the try.
  std::unique_ptr<ProgramPlaces> places_;
  std::unique_ptr<runtime::Session::Checkpoint> beginning_;
  Observation recorded_;             // The whole run, once it is known.
  bool has_recorded_ = false;
  std::optional<EventNames> names_;  // At the place.
  size_t step_ = 0;                  // Of the recorded run: so many are done.
  size_t printed_ = 0;               // Bytes that the run has printed by then.
  size_t heard_ = 0;                 // Operations that the names have heard of.
  // The place.
  std::unique_ptr<runtime::Session::Checkpoint> checkpoint_;
  size_t checkpoint_step_ = SIZE_MAX;
  Usual usual_, patient_usual_;
  std::map<size_t, Patient> patient_;  // By how many things had been done to the app.
  std::set<std::pair<uint32_t, size_t>> kept_;  // Targets and operations: the hold broke before the other side was done.
};

}  // namespace antecede::verify
