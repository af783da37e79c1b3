#include "order/event_order.h"
#include "order/rules/removal.h"

// Removals of messages from their queues.
namespace antecede::order {

using trace::MessageId;

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

}  // namespace antecede::order
