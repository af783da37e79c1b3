#include "order/queue_waits.h"

#include <algorithm>
#include <cstddef>

#include "order/rules/barrier.h"

namespace antecede::order {

using trace::MessageId;
using trace::QueueId;

QueueWaits::QueueWaits(const OrderGraph& graph, const trace::TraceTables& tables, RuleSet rules,
                       const ChainClocks& clocks)
    : graph_(graph),
      tables_(tables),
      rules_(rules),
      clocks_(clocks),
      queue_rules_(graph, tables, rules),
      posts_(graph, tables),
      impatient_(graph.messages().size()) {}

void QueueWaits::note_post(NodeId node) {
  MessageId message = graph_.node(node).message();
  const MessageNodes& nodes = graph_.messages()[message];
  NodeId done = nodes.instead.valid() ? nodes.instead : nodes.end;
  if (nodes.enqueue != node || !done.valid() || !queue_rules_.may_order(message)) return;
  add_post(tables_.messages[message].queue, posts_.kind_of(message), {node, done, message.value()});
}

void QueueWaits::note_barrier(NodeId node) {
  trace::BarrierId barrier(graph_.node(node).subject);
  const BarrierNodes& nodes = graph_.barriers()[barrier];
  QueueId queue = tables_.barriers[barrier].queue;
  bool stops = rules_.has(Rule::Barrier) && tables_.queues[queue].kind == trace::Queue::Kind::Looper;
  if (!stops || nodes.post != node || !nodes.removal.valid()) return;
  add_post(queue, posts_.barriers_of(queue), {node, nodes.removal, barrier.value()});
}

void QueueWaits::add_post(QueueId queue, PostKindId kind, PostEntry post) {
  PostIndex::List& list = posts_.extend(clocks_.chain_of(post.node), queue, kind);
  if (!list.posts.empty() && list.posts.back().node >= post.node) return;
  if (!posts_.kind(kind).barriers()) posts_.add_message(post.message());
  MessageId example = posts_.kind(kind).example;
  bool in_order = example.valid() && rules_.has(Rule::EventOp) && queue_rules_.orders(example, example);
  uint32_t before = static_cast<uint32_t>(list.posts.size()) - 1;
  while (before != PostEntry::k_none && replaces(post, list.posts[before], in_order)) before = list.posts[before].besides;
  post.besides = before;
  list.posts.push_back(post);
}

// Whoever waits for the later post, one of the same list, has waited for the earlier one.
bool QueueWaits::replaces(const PostEntry& later, const PostEntry& earlier, bool in_order) const {
  // With MsgEnqueue whoever was posted after the later one knows what that one knew.
  if (rules_.has(Rule::MsgEnqueue) && earlier.done < later.node && clocks_.node_ordered(earlier.done, later.node))
    return true;
  if (!in_order || !clocks_.node_ordered(earlier.node, later.node)) return false;
  NodeId begin = graph_.messages()[later.message()].begin;
  return begin.valid() && earlier.done < begin;
}

std::vector<Wait> QueueWaits::waits_of(MessageId message) {
  std::vector<Wait> waits;
  if (!graph_.messages()[message].enqueue.valid()) return waits;
  MessageId base = base_of(message);
  if (base.valid()) {
    Rule rule;
    queue_rules_.orders(base, message, rule);
    waits.push_back({graph_.messages()[base].end, rule});
  }
  for_each_known(message, base, [&](const PostIndex::List& list, uint32_t first, uint32_t last, Rule rule) {
    look_back(message, list, first, last, rule, waits);
  });
  return waits;
}

// An earlier message of the same kind for which the message waits, or none.
MessageId QueueWaits::base_of(MessageId message) const {
  constexpr ptrdiff_t k_tries = 1024;  // Without a base all chains have to be looked at.
  const MessageNodes& nodes = graph_.messages()[message];
  if (!rules_.has(Rule::EventOp) || !queue_rules_.orders(message, message)) return {};
  const std::vector<MessageId>& alike = posts_.kind(posts_.kind_of(message)).messages;
  auto posted_before = [&](MessageId other, NodeId node) { return graph_.messages()[other].enqueue < node; };
  auto from = std::lower_bound(alike.begin(), alike.end(), nodes.enqueue, posted_before);
  for (auto at = from; at != alike.begin() && from - at < k_tries;) {
    const MessageNodes& other = graph_.messages()[*--at];
    bool fits = other.begin.valid() && other.end < nodes.begin && !impatient_[at->value()];
    if (fits && clocks_.node_ordered(other.enqueue, nodes.enqueue)) return *at;
  }
  return {};
}

// The first node of a chain that is not known at the base's post, which may be missing.
uint32_t QueueWaits::first_unknown(NodeId base_post, ChainId chain) const {
  if (!base_post.valid()) return 0;
  if (chain == clocks_.chain_of(base_post)) return base_post.value() + 1;
  return clocks_.trees().get(clocks_.of(base_post), chain.value());
}

// Calls `visit(list, first, last, rule)` for lists that the message may have to wait for, by a rule, whose posts in
// nodes `first..last`, without the latter, may be known at the message's post and not at that of the base.
template <class Visit>
void QueueWaits::for_each_known(MessageId message, MessageId base, Visit visit) const {
  constexpr size_t k_few = 32;
  NodeId before = base.valid() ? graph_.messages()[base].enqueue : NodeId();
  bool few = posts_.list_count(tables_.messages[message].queue) <= k_few;
  !before.valid() || few ? for_each_list(message, before, visit) : for_each_change(message, before, visit);
}

// By all lists of the queue.
template <class Visit>
void QueueWaits::for_each_list(MessageId message, NodeId before, Visit visit) const {
  NodeId enqueue = graph_.messages()[message].enqueue;
  ChainId own = clocks_.chain_of(enqueue);
  Rule rule;
  for (PostKindId kind : posts_.kinds_of(tables_.messages[message].queue)) {
    if (!may_wait_for(message, kind, rule)) continue;
    for (PostListId id : posts_.kind(kind).lists) {
      const PostIndex::List& list = posts_.list(id);
      uint32_t known = clocks_.trees().get(clocks_.of(enqueue), list.chain.value());
      visit(list, first_unknown(before, list.chain), list.chain == own ? enqueue.value() : known, rule);
    }
  }
}

// By the difference of the two posts' clocks.
template <class Visit>
void QueueWaits::for_each_change(MessageId message, NodeId before, Visit visit) const {
  QueueId queue = tables_.messages[message].queue;
  NodeId enqueue = graph_.messages()[message].enqueue;
  ChainId own = clocks_.chain_of(enqueue);
  auto visit_chain = [&](ChainId chain, uint32_t last) {
    Rule rule;
    for (PostListId id : posts_.lists_of(chain, queue)) {
      const PostIndex::List& list = posts_.list(id);
      if (may_wait_for(message, list.kind, rule)) visit(list, first_unknown(before, chain), last, rule);
    }
  };
  visit_chain(own, enqueue.value());
  clocks_.trees().for_each_change(clocks_.of(before), clocks_.of(enqueue), [&](uint32_t chain, uint32_t word) {
    if (ChainId(chain) != own) visit_chain(ChainId(chain), word);
  });
}

bool QueueWaits::may_wait_for(MessageId message, PostKindId kind, Rule& rule) const {
  if (!posts_.kind(kind).barriers()) return queue_rules_.orders(posts_.kind(kind).example, message, rule);
  rule = Rule::Barrier;
  return barrier_stops(tables_.messages[message]);
}

// Goes through the posts of a list from the last one back, as far as one does not replace those before it.
void QueueWaits::look_back(MessageId message, const PostIndex::List& list, uint32_t first, uint32_t last, Rule rule,
                           std::vector<Wait>& waits) {
  const MessageNodes& nodes = graph_.messages()[message];
  auto posted_before = [](const PostEntry& post, uint32_t node) { return post.node.value() < node; };
  auto end = std::lower_bound(list.posts.begin(), list.posts.end(), last, posted_before);
  uint32_t at = static_cast<uint32_t>(end - list.posts.begin()) - 1;
  while (at != PostEntry::k_none && list.posts[at].node.value() >= first) {
    const PostEntry& post = list.posts[at];
    bool known = clocks_.node_ordered(post.node, nodes.enqueue);
    if (known && post.done < nodes.begin) {
      waits.push_back({post.done, rule});
      at = post.besides;
      continue;
    }
    if (known && !impatient_[message.value()]) {
      impatient_[message.value()] = true;
      ++contradictions_;
    }
    --at;
  }
}

}  // namespace antecede::order
