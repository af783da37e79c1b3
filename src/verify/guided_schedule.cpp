#include "verify/guided_schedule.h"

#include <algorithm>

namespace antecede::verify {

using runtime::Choice;
using runtime::ChoiceKind;

size_t GuidedSchedule::choose_world(const Choice& choice) {
  const size_t answer = world_.next(choice.what, choice.count);
  if (choice.what == k_enough) return guidance_->is_enough ? 1 : 0;
  if (choice.what != k_pause) return answer;
  return guidance_->is_hurried ? 0 : guidance_->is_lingering ? choice.count - 1 : answer;
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

size_t GuidedSchedule::choose(const Choice& choice) {
  if (choice.kind == ChoiceKind::World) return choose_world(choice);
  const auto threads = choice.options.first(choice.options.size() - choice.has_clock());
  const auto leading = std::ranges::find(threads, options_.thread);
  if (options_.lead > 0 && leading != threads.end()) return static_cast<size_t>(leading - threads.begin());
  const size_t place = next_thread(threads);
  if (place == threads.size() && !choice.has_clock()) return 0;  // `turn` notices.
  if (place < threads.size()) last_ = threads[place];
  return place;
}

uint32_t GuidedSchedule::turn(uint32_t thread) {
  if (thread == options_.thread && options_.lead > 0) {
    --options_.lead;
    return 1;
  }
  if (thread == options_.thread && guidance_->is_held) guidance_->broke_hold = true;
  constexpr uint32_t k_turn = 200, k_other_turn = 30;
  return options_.is_other ? k_other_turn : k_turn;
}

}  // namespace antecede::verify
