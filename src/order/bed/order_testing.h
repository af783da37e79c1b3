#pragma once

#include <gtest/gtest.h>

#include "order/bed/contradiction.h"
#include "order/bed/explorer.h"
#include "order/bed/parser.h"

namespace antecede::order::bed {

/// What all runs of a small program say about two places that it writes, for tests.
struct Verdict {
  size_t forward = 0;   ///< Runs in which the first is written before the second.
  size_t reversed = 0;  ///< The other way round.
  size_t derived = 0;   ///< Runs in which the order "first before second" follows.
  size_t contradictions = 0;
  bool complete = false;
};

inline Program program_of(std::string_view text) {
  auto program = parse_program(text);
  EXPECT_TRUE(program.has_value()) << (program ? "" : program.error().message) << "\n" << text;
  return program ? *std::move(program) : Program();
}

/// The position of the write of a location, which must be the only one; size of the trace if there is none.
inline uint32_t find_write(const trace::Trace& trace, std::string_view location) {
  for (uint32_t at = 0; at < trace.operations.size(); ++at) {
    const trace::Operation& operation = trace.operations[trace::OperationId(at)];
    if (operation.kind != trace::OperationKind::Write) continue;
    if (trace.tables.names[trace.tables.locations[operation.location()].name] == location) return at;
  }
  return static_cast<uint32_t>(trace.operations.size());
}

/// Runs the program in all ways and looks at the writes of `a` and `b`.
inline Verdict study(std::string_view text, RuleSet rules, std::string_view a = "a", std::string_view b = "b") {
  Program program = program_of(text);
  StableNames names;
  std::vector<Run> runs;
  Verdict verdict;
  verdict.complete = explore(program, {}, 60000, names, [&](const Run& run) {
    runs.push_back(run);
    return true;
  });
  for (const Run& run : runs) {
    uint32_t first = find_write(run.trace, a), second = find_write(run.trace, b);
    if (first >= run.names.size() || second >= run.names.size()) continue;
    ++(first < second ? verdict.forward : verdict.reversed);
    verdict.derived += ReferenceOrder(run.trace, rules).ordered(first, second);
  }
  if (runs.size() > 400) runs.resize(400);
  verdict.contradictions = ContradictionFinder(runs, rules, names.size()).find().size();
  return verdict;
}

}  // namespace antecede::order::bed
