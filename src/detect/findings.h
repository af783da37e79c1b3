#pragma once

#include <array>
#include <string>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "order/order_graph.h"
#include "race/race.h"
#include "trace/trace.h"

namespace antecede::detect {

/// One access of a race as the trace knows it.
struct TraceSide {
  order::NodeId segment;   ///< The last node of its strand before it.
  trace::OperationId at;   ///< Position in the trace.
  trace::StackId stack;    ///< None if not recorded.
  trace::MessageId event;  ///< None outside of events.
  trace::ThreadId thread;
  race::Source source{};
};

/// Where in the trace the example of a race is; for drawings. The sides are those of the race.
struct Example {
  trace::LocationId location;
  std::array<TraceSide, 2> sides;
};

/// The races of a trace, each with its example.
struct Findings {
  std::vector<race::Race> races;
  std::vector<Example> examples;
  /// By pair that an exception grew out of (SitePair::threw): the id of its race.
  absl::flat_hash_map<uint32_t, std::string> threw;

  /// The most urgent first.
  void sort();
};

}  // namespace antecede::detect
