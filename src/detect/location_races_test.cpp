#include "detect/location_races.h"

#include <map>

#include <gtest/gtest.h>

#include "detect/coverage.h"
#include "detect/detect_testing.h"
#include "order/bed/reference_order.h"

namespace antecede::detect {
namespace {

using order::RuleSet;
using trace::Operation;
using trace::OperationId;

// All pairs of accesses, one by one.
std::set<PairKey> all_pairs(const trace::Trace& trace, const Recorded& recorded, const order::ReferenceOrder& order) {
  std::set<PairKey> pairs;
  for (uint32_t b = 0; b < trace.operations.size(); ++b) {
    for (uint32_t a = 0; a < b; ++a) {
      if (!conflict(trace.operations[OperationId(a)], trace.operations[OperationId(b)]) || order.ordered(a, b))
        continue;
      if (recorded.locks.move_alike(recorded.held[a], recorded.held[b])) continue;
      pairs.insert(pair_key(trace, recorded, a, b));
    }
  }
  return pairs;
}

std::set<PairKey> keys_of(const trace::Trace& trace, const Recorded& recorded, const std::vector<SitePair>& pairs) {
  std::set<PairKey> keys;
  for (const SitePair& pair : pairs) {
    uint32_t first = recorded.accesses[pair.first].at, second = recorded.accesses[pair.second].at;
    EXPECT_TRUE(keys.insert(pair_key(trace, recorded, first, second)).second) << "a pair of sites was found twice";
  }
  return keys;
}

TEST(LocationRaces, AreAllPairsThatTheReferenceLeavesUnordered) {
  size_t total = 0;
  for (uint64_t seed = 0; seed < trace_count() && !HasFailure(); ++seed) {
    std::mt19937_64 random(seed);
    trace::Trace trace = trace_with_accesses(random);
    RuleSet rules = random() % 2 ? RuleSet::all() : random() % 2 ? RuleSet::strict() : RuleSet::base();
    Recorded recorded(trace, rules);
    std::set<PairKey> expected = all_pairs(trace, recorded, order::ReferenceOrder(trace, rules));
    EXPECT_EQ(keys_of(trace, recorded, recorded.find_pairs()), expected) << "seed " << seed;
    total += expected.size();
  }
  EXPECT_GT(total, trace_count());
}

// Coverage by its definition: sets of events, all pairs of accesses.
class NaiveCoverage {
 public:
  NaiveCoverage(const trace::Trace& trace, const Recorded& recorded, const order::ReferenceOrder& order)
      : trace_(trace), recorded_(recorded), order_(order) {
    for (uint32_t at = 0; at < trace.operations.size(); ++at) {
      bool begins = trace.operations[OperationId(at)].kind == trace::OperationKind::Begin;
      if (begins && event(at).valid() && recorded.contexts->of(recorded.segments[at]).atomic) visit(event(at), at);
    }
  }
  std::set<PairKey> uncovered;

 private:
  using Events = std::set<trace::MessageId>;
  struct Instance {
    uint32_t a, b;
    bool first_looks, second_looks;
  };

  trace::MessageId event(uint32_t at) const { return recorded_.order->graph().event_of(recorded_.segments[at]); }

