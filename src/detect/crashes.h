#pragma once

#include <vector>

#include "detect/findings.h"
#include "detect/recording.h"
#include "detect/trace_words.h"
#include "race/race.h"

namespace antecede::detect {

/// The exceptions that ended events and threads of a run, each place once, and the races behind them: those with an
/// access in the line that threw. A race and its crash point to each other, and such races become more urgent.
std::vector<race::Crash> find_crashes(const Recording& recording, const order::OrderGraph& graph,
                                      const TraceWords& words, Findings& findings);

}  // namespace antecede::detect
