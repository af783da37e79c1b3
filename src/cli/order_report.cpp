#include "cli/order_report.h"

#include <algorithm>
#include <map>
#include <tuple>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include "order/static/bit_matrix.h"

namespace antecede::cli {

namespace {

namespace view = order::view;
using action::Action;
using action::ActionId;

const char* kind_name(Action::Kind kind) {
  switch (kind) {
    case Action::Kind::Start: return "start";
    case Action::Kind::Lifecycle: return "lifecycle";
    case Action::Kind::Callback: return "callback";
    case Action::Kind::Task: return "task";
    case Action::Kind::Thread: return "thread";
  }
  return "";
}

const char* how_name(view::Post::Cause cause) {
  switch (cause) {
    case view::Post::Cause::Message: return "posted";
    case view::Post::Cause::Fork: return "started";
    case view::Post::Cause::Register: return "registered";
    case view::Post::Cause::Start: return "asked for";
  }
  return "";
}

const char* type_name(const order::Post& post) {
  if (post.any_type) return "";
  switch (post.type) {
    case trace::MessageType::Delayed: return "delayed";
    case trace::MessageType::AtTime: return "at-time";
    case trace::MessageType::Front: return "front";
    case trace::MessageType::Idle: return "idle";
    case trace::MessageType::Input: return "input";
    case trace::MessageType::Display: return "display";
    case trace::MessageType::Ipc: return "ipc";
  }
  return "";
}

/// Puts what was found into words.
class OrderDescriber {
 public:
  OrderDescriber(const ir::Program& program, const action::ActionNames& names, const pointer::Solver& solver,
                 const action::AppHarness& harness, const action::Actions& actions, const action::AppOrder& order)
      : program_(program), names_(names), solver_(solver), harness_(harness), actions_(actions), order_(order) {}

  OrderReport describe() {
    OrderReport report;
    number_actions(report);
    posts_.resize(actions_.list().size());
    for (size_t i = 0; i < order_.view().posts.size(); ++i)
      posts_[order_.view().posts[view::PostId(i)].to.value()].push_back(view::PostId(i));
    for (ActionId id : shown_) report.actions.push_back(describe(id));
    for (const view::Removal& it : order_.view().removals) add_effect(report, "removes", it.at, it.of, it.scope);
    for (const view::Join& it : order_.view().joins) add_effect(report, "waits for", it.at, it.of, it.scope);
    for (const view::Token& token : order_.view().tokens)
      for (view::PointId at : token.acquires)
        for (view::PointId release : token.releases)
          add_effect(report, "waits for", at, order_.view().points[release].action, token.scope);
    describe_order(report);
    count(report);
    return report;
  }

 private:
  void number_actions(OrderReport& report) {
    for (size_t i = 0; i < actions_.list().size(); ++i) {
      const bool internal = actions_[ActionId(i)].is_internal();
      report.internal_actions += internal;
      if (!internal) shown_.push_back(ActionId(i));
      ids_.push_back(internal ? "" : fmt::format("a{}", shown_.size()));
    }
  }

  OrderReport::Action describe(ActionId id) {
    const Action& one = actions_[id];
    const view::Action& in_view = order_.view().actions[order_.action(id)];
    OrderReport::Action result;
    result.id = ids_[id.value()];
    result.label = names_.action(one);
    result.kind = in_view.kind == view::Action::Kind::Input ? "input" : kind_name(one.kind);
    result.queue = order_.view().queues[in_view.queue].label;
    result.unique = unique(id);
    result.outside = in_view.open;
    one.threads.for_each([&](pointer::ObjectId thread) { result.threads.push_back(names_.thread(thread)); });
    std::ranges::sort(result.threads);
    result.threads.erase(std::unique(result.threads.begin(), result.threads.end()), result.threads.end());
    for (ir::MethodId entry : one.entries) result.callbacks.push_back(names_.method(entry));
    std::vector<bool> seen(actions_.list().size());
    add_posts(id, result, seen);
    return result;
  }

