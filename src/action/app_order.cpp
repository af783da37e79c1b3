#include "action/app_order.h"

#include <algorithm>
#include <map>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/assert.h"

namespace antecede::action {

namespace view = order::view;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::ObjectId;
using pointer::Solver;

struct AppOrder::State {
  view::AppView view;
  std::vector<view::PointId> points_of_places;
  base::IdVector<view::PostId, PlaceInAction> post_places;
  std::unique_ptr<const order::StaticOrder> order;
};

namespace {

/// Fills the view in: queues, actions with their points, posts, automata.
class ViewBuilder {
 public:
  ViewBuilder(const Solver& solver, const AppHarness& harness, const Actions& actions,
              std::span<const PlaceInAction> places)
      : solver_(solver), harness_(harness), actions_(actions), places_(places) {}

  void build() {
    find_spawned();
    make_queues();
    make_scopes();
    for (size_t i = 0; i < actions_.list().size(); ++i) add_action(ActionId(i));
    for (const Pending& pending : pending_) add_post(pending);
    add_automata();
  }

  view::AppView view;
  std::vector<view::PointId> points_of_places;
  base::IdVector<view::PostId, PlaceInAction> post_places;

 private:
  struct Pending {
    view::PointId from;
    ActionId to;
    EdgeKind kind = EdgeKind::Task;
    PlaceInAction place;
  };
  /// What an action does at one instruction.
  using Sites = std::map<std::pair<NodeId, uint32_t>, std::vector<std::pair<ActionId, EdgeKind>>>;

  void find_spawned() {
    points_of_places.resize(places_.size());
    places_of_.resize(actions_.list().size());
    for (size_t i = 0; i < places_.size(); ++i) places_of_[places_[i].action.value()].push_back(i);
    for (size_t i = 0; i < actions_.list().size(); ++i) {
      const Action& action = actions_[ActionId(i)];
      if (action.event == nullptr) spawned_[{action.root, action.spawned_by}] = ActionId(i);
      if (action.event == nullptr) continue;
      for (const pointer::IntrinsicSite& site : action.event->registrations)
        registered_[site.node].push_back({site.call, ActionId(i)});
    }
  }

  void make_queues() {
    view::Queue main;
    main.kind = view::Queue::Kind::Looper;
    main.count = view::Count::One;
    main.label = "main";
    main_ = view.queues.push_back(main);
    view::Queue thread;
    thread.kind = view::Queue::Kind::Thread;
    thread.label = "a thread of its own";
    thread_ = view.queues.push_back(thread);
    unknown_ = view.queues.push_back({});
  }

  /// Each component has instances; the application has one.
  void make_scopes() {
    for (const Action& action : actions_.list()) {
      if (action.kind != Action::Kind::Lifecycle || scopes_.contains(action.receiver)) continue;
      view::Scope scope;
      scope.label = action.event->component;
      if (action.event->automaton->name == "application") scope.count = view::Count::One;
      scopes_[action.receiver] = view.scopes.push_back(std::move(scope));
    }
  }

  void add_action(ActionId id) {
    const Action& from = actions_[id];
    view::Action action;
    action.queue = queue_of(from);
    action.kind = kind_of(from.kind);
    action.open = from.kind == Action::Kind::Start || from.kind == Action::Kind::Lifecycle;
    if (from.kind == Action::Kind::Start) action.count = view::Count::One;
    if (from.kind == Action::Kind::Lifecycle) {
      action.scope = scopes_.at(from.receiver);
      action.count = view::Count::Many;
    }
    const Sites sites = sites_of(id);
    const size_t first = view.points.size();
    for (const auto& [place, spawns] : sites) {
      const view::PointId point = view.points.push_back({view::ActionId(id.value()), view::Point::Kind::Post, {}});
      for (const auto& [to, kind] : spawns) pending_.push_back({point, to, kind, {id, place.first, place.second}});
    }
    if (!places_of_[id.value()].empty()) {
      const view::PointId point = view.points.push_back({view::ActionId(id.value()), view::Point::Kind::Access, {}});
      for (size_t place : places_of_[id.value()]) points_of_places[place] = point;
    }
    action.points = base::IdRange<view::PointId>(view::PointId(first), view.points.size() - first);
    action.flow = order::Flow(action.points.size());
    view.actions.push_back(std::move(action));
  }

  static view::Action::Kind kind_of(Action::Kind kind) {
    switch (kind) {
      case Action::Kind::Start: return view::Action::Kind::Start;
      case Action::Kind::Lifecycle: return view::Action::Kind::Lifecycle;
      case Action::Kind::Callback: return view::Action::Kind::Callback;
      case Action::Kind::Task: return view::Action::Kind::Task;
      case Action::Kind::Thread: return view::Action::Kind::Thread;
    }
    return view::Action::Kind::Task;
  }

  view::QueueId queue_of(const Action& action) const {
    if (action.event != nullptr) return main_;
    if (action.kind == Action::Kind::Thread) return thread_;
    return action.threads.single() == harness_.main_thread() ? main_ : unknown_;
  }

