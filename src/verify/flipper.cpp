#include "verify/flipper.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include "base/assert.h"
#include "base/guard.h"
#include "verify/priority_schedule.h"

namespace antecede::verify {

namespace {

/// Of this thread's processor: how busy the machine is with other work does not count.
double processor_seconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) + 1e-9 * static_cast<double>(now.tv_nsec);
}

bool is_clean(const Observation& run) {
  return run.crashes.empty() && run.blocked.empty();
}

}  // namespace

Flipper::Flipper(const RecordedRun& run, const PairIndex& index, StateParts parts, TryLimits limits)
    : run_(run), index_(index), parts_(std::move(parts)), limits_(limits), start_(processor_seconds()) {}

base::Result<std::unique_ptr<Flipper>> Flipper::open(const runtime::Subject& subject, const RecordedRun& run,
                                                     const PairIndex& index, StateParts parts, TryLimits limits,
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
  ANTECEDE_TRY(flipper->beginning_, flipper->session_->checkpoint());
  return flipper;
}

bool Flipper::is_late() const {
  return base::stop_asked() || (limits_.seconds > 0 && processor_seconds() - start_ > limits_.seconds);
}

/// What a user sees of the run as it was recorded: once, when it is asked for first. It comes by the place again, and so the checkpoint there stays good.
base::Status Flipper::watch_recorded() {
  if (has_recorded_) return {};
  ANTECEDE_CHECK(session_->restore(*beginning_));
  output_.clear();
  const EventNames names(*places_);
  Way way;
  way.is_recorded = true;
  Try whole({*session_, run_, index_, *places_, names, parts_, limits_, output_, [] { return base::stop_asked(); }}, {}, way,
            std::make_shared<Guidance>());
  whole.run();
  recorded_ = whole.take_observation();
  has_recorded_ = true;
  return {};
}

base::Status Flipper::start_again() {
  ANTECEDE_CHECK(session_->restore(*beginning_));
  session_->set_picture({});
  checkpoint_.reset();
  checkpoint_step_ = SIZE_MAX;
  names_.emplace(*places_);
  step_ = heard_ = printed_ = 0;
  return {};
}

/// The run as it was recorded, up to before that step.
base::Status Flipper::go_to(size_t step) {
  ANTECEDE_ASSERT(step >= step_);
  if (checkpoint_) ANTECEDE_CHECK(session_->restore(*checkpoint_));
  session_->set_picture({});
  output_.clear();
  for (; step_ < step; ++step_) session_->step();
  printed_ += output_.size();
  const auto operations = session_->operations();
  for (; heard_ < operations.size(); ++heard_) names_->add(operations[heard_]);
  if (checkpoint_step_ == step) return {};
  kept_.clear();
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
  ANTECEDE_CHECK(session_->restore(*checkpoint_, schedule_of(way, checkpoint_step_, std::make_shared<Guidance>())));
  for (uint32_t turns = 0; turns < k_most; ++turns) {
    if (!session_->step() || session_->machine().state().current != attempt.thread) return 0;
    if (session_->operations().size() > attempt.operation) return turns;
  }
  return 0;
}

/// How many turns of this way begin before the one that does the access of the side that is to come first; none: it does not come to it.
base::Result<std::optional<uint32_t>> Flipper::turns_to_access(uint32_t target, const Way& way) {
  auto guidance = std::make_shared<Guidance>();
  guidance->is_held = way.is_held;
  ANTECEDE_CHECK(session_->restore(*checkpoint_, schedule_of(way, checkpoint_step_, guidance)));
  session_->set_picture({});
  PairWatch watch(index_, {target}, *places_, *names_, session_->tables().locations.size());
  watch.start_at(session_->operations().size());
  const auto& events = session_->machine().state().app.events;
  const int64_t from = session_->machine().state().now;
  for (size_t steps = 0; steps < limits_.held_steps && !guidance->broke_hold; ++steps) {
    const uint32_t turns = guidance->turns;
    const bool goes_on = session_->step();
    watch.look(session_->operations(), events.size());
    if (watch.sides(0)[way.first].accessed) return turns;
    if (!goes_on || watch.is_done(0, way.first) || session_->machine().state().now - from > limits_.held_nanos) break;
  }
  return std::nullopt;
}

