#include "verify/guided_schedule.h"

#include <algorithm>
#include <utility>

namespace antecede::verify {

using runtime::Choice;
using runtime::ChoiceKind;

std::optional<size_t> WaitingUser::answer(const Choice& choice, const Guidance& guidance) {
  constexpr size_t k_not_yet = 2;
  const bool waits = guidance.is_lingering || guidance.is_waiting;
  const bool has_waited = std::exchange(has_waited_, choice.what == k_enough && waits && choice.count > k_not_yet);
  if (has_waited_) return k_not_yet;
  if (!has_waited || choice.what != k_pause) return std::nullopt;
  // Between two things that are not done, nobody waited in the recorded run.
  return guidance.is_waiting ? choice.count - 1 : choice.count / 2;
}

size_t GuidedSchedule::choose_world(const Choice& choice) {
  if (const auto answer = waiting_.answer(choice, *guidance_)) return *answer;
  const size_t answer = world_.next(choice.what, choice.count);
  if (choice.what == k_enough) return guidance_->is_enough ? 1 : 0;
  return choice.what == k_pause && guidance_->is_hurried ? 0 : answer;
}

/// The first behind the last one, in a circle; or before it.
size_t GuidedSchedule::next_thread(std::span<const uint32_t> threads) const {
  const size_t count = threads.size();
  const auto behind = static_cast<size_t>(std::ranges::upper_bound(threads, last_) - threads.begin());
  const auto from = static_cast<size_t>(std::ranges::lower_bound(threads, last_) - threads.begin());
  for (size_t i = 0; i < count; ++i) {
    const size_t place = options_.is_other ? (from + count - 1 - i) % count : (behind + i) % count;
    if (!guidance_->is_held || threads[place] != options_.thread) return place;
  }
  return count;
}

bool GuidedSchedule::is_fine() const {
  return guidance_->is_fine && guidance_->turns >= options_.fine_from;
}

/// Who was held and is released; else who ran last.
size_t GuidedSchedule::fine_thread(std::span<const uint32_t> threads) const {
  const auto wanted = std::ranges::find(threads, guidance_->is_released ? options_.thread : last_);
  return wanted == threads.end() || (guidance_->is_held && *wanted == options_.thread)
             ? next_thread(threads)
             : static_cast<size_t>(wanted - threads.begin());
}

size_t GuidedSchedule::choose(const Choice& choice) {
  if (choice.kind == ChoiceKind::World) return choose_world(choice);
  const auto threads = choice.options.first(choice.options.size() - choice.has_clock());
  const auto leading = std::ranges::find(threads, options_.thread);
  if (options_.lead > 0 && leading != threads.end()) return static_cast<size_t>(leading - threads.begin());
  const size_t place = is_fine() ? fine_thread(threads) : next_thread(threads);
  if (place == threads.size() && !choice.has_clock()) return 0;  // `turn` notices.
  if (place < threads.size()) last_ = threads[place];
  return place;
}

uint32_t GuidedSchedule::turn(uint32_t thread) {
  const bool is_single = is_fine();
  ++guidance_->turns;
  if (thread == options_.thread && options_.lead > 0) {
    --options_.lead;
    return 1;
  }
  if (thread == options_.thread && guidance_->is_held) guidance_->broke_hold = true;
  if (is_single) return 1;
  constexpr uint32_t k_turn = 200, k_other_turn = 30;
  return options_.is_other ? k_other_turn : k_turn;
}

}  // namespace antecede::verify
