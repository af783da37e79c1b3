#include "order/bed/abstraction.h"

#include <fmt/format.h>

#include "order/bed/explorer.h"

namespace antecede::order::bed {
namespace {

using Kind = Statement::Kind;

constexpr uint32_t k_no_task = UINT32_MAX;
constexpr uint32_t k_deepest = 4;
constexpr size_t k_most_actions = 40;

view::Queue::Kind queue_kind(trace::Queue::Kind kind) {
  switch (kind) {
    case trace::Queue::Kind::Looper: return view::Queue::Kind::Looper;
    case trace::Queue::Kind::Serial: return view::Queue::Kind::Serial;
    case trace::Queue::Kind::Pool: return view::Queue::Kind::Pool;
    case trace::Queue::Kind::Binder: return view::Queue::Kind::Binder;
  }
  return view::Queue::Kind::Unknown;
}

view::Point::Kind point_kind(Kind kind) {
  switch (kind) {
    case Kind::Post:
    case Kind::Call:
    case Kind::Fork: return view::Point::Kind::Post;
    case Kind::Join: return view::Point::Kind::Join;
    case Kind::Remove:
    case Kind::Quit: return view::Point::Kind::Remove;
    case Kind::Read:
    case Kind::Write: return view::Point::Kind::Access;
    default: return view::Point::Kind::Other;
  }
}

}  // namespace

// A statement has one point, a call a second one for its return. A looper's body ends with the point of its loop.
Abstraction::Abstraction(const Program& program, Forgetting forgetting, std::mt19937_64& random)
    : program_(program), forgetting_(forgetting), random_(random) {
  add_queues();
  add_roots();
  for (size_t i = 0; i < view_.actions.size(); ++i) read_body(view::ActionId(i));
  add_removals();
  add_listeners();
  add_tokens();
  add_barriers();
}

bool Abstraction::forgets() {
  return pick(random_, 100) < forgetting_.percent;
}

void Abstraction::add_queues() {
  for (const BedQueue& queue : program_.queues) {
    view::Queue it;
    it.kind = queue_kind(queue.kind);
    it.count = view::Count::One;
    it.label = queue.name;
    if (forgets() && forgets()) it.count = view::Count::Many;
    if (forgets() && forgets()) it.kind = view::Queue::Kind::Unknown;
    view_.queues.push_back(it);
  }
  view::Queue threads;
  threads.kind = view::Queue::Kind::Thread;
  threads.label = "threads";
  threads_ = view_.queues.push_back(threads);
}

void Abstraction::add_roots() {
  for (const BedThread& thread : program_.threads) {
    view::Action action;
    action.kind = view::Action::Kind::Thread;
    action.queue = threads_;
    action.open = thread.started;
    action.count = view::Count::One;
    action.label = thread.name;
    thread_actions_.push_back(add_action(action, {&thread.body, k_no_task, Statement::k_all, 0}));
  }
  for (size_t i = 0; i < program_.queues.size(); ++i)
    if (program_.queues[i].kind == trace::Queue::Kind::Looper)
      view_.queues[view::QueueId(i)].thread = thread_actions_[program_.queues[i].thread];
  for (const External& external : program_.externals) {
    view::Action action;
    action.kind = external.type == trace::MessageType::Input ? view::Action::Kind::Input : view::Action::Kind::Callback;
    action.queue = view::QueueId(external.queue);
    bool listens = external.callback != External::k_no_callback;
    action.open = !listens;
    action.count = listens ? view::Count::Derived : view::Count::One;
    action.label = "outside " + program_.tasks[external.task].name;
    Origin origin{&program_.tasks[external.task].body, external.task, external.queue, 0};
    external_actions_.push_back(add_action(action, origin));
  }
  for (uint32_t i = 0; i < program_.walks.size(); ++i) add_walk(i);
}

// The steps of a component are what the system does by itself, in an order that the automaton tells. A click needs its
// window.
void Abstraction::add_walk(uint32_t index) {
  const Walk& walk = program_.walks[index];
  view::Scope component;
  component.count = walk.instances == 1 ? view::Count::One : view::Count::Many;
  component.label = fmt::format("component {}", index);
  view::ScopeId scope = view_.scopes.push_back(component);
  auto add = [&](uint32_t task, view::Action::Kind kind) {
    view::Action action;
    action.kind = kind;
    action.queue = view::QueueId(walk.queue);
    action.scope = scope;
    action.open = true;
    action.label = fmt::format("{} of component {}", program_.tasks[task].name, index);
    return add_action(action, {&program_.tasks[task].body, k_no_task, walk.queue, 0});
  };
  auto& steps = step_actions_.emplace_back();
  auto& clicks = click_actions_.emplace_back();
  std::vector<std::vector<uint32_t>> graph;
  std::vector<uint32_t> places;
  for (const Walk::Step& step : walk.steps) {
    places.push_back(static_cast<uint32_t>(places.size()));
    graph.push_back(step.next);
    steps.push_back(add(step.task, view::Action::Kind::Lifecycle));
  }
  view::Automaton automaton{scope, steps, Flow::of(graph, 0, {}, places)};
  for (size_t i = 0; i < steps.size(); ++i)
    view_.actions[steps[i]].count = automaton.flow.once(i) ? view::Count::One : view::Count::Many;
  view_.automata.push_back(automaton);
  for (const Walk::Click& it : walk.clicks) {
    view::ActionId click = add(it.task, view::Action::Kind::Input);
    view_.actions[click].count = view::Count::Many;
    clicks.push_back(click);
    view_.needs.push_back({click, {steps[it.shown]}, scope, "its window is shown"});
    view_.known.push_back({view::Place::end(click), view::Place::begin(steps[it.gone]), scope, "its window is gone"});
  }
}

void Abstraction::add_listeners() {
  for (size_t i = 0; i < program_.externals.size(); ++i) {
    const External& external = program_.externals[i];
    if (external.callback == External::k_no_callback) continue;
    for_each_statement([&](const Statement& it, view::PointId at) {
      bool same = it.target == external.callback;
      view::Post post;
      post.from = at;
      post.to = external_actions_[i];
      post.cause = view::Post::Cause::Register;
      post.repeats = true;
      if (same && it.kind == Kind::Register) view_.posts.push_back(post);
      bool here = view_.actions[view_.points[at].action].queue == view::QueueId(external.queue);
      if (same && here && it.kind == Kind::Unregister)
        view_.removals.push_back({at, external_actions_[i], {}, true});
    });
  }
}

view::ActionId Abstraction::add_action(view::Action action, const Origin& origin) {
  origins_.push_back(origin);
  return view_.actions.push_back(std::move(action));
}

view::ActionId Abstraction::find_or_add_task(view::ActionId poster, uint32_t step, const Statement& post) {
  uint32_t depth = origins_[poster.value()].depth + 1;
  bool merge = forgetting_.merge_sites || depth > k_deepest || view_.actions.size() >= k_most_actions;
  auto& known = merge ? by_task_ : by_site_;
  std::pair<uint32_t, uint32_t> key =
      merge ? std::pair(post.target, post.queue) : std::pair(poster.value(), step);
  auto [place, fresh] = known.try_emplace(key);
  if (fresh) {
    view::Action action;
    action.queue = view::QueueId(post.queue);
    action.label = program_.tasks[post.target].name + (merge ? "" : fmt::format(" of {}", view_.actions[poster].label));
    place->second = add_action(action, {&program_.tasks[post.target].body, post.target, post.queue, depth});
  }
  by_site_.emplace(std::pair(poster.value(), step), place->second);
  return place->second;
}

view::PointId Abstraction::point(view::ActionId action, size_t step, uint32_t part) const {
  const Body& body = *origins_[action.value()].body;
  size_t place = step;
  for (size_t i = 0; i < step; ++i) place += body[i].kind == Kind::Call;
  return view_.actions[action].points[place + (part == 1 && body[step].kind == Kind::Call)];
}

void Abstraction::read_body(view::ActionId action) {
  const Body& body = *origins_[action.value()].body;
  size_t first = view_.points.size();
  for (size_t step = 0; step < body.size(); ++step) {
    for (size_t parts = body[step].kind == Kind::Call ? 2 : 1; parts > 0; --parts)
      view_.points.push_back({action, point_kind(body[step].kind), fmt::format("statement {}", step + 1)});
  }
  for (view::Queue& queue : view_.queues)
    if (queue.thread == action)
      queue.loop = view_.points.push_back({action, view::Point::Kind::Other, "the loop"});
  view_.actions[action].points = {view::PointId(first), view_.points.size() - first};
  add_flow(action);
  for (uint32_t step = 0; step < body.size(); ++step) read_statement(action, step);
}

void Abstraction::add_flow(view::ActionId action) {
  const Body& body = *origins_[action.value()].body;
  auto end = static_cast<uint32_t>(body.size());
  std::vector<std::vector<uint32_t>> successors(body.size() + 1);
  std::vector<uint32_t> places;
  for (uint32_t step = 0; step < body.size(); ++step) {
    successors[step].push_back(step + 1);
    if (body[step].kind == Kind::Maybe) successors[step].push_back(std::min(step + 1 + body[step].target, end));
    if (body[step].kind == Kind::Again) successors[step].push_back(step - body[step].target);
    places.push_back(step);
    if (body[step].kind == Kind::Call) places.push_back(step);
  }
  if (places.size() < view_.actions[action].points.size()) places.push_back(end);  // The loop.
  view_.actions[action].flow = Flow::of(successors, 0, {end}, places);
}

void Abstraction::read_statement(view::ActionId action, uint32_t step) {
  const Statement& statement = (*origins_[action.value()].body)[step];
  view::PointId at = point(action, step, 0);
  if (statement.kind == Kind::Post || statement.kind == Kind::Call) {
    view::ActionId to = find_or_add_task(action, step, statement);
    add_post(at, to, statement);
    if (statement.kind == Kind::Call) view_.joins.push_back({point(action, step, 1), to});
  }
  if (statement.kind == Kind::Fork) {
    view::Post fork;
    fork.from = at;
    fork.to = thread_actions_[statement.target];
    fork.cause = view::Post::Cause::Fork;
    view_.posts.push_back(fork);
  }
  if (statement.kind == Kind::Join) view_.joins.push_back({at, thread_actions_[statement.target]});
}

void Abstraction::add_post(view::PointId from, view::ActionId to, const Statement& statement) {
  view::Post post;
  post.from = from;
  post.to = to;
  post.how.type = statement.type;
  post.how.asynchronous = forgets() ? Answer::Unknown : answer(statement.asynchronous);
  post.how.time = Range::exactly(statement.time);
  if (forgets()) post.how.time.low -= static_cast<int64_t>(pick(random_, 3));
  if (forgets()) post.how.time.high += static_cast<int64_t>(pick(random_, 3));
  if (forgets()) post.how.time = Range::any();
  post.how.any_type = forgets();
  // An idle handler that stays runs several times.
  post.how.rerun = statement.keep ? Answer::Unknown : Answer::Never;
  post.repeats = statement.keep;
  view_.posts.push_back(post);
}

template <class Visit>
void Abstraction::for_each_statement(Visit visit) const {
  for (size_t i = 0; i < view_.actions.size(); ++i) {
    const Body& body = *origins_[i].body;
    for (size_t step = 0; step < body.size(); ++step) visit(body[step], point(view::ActionId(i), step, 0));
  }
}

void Abstraction::add_removals() {
  for_each_statement([&](const Statement& it, view::PointId at) {
    if (it.kind != Kind::Remove && it.kind != Kind::Quit) return;
    for (size_t i = 0; i < origins_.size(); ++i) {
      bool task = it.kind == Kind::Quit || it.target == Statement::k_all || it.target == origins_[i].task;
      if (task && origins_[i].task != k_no_task && origins_[i].queue == it.queue)
        view_.removals.push_back({at, view::ActionId(i), {}, false});
    }
  });
}

void Abstraction::add_tokens() {
  std::map<std::pair<uint32_t, int64_t>, view::Token> tokens;
  for_each_statement([&](const Statement& it, view::PointId at) {
    if (it.kind == Kind::Acquire) tokens[{it.target, std::max<int64_t>(it.time, 1)}].acquires.push_back(at);
  });
  for (auto& [key, token] : tokens) {
    token.count = view::Count::One;
    token.needs = static_cast<uint32_t>(key.second);
    token.other_releases = false;
    for_each_statement([&, target = key.first, &token = token](const Statement& it, view::PointId at) {
      if (it.kind == Kind::Release && it.target == target) view_.points[at].kind = view::Point::Kind::Release;
      if (it.kind == Kind::Release && it.target == target) token.releases.push_back(at);
    });
    view_.tokens.push_back(token);
  }
}

void Abstraction::add_barriers() {
  for (uint32_t name = 0; name < program_.barriers.size(); ++name) {
    std::vector<view::Barrier> posts;
    std::vector<view::PointId> removals;
    for_each_statement([&](const Statement& it, view::PointId at) {
      if (it.target != name) return;
      if (it.kind == Kind::Barrier) posts.push_back({view::QueueId(it.queue), at, {}});
      if (it.kind == Kind::Unbarrier) removals.push_back(at);
    });
    if (posts.size() != 1) continue;
    posts[0].removals = removals;
    view_.barriers.push_back(posts[0]);
  }
}

view::ActionId Abstraction::action(uint32_t context, const StableNames& names) const {
  auto [parent, site] = names.origin(context);
  if (parent == Sites::k_root) {
    if (site >= Sites::k_walk) return {};
    if (site >= Sites::k_external) return external_actions_[(site - Sites::k_external) % Sites::k_again];
    return site - Sites::k_thread < thread_actions_.size() ? thread_actions_[site - Sites::k_thread] : view::ActionId();
  }
  if (site == Sites::k_rerun) return action(parent, names);
  if (auto [root, walker] = names.origin(parent); root == Sites::k_root && walker >= Sites::k_walk) {
    uint32_t walk = (walker - Sites::k_walk) / Sites::k_instances, step = (site - Sites::k_step) % Sites::k_steps;
    return step >= Sites::k_click ? click_actions_[walk][step - Sites::k_click] : step_actions_[walk][step];
  }
  view::ActionId poster = action(parent, names);
  auto found = by_site_.find({poster.value(), site % Sites::k_round / Sites::k_parts});
  return found == by_site_.end() ? view::ActionId() : found->second;
}

view::ScopeId Abstraction::component(uint32_t context, const StableNames& names) const {
  auto [root, site] = names.origin(context);
  if (root != Sites::k_root || site < Sites::k_walk) return {};
  return view::ScopeId((site - Sites::k_walk) / Sites::k_instances);
}

view::Place Abstraction::place(uint32_t name, const StableNames& names, bool& found) const {
  auto [context, site] = names.origin(name);
  found = context != Sites::k_root && site < Sites::k_removed && site != Sites::k_rerun;
  if (!found) return {};
  view::ActionId it = action(context, names);
  found = it.valid();
  if (!found || site == Sites::k_begin || site == Sites::k_init) return view::Place::begin(it);
  if (site == Sites::k_end || site == Sites::k_exit) return view::Place::end(it);
  uint32_t step = site % Sites::k_round / Sites::k_parts;
  return view::Place::at(point(it, step, site % Sites::k_parts));
}

}  // namespace antecede::order::bed
