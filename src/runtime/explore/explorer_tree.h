#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <queue>
#include <tuple>
#include <vector>

#include "runtime/explore/explorer_operation.h"
#include "runtime/explore/explorer_trace.h"

namespace antecede::runtime {

/// The choices of an exploration: the path that the execution takes, and what is to be tried elsewhere.
///
/// Depth first, what is to be tried is in the nodes of the path. Otherwise those alternatives come first that differ
/// from the first execution in one place, then those that differ in two, and so on, evenly spread over the execution;
/// nodes that have left the path live on as long as something is to be tried behind them.
class ExplorerTree {
 public:
  /// A process that was tried at some place, and what its step did.
  struct Tried {
    Process process = 0;
    std::vector<StepOperation> operations;
  };
  /// A place of choice.
  struct Node {
    std::shared_ptr<Node> parent;
    Process from = 0;        ///< What was chosen at the parent to come here: a process,
    size_t from_number = 0;  ///< or a number.
    uint32_t changes = 0;    ///< On the way here: where something else was chosen than at first.
    bool is_number = false;  ///< One of `numbers`, all of which are tried; else a process.
    std::vector<int64_t> numbers;
    size_t number = 0;
    int64_t now = 0;  ///< Of the clock: the time, and what was waited for.
    std::vector<int64_t> deadlines;
    std::vector<Process> enabled;
    std::vector<uint64_t> messages;  ///< What each of these would take.
    std::vector<Process> backtrack;  ///< To be tried.
    std::vector<Tried> tried;        ///< In this order; operations over all executions.
    std::vector<Tried> sleep;
    Process chosen = 0;

    void choose(Process process);
    bool is_tried(Process process) const;
    /// What was tried of the process that is chosen now.
    Tried& current();
  };

  explicit ExplorerTree(bool depth_first) : depth_first_(depth_first) {}

  size_t size() const { return path_.size(); }
  Node& operator[](size_t depth) { return *path_[depth]; }
  const Node& operator[](size_t depth) const { return *path_[depth]; }

  // At the end of the path.

  void add(Node node);
  void add_numbers(std::vector<int64_t> numbers);
  /// Nothing else is to be tried here.
  void add_told(Process process);

  /// At a place of the path something else is to be tried, too.
  void want(size_t depth, Process process);
  void want_number(size_t depth, int64_t number);

  /// Makes the path to the next alternative; false: there is none.
  bool next();
  void clear();

 private:
  /// Something else that can be chosen at a node.
  struct Task {
    uint32_t changes = 0;  // With this one.
    uint64_t order = 0;    // Among those with as many.
    std::shared_ptr<Node> node;
    Process process = 0;
    size_t number = 0;
    bool operator<(const Task& other) const {  // The last comes first.
      return std::tie(changes, order) > std::tie(other.changes, other.order);
    }
  };

  void add_task(const std::shared_ptr<Node>& node, Process process, size_t number);
  static bool next_choice(Node& node);
  bool next_task();
  void take_path_to(const std::shared_ptr<Node>& node);

  const bool depth_first_;
  std::vector<std::shared_ptr<Node>> path_;
  std::priority_queue<Task> tasks_;  // Not depth first.
  uint64_t task_count_ = 0;
};

}  // namespace antecede::runtime
