#include "runtime/session/session.h"

#include <utility>

#include <fmt/format.h>

#include "base/assert.h"
#include "runtime/report/callback_count.h"

namespace antecede::runtime {

ScheduleFile schedule_head(const Subject& subject, Strategy strategy, uint64_t seed, const ScheduledDriver& driver) {
  ScheduleFile head;
  head.program = subject.sha256;
  head.main = subject.main_class;
  head.strategy = strategy;
  head.seed = strategy == Strategy::Random ? seed : 0;
  head.driver = driver;
  return head;
}

ScheduleFile with_head(ScheduleFile schedule, const ScheduleFile& head) {
  schedule.program = head.program;
  schedule.main = head.main;
  schedule.strategy = head.strategy;
  schedule.seed = head.seed;
  schedule.driver = head.driver;
  return schedule;
}

// Opening -----------------------------------------------------------------------------------------------------------

base::Result<std::unique_ptr<Session>> Session::open(const Subject& subject, RunPlan plan, const Limits& limits,
                                                     Watchers watchers, base::Diagnostics& diagnostics) {
  std::unique_ptr<Session> session(new Session(subject, std::move(watchers), diagnostics));
  ANTECEDE_CHECK(session->take_plan(std::move(plan)));
  ANTECEDE_CHECK(session->make_machine(limits));
  return session;
}

Session::Session(const Subject& subject, Watchers watchers, base::Diagnostics& diagnostics)
    : subject_(subject), watchers_(std::move(watchers)), diagnostics_(diagnostics) {
  if (watchers_.trace)
    recorder_ = std::make_unique<TraceRecorder>(
        watchers_.trace, TraceRecorder::Options{subject.process, watchers_.dedupe, watchers_.goes_back});
}

Session::~Session() = default;

base::Status Session::take_plan(RunPlan plan) {
  head_ = schedule_head(subject_, plan.strategy, plan.seed, plan.driver);
  if (plan.recorded) {
    ANTECEDE_CHECK(check_recorded(*plan.recorded, plan.recorded_name));
    follow(*std::move(plan.recorded), plan.recorded_name);
    return {};
  }
  ANTECEDE_ASSERT(plan.strategy != Strategy::Systematic);  // That is `explore`.
  set_schedule(plan.strategy == Strategy::RoundRobin ? make_round_robin_schedule() : make_random_schedule(plan.seed));
  return {};
}

base::Status Session::check_recorded(const ScheduleFile& recorded, const std::string& name) const {
  if (recorded.program != head_.program)
    return base::bad_input(fmt::format("{}: recorded with another program: SHA-256 {}, expected {}", name,
                                       recorded.program, head_.program));
  if (recorded.main != head_.main)
    return base::bad_input(
        fmt::format("{}: recorded with main class {}, expected {}", name, recorded.main, head_.main));
  return {};
}

void Session::follow(ScheduleFile recorded, const std::string& name) {
  head_.strategy = recorded.strategy;
  head_.seed = recorded.seed;
  head_.driver = recorded.driver;
  if (recorded.strategy != Strategy::Systematic)
    return set_schedule(std::make_unique<ReplaySchedule>(std::move(recorded), name));
  follower_ = std::make_unique<Explorer>(Explorer::Options{.own_only = subject_.app != nullptr});
  followed_ = std::move(recorded);
  followed_name_ = name;
}

void Session::set_schedule(std::unique_ptr<Schedule> schedule) {
  schedule_ =
      watchers_.keeps_schedule ? std::make_unique<RecordingSchedule>(std::move(schedule)) : std::move(schedule);
}

Observer* Session::observer() {
  Observer* heard = follower_ ? &follower_->observer() : nullptr;
  for (Observer* const next : {static_cast<Observer*>(recorder_.get()), watchers_.observer}) {
    if (heard && next) heard = pairs_.emplace_back(std::make_unique<ObserverPair>(*heard, *next)).get();
    if (!heard) heard = next;
  }
  return heard;
}

base::Status Session::make_machine(const Limits& limits) {
  Schedule& schedule = follower_ ? static_cast<Schedule&>(*follower_) : *schedule_;
  ANTECEDE_TRY(machine_, Machine::create(subject_.code, subject_.hierarchy, limits,
                                         {.schedule = schedule,
                                          .observer = observer(),
                                          .controller = follower_ ? &follower_->controller() : nullptr,
                                          .print = watchers_.print,
                                          .read_resource = subject_.read_resource,
                                          .diagnostics = diagnostics_,
                                          .app = subject_.app,
                                          .driver = subject_.app ? &head_.driver : nullptr,
                                          .picture = watchers_.picture,
                                          .names = subject_.names}));
  if (follower_) ANTECEDE_CHECK(follower_->follow(*followed_, followed_name_));
  return start_main(*machine_, subject_);
}

// Going back --------------------------------------------------------------------------------------------------------

base::Result<std::unique_ptr<Session::Checkpoint>> Session::checkpoint() {
  if (follower_)
    return tl::unexpected(
        base::Error{base::Error::Class::Internal, "a schedule of an exploration is followed from the start"});
  ANTECEDE_ASSERT(watchers_.goes_back || !recorder_);
  auto place = std::make_unique<Checkpoint>();
  ANTECEDE_TRY(place->machine_, machine_->checkpoint());
  place->schedule_ = schedule_->clone();
  ANTECEDE_ASSERT(place->schedule_ != nullptr);
  if (recorder_) place->trace_ = recorder_->save();
  return place;
}

base::Status Session::restore(const Checkpoint& checkpoint) {
  ANTECEDE_CHECK(machine_->restore(*checkpoint.machine_));
  if (recorder_) recorder_->restore(*checkpoint.trace_);
  schedule_ = checkpoint.schedule_->clone();
  machine_->set_schedule(*schedule_);
  return {};
}

base::Status Session::restore(const Checkpoint& checkpoint, std::unique_ptr<Schedule> schedule) {
  ANTECEDE_CHECK(restore(checkpoint));
  if (auto* const recording = dynamic_cast<RecordingSchedule*>(schedule_.get()))
    recording->set_source(std::move(schedule));
  else
    schedule_ = std::move(schedule);
  machine_->set_schedule(*schedule_);
  return {};
}

// What came of it ---------------------------------------------------------------------------------------------------

RunReport Session::report() {
  RunReport report = report_of(*machine_);
  report.sha256 = subject_.sha256;
  report.main_class = subject_.main_class;
  report.strategy = subject_.app ? head_.driver.strategy : std::string(strategy_name(head_.strategy));
  if (head_.strategy == Strategy::Random) report.seed = head_.seed;
  if (subject_.app) report.api_level = head_.driver.api;
  if (subject_.app) report.callbacks = count_callbacks(subject_, *machine_);
  return report;
}

ScheduleFile Session::schedule() {
  if (followed_) return *followed_;
  auto* const recording = dynamic_cast<RecordingSchedule*>(schedule_.get());
  ANTECEDE_ASSERT(recording != nullptr);
  return with_head(recording->file(), head_);
}

base::Status Session::finish() {
  if (recorder_ && subject_.app) recorder_->tell_libraries(subject_.libraries, libraries_in_use(*machine_));
  if (recorder_) ANTECEDE_CHECK(recorder_->finish(diagnostics_));
  if (machine_->outcome().kind == Outcome::Kind::Limit) return {};
  return machine_->schedule().finish();
}

base::Result<Exploration> explore(const Subject& subject, const ScheduledDriver& driver,
                                  const Explorer::Options& options, const Limits& limits,
                                  base::Diagnostics& diagnostics) {
  Explorer explorer(options);
  ANTECEDE_TRY(const auto machine, Machine::create(subject.code, subject.hierarchy, limits,
                                                   {.schedule = explorer,
                                                    .observer = &explorer.observer(),
                                                    .controller = &explorer.controller(),
                                                    .print = explorer.printer(),
                                                    .read_resource = subject.read_resource,
                                                    .diagnostics = diagnostics,
                                                    .app = subject.app,
                                                    .driver = subject.app ? &driver : nullptr,
                                                    .names = subject.names}));
  ANTECEDE_CHECK(start_main(*machine, subject));
  return explorer.explore(*machine);
}

}  // namespace antecede::runtime