  Sites sites_of(ActionId id) const {
    Sites sites;
    const auto add = [&](NodeId node, uint32_t call, ActionId to, EdgeKind kind) {
      auto& spawns = sites[{node, instruction(node, call)}];
      if (std::ranges::find(spawns, std::pair(to, kind)) == spawns.end()) spawns.push_back({to, kind});
    };
    for (NodeId node : actions_.nodes(id)) {
      for (const CallEdge& edge : solver_.edges(node))
        if (!pointer::is_same_event(edge.kind)) add(node, edge.site, spawned_.at({edge.callee, edge.kind}), edge.kind);
      const auto registered = registered_.find(node);
      if (registered == registered_.end()) continue;
      for (const auto& [call, to] : registered->second) add(node, call, to, EdgeKind::Callback);
    }
    return sites;
  }

  uint32_t instruction(NodeId node, uint32_t call) const {
    const pointer::MethodCode* code = solver_.code(node);
    return code != nullptr && call < code->calls.size() ? code->calls[call].instruction : UINT32_MAX;
  }

  void add_post(const Pending& pending) {
    view::Post post;
    post.from = pending.from;
    post.to = view::ActionId(pending.to.value());
    post.cause = pending.kind == EdgeKind::Fork       ? view::Post::Cause::Fork
                 : pending.kind == EdgeKind::Callback ? view::Post::Cause::Register
                                                      : view::Post::Cause::Message;
    post.repeats = post.cause == view::Post::Cause::Register;
    post.how.any_type = true;
    post.how.asynchronous = order::Answer::Unknown;
    post.how.rerun = order::Answer::Unknown;
    post.how.time = order::Range::any();
    view.posts.push_back(std::move(post));
    post_places.push_back(pending.place);
  }

  /// Transitions of one component follow each other from state to state.
  void add_automata() {
    std::map<ObjectId, std::vector<ActionId>> components;
    for (size_t i = 0; i < actions_.list().size(); ++i)
      if (actions_[ActionId(i)].kind == Action::Kind::Lifecycle)
        components[actions_[ActionId(i)].receiver].push_back(ActionId(i));
    for (const auto& [component, members] : components) {
      view::Automaton automaton;
      automaton.scope = scopes_.at(component);
      const auto transition = [&](size_t i) { return actions_[members[i]].event->transition; };
      // Node 0 is the beginning; the transitions follow.
      std::vector<std::vector<uint32_t>> successors(members.size() + 1);
      std::vector<uint32_t> places, exits;
      for (size_t i = 0; i < members.size(); ++i) {
        automaton.actions.push_back(view::ActionId(members[i].value()));
        const uint32_t node = static_cast<uint32_t>(i + 1);
        places.push_back(node);
        exits.push_back(node);
        if (transition(i)->begins_in(0)) successors[0].push_back(node);
        for (size_t next = 0; next < members.size(); ++next)
          if (transition(next)->begins_in(transition(i)->to)) successors[node].push_back(static_cast<uint32_t>(next + 1));
      }
      automaton.flow = order::Flow::of(successors, 0, exits, places);
      view.automata.push_back(std::move(automaton));
    }
  }

  const Solver& solver_;
  const AppHarness& harness_;
  const Actions& actions_;
  std::span<const PlaceInAction> places_;
  std::vector<std::vector<size_t>> places_of_;  // By action.
  absl::flat_hash_map<std::pair<NodeId, EdgeKind>, ActionId> spawned_;
  absl::flat_hash_map<NodeId, std::vector<std::pair<uint32_t, ActionId>>> registered_;
  absl::flat_hash_map<ObjectId, view::ScopeId> scopes_;  // By component.
  std::vector<Pending> pending_;
  view::QueueId main_, thread_, unknown_;
};

}  // namespace

AppOrder::AppOrder(std::unique_ptr<State> state) : state_(std::move(state)) {}
AppOrder::~AppOrder() = default;
AppOrder::AppOrder(AppOrder&&) noexcept = default;
AppOrder& AppOrder::operator=(AppOrder&&) noexcept = default;

AppOrder AppOrder::compute(const Solver& solver, const AppHarness& harness, const Actions& actions,
                           std::span<const PlaceInAction> places, order::StaticRuleSet rules) {
  ViewBuilder builder(solver, harness, actions, places);
  builder.build();
  auto state = std::make_unique<State>();
  state->view = std::move(builder.view);
  state->points_of_places = std::move(builder.points_of_places);
  state->post_places = std::move(builder.post_places);
  const std::string wrong = order::StaticOrder::check(state->view);
  ANTECEDE_ASSERT(wrong.empty());
  state->order = std::make_unique<const order::StaticOrder>(state->view, rules);
  return AppOrder(std::move(state));
}

const view::AppView& AppOrder::view() const {
  return state_->view;
}
const order::StaticOrder& AppOrder::order() const {
  return *state_->order;
}
view::PointId AppOrder::point(size_t place) const {
  return state_->points_of_places[place];
}
PlaceInAction AppOrder::place_of(view::PostId post) const {
  return state_->post_places[post];
}

view::ScopeId AppOrder::scope_of(ObjectId) const {
  return {};
}

bool AppOrder::may_run_in_parallel(ActionId a, ActionId b) const {
  const view::QueueId first = state_->view.actions[action(a)].queue, second = state_->view.actions[action(b)].queue;
  const view::Queue& queue = state_->view.queues[first];
  const bool one_at_a_time = queue.kind == view::Queue::Kind::Looper || queue.kind == view::Queue::Kind::Serial;
  return first != second || !one_at_a_time || queue.count != view::Count::One || queue.scope.valid();
}

}  // namespace antecede::action
