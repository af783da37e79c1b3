#pragma once

#include <vector>

#include <absl/container/flat_hash_map.h>

#include "order/order_graph.h"

namespace antecede::order {

/// Finds the messages that a removal names (MsgRemove): per combination of keys that some removal asks for, the
/// dispatched messages in the order of their posts. Messages have the same key as a removal if `removal_names` says
/// so.
class RemovalIndex {
 public:
  RemovalIndex(const OrderGraph& graph, const trace::TraceTables& tables);

  /// What a removal had not stopped when it was looked at; messages before `seen` in the list that are not `open` had
  /// begun before it.
  struct Look {
    NodeId removal;
    size_t seen = 0;
    std::vector<trace::MessageId> open;
  };
  struct Matches {
    std::vector<trace::MessageId> messages;
    std::vector<Look> looks;
  };
  /// Null if no dispatched message matches.
  Matches* find(trace::RemovalId removal);

 private:
  struct Key {
    trace::QueueId queue;
    uint8_t asked = 0;
    trace::ObjectId target, callback, token;
    int32_t what = 0;

    bool operator==(const Key&) const = default;
    template <class H>
    friend H AbslHashValue(H state, const Key& key) {
      return H::combine(std::move(state), key.queue, key.asked, key.target, key.callback, key.token, key.what);
    }
  };
  static Key key_of(trace::QueueId queue, uint8_t asked, const trace::MessageKeys& keys);

  const trace::TraceTables* tables_;
  absl::flat_hash_map<Key, Matches> matches_;
};

}  // namespace antecede::order
