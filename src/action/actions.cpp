#include "action/actions.h"

#include <algorithm>
#include <memory>
#include <span>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

namespace antecede::action {

using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::Solver;

namespace {

Action::Kind kind_of(SystemEvent::Kind kind) {
  switch (kind) {
    case SystemEvent::Kind::Start: return Action::Kind::Start;
    case SystemEvent::Kind::Lifecycle: return Action::Kind::Lifecycle;
    case SystemEvent::Kind::Callback: return Action::Kind::Callback;
  }
  return Action::Kind::Callback;
}

/// Which nodes each node calls within one event, each once, in the order of the first such call: many actions run the same
/// nodes, and most nodes call another one from several places.
class Callees {
 public:
  Callees(const Solver& solver, Constants& values) {
    std::vector<uint32_t> last(solver.nodes().size(), UINT32_MAX);
    for (uint32_t i = 0; i < solver.nodes().size(); ++i) {
      first_.push_back(callees_.size());
      for (const CallEdge& edge : solver.edges(NodeId(i)))
        if (pointer::is_same_event(edge.kind) && last[edge.callee.value()] != i &&
            values.is_call_reached(NodeId(i), edge.site)) {
          last[edge.callee.value()] = i;
          callees_.push_back(edge.callee);
        }
    }
    first_.push_back(callees_.size());
  }
  std::span<const NodeId> of(NodeId node) const {
    return std::span(callees_).subspan(first_[node.value()], first_[node.value() + 1] - first_[node.value()]);
  }

 private:
  std::vector<size_t> first_;
  std::vector<NodeId> callees_;
};

/// What a node makes come about: which action, asked for where in own code.
struct Spawn {
  ActionId what;
  CodePlace place;
  EdgeKind kind = EdgeKind::Task;
  bool operator==(const Spawn&) const = default;
  template <typename H>
  friend H AbslHashValue(H hash, const Spawn& spawn) {
    return H::combine(std::move(hash), spawn.what, spawn.place.method, spawn.place.instruction, spawn.kind);
  }
};

/// Makes the list: the system's actions, then those that are spawned; then who spawns what.
class ActionFinder {
 public:
  ActionFinder(const Solver& solver, const AppHarness& harness, Constants& values)
      : solver_(solver), harness_(harness), values_(values), callees_(solver, values) {}

  base::IdVector<ActionId, Action> find() {
    add_system_actions();
    add_spawned_actions();
    find_relevant();
    marks_.assign(solver_.nodes().size(), 0);
    for (size_t i = 0; i < actions_.size(); ++i) look_into(ActionId(i));
    add_registrations();
    return std::move(actions_);
  }

  /// All that each action runs.
  base::IdVector<ActionId, std::vector<NodeId>> nodes(const base::IdVector<ActionId, Action>& actions) {
    base::IdVector<ActionId, std::vector<NodeId>> result;
    for (const Action& action : actions) result.push_back(nodes_of(action));
    return result;
  }

 private:
  void add_system_actions() {
    for (const SystemEvent& event : harness_.events()) {
      Action action;
      action.kind = kind_of(event.kind);
      action.root = event.driver;
      action.receiver = event.receiver;
      action.event = &event;
      action.threads.insert(harness_.main_thread());
      actions_.push_back(std::move(action));
    }
  }

  void add_spawned_actions() {
    for (size_t i = 0; i < solver_.nodes().size(); ++i) {
      for (const CallEdge& edge : solver_.edges(NodeId(i))) {
        if (pointer::is_same_event(edge.kind) || !values_.is_call_reached(NodeId(i), edge.site)) continue;
        const auto [place, added] = spawned_.try_emplace({edge.callee, edge.kind}, ActionId(actions_.size()));
        if (!added) continue;
        Action action;
        action.kind = edge.kind == EdgeKind::Fork ? Action::Kind::Thread : Action::Kind::Task;
        action.root = edge.callee;
        action.spawned_by = edge.kind;
        action.threads = solver_.points_to(edge.callee, pointer::k_thread_local);
        actions_.push_back(std::move(action));
      }
    }
  }

  /// Nodes from which own code, a post or a fork can be reached within one event: the others say nothing.
  void find_relevant() {
    const size_t count = solver_.nodes().size();
    std::vector<std::vector<uint32_t>> callers(count);
    std::vector<uint32_t> work;
    relevant_.assign(count, 0);
    spawns_.assign(count, 0);
    for (uint32_t i = 0; i < count; ++i) {
      uint8_t mark = is_own(NodeId(i));
      for (const CallEdge& edge : solver_.edges(NodeId(i))) {
        if (pointer::is_same_event(edge.kind))
          callers[edge.callee.value()].push_back(i);
        else if (spawned_.contains({edge.callee, edge.kind}))
          mark = spawns_[i] = 1;
      }
      if (mark) work.push_back(i);
    }
    for (uint32_t node : work) relevant_[node] = 1;
    while (!work.empty()) {
      const uint32_t node = work.back();
      work.pop_back();
      for (uint32_t caller : callers[node])
        if (!std::exchange(relevant_[caller], uint8_t(1))) work.push_back(caller);
    }
  }

