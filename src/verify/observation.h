#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "runtime/report/run_report.h"
#include "runtime/schedule/schedule_file.h"
#include "runtime/session/visible_state.h"
#include "verify/pair_watch.h"

namespace antecede::verify {

/// What a user could see of a run, from where both sides of the pair were over.
struct Observation {
  /// What was on the screen when the user did the next thing.
  struct Screen {
    size_t user_event = 0;  ///< How many things had been done to the app.
    std::string title;
    std::string views;      ///< One line per view; see picture/screen_picture.h.
  };

  std::array<PairWatch::Side, 2> sides;
  bool came_about = false;  ///< The order that was wanted.
  bool has_strayed = false; ///< The user or the world could not do what they did in the recorded run.
  std::vector<Screen> screens;
  std::optional<runtime::VisibleState> last;     ///< When the run was left.
  std::map<std::string, uint64_t> crashes;       ///< Exception and place, and how often.
  runtime::Outcome::Kind ended{};
  runtime::ScheduleFile schedule;                ///< Of a run that went to its end.
};

/// `java.lang.NullPointerException at com.x.Main$1.run (Main.java:31)`
std::string crash_words(const runtime::Crash& crash);

/// How two runs differ for a user; empty: not at all.
struct Difference {
  std::vector<std::string> crashes;  ///< Of the second alone.
  std::vector<std::string> views;    ///< What the second shows instead, in words; the first few.
  bool is_empty() const { return crashes.empty() && views.empty(); }
};

/// Compares `other` with `usual`. What also differs between `usual` and `noise`, in which unrelated things came in another
/// order but the pair did not, does not count.
Difference compare(const Observation& usual, const Observation& other, const Observation& noise);

}  // namespace antecede::verify
