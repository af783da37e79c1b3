#include "runtime/explore/explorer_tree.h"

#include <algorithm>
#include <utility>

namespace antecede::runtime {

// Nodes -------------------------------------------------------------------------------------------------------------

void ExplorerTree::Node::choose(Process process) {
  chosen = process;
  tried.push_back({process, {}});
}

bool ExplorerTree::Node::is_tried(Process process) const {
  const auto has = [&](const std::vector<Tried>& list) {
    return std::ranges::find(list, process, &Tried::process) != list.end();
  };
  return has(tried) || has(sleep);
}

ExplorerTree::Tried& ExplorerTree::Node::current() {
  return *std::ranges::find(tried, chosen, &Tried::process);
}

void ExplorerTree::add(Node node) {
  if (!path_.empty()) {
    node.parent = path_.back();
    const Node& parent = *node.parent;
    const bool changed = parent.is_number ? parent.number > 0 : parent.tried.front().process != parent.chosen;
    node.from = parent.chosen;
    node.from_number = parent.number;
    node.changes = parent.changes + changed;
  }
  path_.push_back(std::make_shared<Node>(std::move(node)));
}

void ExplorerTree::add_numbers(std::vector<int64_t> numbers) {
  Node node;
  node.is_number = true;
  node.numbers = std::move(numbers);
  add(std::move(node));
  for (size_t i = 1; i < path_.back()->numbers.size(); ++i) add_task(path_.back(), 0, i);
}

void ExplorerTree::add_told(Process process) {
  path_.push_back(std::make_shared<Node>());
  path_.back()->choose(process);
}

void ExplorerTree::clear() {
  path_.clear();
  tasks_ = {};
}

// What is to be tried -----------------------------------------------------------------------------------------------

void ExplorerTree::want(size_t depth, Process process) {
  path_[depth]->backtrack.push_back(process);
  add_task(path_[depth], process, 0);
}

void ExplorerTree::want_number(size_t depth, int64_t number) {
  path_[depth]->numbers.push_back(number);
  add_task(path_[depth], 0, path_[depth]->numbers.size() - 1);
}

/// Spread evenly, and the same in every run.
void ExplorerTree::add_task(const std::shared_ptr<Node>& node, Process process, size_t number) {
  if (depth_first_) return;
  constexpr uint64_t k_golden = 0x9e3779b97f4a7c15;
  tasks_.push({node->changes + 1, ++task_count_ * k_golden, node, process, number});
}

bool ExplorerTree::next() {
  if (!depth_first_) return next_task();
  while (!path_.empty() && !next_choice(*path_.back())) path_.pop_back();
  return !path_.empty();
}

bool ExplorerTree::next_choice(Node& node) {
  if (node.is_number) return ++node.number < node.numbers.size();
  const auto next = std::ranges::find_if_not(node.backtrack, [&](Process one) { return node.is_tried(one); });
  if (next == node.backtrack.end()) return false;
  node.choose(*next);
  return true;
}

bool ExplorerTree::next_task() {
  while (!tasks_.empty()) {
    const Task task = tasks_.top();
    tasks_.pop();
    Node& node = *task.node;
    if (!node.is_number && node.is_tried(task.process)) continue;
    take_path_to(task.node);
    if (node.is_number)
      node.number = task.number;
    else
      node.choose(task.process);
    return true;
  }
  return false;
}

void ExplorerTree::take_path_to(const std::shared_ptr<Node>& node) {
  path_.clear();
  for (std::shared_ptr<Node> one = node; one; one = one->parent) path_.push_back(one);
  std::ranges::reverse(path_);
  for (size_t i = 1; i < path_.size(); ++i) {
    path_[i - 1]->chosen = path_[i]->from;
    path_[i - 1]->number = path_[i]->from_number;
  }
}

}  // namespace antecede::runtime
