#pragma once

// IpcHandle (speculative): calls that one process sends to one receiver are handled in the recorded order, unless the
// first is one-way and the second waits.
//
//   system: send locationChanged(1)   system: send locationChanged(2)      // handled one after the other
//
// Android: the Binder driver queues one-way calls to one object and hands out the next when the last is done; calls
// that wait go to any free thread of the pool. Speculative, because it assumes that the sending process synchronises
// its threads.

#include <cstdint>

#include <absl/container/flat_hash_map.h>

#include "order/graph_draft.h"
#include "order/ipc_call.h"
#include "order/observed_history.h"
#include "trace/trace.h"

namespace antecede::order {

/// IpcHandle's condition, the first sent and handled before the second in the recording.
inline bool ipc_handle_order(const IpcCall& first, const IpcCall& second) {
  return first.receiver == second.receiver && first.process == second.process && (first.waits || !second.waits);
}

/// IpcHandle's edges: from the ends of earlier calls to the begin of the next.
class IpcHandleRule {
 public:
  void connect(const IpcCall& call, const MessageNodes& nodes, GraphDraft& draft) {
    Queue& queue = grown(queues_, call.receiver);
    bool all = !draft.is_on(Rule::EventOp);
    auto follow = [&](const ObservedHistory& history) {
      history.for_each_before(nodes.enqueue, all,
                              [&](NodeId end) { draft.connect(end, nodes.begin, Rule::IpcHandle); });
    };
    follow(queue.waiting[call.process]);
    if (!call.waits) follow(queue.one_way[call.process]);
  }
  void note_end(const IpcCall& call, const MessageNodes& nodes) {
    Queue& queue = grown(queues_, call.receiver);
    (call.waits ? queue.waiting : queue.one_way)[call.process].add(nodes.begin, nodes.end, nodes.enqueue);
  }

 private:
  struct Queue {
    absl::flat_hash_map<uint32_t, ObservedHistory> waiting, one_way;  ///< By the sender's process.
  };
  base::IdVector<trace::QueueId, Queue> queues_;
};

}  // namespace antecede::order
