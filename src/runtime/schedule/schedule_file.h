#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "runtime/schedule/schedule.h"
#include "runtime/world/network_fixture.h"

namespace antecede::runtime {

/// One answer of a schedule.
struct Answer {
  enum class Kind : uint8_t {
    Thread,  ///< `number` is the thread.
    Time,    ///< `number` nanoseconds pass.
    World,   ///< `number` of `count`; `what` is what was chosen.
    Turn,    ///< A thread goes on although nobody asked for a choice, for `turn` places of preemption.
  };
  static constexpr uint32_t k_no_turn = 0;
  static constexpr uint32_t k_whole_turn = UINT32_MAX;  ///< Until it synchronises.

  Kind kind = Kind::Thread;
  uint64_t number = 0;
  uint32_t turn = k_no_turn;  ///< Thread, Turn: how long it may run; `k_no_turn`: nobody asked.
  uint32_t count = 0;
  std::string what;

  bool operator==(const Answer&) const = default;
};

/// The levels of Android's API that an app can be run at.
inline constexpr uint32_t k_oldest_api = 16;
inline constexpr uint32_t k_newest_api = 35;

/// What the user and the world around an app do: read by the environment (antecede.system) when it starts. Part of a
/// schedule, since answers mean nothing without it.
struct ScheduledDriver {
  std::string strategy;             ///< `monkey`, `systematic`, `script` or `directed`. Empty: a plain program.
  uint32_t events = 0;              ///< User events to deliver.
  std::vector<std::string> script;  ///< Lines of a script, checked already; of `directed`: what it heads for, `aim CLASS METHOD`.
  NetworkFixture network;           ///< Empty: the app is offline.
  std::vector<std::string> ending;  ///< Lines of a script that come behind all that, each when the app is at rest.
  uint32_t api = k_newest_api;      ///< The level of Android's API that the app finds.

  bool operator==(const ScheduledDriver&) const = default;
};

/// A recorded schedule: all answers of one run, as a text that people can read (`antecede/schedule@1`).
///
///     antecede/schedule@1
///     program 9f86d081…            what was run: SHA-256 of the app
///     main com.example.Main
///     strategy random
///     seed 42
///     turn-time 1000               nanoseconds that each turn takes
///     shared "com.x.A.f"           systematic: a field, or `[I`, at whose accesses threads stop
///     driver monkey 300            an app: what drives it, and how many events
///     api 35                       the level of Android's API; without the line: 35
///     script "click \"id/a\""       a line of the script that drives it
///     ending "back"                a line of what comes behind all else
///     network "http://a/*" "SFRU…" what answers there, in base 64
///     thread 1 for 7               thread 1 goes on, for 7 places of preemption
///     thread 0 for all x 3         thread 0, until it synchronises; the same answer three times
///     turn 12                      the thread goes on for 12 more
///     time 5000000                 5 ms pass though threads could run
///     world 2 of 3 "key"           a choice of the user or the system
///     end 7                        so many answers
///
/// Behind `//` is a comment. Reading is strict: a word, number or line that is not expected is an error.
struct ScheduleFile {
  std::string program;
  std::string main;
  Strategy strategy = Strategy::Random;
  uint64_t seed = 0;
  int64_t turn_nanos = 0;
  std::vector<std::string> shared;  ///< Systematic: where threads stop besides synchronisation; see explorer.h.
  ScheduledDriver driver;
  /// Runs of equal answers are one entry.
  struct Entry {
    Answer answer;
    uint64_t times = 1;
    uint32_t line = 0;
  };
  std::vector<Entry> entries;
  uint32_t end_line = 0;

  void add(const Answer& answer);
  uint64_t answer_count() const;
};

std::string print_schedule(const ScheduleFile& schedule);
/// `name` is the file's, for messages: `run.schedule:17: …`.
base::Result<ScheduleFile> parse_schedule(std::string_view text, std::string_view name);
/// As a line of the file tells it.
std::string print_answer(const Answer& answer);

}  // namespace antecede::runtime
