#include "order/removal_index.h"

#include <algorithm>

#include "order/rules/msg_remove.h"

namespace antecede::order {

using trace::MessageId;
using trace::Removal;

RemovalIndex::Key RemovalIndex::key_of(trace::QueueId queue, uint8_t asked, const trace::MessageKeys& keys) {
  Key key{queue, asked, {}, {}, {}, 0};
  if (asked & Removal::k_target) key.target = keys.target;
  if (asked & Removal::k_callback) key.callback = keys.callback;
  if (asked & Removal::k_token) key.token = keys.token;
  if (asked & Removal::k_what) key.what = keys.what;
  return key;
}

RemovalIndex::RemovalIndex(const OrderGraph& graph, const trace::TraceTables& tables) : tables_(&tables) {
  base::IdVector<trace::QueueId, uint16_t> asked(tables.queues.size());  // Bit k: some removal asks for the keys k.
  for (const Removal& removal : tables.removals) {
    if (!asked.contains(removal.queue)) continue;
    matches_.try_emplace(key_of(removal.queue, removal.matched_keys & 15, removal.keys));
    asked[removal.queue] = static_cast<uint16_t>(asked[removal.queue] | 1u << (removal.matched_keys & 15));
  }
  std::vector<std::pair<NodeId, MessageId>> dispatched;
  for (uint32_t i = 0; i < graph.messages().size(); ++i) {
    const MessageNodes& nodes = graph.messages()[MessageId(i)];
    if (nodes.enqueue.valid() && nodes.begin.valid() && can_be_removed(tables.messages[MessageId(i)])) {
      dispatched.push_back({nodes.enqueue, MessageId(i)});
    }
  }
  std::sort(dispatched.begin(), dispatched.end());
  for (auto [enqueue, id] : dispatched) {
    const trace::Message& message = tables.messages[id];
    for (unsigned keys = asked[message.queue], bits = 0; keys; keys >>= 1, ++bits) {
      if (!(keys & 1)) continue;
      auto found = matches_.find(key_of(message.queue, static_cast<uint8_t>(bits), message.keys));
      if (found != matches_.end()) found->second.messages.push_back(id);
    }
  }
}

RemovalIndex::Matches* RemovalIndex::find(trace::RemovalId id) {
  if (!tables_->removals.contains(id)) return nullptr;
  const Removal& removal = tables_->removals[id];
  auto found = matches_.find(key_of(removal.queue, removal.matched_keys & 15, removal.keys));
  return found == matches_.end() || found->second.messages.empty() ? nullptr : &found->second;
}

}  // namespace antecede::order
