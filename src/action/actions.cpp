#include "action/actions.h"

#include <algorithm>
#include <memory>
#include <utility>

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

/// What nodes lead to within one event, by all calls, or by those that come from code that is not the app's own.
NodeReach reach_of(const Solver& solver, Constants& values, bool from_own) {
  std::vector<uint32_t> last(solver.nodes().size(), UINT32_MAX);
  std::vector<size_t> first{0};
  std::vector<uint32_t> to;
  for (uint32_t i = 0; i < solver.nodes().size(); ++i) {
    const ir::MethodId method = solver.nodes()[NodeId(i)].method;
    const bool is_own = method.valid() && solver.is_own(method);
    if (from_own || !is_own)
      for (const CallEdge& edge : solver.edges(NodeId(i))) {
        uint32_t& known = last[edge.callee.value()];
        if (!pointer::is_same_event(edge.kind) || known == i || !values.is_call_reached(NodeId(i), edge.site)) continue;
        known = i;
        to.push_back(edge.callee.value());
      }
    first.push_back(to.size());
  }
  return NodeReach(std::move(first), std::move(to));
}

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
      : solver_(solver),
        harness_(harness),
        values_(values),
        all_(reach_of(solver, values, true)),
        up_to_own_(reach_of(solver, values, false)) {}

  base::IdVector<ActionId, Action> find() {
    add_system_actions();
    add_spawned_actions();
    find_spawning();
    for (size_t i = 0; i < actions_.size(); ++i) look_into(ActionId(i));
    add_registrations();
    return std::move(actions_);
  }

  /// All that each action runs.
  base::IdVector<ActionId, std::vector<uint64_t>> take_nodes() { return std::move(nodes_); }

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

  /// Nodes that make something come about, and nodes of own code.
  void find_spawning() {
    for (uint32_t i = 0; i < solver_.nodes().size(); ++i) {
      if (is_own(NodeId(i))) own_.push_back(NodeId(i));
      const auto spawns = [&](const CallEdge& edge) {
        return !pointer::is_same_event(edge.kind) && spawned_.contains({edge.callee, edge.kind});
      };
      if (std::ranges::any_of(solver_.edges(NodeId(i)), spawns)) spawning_.push_back(NodeId(i));
    }
  }

  bool is_own(NodeId node) const {
    const ir::MethodId method = solver_.nodes()[node].method;
    return method.valid() && solver_.is_own(method);
  }

  /// What the action runs: which methods of own code it enters, and what it spawns.
  void look_into(ActionId id) {
    Action& action = actions_[id];
    std::vector<uint64_t> row(all_.words(), 0);
    up_to_own_.add(action.root.value(), row);
    for (NodeId node : own_)
      if (NodeBits(row).contains(node)) action.entries.push_back(solver_.nodes()[node].method);
    std::ranges::sort(action.entries);
    action.entries.erase(std::unique(action.entries.begin(), action.entries.end()), action.entries.end());
    std::ranges::fill(row, 0);
    all_.add(action.root.value(), row);
    for (NodeId node : spawning_)
      if (NodeBits(row).contains(node))
        for (const Spawn& spawn : spawns_of(node)) add_cause(spawn.what, {id, spawn.place, spawn.kind});
    told_.clear();
    nodes_.push_back(std::move(row));
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
      const auto spawned = spawned_.find({edge.callee, edge.kind});
      if (spawned == spawned_.end()) continue;
      const Spawn spawn{spawned->second, own_place(solver_, node, edge.site), edge.kind};
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
  NodeReach all_, up_to_own_;
  std::vector<NodeId> own_, spawning_;
  base::IdVector<ActionId, std::vector<uint64_t>> nodes_;
  absl::flat_hash_map<NodeId, std::unique_ptr<std::vector<Spawn>>> spawns_of_;
  absl::flat_hash_set<Spawn> told_;  // By the action that is looked into.
};

}  // namespace

Actions Actions::find(const Solver& solver, const AppHarness& harness, Constants& values) {
  Actions result;
  ActionFinder finder(solver, harness, values);
  result.actions_ = finder.find();
  result.nodes_ = finder.take_nodes();
  return result;
}

NodeReach reach_within_event(const Solver& solver, Constants& values) {
  return reach_of(solver, values, true);
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
