#pragma once

#include <cstdint>
#include <vector>

#include "order/chain_clocks.h"
#include "order/post_index.h"
#include "order/queue_rules.h"

namespace antecede::order {

/// What a begin has to wait for, with the rule that says so.
struct Wait {
  NodeId done;
  Rule rule{};
};

/// What a message has to wait for in its queue, by what was posted before it (MsgBegin1, Serial, IpcAsync, Barrier,
/// MsgInstead). A part of `EventOrder`.
///
/// Of the posts of one kind in one chain only the last one known has to be looked at, as long as each *replaces*
/// those before it: waiting for it is waiting for them. And if a message of the same kind was posted before, the
/// *base*, and the new message waits for it, then it waits for all that the base had to wait for; only what is known
/// now and was not known at the base's post is left to look at.
///
/// All this takes for granted that the recording does what the rules say. If an earlier message should have ended
/// before this one begins and did not, this one is *impatient*: it cannot be a base, and one looks behind such posts.
///
/// Assumes that posts are noted in recorded order, when their clocks are known. A message costs the difference of two
/// clocks, and per chain in it the kinds of posts to the queue; without a base, a look at all lists of the queue.
class QueueWaits {
 public:
  /// All of these must outlive it.
  QueueWaits(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules, const ChainClocks& clocks);

  /// A message, or a barrier, is posted for which others may have to wait.
  void note_post(NodeId enqueue);
  void note_barrier(NodeId post);
  /// In no particular order.
  std::vector<Wait> waits_of(trace::MessageId message);
  /// How many messages began before another that their queue should have had begin first.
  uint64_t contradictions() const { return contradictions_; }

 private:
  void add_post(trace::QueueId queue, PostKindId kind, PostEntry post);
  bool replaces(const PostEntry& later, const PostEntry& earlier, bool in_order) const;
  trace::MessageId base_of(trace::MessageId message) const;
  uint32_t first_unknown(NodeId base_post, ChainId chain) const;
  template <class Visit>
  void for_each_known(trace::MessageId message, trace::MessageId base, Visit visit) const;
  template <class Visit>
  void for_each_list(trace::MessageId message, NodeId before, Visit visit) const;
  template <class Visit>
  void for_each_change(trace::MessageId message, NodeId before, Visit visit) const;
  bool may_wait_for(trace::MessageId message, PostKindId kind, Rule& rule) const;
  void look_back(trace::MessageId message, const PostIndex::List& list, uint32_t first, uint32_t last, Rule rule,
                 std::vector<Wait>& waits);

  const OrderGraph& graph_;
  const trace::TraceTables& tables_;
  RuleSet rules_;
  const ChainClocks& clocks_;
  QueueRules queue_rules_;
  PostIndex posts_;
  std::vector<bool> impatient_;  ///< Messages that did not wait for all they should have waited for.
  uint64_t contradictions_ = 0;
};

}  // namespace antecede::order
