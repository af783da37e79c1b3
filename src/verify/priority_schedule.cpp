#include "verify/priority_schedule.h"

#include <algorithm>

#include "verify/program_places.h"

namespace antecede::verify {

using runtime::Choice;
using runtime::ChoiceKind;

namespace {

constexpr uint32_t k_changes = 4;      // Of priorities.
constexpr uint32_t k_window = 400;     // Choices among which they are.
constexpr uint64_t k_clock_share = 12; // One choice in so many lets time pass.
constexpr uint64_t k_low = 1u << 16;   // Priorities given at first are above.

}  // namespace

PrioritySchedule::PrioritySchedule(uint64_t seed, WorldAnswers world, std::shared_ptr<Guidance> guidance)
    : state_(seed), world_(std::move(world)), guidance_(std::move(guidance)), lowest_(k_low) {
  for (uint32_t i = 0; i < k_changes; ++i) changes_.push_back(static_cast<uint32_t>(random() % k_window));
  std::ranges::sort(changes_);
}

uint64_t PrioritySchedule::random() {
  return state_ = ProgramPlaces::mix(state_, 0x9e3779b97f4a7c15);
}

uint64_t& PrioritySchedule::priority(uint32_t thread) {
  if (thread >= priorities_.size()) priorities_.resize(thread + 1);
  if (!priorities_[thread]) priorities_[thread] = k_low + 1 + random() % (uint64_t(1) << 32);
  return priorities_[thread];
}

size_t PrioritySchedule::choose_world(const Choice& choice) {
  if (const auto answer = waiting_.answer(choice, *guidance_)) return *answer;
  const size_t answer = world_.next(choice.what, choice.count);
  if (choice.what == k_enough) return guidance_->is_enough ? 1 : 0;
  return choice.what == k_pause && !guidance_->is_enough ? random() % choice.count : answer;
}

size_t PrioritySchedule::choose(const Choice& choice) {
  if (choice.kind == ChoiceKind::World) return choose_world(choice);
  const auto threads = choice.options.first(choice.options.size() - choice.has_clock());
  if (choice.has_clock() && (threads.empty() || random() % k_clock_share == 0)) return threads.size();
  const auto best = [&] {
    return std::ranges::max_element(threads, {}, [&](uint32_t thread) { return priority(thread); });
  };
  for (++choices_; !changes_.empty() && changes_.front() < choices_; changes_.erase(changes_.begin()))
    priority(*best()) = --lowest_;
  return static_cast<size_t>(best() - threads.begin());
}

uint32_t PrioritySchedule::turn(uint32_t) {
  constexpr uint32_t k_longest = 40;
  return 1 + static_cast<uint32_t>(random() % k_longest);
}

}  // namespace antecede::verify
