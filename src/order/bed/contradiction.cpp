#include "order/bed/contradiction.h"

#include <set>

namespace antecede::order::bed {

ContradictionFinder::ContradictionFinder(const std::vector<Run>& runs, RuleSet rules, size_t names) : runs_(runs) {
  for (const Run& run : runs) {
    orders_.emplace_back(run.trace, rules);
    std::vector<uint32_t>& places = positions_.emplace_back(names, Run::k_none);
    for (uint32_t at = 0; at < run.names.size(); ++at) places[run.names[at]] = at;
  }
}

// The operation happens in the other run, too, on the same thread and for the same reason.
bool ContradictionFinder::agrees(size_t run, uint32_t at, size_t other) const {
  uint32_t place = positions_[other][runs_[run].names[at]];
  if (place == Run::k_none || runs_[run].details[at] != runs_[other].details[place]) return false;
  auto thread = [&](size_t which, uint32_t where) {
    return runs_[which].trace.operations[trace::OperationId(where)].thread;
  };
  return thread(run, at) == thread(other, place);
}

// Everything the proof speaks of happens in the other run; what it takes from the recording is the same there.
bool ContradictionFinder::proof_holds(size_t run, const Proof& proof, size_t other) const {
  const std::vector<uint32_t>& names = runs_[run].names;
  for (uint32_t i = 0; i < proof.size(); ++i) {
    if (!proof[i]) continue;
    const RuleInstance& instance = orders_[run].instances()[i];
    auto [from, to] = instance.conclusion;
    if (!agrees(run, from, other) || !agrees(run, to, other)) return false;
    bool observed = rule_info(instance.rule).observed;
    if (observed && positions_[other][names[from]] > positions_[other][names[to]]) return false;
  }
  return true;
}

const ContradictionFinder::Proof& ContradictionFinder::proof(size_t run, uint32_t instance,
                                                             std::vector<Proof>& known) const {
  Proof& result = known[instance];
  if (!result.empty()) return result;
  result.resize(known.size());
  result[instance] = true;
  for (Precedes premise : orders_[run].instances()[instance].premises) {
    for (uint32_t step : orders_[run].chain(premise)) {
      const Proof& part = proof(run, step, known);
      for (size_t i = 0; i < part.size(); ++i) result[i] = result[i] || part[i];
    }
  }
  return result;
}

const std::vector<size_t>& ContradictionFinder::reversing(uint32_t first, uint32_t second) {
  auto [place, fresh] = reversing_.try_emplace({first, second});
  if (!fresh) return place->second;
  for (size_t run = 0; run < runs_.size(); ++run) {
    uint32_t a = positions_[run][first], b = positions_[run][second];
    if (a != Run::k_none && b != Run::k_none && b < a) place->second.push_back(run);
  }
  return place->second;
}

std::vector<Contradiction> ContradictionFinder::find() {
  std::vector<Contradiction> result;
  for (size_t run = 0; run < runs_.size(); ++run) {
    const auto& instances = orders_[run].instances();
    std::vector<Proof> known(instances.size());
    for (uint32_t i = 0; i < instances.size(); ++i) {
      auto [from, to] = instances[i].conclusion;
      for (size_t other : reversing(runs_[run].names[from], runs_[run].names[to])) {
        if (proof_holds(run, proof(run, i, known), other)) result.push_back({instances[i], run, other});
      }
    }
  }
  return result;
}

namespace {

// The begins and ends of two events of one queue, by stable name.
struct EventPair {
  uint32_t end;
  uint32_t begin;
  auto operator<=>(const EventPair&) const = default;
};

}  // namespace

Completeness ContradictionFinder::measure() {
  std::map<EventPair, bool> derived;
  for (size_t run = 0; run < runs_.size(); ++run) {
    ReferenceIndex index(runs_[run].trace);
    for (uint32_t a = 0; a < index.spans().size(); ++a) {
      for (uint32_t b = 0; b < index.spans().size(); ++b) {
        trace::MessageId first(a), second(b);
        uint32_t end = index.span(first).end, begin = index.span(second).begin;
        if (a == b || end == Run::k_none || begin == Run::k_none || end > begin) continue;
        if (index.message(first).queue != index.message(second).queue) continue;
        EventPair pair{runs_[run].names[end], runs_[run].names[begin]};
        if (!reversing(pair.end, pair.begin).empty()) continue;
        auto place = derived.try_emplace(pair, true).first;
        place->second = place->second && orders_[run].ordered(end, begin);
      }
    }
  }
  Completeness result;
  result.never_reversed = derived.size();
  for (const auto& [pair, always] : derived) result.derived += always;
  return result;
}

}  // namespace antecede::order::bed
