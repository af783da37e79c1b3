#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/error.h"

namespace antecede::runtime {

/// What is to be chosen.
enum class ChoiceKind : uint8_t {
  Thread,  ///< Who goes on; options are thread numbers, in ascending order, and perhaps the clock.
  World,   ///< What the user or the system does: a number below `count`.
};

/// A question to the schedule.
struct Choice {
  /// As an option of a choice of thread: time passes, though threads could run.
  static constexpr uint32_t k_clock = UINT32_MAX - 1;
  static constexpr uint32_t k_nobody = UINT32_MAX;

  ChoiceKind kind = ChoiceKind::Thread;
  std::span<const uint32_t> options;  ///< Thread: at least two.
  uint32_t count = 0;                 ///< World: at least two.
  std::string_view what;              ///< World: what is chosen.
  uint32_t current = k_nobody;        ///< Thread: the one that ran until now, if it can go on.

  bool has_clock() const { return !options.empty() && options.back() == k_clock; }
};

/// Where all chance of a run comes from: the same answers make the same run, to the byte.
///
/// Seeded random and round robin below; recorded schedules (schedule_replay.h) and systematic exploration
/// (explorer.h) implement the same interface. Never asked: which of the messages that wait. That follows from the
/// order of their enqueues and from time.
class Schedule {
 public:
  /// What `choose` gives if it has no answer; `failure` tells why, and the run ends.
  static constexpr size_t k_no_answer = SIZE_MAX;

  virtual ~Schedule() = default;
  /// Place of the chosen one among the options; World: the number.
  virtual size_t choose(const Choice& choice) = 0;
  /// The clock was chosen: how many nanoseconds pass. At most until the next time at which something happens; at
  /// least 1.
  virtual int64_t advance(int64_t until_next) { return until_next; }
  /// At how many places where the thread could be preempted (accesses to shared memory and jumps back, in the app's
  /// own code) it goes on, before `choose` is asked again. At least 1; UINT32_MAX: switches at synchronisation only.
  virtual uint32_t turn(uint32_t thread) = 0;
  /// Virtual time that each turn takes, so that those who wait for a time are not kept waiting by those who run.
  virtual int64_t turn_nanos() const { return 1000; }
  /// Whether to ask also where there is only one option.
  virtual bool asks_always() const { return false; }
  virtual std::string failure() const { return "the schedule has no answer"; }
  /// After the run: fails if there are answers that nobody asked for, or a question had none.
  virtual base::Status finish() const { return {}; }
  /// One that will give the answers that this will give: what goes back to a checkpoint needs it. Null: cannot be
  /// copied.
  virtual std::unique_ptr<Schedule> clone() const { return nullptr; }
};

/// How threads take turns where no recorded schedule says it.
enum class Strategy : uint8_t { Random, RoundRobin, Systematic };

const char* strategy_name(Strategy strategy);
std::optional<Strategy> strategy_of(std::string_view name);

/// Every choice by a generator with a seed. How often threads are preempted, and how often time passes while they
/// could run, differs from seed to seed, so that some runs have many switches and others few.
std::unique_ptr<Schedule> make_random_schedule(uint64_t seed);
/// One after the other, a few places of preemption each. Time passes only when nobody can run.
std::unique_ptr<Schedule> make_round_robin_schedule();

}  // namespace antecede::runtime