std::unique_ptr<runtime::Schedule> Flipper::schedule_of(const Way& way, size_t step, std::shared_ptr<Guidance> guidance) const {
  const uint64_t given = step ? run_.steps[step - 1].world : 0;
  WorldAnswers world(run_.schedule, given);
  if (way.seed) return std::make_unique<PrioritySchedule>(*way.seed, std::move(world), std::move(guidance));
  return std::make_unique<GuidedSchedule>(way.options, std::move(world), std::move(guidance));
}

Way Flipper::flipped_way(const Attempt& attempt, uint32_t lead) const {
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

Way Flipper::usual_way(const Attempt& attempt, uint32_t lead) {
  Way usual;
  usual.options.thread = attempt.thread;
  usual.options.lead = attempt.kind == Attempt::Kind::Hold ? lead + 1 : 0;
  return usual;
}

/// The recorded order once more: the thread that was kept back goes first, so what it brings about comes first.
base::Status Flipper::go_usual(const Attempt& attempt, uint32_t lead, Usual& usual, bool is_patient) {
  const UsualKey key{attempt.step, attempt.thread, lead};
  if (key == usual.key) return {};
  usual = {};
  Way way = usual_way(attempt, lead);
  way.is_patient = is_patient;
  ANTECEDE_TRY(const auto tried, go({}, way));
  usual.run = tried->take_observation();
  usual.key = key;
  return {};
}

base::Status Flipper::go_noise(const Attempt& attempt, uint32_t lead, Usual& usual, bool is_patient) {
  if (usual.noise) return {};
  Way way = usual_way(attempt, lead);
  way.options.is_other = true;
  way.is_patient = is_patient;
  ANTECEDE_TRY(const auto tried, go({}, way));
  usual.noise = tried->take_observation();
  return {};
}

bool Flipper::looks_the_same(const Observation& usual, const Observation& flipped) const {
  return compare(usual, flipped, usual, parts_, 0).is_empty() && compare(flipped, usual, flipped, parts_, 0).is_empty();
}

/// In one of the two orders, and not in the other.
bool Flipper::has_crash(const Trial& trial) const {
  return !compare(trial.usual, trial.flipped, trial.noise, parts_, 0).crashes.empty() ||
         !compare(trial.flipped, trial.usual, trial.flipped, parts_, 0).crashes.empty();
}

/// A run that was recorded from its start on: of what it prints, what a try from the place would.
Observation Flipper::from_place(const Observation& whole) const {
  Observation result = whole;
  result.output.erase(0, printed_);
  return result;
}

/// Puts the recorded order under the schedule of the try beside it. Where turns that go round do not have the order, the trial keeps what it has.
base::Status Flipper::compare_with(Usual& usual, bool is_patient, uint32_t target, const Shared& shared, Trial& trial) {
  ANTECEDE_CHECK(go_usual(shared.attempt, shared.lead, usual, is_patient));
  if (!is_in_recorded_order(usual.run.times[target])) return {};
  trial.usual = trial.noise = usual.run;
  // Where nothing differs, nothing can be noise.
  if (looks_the_same(usual.run, trial.flipped)) return {};
  ANTECEDE_CHECK(go_noise(shared.attempt, shared.lead, usual, is_patient));
  if (is_in_recorded_order(usual.noise->times[target])) trial.noise = *usual.noise;
  return {};
}

/// Where the other order looks like the recorded run, nothing more has to be executed: both orders happened. But a crash of the recorded run, whatever brought it
/// about, would hide the same one of the other order: then only the same schedule tells.
base::Status Flipper::compare_with_usual(uint32_t target, Shared& shared, Trial& trial) {
  ANTECEDE_CHECK(watch_recorded());
  trial.usual = from_place(recorded_);
  trial.noise = trial.usual;
  if (is_clean(recorded_) && looks_the_same(trial.usual, trial.flipped)) return {};
  if (is_clean(recorded_) && !has_crash(trial)) return confirm(target, shared, trial);
  // A crash is no matter of waiting.
  ANTECEDE_CHECK(compare_with(usual_, false, target, shared, trial));
  return has_crash(trial) || looks_the_same(trial.usual, trial.flipped) ? base::Status() : confirm(target, shared, trial);
}

/// What is on the screen in one order and not in the other may only be later, and the user did not wait. So both are executed once more with a user who does.
base::Status Flipper::confirm(uint32_t target, Shared& shared, Trial& trial) {
  ANTECEDE_CHECK(go_patiently(shared));
  const auto place = static_cast<size_t>(std::ranges::find(shared.targets, target) - shared.targets.begin());
  ANTECEDE_TRY(Patient* const recorded, recorded_patiently(target));
  trial.flipped = *shared.patient;
  trial.flipped.sides = shared.patient_sides[place];
  trial.usual = trial.noise = from_place(recorded->run);
  if (is_clean(recorded->run) && looks_the_same(trial.usual, trial.flipped)) return {};
  // What other pairs that change their order bring about shows only under one and the same schedule.
  const bool is_alone = is_clean(recorded->run) && changed_only(target, trial);
  ANTECEDE_CHECK(is_alone ? add_noise(target, *recorded) : compare_with(patient_usual_, true, target, shared, trial));
  const Observation* const noise = is_alone ? &recorded->noise : patient_usual_.noise ? &*patient_usual_.noise : nullptr;
  // Where that run loses the order, what differs between a user who waits and one who did not is a matter of time, too.
  trial.noise = from_place(noise && is_in_recorded_order(noise->times[target]) ? *noise : recorded_);
  return {};
}

/// All targets but this one come in the same order in both.
bool Flipper::changed_only(uint32_t target, const Trial& trial) const {
  for (size_t i = 0; i < trial.usual.times.size(); ++i)
    if (i != target && is_in_recorded_order(trial.usual.times[i]) != is_in_recorded_order(trial.flipped.times[i])) return false;
  return true;
}

base::Status Flipper::go_patiently(Shared& shared) {
  if (shared.patient) return {};
  Way way = shared.way;
  way.is_patient = true;
  ANTECEDE_TRY(const auto tried, go(shared.targets, way));
  shared.patient = tried->take_observation();
  for (size_t i = 0; i < shared.targets.size(); ++i) shared.patient_sides.push_back(tried->sides(i));
  return {};
}

/// As it was recorded up to the step; from then on the user waits.
base::Result<Observation> Flipper::go_after(size_t step, bool is_other) {
  ANTECEDE_CHECK(session_->restore(*checkpoint_));
  session_->set_picture({});
  output_.clear();
  for (size_t at = checkpoint_step_; at < step; ++at) session_->step();
  const std::string printed = recorded_.output.substr(0, printed_) + output_;
  ANTECEDE_TRY(const auto place, session_->checkpoint());
  Way way;
  way.is_patient = true;
  way.options.is_other = is_other;
  ANTECEDE_TRY(const auto tried, go_from(*place, step, {}, way));
  Observation result = tried->take_observation();
  result.output.insert(0, printed);
  const size_t operations = run_.steps[step - 1].operations;
  for (size_t i = 0; i < result.times.size(); ++i)
    for (size_t side = 0; side < 2; ++side)
      if (recorded_.times[i][side].operation < operations) result.times[i][side] = recorded_.times[i][side];
  return result;
}

/// Until the pair is over. Pairs that are over before the same thing is done to the app share it: a later place is as good for those before it.
base::Result<Flipper::Patient*> Flipper::recorded_patiently(uint32_t target) {
  const AccessTime& over = recorded_.times[target][1];
  Patient& patient = patient_[over.user_event];
  if (over.operation < patient.operations) return &patient;
  const size_t step = run_.step_of(over.operation) + 1;
  ANTECEDE_TRY(Observation run, go_after(step, false));
  patient = {run_.steps[step - 1].operations, std::move(run), {}, false};
  return &patient;
}

/// The same, with threads that take turns differently.
base::Status Flipper::add_noise(uint32_t target, Patient& patient) {
  if (patient.has_noise) return {};
  ANTECEDE_TRY(patient.noise, go_after(run_.step_of(recorded_.times[target][1].operation) + 1, true));
  patient.has_noise = true;
  return {};
}

base::Result<std::unique_ptr<Try>> Flipper::go(std::vector<uint32_t> targets, const Way& way) {
  return go_from(*checkpoint_, checkpoint_step_, std::move(targets), way);
}

base::Result<std::unique_ptr<Try>> Flipper::go_from(const runtime::Session::Checkpoint& place, size_t step, std::vector<uint32_t> targets, const Way& way) {
  auto guidance = std::make_shared<Guidance>();
  guidance->is_held = way.is_held;
  guidance->is_hurried = way.is_hurried;
  guidance->is_lingering = way.is_lingering;
  guidance->is_fine = way.is_tight;
  const auto start = std::chrono::steady_clock::now();
  ANTECEDE_CHECK(session_->restore(place, schedule_of(way, step, guidance)));
  output_.clear();
  auto tried = std::make_unique<Try>(TryPlace{*session_, run_, index_, *places_, *names_, parts_, limits_, output_, [this] { return is_late(); }},
                                     std::move(targets), way, guidance);
  tried->run();
  ++costs_.tries;
  if (const auto over = tried->over_time()) costs_.seconds.push_back(std::chrono::duration<double>(*over - start).count());
  return tried;
}

/// Until each of the targets has had its try.
base::Status Flipper::go_on(std::vector<uint32_t> targets, const Way& way, const Attempt& attempt, uint32_t lead, const TakeTrial& take) {
  while (!targets.empty() && !is_late()) {
    ANTECEDE_TRY(const auto tried, go(targets, way));
    Shared shared{attempt, lead, way, {}, {}, {}};
    std::vector<uint32_t> apart;
    std::vector<PairWatch::Sides> sides;
    for (size_t i = 0; i < targets.size(); ++i) {
      const Try::Fate fate = tried->fate(i);
      costs_.flips += fate != Try::Fate::Apart;
      if (fate == Try::Fate::Apart) apart.push_back(targets[i]);
      if (fate == Try::Fate::Not && !tried->was_released(i)) kept_.insert({targets[i], attempt.operation});
      if (fate != Try::Fate::Came) continue;
      shared.targets.push_back(targets[i]);
      sides.push_back(tried->sides(i));
    }
    const Observation flipped = tried->take_observation();
    for (size_t i = 0; i < shared.targets.size(); ++i) {
      Trial trial;
      trial.flipped = flipped;
      trial.flipped.sides = sides[i];
      ANTECEDE_CHECK(compare_with_usual(shared.targets[i], shared, trial));
      take(shared.targets[i], trial);
    }
    targets = std::move(apart);
  }
  return {};
}

base::Status Flipper::attempt(std::vector<uint32_t> targets, const Attempt& attempt, const TakeTrial& take) {
  ANTECEDE_CHECK(go_to(attempt.step));
  ANTECEDE_TRY(const uint32_t lead, lead_of(attempt));
  const Way way = flipped_way(attempt, lead);
  if (!way.is_tight) return go_on(std::move(targets), way, attempt, lead, take);
  for (const uint32_t target : targets) {
    // What does not come about when the thread is held does not when it is held and released a little sooner.
    if (is_late() || kept_.contains({target, attempt.operation})) continue;
    ANTECEDE_TRY(const std::optional<uint32_t> turns, turns_to_access(target, way));
    if (!turns) continue;
    Way fine = way;
    fine.options.fine_from = *turns;
    ANTECEDE_CHECK(go_on({target}, fine, attempt, lead, take));
  }
  return {};
}

base::Status Flipper::sample(std::vector<uint32_t> targets, const Attempt& attempt, uint64_t seed, const TakeTrial& take) {
  ANTECEDE_CHECK(go_to(attempt.step));
  ANTECEDE_TRY(const uint32_t lead, lead_of(attempt));
  Way way;
  way.seed = seed;
  way.first = 1;
  return go_on(std::move(targets), way, attempt, lead, take);
}

}  // namespace antecede::verify
