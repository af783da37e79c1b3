#include "race/coverage.h"

#include <algorithm>

namespace antecede::race {

using order::Edge;
using order::NodeId;
using trace::OperationKind;

Coverage::Coverage(const order::EventOrder& order, const AccessStore& accesses, const Contexts& contexts,
                   std::function<bool(trace::LocationId)> may_cover)
    : order_(order),
      accesses_(accesses),
      contexts_(contexts),
      may_cover_(std::move(may_cover)),
      weak_(order.graph().strands().size()) {}

void Coverage::mark(std::vector<SitePair>& pairs) {
  add_pairs(pairs);
  if (sites_.empty()) return;
  std::vector<Visit> visits = collect_visits(pairs);
  const order::OrderGraph& graph = order_.graph();
  auto next = visits.begin();
  for (uint32_t i = 0; i < graph.strands().size(); ++i) {
    const order::Strand& strand = graph.strands()[order::StrandId(i)];
    if (!strand.event.valid() || !contexts_.of(strand.first).atomic) continue;
    begin_event(strand.first);
    auto is_here = [&] { return graph.node(accesses_[next->access].segment).strand == order::StrandId(i); };
    for (; next != visits.end() && is_here(); ++next) visit(*next, pairs);
    weak_[order::StrandId(i)] = now_;
  }
  for (SitePair& pair : pairs)
    if (!pair.uncovered) pair.covered_by = find_cover(pair);
}

Site Coverage::site_of(const Access& access) const {
  return {access.stack, access.lock_set(), contexts_.of(access.segment), access.write()};
}

uint32_t Coverage::site_number(trace::LocationId location, const Access& access) {
  auto [found, fresh] =
      numbers_.try_emplace(std::pair(location, site_of(access)), static_cast<uint32_t>(sites_.size()));
  if (fresh) sites_.emplace_back();
  return found->second;
}

// Pairs of one looper are covered until an instance is found that is not.
void Coverage::add_pairs(std::vector<SitePair>& pairs) {
  for (uint32_t i = 0; i < pairs.size(); ++i) {
    const Access &first = accesses_[pairs[i].first], &second = accesses_[pairs[i].second];
    if (!Contexts::same_looper(contexts_.of(first.segment), contexts_.of(second.segment))) continue;
    pairs[i].uncovered = false;
    uint32_t one = site_number(pairs[i].location, first), other = site_number(pairs[i].location, second);
    sites_[one].pairs.push_back({other, i});
    if (one != other) sites_[other].pairs.push_back({one, i});
  }
}

// All accesses of the sites, event by event.
std::vector<Coverage::Visit> Coverage::collect_visits(const std::vector<SitePair>& pairs) {
  std::vector<Visit> visits;
  std::vector<uint32_t> of_location;
  trace::LocationId last;
  for (const SitePair& pair : pairs) {
    if (pair.location == last) continue;  // Those of one location follow each other.
    last = pair.location;
    accesses_.collect(pair.location, of_location);
    for (uint32_t at : of_location) {
      auto found = numbers_.find(std::pair(pair.location, site_of(accesses_[at])));
      if (found != numbers_.end()) visits.push_back({at, found->second});
    }
  }
  const order::OrderGraph& graph = order_.graph();
  auto key = [&](const Visit& visit) {
    return std::pair(graph.node(accesses_[visit.access].segment).strand, accesses_[visit.access].at);
  };
  std::sort(visits.begin(), visits.end(), [&](const Visit& a, const Visit& b) { return key(a) < key(b); });
  return visits;
}

void Coverage::begin_event(NodeId begin) {
  const order::OrderGraph& graph = order_.graph();
  begin_ = begin;
  end_ = graph.messages()[graph.node(begin).message()].end;
  now_ = order::Clock();
  trace::QueueId queue = contexts_.of(begin).queue;
  graph.for_each_in(begin, [&](const Edge& edge) {
    bool whole = graph.node(edge.from).kind == OperationKind::End && contexts_.of(edge.from).queue == queue;
    if (whole) include(edge.from);
  });
}

void Coverage::include(NodeId end) {
  now_ = clocks_.merge(now_, weak(end));
  if (!is_in(end, now_)) now_ = clocks_.with(now_, order_.chain_of(end).value(), end.value() + 1);
}

bool Coverage::is_in(NodeId end, order::Clock clock) const {
  return clocks_.get(clock, order_.chain_of(end).value()) > end.value();
}

void Coverage::visit(const Visit& visit, std::vector<SitePair>& pairs) {
  std::vector<WeakEdge> fresh;
  for (auto [other, pair] : sites_[visit.site].pairs)
    for (NodeId end : sites_[other].ends) look_at(end, pair, accesses_[visit.access].at, pairs, fresh);
  for (const WeakEdge& edge : fresh) include(edge.end);
  if (!fresh.empty()) {
    auto& edges = weak_edges_[begin_];
    edges.insert(edges.end(), fresh.begin(), fresh.end());
  }
  auto& ends = sites_[visit.site].ends;
  std::erase_if(ends, [&](NodeId end) { return end == end_ || is_in(end, now_); });
  ends.push_back(end_);
}

void Coverage::look_at(NodeId end, uint32_t pair, uint32_t at, std::vector<SitePair>& pairs,
                       std::vector<WeakEdge>& fresh) {
  if (end == end_ || order_.node_ordered(end, begin_)) return;
  if (!is_in(end, now_)) {
    pairs[pair].uncovered = true;
    if (may_cover_(pairs[pair].location)) fresh.push_back({end, pair, at});
  }
}

// The race that puts the event of a pair's first access before the second access in the weak order: the last one on a
// way between them.
uint32_t Coverage::find_cover(const SitePair& pair) {
  const order::OrderGraph& graph = order_.graph();
  NodeId end = graph.messages()[graph.event_of(accesses_[pair.first].segment)].end;
  NodeId begin = graph.messages()[graph.event_of(accesses_[pair.second].segment)].begin;
  uint32_t before = accesses_[pair.second].at;
  auto reaches = [&](NodeId via) { return via == end || is_in(end, weak(via)); };
  for (;; before = UINT32_MAX) {
    if (auto edges = weak_edges_.find(begin); edges != weak_edges_.end()) {
      for (const WeakEdge& edge : edges->second)
        if (edge.at < before && reaches(edge.end)) return edge.pair;
    }
    NodeId via;
    graph.for_each_in(begin, [&](const Edge& edge) {
      bool whole = graph.node(edge.from).kind == OperationKind::End &&
                   contexts_.of(edge.from).queue == contexts_.of(begin).queue;
      if (!via.valid() && whole && reaches(edge.from)) via = edge.from;
    });
    if (!via.valid() || via == end) return UINT32_MAX;
    begin = graph.messages()[graph.node(via).message()].begin;
  }
}

}  // namespace antecede::race
