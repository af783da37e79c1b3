#pragma once

// Native (speculative): input events of one queue follow each other as recorded, and so do display events.
//
//   main: input click1   main: input click2        // click1 ends before click2 begins
//
// Android: the input dispatcher and the display send through one channel each, in order. Which input comes first is
// the user's choice: another run may have the other order ("serial" in the static engine).

#include "order/graph_draft.h"
#include "order/observed_history.h"
#include "order/post.h"
#include "trace/trace.h"

namespace antecede::order {

/// Native's condition on two messages of one queue, the first's event recorded before the second's.
inline Answer native_order(const Post& first, const Post& second) {
  using enum trace::MessageType;
  if (first.any_type || second.any_type) return Answer::Unknown;
  return answer(first.type == second.type && (first.type == Input || first.type == Display));
}
inline bool native_order(const trace::Message& first, const trace::Message& second) {
  return native_order(Post::exactly(first), Post::exactly(second)) == Answer::Always;
}

/// Native's edges: from the ends of earlier events of a queue and type to the begin of the next.
class NativeRule {
 public:
  void connect(const trace::Message& message, NodeId begin, GraphDraft& draft) {
    ObservedHistory* history = history_of(message);
    if (!history) return;
    bool all = !draft.is_on(Rule::EventOp);
    history->for_each_before(k_any, all, [&](NodeId end) { draft.connect(end, begin, Rule::Native); });
  }
  void note_end(const trace::Message& message, const MessageNodes& nodes) {
    if (ObservedHistory* history = history_of(message)) history->add(nodes.begin, nodes.end, k_any);
  }

 private:
  struct Queue {
    ObservedHistory inputs, displays;
  };
  static constexpr NodeId k_any{0};  ///< It does not matter when a message was sent.

  ObservedHistory* history_of(const trace::Message& message) {
    bool is_input = message.type == trace::MessageType::Input;
    if (!is_input && message.type != trace::MessageType::Display) return nullptr;
    Queue& queue = grown(queues_, message.queue);
    return is_input ? &queue.inputs : &queue.displays;
  }

  base::IdVector<trace::QueueId, Queue> queues_;
};

}  // namespace antecede::order
