#include "verify/flipper.h"

#include <utility>

#include "base/assert.h"

namespace antecede::verify {

base::Result<std::unique_ptr<Flipper>> Flipper::open(const runtime::Subject& subject, const RecordedRun& run,
                                                     const runtime::Limits& limits, base::Diagnostics& diagnostics) {
  std::unique_ptr<Flipper> flipper(new Flipper(run, Limits()));
  const auto drop = [](base::Bytes) { return base::Status(); };
  ANTECEDE_TRY(flipper->session_,
               runtime::Session::open(subject, {.recorded = run.schedule, .recorded_name = "the recorded run"}, limits,
                                      {.trace = drop, .keeps_schedule = true, .goes_back = true}, diagnostics));
  flipper->places_ = std::make_unique<ProgramPlaces>(flipper->session_->tables());
  flipper->names_.emplace(*flipper->places_);
  return flipper;
}

/// The run as it was recorded, up to before that step.
base::Status Flipper::go_to(size_t step) {
  ANTECEDE_ASSERT(step >= step_);
  if (checkpoint_) ANTECEDE_CHECK(session_->restore(*checkpoint_));
  for (; step_ < step; ++step_) session_->step();
  const auto operations = session_->operations();
  for (; heard_ < operations.size(); ++heard_) names_->add(operations[heard_]);
  if (checkpoint_step_ == step) return {};
  ANTECEDE_TRY(checkpoint_, session_->checkpoint());
  checkpoint_step_ = step;
  return {};
}

/// For how many places of preemption the thread can go on before it does what is to be kept back.
base::Result<uint32_t> Flipper::lead_of(const Attempt& attempt) {
  constexpr uint32_t k_most = 5000;
  if (attempt.operation == Attempt::k_none) return 0;
  const uint64_t given = attempt.step ? run_.steps[attempt.step - 1].world : 0;
  auto guidance = std::make_shared<Guidance>();
  ANTECEDE_CHECK(session_->restore(
      *checkpoint_, std::make_unique<GuidedSchedule>(GuidedSchedule::Options{.thread = attempt.thread, .lead = k_most},
                                                     WorldAnswers(run_.schedule, given), guidance)));
  for (uint32_t turns = 0; turns < k_most; ++turns) {
    if (!session_->step() || session_->machine().state().current != attempt.thread) return 0;
    if (session_->operations().size() > attempt.operation) return turns;
  }
  return 0;
}

Flipper::Way Flipper::flipped_way(const Attempt& attempt, uint32_t lead) const {
  Way way;
  way.is_held = attempt.kind == Attempt::Kind::Hold;
  way.is_hurried = attempt.kind == Attempt::Kind::Hurry;
  way.options.thread = way.is_held ? attempt.thread : GuidedSchedule::k_no_thread;
  way.options.lead = way.is_held ? lead : 0;
  way.first = 1;
  return way;
}

base::Result<std::optional<Trial>> Flipper::attempt(const FlipPlan& plan, const Attempt& attempt) {
  ANTECEDE_CHECK(go_to(attempt.step));
  uint32_t lead = 0;
  if (attempt.kind == Attempt::Kind::Hold) {
    ANTECEDE_TRY(lead, lead_of(attempt));
  }
  Trial trial;
  ANTECEDE_TRY(trial.flipped, go(plan, flipped_way(attempt, lead)));
  if (!trial.flipped.came_about) return std::nullopt;
  // The thread that was kept back goes first: so what it brings about comes first.
  Way usual;
  usual.options.thread = attempt.thread;
  usual.options.lead = attempt.kind == Attempt::Kind::Hold ? lead + 1 : 0;
  ANTECEDE_TRY(trial.usual, go(plan, usual));
  usual.options.is_other = true;
  ANTECEDE_TRY(trial.noise, go(plan, usual));
  return trial;
}

base::Result<runtime::ScheduleFile> Flipper::schedule_of(const FlipPlan& plan, const Attempt& attempt) {
  ANTECEDE_CHECK(go_to(attempt.step));
  uint32_t lead = 0;
  if (attempt.kind == Attempt::Kind::Hold) {
    ANTECEDE_TRY(lead, lead_of(attempt));
  }
  Way way = flipped_way(attempt, lead);
  way.to_the_end = true;
  ANTECEDE_TRY(Observation seen, go(plan, way));
  return std::move(seen.schedule);
}

base::Result<Observation> Flipper::go(const FlipPlan& plan, const Way& way) {
  const uint64_t given = checkpoint_step_ ? run_.steps[checkpoint_step_ - 1].world : 0;
  auto guidance = std::make_shared<Guidance>();
  guidance->is_held = way.is_held;
  guidance->is_hurried = way.is_hurried;
  ANTECEDE_CHECK(session_->restore(*checkpoint_,
                                   std::make_unique<GuidedSchedule>(way.options, WorldAnswers(run_.schedule, given), guidance)));
  PairWatch watch(plan, *places_, *names_, session_->tables().locations.size());
  watch.start_at(session_->operations().size());
  const auto& events = session_->machine().state().app.events;
  const int64_t from = session_->machine().state().now;
  Observation result;
  size_t over_at = SIZE_MAX;
  const auto picture = [&](std::string_view title, std::string_view views) {
    result.screens.push_back({events.size(), std::string(title), std::string(views)});
  };
  session_->set_picture({});
  for (size_t steps = 0; steps < limits_.steps && session_->step(); ++steps) {
    watch.look(session_->operations());
    if (watch.is_done(way.first)) guidance->is_held = guidance->is_hurried = false;
    const int64_t held = session_->machine().state().now - from;
    const bool is_stuck = guidance->broke_hold || steps > limits_.held_steps || held > limits_.held_nanos;
    if ((guidance->is_held || guidance->is_hurried) && is_stuck) return result;
    const bool is_over = watch.is_done(0) && watch.is_done(1);
    if (is_over && over_at == SIZE_MAX) {
      over_at = events.size();
      session_->set_picture(picture);
    }
    if (!way.to_the_end && is_over && events.size() > over_at + limits_.events_after) break;
  }
  look_back(result, watch, way);
  session_->set_picture({});
  return result;
}

void Flipper::look_back(Observation& result, const PairWatch& watch, const Way& way) {
  result.sides = {watch.side(0), watch.side(1)};
  const auto &first = result.sides[way.first], &second = result.sides[1 - way.first];
  const bool both_ran = (first.accessed || first.has_ended) && (second.accessed || second.has_begun);
  const bool in_order = !first.accessed || !second.accessed || *first.accessed < *second.accessed;
  result.came_about = both_ran && in_order;
  const runtime::RunReport report = session_->report();
  for (const runtime::Crash& crash : report.crashes) result.crashes[crash_words(crash)] += crash.count;
  result.ended = report.outcome.kind;
  if (auto state = session_->visible_state()) result.last = *std::move(state);
  if (way.to_the_end) result.schedule = session_->schedule();
}

}  // namespace antecede::verify
