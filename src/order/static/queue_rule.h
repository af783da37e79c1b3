#pragma once

// MsgBegin1, Serial: of two actions of one queue, the first ends before the second begins if each post of the first
// precedes each post of the second, and the queue keeps their order whatever delays and flags they have.
//
//   handler.post(a); handler.postDelayed(b, timeout);     // a before b: no timeout is shorter than none
//
// Each post of the second is looked at by itself: it is enough that for this one the first action is known to be over,
// for whatever reason (AllCauses brings them together). SIERRA's rules 4 to 6 and AndRacer's C1 to C3 follow from this,
// Flow, PosterEnds and AllCauses, under the conditions under which they hold.
//
// Two actions are *serial* if of any two of their posts, whichever comes first, the queue keeps the order. The
// condition is that of the trace side (`rules/msg_begin1.h`, `rules/serial.h`), asked with ranges: only what holds for
// all values counts.
//
// What may wait in a place of its own before it comes into the queue (`Post::through`) keeps its order with what comes
// the same way. Both are given to that place on the queue's own thread: on another one, what is put into the queue
// directly may come between the moment in which the place opens and that in which it is emptied.
//
// Assumes: one queue, all posts of both are known, none runs inside of its poster or more often than it was posted.

#include <algorithm>
#include <bit>
#include <utility>
#include <vector>

#include "order/rules/msg_begin1.h"
#include "order/rules/serial.h"
#include "order/static/static_solver.h"

namespace antecede::order {

/// The rule by which this queue keeps things in order; null if it does not.
inline const StaticRule* queue_rule(const StaticSolver& solver, view::QueueId id) {
  static constexpr StaticRule k_looper = StaticRule::MsgBegin1, k_serial = StaticRule::Serial;
  if (!solver.is_atomic(id)) return nullptr;
  const StaticRule* rule = solver.view().queues[id].kind == view::Queue::Kind::Looper ? &k_looper : &k_serial;
  return solver.rules().has(*rule) ? rule : nullptr;
}

/// The post stands in its queue as a message, once.
inline bool is_queued(const view::Post& post) {
  return post.cause == view::Post::Cause::Message && !post.may_be_inline && !post.repeats;
}

/// If the first post may wait outside of the queue, the second one cannot come into the queue before it.
inline bool passes_in_order(const StaticSolver& solver, const view::Post& first, const view::Post& second) {
  if (!first.through.valid()) return true;
  const view::AppView& view = solver.view();
  const auto on_its_thread = [&](const view::Post& post) {
    return view.actions[view.points[post.from].action].queue == view.actions[post.to].queue;
  };
  return first.through == second.through && solver.universe().is_one(view.queues[first.through]) &&
         on_its_thread(first) && on_its_thread(second);
}

/// The queue dispatches the first before the second, if it was posted before it.
inline bool queue_keeps(const StaticSolver& solver, StaticRule rule, const view::Post& first, const view::Post& second) {
  if (!is_queued(first) || !is_queued(second) || !passes_in_order(solver, first, second)) return false;
  Answer keeps = rule == StaticRule::Serial ? serial_order(first.how, second.how) : looper_order(first.how, second.how);
  return keeps == Answer::Always;
}

/// All instances of the action are over before that of a post to its queue begins.
inline bool queue_orders(const StaticSolver& solver, StaticRule rule, view::ActionId first, const view::Post& second) {
  const view::AppView& view = solver.view();
  const auto& posts = solver.universe().posts_of(first);
  return std::all_of(posts.begin(), posts.end(), [&](view::PostId id) {
    const view::Post& post = view.posts[id];
    return queue_keeps(solver, rule, post, second) &&
           solver.known(solver.nodes().at(post.from), solver.nodes().at(second.from));
  });
}

/// Whichever of two posts comes first, what it posts is over before the other begins; and one of them comes first.
inline bool posts_are_serial(const StaticSolver& solver, StaticRule rule, view::PostId a, view::PostId b) {
  const view::Post &first = solver.view().posts[a], &second = solver.view().posts[b];
  StaticNodeId p = solver.nodes().at(first.from), q = solver.nodes().at(second.from);
  if (solver.known(p, q)) return queue_keeps(solver, rule, first, second);
  if (solver.known(q, p)) return queue_keeps(solver, rule, second, first);
  return solver.serial(p, q) && queue_keeps(solver, rule, first, second) && queue_keeps(solver, rule, second, first);
}

inline bool are_posted_serially(const StaticSolver& solver, StaticRule rule, view::ActionId a, view::ActionId b) {
  for (view::PostId first : solver.universe().posts_of(a))
    for (view::PostId second : solver.universe().posts_of(b))
      if (!posts_are_serial(solver, rule, first, second)) return false;
  return true;
}

/// Whether the queue can keep anything about the action in order.
inline bool is_queued(const StaticSolver& solver, view::ActionId action) {
  const auto& posts = solver.universe().posts_of(action);
  return solver.universe().has_all_causes(action) &&
         std::all_of(posts.begin(), posts.end(), [&](view::PostId id) { return is_queued(solver.view().posts[id]); });
}

/// The actions of one queue that it may keep in order, found by their first posts: whoever is ordered has that known,
/// so that only those are looked at of whom it is.
class QueuedActions {
 public:
  explicit QueuedActions(const StaticSolver& solver) : solver_(solver), first_posts_(solver.row_words()) {}

