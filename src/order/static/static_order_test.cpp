#include "order/static/static_order.h"

#include <gmock/gmock.h>

#include <fmt/format.h>

namespace antecede::order {
namespace {

using testing::HasSubstr;
using view::ActionId;
using view::Count;
using view::Place;
using view::PointId;
using view::ScopeId;

// Builds views by hand: actions with straight code, unless a test says otherwise.
class StaticOrderTest : public testing::Test {
 protected:
  view::QueueId queue(view::Queue::Kind kind, Count count = Count::One) {
    view::Queue queue;
    queue.kind = kind;
    queue.count = count;
    queue.label = fmt::format("queue {}", app.queues.size());
    return app.queues.push_back(queue);
  }

  ActionId action(view::QueueId queue, size_t points, bool open = false, Count count = Count::Derived) {
    view::Action it;
    it.queue = queue;
    it.open = open;
    it.count = count;
    it.label = fmt::format("action {}", app.actions.size());
    ActionId id(app.actions.size());
    it.points = {PointId(app.points.size()), points};
    it.flow = Flow(points);
    for (size_t p = 0; p < points; ++p) {
      app.points.push_back({id, view::Point::Kind::Other, fmt::format("place {}", p)});
      it.flow.set_once(p);
      it.flow.set_unavoidable(p);
      for (size_t q = p + 1; q < points; ++q) it.flow.set_dominates(p, q), it.flow.set_never_reaches(q, p);
    }
    return app.actions.push_back(it);
  }

  PointId at(ActionId action, size_t place) { return app.actions[action].points[place]; }
  view::Post& post(ActionId from, size_t place, ActionId to, Range delay = {}) {
    view::Post it;
    it.from = at(from, place);
    it.to = to;
    it.how.time = delay;
    return app.posts[app.posts.push_back(it)];
  }

  ScopeId scope(Count count, ActionId action = {}) {
    view::Scope it;
    it.count = count;
    it.action = action;
    return app.scopes.push_back(it);
  }

  StaticOrder order() {
    EXPECT_EQ(StaticOrder::check(app), "");
    return StaticOrder(app, StaticRuleSet::all());
  }

