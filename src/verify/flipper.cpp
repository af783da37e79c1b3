#include "verify/flipper.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "base/assert.h"
#include "base/guard.h"
#include "verify/priority_schedule.h"

namespace antecede::verify {

namespace {

using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

/// Whether the thread that was kept back may go on.
bool is_over(Attempt::Until until, size_t first, const PairWatch& watch) {
  return until == Attempt::Until::Posted ? watch.side(first).is_posted : watch.is_done(first);
}

std::string blocked_words(const runtime::Blocked& blocked) {
  const std::string does = blocked.threads.empty() ? "" : ": it " + blocked.threads.front().does;
  return fmt::format("the main thread does not answer in {} ({}){}", blocked.event.label, blocked.kind, does);
}

}  // namespace

Flipper::Flipper(const RecordedRun& run, const PairIndex& index, StateParts parts, Limits limits)
    : run_(run), index_(index), parts_(std::move(parts)), limits_(limits), start_(Clock::now()) {}

base::Result<std::unique_ptr<Flipper>> Flipper::open(const runtime::Subject& subject, const RecordedRun& run,
                                                     const PairIndex& index, StateParts parts, Limits limits,
                                                     const runtime::Limits& machine, base::Diagnostics& diagnostics) {
  std::unique_ptr<Flipper> flipper(new Flipper(run, index, std::move(parts), limits));
  const auto drop = [](base::Bytes) { return base::Status(); };
  const auto print = [text = &flipper->output_](int, std::string_view more) { text->append(more); };
  ANTECEDE_TRY(flipper->session_,
               runtime::Session::open(subject, {.recorded = run.schedule, .recorded_name = "the recorded run"}, machine,
                                      {.print = print, .trace = drop, .keeps_schedule = true, .goes_back = true},
                                      diagnostics));
  flipper->places_ = std::make_unique<ProgramPlaces>(flipper->session_->tables());
  flipper->names_.emplace(*flipper->places_);
  return flipper;
}

bool Flipper::is_late() const {
  return base::stop_asked() || (limits_.seconds > 0 && seconds_since(start_) > limits_.seconds);
}

double Flipper::share_of_time() const {
  return limits_.seconds > 0 ? seconds_since(start_) / limits_.seconds : 0;
}

/// The run as it was recorded, up to before that step.
base::Status Flipper::go_to(size_t step) {
  ANTECEDE_ASSERT(step >= step_);
  if (checkpoint_) ANTECEDE_CHECK(session_->restore(*checkpoint_));
  session_->set_picture({});
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
  if (attempt.operation == Attempt::k_none || attempt.kind != Attempt::Kind::Hold) return 0;
  Way way;
  way.options.thread = attempt.thread;
  way.options.lead = k_most;
  ANTECEDE_CHECK(session_->restore(*checkpoint_, schedule_of(way, std::make_shared<Guidance>())));
  for (uint32_t turns = 0; turns < k_most; ++turns) {
    if (!session_->step() || session_->machine().state().current != attempt.thread) return 0;
    if (session_->operations().size() > attempt.operation) return turns;
  }
  return 0;
}

/// How many turns of this way begin before the one that does the access of the side that is to come first; none: it does not come to it.
base::Result<std::optional<uint32_t>> Flipper::turns_to_access(const FlipPlan& plan, const Way& way) {
  auto guidance = std::make_shared<Guidance>();
  guidance->is_held = way.is_held;
  ANTECEDE_CHECK(session_->restore(*checkpoint_, schedule_of(way, guidance)));
  session_->set_picture({});
  PairWatch watch(index_, &plan, *places_, *names_, session_->tables().locations.size());
  watch.start_at(session_->operations().size());
  const auto& events = session_->machine().state().app.events;
  const int64_t from = session_->machine().state().now;
  for (size_t steps = 0; steps < limits_.held_steps && !guidance->broke_hold; ++steps) {
    const uint32_t turns = guidance->turns;
    const bool goes_on = session_->step();
    watch.look(session_->operations(), events.size());
    if (watch.side(way.first).accessed) return turns;
    if (!goes_on || watch.is_done(way.first) || session_->machine().state().now - from > limits_.held_nanos) break;
  }
  return std::nullopt;
}

std::unique_ptr<runtime::Schedule> Flipper::schedule_of(const Way& way, std::shared_ptr<Guidance> guidance) const {
  const uint64_t given = checkpoint_step_ ? run_.steps[checkpoint_step_ - 1].world : 0;
  WorldAnswers world(run_.schedule, given);
  if (way.seed) return std::make_unique<PrioritySchedule>(*way.seed, std::move(world), std::move(guidance));
  return std::make_unique<GuidedSchedule>(way.options, std::move(world), std::move(guidance));
}

Flipper::Way Flipper::flipped_way(const Attempt& attempt, uint32_t lead) const {
  Way way;
  way.is_held = attempt.kind == Attempt::Kind::Hold;
  way.is_hurried = attempt.kind == Attempt::Kind::Hurry;
  way.is_lingering = attempt.kind == Attempt::Kind::Linger;
  way.options.thread = way.is_held ? attempt.thread : GuidedSchedule::k_no_thread;
  way.options.lead = way.is_held ? lead : 0;
  way.until = attempt.until;
  way.is_last = attempt.is_last;
  way.is_tight = attempt.is_tight;
  way.first = 1;
  return way;
}

Flipper::Way Flipper::usual_way(const Attempt& attempt, uint32_t lead) {
  Way usual;
  usual.options.thread = attempt.thread;
  usual.options.lead = attempt.kind == Attempt::Kind::Hold ? lead + 1 : 0;
  return usual;
}

base::Status Flipper::go_noise(const Attempt& attempt, uint32_t lead) {
  if (noise_) return {};
  Way way = usual_way(attempt, lead);
  way.options.is_other = true;
  ANTECEDE_TRY(noise_, go(nullptr, way));
  return {};
}

/// The thread that was kept back goes first: so what it brings about comes first.
base::Status Flipper::go_usual(size_t target, const Attempt& attempt, uint32_t lead, Trial& trial) {
  const UsualKey key{attempt.step, attempt.thread, lead};
  if (key != usual_key_) {
    usual_key_ = {SIZE_MAX, 0, 0};
    noise_.reset();
    ANTECEDE_TRY(usual_, go(nullptr, usual_way(attempt, lead)));
    usual_key_ = key;
  }
  // Where turns that go round do not have the order, the recorded ones do.
  if (!is_in_recorded_order(usual_.times[target])) return go_recorded(trial);
  trial.usual = trial.noise = usual_;
  // Where nothing differs, nothing can be noise.
  if (compare(usual_, trial.flipped, usual_, parts_, 0).is_empty() && compare(trial.flipped, usual_, trial.flipped, parts_, 0).is_empty())
    return {};
  ANTECEDE_CHECK(go_noise(attempt, lead));
  if (is_in_recorded_order(noise_->times[target])) trial.noise = *noise_;
  return {};
}

/// There is no second run in this order to tell noise by.
base::Status Flipper::go_recorded(Trial& trial) {
  if (recorded_step_ != checkpoint_step_) {
    recorded_step_ = SIZE_MAX;
    Way recorded;
    recorded.is_recorded = true;
    ANTECEDE_TRY(recorded_, go(nullptr, recorded));
    recorded_step_ = checkpoint_step_;
  }
  trial.usual = trial.noise = recorded_;
  return {};
}

base::Result<std::optional<Trial>> Flipper::attempt(size_t target, const Attempt& attempt) {
  ANTECEDE_CHECK(go_to(attempt.step));
  ANTECEDE_TRY(const uint32_t lead, lead_of(attempt));
  Way way = flipped_way(attempt, lead);
  if (way.is_tight) {
    ANTECEDE_TRY(const std::optional<uint32_t> turns, turns_to_access(index_.plan(target), way));
    if (!turns) return std::nullopt;
    way.options.fine_from = *turns;
  }
  Trial trial;
  ANTECEDE_TRY(trial.flipped, go(&index_.plan(target), way));
  if (!trial.flipped.came_about) return std::nullopt;
  ANTECEDE_CHECK(go_usual(target, attempt, lead, trial));
  return trial;
}

base::Result<std::optional<Trial>> Flipper::sample(size_t target, const Attempt& attempt, uint64_t seed) {
  ANTECEDE_CHECK(go_to(attempt.step));
  Trial trial;
  Way way;
  way.seed = seed;
  way.first = 1;
  ANTECEDE_TRY(trial.flipped, go(&index_.plan(target), way));
  if (!trial.flipped.came_about) return std::nullopt;
  ANTECEDE_TRY(const uint32_t lead, lead_of(attempt));
  ANTECEDE_CHECK(go_usual(target, attempt, lead, trial));
  return trial;
}

/// Nobody but the environment could go on: what is left are frames and timers that are still to come.
bool Flipper::is_at_rest() {
  const runtime::Machine::State& state = session_->machine().state();
  return std::ranges::none_of(state.alive, [&](uint32_t id) {
    return id != 0 && state.threads[id].state == runtime::Thread::State::Runnable;
  });
}

base::Result<Observation> Flipper::go(const FlipPlan* plan, const Way& way) {
  const Clock::time_point start = Clock::now();
  auto guidance = std::make_shared<Guidance>();
  guidance->is_held = way.is_held;
  guidance->is_hurried = way.is_hurried;
  guidance->is_lingering = way.is_lingering;
  guidance->is_fine = way.is_tight;
  ANTECEDE_CHECK(way.is_recorded ? session_->restore(*checkpoint_) : session_->restore(*checkpoint_, schedule_of(way, guidance)));
  output_.clear();
  PairWatch watch(index_, plan, *places_, *names_, session_->tables().locations.size());
  watch.start_at(session_->operations().size());
  const auto& events = session_->machine().state().app.events;
  const int64_t from = session_->machine().state().now;
  const size_t blocked = session_->machine().state().notes.blocked.size();
  Observation result;
  result.held_from = result.held_to = events.size();
  size_t over_at = plan ? SIZE_MAX : events.size(), pictured = SIZE_MAX;
  const runtime::TakePicture picture = [&](std::string_view title, std::string_view views) {
    pictured = session_->operations().size();
    result.screens.push_back({events.size(), std::string(title), std::string(views)});
  };
  bool takes_pictures = false;
  const auto take_pictures = [&](bool wanted) {
    if (wanted != takes_pictures) session_->set_picture(wanted ? picture : runtime::TakePicture());
    takes_pictures = wanted;
  };
  session_->set_picture({});
  size_t steps = 0;
  for (bool goes_on = true; goes_on && steps < limits_.steps; ++steps) {
    // A picture costs time: only where something may have changed, and has come to rest.
    take_pictures(over_at != SIZE_MAX && pictured != session_->operations().size() && is_at_rest());
    const bool ends_next = guidance->is_enough || events.size() + run_.schedule.driver.ending.size() >= run_.events.size();
    if (over_at != SIZE_MAX && !result.settled && ends_next && is_at_rest())
      if (auto state = session_->visible_state()) result.settled = *std::move(state);
    goes_on = session_->step();
    watch.look(session_->operations(), events.size());
    if (plan && guidance->is_guided() && is_over(way.until, way.first, watch)) {
      guidance->is_held = guidance->is_hurried = guidance->is_lingering = false;
      guidance->is_released = true;
      result.held_to = events.size();
    }
    if (guidance->is_fine && (watch.side(1 - way.first).accessed || watch.is_done(1 - way.first))) guidance->is_fine = false;
    const int64_t held = session_->machine().state().now - from;
    // A main thread that does not answer because we keep it, or what it waits for, from running says nothing of the app.
    const bool is_closed = session_->machine().state().notes.blocked.size() > blocked;
    const bool is_stuck = guidance->broke_hold || is_closed || steps > limits_.held_steps || held > limits_.held_nanos;
    if ((guidance->is_guided() || (way.seed && over_at == SIZE_MAX)) && is_stuck) return result;
    if (plan && over_at == SIZE_MAX && watch.is_done(0) && watch.is_done(1)) {
      over_at = events.size();
      costs_.seconds.push_back(seconds_since(start));
    }
    guidance->is_enough = over_at != SIZE_MAX && events.size() > over_at + limits_.events_after;
    if (steps % 1024 == 0 && is_late()) break;
  }
  result.is_whole = session_->machine().outcome().kind == runtime::Outcome::Kind::Exited ||
                    session_->machine().outcome().kind == runtime::Outcome::Kind::Finished;
  session_->set_picture({});
  look_back(result, watch, plan, way);
  if (plan) ++costs_.flips;
  return result;
}

void Flipper::read_fields(Observation& result) {
  if (parts_.fields.empty()) return;
  const trace::TraceTables& tables = session_->tables();
  for (const trace::Operation& operation : session_->operations()) {
    if (operation.kind != trace::OperationKind::Write || !(operation.flags & trace::Operation::k_has_value)) continue;
    const trace::Location& location = tables.locations[operation.location()];
    const std::string name = fmt::format("{}.{}", tables.names[location.owner], tables.names[location.name]);
    if (parts_.is_field(name)) result.fields[name] = operation.value;
  }
}

void Flipper::look_back(Observation& result, PairWatch& watch, const FlipPlan* plan, const Way& way) {
  result.sides = {watch.side(0), watch.side(1)};
  const auto &first = result.sides[way.first], &second = result.sides[1 - way.first];
  const bool both_ran = (first.accessed || first.has_ended) && (second.accessed || second.has_begun);
  const std::optional<size_t>& behind = way.is_last ? second.accessed_last : second.accessed;
  const bool in_order = !first.accessed || !behind || *first.accessed < *behind;
  result.came_about = !plan || (both_ran && in_order);
  result.times = watch.take_times();
  result.events = session_->machine().state().app.events;
  const runtime::RunReport report = session_->report();
  for (const runtime::Crash& crash : report.crashes) result.crashes.try_emplace(crash_words(crash), crash);
  // One that goes on and on may only have been passed over by the schedule.
  for (const runtime::Blocked& blocked : report.blocked)
    if (blocked.kind != "loops") result.blocked.insert(blocked_words(blocked));
  for (const runtime::ToolFailure& failure : report.tool_failures) result.made_up.insert(failure.message);
  if (auto state = session_->visible_state()) result.last = *std::move(state);
  result.output = output_;
  read_fields(result);
  if (plan) result.schedule = session_->schedule();
}

}  // namespace antecede::verify
