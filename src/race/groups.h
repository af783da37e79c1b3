#pragma once

#include <cstddef>
#include <vector>

#include "race/race.h"

namespace antecede::race {

/// Groups races that come about in the same way: the same kinds of events, the same methods on the stacks from the place
/// that an access is charged to outwards. Names them `g1`, `g2`, … in the order of the list. How many there are.
size_t group_races(std::vector<Race>& races);

}  // namespace antecede::race
