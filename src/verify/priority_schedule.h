#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "runtime/schedule/schedule.h"
#include "verify/guided_schedule.h"
#include "verify/world_answers.h"

namespace antecede::verify {

/// Chooses at random, but not evenly: every thread has a priority, the highest that can run goes on, and at a few places
/// the one that is about to run gets the lowest of all. So an order that needs few switches at unusual places is found
/// with a probability that does not depend on the length of the run (PCT: Burckhardt and others, ASPLOS 2010).
/// Time passes now and then though threads could run, so that delays end before others, too.
///
/// The user and the world do what they did in the recorded run; how long they wait is chosen anew.
class PrioritySchedule final : public runtime::Schedule {
 public:
  PrioritySchedule(uint64_t seed, WorldAnswers world, std::shared_ptr<Guidance> guidance);

  size_t choose(const runtime::Choice& choice) override;
  uint32_t turn(uint32_t thread) override;
  std::unique_ptr<runtime::Schedule> clone() const override { return std::make_unique<PrioritySchedule>(*this); }

 private:
  uint64_t random();
  uint64_t& priority(uint32_t thread);
  size_t choose_world(const runtime::Choice& choice);

  uint64_t state_;
  WorldAnswers world_;
  std::shared_ptr<Guidance> guidance_;
  std::vector<uint64_t> priorities_;  // By thread; 0: none yet.
  std::vector<uint32_t> changes_;     // At which choices somebody gets the lowest, in ascending order.
  uint32_t choices_ = 0;
  uint64_t lowest_;
  WaitingUser waiting_;
};

}  // namespace antecede::verify