  view::AppView app;
  view::QueueId main = queue(view::Queue::Kind::Looper);
  view::QueueId pool = queue(view::Queue::Kind::Pool, Count::Many);
};

TEST_F(StaticOrderTest, UnknownDelaysOrderOnlyBehindNone) {
  ActionId root = action(main, 3, true, Count::One);
  ActionId a = action(main, 0), b = action(main, 0), c = action(main, 0);
  post(root, 0, a);
  post(root, 1, b, Range::any());
  post(root, 2, c);
  StaticOrder it = order();
  EXPECT_TRUE(it.before(a, b));
  EXPECT_TRUE(it.before(a, c));
  EXPECT_FALSE(it.before(b, c));
  EXPECT_FALSE(it.serial(b, c));
  EXPECT_THAT(it.what_would_order(b, c), HasSubstr("overtake"));
}

TEST_F(StaticOrderTest, EqualButUnknownDelaysKeepTheirOrder) {
  ActionId root = action(main, 2, true, Count::One);
  ActionId a = action(main, 0), b = action(main, 0);
  post(root, 0, a, Range::any()).how.same_time = 7;
  post(root, 1, b, Range::any()).how.same_time = 7;
  EXPECT_TRUE(order().before(a, b));
}

// A view that is in no window keeps what it is given.
TEST_F(StaticOrderTest, WhatMayWaitKeepsItsOrderWithWhatComesTheSameWay) {
  view::QueueId one = queue(view::Queue::Kind::Serial), another = queue(view::Queue::Kind::Serial);
  view::QueueId several = queue(view::Queue::Kind::Serial, Count::Many);
  ActionId root = action(main, 6, true, Count::One);
  ActionId a = action(main, 0), b = action(main, 0), c = action(main, 0), d = action(main, 0), e = action(main, 0), f = action(main, 0);
  post(root, 0, a).through = one;
  post(root, 1, b).through = one;
  post(root, 2, c).through = another;
  post(root, 3, d);
  post(root, 4, e).through = several;
  post(root, 5, f).through = several;
  StaticOrder it = order();
  EXPECT_TRUE(it.before(a, b));
  EXPECT_FALSE(it.before(a, c));
  EXPECT_FALSE(it.before(a, d));
  EXPECT_TRUE(it.before(d, e));
  EXPECT_FALSE(it.before(e, f));
}

// On another thread it may have found the window, and overtakes what is about to be handed on.
TEST_F(StaticOrderTest, WhatMayWaitKeepsItsOrderOnlyOnTheThreadOfTheQueue) {
  view::QueueId one = queue(view::Queue::Kind::Serial);
  ActionId root = action(main, 2, true, Count::One), worker = action(pool, 1);
  ActionId a = action(main, 0), b = action(main, 0);
  post(root, 0, a).through = one;
  post(root, 1, worker);
  post(worker, 0, b).through = one;
  EXPECT_FALSE(order().before(a, b));
}

TEST_F(StaticOrderTest, UnknownPostersAndNoPosterOrderNothing) {
  ActionId root = action(main, 2, true, Count::One);
  ActionId a = action(main, 0), open = action(main, 0, true), nobody = action(main, 0);
  post(root, 0, a);
  post(root, 1, open);
  StaticOrder it = order();
  EXPECT_TRUE(it.before(root, a));
  EXPECT_FALSE(it.before(root, open));
  EXPECT_FALSE(it.before(a, open));
  EXPECT_FALSE(it.before(root, nobody));
  EXPECT_FALSE(it.before(nobody, root));
}

// Two actions that post each other, and that nothing else leads to.
TEST_F(StaticOrderTest, ACircleThatNothingLeadsToOrdersNothing) {
  ActionId root = action(main, 0, true, Count::One);
  ActionId a = action(main, 1), b = action(main, 1);
  post(a, 0, b);
  post(b, 0, a);
  StaticOrder it = order();
  EXPECT_FALSE(it.before(root, a));
  EXPECT_FALSE(it.before(a, root));
}

TEST_F(StaticOrderTest, ATaskThatPostsItselfComesAfterWhatPrecedesItsFirstPost) {
  ActionId root = action(main, 2, true, Count::One);
  ActionId a = action(main, 0), tick = action(main, 1);
  post(root, 0, a);
  post(root, 1, tick);
  post(tick, 0, tick, Range::exactly(1000));
  StaticOrder it = order();
  EXPECT_TRUE(it.before(a, tick));
  EXPECT_TRUE(it.before(root, tick));
  EXPECT_FALSE(it.is_unique(tick));
}

// What stands in between need not happen.
TEST_F(StaticOrderTest, OrderDoesNotGoOnOverWhatIsOptional) {
  view::QueueId serial = queue(view::Queue::Kind::Serial);
  ActionId root = action(main, 3, true, Count::One);
  Flow flow(3);  // The first post; then perhaps the second; then the third.
  for (size_t p : {0, 1, 2}) flow.set_once(p);
  flow.set_dominates(0, 1), flow.set_dominates(0, 2);
  flow.set_never_reaches(1, 0), flow.set_never_reaches(2, 0), flow.set_never_reaches(2, 1);
  app.actions[root].flow = flow;
  ActionId a = action(pool, 0), between = action(serial, 0), c = action(serial, 0);
  post(root, 0, a);
  post(root, 1, between);
  post(root, 2, c);
  app.known.push_back({Place::end(a), Place::begin(between), {}, "a test"});
  StaticOrder it = order();
  EXPECT_TRUE(it.before(a, between));
  EXPECT_TRUE(it.before(between, c));
  EXPECT_FALSE(it.before(a, c));
}

TEST_F(StaticOrderTest, AnOptionalPartDoesNotSpeakForTheWholeAction) {
  ActionId a = action(main, 2, true, Count::One), b = action(main, 1, true, Count::One);
  app.actions[a].flow = Flow(2);
  app.known.push_back({Place::at(at(a, 0)), Place::begin(b), {}, "a test"});
  StaticOrder it = order();
  EXPECT_TRUE(it.before(Place::at(at(a, 0)), Place::begin(b)));
  EXPECT_FALSE(it.before(Place::at(at(a, 1)), Place::begin(b)));
  EXPECT_FALSE(it.before(Place::begin(a), Place::begin(b)));
  EXPECT_FALSE(it.before(a, b));
  app.actions[a].flow.set_unavoidable(0);
  EXPECT_TRUE(order().before(a, b));
}

TEST_F(StaticOrderTest, AWaitForOneOfManyOrdersNothing) {
  ActionId root = action(main, 2, true, Count::One);
  ActionId task = action(pool, 0);
  post(root, 0, task);
  app.joins.push_back({at(root, 1), task});
  EXPECT_TRUE(order().before(Place::end(task), Place::at(at(root, 1))));
  app.actions[task].count = Count::Many;
  EXPECT_FALSE(order().before(Place::end(task), Place::at(at(root, 1))));
}

TEST_F(StaticOrderTest, WhatRunsInlineIsNotAfterItsPoster) {
  ActionId root = action(main, 1, true, Count::One);
  ActionId a = action(main, 0);
  post(root, 0, a).may_be_inline = true;
  StaticOrder it = order();
  EXPECT_FALSE(it.before(root, a));
  EXPECT_TRUE(it.before(Place::at(at(root, 0)), Place::begin(a)));
}

TEST_F(StaticOrderTest, AQueueThatStandsForManyKeepsNoOrder) {
  view::QueueId many = queue(view::Queue::Kind::Looper, Count::Many);
  ActionId root = action(main, 2, true, Count::One);
  ActionId a = action(many, 0), b = action(many, 0);
  post(root, 0, a);
  post(root, 1, b);
  StaticOrder it = order();
  EXPECT_FALSE(it.before(a, b));
  EXPECT_THAT(it.what_would_order(a, b), HasSubstr("keeps no order"));
}

// An AsyncTask that every click starts: its parts are in order for one click, and only for one.
TEST_F(StaticOrderTest, BeforePerInstanceOfAnAction) {
  ActionId click = action(main, 2, true, Count::Many);
  app.actions[click].kind = view::Action::Kind::Input;
  ActionId load = action(pool, 1), show = action(main, 0);
  post(click, 0, load);
  post(load, 0, show);
  ScopeId one = scope(Count::Derived, click);
  StaticOrder it = order();
  EXPECT_FALSE(it.before(click, show));
  EXPECT_TRUE(it.before_within(one, click, show));
  EXPECT_TRUE(it.before_within(one, Place::at(at(load, 0)), Place::begin(show)));
  EXPECT_FALSE(it.before_within(one, load, show)) << "it has not ended where it posts";
  EXPECT_TRUE(it.serial(click, click));
  EXPECT_FALSE(it.serial(show, show)) << "the pool may be done with the second first";
  EXPECT_EQ(it.relation(Place::end(click), Place::begin(show), one), StaticRelation::BeforeInstance);
  EXPECT_TRUE(it.is_unique(show, one));
  EXPECT_TRUE(it.belongs_to(show, one));
}

TEST_F(StaticOrderTest, WhatSerialActionsPostAlikeIsSerial) {
  ActionId click = action(main, 2, true, Count::Many);
  app.actions[click].kind = view::Action::Kind::Input;
  ActionId a = action(main, 0), b = action(main, 0);
  post(click, 0, a);
  post(click, 1, b);
  EXPECT_TRUE(order().serial(a, b));
  EXPECT_TRUE(order().serial(a, a));
  app.posts[view::PostId(1)].how.time = Range::exactly(5);
  EXPECT_FALSE(order().serial(a, b));
  EXPECT_TRUE(order().serial(b, b));
}

// onCreate, onStart, onStop in a circle, onDestroy; a click while the window is there.
class StaticLifecycle : public StaticOrderTest {
 protected:
  void SetUp() override {
    activity = scope(Count::Many);
    for (ActionId* it : {&create, &start, &stop, &destroy, &click}) {
      *it = action(main, 1, true, Count::Many);
      app.actions[*it].scope = activity;
    }
    app.actions[create].count = app.actions[destroy].count = Count::One;
    Flow flow = Flow::of({{1}, {2}, {1, 3}, {}}, 0, {3}, {0, 1, 2, 3});
    app.automata.push_back({activity, {create, start, stop, destroy}, flow});
    app.actions[click].kind = view::Action::Kind::Input;
    app.needs.push_back({click, {start}, activity, "its window is shown"});
    app.known.push_back({Place::end(click), Place::begin(destroy), activity, "its window is gone"});
  }

