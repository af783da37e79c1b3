#pragma once

// NotifyWait: a notification precedes the end of the wait that it ended.
//
//   Thread-4: notify(lock)   main: wait(lock) returns           // the notification before the return
//
// Java: `Object.wait` comes back because of a notification; the recording says which. A wait that timed out, or woke
// without a reason, is not recorded. The monitor itself orders nothing: who gets it first is chance.

#include <cstdint>

#include <absl/container/flat_hash_map.h>

#include "order/graph_draft.h"

namespace antecede::order {

/// NotifyWait's edge: from the last notification with a number to a wait that was ended by this number.
class NotifyWaitRule {
 public:
  void note_notification(uint32_t number, NodeId node) { notifications_[number] = node; }
  void connect(uint32_t number, NodeId wait, GraphDraft& draft) const {
    auto found = notifications_.find(number);
    if (found != notifications_.end()) draft.connect(found->second, wait, Rule::NotifyWait);
  }

 private:
  absl::flat_hash_map<uint32_t, NodeId> notifications_;
};

}  // namespace antecede::order