  void add(view::ActionId action) {
    StaticNodeId node = first_post(action);
    first_posts_[node.value() / 64] |= uint64_t{1} << (node.value() % 64);
    by_post_.push_back({node, action});
    by_poster_.push_back({solver_.nodes().action(node), action});
    all_.push_back(action);
  }
  void sort() {
    std::sort(by_post_.begin(), by_post_.end());
    std::sort(by_poster_.begin(), by_poster_.end());
  }
  const std::vector<view::ActionId>& all() const { return all_; }
  StaticNodeId first_post(view::ActionId action) const {
    return solver_.nodes().at(solver_.view().posts[solver_.universe().posts_of(action).front()].from);
  }
  /// Those whose first post is known at a place.
  std::vector<view::ActionId> known_at(StaticNodeId place) const {
    std::vector<view::ActionId> result;
    const uint64_t* row = solver_.known_row(place);
    for (size_t word = 0; word < first_posts_.size(); ++word) {
      for (uint64_t bits = row[word] & first_posts_[word]; bits; bits &= bits - 1)
        collect(by_post_, StaticNodeId(word * 64 + static_cast<size_t>(std::countr_zero(bits))), result);
    }
    return result;
  }
  /// Those that one action posts first.
  void posted_by(view::ActionId poster, std::vector<view::ActionId>& result) const { collect(by_poster_, poster, result); }

 private:
  template <class Key>
  static void collect(const std::vector<std::pair<Key, view::ActionId>>& all, Key key, std::vector<view::ActionId>& result) {
    auto first = std::lower_bound(all.begin(), all.end(), std::pair(key, view::ActionId(0)));
    for (; first != all.end() && first->first == key; ++first) result.push_back(first->second);
  }

  const StaticSolver& solver_;
  std::vector<uint64_t> first_posts_;  // By node.
  std::vector<std::pair<StaticNodeId, view::ActionId>> by_post_;
  std::vector<std::pair<view::ActionId, view::ActionId>> by_poster_;
  std::vector<view::ActionId> all_;
};

/// Everything before `b` that its queue keeps before it.
inline bool order_before(StaticSolver& solver, StaticRule rule, const QueuedActions& queued, view::ActionId b) {
  bool grows = false;
  for (view::PostId id : solver.universe().posts_of(b)) {
    const view::Post& post = solver.view().posts[id];
    if (!is_queued(post)) continue;
    for (view::ActionId a : queued.known_at(solver.nodes().at(post.from))) {
      StaticNodeId end = solver.nodes().end(a);
      if (a != b && !solver.before(a, b) && !solver.known_by(end, id) && queue_orders(solver, rule, a, post))
        grows |= solver.add_post_edge(end, id, rule);
    }
  }
  return grows;
}

/// Everything that is serial with `b` because of its queue.
inline bool find_serial(StaticSolver& solver, StaticRule rule, const QueuedActions& queued, view::ActionId b) {
  bool grows = false;
  StaticNodeId first = queued.first_post(b);
  view::ActionId poster = solver.nodes().action(first);
  std::vector<view::ActionId> others = queued.known_at(first);
  queued.posted_by(poster, others);
  for (view::ActionId other : solver.universe().members())
    if (other != poster && solver.serial(poster, other)) queued.posted_by(other, others);
  for (view::ActionId a : others)
    if (!solver.serial(a, b) && are_posted_serially(solver, rule, a, b)) grows |= solver.add_serial(a, b, rule);
  return grows;
}

inline bool apply_queue(StaticSolver& solver) {
  bool grows = false;
  const view::AppView& view = solver.view();
  std::vector<std::vector<view::ActionId>> queues(view.queues.size());
  for (view::ActionId action : solver.universe().members())
    if (solver.universe().has_all_causes(action)) queues[view.actions[action].queue.value()].push_back(action);
  for (size_t i = 0; i < queues.size(); ++i) {
    const StaticRule* rule = queue_rule(solver, view::QueueId(i));
    if (!rule) continue;
    // One post that stands in no queue speaks against all order of its action with later ones.
    QueuedActions queued(solver);
    for (view::ActionId action : queues[i])
      if (is_queued(solver, action)) queued.add(action);
    queued.sort();
    for (view::ActionId b : queues[i]) grows |= order_before(solver, *rule, queued, b);
    for (view::ActionId b : queued.all()) grows |= find_serial(solver, *rule, queued, b);
  }
  return grows;
}

}  // namespace antecede::order
