#pragma once

// MsgAtTime (speculative): of two messages that one event of the looper posts to its own queue for points of time,
// the one for the earlier point is dispatched first, whichever was posted first.
//
//   handler.postAtTime(a, x + 100);
//   handler.postAtTime(b, x);        // in an event of the handler's looper: b ends before a begins
//
// Android: the queue sorts by time, and both stand in it before the looper takes the next message. From another
// thread the looper may have taken `a` already: no order. The recorded times may come from two readings of the clock
// (`uptimeMillis() + 2`, then `uptimeMillis() + 1`), whose order depends on the time in between: if the one posted
// later is the earlier one, a frame must lie between the two. Speculative, because an event may take longer than
// that.

#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "order/graph_draft.h"
#include "order/message_facts.h"
#include "trace/trace.h"

namespace antecede::order {

/// So much may pass between two readings of the clock in one event: a frame of the display.
inline constexpr int64_t k_between_readings = 16'000'000;

/// MsgAtTime's condition on two messages posted by one event of their looper; `first_posted_first` tells their order.
inline Answer at_time_order(const Post& first, const Post& second, bool first_posted_first) {
  if (first.any_type || second.any_type) return Answer::Unknown;
  if (first.type != trace::MessageType::AtTime || second.type != trace::MessageType::AtTime) return Answer::Never;
  const Range none = Range::exactly(0);
  const Answer in_time = (!(first.time <= none)) & (!(second.time <= none)) &
                         same_side_of_barriers(first, second);
  if (in_time != Answer::Always) return in_time;
  if (!first_posted_first) {
    const Range apart{second.time.low - first.time.high, second.time.high - first.time.low};
    return Range::exactly(k_between_readings) <= apart;
  }
  const bool same = first.same_time != 0 && first.same_time == second.same_time;
  return same ? Answer::Always : first.time <= second.time;
}
inline bool at_time_order(const trace::Message& first, const trace::Message& second, bool first_posted_first) {
  return at_time_order(Post::exactly(first), Post::exactly(second), first_posted_first) == Answer::Always;
}

/// MsgAtTime's edges: from the end of an event to the begin of another whose message the same event posted. A begin
/// costs a look at each message that this event posted for a point of time.
class MsgAtTimeRule {
 public:
  void note_post(trace::MessageId id, NodeId node, const GraphDraft& draft) {
    trace::MessageId poster = draft.graph().event_of(node);
    const trace::Message& posted = draft.tables().messages[id];
    bool to_own_looper =
        poster.valid() && draft.tables().messages[poster].queue == posted.queue && draft.is_on_looper(id);
    if (to_own_looper && posted.type == trace::MessageType::AtTime && draft.is_on(Rule::MsgAtTime)) {
      timed_[poster].push_back(id);
    }
  }

  /// The message's event begins.
  void connect(trace::MessageId id, GraphDraft& draft) const {
    const MessageNodes nodes = draft.message(id);
    const auto& messages = draft.tables().messages;
    if (!nodes.enqueue.valid() || messages[id].type != trace::MessageType::AtTime) return;
    auto siblings = timed_.find(draft.graph().event_of(nodes.enqueue));
    if (siblings == timed_.end()) return;
    for (trace::MessageId other : siblings->second) {
      if (other == id || messages[other].queue != messages[id].queue) continue;
      const MessageNodes& first = draft.message(other);
      bool posted_first = first.enqueue < nodes.enqueue;
      if (at_time_order(messages[other], messages[id], posted_first)) {
        draft.connect(first.end, nodes.begin, Rule::MsgAtTime);
      }
    }
  }

 private:
  absl::flat_hash_map<trace::MessageId, std::vector<trace::MessageId>> timed_;  ///< By the event that posted them.
};

}  // namespace antecede::order
