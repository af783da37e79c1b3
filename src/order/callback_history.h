#pragma once

#include "order/graph_draft.h"

namespace antecede::order {

/// What the recording has of one callback so far, for the four rules of callbacks.
struct CallbackHistory {
  Crowd registered, invoked;
  NodeId last_synchronous;  ///< Invocation.
};

}  // namespace antecede::order
