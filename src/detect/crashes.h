#pragma once

#include <vector>

#include "detect/recording.h"
#include "detect/trace_words.h"
#include "race/race.h"

namespace antecede::detect {

/// The exceptions that ended events and threads of a run, each place once, and the races behind them: those with an
/// access in the line that threw. A race and its crash point to each other.
std::vector<race::Crash> find_crashes(const Recording& recording, const order::OrderGraph& graph,
                                      const TraceWords& words, std::vector<race::Race>& races);

}  // namespace antecede::detect
