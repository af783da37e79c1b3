#include "verify/order_proof.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

namespace antecede::verify {

using order::NodeId;
using order::OrderStep;
using order::Rule;

namespace {

/// The last node of the strand before the access.
NodeId segment_of(const order::OrderGraph& graph, const OrderedSide& side) {
  NodeId found;
  for (const order::Strand& strand : graph.strands()) {
    if (strand.thread != side.thread || strand.event != side.event) continue;
    for (NodeId node = strand.first; node.valid() && graph.node(node).position < side.at; node = graph.node(node).next)
      if (!found.valid() || graph.node(node).position > graph.node(found).position) found = node;
  }
  return found;
}

bool is_queue_rule(Rule rule) {
  switch (rule) {
    case Rule::LooperAtomic:
    case Rule::MsgRemove:
    case Rule::MsgBegin1:
    case Rule::MsgBegin2:
    case Rule::Serial:
    case Rule::Barrier:
    case Rule::Native:
    case Rule::IpcHandle:
    case Rule::IpcAsync:
    case Rule::MsgAtTime:
    case Rule::MsgInstead: return true;
    default: return false;
  }
}

/// Looks at the steps of an explanation.
class Steps {
 public:
  Steps(const order::EventOrder& order, std::vector<OrderStep> steps) : order_(order), steps_(std::move(steps)) {}

  OrderProof proof(const OrderedSide& first, NodeId second) const {
    OrderProof proof;
    proof.is_observed = std::ranges::any_of(steps_, [&](const OrderStep& step) {
      return order::rule_info(step.rule).observed && step.rule != Rule::Native && !is_system(step.from) && !is_system(step.to);
    });
    const bool by_system = std::ranges::any_of(
        steps_, [&](const OrderStep& step) { return is_system(step.from) || is_system(step.to); });
    const bool by_queue = std::ranges::any_of(steps_, [](const OrderStep& step) { return is_queue_rule(step.rule); });
    const bool are_systems = is_sent_by_system(first.event) && is_sent_by_system(graph().event_of(second));
    if (by_system || are_systems || is_other_callback(first) || comes_of_other_callback(first, second)) proof.type = OrderProof::Type::Lifecycle;
    else if (by_queue) proof.type = OrderProof::Type::Queue;
    proof.words = words(proof.type);
    return proof;
  }

 private:
  const order::OrderGraph& graph() const { return order_.graph(); }

  /// Whether the node is something that the system or the user does.
  bool is_system(NodeId node) const {
    const order::StrandId strand = graph().node(node).strand;
    if (!strand.valid()) return false;
    return order_.tables().names[order_.tables().threads[graph().strands()[strand].thread].name] == "system";
  }

  bool is_sent_by_system(trace::MessageId event) const {
    if (!event.valid()) return false;
    const trace::ThreadId sender = graph().messages()[event].sender;
    return sender.valid() && order_.tables().names[order_.tables().threads[sender].name] == "system";
  }

  /// The outermost code of the app: the callback that was called.
  trace::FrameId callback_of(trace::StackId stack) const {
    trace::FrameId found;
    for (; stack.valid(); stack = order_.tables().stacks[stack].caller) {
      const trace::FrameId frame = order_.tables().stacks[stack].frame;
      if (!base::is_platform(order_.tables().frames[frame].origin)) found = frame;
    }
    return found;
  }

  /// The chain leaves the event of the first access in another callback of the same message of the system.
  bool is_other_callback(const OrderedSide& first) const {
    if (!is_sent_by_system(first.event)) return false;
    for (const OrderStep& step : steps_) {
      if (graph().event_of(step.from) != first.event || graph().event_of(step.to) == first.event) continue;
      return differ(first.stack, graph().node(step.from).stack);
    }
    return false;
  }

  /// What posted the event or started the thread of a node; none: nothing that was recorded.
  NodeId cause_of(NodeId node) const {
    const order::StrandId id = graph().node(node).strand;
    if (!id.valid()) return {};
    const order::Strand& strand = graph().strands()[id];
    if (strand.event.valid()) return graph().messages()[strand.event].enqueue;
    NodeId cause;
    graph().for_each_in(strand.first, [&](const order::Edge& edge) {
      if (edge.rule == Rule::ThreadFork) cause = edge.from;
    });
    return cause;
  }

  /// The second access is there because of another callback of the message that the first one is in, of another message of the
  /// system, or of input, which comes to what is shown.
  bool comes_of_other_callback(const OrderedSide& first, NodeId second) const {
    constexpr size_t k_farthest = 20;
    if (!is_sent_by_system(first.event)) return false;
    NodeId last = second;
    for (size_t i = 0; i < k_farthest; ++i) {
      const NodeId cause = cause_of(last);
      if (!cause.valid()) return graph().event_of(last).valid();  // From outside.
      const trace::MessageId event = graph().event_of(cause);
      if (event == first.event) return differ(first.stack, graph().node(cause).stack);
      if (is_sent_by_system(event)) return true;
      last = cause;
    }
    return false;
  }

  bool differ(trace::StackId one, trace::StackId other) const {
    const trace::FrameId mine = callback_of(one), others = callback_of(other);
    if (!mine.valid() || !others.valid()) return false;
    const trace::Frame &first = order_.tables().frames[mine], &second = order_.tables().frames[others];
    return first.owner != second.owner || first.method != second.method;
  }

  std::string words(OrderProof::Type type) const {
    std::vector<std::string> rules;
    for (const OrderStep& step : steps_) {
      if (step.rule == Rule::EventOp || step.rule == Rule::ThreadOp) continue;
      const order::RuleInfo& info = order::rule_info(step.rule);
      std::string one = fmt::format("{} ({})", info.explanation, info.name);
      if (std::ranges::find(rules, one) == rules.end()) rules.push_back(std::move(one));
    }
    const char* const kind = type == OrderProof::Type::Lifecycle ? "type 1, the life of a component orders them: "
                             : type == OrderProof::Type::Queue   ? "type 2, the order of a queue keeps them: "
                                                                 : "they are ordered: ";
    return kind + fmt::format("{}", fmt::join(rules, "; "));
  }

  const order::EventOrder& order_;
  std::vector<OrderStep> steps_;
};

}  // namespace

std::optional<OrderProof> prove_order(const order::EventOrder& order, const std::array<OrderedSide, 2>& sides) {
  const NodeId first = segment_of(order.graph(), sides[0]), second = segment_of(order.graph(), sides[1]);
  if (!first.valid() || !second.valid() || !order.segment_ordered(first, second)) return std::nullopt;
  const NodeId next = order.graph().node(first).next;
  const NodeId from = next.valid() && order.node_ordered(next, second) ? next : first;
  if (!order.node_ordered(from, second)) return std::nullopt;
  return Steps(order, order.explain(from, second)).proof(sides[0], second);
}

}  // namespace antecede::verify
