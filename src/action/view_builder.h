#pragma once

#include <map>
#include <optional>
#include <span>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "action/action_flow.h"
#include "action/action_names.h"
#include "action/app_order.h"
#include "action/app_sites.h"
#include "action/flow_calls.h"
#include "action/flow_marks.h"
#include "action/ownership.h"
#include "order/static/app_view.h"

namespace antecede::action {

/// The action in the view that stands for this one.
inline order::view::ActionId in_view(ActionId id) {
  return order::view::ActionId(id.value());
}

/// Makes the order view of an app: scopes, queues, actions with their points and flow, posts, waits, removals, automata.
///
/// Whatever is said of *one* object (a queue that keeps order, a handler whose messages are removed, a latch) needs that
/// the abstract object stands for one real one: in the process, in each instance of a component, or in each instance
/// of an action. `one_in` tells which.
class ViewBuilder {
 public:
  ViewBuilder(const ir::Program& program, const ir::Hierarchy& hierarchy, const ActionNames& names,
              const pointer::Solver& solver, const AppHarness& harness, const Actions& actions, Constants& values,
              std::span<const PlaceInAction> places);

  void build();
  const AppSites& sites() const { return sites_; }
  /// Actions of which not all code was looked at, as there is too much of it.
  size_t shallow_actions() const { return marks_ ? marks_->shallow() : 0; }
  /// Input comes to a view until the window of its activity is gone. To the finished view, when it is known what
  /// belongs to which activity.
  void add_windows(const Ownership& ownership, order::view::AppView& finished) const;

  order::view::AppView view;
  std::vector<order::view::PointId> points_of_places;
  base::IdVector<order::view::PostId, PlaceInAction> post_places;
  /// Actions that so many others cause that nobody tells by which; the view has no posts of these.
  std::vector<bool> has_many_causes;
  /// By component: the scope of its instances.
  absl::flat_hash_map<pointer::ObjectId, order::view::ScopeId> component_scopes;

 private:
  /// Something that an action is made to run by, and where.
  struct Spawn {
    ActionId to;
    pointer::EdgeKind kind = pointer::EdgeKind::Task;
    uint32_t call = 0;
    bool operator==(const Spawn&) const = default;
  };
  /// Which actions pass the place that makes an object.
  struct MadeBy {
    std::vector<ActionId> actions;
    bool once = true;  ///< Each of them at most once.
  };
  struct WantedJoin {
    pointer::NodeId node;
    uint32_t call = 0;
    pointer::ObjectId thread;
    ActionId of;
  };
  struct WantedRemoval {
    pointer::NodeId node;
    uint32_t call = 0;
    ActionId of;
    std::vector<pointer::ObjectId> keys;  ///< Objects that must be one.
    bool unregisters = false;
  };
  struct Incoming {
    pointer::NodeId caller;
    pointer::CallEdge edge;
  };
  using Points = std::map<NodePlace, order::view::PointId>;

  // What there is.
  void index_actions();
  void find_relevant();
  void find_many_causes();
  void find_wanted_objects();
  void find_marks();
  void find_joins();
  void find_removals();
  void find_unregistrations();
  void find_tokens();
  void want(pointer::ObjectId object);
  void want(pointer::NodeId node, uint32_t call, order::view::Point::Kind kind);

  // Actions.
  void make_scopes();
  void add_action(ActionId id);
  std::map<NodePlace, std::vector<Spawn>> spawns_of(ActionId id);
  void add_points(ActionId id, const std::map<NodePlace, std::vector<Spawn>>& spawns);
  void group_places(ActionId id, ActionFlow& flow, const std::vector<size_t>& kept, order::Flow& result);
  order::view::PointId add_point(ActionId id, order::view::Point::Kind kind, const NodePlace& place);
  bool is_input(const Action& action) const;

  // One of a kind.
  std::optional<order::view::ScopeId> one_in(pointer::ObjectId object);
  std::optional<order::view::ScopeId> one_in(const MadeBy& made);
  bool exclude_each_other(const std::vector<ActionId>& actions) const;
  bool is_once_per_component(ActionId id) const;
  bool runs_once(pointer::NodeId node, int depth) const;
  bool is_in_loop(pointer::NodeId node, uint32_t instruction) const;
  order::view::ScopeId scope_of_action(ActionId id);
  void nest_scopes();
  std::optional<order::view::ScopeId> narrower(std::optional<order::view::ScopeId> a,
                                               std::optional<order::view::ScopeId> b) const;

  // Queues and posts.
  void make_queues();
  order::view::QueueId queue_of(ActionId id);
  order::view::QueueId queue_of(const SystemEvent& event);
  order::view::QueueId queue_of(pointer::ObjectId object);
  order::view::QueueId passage_of(pointer::ObjectId object);
  void add_posts();
  void add_post(ActionId from, const NodePlace& at, const Spawn& spawn);
  void count_actions();
  void add_loops();

  // What else orders.
  void add_joins();
  void add_removals();
  std::optional<std::vector<pointer::ObjectId>> passed_in_common(pointer::NodeId node, uint32_t call, ActionId of);
  std::optional<std::vector<pointer::ObjectId>> keys_in_common(pointer::NodeId node, uint32_t call, ActionId of);
  void add_tokens();
  void add_automata();
  void add_sequences();
  bool is_told_by_system(const Action& action) const;
  void add_beginnings();

  bool waits_for_release(pointer::ObjectId object);
  /// All points of actions at a call.
  std::vector<std::pair<ActionId, order::view::PointId>> points_of(pointer::NodeId node, uint32_t call) const;
  order::view::PointId point_at(ActionId id, const NodePlace& place) const;

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const ActionNames& names_;
  const pointer::Solver& solver_;
  const AppHarness& harness_;
  const Actions& actions_;
  std::span<const PlaceInAction> places_;
  AppSites sites_;
  FlowCalls calls_;
  std::optional<FlowMarks> marks_;  // Once all marks are known.
  std::vector<std::vector<size_t>> places_of_;  // By action.
  std::vector<pointer::NodeId> spawning_;       // Nodes that make something come about.
  absl::flat_hash_map<std::pair<pointer::NodeId, pointer::EdgeKind>, ActionId> spawned_;
  absl::flat_hash_map<pointer::NodeId, std::vector<std::pair<uint32_t, ActionId>>> registered_;
  std::vector<std::vector<std::pair<pointer::NodeId, uint32_t>>> spawned_at_;  // By action: node and call.
  std::vector<std::vector<Incoming>> incoming_;                                // By node.
  std::map<NodePlace, MadeBy> made_by_;                                        // Of wanted objects.
  std::map<NodePlace, order::view::Point::Kind> wanted_places_;                // Waits, releases, removals.
  std::vector<WantedJoin> joins_;
  std::vector<WantedRemoval> removals_;
  std::vector<bool> relevant_;                                                 // By action.
  std::map<NodePlace, std::vector<std::pair<ActionId, order::view::PointId>>> points_at_;
  std::vector<Points> points_;                                                 // By action.
  std::vector<std::map<NodePlace, std::vector<Spawn>>> spawns_;                // By action.
  absl::flat_hash_map<ActionId, order::view::ScopeId> action_scopes_;
  absl::flat_hash_map<pointer::ObjectId, order::view::QueueId> queues_, passages_;
  /// Of lifecycle actions: their automaton in the view, and their place in it.
  absl::flat_hash_map<ActionId, std::pair<size_t, size_t>> automaton_of_;
  order::view::QueueId main_, thread_, unknown_;
};

}  // namespace antecede::action
