#include "action/view_builder.h"

#include <algorithm>

namespace antecede::action {

namespace view = order::view;
using model::Intrinsic;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::ObjectId;

namespace {

/// Callbacks that the user's input leads to, and what the model runs to call them.
constexpr std::string_view k_input_callbacks[] = {
    "performClick", "performLongClick", "performItemClick", "callItemLongClick", "clickGroup", "clickChild",
    "dispatchTouchEvent", "dispatchKeyEvent", "dispatchGenericMotionEvent", "dispatchHoverEvent", "dispatchDragEvent",
    "onClick",     "onLongClick",     "onTouch",      "onKey",          "onHover",           "onDrag",
    "onItemClick", "onItemLongClick", "onGroupClick", "onChildClick",   "onMenuItemClick",   "onGenericMotion",
    "onScroll",    "onEditorAction",  "onFling",      "onContextClick", "onPreferenceClick", "onOptionsItemSelected"};

view::Action::Kind kind_of(Action::Kind kind) {
  switch (kind) {
    case Action::Kind::Start: return view::Action::Kind::Start;
    case Action::Kind::Lifecycle: return view::Action::Kind::Lifecycle;
    case Action::Kind::Callback: return view::Action::Kind::Callback;
    case Action::Kind::Task: return view::Action::Kind::Task;
    case Action::Kind::Thread: return view::Action::Kind::Thread;
  }
  return view::Action::Kind::Task;
}

}  // namespace

ViewBuilder::ViewBuilder(const ir::Program& program, const ir::Hierarchy& hierarchy, const ActionNames& names,
                         const pointer::Solver& solver, const AppHarness& harness, const Actions& actions,
                         Constants& values, std::span<const PlaceInAction> places)
    : program_(program),
      hierarchy_(hierarchy),
      names_(names),
      solver_(solver),
      harness_(harness),
      actions_(actions),
      places_(places),
      sites_(program, solver, values),
      calls_(program, solver, sites_, values) {}

void ViewBuilder::build() {
  index_actions();
  make_scopes();
  add_automata();
  find_relevant();
  make_queues();
  find_wanted_objects();
  find_marks();
  for (size_t i = 0; i < actions_.list().size(); ++i) add_action(ActionId(i));
  for (size_t i = 0; i < actions_.list().size(); ++i) view.actions[view::ActionId(i)].queue = queue_of(ActionId(i));
  add_posts();
  count_actions();
  add_loops();
  add_joins();
  add_removals();
  add_tokens();
  add_beginnings();
  add_sequences();
  nest_scopes();
}

// What there is -------------------------------------------------------------------------------------------------------

void ViewBuilder::index_actions() {
  const size_t count = actions_.list().size();
  points_of_places.resize(places_.size());
  places_of_.resize(count);
  spawned_at_.resize(count);
  points_.resize(count);
  spawns_.resize(count);
  for (size_t i = 0; i < places_.size(); ++i) places_of_[places_[i].action.value()].push_back(i);
  for (size_t i = 0; i < count; ++i) {
    const Action& action = actions_[ActionId(i)];
    if (action.event == nullptr) {
      spawned_[{action.root, action.spawned_by}] = ActionId(i);
      continue;
    }
    for (const pointer::IntrinsicSite& site : action.event->registrations)
      registered_[site.node].push_back({site.call, ActionId(i)});
  }
  incoming_.resize(solver_.nodes().size());
  for (size_t i = 0; i < solver_.nodes().size(); ++i) {
    for (const CallEdge& edge : solver_.edges(NodeId(i))) {
      incoming_[edge.callee.value()].push_back({NodeId(i), edge});
      if (pointer::is_same_event(edge.kind) || !sites_.is_reached(NodeId(i), edge.site)) continue;
      const auto spawned = spawned_.find({edge.callee, edge.kind});
      if (spawned != spawned_.end()) spawned_at_[spawned->second.value()].push_back({NodeId(i), edge.site});
    }
  }
  for (size_t i = 0; i < solver_.nodes().size(); ++i) {
    const bool spawns = std::ranges::any_of(solver_.edges(NodeId(i)), [](const CallEdge& edge) { return !pointer::is_same_event(edge.kind); });
    if (spawns || registered_.contains(NodeId(i))) spawning_.push_back(NodeId(i));
  }
  find_many_causes();
}

/// What most actions can cause, as they all run the same code of the framework, comes after nothing in particular. In a large app
/// its causes would be the most of all that there is.
void ViewBuilder::find_many_causes() {
  constexpr size_t k_most_causes = 20'000, k_most_causes_of_one = 32;
  std::vector<std::vector<NodeId>> places(actions_.list().size());
  for (size_t i = 0; i < places.size(); ++i)
    for (const auto& [node, call] : spawned_at_[i]) places[i].push_back(node);
  for (const auto& [node, registered] : registered_)
    for (const auto& [call, to] : registered) places[to.value()].push_back(node);
  std::vector<size_t> causes(places.size(), 0);
  size_t all = 0;
  for (size_t to = 0; to < places.size(); ++to) {
    std::ranges::sort(places[to]);
    places[to].erase(std::unique(places[to].begin(), places[to].end()), places[to].end());
    for (size_t from = 0; from < places.size(); ++from) {
      const NodeBits nodes = actions_.nodes(ActionId(from));
      causes[to] += std::ranges::any_of(places[to], [&](NodeId node) { return nodes.contains(node); });
    }
    all += causes[to];
  }
  has_many_causes.assign(places.size(), false);
  if (all <= k_most_causes) return;
  for (size_t to = 0; to < places.size(); ++to) has_many_causes[to] = causes[to] > k_most_causes_of_one;
}

/// Actions that run own code, and those that lead to one. The others order nothing that anybody asks for.
void ViewBuilder::find_relevant() {
  const size_t count = actions_.list().size();
  relevant_.resize(count);
  std::vector<std::vector<ActionId>> posters(count);
  std::vector<ActionId> work;
  for (size_t i = 0; i < count; ++i) {
    spawns_[i] = spawns_of(ActionId(i));
    for (const auto& [place, spawns] : spawns_[i])
      for (const Spawn& spawn : spawns) posters[spawn.to.value()].push_back(ActionId(i));
    if (actions_[ActionId(i)].is_internal() && places_of_[i].empty()) continue;
    relevant_[i] = true;
    work.push_back(ActionId(i));
  }
  while (!work.empty()) {
    const ActionId id = work.back();
    work.pop_back();
    for (ActionId poster : posters[id.value()]) {
      if (relevant_[poster.value()]) continue;
      relevant_[poster.value()] = true;
      work.push_back(poster);
    }
  }
  for (auto& places : spawns_) {
    for (auto& [place, spawns] : places)
      std::erase_if(spawns, [&](const Spawn& spawn) { return !relevant_[spawn.to.value()]; });
    std::erase_if(places, [](const auto& it) { return it.second.empty(); });
  }
}

/// Objects of which it matters whether they are one: queues, handlers and tasks that are removed, threads that are
/// joined, what is waited for. And the places where they are.
void ViewBuilder::find_wanted_objects() {
  for (size_t i = 0; i < spawned_at_.size(); ++i) {
    if (!relevant_[i]) continue;
    for (const auto& [node, call] : spawned_at_[i])
      if (sites_.at(node, call) == Intrinsic::QueueEnqueue) {
        for (ObjectId queue : sites_.queues(node, call, 0)) want(queue);
      } else if (sites_.at(node, call) == Intrinsic::WorldPassOn) {
        if (const ObjectId through = sites_.operand(node, call, 1).single(); through.valid()) want(through);
      }
  }
  for (const Action& action : actions_.list())
    if (is_told_by_system(action)) want(action.receiver);
  find_joins();
  find_removals();
  find_tokens();
}

/// All places of which actions' control flow has to tell where they stand to each other.
void ViewBuilder::find_marks() {
  std::vector<NodePlace> marks;
  for (const auto& spawns : spawns_)
    for (const auto& entry : spawns) marks.push_back(entry.first);
  for (const auto& entry : wanted_places_) marks.push_back(entry.first);
  for (const auto& entry : made_by_) marks.push_back(entry.first);
  std::ranges::sort(marks);
  marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
  marks_.emplace(calls_, actions_, marks);
}

void ViewBuilder::want(ObjectId object) {
  if (const auto made = sites_.maker(object)) made_by_[*made];
  else if (const auto inflated = sites_.inflater(object)) made_by_[*inflated];
}
void ViewBuilder::want(NodeId node, uint32_t call, view::Point::Kind kind) {
  wanted_places_[{node, solver_.code(node)->calls[call].instruction}] = kind;
}

// Actions -------------------------------------------------------------------------------------------------------------

std::map<NodePlace, std::vector<ViewBuilder::Spawn>> ViewBuilder::spawns_of(ActionId id) {
  std::map<NodePlace, std::vector<Spawn>> result;
  const auto add = [&](NodeId node, uint32_t call, ActionId to, EdgeKind kind) {
    if (has_many_causes[to.value()]) return;
    const pointer::MethodCode* code = solver_.code(node);
    const uint32_t at = code != nullptr && call < code->calls.size() ? code->calls[call].instruction : UINT32_MAX;
    auto& spawns = result[{node, at}];
    const Spawn spawn{to, kind, call};
    if (std::ranges::find(spawns, spawn) == spawns.end()) spawns.push_back(spawn);
  };
  const NodeBits nodes = actions_.nodes(id);
  for (NodeId node : spawning_) {
    if (!nodes.contains(node)) continue;
    for (const CallEdge& edge : solver_.edges(node)) {
      if (pointer::is_same_event(edge.kind) || !sites_.is_reached(node, edge.site)) continue;
      const auto spawned = spawned_.find({edge.callee, edge.kind});
      if (spawned != spawned_.end()) add(node, edge.site, spawned->second, edge.kind);
    }
    const auto registered = registered_.find(node);
    if (registered == registered_.end()) continue;
    for (const auto& [call, to] : registered->second) add(node, call, to, EdgeKind::Callback);
  }
  return result;
}

void ViewBuilder::add_action(ActionId id) {
  const Action& from = actions_[id];
  view::Action action;
  action.kind = is_input(from) ? view::Action::Kind::Input : kind_of(from.kind);
  action.label = names_.action(from);
  action.open = from.kind == Action::Kind::Start || from.kind == Action::Kind::Lifecycle ||
                (from.event != nullptr && from.event->registrations.empty()) || has_many_causes[id.value()];
  if (from.kind == Action::Kind::Start) action.count = view::Count::One;
  if (from.kind == Action::Kind::Lifecycle) {
    action.scope = component_scopes.at(from.receiver);
    action.count = is_once_per_component(id) ? view::Count::One : view::Count::Many;
  }
  view.actions.push_back(std::move(action));
  add_points(id, spawns_[id.value()]);
}

bool ViewBuilder::is_input(const Action& action) const {
  if (action.kind != Action::Kind::Callback || !action.event->method.valid()) return false;
  const ir::MethodRef& ref = program_.symbols().method(program_[action.event->method].ref);
  return std::ranges::find(k_input_callbacks, program_.symbols().text(ref.name)) != std::end(k_input_callbacks);
}

view::PointId ViewBuilder::add_point(ActionId id, view::Point::Kind kind, const NodePlace& place) {
  view::Point point;
  point.action = in_view(id);
  point.kind = kind;
  const ir::MethodId method = solver_.nodes()[place.node].method;
  CodePlace code{method, place.instruction};
  if (!method.valid() || !solver_.is_own(method)) {
    const pointer::ContextId context = solver_.nodes()[place.node].context;
    code = {};
    if (context.valid()) code = {solver_.contexts()[context].method, solver_.contexts()[context].instruction};
  }
  point.label = names_.place(code);
  return view.points.push_back(std::move(point));
}

void ViewBuilder::add_points(ActionId id, const std::map<NodePlace, std::vector<Spawn>>& spawns) {
  std::map<NodePlace, view::Point::Kind> ordering;
  for (const auto& [place, all] : spawns) ordering[place] = view::Point::Kind::Post;
  std::vector<NodePlace> makers;
  const NodeBits nodes = actions_.nodes(id);
  for (const auto& wanted : wanted_places_)
    if (nodes.contains(wanted.first.node)) ordering.insert(wanted);
  for (const auto& [place, made] : made_by_)
    if (nodes.contains(place.node)) makers.push_back(place);
  std::vector<NodePlace> marks = makers;
  for (const auto& [place, kind] : ordering) marks.push_back(place);
  std::ranges::sort(marks);
  marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
  ActionFlow flow(solver_, calls_, *marks_, actions_[id], nodes, marks, marks_->depth(id), !places_of_[id.value()].empty());
  std::vector<size_t> kept;
  const size_t first = view.points.size();
  view::PointId given_up;  // One point for all posts of which nothing is claimed.
  for (size_t m = 0; m < marks.size(); ++m) {
    if (const auto made = made_by_.find(marks[m]); made != made_by_.end()) {
      made->second.actions.push_back(id);
      made->second.once &= flow.flow().once(m);
    }
    const auto ordered = ordering.find(marks[m]);
    if (ordered == ordering.end()) continue;
    // What nothing is claimed of waits for nothing, and removes nothing: only what must be known in full stays.
    const bool gives = ordered->second == view::Point::Kind::Post || ordered->second == view::Point::Kind::Release;
    const bool shares = flow.is_given_up(m);
    if (shares && !gives) continue;
    const bool is_new = !shares || !given_up.valid();
    const view::PointId point = is_new ? add_point(id, ordered->second, marks[m]) : given_up;
    if (shares) given_up = point;
    points_[id.value()][marks[m]] = point;
    points_at_[marks[m]].push_back({id, point});
    if (is_new) kept.push_back(m);
  }
  group_places(id, flow, kept, view.actions[in_view(id)].flow);
  view.actions[in_view(id)].points = base::IdRange<view::PointId>(view::PointId(first), view.points.size() - first);
}

/// One point for all places that relate alike to the points that order; then the flow of all of them.
void ViewBuilder::group_places(ActionId id, ActionFlow& flow, const std::vector<size_t>& kept,
                               order::Flow& result) {
  std::vector<view::PointId> groups;  // By number of the relation.
  std::vector<const ActionFlow::Relation*> relations;
  for (size_t place : places_of_[id.value()]) {
    const NodePlace at{places_[place].node, places_[place].instruction};
    const size_t number = flow.relation(at);
    if (number >= groups.size()) groups.resize(number + 1);
    if (!groups[number].valid()) {
      groups[number] = add_point(id, view::Point::Kind::Access, at);
      relations.push_back(&flow.relation(number));
    }
    points_of_places[place] = groups[number];
  }
  const size_t points = kept.size();
  result = order::Flow(points + relations.size());
  for (size_t p = 0; p < points; ++p) {
    if (flow.flow().unavoidable(kept[p])) result.set_unavoidable(p);
    for (size_t q = 0; q < points; ++q) {
      if (flow.flow().dominates(kept[p], kept[q])) result.set_dominates(p, q);
      if (!flow.flow().reaches(kept[p], kept[q])) result.set_never_reaches(p, q);
    }
    for (size_t g = 0; g < relations.size(); ++g) {
      if (relations[g]->after_sure[kept[p]]) result.set_dominates(p, points + g);
      if (!relations[g]->follows[kept[p]]) result.set_never_reaches(p, points + g);
      if (!relations[g]->precedes[kept[p]]) result.set_never_reaches(points + g, p);
    }
  }
}

view::PointId ViewBuilder::point_at(ActionId id, const NodePlace& place) const {
  const auto known = points_[id.value()].find(place);
  return known == points_[id.value()].end() ? view::PointId() : known->second;
}

}  // namespace antecede::action
