#pragma once

#include <cstdint>
#include <vector>

#include "detect/location_races.h"
#include "detect/lock_sets.h"
#include "detect/recording.h"
#include "order/event_order.h"
#include "race/race.h"

namespace antecede::detect {

/// Numbers about a trace and its races, after tables 4 to 7 of EventRacer Android. Those of several traces add up.
struct TraceStatistics {
  uint64_t operations = 0;
  // Table 4.
  uint64_t ordering_operations = 0, accesses = 0, locations = 0, stacks = 0;
  // Table 5.
  uint64_t events = 0, main_events = 0, threads = 0, nodes = 0, edges = 0, chains = 0;
  // Table 6: the main thread. Races here are pairs of places per location.
  uint64_t looper_races = 0, uncovered_looper_races = 0;
  uint64_t looper_groups_own = 0, looper_groups_framework = 0;
  // Table 7: between threads; with and without a common lock.
  uint64_t thread_races = 0;
  uint64_t thread_groups_own = 0, thread_groups_framework = 0;
  uint64_t thread_groups_own_locked = 0, thread_groups_framework_locked = 0;
  // Locations with a race.
  uint64_t racy_locations = 0, single_looper_locations = 0, multi_threaded_locations = 0,
           lock_protected_locations = 0;

  TraceStatistics& operator+=(const TraceStatistics& other);
  bool operator==(const TraceStatistics&) const = default;
};

/// What the numbers are counted from.
struct Counted {
  const order::EventOrder& order;
  const Recording& recording;
  const Contexts& contexts;
};

TraceStatistics count_trace(const Counted& counted);
/// Adds the numbers of pairs and of groups.
void count_races(const Counted& counted, const std::vector<SitePair>& pairs, const std::vector<race::Race>& races,
                 TraceStatistics& numbers);

}  // namespace antecede::detect
