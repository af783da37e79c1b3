#include "action/node_reach.h"

#include <algorithm>
#include <utility>

namespace antecede::action {

NodeReach::NodeReach(std::vector<size_t> first, std::vector<uint32_t> to)
    : first_(std::move(first)), to_(std::move(to)), words_((first_.size() - 1 + 63) / 64) {
  find_components();
  find_kept();
}

/// Tarjan's algorithm, without recursion.
void NodeReach::find_components() {
  const uint32_t count = static_cast<uint32_t>(first_.size() - 1);
  component_.assign(count, k_none);
  std::vector<uint32_t> index(count, 0), low(count, 0), stack;
  std::vector<std::pair<uint32_t, size_t>> frames;  // Node, and which of its edges is next.
  uint32_t number = 0;
  const auto open = [&](uint32_t node) {
    index[node] = low[node] = ++number;
    stack.push_back(node);
    frames.push_back({node, first_[node]});
  };
  for (uint32_t root = 0; root < count; ++root) {
    if (index[root] != 0) continue;
    open(root);
    while (!frames.empty()) {
      const uint32_t at = frames.back().first;
      if (frames.back().second < first_[at + 1]) {
        const uint32_t next = to_[frames.back().second++];
        if (index[next] == 0)
          open(next);
        else if (component_[next] == k_none)
          low[at] = std::min(low[at], index[next]);
        continue;
      }
      frames.pop_back();
      if (!frames.empty()) low[frames.back().first] = std::min(low[frames.back().first], low[at]);
      if (low[at] != index[at]) continue;
      begin_.push_back(sorted_.size());
      do {
        component_[stack.back()] = static_cast<uint32_t>(begin_.size() - 1);
        sorted_.push_back(stack.back());
        stack.pop_back();
      } while (sorted_.back() != at);
    }
  }
  begin_.push_back(sorted_.size());
}

/// From those that lead nowhere upwards, so that a walk for a row finds those that are kept.
void NodeReach::find_kept() {
  const size_t count = begin_.size() - 1;
  kept_.assign(count, k_none);
  std::vector<size_t> steps(count, 0);
  for (uint32_t component = 0; component < count; ++component) {
    for (const uint32_t node : members(component)) {
      ++steps[component];
      for (size_t edge = first_[node]; edge < first_[node + 1]; ++edge) {
        const uint32_t next = component_[to_[edge]];
        steps[component] += next == component || kept_[next] != k_none ? 1 : steps[next];
      }
    }
    if (steps[component] <= k_most_steps) continue;
    std::vector<uint64_t> row(words_, 0);
    add(members(component).front(), row);
    kept_[component] = static_cast<uint32_t>(rows_.size());
    rows_.push_back(std::move(row));
  }
}

void NodeReach::add(uint32_t root, std::span<uint64_t> row) const {
  std::vector<uint32_t> work;  // Components.
  const auto enter = [&](uint32_t node) {
    if (has(row, node)) return;
    const uint32_t component = component_[node];
    if (kept_[component] != k_none) {
      const std::vector<uint64_t>& known = rows_[kept_[component]];
      for (size_t word = 0; word < words_; ++word) row[word] |= known[word];
      return;
    }
    for (const uint32_t member : members(component)) row[member / 64] |= uint64_t(1) << (member % 64);
    work.push_back(component);
  };
  enter(root);
  while (!work.empty()) {
    const uint32_t component = work.back();
    work.pop_back();
    for (const uint32_t node : members(component))
      for (size_t edge = first_[node]; edge < first_[node + 1]; ++edge) enter(to_[edge]);
  }
}

}  // namespace antecede::action
