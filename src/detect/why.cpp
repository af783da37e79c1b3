#include "detect/why.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "order/message_facts.h"

namespace antecede::detect {

using order::NodeId;
using trace::MessageId;
using trace::MessageType;

namespace {

std::string milliseconds(int64_t nanoseconds) {
  return fmt::format("{} ms", static_cast<double>(nanoseconds / 1000) / 1000);
}

}  // namespace

std::string WhyUnordered::operator()(const race::Race& race, const Example& example) const {
  const TraceSide &first = example.sides[0], &second = example.sides[1];
  if (!race.same_looper) return thread_reason(race, example);
  bool in_order = first.at < second.at;
  return looper_reason(in_order ? first : second, in_order ? second : first);
}

std::string WhyUnordered::looper_reason(const TraceSide& first, const TraceSide& second) const {
  const auto& messages = order_.graph().messages();
  NodeId one = messages[first.event].enqueue, other = messages[second.event].enqueue;
  trace::QueueId queue = order_.tables().messages[first.event].queue;
  std::string place = name(order_.tables().queues[queue].name);
  std::string both = place.empty()                     ? "Both run on one queue"
                     : place.starts_with("looper of ") ? fmt::format("Both run on the {}", place)
                                                       : fmt::format("Both run on the queue {}", place);
  bool posted_in_turn =
      one.valid() && other.valid() && (order_.node_ordered(one, other) || order_.node_ordered(other, one));
  if (posted_in_turn) {
    const auto& [early, late] = one < other ? std::tie(first, second) : std::tie(second, first);
    if (std::string reason = queue_reason(early.event, late.event); !reason.empty()) {
      return fmt::format("{}, and {} is posted before {}, but {}.", both, label(strand_of(early)),
                         label(strand_of(late)), reason);
    }
  }
  return fmt::format("{} one after the other, but nothing says which comes first: {}, {}{}.", both, origin(first),
                     origin(second), common_cause(first, second));
}

// Why the queue need not keep the order of two posts.
std::string WhyUnordered::queue_reason(MessageId first, MessageId second) const {
  const trace::Message &a = order_.tables().messages[first], &b = order_.tables().messages[second];
  if (order::is_front(b)) return "the second goes to the front of the queue";
  if (a.type == MessageType::AtTime || b.type == MessageType::AtTime) {
    return "one of them is for a point of time, which may come sooner or later";
  }
  if (a.type == MessageType::Idle) return "the first waits until the queue is idle";
  if (a.type != MessageType::Delayed) return {};
  if (b.type == MessageType::Delayed && order::delay_of(a) > order::delay_of(b)) {
    return fmt::format("the first has the longer delay ({} against {})", milliseconds(order::delay_of(a)),
                       milliseconds(order::delay_of(b)));
  }
  if (b.type == MessageType::Idle)
    return fmt::format("the first has a delay of {}", milliseconds(order::delay_of(a)));
  return b.asynchronous && !a.asynchronous ? "the second is asynchronous and may pass the first at a barrier" : "";
}

std::string WhyUnordered::thread_reason(const race::Race& race, const Example& example) const {
  const TraceSide &first = example.sides[0], &second = example.sides[1];
  std::string where = first.thread == second.thread ? fmt::format("Both run on {}", thread_name(first.thread))
                                                    : fmt::format("They run on {} and {}", thread_name(first.thread),
                                                                  thread_name(second.thread));
  std::string_view how = race.lock_protected                     ? ", kept apart by a lock but in no fixed order"
                         : race.kind == race::RaceKind::DataRace ? " without a common lock, possibly at the same time"
                                                                 : " in no fixed order";
  return fmt::format("{}{}: {}, {}{}.", where, how, origin(first), origin(second), common_cause(first, second));
}

std::string WhyUnordered::thread_name(trace::ThreadId thread) const {
  std::string known = name(order_.tables().threads[thread].name);
  return known.empty() ? fmt::format("thread {}", thread.value()) : known;
}

std::string WhyUnordered::label(StrandId id) const {
  const order::Strand& strand = order_.graph().strands()[id];
  if (!strand.event.valid()) return thread_name(strand.thread);
  std::string known = name(order_.tables().messages[strand.event].label);
  return known.empty() ? fmt::format("event {}", strand.event.value()) : known;
}

// `click() is an input event`, `Main$1.run() is posted by onCreate() (Main.java:12)`.
std::string WhyUnordered::origin(const TraceSide& side) const {
  StrandId strand = strand_of(side);
  if (!side.event.valid()) return fmt::format("{} is a thread of its own", label(strand));
  if (side.source == race::Source::Input) return label(strand) + " is an input event";
  if (side.source == race::Source::Display) return label(strand) + " is a display event";
  std::string by = poster(side.event);
  if (by.empty()) return label(strand) + " comes from outside";
  std::string_view verb = side.source == race::Source::Ipc ? "is called from" : "is posted by";
  return fmt::format("{} {} {}", label(strand), verb, by);
}

std::string WhyUnordered::poster(MessageId event) const {
  NodeId enqueue = order_.graph().messages()[event].enqueue;
  if (!enqueue.valid()) return {};
  const order::Node& node = order_.graph().node(enqueue);
  std::string text = label(node.strand);
  trace::FrameId frame = stacks_.charged(node.stack);
  if (!order_.tables().frames.contains(frame)) return text;
  const trace::Frame& at = order_.tables().frames[frame];
  if (stacks_.frame_origin(frame) == base::Origin::Model) return text;  // Lines of ours, which nobody can look up.
  if (std::string file = name(at.file); !file.empty()) text += fmt::format(" ({}:{})", file, at.line);
  return text;
}

// What a strand was started by: the poster of its message, the forker of its thread.
order::StrandId WhyUnordered::cause_of(StrandId id) const {
  const order::OrderGraph& graph = order_.graph();
  const order::Strand& strand = graph.strands()[id];
  NodeId from = strand.event.valid() ? graph.messages()[strand.event].enqueue : NodeId();
  if (!strand.event.valid()) {
    graph.for_each_in(strand.first, [&](const order::Edge& edge) {
      if (edge.rule == order::Rule::ThreadFork) from = edge.from;
    });
  }
  return from.valid() ? graph.node(from).strand : StrandId();
}

std::string WhyUnordered::common_cause(const TraceSide& first, const TraceSide& second) const {
  constexpr size_t k_far = 64;
  std::vector<StrandId> causes{strand_of(first)};
  while (causes.size() < k_far && causes.back().valid()) causes.push_back(cause_of(causes.back()));
  StrandId other = strand_of(second);
  for (size_t steps = 0; steps < k_far && other.valid(); ++steps, other = cause_of(other)) {
    if (std::ranges::find(causes, other) == causes.end()) continue;
    if (other == causes.front() || steps == 0) return {};
    return fmt::format("; both go back to {}, which waits for neither", label(other));
  }
  return {};
}

}  // namespace antecede::detect
