#include "verify/pair_finder.h"

#include <algorithm>
#include <map>
#include <utility>

#include <absl/container/flat_hash_map.h>

namespace antecede::verify {

using trace::OperationKind;

namespace {

constexpr size_t k_most_seen = 64;  // Of one side at one location.
constexpr size_t k_near = 2;        // Partners on either side.

uint64_t key_of(const PairPlaces::Side& side) {
  return ProgramPlaces::mix(ProgramPlaces::mix(side.site, side.location_name), side.is_write);
}

struct Seen {
  size_t at = 0;
  EventNames::Name doer = 0;
  trace::MessageId event;
  uint64_t place = 0;
};
/// What was seen of a pair at one location: by side, in the order of the trace.
using Sides = std::array<std::vector<Seen>, 2>;

/// Those of the other side that are next to the access.
void add_near(const Seen& one, const std::vector<Seen>& others, std::vector<Meeting>& meetings) {
  const auto behind = static_cast<size_t>(std::ranges::upper_bound(others, one.at, {}, &Seen::at) - others.begin());
  for (size_t i = behind - std::min(behind, k_near); i < std::min(behind + k_near, others.size()); ++i)
    if (const Seen& other = others[i]; other.doer != one.doer)
      meetings.push_back(one.at < other.at ? Meeting{{one.at, other.at}, {one.event, other.event}, {one.place, other.place}}
                                           : Meeting{{other.at, one.at}, {other.event, one.event}, {other.place, one.place}});
}

class Finder {
 public:
  Finder(const RecordedRun& run, const std::vector<PairPlaces>& pairs, bool by_method)
      : run_(run), by_method_(by_method), places_(run.tables), names_(places_), found_(pairs.size()) {
    for (uint32_t pair = 0; pair < pairs.size(); ++pair)
      for (uint32_t side = 0; side < 2; ++side) wanted_[key_of(pairs[pair].sides[side])].push_back({pair, side});
  }

  void look() {
    for (size_t i = 0; i < run_.operations.size(); ++i) {
      if (run_.operations[i].is_access()) note(run_.operations[i], i);
      names_.add(run_.operations[i]);
    }
  }

  std::vector<Meeting> meetings(size_t pair, size_t most) const {
    std::vector<Meeting> meetings;
    for (const auto& [location, sides] : found_[pair])
      for (const Seen& one : sides[0]) add_near(one, sides[1], meetings);
    std::ranges::sort(meetings, {}, [](const Meeting& one) { return std::pair(one.at[1] - one.at[0], one.at[0]); });
    meetings.erase(std::unique(meetings.begin(), meetings.end()), meetings.end());
    if (meetings.size() > most) meetings.resize(most);
    return meetings;
  }

 private:
  void note(const trace::Operation& operation, size_t at) {
    if (operation.has(trace::Operation::k_unpublished)) return;
    const uint64_t place = places_.site(operation.stack);
    const PairPlaces::Side side{by_method_ ? places_.method(operation.stack) : place, places_.location(operation.location()),
                                operation.kind == OperationKind::Write};
    const auto wanted = wanted_.find(key_of(side));
    if (wanted == wanted_.end()) return;
    const EventNames::Name doer = names_.running_on(operation.thread);
    for (const auto& [pair, which] : wanted->second) {
      std::vector<Seen>& seen = found_[pair][operation.location()][which];
      const bool is_known = std::ranges::any_of(seen, [&](const Seen& one) { return one.doer == doer && one.place == place; });
      if (!is_known && seen.size() < k_most_seen) seen.push_back({at, doer, names_.event_on(operation.thread), place});
    }
  }

  const RecordedRun& run_;
  bool by_method_;
  ProgramPlaces places_;
  EventNames names_;
  absl::flat_hash_map<uint64_t, std::vector<std::pair<uint32_t, uint32_t>>> wanted_;
  std::vector<std::map<trace::LocationId, Sides>> found_;  // By pair.
};

}  // namespace

PairPlaces places_of(const FlipPlan& plan) {
  PairPlaces result;
  for (size_t i = 0; i < 2; ++i) result.sides[i] = {plan.sides[i].site, plan.sides[i].location_name, plan.sides[i].is_write};
  return result;
}

namespace {

template <class Site>
PairPlaces places_by(ProgramPlaces& places, const RecordedRun& run, const Target& target, const Site& site) {
  PairPlaces result;
  for (size_t i = 0; i < 2; ++i) {
    const trace::Operation& operation = run.operations[target.at[i]];
    result.sides[i] = {site(operation.stack), places.location(operation.location()), operation.kind == OperationKind::Write};
  }
  return result;
}

}  // namespace

PairPlaces places_of(const RecordedRun& run, const Target& target) {
  ProgramPlaces places(run.tables);
  return places_by(places, run, target, [&](trace::StackId stack) { return places.site(stack); });
}

PairPlaces methods_of(const RecordedRun& run, const Target& target) {
  ProgramPlaces places(run.tables);
  return places_by(places, run, target, [&](trace::StackId stack) { return places.method(stack); });
}

std::vector<std::vector<Meeting>> find_meetings(const RecordedRun& run, const std::vector<PairPlaces>& pairs, size_t most,
                                                bool by_method) {
  Finder finder(run, pairs, by_method);
  finder.look();
  std::vector<std::vector<Meeting>> result;
  for (size_t i = 0; i < pairs.size(); ++i) result.push_back(finder.meetings(i, most));
  return result;
}

}  // namespace antecede::verify
