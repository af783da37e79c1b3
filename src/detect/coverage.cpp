#include "detect/coverage.h"

#include <algorithm>
#include <utility>

namespace antecede::detect {

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
    end_event(pairs);
    weak_[order::StrandId(i)] = now_;
  }
  for (uint32_t i = 0; i < pairs.size(); ++i)
    if (!pairs[i].uncovered) pairs[i].covered_by = find_cover(i, pairs[i]);
}

Site Coverage::site_of(const Access& access) const {
  return Site::of(access, contexts_);
}

uint32_t Coverage::site_number(trace::LocationId location, const Access& access) {
  auto [found, fresh] =
      numbers_.try_emplace(std::pair(location, site_of(access)), static_cast<uint32_t>(sites_.size()));
  if (fresh) sites_.emplace_back().write = access.write();
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

// The accesses of the sites, event by event. What repeats the last one of its site in the same event says nothing new.
std::vector<Coverage::Visit> Coverage::collect_visits(const std::vector<SitePair>& pairs) {
  std::vector<Visit> visits;
  std::vector<uint32_t> of_location;
  std::vector<order::StrandId> last_events(sites_.size());
  const order::OrderGraph& graph = order_.graph();
  trace::LocationId last;
  for (const SitePair& pair : pairs) {
    if (pair.location == last) continue;  // Those of one location follow each other.
    last = pair.location;
    accesses_.collect(pair.location, of_location);
    for (uint32_t at : of_location) {
      auto found = numbers_.find(std::pair(pair.location, site_of(accesses_[at])));
      if (found == numbers_.end()) continue;
      const order::StrandId event = graph.node(accesses_[at].segment).strand;
      if (std::exchange(last_events[found->second], event) != event) visits.push_back({at, found->second});
    }
  }
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
  instances_.clear();
  looked_.clear();
  visited_.clear();
  trace::QueueId queue = contexts_.of(begin).queue;
  graph.for_each_in(begin, [&](const Edge& edge) {
    bool whole = graph.node(edge.from).kind == OperationKind::End && contexts_.of(edge.from).queue == queue;
    if (whole) now_ = with(now_, edge.from);
  });
}

// An event, and what comes before it.
order::Clock Coverage::with(order::Clock clock, NodeId end) {
  clock = clocks_.merge(clock, weak(end));
  return is_in(end, clock) ? clock : clocks_.with(clock, order_.chain_of(end).value(), end.value() + 1);
}

bool Coverage::is_in(NodeId end, order::Clock clock) const {
  return clocks_.get(clock, order_.chain_of(end).value()) > end.value();
}

void Coverage::visit(const Visit& visit, const std::vector<SitePair>& pairs) {
  SiteState& site = sites_[visit.site];
  if (!site.events.empty() && site.events.back().end == end_) return;
  uint32_t at = accesses_[visit.access].at;
  for (auto [other, pair] : site.pairs) {
    for (const Visited& earlier : sites_[other].events) {
      if (earlier.end == end_ || order_.node_ordered(earlier.end, begin_)) continue;
      bool covers = may_cover_(pairs[pair].location), written = sites_[other].write;
      instances_.push_back(
          {earlier.end, pair, earlier.at, at, covers && !written && site.write, covers && written && !site.write});
    }
  }
  site.events.push_back({end_, at});
  visited_.push_back(visit.site);
}

void Coverage::end_event(std::vector<SitePair>& pairs) {
  const order::Clock base = now_;
  look_before_writes(base);
  const order::Clock looked = now_;
  auto& edges = weak_edges_[begin_];
  for (size_t i = 0; i < instances_.size();) {
    uint32_t at = instances_[i].at;
    order::Clock behind = now_;
    for (; i < instances_.size() && instances_[i].at == at; ++i) {
      const Instance& it = instances_[i];
      auto look = looked_.find(it.end);
      bool guarded = look != looked_.end() && look->second < it.first_at;
      bool before = is_in(it.end, it.first_looks ? looked : now_);
      if (!guarded && !before) pairs[it.pair].uncovered = true;
      bool leads = it.first_looks ? !is_in(it.end, base) : it.second_looks && !is_in(it.end, now_);
      if (leads) edges.push_back(it);
      if (leads && it.second_looks) behind = with(behind, it.end);
    }
    now_ = behind;
  }
  for (const auto& [end, at] : looked_) now_ = with(now_, end);
  if (edges.empty()) weak_edges_.erase(begin_);
  forget_earlier();
}

// The earlier events that looked at a covering location which this one writes: everything before them is before it.
void Coverage::look_before_writes(order::Clock base) {
  for (const Instance& it : instances_) {
    if (!it.first_looks || is_in(it.end, base)) continue;
    auto [found, fresh] = looked_.try_emplace(it.end, it.first_at);
    found->second = std::min(found->second, it.first_at);
    if (fresh) now_ = clocks_.merge(now_, weak(it.end));
  }
}

void Coverage::forget_earlier() {
  for (uint32_t site : visited_) {
    std::erase_if(sites_[site].events,
                  [&](const Visited& event) { return event.end != end_ && is_in(event.end, now_); });
  }
}

// The race that puts the event of a pair's first access before the second access in the weak order: the last one on a
// way between them.
uint32_t Coverage::find_cover(uint32_t index, const SitePair& pair) {
  const order::OrderGraph& graph = order_.graph();
  NodeId end = graph.messages()[graph.event_of(accesses_[pair.first].segment)].end;
  NodeId begin = graph.messages()[graph.event_of(accesses_[pair.second].segment)].begin;
  uint32_t behind = accesses_[pair.first].at, before = accesses_[pair.second].at;
  auto reaches = [&](NodeId via) { return via == end || is_in(end, weak(via)); };
  for (;; behind = before = UINT32_MAX) {
    if (auto edges = weak_edges_.find(begin); edges != weak_edges_.end()) {
      for (const Instance& edge : edges->second) {
        bool in_time = edge.second_looks ? edge.at < before : edge.end != end || edge.first_at < behind;
        if (edge.pair != index && in_time && reaches(edge.end)) return edge.pair;
      }
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

}  // namespace antecede::detect
