#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "order/order_graph.h"
#include "race/stack_facts.h"
#include "report/report.h"

namespace antecede::report {

/// Puts into words what a trace has numbers for: places, locations, events and where they come from.
///
/// Ids may be none or unknown; the words then say so. Names are as the trace has them.
class TraceWords {
 public:
  /// `own`: prefixes of packages; see `race::DetectOptions`.
  TraceWords(const trace::TraceTables& tables, const order::OrderGraph& graph, std::vector<std::string> own);

  std::string thread(trace::ThreadId id) const;
  std::string lock(trace::LockId id) const;
  Location location(trace::LocationId id) const;
  Place place(trace::FrameId id) const;
  /// At most `k_longest_stack` places.
  std::vector<Place> stack(trace::StackId id) const;
  /// Whom an operation with this stack is charged to: the innermost own code, else the innermost place.
  Place charged(trace::StackId id) const;

  /// An event, or a thread outside of events, with its causes.
  Event event(trace::MessageId message, trace::ThreadId thread) const;
  std::string event_label(trace::MessageId message, trace::ThreadId thread) const;

  /// How a message is to be delivered, if not as soon as possible: `after 100 ms`, `input`.
  std::string delivery(trace::MessageId message) const;

  /// The node that posted the event or started the thread; none if it came from outside.
  order::NodeId origin(trace::MessageId message, trace::ThreadId thread) const;

  static constexpr size_t k_longest_stack = 256;
  static constexpr size_t k_longest_story = 16;

 private:
  std::string name(trace::NameId id, std::string_view otherwise = {}) const;
  std::string event_id(trace::MessageId message, trace::ThreadId thread) const;

  const trace::TraceTables& tables_;
  const order::OrderGraph& graph_;
  race::StackFacts facts_;
  base::IdVector<trace::ThreadId, order::NodeId> forks_;
};

/// A class name with dots: `Lcom/x/Y;` and `com/x/Y` become `com.x.Y`.
std::string dotted(std::string_view class_name);

}  // namespace antecede::report
