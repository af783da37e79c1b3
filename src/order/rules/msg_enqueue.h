#pragma once

// MsgEnqueue: the post of a message precedes the begin of its event.
//
//   Thread-4: post(a)   main: event a                 // the post before the begin of a
//
// Android: a queue dispatches what was put into it, and no sooner.

#include "order/graph_draft.h"

namespace antecede::order {

/// MsgEnqueue's edge, for a message whose event begins.
inline void connect_post(const MessageNodes& message, GraphDraft& draft) {
  draft.connect(message.enqueue, message.begin, Rule::MsgEnqueue);
}

}  // namespace antecede::order
