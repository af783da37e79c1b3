#include "order/static/flow.h"

#include <algorithm>

namespace antecede::order {
namespace {

using Graph = std::vector<std::vector<uint32_t>>;

/// What is reached from a node without entering `avoided`; the node itself only over an edge back to it, unless
/// `with_start`.
std::vector<bool> reached_from(const Graph& successors, uint32_t start, bool with_start, uint32_t avoided) {
  std::vector<bool> seen(successors.size());
  std::vector<uint32_t> work;
  auto enter = [&](uint32_t node) {
    if (node == avoided || seen[node]) return;
    seen[node] = true;
    work.push_back(node);
  };
  if (with_start) {
    enter(start);
  } else {
    for (uint32_t next : successors[start]) enter(next);
  }
  while (!work.empty()) {
    uint32_t node = work.back();
    work.pop_back();
    for (uint32_t next : successors[node]) enter(next);
  }
  return seen;
}

}  // namespace

Flow::Flow(size_t size) : dominates_(size), never_reaches_(size), unavoidable_(size) {}

Flow Flow::of(const Graph& successors, uint32_t entry, const std::vector<uint32_t>& exits,
              const std::vector<uint32_t>& places) {
  constexpr uint32_t k_nothing = UINT32_MAX;
  Flow flow(places.size());
  for (size_t p = 0; p < places.size(); ++p) {
    std::vector<bool> after = reached_from(successors, places[p], false, k_nothing);
    std::vector<bool> without = reached_from(successors, entry, true, places[p]);
    for (size_t q = 0; q < places.size(); ++q) {
      bool same_node_later = places[p] == places[q] && p < q;
      if (p != q && (same_node_later || (places[p] != places[q] && !without[places[q]]))) flow.set_dominates(p, q);
      if (!after[places[q]] && !same_node_later) flow.set_never_reaches(p, q);
    }
    bool avoidable = std::any_of(exits.begin(), exits.end(), [&](uint32_t exit) { return without[exit]; });
    if (!avoidable) flow.set_unavoidable(p);
  }
  return flow;
}

}  // namespace antecede::order