  void visit(trace::MessageId id, uint32_t begin) {
    const Events base = before_begin(id, begin);
    const std::vector<Instance> instances = instances_of(id);
    std::map<trace::MessageId, uint32_t> looked;
    for (const Instance& it : instances) {
      if (!it.first_looks || base.contains(event(it.a))) continue;
      auto [found, fresh] = looked.try_emplace(event(it.a), it.a);
      found->second = std::min(found->second, it.a);
    }
    Events before = base;
    for (const auto& [earlier, at] : looked) before.insert(before_[earlier].begin(), before_[earlier].end());
    const Events at_looks = before;
    for (size_t i = 0; i < instances.size();) {
      uint32_t b = instances[i].b;
      Events behind = before;
      for (; i < instances.size() && instances[i].b == b; ++i) {
        const Instance& it = instances[i];
        auto look = looked.find(event(it.a));
        bool guarded = look != looked.end() && look->second < it.a;
        if (!guarded && !(it.first_looks ? at_looks : before).contains(event(it.a)))
          uncovered.insert(pair_key(trace_, recorded_, it.a, it.b));
        if (it.second_looks) add(behind, event(it.a));
      }
      before = behind;
    }
    for (const auto& [earlier, at] : looked) add(before, earlier);
    before_[id] = before;
  }
  std::vector<Instance> instances_of(trace::MessageId id) const {
    std::vector<Instance> result;
    for (uint32_t b = 0; b < trace_.operations.size(); ++b) {
      for (uint32_t a = 0; event(b) == id && a < b; ++a) {
        const Operation &first = trace_.operations[OperationId(a)], &second = trace_.operations[OperationId(b)];
        if (!conflict(first, second) || order_.ordered(a, b) || event(a) == id) continue;
        if (recorded_.locks.move_alike(recorded_.held[a], recorded_.held[b])) continue;
        if (!Contexts::same_looper(recorded_.contexts->of(recorded_.segments[a]),
                                   recorded_.contexts->of(recorded_.segments[b])))
          continue;
        bool covers = second.subject % 2 == 0;
        result.push_back({a, b, covers && first.kind == trace::OperationKind::Read,
                          covers && second.kind == trace::OperationKind::Read});
      }
    }
    return result;
  }
  Events before_begin(trace::MessageId id, uint32_t begin) {
    Events result;
    for (const auto& [earlier, its] : std::map(before_)) {
      order::NodeId end = recorded_.order->graph().messages()[earlier].end;
      bool same = trace_.tables.messages[earlier].queue == trace_.tables.messages[id].queue;
      if (same && order_.ordered(recorded_.order->graph().node(end).position, begin)) add(result, earlier);
    }
    return result;
  }
  void add(Events& before, trace::MessageId event) {
    before.insert(event);
    before.insert(before_[event].begin(), before_[event].end());
  }

  const trace::Trace& trace_;
  const Recorded& recorded_;
  const order::ReferenceOrder& order_;
  std::map<trace::MessageId, Events> before_;
};

TEST(Coverage, IsWhatItsDefinitionSays) {
  size_t covered = 0, open = 0;
  for (uint64_t seed = 0; seed < trace_count() && !HasFailure(); ++seed) {
    std::mt19937_64 random(seed);
    trace::Trace trace = trace_with_accesses(random);
    Recorded recorded(trace, RuleSet::all());
    std::vector<SitePair> pairs = recorded.find_pairs();
    Coverage(*recorded.order, recorded.accesses, *recorded.contexts, [](trace::LocationId id) {
      return id.value() % 2 == 0;
    }).mark(pairs);
    order::ReferenceOrder order(trace, RuleSet::all());
    std::set<PairKey> expected = NaiveCoverage(trace, recorded, order).uncovered, found;
    for (const SitePair& pair : pairs) {
      uint32_t first = recorded.accesses[pair.first].at, second = recorded.accesses[pair.second].at;
      const Context &a = recorded.contexts->of(recorded.segments[first]),
                    &b = recorded.contexts->of(recorded.segments[second]);
      if (!Contexts::same_looper(a, b)) continue;
      if (pair.uncovered) found.insert(pair_key(trace, recorded, first, second));
      EXPECT_EQ(pair.covered_by < pairs.size(), !pair.uncovered) << "seed " << seed;
      ++(pair.uncovered ? open : covered);
    }
    EXPECT_EQ(found, expected) << "seed " << seed;
  }
  EXPECT_GT(covered, trace_count() / 20);
  EXPECT_GT(open, trace_count() / 4);
}

}  // namespace
}  // namespace antecede::detect
