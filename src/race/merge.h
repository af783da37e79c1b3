#pragma once

#include <vector>

#include "race/race.h"

namespace antecede::race {

/// Adds the races of another run or engine: the union by id, sorted by urgency. A race that both have is one entry, with
/// the more urgent of the two examples; what one run hides (filtered, covered) and the other does not is not hidden.
/// `first_run` is the number of the other's first run in the whole. Groups must be made anew.
void merge_races(std::vector<Race>& races, std::vector<Race> others, uint32_t first_run);

}  // namespace antecede::race
