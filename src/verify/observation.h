#pragma once

#include <array>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "runtime/report/run_report.h"
#include "runtime/schedule/schedule_file.h"
#include "runtime/session/visible_state.h"
#include "verify/pair_watch.h"

namespace antecede::verify {

/// What is compared beside screens, dialogs, toasts, preferences, crashes and blocked main threads.
struct StateParts {
  bool databases = false;
  bool files = false;
  bool windows = false;             ///< That outlived their activity: Android closes them and complains in its log.
  bool logs = false;                ///< What the app prints.
  std::vector<std::string> fields;  ///< Fields, `com.x.Main.count` or with `*` at the end: what was written to them last.

  bool is_field(std::string_view name) const;
};

/// What a user could see of a run, from some place of it to its end.
struct Observation {
  /// What was on the screen when the app was at rest, before the user did the next thing.
  struct Screen {
    size_t user_event = 0;  ///< How many things had been done to the app.
    std::string title;
    std::string views;      ///< One line per view; see picture/screen_picture.h.
  };

  std::array<PairWatch::Side, 2> sides;
  bool came_about = false;           ///< The order that was wanted.
  bool is_whole = false;             ///< The run came to its end.
  std::vector<PairTimes> times;      ///< By target.
  std::vector<std::string> events;   ///< All that was done to the app, from the start of the run on.
  std::vector<Screen> screens;
  std::optional<runtime::VisibleState> settled;  ///< At rest, before what ends the run: turned, left and entered again, an app may put right what it had left.
  std::optional<runtime::VisibleState> last;     ///< When the run was left.
  std::map<std::string, runtime::Crash> crashes;  ///< By exception and place.
  std::set<std::string> blocked;                  ///< In words.
  std::set<std::string> made_up;  ///< Exceptions that grew out of values that Antecede had to make up: what was missing.
  std::string output;
  std::map<std::string, int64_t> fields;  ///< Those that are compared: what was written last.
  runtime::ScheduleFile schedule;
  size_t held_from = 0, held_to = 0;  ///< What had been done to the app when a thread began to be late, and when it went on.
};

/// `java.lang.NullPointerException at com.x.Main$1.run (Main.java:31)`
std::string crash_words(const runtime::Crash& crash);

/// How two runs differ for a user; empty: not at all.
struct Difference {
  std::vector<std::string> crashes;  ///< Of the second alone, blocked main threads among them.
  std::vector<std::string> views;    ///< What the second shows instead, in words; the first few.
  /// The first screen that differs, in both.
  std::optional<std::array<Observation::Screen, 2>> screens;
  bool is_empty() const { return crashes.empty() && views.empty(); }
};

/// Compares `other` with `usual`, screens behind the first `from` things that were done to the app. What also differs between
/// `usual` and `noise`, in which unrelated things came in another order but the pair did not, does not count. Where the user
/// could not do the same in both, the comparison ends.
Difference compare(const Observation& usual, const Observation& other, const Observation& noise, const StateParts& parts,
                   size_t from);

}  // namespace antecede::verify
