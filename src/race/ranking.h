#pragma once

#include <vector>

#include "race/race.h"

namespace antecede::race {

/// Sets priority and score from everything else that is known of the race.
///
/// Own code against own code comes first, then own code against others; what is kept apart by a lock, filtered or
/// covered comes last. A read that only draws is last, too, unless it meets null: the next frame draws again. Within a
/// priority, uses after frees, data races and what has thrown an exception come first.
void set_priority(Race& race);

/// Sorts, the most urgent first.
void sort_by_urgency(std::vector<Race>& races);
/// Whether one comes before the other there.
bool is_more_urgent(const Race& one, const Race& other);

}  // namespace antecede::race
