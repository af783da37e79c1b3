#include "action/view_builder.h"

#include <algorithm>

namespace antecede::action {

namespace view = order::view;
using model::Intrinsic;
using order::Range;
using pointer::EdgeKind;
using pointer::ObjectId;

namespace {

constexpr std::string_view k_own_thread = "a thread of its own";

}  // namespace

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
    const bool has_queue = intrinsic == Intrinsic::QueueEnqueue || intrinsic == Intrinsic::WorldMayRun ||
                           intrinsic == Intrinsic::WorldPassOn;
    if (!has_queue) known = false;
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
  if (event.is_elsewhere) return unknown_;
  view::QueueId result;
  for (const pointer::IntrinsicSite& site : event.registrations) {
    // Who observes is called by code of the model, on whatever thread that runs.
    const bool is_away = site.intrinsic == Intrinsic::CallbackRegisterAway;
    view::QueueId queue = site.intrinsic == Intrinsic::CallbackObserve || is_away ? unknown_ : main_;
    if (site.intrinsic == Intrinsic::CallbackRegisterOn || is_away) {
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

/// What waits for one view to come into a window. Before Android 7 all views of a thread had one such place, which was
/// emptied later than the views came into their windows: nothing is known of that.
view::QueueId ViewBuilder::passage_of(ObjectId object) {
  constexpr uint32_t k_queues_of_views = 24;
  const auto [place, added] = passages_.try_emplace(object);
  if (!added) return place->second;
  view::Queue queue;
  queue.kind = view::Queue::Kind::Serial;
  queue.label = "what waits for a view";
  const auto scope = object.valid() && harness_.min_sdk() >= k_queues_of_views ? one_in(object) : std::nullopt;
  if (scope) {
    queue.count = view::Count::One;
    queue.scope = *scope;
  }
  return place->second = view.queues.push_back(std::move(queue));
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
  } else if (intrinsic == Intrinsic::WorldPassOn) {
    if (!sites_.is_reached(at.node, spawn.call)) return;
    post.how = {};
    post.how.time = sites_.number(at.node, spawn.call, 3);
    post.through = passage_of(sites_.operand(at.node, spawn.call, 1).single());
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

}  // namespace antecede::action
