#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "runtime/session/session.h"
#include "verify/event_names.h"
#include "verify/flip_plan.h"
#include "verify/guided_schedule.h"
#include "verify/observation.h"
#include "verify/pair_watch.h"
#include "verify/run_index.h"
#include "verify/try_limits.h"

namespace antecede::verify {

/// How one try goes on from its place.
struct Way {
  GuidedSchedule::Options options;
  std::optional<uint64_t> seed;  ///< By priorities.
  bool is_held = false;
  bool is_hurried = false;
  bool is_lingering = false;
  bool is_recorded = false;  ///< As the run was recorded, choice by choice.
  Attempt::Until until = Attempt::Until::Access;
  bool is_patient = false;   ///< As soon as the pair is over, the user waits before each thing until the app has come to rest.
  bool is_last = false;   ///< See Attempt.
  bool is_tight = false;  ///< The same.
  size_t first = 0;       ///< The side that is to come first.
};

/// What a try goes on in, and what it looks at. All of it outlives the try.
struct TryPlace {
  runtime::Session& session;
  const RecordedRun& run;
  const PairIndex& index;
  ProgramPlaces& places;
  const EventNames& names;  ///< At the place.
  const StateParts& parts;
  const TryLimits& limits;
  const std::string& output;  ///< What is printed from the place on.
  std::function<bool()> is_late;
};

/// One try: from its place, where the session is, on in one way, until nothing more is to be learnt.
///
/// Several targets are followed at once, since a try does not depend on which of them is meant until the thread that was held goes on: that is when the
/// second side of the first target is done. Those whose second side is done in the same turn share the try; so do all, where nothing is held or
/// the hold breaks before. Those whose second side was done before would have let the thread go on sooner: they need a try of their own.
class Try {
 public:
  /// What came of a followed target.
  enum class Fate : uint8_t {
    Apart,  ///< Needs a try of its own.
    Not,    ///< The order does not come about.
    Came,
  };

  /// `followed`: none, if the order is the recorded one.
  Try(TryPlace place, std::vector<uint32_t> followed, Way way, std::shared_ptr<Guidance> guidance);

  void run();
  Fate fate(size_t followed) const { return followed_[followed].fate; }
  /// The thread that was held went on when it had to for this target.
  bool was_released(size_t followed) const { return followed_[followed].shares; }
  /// What was seen, if some target came in the order that was wanted, or none was followed. The sides are another matter.
  Observation take_observation() { return std::move(result_); }
  const PairWatch::Sides& sides(size_t followed) const { return watch_.sides(followed); }
  /// When both sides of the first target that got there were over; none: it never was.
  std::optional<std::chrono::steady_clock::time_point> over_time() const { return over_time_; }

 private:
  struct Followed {
    Fate fate = Fate::Not;
    bool shares = false;  ///< The thread goes on when it has to, for this one.
    bool is_open = true;  ///< It is not known yet what comes of it.
    std::optional<size_t> over_at;  ///< How many things had been done to the app.
  };

  bool is_at_rest() const;
  bool is_watched_closely() const { return followed_.empty() || over_time_; }
  void look_before_step();
  void let_user_wait();
  void want_pictures(bool wanted);
  void release();
  bool is_too_late() const;
  void note_over();
  void decide_rest();
  bool is_stuck(size_t steps) const;
  bool has_order(size_t followed) const;
  bool is_worth_it() const;
  void look_back();
  void read_fields();
  size_t events() const { return session_.machine().state().app.events.size(); }

  TryPlace place_;
  runtime::Session& session_;
  Way way_;
  std::shared_ptr<Guidance> guidance_;
  PairWatch watch_;
  std::vector<Followed> followed_;
  Observation result_;
  runtime::TakePicture picture_;
  int64_t from_ = 0;         // When it began.
  int64_t released_at_ = 0;  // When the thread that was held went on.
  int64_t done_at_ = 0;      // When the last thing was done to the app,
  size_t done_ = 0;          // and the how-manyeth it was.
  size_t blocked_ = 0;       // Main threads that did not answer by then.
  size_t over_at_ = 0;       // The last of those that are over.
  size_t pictured_ = SIZE_MAX;
  bool takes_pictures_ = false;
  std::optional<std::chrono::steady_clock::time_point> over_time_;
  bool is_cut_ = false;
};

}  // namespace antecede::verify