  bool is_own(NodeId node) const {
    const ir::MethodId method = solver_.nodes()[node].method;
    return method.valid() && solver_.is_own(method);
  }

  /// Walks through all that the action runs: which own methods it enters, and what it spawns.
  void look_into(ActionId id) {
    constexpr uint8_t k_framework = 1, k_own = 2;  // How a node was reached: from own code or not.
    std::vector<std::pair<NodeId, bool>> work{{actions_[id].root, is_own(actions_[id].root)}};
    std::vector<uint32_t> touched;
    const auto reach = [&](NodeId node, bool from_own) {
      if (!relevant_[node.value()]) return;
      if (is_own(node) && !from_own) enter(id, solver_.nodes()[node].method);
      const bool own = from_own || is_own(node);
      uint8_t& mark = marks_[node.value()];
      const uint8_t bit = own ? k_own : k_framework;
      if (mark & bit) return;
      if (mark == 0) touched.push_back(node.value());
      mark |= bit;
      work.push_back({node, own});
    };
    if (is_own(actions_[id].root)) enter(id, solver_.nodes()[actions_[id].root].method);
    marks_[actions_[id].root.value()] = k_framework | k_own;
    touched.push_back(actions_[id].root.value());
    while (!work.empty()) {
      const auto [node, from_own] = work.back();
      work.pop_back();
      for (NodeId callee : callees_.of(node)) reach(callee, from_own);
      if (spawns_[node.value()])
        for (const Spawn& spawn : spawns_of(node)) add_cause(spawn.what, {id, spawn.place, spawn.kind});
    }
    entered_.clear();
    told_.clear();
    std::ranges::sort(actions_[id].entries);
    for (uint32_t node : touched) marks_[node] = 0;
  }

  std::vector<NodeId> nodes_of(const Action& action) {
    std::vector<NodeId> found{action.root};
    marks_[action.root.value()] = 1;
    for (size_t i = 0; i < found.size(); ++i)
      for (NodeId callee : callees_.of(found[i]))
        if (!std::exchange(marks_[callee.value()], uint8_t(1))) found.push_back(callee);
    for (NodeId node : found) marks_[node.value()] = 0;
    std::ranges::sort(found);
    return found;
  }

  void enter(ActionId id, ir::MethodId method) {
    if (entered_.insert(method).second) actions_[id].entries.push_back(method);
  }

  /// What a node spawns, and where in own code that is asked for, each once: many actions run the node.
  const std::vector<Spawn>& spawns_of(NodeId node) {
    const auto [known, added] = spawns_of_.try_emplace(node);
    if (!added) return *known->second;
    known->second = std::make_unique<std::vector<Spawn>>();
    std::vector<Spawn>& spawns = *known->second;
    absl::flat_hash_set<Spawn> listed;
    for (const CallEdge& edge : solver_.edges(node)) {
      if (pointer::is_same_event(edge.kind) || !values_.is_call_reached(node, edge.site)) continue;
      const Spawn spawn{spawned_.at({edge.callee, edge.kind}), own_place(solver_, node, edge.site), edge.kind};
      if (listed.insert(spawn).second) spawns.push_back(spawn);
    }
    return spawns;
  }

  /// Of one action that is looked into, each cause once.
  void add_cause(ActionId to, const Cause& cause) {
    if (told_.insert({to, cause.place, cause.kind}).second) actions_[to].causes.push_back(cause);
  }

  void add_registrations() {
    for (Action& action : actions_) {
      if (action.kind != Action::Kind::Callback) continue;
      for (const pointer::IntrinsicSite& site : action.event->registrations) {
        const Cause cause{{}, own_place(solver_, site.node, site.call), EdgeKind::Callback};
        if (std::ranges::find(action.causes, cause) == action.causes.end()) action.causes.push_back(cause);
      }
    }
  }

  const Solver& solver_;
  const AppHarness& harness_;
  Constants& values_;
  base::IdVector<ActionId, Action> actions_;
  absl::flat_hash_map<std::pair<NodeId, EdgeKind>, ActionId> spawned_;
  Callees callees_;
  std::vector<uint8_t> relevant_, spawns_;
  absl::flat_hash_map<NodeId, std::unique_ptr<std::vector<Spawn>>> spawns_of_;
  std::vector<uint8_t> marks_;
  absl::flat_hash_set<ir::MethodId> entered_;  // By the action that is looked into.
  absl::flat_hash_set<Spawn> told_;            // The same.
};

}  // namespace

Actions Actions::find(const Solver& solver, const AppHarness& harness, Constants& values) {
  Actions result;
  ActionFinder finder(solver, harness, values);
  result.actions_ = finder.find();
  result.nodes_ = finder.nodes(result.actions_);
  return result;
}

CodePlace own_place(const Solver& solver, NodeId node, uint32_t call) {
  const pointer::Node& in = solver.nodes()[node];
  if (!in.method.valid()) return {};
  if (solver.is_own(in.method)) {
    const pointer::MethodCode* code = solver.code(node);
    return {in.method, code != nullptr && call < code->calls.size() ? code->calls[call].instruction : 0};
  }
  if (!in.context.valid()) return {};
  const pointer::Context& context = solver.contexts()[in.context];
  return {context.method, context.instruction};
}

}  // namespace antecede::action
