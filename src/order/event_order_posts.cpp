#include <algorithm>
#include <bit>

#include "order/event_order.h"
#include "order/rules/atomic.h"
#include "order/rules/looper_order.h"
#include "order/rules/removal.h"

// Posts and removals, and the chains.
namespace antecede::order {

using trace::MessageId;
using trace::OperationKind;

// The post is pending from here on; of those like it before, it stands for the ones that it comes after.
void EventOrder::note_post(Evaluation& now) {
  MessageId message = graph_.node(now.node).message();
  const trace::Message& posted = tables_->messages[message];
  auto& fronts = fronts_[posted.queue];
  if (is_front(posted) && (fronts.empty() || fronts.back() < now.node)) fronts.push_back(now.node);
  uint32_t slot = slots_.of(message);
  if (slot == PostSlots::k_none) return;
  for (BitSet* set : {&now.posts, &now.inner}) {
    std::vector<uint32_t> replaced;
    for_each_post(*set, posted.queue, [&](uint32_t other) {
      MessageId earlier = slots_[other].message;
      if (earlier.valid() && earlier != message && queue_rules_.stands_for(message, earlier))
        replaced.push_back(other);
    });
    for (uint32_t other : replaced) {
      *set = without_post(*set, other);
      auto& hidden = hidden_[message];
      MessageId earlier = slots_[other].message;
      if (std::find(hidden.begin(), hidden.end(), earlier) == hidden.end()) hidden.push_back(earlier);
    }
  }
  BitSet& set = slots_[slot].inner ? now.inner : now.posts;
  set = with_post(set, slot);
}

void EventOrder::note_barrier(Evaluation& now) {
  uint32_t slot = slots_.of(trace::BarrierId(graph_.node(now.node).subject));
  if (slot == PostSlots::k_none) return;
  BitSet& set = slots_[slot].inner ? now.inner : now.posts;
  set = with_post(set, slot);
}

BitSet EventOrder::with_post(BitSet set, uint32_t slot) {
  return sets_.with(set, slot / 32, sets_.get(set, slot / 32) | 1u << (slot % 32));
}

BitSet EventOrder::without_post(BitSet set, uint32_t slot) {
  return sets_.with(set, slot / 32, sets_.get(set, slot / 32) & ~(1u << (slot % 32)));
}

// Drops posts whose events are known to have ended: those are in the clock. Looks at what is new since `before`.
void EventOrder::forget_ended(Evaluation& now, BitSet before) {
  // Without MsgEnqueue a begin does not know what its post knew, and has to be told all.
  if (!rules_.has(Rule::MsgEnqueue)) return;
  if (now.posts != posts_[now.node]) now.posts = without_ended(now, now.posts, before);
  if (now.inner != inner_[now.node]) now.inner = without_ended(now, now.inner, {});
}

BitSet EventOrder::without_ended(const Evaluation& now, BitSet set, BitSet before) {
  std::vector<std::pair<uint32_t, uint32_t>> words;
  sets_.for_each_change(before, set, [&](uint32_t index, uint32_t word) {
    uint32_t kept = word;
    for (uint32_t bits = word; bits; bits &= bits - 1) {
      NodeId done = slots_[index * 32 + static_cast<uint32_t>(std::countr_zero(bits))].done;
      if (done < now.node && knows_here(now, done)) kept &= ~(bits & -bits);
    }
    if (kept != word) words.push_back({index, kept});
  });
  for (auto [index, word] : words) set = sets_.with(set, index, word);
  return set;
}

// MsgRemove: what had been posted before the removal and begun at all had begun before it.
void EventOrder::evaluate_removal(Evaluation& now) {
  if (!rules_.has(Rule::MsgRemove)) return;
  const Node& node = graph_.node(now.node);
  bool learnt = false;
  auto stop = [&](MessageId message) {
    const MessageNodes& nodes = graph_.messages()[message];
    if (!nodes.enqueue.valid() || !nodes.begin.valid() || nodes.begin > now.node) return false;
    if (!knows_here(now, nodes.enqueue)) return false;
    if (!knows_here(now, nodes.begin)) learnt |= absorb(now, nodes.begin, Rule::MsgRemove);
    return true;
  };
  RemovalIndex::Matches* matches = removals_.find(trace::RemovalId(node.object));
  RemovalIndex::Look look = matches ? last_look(*matches, now) : RemovalIndex::Look{now.node, 0, {}};
  if (matches) {
    auto enqueue = [&](size_t i) { return graph_.messages()[matches->messages[i]].enqueue; };
    for (; look.seen < matches->messages.size() && enqueue(look.seen) < now.node; ++look.seen) {
      look.open.push_back(matches->messages[look.seen]);
    }
  }
  MessageId subject = node.message();
  bool named = graph_.messages().contains(subject) && waits_in_queue(tables_->messages[subject]);
  do {
    learnt = false;
    std::erase_if(look.open, stop);
    if (named) stop(subject);
  } while (learnt);
  if (matches) keep_look(*matches, std::move(look));
}

// The last removal with the same keys that is known here: what it found need not be found again.
RemovalIndex::Look EventOrder::last_look(const RemovalIndex::Matches& matches, const Evaluation& now) const {
  for (auto look = matches.looks.rbegin(); look != matches.looks.rend(); ++look) {
    if (look->removal != now.node && !(look->removal < now.node && knows_here(now, look->removal))) continue;
    return {now.node, look->seen, look->open};
  }
  return {now.node, 0, {}};
}

void EventOrder::keep_look(RemovalIndex::Matches& matches, RemovalIndex::Look look) {
  constexpr size_t k_kept = 16;
  if (!matches.looks.empty() && matches.looks.back().removal == look.removal) matches.looks.pop_back();
  if (matches.looks.size() == k_kept) matches.looks.erase(matches.looks.begin());
  matches.looks.push_back(std::move(look));
}

// The queue whose events a chain may be made of; none for strands that are no events of such a queue.
trace::QueueId EventOrder::group_of(StrandId id) const {
  const Strand& strand = graph_.strands()[id];
  if (!strand.event.valid() || graph_.node(strand.first).kind != OperationKind::Begin) return {};
  trace::QueueId queue = tables_->messages[strand.event].queue;
  return runs_one_event_at_a_time(tables_->queues[queue].kind) ? queue : trace::QueueId();
}

// Continues a chain that the strand comes after, else begins one.
void EventOrder::assign_chain(const Evaluation& now) {
  constexpr size_t k_recent = 128;
  StrandId strand = graph_.node(now.node).strand;
  trace::QueueId group = group_of(strand);
  bool found = false;
  graph_.for_each_in(now.node, [&](const Edge& edge) {
    StrandId source = graph_.node(edge.from).strand;
    if (!found && source.valid()) found = extend_chain(strands_[source].chain, strand, now.clock);
  });
  auto& recent = group.valid() ? open_chains_[group] : open_other_chains_;
  for (size_t i = recent.size(); !found && i-- > 0;) {
    found = extend_chain(recent[i], strand, now.clock);
    if (found)
      std::rotate(recent.begin() + static_cast<ptrdiff_t>(i), recent.begin() + static_cast<ptrdiff_t>(i) + 1,
                  recent.end());
  }
  if (found) return;
  strands_[strand].chain = chains_.push_back({group, {strand}});
  if (group.valid()) chains_of_queue_[group].push_back(strands_[strand].chain);
  if (recent.size() == k_recent) recent.erase(recent.begin());
  recent.push_back(strands_[strand].chain);
}

bool EventOrder::extend_chain(ChainId id, StrandId strand, Clock clock) {
  Chain& chain = chains_[id];
  const Strand& tail = graph_.strands()[chain.strands.back()];
  trace::QueueId group = group_of(strand);
  if (chain.queue != group || (group.valid() && !rules_.has(Rule::EventOp))) return false;
  if (clocks_.get(clock, id.value()) <= tail.last_source.value()) return false;
  chain.strands.push_back(strand);
  strands_[strand].chain = id;
  return true;
}

// The last event of a chain that the clock has a part of.
MessageId EventOrder::last_event(ChainId id, uint32_t word) const {
  const std::vector<StrandId>& strands = chains_[id].strands;
  auto begins_later = [&](uint32_t known, StrandId strand) {
    return known <= graph_.strands()[strand].first.value();
  };
  auto after = std::upper_bound(strands.begin(), strands.end(), word, begins_later);
  ANTECEDE_ASSERT(after != strands.begin());
  return graph_.strands()[*std::prev(after)].event;
}

}  // namespace antecede::order
