#include "ir/flow.h"

#include <algorithm>
#include <random>

#include <gtest/gtest.h>

#include "ir/dominator_tree.h"
#include "ir/loop_nest.h"
#include "ir/testing.h"

namespace antecede::ir {
namespace {

uint32_t below(std::mt19937& random, uint32_t limit) {
  return static_cast<uint32_t>(random() % limit);
}

Digraph random_graph(std::mt19937& random, uint32_t nodes) {
  Digraph graph(nodes);
  for (uint32_t edges = below(random, 3 * nodes); edges > 0; --edges)
    graph.add_edge(below(random, nodes), below(random, nodes));
  graph.freeze();
  return graph;
}

/// Reached from node 0 without passing `removed`.
std::vector<bool> reach_without(const Digraph& graph, uint32_t removed) {
  std::vector<bool> seen(graph.node_count(), false);
  std::vector<uint32_t> work;
  if (removed != 0) work.push_back(0), seen[0] = true;
  while (!work.empty()) {
    const uint32_t node = work.back();
    work.pop_back();
    for (const uint32_t* s = graph.successors_begin(node); s != graph.successors_end(node); ++s)
      if (*s != removed && !seen[*s]) seen[*s] = true, work.push_back(*s);
  }
  return seen;
}

TEST(DominatorTree, AgreesWithTheDefinitionOnRandomGraphs) {
  std::mt19937 random(7);
  for (int round = 0; round < 400; ++round) {
    const uint32_t nodes = 1 + below(random, 14);
    const Digraph graph = random_graph(random, nodes);
    const DepthFirst search = depth_first(graph, 0);
    const std::vector<uint32_t> idom = immediate_dominators(graph, search);
    const std::vector<bool> reached = reach_without(graph, UINT32_MAX);
    for (uint32_t a = 0; a < nodes; ++a) {
      const std::vector<bool> without = reach_without(graph, a);
      for (uint32_t b = 0; b < nodes; ++b) {
        if (!reached[b]) continue;
        bool tree = false;
        for (uint32_t v = b; v != UINT32_MAX; v = idom[v]) tree |= v == a;
        EXPECT_EQ(tree, a == b || !without[b]) << "round " << round << ": " << a << " dominates " << b;
      }
    }
  }
}

TEST(LoopNest, EveryCycleHasALoopAndEveryLoopACycle) {
  std::mt19937 random(11);
  for (int round = 0; round < 300; ++round) {
    const uint32_t nodes = 1 + below(random, 12);
    const Digraph graph = random_graph(random, nodes);
    const DepthFirst search = depth_first(graph, 0);
    const LoopNest nest = find_loops(graph, search);
    for (uint32_t v = 0; v < nodes; ++v) {
      if (search.number[v] == DepthFirst::k_unreached) continue;
      const DepthFirst from = depth_first(graph, v);
      bool cyclic = false;
      for (uint32_t u : from.node)
        for (const uint32_t* s = graph.successors_begin(u); s != graph.successors_end(u); ++s) cyclic |= *s == v;
      EXPECT_EQ(cyclic, nest.loop_of[v] != UINT32_MAX) << "round " << round << ", node " << v;
    }
    for (size_t i = 0; i < nest.loops.size(); ++i) {
      const Loop& loop = nest.loops[i];
      EXPECT_TRUE(loop.parent == UINT32_MAX || loop.parent < i) << "outer loops come first";
      EXPECT_EQ(loop.depth, loop.parent == UINT32_MAX ? 1 : nest.loops[loop.parent].depth + 1);
    }
  }
}

TEST(LoopNest, TwoEntriesMakeALoopIrreducible) {
  Digraph graph(3);
  for (auto [from, to] : {std::pair{0u, 1u}, {0u, 2u}, {1u, 2u}, {2u, 1u}}) graph.add_edge(from, to);
  graph.freeze();
  const LoopNest nest = find_loops(graph, depth_first(graph, 0));
  ASSERT_EQ(nest.loops.size(), 1u);
  EXPECT_FALSE(nest.loops[0].reducible);
  EXPECT_EQ(nest.loop_of[1], nest.loop_of[2]);
}

TEST(Flow, NestedLoopsOfAFixture) {
  testing::FixtureProgram fixture({"control.dex"});
  const Program& program = fixture.program();
  const Flow& flow = program.flow(fixture.method("fixture.control.Loops.nested"));
  uint32_t deepest = 0;
  for (const Loop& loop : flow.loops()) {
    deepest = std::max(deepest, loop.depth);
    EXPECT_TRUE(loop.reducible);
  }
  EXPECT_GE(deepest, 2u);
}

TEST(Flow, ChainsDominatorsAndOrderAgreeWithTheBodies) {
  testing::FixtureProgram fixture({"control.dex", "opcodes.dex", "lambda.dex"});
  const Program& program = fixture.program();
  for (size_t i = 0; i < program.methods().size(); ++i) {
    if (!program.methods()[MethodId(i)].has_code()) continue;
    const Body& body = program.body(MethodId(i));
    const Flow& flow = program.flow(MethodId(i));
    size_t uses = 0, definitions = 0;
    for (uint32_t r = 0; r < body.registers().size(); ++r) {
      for (InstructionId at : flow.definitions(Register(r))) EXPECT_EQ(body[at].dest, Register(r));
      definitions += flow.definitions(Register(r)).size();
      uses += flow.uses(Register(r)).size();
    }
    size_t read = 0, written = 0;
    for (const Instruction& insn : body.instructions()) {
      body.for_each_use(insn, [&](Register) { ++read; });
      written += insn.dest.valid();
    }
    EXPECT_EQ(uses, read);
    EXPECT_EQ(definitions, written);
    EXPECT_EQ(flow.reverse_post_order().size(), body.blocks().size()) << "every block is reachable";
    for (uint32_t b = 0; b < body.blocks().size(); ++b) {
      EXPECT_TRUE(flow.dominates(BlockId(0), BlockId(b)));
      EXPECT_TRUE(flow.post_dominates(BlockId(b), BlockId(b)));
      const BlockId above = flow.immediate_post_dominator(BlockId(b));
      EXPECT_TRUE(!above.valid() || flow.post_dominates(above, BlockId(b)));
    }
  }
}

TEST(Flow, AnEndlessLoopStillHasPostDominators) {
  testing::FixtureProgram fixture({"control.dex"});
  const Flow& flow = fixture.program().flow(fixture.method("fixture.control.Loops.endless"));
  EXPECT_TRUE(flow.post_dominates(BlockId(0), BlockId(0)));
  ASSERT_EQ(flow.loops().size(), 1u);
}

}  // namespace
}  // namespace antecede::ir
