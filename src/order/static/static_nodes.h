#pragma once

#include <vector>

#include "order/static/universe.h"

namespace antecede::order {

using StaticNodeId = base::Id<struct StaticNodeTag>;

/// The places of a universe with one number after the other: of each action its begin, its points, its end.
class StaticNodes {
 public:
  StaticNodes(const view::AppView& view, const Universe& universe) : view_(&view), first_(view.actions.size()) {
    for (view::ActionId action : universe.members()) {
      first_[action.value()] = StaticNodeId(actions_.size());
      actions_.insert(actions_.end(), view.actions[action].points.size() + 2, action);
    }
  }

  size_t size() const { return actions_.size(); }
  StaticNodeId begin(view::ActionId action) const { return first_[action.value()]; }
  StaticNodeId end(view::ActionId action) const {
    return StaticNodeId(begin(action).value() + view_->actions[action].points.size() + 1);
  }
  StaticNodeId at(view::PointId point) const { return at(view_->points[point].action, point); }
  /// None if the place is not in the universe.
  StaticNodeId of(const view::Place& place) const {
    bool is_point = place.kind == view::Place::Kind::Point;
    view::ActionId action = is_point ? view_->points[place.point].action : place.action;
    if (!begin(action).valid()) return {};
    if (is_point) return at(action, place.point);
    return place.kind == view::Place::Kind::Begin ? begin(action) : end(action);
  }

  view::ActionId action(StaticNodeId node) const { return actions_[node.value()]; }
  /// The place of a point in its action's flow; the begin and the end have none.
  bool is_point(StaticNodeId node) const { return node != begin(action(node)) && node != end(action(node)); }
  size_t local(StaticNodeId node) const { return node.value() - begin(action(node)).value() - 1; }
  view::Place place(StaticNodeId node) const {
    view::ActionId it = action(node);
    if (node == begin(it)) return view::Place::begin(it);
    return node == end(it) ? view::Place::end(it) : view::Place::at(view_->actions[it].points[local(node)]);
  }

 private:
  StaticNodeId at(view::ActionId action, view::PointId point) const {
    return StaticNodeId(begin(action).value() + 1 + point.value() - view_->actions[action].points[0].value());
  }

  const view::AppView* view_;
  std::vector<StaticNodeId> first_;
  std::vector<view::ActionId> actions_;
};

}  // namespace antecede::order
