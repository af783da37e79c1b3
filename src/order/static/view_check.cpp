#include <fmt/format.h>

#include "order/static/static_order.h"

namespace antecede::order {
namespace {

/// Looks at every reference of a view. The first that leads nowhere is kept.
class ViewCheck {
 public:
  explicit ViewCheck(const view::AppView& view) : view_(view) {}

  std::string run() {
    scopes();
    queues();
    actions();
    lists();
    return std::move(wrong_);
  }

 private:
  void expect(bool right, std::string_view what, size_t number) {
    if (!right && wrong_.empty()) wrong_ = fmt::format("{} {} is not well-formed", what, number);
  }
  template <class All, class Id>
  static bool optional(const All& all, Id id) {
    return !id.valid() || all.contains(id);
  }
  bool known(view::PointId point) const { return view_.points.contains(point); }
  bool known(view::ActionId action) const { return view_.actions.contains(action); }
  template <class Id>
  bool known(const std::vector<Id>& ids) const {
    for (Id id : ids)
      if (!known(id)) return false;
    return true;
  }
  bool known(const view::Place& place) const {
    return place.kind == view::Place::Kind::Point ? known(place.point) : known(place.action);
  }
  bool scope(view::ScopeId id) const { return optional(view_.scopes, id); }

  // A parent has a smaller number, so that there are no circles.
  void scopes() {
    for (size_t i = 0; i < view_.scopes.size(); ++i) {
      const view::Scope& it = view_.scopes[view::ScopeId(i)];
      bool parent = !it.parent.valid() || it.parent.value() < i;
      expect(parent && optional(view_.actions, it.action), "scope", i);
    }
  }

  void queues() {
    for (size_t i = 0; i < view_.queues.size(); ++i) {
      const view::Queue& it = view_.queues[view::QueueId(i)];
      bool loop = !it.loop.valid() || (known(it.loop) && it.thread.valid() && known(it.thread) &&
                                       view_.points[it.loop].action == it.thread);
      expect(scope(it.scope) && loop, "queue", i);
    }
  }

  void actions() {
    size_t points = 0;
    for (size_t i = 0; i < view_.actions.size(); ++i) {
      const view::Action& it = view_.actions[view::ActionId(i)];
      bool right = scope(it.scope) && view_.queues.contains(it.queue) && it.flow.size() == it.points.size();
      for (size_t p = 0; p < it.points.size() && right; ++p)
        right = known(it.points[p]) && view_.points[it.points[p]].action == view::ActionId(i);
      expect(right, "action", i);
      points += it.points.size();
    }
    expect(points == view_.points.size(), "the list of points, of which there are", view_.points.size());
    for (size_t i = 0; i < view_.posts.size(); ++i) {
      const view::Post& it = view_.posts[view::PostId(i)];
      expect(known(it.from) && known(it.to) && optional(view_.queues, it.through), "post", i);
    }
  }

  void lists() {
    size_t i = 0;
    for (const view::Join& it : view_.joins) expect(known(it.at) && known(it.of) && scope(it.scope), "join", i++);
    i = 0;
    for (const view::Removal& it : view_.removals) expect(known(it.at) && known(it.of) && scope(it.scope), "removal", i++);
    i = 0;
    for (const view::Token& it : view_.tokens)
      expect(known(it.releases) && known(it.acquires) && scope(it.scope), "token", i++);
    i = 0;
    for (const view::Barrier& it : view_.barriers)
      expect(view_.queues.contains(it.queue) && known(it.post) && known(it.removals), "barrier", i++);
    i = 0;
    for (const view::Automaton& it : view_.automata)
      expect(scope(it.scope) && known(it.actions) && it.flow.size() == it.actions.size(), "automaton", i++);
    i = 0;
    for (const view::Need& it : view_.needs)
      expect(known(it.action) && known(it.one_of) && scope(it.scope), "need", i++);
    i = 0;
    for (const view::Known& it : view_.known)
      expect(known(it.first) && known(it.second) && scope(it.scope), "known order", i++);
    i = 0;
    for (const view::Sequence& it : view_.sequences) expect(known(it.actions) && scope(it.scope), "sequence", i++);
  }

  const view::AppView& view_;
  std::string wrong_;
};

}  // namespace

std::string StaticOrder::check(const view::AppView& view) {
  return ViewCheck(view).run();
}

}  // namespace antecede::order
