#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "race/race.h"

namespace antecede::race {

/// Groups races that come about in the same way: the same kinds of events, the same methods on the stacks from the place
/// that an access is charged to outwards. Names them `g1`, `g2`, … in the order of the list. How many there are.
size_t group_races(std::vector<Race>& races);

/// Groups races by the defect they show: those that come about in the same way, and those about one thing. `topics`: of
/// each race what it is about, in any words; empty: only how it comes about counts. Both hold on from one race to the next.
size_t group_races(std::vector<Race>& races, std::span<const std::string> topics);

}  // namespace antecede::race
