#include "action/view_builder.h"

#include <algorithm>

namespace antecede::action {

namespace view = order::view;
using model::Intrinsic;
using order::Range;
using pointer::NodeId;
using pointer::ObjectId;
using pointer::ObjectSet;

namespace {

/// Who waits at `Sync.acquire` waits for a release, whatever else happens. Of semaphores that is so if they begin without
/// permits; locks are there before anybody releases them.
constexpr std::string_view k_waiting_classes[] = {
    "Ljava/util/concurrent/CountDownLatch;", "Ljava/util/concurrent/FutureTask;",
    "Ljava/util/concurrent/CompletableFuture;", "Ljava/util/concurrent/ForkJoinTask;"};

}  // namespace

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

bool ViewBuilder::waits_for_release(ObjectId object) {
  // A semaphore without permits: nobody takes one before somebody has given it.
  const ir::ClassId semaphore = program_.find_class("Ljava/util/concurrent/Semaphore;");
  if (semaphore.valid() && program_.find_class(solver_.objects()[object].type) == semaphore)
    return sites_.first_value(object, semaphore, "atFirst") == Range::exactly(0);
  return std::ranges::any_of(k_waiting_classes, [&](std::string_view name) {
    const ir::TypeId type = program_.symbols().find_type(name);
    return type.valid() && hierarchy_.is_subtype(solver_.objects()[object].type, type) == ir::Truth::Yes;
  });
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

}  // namespace antecede::action
