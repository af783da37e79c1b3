#pragma once

#include <cstdint>
#include <vector>

namespace antecede::ir {

/// A small directed graph as adjacency lists in two flat arrays.
class Digraph {
 public:
  explicit Digraph(uint32_t node_count) : node_count_(node_count) {}
  void add_edge(uint32_t from, uint32_t to) { edges_.push_back({from, to}); }
  /// Call once, after the last `add_edge` and before any query.
  void freeze();

  uint32_t node_count() const { return node_count_; }
  const uint32_t* successors_begin(uint32_t node) const { return targets_.data() + out_[node]; }
  const uint32_t* successors_end(uint32_t node) const { return targets_.data() + out_[node + 1]; }
  const uint32_t* predecessors_begin(uint32_t node) const { return sources_.data() + in_[node]; }
  const uint32_t* predecessors_end(uint32_t node) const { return sources_.data() + in_[node + 1]; }

 private:
  struct Arc {
    uint32_t from;
    uint32_t to;
  };
  uint32_t node_count_;
  std::vector<Arc> edges_;
  std::vector<uint32_t> out_, in_, targets_, sources_;
};

/// A depth-first search from one root: numbers, tree and finishing order. Nodes not reached have no number.
struct DepthFirst {
  static constexpr uint32_t k_unreached = UINT32_MAX;
  std::vector<uint32_t> number;      ///< Per node: preorder number.
  std::vector<uint32_t> node;        ///< Per number: the node.
  std::vector<uint32_t> parent;      ///< Per number: number of the tree parent (0 for the root).
  std::vector<uint32_t> last;        ///< Per number: highest number in its subtree.
  std::vector<uint32_t> post_order;  ///< Nodes in order of finishing.

  bool is_ancestor(uint32_t a, uint32_t b) const { return a <= b && b <= last[a]; }  ///< Of numbers; reflexive.
};
DepthFirst depth_first(const Digraph& graph, uint32_t root);

/// Immediate dominators (Semi-NCA, Georgiadis and Tarjan): per node its parent in the dominator tree; the root and
/// unreached nodes have UINT32_MAX. O(edges · log nodes) with path compression alone.
std::vector<uint32_t> immediate_dominators(const Digraph& graph, const DepthFirst& search);

}  // namespace antecede::ir
