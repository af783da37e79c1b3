#include "action/mark_flow.h"

#include <algorithm>
#include <deque>
#include <initializer_list>
#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace antecede::action {

namespace {

using Vertex = FlowGraph::Vertex;

FlowGraph graph_of(size_t count, std::initializer_list<std::pair<Vertex, Vertex>> edges) {
  FlowGraph graph;
  for (size_t i = 0; i < count; ++i) graph.add(false);
  for (const auto& [from, to] : edges) graph.join(from, to);
  return graph;
}

/// One walk, the plain way: all that comes after `from`, with these themselves or only if they come again.
std::vector<bool> walk_plainly(const FlowGraph& graph, const std::vector<Vertex>& from, bool with_start, const std::vector<Vertex>& avoided) {
  std::vector<bool> seen(graph.size()), closed(graph.size());
  for (Vertex vertex : avoided) closed[vertex] = true;
  bool inside = false;
  for (Vertex vertex : from) inside |= graph.is_inside(vertex);
  std::deque<Vertex> work;
  const auto enter = [&](Vertex vertex) {
    if (closed[vertex] || seen[vertex]) return;
    seen[vertex] = true;
    work.push_back(vertex);
  };
  const auto go_on = [&](Vertex vertex) {
    for (Vertex next : graph.successors(vertex)) enter(next);
    if (inside)
      for (Vertex next : graph.returns(vertex)) enter(next);
  };
  for (Vertex start : from) {
    if (with_start) enter(start);
    else go_on(start);
  }
  while (!work.empty()) {
    const Vertex vertex = work.front();
    work.pop_front();
    go_on(vertex);
  }
  return seen;
}

}  // namespace

TEST(MarkFlow, SaysWhatIsPassedOnEveryWay) {
  // 0 → 1 → 3, 0 → 2 → 3; marks at 0, 1 and 3.
  FlowGraph graph = graph_of(4, {{0, 1}, {0, 2}, {1, 3}, {2, 3}});
  graph.close();
  MarkFlow flow(graph, {{0}, {1}, {3}});
  const Vertex end[] = {3};
  EXPECT_EQ(flow.must_precede(end), (std::vector<bool>{true, false, true}));
  EXPECT_EQ(flow.may_precede(end), (std::vector<bool>{true, true, false}));
  EXPECT_EQ(flow.may_follow(end), (std::vector<bool>{false, false, true}));
}

TEST(MarkFlow, SaysNothingOfMarksThatAreNowhere) {
  FlowGraph graph = graph_of(2, {{0, 1}});
  graph.close();
  MarkFlow flow(graph, {{}, {0}});
  const Vertex end[] = {1};
  EXPECT_EQ(flow.must_precede(end), (std::vector<bool>{false, true}));
  EXPECT_EQ(flow.may_precede(end), (std::vector<bool>{true, true}));
  EXPECT_EQ(flow.may_follow(end), (std::vector<bool>{true, false}));
}

TEST(MarkFlow, LeavesASharedPartOnlyFromInside) {
  // 0 calls what is shared (1 → 2) and may pass it by; 2 returns to 3 only for those who start inside.
  FlowGraph graph = graph_of(4, {{0, 1}, {1, 2}, {0, 3}});
  graph.leave(2, 3);
  graph.set_inside(1);
  graph.set_inside(2);
  graph.close();
  MarkFlow flow(graph, {{0}, {1}, {3}});
  const Vertex after[] = {3}, shared[] = {2}, entry[] = {0};
  EXPECT_EQ(flow.may_precede(after), (std::vector<bool>{true, true, false}));
  EXPECT_EQ(flow.must_precede(after), (std::vector<bool>{true, false, true}));
  EXPECT_EQ(flow.may_follow(shared), (std::vector<bool>{false, false, true}));
  EXPECT_EQ(flow.may_follow(entry), (std::vector<bool>{true, true, true}));
}

TEST(MarkFlow, AgreesWithPlainWalksOnRandomGraphs) {
  std::mt19937 random(5);
  for (int round = 0; round < 300; ++round) {
    const size_t count = 2 + random() % 20;
    FlowGraph graph = graph_of(count, {});
    for (size_t i = 0; i < count * 2; ++i) {
      const bool leaves = random() % 4 == 0;
      const Vertex from = static_cast<Vertex>(random() % count), to = static_cast<Vertex>(random() % count);
      if (leaves) graph.leave(from, to);
      else graph.join(from, to);
    }
    for (size_t i = 0; i < count; ++i)
      if (random() % 3 == 0) graph.set_inside(static_cast<Vertex>(i));
    graph.close();
    std::vector<std::vector<Vertex>> marks(70);
    for (size_t v = 0; v < count; ++v)
      if (random() % 2 == 0) marks[random() % (random() % 2 == 0 ? 3 : 70)].push_back(static_cast<Vertex>(v));
    MarkFlow flow(graph, marks);
    std::vector<Vertex> asked{static_cast<Vertex>(random() % count)};
    if (random() % 2 == 0) asked.push_back(static_cast<Vertex>(random() % count));
    const auto any = [](const std::vector<bool>& in, const std::vector<Vertex>& vertices) {
      return std::ranges::any_of(vertices, [&](Vertex v) { return in[v]; });
    };
    const auto may = flow.may_precede(asked), must = flow.must_precede(asked), follow = flow.may_follow(asked);
    // The same by sums, one vertex after the other.
    std::vector<uint64_t> sum(flow.sum_words()), other(flow.sum_words());
    flow.clear(sum);
    EXPECT_TRUE(flow.is_clear(sum));
    for (const Vertex vertex : asked) {
      flow.clear(other);
      flow.add(vertex, other);
      flow.add(other, sum);
    }
    EXPECT_FALSE(flow.is_clear(sum));
    EXPECT_EQ(flow.may_precede_sum(sum), may);
    EXPECT_EQ(flow.must_precede_sum(sum), must);
    EXPECT_EQ(flow.may_follow_sum(sum), follow);
    const std::vector<bool> later = walk_plainly(graph, asked, true, {});
    for (size_t p = 0; p < marks.size(); ++p) {
      if (marks[p].empty()) continue;
      EXPECT_EQ(may[p], any(walk_plainly(graph, marks[p], false, {}), asked));
      EXPECT_EQ(must[p], !any(walk_plainly(graph, {graph.entry()}, true, marks[p]), asked));
      EXPECT_EQ(follow[p], any(later, marks[p]));
    }
  }
}

}  // namespace antecede::action