  /// "process", the name of a component, or "many".
  std::string unique(ActionId id) const {
    if (order_.order().is_unique(order_.action(id))) return "process";
    for (size_t s = 0; s < order_.view().scopes.size(); ++s) {
      const view::Scope& scope = order_.view().scopes[view::ScopeId(s)];
      if (!scope.action.valid() && order_.order().is_unique(order_.action(id), view::ScopeId(s))) return scope.label;
    }
    return "many";
  }

  /// What an internal action passes on comes from whoever caused that one.
  void add_posts(ActionId of, OrderReport::Action& to, std::vector<bool>& seen) {
    if (seen[of.value()]) return;
    seen[of.value()] = true;
    if (order_.has_many_causes(of)) add_causes(of, to);
    for (view::PostId id : posts_[of.value()]) {
      const view::Post& post = order_.view().posts[id];
      const ActionId from(order_.view().points[post.from].action.value());
      const action::PlaceInAction at = order_.place_of(id);
      const action::CodePlace own = own_place(at);
      if (ids_[from.value()].empty() && !own.method.valid()) {
        add_posts(from, to, seen);
        continue;
      }
      OrderReport::Post result;
      result.from = ids_[from.value()];
      result.place = place(own);
      result.how = how_name(post.cause);
      const view::Action& poster = order_.view().actions[order_.action(from)];
      result.unique = !post.repeats && poster.flow.once(post.from.value() - poster.points[0].value());
      if (post.cause == view::Post::Cause::Message) {
        result.type = type_name(post.how);
        result.time = post.how.time;
        const view::QueueId queue = order_.view().actions[post.to].queue;
        result.in_millis = order_.view().queues[queue].kind == view::Queue::Kind::Looper;
      }
      if (std::ranges::find(to.posts, result) == to.posts.end()) to.posts.push_back(std::move(result));
    }
  }

  /// Of what so many post that nobody looks at each of the posts: the places, each with the first who gets there.
  void add_causes(ActionId of, OrderReport::Action& to) {
    absl::flat_hash_set<std::tuple<ir::MethodId, uint32_t, pointer::EdgeKind>> listed;
    for (const action::Cause& cause : actions_[of].causes) {
      if (!listed.insert({cause.place.method, cause.place.instruction, cause.kind}).second) continue;
      if (!cause.from.valid() || (ids_[cause.from.value()].empty() && !cause.place.method.valid())) continue;
      OrderReport::Post result;
      result.from = ids_[cause.from.value()];
      result.place = place(cause.place);
      result.how = how_name(cause.kind == pointer::EdgeKind::Fork       ? view::Post::Cause::Fork
                            : cause.kind == pointer::EdgeKind::Callback ? view::Post::Cause::Register
                                                                        : view::Post::Cause::Message);
      if (std::ranges::find(to.posts, result) == to.posts.end()) to.posts.push_back(std::move(result));
    }
  }

  void add_effect(OrderReport& report, const char* what, view::PointId at, view::ActionId of, view::ScopeId scope) {
    const view::Point& point = order_.view().points[at];
    const std::string &actor = ids_[point.action.value()], &other = ids_[of.value()];
    const auto action = std::ranges::find(report.actions, actor, &OrderReport::Action::id);
    if (actor.empty() || other.empty() || action == report.actions.end()) return;
    OrderReport::Effect effect{what, other, point.label, scope.valid() ? order_.view().scopes[scope].label : ""};
    if (std::ranges::find(action->effects, effect) == action->effects.end()) action->effects.push_back(std::move(effect));
  }

  action::CodePlace own_place(const action::PlaceInAction& at) const {
    const pointer::MethodCode* code = solver_.code(at.node);
    if (code == nullptr) return {};
    for (uint32_t i = 0; i < code->calls.size(); ++i)
      if (code->calls[i].instruction == at.instruction) return action::own_place(solver_, at.node, i);
    return action::own_place(solver_, at.node, pointer::CallEdge::k_no_site);
  }

