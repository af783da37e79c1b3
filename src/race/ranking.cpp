#include "race/ranking.h"

#include <algorithm>
#include <tuple>

namespace antecede::race {
namespace {

bool is_charged_to_own(const Side& side) {
  return !side.place.known() || side.place.own();
}

/// Code of nobody we know is never urgent.
bool is_unknown(const Side& side) {
  return side.place.known() && side.place.origin == base::Origin::Unknown;
}

bool only_draws(const Race& race) {
  return std::ranges::any_of(race.sides, [](const Side& side) { return side.draws && !side.write && !side.null; }) &&
         race.pattern != Pattern::UseAfterFree;
}

Priority priority_of(const Race& race) {
  const auto& [a, b] = race.sides;
  const bool last = !race.is_reported() || (race.lock_protected && !race.same_looper) || only_draws(race);
  const bool any = is_charged_to_own(a) || is_charged_to_own(b);
  if (last || !any) return Priority::Low;
  return a.direct && b.direct && !is_unknown(a) && !is_unknown(b) ? Priority::High : Priority::Medium;
}

}  // namespace

void set_priority(Race& race) {
  constexpr double k_base[] = {0.8, 0.5, 0.2};
  race.priority = priority_of(race);
  race.score = k_base[static_cast<size_t>(race.priority)];
  if (race.pattern == Pattern::UseAfterFree) race.score += 0.1;
  if (race.kind == RaceKind::DataRace) race.score += 0.05;
  if (!race.crash.empty()) race.score += 0.03;
  if (!race.filters.empty()) race.score -= 0.1;
  if (race.covered) race.score -= 0.05;
}

bool is_more_urgent(const Race& one, const Race& other) {
  return std::tuple(-one.score, std::string_view(one.id)) < std::tuple(-other.score, std::string_view(other.id));
}

void sort_by_urgency(std::vector<Race>& races) {
  std::ranges::stable_sort(races, is_more_urgent);
}

}  // namespace antecede::race
