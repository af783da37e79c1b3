#include <algorithm>
#include <functional>
#include <set>

#include <gtest/gtest.h>

#include <fmt/format.h>

#include "order/bed/abstraction.h"
#include "order/bed/explorer.h"
#include "order/bed/parser.h"
#include "order/static/static_order.h"

namespace antecede::order::bed {
namespace {

// AndRacer's conditions C1 to C3 and I1 to I3, computed on a task post graph the way the paper states them, as a check
// on the static order: every pair they give must follow. Their model has neither delays nor branches.
class TaskPostGraph {
 public:
  // A graph of tasks 0 (the main one) to n - 1: who posts what where, in this order.
  struct Edge {
    size_t from, queue, to;
  };

  TaskPostGraph(size_t tasks, std::vector<Edge> edges) : tasks_(tasks), edges_(std::move(edges)), pairs_(tasks) {}

  // Everything that follows.
  const std::vector<std::set<size_t>>& executes_before() {
    for (size_t a = 0; a < tasks_; ++a)
      for (size_t c = 0; c < tasks_; ++c)
        if (a != c && is_live(a) && is_live(c) && (c1(a, c) || c2(a, c) || c3(a, c))) pairs_[a].insert(c);
    for (bool grows = true; grows;) {
      grows = false;
      for (size_t a = 0; a < tasks_; ++a)
        for (size_t c = 0; c < tasks_; ++c)
          if (a != c && is_live(a) && is_live(c) && (i1(a, c) || i2(a, c) || i3(a, c))) grows |= pairs_[a].insert(c).second;
    }
    return pairs_;
  }

 private:
  static constexpr size_t k_far = 1000;

  bool is_live(size_t task) const { return distances(0, [](const Edge&) { return 1; })[task] < k_far; }
  std::vector<Edge> into(size_t task) const {
    std::vector<Edge> result;
    for (const Edge& edge : edges_)
      if (edge.to == task && is_live(edge.from)) result.push_back(edge);
    return result;
  }

  template <class Weight>
  std::vector<size_t> distances(size_t from, Weight weight) const {
    std::vector<size_t> result(tasks_, k_far);
    result[from] = 0;
    for (size_t round = 0; round < tasks_; ++round)
      for (const Edge& edge : edges_)
        if (result[edge.from] < k_far)
          result[edge.to] = std::min(result[edge.to], result[edge.from] + static_cast<size_t>(weight(edge)));
    return result;
  }

  bool reaches(size_t from, size_t to) const { return distances(from, [](const Edge&) { return 1; })[to] < k_far; }

  // A unique path of unique posts from the main task.
  bool is_unique(size_t task) const {
    for (size_t steps = 0; steps <= tasks_; ++steps) {
      auto edges = into(task);
      if (task == 0) return edges.empty();
      if (edges.size() != 1) return false;
      task = edges[0].from;
    }
    return false;
  }

  // All paths from the main task to `task` pass x.
  bool dominates(size_t x, size_t task) const {
    if (x == task || x == 0) return true;
    std::vector<bool> seen(tasks_);
    std::function<void(size_t)> visit = [&](size_t at) {
      if (at == x || seen[at]) return;
      seen[at] = true;
      for (const Edge& edge : edges_)
        if (edge.from == at) visit(edge.to);
    };
    visit(0);
    return !seen[task];
  }

  // Calls visit(path) for each path from x to a without circles; false if there is a circle on the way.
  bool for_each_path(size_t x, size_t a, const std::function<void(const std::vector<Edge>&)>& visit) const {
    std::vector<Edge> path;
    std::vector<bool> on(tasks_);
    bool acyclic = true;
    std::function<void(size_t)> go = [&](size_t at) {
      if (at == a) visit(path);
      on[at] = true;
      for (const Edge& edge : edges_) {
        if (edge.from != at || !reaches(edge.to, a)) continue;
        if (on[edge.to]) {
          acyclic = false;
          continue;
        }
        path.push_back(edge);
        go(edge.to);
        path.pop_back();
      }
      on[at] = false;
    };
    go(x);
    return acyclic;
  }

  bool c1(size_t a, size_t c) const {
    for (size_t x = 0; x < tasks_; ++x) {
      if (!is_unique(x) || !dominates(x, a) || !dominates(x, c) || x == c) continue;
      size_t queue = x == 0 ? 0 : into(x)[0].queue;
      size_t longest = 0;
      bool labelled = true;
      bool acyclic = for_each_path(x, a, [&](const std::vector<Edge>& path) {
        longest = std::max(longest, path.size());
        for (const Edge& edge : path) labelled &= edge.queue == queue;
      });
      if (!acyclic || !labelled) continue;
      size_t shortest = distances(x, [&](const Edge& edge) { return edge.queue == queue; })[c];
      if (shortest < k_far && shortest >= longest + 1) return true;
    }
    return false;
  }

  // Each post of `first` comes before all posts of `second`, in the code of a task.
  bool posts_before(size_t task, size_t first, size_t second) const {
    bool seen = false, broken = false;
    for (const Edge& edge : edges_) {
      if (edge.from != task) continue;
      seen |= edge.to == second;
      broken |= edge.to == first && seen;
    }
    return !broken;
  }

  bool is_ordered_before(const std::vector<Edge>& path, const std::vector<Edge>& other) const {
    size_t common = 0;
    while (common < path.size() && common < other.size() && path[common].to == other[common].to) ++common;
    if (common == path.size() || common == other.size()) return false;
    for (size_t i = common; i < path.size(); ++i)
      for (size_t j = common; j < other.size(); ++j)
        if (path[i].to == other[j].to) return false;
    return posts_before(path[common].from, path[common].to, other[common].to);
  }

