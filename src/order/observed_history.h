#pragma once

#include <algorithm>
#include <vector>

#include "order/order_graph.h"

namespace antecede::order {

/// The events of one kind that have ended, for the rules that make recorded order a rule: each one precedes those
/// that begin later (and, with IPC, were sent later). Finds for a new event the few that imply all others.
class ObservedHistory {
 public:
  /// An event has ended. `sent` is where it was enqueued; always the same if that does not matter.
  void add(NodeId begin, NodeId end, NodeId sent) {
    NodeId latest = entries_.empty() ? sent : std::max(entries_.back().latest_sent, sent);
    entries_.push_back({begin, end, sent, latest});
  }

  /// Calls `visit(end)` for the events that precede one sent at `sent`. Unless `all`, leaves out those that precede
  /// another one that is visited.
  template <class Visit>
  void for_each_before(NodeId sent, bool all, Visit visit) const {
    NodeId covered_until(0), covered_sent(0);
    bool covers = false;
    for (size_t i = entries_.size(); i-- > 0;) {
      const Entry& entry = entries_[i];
      if (covers && entry.end < covered_until && entry.latest_sent <= covered_sent) return;
      if (entry.sent > sent) continue;
      visit(entry.end);
      if (all || (covers && entry.sent < covered_sent)) continue;
      covers = true;
      covered_until = entry.begin;
      covered_sent = entry.sent;
    }
  }

 private:
  struct Entry {
    NodeId begin, end, sent;
    NodeId latest_sent;  ///< Of this one and all before.
  };
  std::vector<Entry> entries_;  ///< By end.
};

}  // namespace antecede::order
