#include "action/view_builder.h"

#include <algorithm>

#include <fmt/format.h>

#include "order/static/universe.h"

namespace antecede::action {

namespace view = order::view;
using model::Intrinsic;
using order::Range;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::Object;
using pointer::ObjectId;
using pointer::ObjectSet;

namespace {

/// Keys of `antecede.Queue.remove`.
enum : int64_t { k_target = 1, k_callback = 2, k_what = 4, k_token = 8 };

/// Callbacks that the user's input leads to, and what the model runs to call them.
constexpr std::string_view k_input_callbacks[] = {
    "performClick", "performLongClick", "performItemClick", "callItemLongClick", "clickGroup", "clickChild",
    "dispatchTouchEvent", "dispatchKeyEvent", "dispatchGenericMotionEvent", "dispatchHoverEvent", "dispatchDragEvent",
    "onClick",     "onLongClick",     "onTouch",      "onKey",          "onHover",           "onDrag",
    "onItemClick", "onItemLongClick", "onGroupClick", "onChildClick",   "onMenuItemClick",   "onGenericMotion",
    "onScroll",    "onEditorAction",  "onFling",      "onContextClick", "onPreferenceClick", "onOptionsItemSelected"};

/// Who waits at `Sync.acquire` waits for a release, whatever else happens: permits of a semaphore are there before
/// anybody releases one, and so are locks.
constexpr std::string_view k_waiting_classes[] = {
    "Ljava/util/concurrent/CountDownLatch;", "Ljava/util/concurrent/FutureTask;",
    "Ljava/util/concurrent/CompletableFuture;", "Ljava/util/concurrent/ForkJoinTask;"};

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

constexpr std::string_view k_own_thread = "a thread of its own";
constexpr std::string_view k_begins = "the process begins with providers and the application";
constexpr std::string_view k_window = "input comes until the window is gone";

view::Known known_order(view::ActionId first, view::ActionId second, view::ScopeId scope, std::string_view why) {
  return {view::Place::end(first), view::Place::begin(second), scope, std::string(why)};
}

view::ActionId in_view(ActionId id) {
  return view::ActionId(id.value());
}

}  // namespace

ViewBuilder::ViewBuilder(const ir::Program& program, const ir::Hierarchy& hierarchy, const ActionNames& names,
                         const pointer::Solver& solver, const AppHarness& harness, const Actions& actions,
                         std::span<const PlaceInAction> places)
    : program_(program),
      hierarchy_(hierarchy),
      names_(names),
      solver_(solver),
      harness_(harness),
      actions_(actions),
      places_(places),
      sites_(program, hierarchy, solver) {}

void ViewBuilder::build() {
  index_actions();
  make_scopes();
  add_automata();
  find_relevant();
  make_queues();
  find_wanted_objects();
  for (size_t i = 0; i < actions_.list().size(); ++i) add_action(ActionId(i));
  for (size_t i = 0; i < actions_.list().size(); ++i) view.actions[view::ActionId(i)].queue = queue_of(ActionId(i));
  add_posts();
  count_actions();
  add_loops();
  add_joins();
  add_removals();
  add_tokens();
  add_beginnings();
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
      if (pointer::is_same_event(edge.kind)) continue;
      spawned_at_[spawned_.at({edge.callee, edge.kind}).value()].push_back({NodeId(i), edge.site});
    }
  }
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
      if (sites_.at(node, call) == Intrinsic::QueueEnqueue)
        for (ObjectId queue : sites_.queues(node, call, 0)) want(queue);
  }
  find_joins();
  find_removals();
  find_tokens();
}

void ViewBuilder::want(ObjectId object) {
  if (const auto made = sites_.maker(object)) made_by_[*made];
}
void ViewBuilder::want(NodeId node, uint32_t call, view::Point::Kind kind) {
  wanted_places_[{node, solver_.code(node)->calls[call].instruction}] = kind;
}