  ScopeId activity;
  ActionId create, start, stop, destroy, click;
};

TEST_F(StaticLifecycle, HoldsPerInstance) {
  StaticOrder it = order();
  EXPECT_TRUE(it.before_within(activity, create, start));
  EXPECT_TRUE(it.before_within(activity, create, destroy));
  EXPECT_TRUE(it.before_within(activity, create, click));
  EXPECT_TRUE(it.before_within(activity, click, destroy));
  EXPECT_FALSE(it.before_within(activity, start, stop));
  EXPECT_TRUE(it.serial_within(activity, start, stop));
  EXPECT_FALSE(it.before_within(activity, click, stop)) << "a click is a message, and may come late";
  EXPECT_FALSE(it.before(create, destroy)) << "the next instance is created before";
  EXPECT_FALSE(it.serial(create, destroy));
  EXPECT_EQ(it.rule(Place::end(create), Place::begin(start), activity), StaticRule::Lifecycle);
}

TEST_F(StaticLifecycle, HoldsForAllIfThereIsOneInstance) {
  app.scopes[activity].count = Count::One;
  StaticOrder it = order();
  EXPECT_TRUE(it.before(create, destroy));
  EXPECT_TRUE(it.serial(start, stop));
}

TEST_F(StaticLifecycle, IsVoidForWhatIsRetained) {
  app.scopes[activity].retains = true;
  StaticOrder it = order();
  EXPECT_FALSE(it.before_within(activity, create, destroy));
  EXPECT_EQ(it.relation(Place::end(create), Place::begin(destroy), activity), StaticRelation::None);
}

TEST_F(StaticLifecycle, TasksBelongToTheInstanceThatPostsThem) {
  ActionId task = action(main, 0), shared = action(main, 0);
  post(create, 0, task);
  post(create, 0, shared);
  ActionId other = action(main, 1, true, Count::Many);
  post(other, 0, shared);
  StaticOrder it = order();
  EXPECT_TRUE(it.belongs_to(task, activity));
  EXPECT_FALSE(it.belongs_to(shared, activity));
  EXPECT_TRUE(it.before_within(activity, create, task));
  EXPECT_FALSE(it.before_within(activity, create, shared));
}

TEST_F(StaticOrderTest, ExplainsStepByStep) {
  ActionId root = action(main, 2, true, Count::One);
  ActionId a = action(main, 0), b = action(main, 1), c = action(pool, 0);
  post(root, 0, a);
  post(root, 1, b);
  post(b, 0, c);
  StaticOrder it = order();
  auto steps = it.explain(Place::end(a), Place::begin(c));
  ASSERT_GE(steps.size(), 2u);
  EXPECT_EQ(steps.front().first, Place::end(a));
  EXPECT_EQ(steps.back().second, Place::begin(c));
  for (size_t i = 1; i < steps.size(); ++i) EXPECT_EQ(steps[i - 1].second, steps[i].first);
  EXPECT_THAT(steps.front().sentence, HasSubstr("the end of action 1 precedes the begin of action 2: the first is "
                                                "always posted first"));
  EXPECT_TRUE(it.explain(Place::end(b), Place::begin(a)).empty());
}

TEST_F(StaticOrderTest, RefusesWhatLeadsNowhere) {
  action(main, 1);
  EXPECT_EQ(StaticOrder::check(app), "");
  view::AppView odd = app;
  odd.posts.push_back({});
  EXPECT_THAT(StaticOrder::check(odd), HasSubstr("post 0"));
  odd = app;
  odd.actions[ActionId(0)].queue = {};
  EXPECT_THAT(StaticOrder::check(odd), HasSubstr("action 0"));
  odd = app;
  view::Scope circle;
  circle.parent = ScopeId(0);
  odd.scopes.push_back(circle);
  EXPECT_THAT(StaticOrder::check(odd), HasSubstr("scope 0"));
}

TEST(StaticRuleSet, TakesNamesOfBothEngines) {
  auto set = StaticRuleSet::all().without("MsgBegin1");
  ASSERT_TRUE(set.has_value());
  EXPECT_FALSE(set->has(StaticRule::MsgBegin1));
  EXPECT_EQ(*StaticRuleSet::all().without("NotifyWait"), StaticRuleSet::all());
  for (const char* name : {"", "all", "msgbegin1", "MsgBegin1,Serial", "-Serial"})
    EXPECT_FALSE(StaticRuleSet::all().without(name).has_value()) << name;
}

TEST(Flow, OfAGraphWithALoopAndABranch) {
  // 0 → 1 → 2 → 1, 2 → 3, 0 → 3
  Flow flow = Flow::of({{1, 3}, {2}, {1, 3}, {}}, 0, {3}, {0, 1, 2, 3, 3});
  EXPECT_TRUE(flow.dominates(0, 3));
  EXPECT_TRUE(flow.dominates(1, 2));
  EXPECT_FALSE(flow.dominates(1, 3));
  EXPECT_TRUE(flow.reaches(2, 1));
  EXPECT_FALSE(flow.reaches(3, 1));
  EXPECT_TRUE(flow.once(0));
  EXPECT_FALSE(flow.once(1));
  EXPECT_TRUE(flow.unavoidable(3));
  EXPECT_FALSE(flow.unavoidable(1));
  EXPECT_TRUE(flow.dominates(3, 4)) << "two places of one node come in the order of their numbers";
  EXPECT_FALSE(flow.reaches(4, 3));
}

// A relation of all places of a very large app has no room; a component of it that is small has.
TEST_F(StaticOrderTest, ClaimsNothingOfTooManyPlaces) {
  const view::QueueId main = queue(view::Queue::Kind::Looper);
  const ScopeId component = scope(Count::Many);
  const ActionId first = action(main, 1, true, Count::One), second = action(main, 0);
  app.actions[first].scope = component;
  post(first, 0, second);
  const StaticOrder small(app, StaticRuleSet::all());
  EXPECT_TRUE(small.is_whole());
  EXPECT_TRUE(small.before_within(component, first, second));
  for (int i = 0; i < 10'000; ++i) action(main, 0, true);
  const StaticOrder large(app, StaticRuleSet::all());
  EXPECT_FALSE(large.is_whole());
  EXPECT_FALSE(large.before(first, second));
  EXPECT_FALSE(large.is_unique(first));
  EXPECT_TRUE(large.before_within(component, first, second));
  EXPECT_FALSE(large.what_would_order(first, second).empty());
}

}  // namespace
}  // namespace antecede::order
