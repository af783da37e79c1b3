#pragma once

#include <functional>

#include "race/location_races.h"

namespace antecede::race {

/// Tells which races between events of one looper are *covered*: another race, on a location that apps use to find
/// out what happened first, may keep the two events in order, so that this one may be no race at all. Uncovered races
/// are certain.
///
/// Beside happens-before there is the *weak order*: happens-before and, from each event to a later one that races
/// with it on a covering location, an edge. A race is covered if its first event comes before the second in the weak
/// order of what the second has done so far. Only events of one looper can cover each other, as they are atomic.
class Coverage {
 public:
  /// `may_cover`, by location. Marks the pairs.
  Coverage(const order::EventOrder& order, const AccessStore& accesses, const Contexts& contexts,
           std::function<bool(trace::LocationId)> may_cover);
  void mark(std::vector<SitePair>& pairs);

 private:
  /// An edge of the weak order into an event: from the end of another, because of a pair of sites.
  struct WeakEdge {
    order::NodeId end;
    uint32_t pair;
    uint32_t at;  ///< The position of the access that makes it.
  };
  /// A site of a racy location.
  struct SiteState {
    std::vector<order::NodeId>
        ends;  ///< Of events that access it, without those that come before another one of them.
    std::vector<std::pair<uint32_t, uint32_t>> pairs;  ///< Another site it races with, and the pair.
  };
  struct Visit {
    uint32_t access, site;
  };

  void add_pairs(std::vector<SitePair>& pairs);
  std::vector<Visit> collect_visits(const std::vector<SitePair>& pairs);
  uint32_t site_number(trace::LocationId location, const Access& access);
  Site site_of(const Access& access) const;
  void begin_event(order::NodeId begin);
  void visit(const Visit& visit, std::vector<SitePair>& pairs);
  void look_at(order::NodeId end, uint32_t pair, uint32_t at, std::vector<SitePair>& pairs,
               std::vector<WeakEdge>& fresh);
  bool is_in(order::NodeId end, order::Clock clock) const;
  void include(order::NodeId end);
  order::NodeId begin_of(order::NodeId end) const;
  order::Clock& weak(order::NodeId node) { return weak_[order_.graph().node(node).strand]; }
  uint32_t find_cover(const SitePair& pair);

  const order::EventOrder& order_;
  const AccessStore& accesses_;
  const Contexts& contexts_;
  std::function<bool(trace::LocationId)> may_cover_;
  order::Clocks clocks_;
  base::IdVector<order::StrandId, order::Clock> weak_;  ///< What comes before the end of an event in the weak order.
  absl::flat_hash_map<order::NodeId, std::vector<WeakEdge>> weak_edges_;  ///< By begin of event.
  std::vector<SiteState> sites_;
  absl::flat_hash_map<std::pair<trace::LocationId, Site>, uint32_t> numbers_;
  order::NodeId begin_, end_;  ///< Of the event that is visited.
  order::Clock now_;
};

}  // namespace antecede::race