  OrderReport::Place place(const action::CodePlace& place) const {
    if (!place.method.valid()) return {};
    return {names_.method(place.method), names_.line(place)};
  }

  void describe_order(OrderReport& report) const {
    const size_t count = shown_.size();
    const std::vector<std::vector<view::ScopeId>> scopes = scopes_of_components();
    order::BitMatrix before(count);
    for (size_t i = 0; i < count; ++i) {
      for (size_t j = 0; j < count; ++j) {
        if (i == j) continue;
        const view::Place first = view::Place::end(order_.action(shown_[i]));
        const view::Place second = view::Place::begin(order_.action(shown_[j]));
        const std::optional<view::ScopeId> scope = where_before(first, second, scopes[i], scopes[j]);
        if (!scope) continue;
        OrderReport::Before pair{i, j, {}, {}, false};
        pair.rule = order::static_rule_info(order_.order().rule(first, second, *scope)).name;
        if (scope->valid()) pair.scope = order_.view().scopes[*scope].label;
        before.set(i, j);
        report.before.push_back(std::move(pair));
      }
    }
    // Two of which each comes before the other never both happen.
    std::erase_if(report.before, [&](const OrderReport::Before& pair) { return before.has(pair.second, pair.first); });
    find_direct(report.before);
  }

  /// By shown action: the components in one instance of which it may be ordered.
  std::vector<std::vector<view::ScopeId>> scopes_of_components() const {
    std::vector<std::vector<view::ScopeId>> result(shown_.size());
    for (size_t s = 0; s < order_.view().scopes.size(); ++s) {
      const view::ScopeId scope(s);
      if (order_.view().scopes[scope].action.valid()) continue;
      for (size_t i = 0; i < shown_.size(); ++i)
        if (order_.order().belongs_to(order_.action(shown_[i]), scope)) result[i].push_back(scope);
    }
    return result;
  }

  /// In the process (no scope), or in one instance of the first of the scopes that both have.
  std::optional<view::ScopeId> where_before(view::Place first, view::Place second, const std::vector<view::ScopeId>& of_first,
                                            const std::vector<view::ScopeId>& of_second) const {
    if (order_.order().before(first, second)) return view::ScopeId();
    for (view::ScopeId scope : of_first)
      if (std::ranges::binary_search(of_second, scope) && order_.order().before_within(scope, first, second)) return scope;
    return {};
  }

  /// Which pairs do not follow from two others of the same scope.
  static void find_direct(std::vector<OrderReport::Before>& before) {
    std::map<std::string, std::vector<size_t>> by_scope;
    for (size_t i = 0; i < before.size(); ++i) by_scope[before[i].scope].push_back(i);
    for (const auto& [scope, pairs] : by_scope) {
      absl::flat_hash_map<size_t, size_t> numbers;
      for (size_t pair : pairs)
        for (size_t action : {before[pair].first, before[pair].second}) numbers.try_emplace(action, numbers.size());
      order::BitMatrix after_of(numbers.size()), before_of(numbers.size());
      for (size_t pair : pairs) {
        after_of.set(numbers[before[pair].first], numbers[before[pair].second]);
        before_of.set(numbers[before[pair].second], numbers[before[pair].first]);
      }
      for (size_t pair : pairs) {
        const uint64_t* after = after_of.row(numbers[before[pair].first]);
        const uint64_t* earlier = before_of.row(numbers[before[pair].second]);
        before[pair].direct = true;
        for (size_t word = 0; word < after_of.stride() && before[pair].direct; ++word)
          before[pair].direct = (after[word] & earlier[word]) == 0;
      }
    }
  }

