#include "cli/race_targets.h"

#include <algorithm>
#include <array>
#include <set>

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
  return {found.id, {std::min(one, other), std::max(one, other)}, !found.filters.empty(), found.lock_protected};
}

/// Adds up to `most` of the meetings that no rule orders and that are not tried yet: first those at other lines of the two methods (a report
/// names one pair of lines, and another may do the harm), then others.
void add_meetings(const verify::RecordedRun& run, const detect::Detection& detection, const verify::Target& example,
                  const std::vector<verify::Meeting>& meetings, size_t most, std::vector<verify::Target>& targets) {
  std::set<std::array<uint64_t, 2>> lines;
  std::set<std::array<size_t, 2>> tried = {example.at};
  for (const verify::Meeting& meeting : meetings)
    if (meeting.at == example.at) lines.insert(meeting.places);
  for (const bool at_new_lines : {true, false}) {
    size_t added = 0;
    for (const verify::Meeting& meeting : meetings) {
      if (added == most) break;
      if (tried.contains(meeting.at) || is_ordered_meeting(run, detection, meeting)) continue;
      if (at_new_lines && !lines.insert(meeting.places).second) continue;
      tried.insert(meeting.at);
      targets.push_back({example.race, meeting.at, false, example.is_protected});
      ++added;
    }
  }
}

}  // namespace

std::vector<verify::Target> race_targets(const verify::RecordedRun& run, const detect::Detection& detection,
                                         const std::vector<size_t>& races, size_t meetings) {
  constexpr size_t k_most_looked_at = 24;
  std::vector<verify::Target> targets;
  std::vector<verify::PairPlaces> places;
  for (const size_t race : races) {
    targets.push_back(example_target(detection, race));
    places.push_back(verify::methods_of(run, targets.back()));
  }
  const auto found = verify::find_meetings(run, places, k_most_looked_at, true);
  for (size_t i = 0; i < races.size(); ++i) {
    if (targets[i].is_filtered) continue;
    const verify::Target example = targets[i];
    add_meetings(run, detection, example, found[i], meetings, targets);
  }
  return targets;
}

}  // namespace antecede::cli
