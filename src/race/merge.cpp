#include "race/merge.h"

#include <string_view>
#include <utility>

#include <absl/container/flat_hash_map.h>

#include "race/ranking.h"

namespace antecede::race {
namespace {

/// What is known of a race from trying it goes beyond what only was not tried.
void keep_findings(Race& kept, const Race& other) {
  if (kept.verdict == Verdict::Unverified && other.verdict != Verdict::Unverified) {
    kept.verdict = other.verdict;
    kept.verdict_reason = other.verdict_reason;
    kept.verdict_rests_on = other.verdict_rests_on;
    kept.schedule = other.schedule;
  }
  if (kept.refutation == Refutation::NotAttempted) kept.refutation = other.refutation;
  if (kept.suppressed.empty()) kept.suppressed = other.suppressed;
  if (kept.crash.empty()) kept.crash = other.crash;
}

void join(Race& race, Race other) {
  const uint64_t locations = race.locations + other.locations, runs = race.runs + other.runs;
  const bool stable = race.stable && other.stable;
  if (is_more_urgent(other, race)) std::swap(race, other);
  keep_findings(race, other);
  race.locations = locations;
  race.runs = runs;
  race.stable = stable;
}

}  // namespace

void merge_races(std::vector<Race>& races, std::vector<Race> others, uint32_t first_run) {
  absl::flat_hash_map<std::string, size_t> known;
  for (size_t i = 0; i < races.size(); ++i) known.emplace(races[i].id, i);
  for (Race& other : others) {
    other.run += first_run;
    const auto [found, fresh] = known.try_emplace(other.id, races.size());
    if (fresh)
      races.push_back(std::move(other));
    else
      join(races[found->second], std::move(other));
  }
  sort_by_urgency(races);
}

}  // namespace antecede::race
