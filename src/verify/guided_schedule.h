#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "runtime/schedule/schedule.h"
#include "verify/world_answers.h"

namespace antecede::verify {

/// What whoever watches a run tells its schedule while it goes on, and hears from it.
struct Guidance {
  bool is_held = false;     ///< The thread must not run for now.
  bool is_hurried = false;  ///< The user and the world do not wait.
  bool is_lingering = false;  ///< The user does nothing more for now.
  bool is_waiting = false;    ///< The user waits until the app has come to rest, and what is shown for a moment has gone.
  bool is_guided() const { return is_held || is_hurried || is_lingering; }
  bool is_enough = false;   ///< The user has done all that matters: what ends the run comes next.
  uint32_t turns = 0;       ///< So many began.
  bool is_fine = false;     ///< Whoever runs goes on alone, a single place of preemption at a time.
  bool is_released = false; ///< And now the thread that was held does.
  bool broke_hold = false;  ///< Nobody else could run, and no time could pass: the thread went on all the same.
};

/// The user who does nothing for now: answers the questions of the world that this is about.
class WaitingUser {
 public:
  /// None: the question is for somebody else.
  std::optional<size_t> answer(const runtime::Choice& choice, const Guidance& guidance);

 private:
  bool has_waited_ = false;  // Nothing was done, and how long it is waited is the next question.
};

/// Chooses for one side of a racy pair: keeps back one thread, as long as it is told to; all others take turns, and time
/// passes when nobody can run. The user and the world do what they did in the recorded run.
///
/// Only what Android allows is chosen: which thread goes on and how much time passes, never which message. A thread that
/// is kept back is one that happens to be slow.
class GuidedSchedule final : public runtime::Schedule {
 public:
  static constexpr uint32_t k_no_thread = UINT32_MAX - 2;
  struct Options {
    uint32_t thread = k_no_thread;  ///< The one that may be held.
    uint32_t lead = 0;              ///< At first that thread goes on alone, for so many places of preemption.
    bool is_other = false;          ///< Another order of the threads that are not held: to see what depends on it.
    uint32_t fine_from = UINT32_MAX;  ///< From this turn on it is fine (see Guidance).
  };

  GuidedSchedule(Options options, WorldAnswers world, std::shared_ptr<Guidance> guidance)
      : options_(options), world_(std::move(world)), guidance_(std::move(guidance)) {}

  size_t choose(const runtime::Choice& choice) override;
  uint32_t turn(uint32_t thread) override;
  std::unique_ptr<runtime::Schedule> clone() const override { return std::make_unique<GuidedSchedule>(*this); }

 private:
  size_t choose_world(const runtime::Choice& choice);
  bool is_fine() const;
  size_t fine_thread(std::span<const uint32_t> threads) const;
  size_t next_thread(std::span<const uint32_t> threads) const;

  Options options_;
  WorldAnswers world_;
  std::shared_ptr<Guidance> guidance_;
  uint32_t last_ = 0;
  WaitingUser waiting_;
};

}  // namespace antecede::verify
