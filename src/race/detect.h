#pragma once

#include "base/diagnostics.h"
#include "base/error.h"
#include "order/event_order.h"
#include "race/race.h"
#include "trace/trace_input.h"

namespace antecede::race {

struct DetectOptions {
  order::RuleSet rules = order::RuleSet::all();
  FilterSet filters = FilterSet::all();
  bool coverage = true;
  bool main_only = false;  ///< Only races between events of the main looper.
  size_t jobs = 0;         ///< 0: one per core.
  std::vector<std::string>
      own;  ///< Prefixes of packages that count as own whatever the trace says; empty: the trace decides.
};

/// What `detect` leaves: the trace's tables, its order, the races.
struct Detection {
  std::unique_ptr<trace::TraceInput> input;  ///< Exhausted; has the tables.
  std::unique_ptr<order::EventOrder> order;
  RaceList races;
  std::vector<uint64_t> operation_counts;  ///< By kind.
  uint64_t values = 0;                     ///< Accesses whose value was recorded.

  const trace::TraceTables& tables() const { return input->tables(); }
};

/// Finds all races of a trace: reads it, orders it, compares the accesses of each location. The bytes must outlive
/// the result.
base::Result<Detection> detect_races(base::Bytes bytes, const DetectOptions& options, base::Diagnostics& diagnostics);

}  // namespace antecede::race
