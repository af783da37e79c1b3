// What the static order costs: random views of an app, most actions on one looper, each posted by one or two earlier
// ones. usage: static_order [ACTIONS…]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <random>
#include <vector>

#include "order/static/static_order.h"

namespace {

namespace view = antecede::order::view;

view::AppView random_view(size_t count) {
  std::mt19937_64 random(count);
  const auto pick = [&](size_t below) { return static_cast<size_t>(random() % below); };
  view::AppView app;
  view::Queue main;
  main.kind = view::Queue::Kind::Looper;
  main.count = view::Count::One;
  app.queues.push_back(main);
  view::Queue pool;
  pool.kind = view::Queue::Kind::Pool;
  app.queues.push_back(pool);
  // Who posts whom, each from a point of its own.
  std::vector<std::vector<size_t>> posts(count);
  size_t points = 0;
  for (size_t to = 1; to < count; ++to)
    for (size_t i = 1 + pick(4) / 3; i > 0; --i, ++points) posts[pick(4) ? to - 1 - pick(std::min<size_t>(to, 40)) : pick(to)].push_back(to);
  for (size_t from = 0; from < count; ++from) {
    view::Action action;
    action.kind = from == 0 ? view::Action::Kind::Start : view::Action::Kind::Task;
    action.count = from == 0 ? view::Count::One : view::Count::Derived;
    action.queue = view::QueueId(pick(5) ? 0 : 1);
    action.points = antecede::base::IdRange<view::PointId>(view::PointId(app.points.size()), posts[from].size());
    action.flow = antecede::order::Flow(posts[from].size());
    for (size_t p = 0; p < posts[from].size(); ++p) {
      action.flow.set_unavoidable(p);
      for (size_t q = 0; q <= p; ++q) action.flow.set_never_reaches(p, q);
      for (size_t q = p + 1; q < posts[from].size(); ++q) action.flow.set_dominates(p, q);
      view::Post post;
      post.from = app.points.push_back({view::ActionId(from), view::Point::Kind::Post, {}});
      post.to = view::ActionId(posts[from][p]);
      post.how.time = antecede::order::Range::exactly(static_cast<int64_t>(pick(3)));
      app.posts.push_back(post);
    }
    app.actions.push_back(std::move(action));
  }
  return app;
}

void measure(size_t actions) {
  const view::AppView app = random_view(actions);
  const auto begin = std::chrono::steady_clock::now();
  const antecede::order::StaticOrder order(app, antecede::order::StaticRuleSet::all());
  const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
  const auto counts = order.counts();
  std::printf("%zu actions, %zu points: %.2f s, %zu rounds, %zu pairs before, %zu serial\n", actions, app.points.size(),
              taken.count(), counts.rounds, counts.before, counts.serial);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2)
    for (size_t actions : {200, 1000, 3000}) measure(actions);
  for (int i = 1; i < argc; ++i) measure(std::strtoul(argv[i], nullptr, 10));
  return 0;
}
