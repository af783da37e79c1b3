#include "runtime/explore/explorer_tree.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

using Path = std::vector<size_t>;

/// A place where the processes could take a step, and the first of them does.
ExplorerTree::Node place_of_choice(const std::vector<Process>& enabled) {
  ExplorerTree::Node node;
  node.enabled = enabled;
  node.backtrack = {enabled.front()};
  node.choose(enabled.front());
  return node;
}

/// What the path chooses: processes and numbers.
Path choices(const ExplorerTree& tree) {
  Path result;
  for (size_t i = 0; i < tree.size(); ++i) result.push_back(tree[i].is_number ? tree[i].number : tree[i].chosen);
  return result;
}

TEST(ExplorerTree, GoesBackToTheLastChoiceFirst) {
  ExplorerTree tree(true);
  tree.add(place_of_choice({1, 2, 3}));
  tree.add(place_of_choice({1, 2}));
  tree.want(0, 3);
  tree.want(1, 2);
  ASSERT_TRUE(tree.next());
  EXPECT_EQ(choices(tree), (Path{1, 2}));
  ASSERT_TRUE(tree.next());
  EXPECT_EQ(choices(tree), (Path{3}));
  EXPECT_FALSE(tree.next());
}

TEST(ExplorerTree, TriesNobodyTwiceAndNobodyWhoSleeps) {
  ExplorerTree tree(true);
  tree.add(place_of_choice({1, 2, 3}));
  tree[0].sleep.push_back({2, {}});
  tree.want(0, 1);
  tree.want(0, 2);
  EXPECT_FALSE(tree.next());
}

TEST(ExplorerTree, TriesEveryNumber) {
  ExplorerTree tree(true);
  tree.add_numbers({10, 20});
  tree.want_number(0, 15);
  ASSERT_TRUE(tree.next());
  EXPECT_EQ(tree[0].numbers[tree[0].number], 20);
  ASSERT_TRUE(tree.next());
  EXPECT_EQ(tree[0].numbers[tree[0].number], 15);
  EXPECT_FALSE(tree.next());
}

TEST(ExplorerTree, TriesFewChangesBeforeMany) {
  ExplorerTree tree(false);
  tree.add(place_of_choice({1, 2}));
  tree.add(place_of_choice({1, 2}));
  tree.add(place_of_choice({1, 2}));
  tree.want(0, 2);
  ASSERT_TRUE(tree.next());
  EXPECT_EQ(choices(tree), (Path{2}));
  tree.add(place_of_choice({1, 2}));  // Behind a change.
  tree.want(1, 2);
  EXPECT_EQ(tree[1].changes, 1u);
  ASSERT_TRUE(tree.next());
  EXPECT_EQ(choices(tree), (Path{2, 2}));
  EXPECT_FALSE(tree.next());
}

TEST(ExplorerTree, ComesBackToPlacesThatHaveLeftThePath) {
  ExplorerTree tree(false);
  tree.add(place_of_choice({1, 2}));
  tree.add_numbers({7, 8});
  tree.add(place_of_choice({1, 2}));
  tree.want(0, 2);
  tree.want(2, 2);
  std::vector<Path> seen;
  while (tree.next()) seen.push_back(choices(tree));
  std::ranges::sort(seen);
  EXPECT_EQ(seen, (std::vector<Path>{{1, 0, 2}, {1, 1}, {2}}));
}

TEST(ExplorerTree, ForgetsWhatIsToBeTried) {
  ExplorerTree tree(false);
  tree.add(place_of_choice({1, 2}));
  tree.want(0, 2);
  tree.clear();
  EXPECT_EQ(tree.size(), 0u);
  EXPECT_FALSE(tree.next());
}

TEST(ExplorerTree, KeepsWhatTheChosenOneDid) {
  ExplorerTree::Node node = place_of_choice({1, 2});
  node.choose(2);
  node.current().operations.emplace_back();
  EXPECT_TRUE(node.tried[0].operations.empty());
  EXPECT_EQ(node.tried[1].operations.size(), 1u);
}

}  // namespace
}  // namespace antecede::runtime