  void count(OrderReport& report) const {
    absl::flat_hash_set<ir::MethodId> methods;
    for (const pointer::Node& node : solver_.nodes())
      if (node.method.valid()) methods.insert(node.method);
    report.reached_methods = methods.size();
    for (size_t i = 0; i < program_.methods().size(); ++i) {
      const ir::MethodId method(i);
      if (!program_[method].has_code() || !solver_.is_own(method)) continue;
      ++report.own_methods;
      if (!methods.contains(method)) continue;
      ++report.own_methods_reached;
      report.own_reached.push_back(program_.method_name(method));
    }
    std::ranges::sort(report.own_reached);
    report.call_edges = solver_.edge_count();
    report.objects = solver_.objects().size();
    report.complete = solver_.complete();
    report.missing_components = harness_.missing();
    for (const auto& [ref, places] : solver_.opaque_calls())
      report.opaque.push_back({program_.symbols().method_name(ref), places});
    for (const auto& [method, places] : solver_.reflection())
      report.reflection.push_back({program_.method_name(method), places});
    report.bounds = pointer::notes_of(solver_.bounds());
    std::ranges::sort(report.opaque);
    std::ranges::sort(report.reflection);
  }

  const ir::Program& program_;
  const action::ActionNames& names_;
  const pointer::Solver& solver_;
  const action::AppHarness& harness_;
  const action::Actions& actions_;
  const action::AppOrder& order_;
  std::vector<std::string> ids_;  // By action; empty: internal.
  std::vector<ActionId> shown_;
  std::vector<std::vector<view::PostId>> posts_;  // By action.
};

/// `com.x.Main` is meant by that name, by `Main`, and by the name of a method of it.
bool is_named(std::string_view name, std::string_view what) {
  const size_t at = name.find(what);
  if (at == std::string_view::npos) return false;
  const bool begins = at == 0 || name[at - 1] == '.' || name[at - 1] == '$' || name[at - 1] == ' ';
  const size_t end = at + what.size();
  return begins && (end == name.size() || name[end] == '.' || name[end] == '$');
}

}  // namespace

OrderReport make_order_report(const ir::Program& program, const action::ActionNames& names,
                              const pointer::Solver& solver, const action::AppHarness& harness,
                              const action::Actions& actions, const action::AppOrder& order) {
  return OrderDescriber(program, names, solver, harness, actions, order).describe();
}

bool keep_around(OrderReport& report, std::string_view what) {
  const size_t count = report.actions.size();
  std::vector<bool> meant(count), kept(count);
  for (size_t i = 0; i < count; ++i) {
    const OrderReport::Action& action = report.actions[i];
    meant[i] = action.id == what || is_named(action.label, what) ||
               std::ranges::any_of(action.callbacks, [&](const std::string& it) { return is_named(it, what); });
    if (meant[i]) kept[i] = true;
  }
  if (std::ranges::none_of(meant, [](bool it) { return it; })) return false;
  const auto place_of = [&](const std::string& id) {
    return static_cast<size_t>(std::ranges::find(report.actions, id, &OrderReport::Action::id) - report.actions.begin());
  };
  for (size_t i = 0; i < count; ++i) {
    for (const OrderReport::Post& post : report.actions[i].posts) {
      const size_t from = post.from.empty() ? count : place_of(post.from);
      if (from == count) continue;
      if (meant[i]) kept[from] = true;
      if (meant[from]) kept[i] = true;
    }
  }
  // Of those around it only what has to do with those that are there.
  const auto is_gone = [&](const std::string& id) { return !id.empty() && !kept[place_of(id)]; };
  for (OrderReport::Action& action : report.actions) {
    std::erase_if(action.posts, [&](const OrderReport::Post& post) { return is_gone(post.from); });
    std::erase_if(action.effects, [&](const OrderReport::Effect& effect) { return is_gone(effect.other); });
  }
  std::vector<size_t> places(count);
  std::vector<OrderReport::Action> actions;
  for (size_t i = 0; i < count; ++i) {
    places[i] = actions.size();
    if (kept[i]) actions.push_back(std::move(report.actions[i]));
  }
  std::erase_if(report.before, [&](const OrderReport::Before& it) { return !kept[it.first] || !kept[it.second]; });
  for (OrderReport::Before& it : report.before) {
    it.first = places[it.first];
    it.second = places[it.second];
  }
  report.actions = std::move(actions);
  report.around = what;
  return true;
}

}  // namespace antecede::cli
