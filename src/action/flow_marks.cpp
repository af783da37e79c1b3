#include "action/flow_marks.h"

#include <algorithm>
#include <bit>

namespace antecede::action {

using pointer::NodeId;

namespace {

/// Nodes that are looked at for all actions together, at one depth.
constexpr size_t k_most_nodes = 300'000;

size_t count_common(NodeBits a, NodeBits b) {
  size_t result = 0;
  for (size_t word = 0; word < a.words().size(); ++word)
    result += static_cast<size_t>(std::popcount(a.words()[word] & b.words()[word]));
  return result;
}

}  // namespace

size_t largest_within(std::vector<size_t> sizes, size_t bound) {
  std::ranges::sort(sizes);
  size_t sum = 0, result = 0;
  for (size_t i = 0; i < sizes.size(); ++i) {
    sum += sizes[i];
    if (sum > bound) break;
    if (i + 1 == sizes.size() || sizes[i + 1] != sizes[i]) result = sizes[i];
  }
  return result;
}

FlowMarks::FlowMarks(const FlowCalls& calls, const Actions& actions, const std::vector<NodePlace>& marks) {
  for (const NodePlace& mark : marks) marks_[mark.node].push_back(mark.instruction);
  for (auto& [node, instructions] : marks_) std::ranges::sort(instructions);
  to_all_ = leading_to_marks(calls, true);
  to_own_ = leading_to_marks(calls, false);
  choose_depths(actions);
}

std::span<const uint32_t> FlowMarks::in(NodeId node) const {
  const auto known = marks_.find(node);
  return known == marks_.end() ? std::span<const uint32_t>() : known->second;
}

size_t FlowMarks::shallow() const {
  return static_cast<size_t>(std::ranges::count_if(depths_, [](FlowDepth depth) { return depth != FlowDepth::All; }));
}

std::vector<uint64_t> FlowMarks::leading_to_marks(const FlowCalls& calls, bool of_framework) const {
  std::vector<uint64_t> row(calls.words(), 0);
  std::vector<NodeId> work;
  const auto enter = [&](NodeId node) {
    uint64_t& word = row[node.value() / 64];
    const uint64_t bit = uint64_t(1) << (node.value() % 64);
    if (word & bit) return;
    word |= bit;
    work.push_back(node);
  };
  for (const auto& entry : marks_)
    if (of_framework || !calls.is_framework(entry.first)) enter(entry.first);
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    for (NodeId caller : calls.callers(node)) enter(caller);
  }
  return row;
}

void FlowMarks::choose_depths(const Actions& actions) {
  depths_.assign(actions.list().size(), FlowDepth::All);
  for (FlowDepth depth : {FlowDepth::All, FlowDepth::Calls}) {
    std::vector<size_t> sizes(depths_.size(), 0);
    for (size_t i = 0; i < sizes.size(); ++i)
      if (depths_[i] == depth) sizes[i] = count_common(leading(depth), actions.nodes(ActionId(i)));
    const size_t most = largest_within(sizes, k_most_nodes);
    for (size_t i = 0; i < sizes.size(); ++i)
      if (sizes[i] > most) depths_[i] = depth == FlowDepth::All ? FlowDepth::Calls : FlowDepth::OwnCode;
  }
}

}  // namespace antecede::action
