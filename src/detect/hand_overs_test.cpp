#include "detect/hand_overs.h"

#include <gtest/gtest.h>

#include "detect/detect_testing.h"
#include "order/bed/reference_order.h"

namespace antecede::detect {
namespace {

using order::RuleSet;
using trace::LocationId;
using trace::Operation;
using trace::OperationId;
using trace::OperationKind;

bool covers(LocationId id) {
  return id.value() % 2 == 0;
}

/// The plain way: the hand-overs are written into the trace, and all pairs of accesses are looked at by the
/// reference.
class NaiveHandOvers {
 public:
  NaiveHandOvers(const trace::Trace& trace, const Recorded& recorded) : trace_(trace), recorded_(recorded) {}

  bool is_between_threads(const SitePair& pair) const {
    return !Contexts::same_looper(recorded_.contexts->of(recorded_.accesses[pair.first].segment),
                                  recorded_.contexts->of(recorded_.accesses[pair.second].segment));
  }

  std::set<LocationId> locations(const std::vector<SitePair>& pairs) const {
    std::set<LocationId> result;
    for (const SitePair& pair : pairs) {
      const Access &a = recorded_.accesses[pair.first], &b = recorded_.accesses[pair.second];
      const bool apart = recorded_.locks.exclude(a.lock_set(), b.lock_set());
      if (apart && covers(pair.location) && is_between_threads(pair)) result.insert(pair.location);
    }
    return result;
  }

  /// The pairs of sites that are unordered once these locations hand over.
  std::set<PairKey> open(const std::set<LocationId>& locations) const {
    std::vector<uint32_t> places;
    const trace::Trace longer = with_tokens(locations, places);
    const order::ReferenceOrder order(longer, RuleSet::all());
    std::set<PairKey> result;
    for (uint32_t b = 0; b < trace_.operations.size(); ++b)
      for (uint32_t a = 0; a < b; ++a)
        if (conflict(trace_.operations[OperationId(a)], trace_.operations[OperationId(b)]) &&
            !order.ordered(places[a], places[b]))
          result.insert(pair_key(trace_, recorded_, a, b));
    return result;
  }

 private:
  trace::Trace with_tokens(const std::set<LocationId>& locations, std::vector<uint32_t>& places) const {
    trace::Trace longer = trace_;
    longer.operations = {};
    const auto first_token = static_cast<uint32_t>(trace_.tables.tokens.size());
    for (size_t i = 0; i < trace_.tables.locations.size(); ++i) longer.tables.tokens.push_back({});
    for (uint32_t at = 0; at < trace_.operations.size(); ++at) {
      const Operation& operation = trace_.operations[OperationId(at)];
      places.push_back(static_cast<uint32_t>(longer.operations.size()));
      longer.operations.push_back(operation);
      const bool locked = recorded_.locks.is_locked(recorded_.held[at]);
      if (!operation.is_access() || !locked || !locations.contains(operation.location())) continue;
      Operation token = operation;
      token.kind = operation.kind == OperationKind::Write ? OperationKind::Release : OperationKind::Acquire;
      token.subject += first_token;
      longer.operations.push_back(token);
    }
    return longer;
  }

  const trace::Trace& trace_;
  const Recorded& recorded_;
};

TEST(HandOvers, CoverWhatTheReferenceOrdersWithThem) {
  size_t covered = 0, left = 0;
  for (uint64_t seed = 0; seed < trace_count() && !HasFailure(); ++seed) {
    std::mt19937_64 random(seed);
    const trace::Trace trace = trace_with_accesses(random);
    Recording recording(trace.tables, RuleSet::all(), true);
    for (const Operation& operation : trace.operations) recording.add(operation);
    const order::EventOrder order(recording.take_graph(), trace.tables, RuleSet::all());
    const Contexts contexts(order.graph(), trace.tables);
    const Recorded recorded(trace, RuleSet::all());
    const std::vector<SitePair> plain = recorded.find_pairs();
    const NaiveHandOvers naive(trace, recorded);
    const std::set<LocationId> locations = naive.locations(plain);
    const std::set<PairKey> open = naive.open(locations);

    LocationRaces races({order, recording.accesses(), contexts, recording.locks(), {}});
    std::vector<SitePair> pairs;
    for (uint32_t i = 0; i < recording.accesses().location_count(); ++i) races.find(LocationId(i), pairs);
    ASSERT_EQ(pairs.size(), plain.size()) << "seed " << seed;
    HandOvers({order, recording, contexts, RuleSet::all(), {}}, covers, pairs).mark(pairs, 1);
    for (size_t i = 0; i < pairs.size(); ++i) {
      const Access &a = recording.accesses()[pairs[i].first], &b = recording.accesses()[pairs[i].second];
      const bool asked = naive.is_between_threads(plain[i]) && !locations.contains(pairs[i].location);
      const bool expected = !asked || open.contains(pair_key(trace, recorded, a.at, b.at));
      EXPECT_EQ(pairs[i].uncovered, expected) << "seed " << seed;
      if (asked) ++(expected ? left : covered);
    }
  }
  EXPECT_GT(covered, trace_count() / 20);
  EXPECT_GT(left, trace_count() / 4);
}

}  // namespace
}  // namespace antecede::detect
