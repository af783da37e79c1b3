#pragma once

#include <functional>

#include "detect/location_races.h"

namespace antecede::detect {

/// Tells which races between events of one looper are *covered*: another race, on a location that apps use to find
/// out what happened first, may keep the two events in order, so that this one may be no race at all. Uncovered races
/// are certain.
///
/// It must be looked at, and then the other access comes:
///
///   the second event looks     first: x = 1; flag = true       second: if (flag) use(x)
///   the first event looks      first: if (!flag) use(x)        second: x = null; flag = true
///
/// Where it is written does not matter, as events of one looper are atomic; only those can be covered. So beside
/// happens-before there is the *weak order*: from each event to a later one that races with it on a covering
/// location, one of them reading, an edge. Through edges that the first event makes by looking, what it does behind
/// that is covered; through those that the second makes, what the second does behind that; through other events,
/// everything. Two races never cover each other: where both could, the first event's look counts.
class Coverage {
 public:
  /// `may_cover`, by location. Marks the pairs.
  Coverage(const order::EventOrder& order, const AccessStore& accesses, const Contexts& contexts,
           std::function<bool(trace::LocationId)> may_cover);
  void mark(std::vector<SitePair>& pairs);

 private:
  /// A pair of sites in two events: `end` of the first, positions of their first accesses there. Also an edge of the
  /// weak order into the second.
  struct Instance {
    order::NodeId end;
    uint32_t pair;
    uint32_t first_at, at;
    bool first_looks, second_looks;  ///< On a covering location, that event reads and the other one writes.
  };
  struct Visited {
    order::NodeId end;  ///< Of an event.
    uint32_t at;        ///< The position of its first access.
  };
  /// A site of a racy location.
  struct SiteState {
    std::vector<Visited> events;  ///< Those that access it, without those that come before another one of them.
    bool write = false;
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
  void visit(const Visit& visit, const std::vector<SitePair>& pairs);
  void end_event(std::vector<SitePair>& pairs);
  void look_before_writes(order::Clock base);
  void forget_earlier();
  bool is_in(order::NodeId end, order::Clock clock) const;
  order::Clock with(order::Clock clock, order::NodeId end);
  order::Clock& weak(order::NodeId node) { return weak_[order_.graph().node(node).strand]; }
  uint32_t find_cover(uint32_t index, const SitePair& pair);

  const order::EventOrder& order_;
  const AccessStore& accesses_;
  const Contexts& contexts_;
  std::function<bool(trace::LocationId)> may_cover_;
  order::Clocks clocks_;
  base::IdVector<order::StrandId, order::Clock> weak_;  ///< What comes before the end of an event in the weak order.
  absl::flat_hash_map<order::NodeId, std::vector<Instance>> weak_edges_;  ///< By begin of event.
  std::vector<SiteState> sites_;
  absl::flat_hash_map<std::pair<trace::LocationId, Site>, uint32_t> numbers_;
  // Of the event that is visited:
  order::NodeId begin_, end_;
  order::Clock now_;  ///< What comes before.
  std::vector<Instance> instances_;
  absl::flat_hash_map<order::NodeId, uint32_t> looked_;  ///< Where an earlier event looked at what this one writes.
  std::vector<uint32_t> visited_;                        ///< Sites.
};

}  // namespace antecede::detect
