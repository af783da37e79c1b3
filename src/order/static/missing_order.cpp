#include "order/static/missing_order.h"

#include <fmt/format.h>

#include "order/static/queue_rule.h"

namespace antecede::order {
namespace {

using view::ActionId;

class MissingOrder {
 public:
  explicit MissingOrder(const StaticSolver& solver) : solver_(solver), view_(solver.view()) {}

  std::string find(ActionId a, ActionId b) const {
    if (a == b) return fmt::format("{} may run more than once, and nothing orders its runs.", label(a));
    for (ActionId it : {a, b})
      if (!solver_.universe().has_all_causes(it)) return from_outside(it, it == a ? b : a);
    view::QueueId queue = view_.actions[a].queue;
    if (queue != view_.actions[b].queue) return other_queue(a, b);
    if (!queue_rule(solver_, queue)) {
      return fmt::format("{} and {} run on {}, which keeps no order: a queue that runs one task after the other would.",
                         label(a), label(b), view_.queues[queue].label);
    }
    return same_queue(a, b);
  }

 private:
  const std::string& label(ActionId action) const { return view_.actions[action].label; }
  const std::string& site(const view::Post& post) const { return view_.points[post.from].label; }

  std::string from_outside(ActionId outside, ActionId other) const {
    return fmt::format(
        "{} begins for reasons that are not the app's: to take {} back where it must not come any more (remove, "
        "cancel, unregister) would order them.",
        label(outside), label(other));
  }

  std::string other_queue(ActionId a, ActionId b) const {
    return fmt::format("{} runs on {} and {} on {}: if the end of one posted the other, or one waited for the other, "
                       "they would be in order.",
                       label(a), view_.queues[view_.actions[a].queue].label, label(b),
                       view_.queues[view_.actions[b].queue].label);
  }

  std::string same_queue(ActionId a, ActionId b) const {
    StaticRule rule = *queue_rule(solver_, view_.actions[a].queue);
    for (view::PostId i : solver_.universe().posts_of(a)) {
      for (view::PostId j : solver_.universe().posts_of(b)) {
        const view::Post &first = view_.posts[i], &second = view_.posts[j];
        StaticNodeId p = solver_.nodes().at(first.from), q = solver_.nodes().at(second.from);
        if (solver_.known(p, q) && !queue_keeps(solver_, rule, first, second)) return overtaken(a, b);
        if (solver_.known(q, p) && !queue_keeps(solver_, rule, second, first)) return overtaken(b, a);
        if (!solver_.known(p, q) && !solver_.known(q, p)) return no_post_first(a, first, b, second);
      }
    }
    return fmt::format("Some posts of {} come before those of {}, others after.", label(a), label(b));
  }

  std::string overtaken(ActionId a, ActionId b) const {
    return fmt::format("{} is posted before {}, but its delay, type or flag lets {} overtake it: with the same ones they "
                       "would keep their order.",
                       label(a), label(b), label(b));
  }

  std::string no_post_first(ActionId a, const view::Post& first, ActionId b, const view::Post& second) const {
    return fmt::format("Nothing says which is posted first, {} (at {}) or {} (at {}): if one post always came before the "
                       "other, their queue would keep this order.",
                       label(a), site(first), label(b), site(second));
  }

  const StaticSolver& solver_;
  const view::AppView& view_;
};

}  // namespace

std::string missing_order(const StaticSolver& solver, ActionId first, ActionId second) {
  return MissingOrder(solver).find(first, second);
}

}  // namespace antecede::order
