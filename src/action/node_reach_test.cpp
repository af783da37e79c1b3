#include "action/node_reach.h"

#include <random>
#include <vector>

#include <gtest/gtest.h>

namespace antecede::action {
namespace {

std::vector<bool> walked(const std::vector<std::vector<uint32_t>>& graph, uint32_t root) {
  std::vector<bool> seen(graph.size());
  std::vector<uint32_t> work{root};
  seen[root] = true;
  while (!work.empty()) {
    const uint32_t node = work.back();
    work.pop_back();
    for (const uint32_t next : graph[node]) {
      if (seen[next]) continue;
      seen[next] = true;
      work.push_back(next);
    }
  }
  return seen;
}

void expect_as_walked(const std::vector<std::vector<uint32_t>>& graph) {
  std::vector<size_t> first{0};
  std::vector<uint32_t> to;
  for (const auto& edges : graph) {
    to.insert(to.end(), edges.begin(), edges.end());
    first.push_back(to.size());
  }
  const NodeReach reach(first, to);
  for (uint32_t root = 0; root < graph.size(); root += 37) {
    std::vector<uint64_t> row(reach.words(), 0);
    reach.add(root, row);
    std::vector<bool> found(graph.size());
    uint32_t last = 0;
    for (const pointer::NodeId node : NodeBits(row)) {
      EXPECT_GE(node.value(), last);
      last = node.value();
      found[node.value()] = true;
    }
    EXPECT_EQ(found, walked(graph, root));
  }
}

TEST(NodeReach, FindsWhatWalksFind) {
  std::mt19937 generator(3);
  for (const uint32_t count : {1u, 70u, 3000u}) {
    for (const uint32_t edges : {1u, 3u}) {
      std::vector<std::vector<uint32_t>> graph(count), downwards(count);
      for (uint32_t i = 0; i < count * edges; ++i) {
        const uint32_t a = static_cast<uint32_t>(generator()) % count, b = static_cast<uint32_t>(generator()) % count;
        graph[a].push_back(b);
        if (a < b) downwards[a].push_back(b);
      }
      expect_as_walked(graph);
      expect_as_walked(downwards);  // Without circles.
    }
  }
}

// All that is known of one stays true when another is added.
TEST(NodeReach, AddsToWhatIsThere) {
  const NodeReach reach({0, 1, 2, 2, 3}, {1, 2, 2});
  std::vector<uint64_t> row(reach.words(), 0);
  reach.add(1, row);
  EXPECT_EQ(row[0], 0b0110u);
  reach.add(3, row);
  EXPECT_EQ(row[0], 0b1110u);
  reach.add(0, row);
  EXPECT_EQ(row[0], 0b1111u);
}

}  // namespace
}  // namespace antecede::action