/// A wait without limit for a thread that is started by one action.
void ViewBuilder::find_joins() {
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites()) {
    if (site.intrinsic != Intrinsic::ThreadJoin) continue;
    const ObjectId thread = sites_.operand(site.node, site.call, 0).single();
    constexpr Range k_forever = Range::exactly(-1);  // antecede.Threads.FOREVER
    if (!thread.valid() || sites_.number(site.node, site.call, 1) != k_forever) continue;
    for (size_t i = 0; i < actions_.list().size(); ++i) {
      if (actions_[ActionId(i)].kind != Action::Kind::Thread || !relevant_[i]) continue;
      const auto& starts = spawned_at_[i];
      const bool it = !starts.empty() && std::ranges::all_of(starts, [&](const auto& start) {
        return sites_.operand(start.first, start.second, 0).single() == thread;
      });
      if (!it) continue;
      joins_.push_back({site.node, site.call, thread, ActionId(i)});
      want(site.node, site.call, view::Point::Kind::Join);
      want(thread);
    }
  }
}

void ViewBuilder::find_removals() {
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites()) {
    if (site.intrinsic != Intrinsic::QueueRemove || !sites_.is_reached(site.node, site.call)) continue;
    for (size_t i = 0; i < actions_.list().size(); ++i) {
      if (actions_[ActionId(i)].kind != Action::Kind::Task || !relevant_[i]) continue;
      auto keys = keys_in_common(site.node, site.call, ActionId(i));
      if (!keys) continue;
      for (ObjectId key : *keys) want(key);
      want(site.node, site.call, view::Point::Kind::Remove);
      removals_.push_back({site.node, site.call, ActionId(i), std::move(*keys)});
    }
  }
}

/// If the removal is sure to find all messages of an action: the objects that have to be one for that.
std::optional<std::vector<ObjectId>> ViewBuilder::keys_in_common(NodeId node, uint32_t call, ActionId of) {
  // remove(queue, target, callback, what, token, keys)
  const Range keys = sites_.number(node, call, 5);
  if (keys.low != keys.high || spawned_at_[of.value()].empty()) return {};
  std::vector<ObjectId> result;
  bool posted = false;
  const auto same = [&](size_t operand, const ObjectSet& other) {
    const ObjectId object = sites_.operand(node, call, operand).single();
    if (!object.valid() || object != other.single()) return false;
    result.push_back(object);
    return true;
  };
  for (const auto& [at, post] : spawned_at_[of.value()]) {
    if (sites_.at(at, post) != Intrinsic::QueueEnqueue) return {};
    if (!sites_.is_reached(at, post)) continue;
    posted = true;
    const MessageKeys message = sites_.keys_of_post(at, post);
    if ((keys.low & k_target) && !same(1, message.target)) return {};
    if ((keys.low & k_callback) && !same(2, message.callback)) return {};
    if (keys.low & k_what) {
      // A removal of messages leaves callbacks alone.
      const Range what = sites_.number(node, call, 3);
      if (what.low != what.high || what != message.what || !message.callback.empty()) return {};
    }
    // Without a token it is for all tokens.
    if ((keys.low & k_token) && !sites_.operand(node, call, 4).empty() && !same(4, message.token)) return {};
  }
  return posted ? std::optional(result) : std::nullopt;
}

/// Latches and futures, and all places that release them.
void ViewBuilder::find_tokens() {
  ObjectSet tokens;
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites()) {
    if (site.intrinsic != Intrinsic::SyncAcquire) continue;
    const ObjectId object = sites_.operand(site.node, site.call, 0).single();
    if (!object.valid() || !waits_for_release(object)) continue;
    tokens.insert(object);
    want(object);
    want(site.node, site.call, view::Point::Kind::Acquire);
  }
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites())
    if (site.intrinsic == Intrinsic::SyncRelease && sites_.operand(site.node, site.call, 0).intersects(tokens))
      want(site.node, site.call, view::Point::Kind::Release);
  // Where the threads of loopers enter their loops.
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites())
    if (site.intrinsic == Intrinsic::QueueTake) want(site.node, site.call, view::Point::Kind::Other);
}