  bool c2(size_t a, size_t c) const {
    for (size_t x = 0; x < tasks_; ++x) {
      if (!is_unique(x) || !dominates(x, a) || !dominates(x, c) || x == a || x == c || !is_unique(a)) continue;
      std::vector<Edge> path;
      for_each_path(x, a, [&](const std::vector<Edge>& it) { path = it; });
      if (path.empty()) continue;
      size_t queue = path[0].queue;
      bool holds = std::all_of(path.begin(), path.end(), [&](const Edge& edge) { return edge.queue == queue; });
      bool acyclic = for_each_path(x, c, [&](const std::vector<Edge>& other) {
        auto on_queue = std::count_if(other.begin(), other.end(), [&](const Edge& edge) { return edge.queue == queue; });
        holds &= is_ordered_before(path, other) && static_cast<size_t>(on_queue) >= path.size();
      });
      if (acyclic && holds && reaches(x, c)) return true;
    }
    return false;
  }

  bool c3(size_t a, size_t c) const {
    auto posts = into(a);
    if (posts.size() != 1 || a == 0 || c == 0) return false;
    size_t x = posts[0].from, queue = posts[0].queue;
    if (x == c || !is_unique(x) || !dominates(x, c)) return false;
    for (const Edge& edge : edges_)
      if (edge.from == x && edge.to != a && !posts_before(x, a, edge.to)) return false;
    auto all = into(c);
    return std::all_of(all.begin(), all.end(), [&](const Edge& edge) { return edge.queue == queue; });
  }

  bool i1(size_t a, size_t c) const {
    auto posts = into(c);
    return !posts.empty() && c != 0 && std::all_of(posts.begin(), posts.end(), [&](const Edge& edge) {
      return edge.from != a && pairs_[a].contains(edge.from);
    });
  }

  bool i2(size_t a, size_t c) const {
    if (!is_unique(a) || c == 0) return false;
    size_t queue = a == 0 ? 0 : into(a)[0].queue;
    bool posts = false, rest = true;
    for (const Edge& edge : into(c)) {
      if (edge.from == a && edge.queue != queue) return false;
      posts |= edge.from == a;
      rest &= edge.from == a || pairs_[a].contains(edge.from);
    }
    return posts && rest;
  }

  bool i3(size_t a, size_t c) const {
    return std::any_of(pairs_[a].begin(), pairs_[a].end(), [&](size_t d) { return d != c && pairs_[d].contains(c); });
  }

  size_t tasks_;
  std::vector<Edge> edges_;
  std::vector<std::set<size_t>> pairs_;
};

// Each task runs on one queue: a task that is posted to two is two tasks.
std::vector<TaskPostGraph::Edge> random_edges(std::mt19937_64& random, size_t tasks) {
  std::vector<size_t> queue(tasks);
  for (size_t& it : queue) it = pick(random, 4) == 0 ? 1 : 0;
  std::vector<TaskPostGraph::Edge> edges;
  for (size_t from = 0; from < tasks; ++from) {
    for (size_t i = pick(random, 3); i > 0; --i) {
      size_t to = pick(random, 8) == 0 ? 1 + pick(random, tasks - 1) : std::min(from + 1 + pick(random, 3), tasks - 1);
      edges.push_back({from, queue[to], to});
    }
  }
  return edges;
}

std::string text_of(size_t tasks, const std::vector<TaskPostGraph::Edge>& edges) {
  std::string text = "looper q0 { post t0 on q0 }; looper q1\n";
  for (size_t task = 0; task < tasks; ++task) {
    text += fmt::format("task t{} {{ ", task);
    for (const auto& edge : edges)
      if (edge.from == task) text += fmt::format("post t{} on q{}; ", edge.to, edge.queue);
    text += "}\n";
  }
  return text;
}

view::ActionId action_of(const view::AppView& view, size_t task) {
  for (size_t i = 0; i < view.actions.size(); ++i)
    if (view.actions[view::ActionId(i)].label == fmt::format("t{}", task)) return view::ActionId(i);
  return {};
}

TEST(ExecutesBefore, FollowsWhereAndRacersConditionsHold) {
  size_t given = 0, derived = 0, more = 0;
  for (size_t seed = 0; seed < 3000 && !HasFailure(); ++seed) {
    std::mt19937_64 random(seed);
    size_t tasks = 3 + pick(random, 5);
    auto edges = random_edges(random, tasks);
    auto program = parse_program(text_of(tasks, edges));
    ASSERT_TRUE(program.has_value()) << program.error().message;
    Abstraction abstraction(*program, {true, 0}, random);
    StaticOrder order(abstraction.view(), StaticRuleSet::all());
    TaskPostGraph graph(tasks, edges);
    const auto& pairs = graph.executes_before();
    for (size_t a = 0; a < tasks; ++a) {
      for (size_t c = 0; c < tasks; ++c) {
        view::ActionId first = action_of(abstraction.view(), a), second = action_of(abstraction.view(), c);
        if (a == c || !first.valid() || !second.valid()) continue;
        bool follows = order.before(first, second);
        given += pairs[a].contains(c);
        derived += pairs[a].contains(c) && follows;
        more += follows && !pairs[a].contains(c);
        EXPECT_TRUE(follows || !pairs[a].contains(c))
            << "seed " << seed << ": t" << a << " before t" << c << "\n" << text_of(tasks, edges);
      }
    }
  }
  fmt::print("{} pairs by C1 to C3 and I1 to I3; {} of them derived, {} others derived\n", given, derived, more);
  EXPECT_GT(given, 1000u);
}

}  // namespace
}  // namespace antecede::order::bed
