#include "ir/dominator_tree.h"

#include <algorithm>

namespace antecede::ir {

void Digraph::freeze() {
  out_.assign(node_count_ + 1, 0);
  in_.assign(node_count_ + 1, 0);
  for (const Arc& arc : edges_) ++out_[arc.from + 1], ++in_[arc.to + 1];
  for (uint32_t i = 0; i < node_count_; ++i) out_[i + 1] += out_[i], in_[i + 1] += in_[i];
  targets_.resize(edges_.size());
  sources_.resize(edges_.size());
  std::vector<uint32_t> next_out(out_.begin(), out_.end() - 1), next_in(in_.begin(), in_.end() - 1);
  for (const Arc& arc : edges_) {
    targets_[next_out[arc.from]++] = arc.to;
    sources_[next_in[arc.to]++] = arc.from;
  }
}

DepthFirst depth_first(const Digraph& graph, uint32_t root) {
  DepthFirst result;
  result.number.assign(graph.node_count(), DepthFirst::k_unreached);
  struct Frame {
    uint32_t node;
    const uint32_t* next;
  };
  std::vector<Frame> stack;
  auto enter = [&](uint32_t node, uint32_t parent) {
    result.number[node] = static_cast<uint32_t>(result.node.size());
    result.node.push_back(node);
    result.parent.push_back(parent);
    result.last.push_back(0);
    stack.push_back({node, graph.successors_begin(node)});
  };
  enter(root, 0);
  while (!stack.empty()) {
    Frame& top = stack.back();
    if (top.next != graph.successors_end(top.node)) {
      const uint32_t target = *top.next++;
      if (result.number[target] == DepthFirst::k_unreached) enter(target, result.number[top.node]);
      continue;
    }
    result.last[result.number[top.node]] = static_cast<uint32_t>(result.node.size()) - 1;
    result.post_order.push_back(top.node);
    stack.pop_back();
  }
  return result;
}

namespace {

/// The forest of Semi-NCA: for a node the ancestor with the smallest semidominator on the path to its linked root.
class PathCompressor {
 public:
  PathCompressor(const std::vector<uint32_t>& parent, std::vector<uint32_t>& semi)
      : ancestor_(parent), label_(parent.size()), semi_(semi) {
    for (uint32_t i = 0; i < label_.size(); ++i) label_[i] = i;
  }

  /// Nodes numbered below `first_linked` are roots.
  uint32_t best(uint32_t node, uint32_t first_linked) {
    if (node < first_linked) return node;
    stack_.clear();
    while (ancestor_[node] >= first_linked) {
      stack_.push_back(node);
      node = ancestor_[node];
    }
    uint32_t above = node;
    while (!stack_.empty()) {
      const uint32_t below = stack_.back();
      stack_.pop_back();
      if (semi_[label_[above]] < semi_[label_[below]]) label_[below] = label_[above];
      ancestor_[below] = ancestor_[above];
      above = below;
    }
    return label_[above];
  }

 private:
  std::vector<uint32_t> ancestor_;
  std::vector<uint32_t> label_;
  std::vector<uint32_t>& semi_;
  std::vector<uint32_t> stack_;
};

}  // namespace

std::vector<uint32_t> immediate_dominators(const Digraph& graph, const DepthFirst& search) {
  const uint32_t count = static_cast<uint32_t>(search.node.size());
  std::vector<uint32_t> semi(count), idom(search.parent);
  for (uint32_t i = 0; i < count; ++i) semi[i] = i;
  PathCompressor forest(search.parent, semi);
  for (uint32_t v = count; v-- > 1;) {
    semi[v] = search.parent[v];
    const uint32_t node = search.node[v];
    for (const uint32_t* p = graph.predecessors_begin(node); p != graph.predecessors_end(node); ++p) {
      const uint32_t u = search.number[*p];
      if (u != DepthFirst::k_unreached) semi[v] = std::min(semi[v], semi[forest.best(u, v + 1)]);
    }
  }
  std::vector<uint32_t> result(graph.node_count(), UINT32_MAX);
  for (uint32_t v = 1; v < count; ++v) {
    while (idom[v] > semi[v]) idom[v] = idom[idom[v]];
    result[search.node[v]] = search.node[idom[v]];
  }
  return result;
}

}  // namespace antecede::ir
