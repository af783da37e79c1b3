#pragma once

#include <span>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "order/chain_clocks.h"
#include "order/queue_rules.h"

namespace antecede::order {

using PostKindId = base::Id<struct PostKindTag>;
using PostListId = base::Id<struct PostListTag>;

/// The post of a message, or of a barrier, for which messages posted later may have to wait.
struct PostEntry {
  NodeId node;
  NodeId done;           ///< The end of the message's event, its removal or the barrier's: what is waited for.
  uint32_t subject = 0;  ///< The message or the barrier.
  /// The latest post before it in its list that whoever waits for this one may have to wait for besides.
  uint32_t besides = k_none;

  static constexpr uint32_t k_none = UINT32_MAX;
  trace::MessageId message() const { return trace::MessageId(subject); }
};

/// Where a trace posts what, for `EventOrder`: per chain and kind of message the posts in their order.
///
/// A clock has a prefix of each chain. So the last posts before the ends of these prefixes are all that has to be
/// looked at to tell which messages precede a new one in its queue, however many were posted before them.
class PostIndex {
 public:
  /// The posts of one kind in one chain; they precede one another.
  struct List {
    ChainId chain;
    PostKindId kind;
    std::vector<PostEntry> posts;
  };
  /// Messages of one kind, or the barriers of one queue.
  struct Kind {
    trace::MessageId example;  ///< Any of them; none for barriers.
    std::vector<PostListId> lists;
    std::vector<trace::MessageId> messages;  ///< In the order of their posts.
    bool barriers() const { return !example.valid(); }
  };

  PostIndex(const OrderGraph& graph, const trace::TraceTables& tables);

  PostKindId kind_of(trace::MessageId message) const { return kind_of_message_[message]; }
  PostKindId barriers_of(trace::QueueId queue) const { return barriers_[queue]; }
  const Kind& kind(PostKindId id) const { return kinds_[id]; }
  const List& list(PostListId id) const { return lists_[id]; }
  const std::vector<PostKindId>& kinds_of(trace::QueueId queue) const { return kinds_of_queue_[queue]; }
  std::span<const PostListId> lists_of(ChainId chain, trace::QueueId queue) const;
  /// Of all chains.
  size_t list_count(trace::QueueId queue) const { return list_count_[queue]; }

  /// The list to add a post to; posts are added in recorded order.
  List& extend(ChainId chain, trace::QueueId queue, PostKindId kind);
  void add_message(trace::MessageId message) { kinds_[kind_of(message)].messages.push_back(message); }

 private:
  base::IdVector<PostKindId, Kind> kinds_;
  base::IdVector<PostListId, List> lists_;
  base::IdVector<trace::MessageId, PostKindId> kind_of_message_;
  base::IdVector<trace::QueueId, PostKindId> barriers_;
  base::IdVector<trace::QueueId, std::vector<PostKindId>> kinds_of_queue_;  ///< Those that have posts.
  base::IdVector<trace::QueueId, size_t> list_count_;
  absl::flat_hash_map<std::pair<ChainId, trace::QueueId>, std::vector<PostListId>> lists_of_;
  absl::flat_hash_map<std::pair<ChainId, PostKindId>, PostListId> list_of_;
};

}  // namespace antecede::order
