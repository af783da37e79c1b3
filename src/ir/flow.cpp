#include "ir/flow.h"

#include <cstring>
#include <new>
#include <vector>

#include "ir/dominator_tree.h"
#include "ir/loop_nest.h"

namespace antecede::ir {

bool Flow::dominates(InstructionId a, InstructionId b) const {
  const BlockId block_a = block_of(a), block_b = block_of(b);
  return block_a == block_b ? a <= b : dominates(block_a, block_b);
}

/// Computes the parts of a Flow one after the other and moves each into the arena.
class FlowBuilder {
 public:
  FlowBuilder(const Body& body, base::ConcurrentArena& arena)
      : body_(body), arena_(arena), blocks_(static_cast<uint32_t>(body.blocks().size())) {}

  const Flow* run() {
    Flow* flow = new (arena_.allocate(sizeof(Flow))) Flow;
    Digraph graph = forward_graph();
    const DepthFirst search = depth_first(graph, 0);
    build_trees(*flow, graph, search);
    const LoopNest nest = find_loops(graph, search);
    flow->loops_ = keep(nest.loops);
    flow->loop_of_ = keep(nest.loop_of);
    flow->block_of_ = keep(blocks_of_instructions());
    build_chains(*flow);
    return flow;
  }

 private:
  template <class T>
  std::span<const T> keep(const std::vector<T>& items) {
    T* copy = reinterpret_cast<T*>(arena_.allocate(items.size() * sizeof(T)));
    if (!items.empty()) std::memcpy(static_cast<void*>(copy), items.data(), items.size() * sizeof(T));
    return {copy, items.size()};
  }

  Digraph forward_graph() const {
    Digraph graph(blocks_);
    for (uint32_t b = 0; b < blocks_; ++b)
      for (Edge edge : body_.successors(body_.blocks()[b])) graph.add_edge(b, edge.block().value());
    graph.freeze();
    return graph;
  }

  /// Reversed, with node `blocks_` as the exit; endless loops are tied to it from their last block.
  Digraph backward_graph(const std::vector<uint32_t>& extra_exits) const {
    Digraph graph(blocks_ + 1);
    for (uint32_t b = 0; b < blocks_; ++b) {
      const auto successors = body_.successors(body_.blocks()[b]);
      if (successors.empty()) graph.add_edge(blocks_, b);
      for (Edge edge : successors) graph.add_edge(edge.block().value(), b);
    }
    for (uint32_t b : extra_exits) graph.add_edge(blocks_, b);
    graph.freeze();
    return graph;
  }

  /// One block of every region that cannot reach an exit, the last in block order first.
  std::vector<uint32_t> endless_blocks() const {
    const Digraph graph = backward_graph({});
    std::vector<bool> reaches(blocks_ + 1, false);
    for (uint32_t node : depth_first(graph, blocks_).node) reaches[node] = true;
    std::vector<uint32_t> extra, stack;
    for (uint32_t b = blocks_; b-- > 0;) {
      if (reaches[b]) continue;
      extra.push_back(b);
      stack.assign(1, b);
      reaches[b] = true;
      while (!stack.empty()) {
        const uint32_t node = stack.back();
        stack.pop_back();
        for (const uint32_t* s = graph.successors_begin(node); s != graph.successors_end(node); ++s)
          if (!reaches[*s]) reaches[*s] = true, stack.push_back(*s);
      }
    }
    return extra;
  }

  void build_trees(Flow& flow, const Digraph& graph, const DepthFirst& search) {
    std::vector<BlockId> order;
    for (size_t i = search.post_order.size(); i-- > 0;) order.push_back(BlockId(search.post_order[i]));
    flow.reverse_post_order_ = keep(order);
    const std::vector<uint32_t> idom = immediate_dominators(graph, search);
    flow.idom_ = keep(parents(idom));
    flow.dominator_spans_ = keep(spans(idom, 0, blocks_));

    const Digraph reversed = backward_graph(endless_blocks());
    const std::vector<uint32_t> ipdom = immediate_dominators(reversed, depth_first(reversed, blocks_));
    flow.ipdom_ = keep(parents(ipdom));
    flow.post_dominator_spans_ = keep(spans(ipdom, blocks_, blocks_ + 1));
  }

  std::vector<BlockId> parents(const std::vector<uint32_t>& tree) const {
    std::vector<BlockId> result(blocks_);
    for (uint32_t b = 0; b < blocks_; ++b)
      if (tree[b] != UINT32_MAX && tree[b] != blocks_) result[b] = BlockId(tree[b]);
    return result;
  }

  /// Walks a tree given by parents and notes when each node is entered and left.
  std::vector<Flow::Span> spans(const std::vector<uint32_t>& tree, uint32_t root, uint32_t nodes) const {
    Digraph children(nodes);
    for (uint32_t v = 0; v < nodes; ++v)
      if (tree[v] != UINT32_MAX) children.add_edge(tree[v], v);
    children.freeze();
    const DepthFirst walk = depth_first(children, root);
    std::vector<Flow::Span> result(nodes);
    for (uint32_t v = 0; v < nodes; ++v) {
      const uint32_t number = walk.number[v];
      if (number != DepthFirst::k_unreached) result[v] = {number, walk.last[number]};
    }
    return result;
  }

  std::vector<BlockId> blocks_of_instructions() const {
    std::vector<BlockId> result(body_.instructions().size());
    for (uint32_t b = 0; b < blocks_; ++b) {
      const Block& block = body_.blocks()[b];
      for (uint32_t i = 0; i < block.instruction_count; ++i) result[block.first_instruction + i] = BlockId(b);
    }
    return result;
  }

  void build_chains(Flow& flow) {
    const size_t registers = body_.registers().size();
    std::vector<uint32_t> definition_start(registers + 1, 0), use_start(registers + 1, 0);
    for (const Instruction& insn : body_.instructions()) {
      if (insn.dest.valid()) ++definition_start[insn.dest.value() + 1];
      body_.for_each_use(insn, [&](Register reg) { ++use_start[reg.value() + 1]; });
    }
    for (size_t i = 0; i < registers; ++i) {
      definition_start[i + 1] += definition_start[i];
      use_start[i + 1] += use_start[i];
    }
    std::vector<InstructionId> definitions(definition_start.back());
    std::vector<Use> uses(use_start.back());
    std::vector<uint32_t> next_definition(definition_start), next_use(use_start);
    for (uint32_t i = 0; i < body_.instructions().size(); ++i) {
      const Instruction& insn = body_.instructions()[i];
      if (insn.dest.valid()) definitions[next_definition[insn.dest.value()]++] = InstructionId(i);
      uint32_t position = 0;
      body_.for_each_use(insn, [&](Register reg) { uses[next_use[reg.value()]++] = {InstructionId(i), position++}; });
    }
    flow.definition_start_ = keep(definition_start);
    flow.use_start_ = keep(use_start);
    flow.definitions_ = keep(definitions);
    flow.uses_ = keep(uses);
  }

  const Body& body_;
  base::ConcurrentArena& arena_;
  const uint32_t blocks_;
};

const Flow* Flow::build(const Body& body, base::ConcurrentArena& arena) {
  return FlowBuilder(body, arena).run();
}

}  // namespace antecede::ir
