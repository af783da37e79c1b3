#include "cli/race_targets.h"

#include <algorithm>

#include "verify/order_proof.h"
#include "verify/pair_finder.h"

namespace antecede::cli {

namespace {

bool is_ordered_meeting(const verify::RecordedRun& run, const detect::Detection& detection, const verify::Meeting& meeting) {
  const auto side = [&](size_t i) {
    const trace::Operation& operation = run.operations[meeting.at[i]];
    return verify::OrderedSide{meeting.at[i], operation.thread, meeting.events[i], operation.stack};
  };
  return verify::prove_order(*detection.order, {side(0), side(1)}).has_value();
}

verify::Target example_target(const detect::Detection& detection, size_t race) {
  const race::Race& found = detection.races()[race];
  const auto& sides = detection.findings.examples[race].sides;
  const size_t one = sides[0].at.value(), other = sides[1].at.value();
  return {found.id, {std::min(one, other), std::max(one, other)}, !found.filters.empty()};
}

}  // namespace

std::vector<verify::Target> race_targets(const verify::RecordedRun& run, const detect::Detection& detection,
                                         const std::vector<size_t>& races, size_t meetings) {
  constexpr size_t k_most_looked_at = 12;
  std::vector<verify::Target> targets;
  std::vector<verify::PairPlaces> places;
  for (const size_t race : races) {
    targets.push_back(example_target(detection, race));
    places.push_back(verify::places_of(run, targets.back()));
  }
  const auto found = verify::find_meetings(run, places, k_most_looked_at);
  for (size_t i = 0; i < races.size(); ++i) {
    size_t added = 0;
    if (targets[i].is_filtered) continue;
    for (const verify::Meeting& meeting : found[i]) {
      if (added == meetings || meeting.at == targets[i].at || is_ordered_meeting(run, detection, meeting)) continue;
      targets.push_back({targets[i].race, meeting.at});
      ++added;
    }
  }
  return targets;
}

}  // namespace antecede::cli
