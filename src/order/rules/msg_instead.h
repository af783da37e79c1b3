#pragma once

// MsgInstead: work that was done in place of a waiting message comes before all that the message would have come
// before.
//
//   fragments.beginTransaction().add(page).commit();   // posts the transaction
//   handler.post(show);                                // behind it
//   ...
//   onStop: takes the transaction back and executes it // before show begins
//
// Needs the taken message's post before the other's post. The removal took the message out of the queue, so it was
// still waiting, and with it all that the queue keeps behind it. Without this rule only the message's own event would
// be ordered, and there is none.
//
// It holds for every removal that finds a message, and speaks only of those whose remover goes on with the message's
// work: what follows them happens because the message was still there. What follows a mere `removeCallbacks` would
// happen as well if the message had run, so the order of this recording says nothing about it.
//
// Android: `FragmentManager.execPendingActions` from `onStop`, `onSaveInstanceState` and
// `executePendingTransactions`.

#include "order/graph_draft.h"
#include "order/message_facts.h"
#include "order/rules/msg_begin1.h"
#include "trace/trace.h"

namespace antecede::order {

/// MsgInstead's condition: the second, if it was posted later, begins after the first has been taken out.
inline Answer instead_order(const Post& taken, const Post& second) {
  return waits_in_queue(taken) & looper_order(taken, second);
}
inline bool instead_order(const trace::Message& taken, const trace::Message& second) {
  return instead_order(Post::exactly(taken), Post::exactly(second)) == Answer::Always;
}

/// Notes in the graph who does the work of a message that waits. The first counts.
inline void note_instead(const trace::Operation& removal, NodeId node, GraphDraft& draft) {
  bool does_its_work = removal.message().valid() && removal.has(trace::Operation::k_synchronous);
  if (!does_its_work || !draft.is_on(Rule::MsgInstead)) return;
  MessageNodes& message = draft.message(removal.message());
  if (!message.enqueue.valid() || message.begin.valid() || message.instead.valid()) return;
  message.instead = node;
  draft.set_may_precede(node, true);
}

}  // namespace antecede::order
