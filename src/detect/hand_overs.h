#pragma once

#include <functional>
#include <vector>

#include "detect/location_races.h"
#include "detect/lock_sets.h"
#include "detect/recording.h"
#include "order/event_order.h"

namespace antecede::detect {

/// Tells which races between threads are covered: those that are none once every read of a location by which threads
/// tell each other what has happened comes after the writes before it.
///
///   one: title = "News"; synchronized (lock) { ready = true; }     other: synchronized (lock) { go = ready; }
///   show(title)
///
/// Such a location is one that may cover and on which threads race though a lock, or the location itself, keeps them
/// apart. What is written there so is released, what is read so acquired: the order is made a second time with these
/// operations, from what `Recording` has kept of the trace, and the races are looked for again, only where there were
/// some.
class HandOvers {
 public:
  struct Shared {
    const order::EventOrder& order;
    const Recording& recording;  ///< With its steps.
    const Contexts& contexts;
    order::RuleSet rules;
    trace::QueueId only;  ///< As in LocationRaces.
  };
  HandOvers(const Shared& shared, const std::function<bool(trace::LocationId)>& may_cover,
            const std::vector<SitePair>& pairs);

  /// Marks pairs that are covered.
  void mark(std::vector<SitePair>& pairs, size_t jobs) const;

 private:
  /// An access that is looked at again.
  struct Visit {
    uint32_t position;
    uint32_t access;
    trace::LocationId location;
  };
  struct SecondOrder;

  bool is_between_threads(const SitePair& pair) const;
  bool is_asked_about(const SitePair& pair) const;
  bool hands_over(trace::LocationId id) const { return locations_[id.value()]; }
  bool hands_over(const Visit& visit) const;
  std::vector<trace::LocationId> asked_about(const std::vector<SitePair>& pairs) const;
  std::vector<Visit> visits(const std::vector<trace::LocationId>& locations) const;
  trace::Operation operation_of(const Visit& visit) const;
  trace::Operation token_of(trace::Operation access) const;
  void order_again(const std::vector<Visit>& visits, SecondOrder& second) const;

  Shared shared_;
  std::vector<bool> locations_;  ///< Which ones hand over.
  bool any_ = false;
};

}  // namespace antecede::detect
