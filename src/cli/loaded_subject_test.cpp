// Runs of the example app as a library: what a session promises.
#include "cli/loaded_subject.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "runtime/session/session.h"
#include "trace/binary/trace_reader.h"
#include "trace/text/text_printer.h"

namespace antecede::cli {
namespace {

using runtime::Session;

const LoadedSubject& example() {
  static const std::unique_ptr<LoadedSubject> k_loaded = [] {
    AppOptions options;
    options.paths = {ANTECEDE_SOURCE_DIR "/examples/newsreader.apk"};
    options.quiet = true;
    base::StageRunner stages = options.stages();
    auto app = open_app(options, stages);
    return *LoadedSubject::load(std::move(*app), options, runtime::Subject::k_app_main, {}, stages);
  }();
  return *k_loaded;
}

runtime::RunPlan plan(uint64_t seed) {
  return {.seed = seed, .driver = {.strategy = "monkey", .events = 60, .script = {}, .network = {}}};
}

/// A session with all that it left behind.
struct TestRun {
  explicit TestRun(uint64_t seed, bool has_trace = true) {
    runtime::Watchers watchers{.keeps_schedule = true, .goes_back = true};
    if (has_trace)
      watchers.trace = [this](base::Bytes bytes) {
        trace.insert(trace.end(), bytes.begin(), bytes.end());
        return base::Status();
      };
    session = *Session::open(example().subject(), plan(seed), {}, std::move(watchers), example().diagnostics());
  }
  void step(size_t times) {
    for (size_t i = 0; i < times; ++i) ASSERT_TRUE(session->step());
  }
  void finish() {
    session->run();
    ASSERT_TRUE(session->finish());
  }
  std::string schedule() { return runtime::print_schedule(session->schedule()); }

  std::vector<uint8_t> trace;
  std::unique_ptr<Session> session;
};

/// As text: the same for traces whose tables have their entries in another order.
std::string printed(const std::vector<uint8_t>& bytes) {
  base::Diagnostics diagnostics;
  trace::TraceDamage damage;
  return trace::print_trace(*trace::read_trace(bytes, diagnostics, damage));
}

/// Where two texts differ first; empty: nowhere.
std::string difference(const std::string& a, const std::string& b) {
  const auto place = std::ranges::mismatch(a, b);
  if (place.in1 == a.end() && place.in2 == b.end()) return "";
  const auto from = static_cast<size_t>(place.in1 - a.begin());
  const size_t line = a.rfind('\n', from) + 1;
  return a.substr(line, 300) + "\n" + b.substr(line, 300);
}

constexpr size_t k_steps = 300;

TEST(Session, ATraceFollowsToACheckpoint) {
  for (const uint64_t seed : {1, 2, 3}) {
    TestRun straight(seed), returned(seed);
    straight.finish();
    returned.step(k_steps);
    const auto place = *returned.session->checkpoint();
    returned.step(k_steps);
    ASSERT_TRUE(returned.session->restore(*place));
    returned.step(k_steps / 2);
    ASSERT_TRUE(returned.session->restore(*place));
    returned.finish();
    EXPECT_EQ(straight.schedule(), returned.schedule());
    EXPECT_EQ(difference(printed(straight.trace), printed(returned.trace)), "");
  }
}

TEST(Session, OtherChoicesFromACheckpointOn) {
  TestRun run(1);
  run.step(k_steps);
  const auto place = *run.session->checkpoint();
  std::vector<std::string> schedules;
  std::vector<runtime::VisibleState> states;
  for (const uint64_t seed : {7, 8, 7}) {
    ASSERT_TRUE(run.session->restore(*place, runtime::make_random_schedule(seed)));
    run.session->run();
    schedules.push_back(run.schedule());
    states.push_back(*run.session->visible_state());
  }
  EXPECT_EQ(schedules[0], schedules[2]);
  EXPECT_NE(schedules[0], schedules[1]);
  EXPECT_EQ(states[0], states[2]);
}

TEST(Session, WhatWasChosenOtherwiseCanBeReplayed) {
  TestRun run(1);
  run.step(k_steps);
  const auto place = *run.session->checkpoint();
  ASSERT_TRUE(run.session->restore(*place, runtime::make_random_schedule(7)));
  run.session->run();
  runtime::RunPlan recorded{.recorded = run.session->schedule(), .recorded_name = "it"};
  const auto replay = *Session::open(example().subject(), std::move(recorded), {}, {}, example().diagnostics());
  replay->run();
  EXPECT_TRUE(replay->finish());
  EXPECT_EQ(*replay->visible_state(), *run.session->visible_state());
}

TEST(Session, LookingChangesNothing) {
  TestRun straight(4), looked(4);
  straight.finish();
  size_t shown = 0;
  while (looked.session->step()) {
    if (looked.session->machine().state().steps % 16 != 0) continue;
    const auto state = looked.session->visible_state();
    shown += state && !state->views.empty();
  }
  ASSERT_TRUE(looked.session->finish());
  EXPECT_GT(shown, 10u);
  EXPECT_EQ(straight.schedule(), looked.schedule());
  EXPECT_EQ(straight.trace, looked.trace);
}

// Where a run ends is the schedule's choice (the user may have left the app), so it is looked at on its way.
TEST(Session, VisibleStateOfTheExample) {
  TestRun run(1, false);
  size_t shown = 0;
  while (run.session->step()) {
    if (run.session->machine().state().steps % 16 != 0) continue;
    const auto state = run.session->visible_state();
    if (!state || state->title.empty()) continue;  // Nothing of the app is in front.
    ++shown;
    EXPECT_NE(state->title.find("org.antecede.newsreader"), std::string::npos) << state->title;
    EXPECT_NE(state->views.find("android."), std::string::npos) << state->views;
  }
  EXPECT_GT(shown, 10u);
}

}  // namespace
}  // namespace antecede::cli
