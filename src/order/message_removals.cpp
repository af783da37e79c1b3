#include "order/message_removals.h"

#include <cstddef>
#include <utility>
#include <vector>

#include "order/rules/msg_remove.h"

namespace antecede::order {

using trace::MessageId;

void MessageRemovals::evaluate(Evaluation& now) {
  if (!rules_.has(Rule::MsgRemove)) return;
  const Node& node = graph_.node(now.node());
  RemovalIndex::Matches* matches = index_.find(trace::RemovalId(node.object));
  RemovalIndex::Look look = matches ? first_look(*matches, now) : RemovalIndex::Look{now.node(), 0, {}};
  MessageId subject = node.message();
  bool named = graph_.messages().contains(subject) && can_be_removed(tables_.messages[subject]);
  bool learnt = false;
  do {
    learnt = false;
    std::erase_if(look.open, [&](MessageId message) { return conclude(now, message, learnt); });
    if (named) conclude(now, subject, learnt);
  } while (learnt);
  if (matches) keep_look(*matches, std::move(look));
}

// The message had begun before the removal, and it is known that it was posted before: so its begin is known, too.
bool MessageRemovals::conclude(Evaluation& now, MessageId message, bool& learnt) const {
  const MessageNodes& nodes = graph_.messages()[message];
  if (!nodes.enqueue.valid() || !nodes.begin.valid() || nodes.begin > now.node()) return false;
  if (!now.comes_after(nodes.enqueue)) return false;
  if (!now.comes_after(nodes.begin)) learnt |= now.conclude(nodes.begin, Rule::MsgRemove);
  return true;
}

// What is left to look at: what the last look left open, and what was posted since.
RemovalIndex::Look MessageRemovals::first_look(const RemovalIndex::Matches& matches, const Evaluation& now) const {
  RemovalIndex::Look look = last_look(matches, now);
  auto enqueue = [&](size_t i) { return graph_.messages()[matches.messages[i]].enqueue; };
  for (; look.seen < matches.messages.size() && enqueue(look.seen) < now.node(); ++look.seen) {
    look.open.push_back(matches.messages[look.seen]);
  }
  return look;
}

// The last removal with the same keys that is known here: what it found need not be found again.
RemovalIndex::Look MessageRemovals::last_look(const RemovalIndex::Matches& matches, const Evaluation& now) {
  for (auto look = matches.looks.rbegin(); look != matches.looks.rend(); ++look) {
    bool known = look->removal == now.node() || (look->removal < now.node() && now.comes_after(look->removal));
    if (known) return {now.node(), look->seen, look->open};
  }
  return {now.node(), 0, {}};
}

void MessageRemovals::keep_look(RemovalIndex::Matches& matches, RemovalIndex::Look look) {
  constexpr size_t k_kept = 16;
  if (!matches.looks.empty() && matches.looks.back().removal == look.removal) matches.looks.pop_back();
  if (matches.looks.size() == k_kept) matches.looks.erase(matches.looks.begin());
  matches.looks.push_back(std::move(look));
}

}  // namespace antecede::order
