#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "detect/stack_facts.h"
#include "order/order_graph.h"
#include "race/race.h"

namespace antecede::detect {

/// Puts into words what a trace has numbers for: places, locations, events and where they come from.
///
/// Ids may be none or unknown; the words then say so. Names are as the trace has them.
class TraceWords {
 public:
  /// All of it outlives this.
  TraceWords(const trace::TraceTables& tables, const order::OrderGraph& graph, const StackFacts& stacks);

  std::string_view name(trace::NameId id) const;
  std::string thread(trace::ThreadId id) const;
  std::string lock(trace::LockId id) const;
  race::Location location(trace::LocationId id) const;
  race::Place place(trace::FrameId id) const;
  /// At most `k_longest_stack` places.
  std::vector<race::Place> stack(trace::StackId id) const;
  /// Whom an operation with this stack is charged to (`StackFacts::charged`).
  race::Place charged(trace::StackId id) const;

  /// An event, or a thread outside of events, with its causes; all but its source.
  race::Event event(trace::MessageId message, trace::ThreadId thread) const;
  std::string event_id(trace::MessageId message, trace::ThreadId thread) const;
  std::string event_label(trace::MessageId message, trace::ThreadId thread) const;

  /// How a message is to be delivered, if not as soon as possible: `after 100 ms`, `input`.
  std::string delivery(trace::MessageId message) const;

  /// The node that posted the event or started the thread; none if it came from outside.
  order::NodeId origin(trace::MessageId message, trace::ThreadId thread) const;

  static constexpr size_t k_longest_stack = 256;
  static constexpr size_t k_longest_story = 16;

 private:
  std::string name_or(trace::NameId id, std::string otherwise) const;

  const trace::TraceTables& tables_;
  const order::OrderGraph& graph_;
  const StackFacts& facts_;
  base::IdVector<trace::ThreadId, order::NodeId> forks_;
};

}  // namespace antecede::detect
