#pragma once

#include <vector>

#include "detect/crash_reasons.h"
#include "detect/findings.h"
#include "detect/recording.h"
#include "detect/trace_words.h"
#include "race/race.h"

namespace antecede::detect {

/// The exceptions that ended events and threads of a run, each place once, and the races behind them: those that the
/// causes name (crash_reasons.h); where nothing is known of a cause, those with an access in the line that threw. A race
/// and its crash point to each other, and such races become more urgent. A crash may have ended the process before the
/// other access came: then the same race on another object, if it was found, is the one. Where no race is the reason, the crash says
/// what is known.
class Crashes {
 public:
  struct Shared {
    const Recording& recording;
    const order::EventOrder& order;
    const TraceWords& words;
    const std::vector<CrashCause>& causes;  ///< By failure.
  };
  explicit Crashes(const Shared& shared) : shared_(shared) {}

  /// Ranks the findings anew.
  std::vector<race::Crash> find(Findings& findings) const;

 private:
  race::Crash crash_of(const Failure& failure) const;
  void add_races(const CrashCause& cause, race::Crash& crash, Findings& findings) const;
  std::string note_of(const race::Crash& crash, const CrashCause& cause, const Failure& failure) const;
  void add_races_of_others(const CrashCause& cause, race::Crash& crash, Findings& findings) const;
  std::string story_of(const CrashReason& reason) const;
  uint32_t write_of_another(trace::LocationId location) const;

  Shared shared_;
};

}  // namespace antecede::detect
