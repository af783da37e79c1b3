#pragma once

#include "order/order_graph.h"
#include "race/event.h"

namespace antecede::detect {

/// Where the operations of a strand run, as far as two of them may or may not overlap.
struct Context {
  trace::QueueId queue;    ///< Whose event it is; none outside of events.
  trace::ThreadId thread;  ///< The one it runs on in every run; none for events that any thread may take.
  bool atomic = false;     ///< The queue runs one event at a time.

  bool operator==(const Context&) const = default;
  template <class H>
  friend H AbslHashValue(H state, const Context& context) {
    return H::combine(std::move(state), context.queue, context.thread);
  }
};

/// The contexts of the strands of a trace.
class Contexts {
 public:
  Contexts(const order::OrderGraph& graph, const trace::TraceTables& tables);

  const Context& of(order::NodeId segment) const { return strands_[graph_->node(segment).strand]; }
  race::Source source(order::NodeId segment) const;
  /// The queue of the main thread; none if no thread is known to be it.
  trace::QueueId main_queue() const;

  static bool same_looper(const Context& one, const Context& other) { return one.atomic && one.queue == other.queue; }
  /// Two operations may happen at the same time.
  static bool may_overlap(const Context& one, const Context& other) {
    return !same_looper(one, other) && !(one.thread.valid() && one.thread == other.thread);
  }

 private:
  Context context_of(const order::Strand& strand) const;

  const order::OrderGraph* graph_;
  const trace::TraceTables* tables_;
  base::IdVector<order::StrandId, Context> strands_;
};

}  // namespace antecede::detect
