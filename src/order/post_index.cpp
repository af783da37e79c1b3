#include "order/post_index.h"

namespace antecede::order {

using trace::MessageId;
using trace::QueueId;

PostIndex::PostIndex(const OrderGraph& graph, const trace::TraceTables& tables)
    : kind_of_message_(graph.messages().size()),
      barriers_(tables.queues.size()),
      kinds_of_queue_(tables.queues.size()),
      list_count_(tables.queues.size()) {
  absl::flat_hash_map<PostKind, PostKindId> known;
  for (uint32_t i = 0; i < graph.messages().size(); ++i) {
    const MessageNodes& nodes = graph.messages()[MessageId(i)];
    if (!nodes.enqueue.valid()) continue;
    auto [entry, fresh] = known.try_emplace(PostKind::of(tables.messages[MessageId(i)], nodes), kinds_.size());
    if (fresh) kinds_.push_back({MessageId(i), {}, {}});
    kind_of_message_[MessageId(i)] = entry->second;
  }
  for (PostKindId& barriers : barriers_) barriers = kinds_.push_back({});
}

std::span<const PostListId> PostIndex::lists_of(ChainId chain, QueueId queue) const {
  auto found = lists_of_.find({chain, queue});
  if (found == lists_of_.end()) return {};
  return found->second;
}

PostIndex::List& PostIndex::extend(ChainId chain, QueueId queue, PostKindId kind) {
  auto [entry, fresh] = list_of_.try_emplace({chain, kind}, lists_.size());
  if (!fresh) return lists_[entry->second];
  if (kinds_[kind].lists.empty()) kinds_of_queue_[queue].push_back(kind);
  kinds_[kind].lists.push_back(entry->second);
  lists_of_[{chain, queue}].push_back(entry->second);
  ++list_count_[queue];
  return lists_[lists_.push_back({chain, kind, {}})];
}

}  // namespace antecede::order
