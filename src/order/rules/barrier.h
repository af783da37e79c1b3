#pragma once

// Barrier: a synchronous message posted behind a barrier begins after the barrier's removal.
//
//   int token = queue.postSyncBarrier();
//   handler.post(a);                     // stalled
//   queue.removeSyncBarrier(token);      // before the begin of a
//
// Needs the barrier's post before the message's post. Not in EventRacer Android, which records no barriers.
//
// Android: a barrier stands in the queue at the time of its post; a message posted later with a delay stands behind
// it, and `MessageQueue.next` takes only asynchronous messages from behind a barrier. While a barrier stands at the
// head or due messages stand before it, no idle handler runs. A message to the front, or for a point of time, may
// stand before.

#include "order/graph_draft.h"
#include "order/post.h"
#include "trace/trace.h"

namespace antecede::order {

/// Barrier's condition: a message posted to the queue after a barrier waits for its removal.
inline Answer barrier_stops(const Post& post) {
  using enum trace::MessageType;
  if (post.any_type) return Answer::Unknown;
  return answer(post.type == Idle) | (answer(post.type == Delayed) & !post.asynchronous);
}
inline bool barrier_stops(const trace::Message& message) {
  return barrier_stops(Post::exactly(message)) == Answer::Always;
}

/// Note in the graph where a barrier is posted and removed.
inline void note_barrier_post(trace::BarrierId barrier, NodeId node, GraphDraft& draft) {
  draft.barrier(barrier).post = node;
}
inline void note_barrier_removal(trace::BarrierId barrier, NodeId node, GraphDraft& draft) {
  draft.barrier(barrier).removal = node;
  draft.set_may_precede(node, true);
}

}  // namespace antecede::order