bool ViewBuilder::waits_for_release(ObjectId object) const {
  return std::ranges::any_of(k_waiting_classes, [&](std::string_view name) {
    const ir::TypeId type = program_.symbols().find_type(name);
    return type.valid() && hierarchy_.is_subtype(solver_.objects()[object].type, type) == ir::Truth::Yes;
  });
}

// Actions -------------------------------------------------------------------------------------------------------------

/// Each component has instances; of the application and of a provider there is one.
void ViewBuilder::make_scopes() {
  for (const Action& action : actions_.list()) {
    if (action.kind != Action::Kind::Lifecycle || component_scopes.contains(action.receiver)) continue;
    view::Scope scope;
    scope.label = action.event->component;
    const std::string& automaton = action.event->automaton->name;
    if (automaton == "application" || automaton == "provider") scope.count = view::Count::One;
    component_scopes[action.receiver] = view.scopes.push_back(std::move(scope));
  }
}

std::map<NodePlace, std::vector<ViewBuilder::Spawn>> ViewBuilder::spawns_of(ActionId id) const {
  std::map<NodePlace, std::vector<Spawn>> result;
  const auto add = [&](NodeId node, uint32_t call, ActionId to, EdgeKind kind) {
    const pointer::MethodCode* code = solver_.code(node);
    const uint32_t at = code != nullptr && call < code->calls.size() ? code->calls[call].instruction : UINT32_MAX;
    auto& spawns = result[{node, at}];
    const Spawn spawn{to, kind, call};
    if (std::ranges::find(spawns, spawn) == spawns.end()) spawns.push_back(spawn);
  };
  for (NodeId node : actions_.nodes(id)) {
    for (const CallEdge& edge : solver_.edges(node))
      if (!pointer::is_same_event(edge.kind)) add(node, edge.site, spawned_.at({edge.callee, edge.kind}), edge.kind);
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
                (from.event != nullptr && from.event->registrations.empty());
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
  for (NodeId node : actions_.nodes(id)) {
    for (auto it = wanted_places_.lower_bound({node, 0}); it != wanted_places_.end() && it->first.node == node; ++it)
      ordering.insert(*it);
    for (auto made = made_by_.lower_bound({node, 0}); made != made_by_.end() && made->first.node == node; ++made)
      makers.push_back(made->first);
  }
  std::vector<NodePlace> marks = makers;
  for (const auto& [place, kind] : ordering) marks.push_back(place);
  std::ranges::sort(marks);
  marks.erase(std::unique(marks.begin(), marks.end()), marks.end());
  const ActionFlow flow(program_, solver_, sites_, actions_[id], actions_.nodes(id), marks);
  std::vector<size_t> kept;
  const size_t first = view.points.size();
  for (size_t m = 0; m < marks.size(); ++m) {
    if (const auto made = made_by_.find(marks[m]); made != made_by_.end()) {
      made->second.actions.push_back(id);
      made->second.once &= flow.flow().once(m);
    }
    const auto ordered = ordering.find(marks[m]);
    if (ordered == ordering.end()) continue;
    points_[id.value()][marks[m]] = add_point(id, ordered->second, marks[m]);
    points_at_[marks[m]].push_back({id, points_[id.value()][marks[m]]});
    kept.push_back(m);
  }
  group_places(id, flow, kept, view.actions[in_view(id)].flow);
  view.actions[in_view(id)].points = base::IdRange<view::PointId>(view::PointId(first), view.points.size() - first);
}

/// One point for all places that relate alike to the points that order; then the flow of all of them.
void ViewBuilder::group_places(ActionId id, const ActionFlow& flow, const std::vector<size_t>& kept,
                               order::Flow& result) {
  std::map<ActionFlow::Relation, view::PointId> groups;
  std::vector<const ActionFlow::Relation*> relations;
  std::map<NodePlace, view::PointId> known;
  for (size_t place : places_of_[id.value()]) {
    const NodePlace at{places_[place].node, places_[place].instruction};
    auto [point, added] = known.try_emplace(at);
    if (added) {
      const auto [group, fresh] = groups.try_emplace(flow.relation(at));
      if (fresh) {
        group->second = add_point(id, view::Point::Kind::Access, at);
        relations.push_back(&group->first);
      }
      point->second = group->second;
    }
    points_of_places[place] = point->second;
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

// One of a kind -------------------------------------------------------------------------------------------------------

bool ViewBuilder::is_in_loop(NodeId node, uint32_t instruction) const {
  const ir::MethodId method = solver_.nodes()[node].method;
  if (!method.valid() || !program_[method].has_code()) return true;
  if (instruction >= program_.body(method).instructions().size()) return true;
  const ir::Flow& flow = program_.flow(method);
  return flow.loop_of(flow.block_of(ir::InstructionId(instruction))) != UINT32_MAX;
}

/// At most once in the life of the process: an initialiser, or what one such place calls.
bool ViewBuilder::runs_once(NodeId node, int depth) const {
  constexpr int k_most_calls = 16;
  const auto& callers = incoming_[node.value()];
  if (depth > k_most_calls || callers.empty()) return false;
  const bool initialiser =
      std::ranges::all_of(callers, [](const Incoming& it) { return it.edge.kind == EdgeKind::Initialise; });
  if (initialiser) return true;
  if (callers.size() != 1 || callers[0].edge.kind != EdgeKind::Call) return false;
  const pointer::MethodCode* code = solver_.code(callers[0].caller);
  const uint32_t site = callers[0].edge.site;
  if (code == nullptr || site >= code->calls.size()) return false;
  return !is_in_loop(callers[0].caller, code->calls[site].instruction) && runs_once(callers[0].caller, depth + 1);
}

/// In which scope there is at most one of these; none of them: the process. No answer: there may be many.
std::optional<view::ScopeId> ViewBuilder::one_in(ObjectId object) {
  if (object == harness_.main_thread()) return view::ScopeId();
  if (const auto component = component_scopes.find(object); component != component_scopes.end())
    return component->second;
  const auto made = sites_.maker(object);
  if (!made) return {};
  if (runs_once(made->node, 0) && !is_in_loop(made->node, made->instruction)) return view::ScopeId();
  const auto by = made_by_.find(*made);
  return by == made_by_.end() ? std::nullopt : one_in(by->second);
}

std::optional<view::ScopeId> ViewBuilder::one_in(const MadeBy& made) {
  if (made.actions.empty() || !made.once) return {};
  const Action& first = actions_[made.actions[0]];
  if (first.kind == Action::Kind::Lifecycle && exclude_each_other(made.actions))
    return component_scopes.at(first.receiver);
  if (made.actions.size() > 1) return {};
  if (first.kind == Action::Kind::Start) return view::ScopeId();
  return scope_of_action(made.actions[0]);
}

bool ViewBuilder::is_once_per_component(ActionId id) const {
  const auto known = automaton_of_.find(id);
  return known != automaton_of_.end() && view.automata[known->second.first].flow.once(known->second.second);
}

/// Transitions of one component, of which each instance takes at most one, once.
bool ViewBuilder::exclude_each_other(const std::vector<ActionId>& actions) const {
  const auto alike = [&](ActionId id) {
    return actions_[id].kind == Action::Kind::Lifecycle && actions_[id].receiver == actions_[actions[0]].receiver;
  };
  if (!std::ranges::all_of(actions, alike)) return false;
  for (ActionId id : actions) {
    const auto [automaton, place] = automaton_of_.at(id);
    for (ActionId other : actions)
      if (view.automata[automaton].flow.reaches(place, automaton_of_.at(other).second)) return false;
  }
  return true;
}

/// The instances of an action, and all that is posted for one of them.
view::ScopeId ViewBuilder::scope_of_action(ActionId id) {
  const auto [place, added] = action_scopes_.try_emplace(id);
  if (!added) return place->second;
  view::Scope scope;
  scope.action = in_view(id);
  scope.label = view.actions[in_view(id)].label;
  return place->second = view.scopes.push_back(std::move(scope));
}

/// Where both are one: in the scope of either, if the other is one in the process, or in that of both.
std::optional<view::ScopeId> ViewBuilder::narrower(std::optional<view::ScopeId> a, std::optional<view::ScopeId> b) const {
  if (!a || !b) return {};
  if (!a->valid() || *a == *b) return b;
  return b->valid() ? std::nullopt : a;
}

/// What an action of a component does lies in the component's instance.
void ViewBuilder::nest_scopes() {
  for (const auto& [component, scope] : component_scopes) {
    const order::Universe universe(view, scope);
    for (const auto& [action, inner] : action_scopes_)
      if (universe.has(in_view(action))) view.scopes[inner].parent = scope;
  }
}

// Queues and posts ----------------------------------------------------------------------------------------------------

void ViewBuilder::make_queues() {
  view::Queue main;
  main.kind = view::Queue::Kind::Looper;
  main.count = view::Count::One;
  main.label = "main";
  main_ = view.queues.push_back(main);
  view::Queue thread;
  thread.kind = view::Queue::Kind::Thread;
  thread.label = std::string(k_own_thread);
  thread_ = view.queues.push_back(thread);
  view::Queue unknown;
  unknown.label = "not known";
  unknown_ = view.queues.push_back(unknown);
}

view::QueueId ViewBuilder::queue_of(ActionId id) {
  const Action& action = actions_[id];
  if (action.event != nullptr) return queue_of(*action.event);
  if (action.kind == Action::Kind::Thread) return thread_;
  view::QueueId result;
  bool known = true;
  for (const auto& [node, call] : spawned_at_[id.value()]) {
    const auto intrinsic = sites_.at(node, call);
    if (intrinsic != Intrinsic::QueueEnqueue && intrinsic != Intrinsic::WorldMayRun) known = false;
    if (!known) break;
    if (!sites_.is_reached(node, call)) continue;
    const std::vector<ObjectId> queues = sites_.queues(node, call, 0);
    known &= !queues.empty();
    for (ObjectId object : queues) {
      const view::QueueId queue = queue_of(object);
      if (result.valid() && queue != result) known = false;
      result = queue;
    }
  }
  if (known && result.valid()) return result;
  return action.threads.single() == harness_.main_thread() ? main_ : unknown_;
}

/// The main looper, unless a listener was registered with another queue.
view::QueueId ViewBuilder::queue_of(const SystemEvent& event) {
  view::QueueId result;
  for (const pointer::IntrinsicSite& site : event.registrations) {
    // Who observes is called by code of the model, on whatever thread that runs.
    view::QueueId queue = site.intrinsic == Intrinsic::CallbackObserve ? unknown_ : main_;
    if (site.intrinsic == Intrinsic::CallbackRegisterOn) {
      const std::vector<ObjectId> queues = sites_.queues(site.node, site.call, 0);
      if (!queues.empty()) queue = queues.size() == 1 ? queue_of(queues[0]) : unknown_;
    }
    if (result.valid() && queue != result) return unknown_;
    result = queue;
  }
  return result.valid() ? result : main_;
}

view::QueueId ViewBuilder::queue_of(ObjectId object) {
  if (const auto known = queues_.find(object); known != queues_.end()) return known->second;
  view::Queue queue;
  const auto kind = sites_.kind_of_queue(object);
  const bool is_main = kind == Intrinsic::QueueLooper && sites_.thread_of(object) == harness_.main_thread();
  if (is_main) return queues_[object] = main_;
  if (!kind) return queues_[object] = unknown_;
  const char* what = "a queue";
  switch (*kind) {
    case Intrinsic::QueueLooper:
      queue.kind = view::Queue::Kind::Looper;
      what = "a looper";
      break;
    case Intrinsic::QueueSerial:
      queue.kind = view::Queue::Kind::Serial;
      what = "a serial executor";
      break;
    case Intrinsic::QueuePool:
      queue.kind = view::Queue::Kind::Pool;
      what = "a pool";
      break;
    default:
      queue.kind = view::Queue::Kind::Binder;
      what = "binder threads";
  }
  if (const auto scope = one_in(object)) {
    queue.count = view::Count::One;
    queue.scope = *scope;
  }
  queue.label = names_.made(object, what);
  return queues_[object] = view.queues.push_back(std::move(queue));
}

void ViewBuilder::add_posts() {
  for (size_t i = 0; i < spawns_.size(); ++i)
    for (const auto& [place, spawns] : spawns_[i])
      for (const Spawn& spawn : spawns) add_post(ActionId(i), place, spawn);
}

void ViewBuilder::add_post(ActionId from, const NodePlace& at, const Spawn& spawn) {
  view::Post post;
  post.from = point_at(from, at);
  post.to = in_view(spawn.to);
  post.label = view.points[post.from].label;
  const auto intrinsic = sites_.at(at.node, spawn.call);
  view::Action& target = view.actions[post.to];
  post.how.any_type = true;
  post.how.asynchronous = order::Answer::Unknown;
  post.how.rerun = order::Answer::Unknown;
  post.how.time = Range::any();
  if (spawn.kind == EdgeKind::Fork) {
    post.cause = view::Post::Cause::Fork;
  } else if (actions_[spawn.to].event != nullptr) {
    post.cause = view::Post::Cause::Register;
    post.repeats = true;
  } else if (intrinsic == Intrinsic::QueueEnqueue) {
    if (!sites_.is_reached(at.node, spawn.call)) return;
    post.how = sites_.post(at.node, spawn.call, view.queues[target.queue].kind == view::Queue::Kind::Looper);
    if (post.how.type == trace::MessageType::Idle && !post.how.any_type)
      post.how.rerun = order::answer(from == spawn.to);
    const bool outside =
        post.how.type == trace::MessageType::Input || post.how.type == trace::MessageType::Display;
    if (outside && !post.how.any_type) {
      // It follows nothing that the program does.
      target.open = true;
      if (post.how.type == trace::MessageType::Input) target.kind = view::Action::Kind::Input;
      return;
    }
  } else {
    // The system makes it happen some time; it stands in no queue before.
    post.cause = view::Post::Cause::Start;
    post.repeats = intrinsic != Intrinsic::WorldMayRun || sites_.number(at.node, spawn.call, 2) != Range::exactly(0);
    if (intrinsic == Intrinsic::CallbackDeliver) {
      target.open = true;
      return;
    }
  }
  view.posts.push_back(std::move(post));
  post_places.push_back({from, at.node, at.instruction});
}

/// What several transitions post of which a component takes only one is one for each instance.
void ViewBuilder::count_actions() {
  std::vector<std::vector<view::PostId>> posts(view.actions.size());
  for (size_t i = 0; i < view.posts.size(); ++i) posts[view.posts[view::PostId(i)].to.value()].push_back(view::PostId(i));
  for (size_t i = 0; i < view.actions.size(); ++i) {
    view::Action& action = view.actions[view::ActionId(i)];
    if (actions_[ActionId(i)].event != nullptr || action.open || posts[i].size() < 2) continue;
    std::vector<ActionId> posters;
    bool once = true;
    for (view::PostId id : posts[i]) {
      const view::Post& post = view.posts[id];
      const view::Action& poster = view.actions[view.points[post.from].action];
      posters.push_back(ActionId(view.points[post.from].action.value()));
      once &= !post.repeats && poster.flow.once(post.from.value() - poster.points[0].value());
    }
    std::ranges::sort(posters);
    const bool several = std::adjacent_find(posters.begin(), posters.end()) != posters.end();
    if (!once || several || !exclude_each_other(posters)) continue;
    action.count = view::Count::One;
    action.scope = component_scopes.at(actions_[posters[0]].receiver);
  }
}

/// Where the body of a looper's thread enters its loop.
void ViewBuilder::add_loops() {
  absl::flat_hash_map<view::QueueId, int> loops;
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites()) {
    if (site.intrinsic != Intrinsic::QueueTake) continue;
    const std::vector<ObjectId> objects = sites_.queues(site.node, site.call, 0);
    const auto known = objects.size() == 1 ? queues_.find(objects[0]) : queues_.end();
    if (known == queues_.end() || known->second == main_ || known->second == unknown_) continue;
    view::Queue& queue = view.queues[known->second];
    if (queue.kind != view::Queue::Kind::Looper) continue;
    for (const auto& [id, point] : points_of(site.node, site.call)) {
      const bool only = loops[known->second]++ == 0 && actions_[id].kind == Action::Kind::Thread;
      queue.thread = only ? in_view(id) : view::ActionId();
      queue.loop = only ? point : view::PointId();
    }
  }
}

// What else orders ----------------------------------------------------------------------------------------------------

std::vector<std::pair<ActionId, view::PointId>> ViewBuilder::points_of(NodeId node, uint32_t call) const {
  const auto known = points_at_.find({node, solver_.code(node)->calls[call].instruction});
  return known == points_at_.end() ? std::vector<std::pair<ActionId, view::PointId>>() : known->second;
}

void ViewBuilder::add_joins() {
  for (const WantedJoin& join : joins_) {
    const auto one = one_in(join.thread);
    if (!one) continue;
    for (const auto& [id, point] : points_of(join.node, join.call)) view.joins.push_back({point, in_view(join.of), *one});
  }
}

void ViewBuilder::add_removals() {
  for (const WantedRemoval& wanted : removals_) {
    if (view.actions[in_view(wanted.of)].open) continue;
    std::optional<view::ScopeId> scope = view::ScopeId();
    for (ObjectId key : wanted.keys) scope = narrower(scope, one_in(key));
    const std::vector<ObjectId> queues = sites_.queues(wanted.node, wanted.call, 0);
    const view::QueueId queue = view.actions[in_view(wanted.of)].queue;
    const bool same = !queues.empty() && queue != unknown_ &&
                      std::ranges::all_of(queues, [&](ObjectId it) { return queue_of(it) == queue; });
    if (!scope || !same) continue;
    for (const auto& [id, point] : points_of(wanted.node, wanted.call)) {
      view::Removal removal;
      removal.at = point;
      removal.of = in_view(wanted.of);
      removal.scope = *scope;
      view.removals.push_back(removal);
    }
  }
}

/// Latches and futures: who waits goes on after the releases.
void ViewBuilder::add_tokens() {
  std::map<ObjectId, view::Token> tokens;
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites()) {
    if (site.intrinsic != Intrinsic::SyncAcquire) continue;
    const ObjectId object = sites_.operand(site.node, site.call, 0).single();
    if (!object.valid() || !waits_for_release(object)) continue;
    for (const auto& [id, point] : points_of(site.node, site.call)) tokens[object].acquires.push_back(point);
  }
  for (const pointer::IntrinsicSite& site : solver_.intrinsic_sites()) {
    if (site.intrinsic != Intrinsic::SyncRelease) continue;
    sites_.operand(site.node, site.call, 0).for_each([&](ObjectId object) {
      if (const auto known = tokens.find(object); known != tokens.end())
        for (const auto& [id, point] : points_of(site.node, site.call)) known->second.releases.push_back(point);
    });
  }
  const ir::ClassId latch = program_.find_class("Ljava/util/concurrent/CountDownLatch;");
  for (auto& [object, token] : tokens) {
    const auto one = one_in(object);
    if (!one || token.releases.empty()) continue;
    token.scope = *one;
    token.count = view::Count::One;
    token.other_releases = false;
    if (latch.valid() && program_.find_class(solver_.objects()[object].type) == latch) {
      const Range count = sites_.first_value(object, latch, "count");
      if (count.low != count.high || count.low <= 0) continue;
      token.needs = static_cast<uint32_t>(std::min<int64_t>(count.low, UINT32_MAX));
    }
    view.tokens.push_back(std::move(token));
  }
}

/// Transitions of one component follow each other from state to state.
void ViewBuilder::add_automata() {
  std::map<ObjectId, std::vector<ActionId>> components;
  for (size_t i = 0; i < actions_.list().size(); ++i)
    if (actions_[ActionId(i)].kind == Action::Kind::Lifecycle)
      components[actions_[ActionId(i)].receiver].push_back(ActionId(i));
  for (const auto& entry : components) {
    const std::vector<ActionId>& members = entry.second;
    view::Automaton automaton;
    automaton.scope = component_scopes.at(entry.first);
    const auto transition = [&](size_t i) { return actions_[members[i]].event->transition; };
    // Node 0 is the beginning; the transitions follow.
    std::vector<std::vector<uint32_t>> successors(members.size() + 1);
    std::vector<uint32_t> places, exits;
    for (size_t i = 0; i < members.size(); ++i) {
      automaton.actions.push_back(in_view(members[i]));
      automaton_of_[members[i]] = {view.automata.size(), i};
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

/// The process starts before anything of the app runs; providers are made first, then the application, then the rest.
void ViewBuilder::add_beginnings() {
  const auto rank = [&](const Action& action) {
    if (action.kind == Action::Kind::Start) return 0;
    const std::string& automaton = action.event->automaton->name;
    const bool creates = action.event->transition->begins_in(0);
    if (automaton == "provider" && creates) return 1;
    return automaton == "application" && creates ? 2 : 3;
  };
  for (size_t i = 0; i < actions_.list().size(); ++i) {
    const Action& first = actions_[ActionId(i)];
    if (first.kind != Action::Kind::Start && first.kind != Action::Kind::Lifecycle) continue;
    for (size_t j = 0; j < actions_.list().size(); ++j) {
      const Action& second = actions_[ActionId(j)];
      if (second.kind != Action::Kind::Lifecycle || rank(first) >= rank(second)) continue;
      view.known.push_back(known_order(view::ActionId(i), view::ActionId(j), {}, k_begins));
    }
  }
}

void ViewBuilder::add_windows(const Ownership& ownership, view::AppView& finished) const {
  const ir::TypeId view_type = program_.symbols().find_type("Landroid/view/View;");
  if (!view_type.valid()) return;
  for (size_t i = 0; i < actions_.list().size(); ++i) {
    const ActionId id(i);
    const view::ScopeId scope = ownership.component_of(id);
    if (finished.actions[in_view(id)].kind != view::Action::Kind::Input || !scope.valid()) continue;
    if (actions_[id].event == nullptr) continue;
    bool inside = true;
    for (const pointer::IntrinsicSite& site : actions_[id].event->registrations) {
      const ObjectSet& sources = sites_.operand(site.node, site.call, 0);
      inside &= !sources.empty();
      sources.for_each([&](ObjectId source) {
        inside &= ownership.component_of(source) == scope &&
                  hierarchy_.is_subtype(solver_.objects()[source].type, view_type) == ir::Truth::Yes;
      });
    }
    if (!inside) continue;
    for (const view::Automaton& automaton : finished.automata) {
      if (automaton.scope != scope) continue;
      for (view::ActionId member : automaton.actions) {
        const SystemEvent& event = *actions_[ActionId(member.value())].event;
        if (event.automaton->name != "activity" || event.automaton->states[event.transition->to].name != "destroyed")
          continue;
        finished.known.push_back(known_order(in_view(id), member, scope, k_window));
      }
    }
  }
}

}  // namespace antecede::action
