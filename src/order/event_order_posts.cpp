#include <algorithm>

#include "order/event_order.h"
#include "order/rules/barrier.h"
#include "order/rules/looper_order.h"

// What a message has to wait for in its queue, by what was posted before it (MsgBegin1, Serial, IpcAsync, Barrier,
// MsgInstead).
//
// Of the posts of one kind in one chain only the last one known has to be looked at, as long as each *replaces* those
// before it: waiting for it is waiting for them. And if a message of the same kind was posted before, the *base*, and
// the new message waits for it, then it waits for all that the base had to wait for; only what is known now and was
// not known at the base's post is left to look at.
//
// All this takes for granted that the recording does what the rules say. If an earlier message should have ended
// before this one begins and did not, this one is *impatient*: it cannot be a base, and one looks behind such posts.
namespace antecede::order {

using trace::MessageId;
using trace::QueueId;

void EventOrder::note_post(NodeId node) {
  MessageId message = graph_.node(node).message();
  const trace::Message& posted = tables_->messages[message];
  auto& fronts = fronts_[posted.queue];
  if (is_front(posted) && (fronts.empty() || fronts.back() < node)) fronts.push_back(node);
  const MessageNodes& nodes = graph_.messages()[message];
  NodeId done = nodes.instead.valid() ? nodes.instead : nodes.end;
  if (nodes.enqueue != node || !done.valid() || !queue_rules_.may_order(message)) return;
  add_post(posted.queue, posts_.kind_of(message), {node, done, message.value()});
}

void EventOrder::note_barrier(NodeId node) {
  trace::BarrierId barrier(graph_.node(node).subject);
  const BarrierNodes& nodes = graph_.barriers()[barrier];
  QueueId queue = tables_->barriers[barrier].queue;
  bool stops = rules_.has(Rule::Barrier) && tables_->queues[queue].kind == trace::Queue::Kind::Looper;
  if (!stops || nodes.post != node || !nodes.removal.valid()) return;
  add_post(queue, posts_.barriers_of(queue), {node, nodes.removal, barrier.value()});
}

void EventOrder::add_post(QueueId queue, PostKindId kind, Post post) {
  PostIndex::List& list = posts_.extend(chain_of(post.node), queue, kind);
  if (!list.posts.empty() && list.posts.back().node >= post.node) return;
  if (!posts_.kind(kind).barriers()) posts_.add_message(post.message());
  MessageId example = posts_.kind(kind).example;
  bool in_order = example.valid() && rules_.has(Rule::EventOp) && queue_rules_.orders(example, example);
  uint32_t before = static_cast<uint32_t>(list.posts.size()) - 1;
  while (before != Post::k_none && replaces(post, list.posts[before], in_order)) before = list.posts[before].besides;
  post.besides = before;
  list.posts.push_back(post);
}

// Whoever waits for the later post, one of the same list, has waited for the earlier one.
bool EventOrder::replaces(const Post& later, const Post& earlier, bool in_order) const {
  // With MsgEnqueue whoever was posted after the later one knows what that one knew.
  if (rules_.has(Rule::MsgEnqueue) && earlier.done < later.node && node_ordered(earlier.done, later.node))
    return true;
  if (!in_order || !node_ordered(earlier.node, later.node)) return false;
  NodeId begin = graph_.messages()[later.message()].begin;
  return begin.valid() && earlier.done < begin;
}

std::vector<EventOrder::Wait> EventOrder::waits_of(MessageId message) {
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
MessageId EventOrder::base_of(MessageId message) const {
  constexpr ptrdiff_t k_tries = 1024;  // Without a base all chains have to be looked at.
  const MessageNodes& nodes = graph_.messages()[message];
  if (!rules_.has(Rule::EventOp) || !queue_rules_.orders(message, message)) return {};
  const std::vector<MessageId>& alike = posts_.kind(posts_.kind_of(message)).messages;
  auto posted_before = [&](MessageId other, NodeId node) { return graph_.messages()[other].enqueue < node; };
  auto from = std::lower_bound(alike.begin(), alike.end(), nodes.enqueue, posted_before);
  for (auto at = from; at != alike.begin() && from - at < k_tries;) {
    const MessageNodes& other = graph_.messages()[*--at];
    bool fits = other.begin.valid() && other.end < nodes.begin && !impatient_[at->value()];
    if (fits && node_ordered(other.enqueue, nodes.enqueue)) return *at;
  }
  return {};
}

// Calls `visit(list, first, last, rule)` for lists that the message may have to wait for, by a rule, whose posts in
// nodes `first..last`, without the latter, may be known at the message's post and not at that of the base.
template <class Visit>
void EventOrder::for_each_known(MessageId message, MessageId base, Visit visit) const {
  constexpr size_t k_few = 32;
  QueueId queue = tables_->messages[message].queue;
  NodeId enqueue = graph_.messages()[message].enqueue;
  NodeId before = base.valid() ? graph_.messages()[base].enqueue : NodeId();
  ChainId own = chain_of(enqueue);
  auto first_of = [&](ChainId chain) {
    if (!before.valid()) return 0u;
    return chain == chain_of(before) ? before.value() + 1 : clocks_.get(clock_[before], chain.value());
  };
  Rule rule;
  if (!before.valid() || posts_.list_count(queue) <= k_few) {
    for (PostKindId kind : posts_.kinds_of(queue)) {
      if (!may_wait_for(message, kind, rule)) continue;
      for (PostListId id : posts_.kind(kind).lists) {
        const PostIndex::List& list = posts_.list(id);
        uint32_t known = clocks_.get(clock_[enqueue], list.chain.value());
        visit(list, first_of(list.chain), list.chain == own ? enqueue.value() : known, rule);
      }
    }
    return;
  }
  auto visit_chain = [&](ChainId chain, uint32_t last) {
    for (PostListId list : posts_.lists_of(chain, queue)) {
      if (may_wait_for(message, posts_.list(list).kind, rule)) visit(posts_.list(list), first_of(chain), last, rule);
    }
  };
  visit_chain(own, enqueue.value());
  clocks_.for_each_change(clock_[before], clock_[enqueue], [&](uint32_t chain, uint32_t word) {
    if (ChainId(chain) != own) visit_chain(ChainId(chain), word);
  });
}

bool EventOrder::may_wait_for(MessageId message, PostKindId kind, Rule& rule) const {
  if (!posts_.kind(kind).barriers()) return queue_rules_.orders(posts_.kind(kind).example, message, rule);
  rule = Rule::Barrier;
  return barrier_stops(tables_->messages[message]);
}

// Goes through the posts of a list from the last one back, as far as one does not replace those before it.
void EventOrder::look_back(MessageId message, const PostIndex::List& list, uint32_t first, uint32_t last, Rule rule,
                           std::vector<Wait>& waits) {
  const MessageNodes& nodes = graph_.messages()[message];
  auto posted_before = [](const Post& post, uint32_t node) { return post.node.value() < node; };
  auto end = std::lower_bound(list.posts.begin(), list.posts.end(), last, posted_before);
  uint32_t at = static_cast<uint32_t>(end - list.posts.begin()) - 1;
  while (at != Post::k_none && list.posts[at].node.value() >= first) {
    const Post& post = list.posts[at];
    bool known = node_ordered(post.node, nodes.enqueue);
    if (known && post.done < nodes.begin) {
      waits.push_back({post.done, rule});
      at = post.besides;
      continue;
    }
    if (known && !impatient_[message.value()]) {
      impatient_[message.value()] = true;
      ++statistics_.contradictions;
    }
    --at;
  }
}

}  // namespace antecede::order
