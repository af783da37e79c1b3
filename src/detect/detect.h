#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "base/error.h"
#include "base/stage.h"
#include "detect/findings.h"
#include "detect/stack_facts.h"
#include "detect/statistics.h"
#include "order/event_order.h"
#include "trace/trace_input.h"

namespace antecede::detect {

struct DetectOptions {
  order::RuleSet rules = order::RuleSet::all();
  race::FilterSet filters = race::FilterSet::all();
  bool coverage = true;
  bool main_only = false;  ///< Only races between events of the main looper.
  size_t jobs = 0;         ///< 0: one per core.
  bool heeds_stop = true;  ///< Ends early, with what there is, when the process has to end (base/guard.h).
  std::vector<std::string>
      own;  ///< Prefixes of packages that count as own whatever the trace says; empty: the trace decides.
};

/// What `detect` leaves: the trace's tables, its order, the races.
struct Detection {
  std::unique_ptr<trace::TraceInput> input;  ///< Exhausted; has the tables.
  std::unique_ptr<order::EventOrder> order;
  std::unique_ptr<StackFacts> stacks;
  Findings findings;
  std::vector<race::Crash> crashes;
  size_t groups = 0;
  TraceStatistics statistics;
  std::vector<uint64_t> operation_counts;  ///< By kind.
  uint64_t values = 0;                     ///< Accesses whose value was recorded.

  const trace::TraceTables& tables() const { return input->tables(); }
  const std::vector<race::Race>& races() const { return findings.races; }
};

/// Finds all races of a trace, stage by stage: reads it, orders it, compares the accesses of each location, tells what
/// is covered, filters, groups. The bytes must outlive the result. If it ends early, the diagnostic `detect.stopped`
/// says so, and the races are those of the part that was looked at.
base::Result<Detection> detect_races(base::Bytes bytes, const DetectOptions& options, base::StageRunner& stages,
                                     base::Diagnostics& diagnostics);

}  // namespace antecede::detect
