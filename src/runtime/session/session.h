#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "base/error.h"
#include "runtime/explore/explorer.h"
#include "runtime/machine.h"
#include "runtime/record/observer_pair.h"
#include "runtime/record/recording.h"
#include "runtime/report/run_report.h"
#include "runtime/schedule/schedule_replay.h"
#include "runtime/session/subject.h"
#include "runtime/session/visible_state.h"

namespace antecede::runtime {

/// Where the choices of a run come from.
struct RunPlan {
  Strategy strategy = Strategy::Random;
  uint64_t seed = 1;
  ScheduledDriver driver{};  ///< Of an app: what the user and the world do.
  /// A schedule to follow instead; it knows strategy, seed and driver itself.
  std::optional<ScheduleFile> recorded{};
  std::string recorded_name{};  ///< Its file's, for messages.
};

/// Who watches a run. Nothing of this changes what the run does.
struct Watchers {
  Print print = [](int, std::string_view) {};  ///< What the program prints.
  trace::ByteSink trace{};                     ///< Takes the trace, piece by piece; none: no trace.
  bool dedupe = false;                         ///< See TraceRecorder::Options.
  TakePicture picture{};                       ///< None: nobody wants pictures.
  Observer* observer = nullptr;                ///< Hears of everything besides; outlives the session.
  bool keeps_schedule = false;                 ///< `Session::schedule` will be asked for.
  /// Checkpoints will be gone back to: the trace stays in memory until `finish`, so that it can follow.
  bool goes_back = false;
};

/// One run of an app or a program, from its start to its end, as a library:
///
///     open → run, or step by step → report, visible_state, schedule → finish
///
/// All that happens comes from the subject and the plan: the same two make the same run, to the byte, whoever
/// watches. Between two steps a run can be saved and gone back to (`checkpoint`, `restore`), with the same choices
/// from there on or with others; a trace that is being recorded follows.
class Session {
 public:
  /// A place in a run to come back to.
  class Checkpoint {
   private:
    friend class Session;
    std::unique_ptr<Machine::Checkpoint> machine_;
    std::unique_ptr<Schedule> schedule_;
    std::unique_ptr<TraceRecorder::Memento> trace_;
  };

  /// The subject, what it points to and the diagnostics outlive the session. Fails if the recorded schedule is of
  /// another program, or there is no main method.
  static base::Result<std::unique_ptr<Session>> open(const Subject& subject, RunPlan plan, const Limits& limits,
                                                     Watchers watchers, base::Diagnostics& diagnostics);
  Session(const Session&) = delete;
  Session& operator=(const Session&) = delete;
  ~Session();

  /// To the end.
  const Outcome& run() { return machine_->run(); }
  /// One turn of one thread, or time passes. False: the run is over.
  bool step() { return machine_->step(); }
  /// The run ends at the next place where limits are looked at: nobody would see what else it does.
  void end_soon() { machine_->use_up_steps(); }

  /// Between two steps. Fails if the schedule is one that an exploration found: those are followed from the start.
  base::Result<std::unique_ptr<Checkpoint>> checkpoint();
  /// Goes on from there as it did then. What was printed since then stays printed.
  base::Status restore(const Checkpoint& checkpoint);
  /// Goes on from there with other choices.
  base::Status restore(const Checkpoint& checkpoint, std::unique_ptr<Schedule> schedule);

  /// Of the run so far.
  RunReport report();
  /// Of an app: what a user sees now.
  base::Result<VisibleState> visible_state() { return runtime::visible_state(*machine_); }
  /// From here on; none: nobody wants pictures any more.
  void set_picture(TakePicture picture) { machine_->set_picture(std::move(picture)); }
  /// The trace so far; only where it can be gone back to (`goes_back`).
  std::span<const trace::Operation> operations() const { return recorder_->operations(); }
  const trace::TraceTables& tables() const { return recorder_->tables(); }
  /// By the machine's number of a message: what the trace calls it.
  const std::vector<trace::MessageId>& messages() const { return recorder_->messages(); }
  /// The choices so far. Only if the watchers asked for them, or the plan has a recorded schedule.
  ScheduleFile schedule();
  /// After the run: writes the rest of the trace. Fails if it cannot be written, or if the recorded schedule did not
  /// fit the program to its end.
  base::Status finish();

  /// What the run goes by, without answers: from the plan, or the recorded schedule.
  const ScheduleFile& head() const { return head_; }
  Machine& machine() { return *machine_; }

 private:
  Session(const Subject& subject, Watchers watchers, base::Diagnostics& diagnostics);

  base::Status take_plan(RunPlan plan);
  base::Status check_recorded(const ScheduleFile& recorded, const std::string& name) const;
  void follow(ScheduleFile recorded, const std::string& name);
  void set_schedule(std::unique_ptr<Schedule> schedule);
  Observer* observer();
  base::Status make_machine(const Limits& limits);

  const Subject& subject_;
  Watchers watchers_;
  base::Diagnostics& diagnostics_;
  ScheduleFile head_;
  std::optional<ScheduleFile> followed_;  // Of an exploration.
  std::string followed_name_;
  std::unique_ptr<Explorer> follower_;  // Of that.
  std::unique_ptr<Schedule> schedule_;  // Null: the follower is it.
  std::unique_ptr<TraceRecorder> recorder_;
  std::vector<std::unique_ptr<ObserverPair>> pairs_;  // Of the follower, the trace, and who else wants to hear.
  std::unique_ptr<Machine> machine_;
};

/// The head of a schedule: all but what was answered.
ScheduleFile schedule_head(const Subject& subject, Strategy strategy, uint64_t seed, const ScheduledDriver& driver);
/// The answers of one schedule behind the head of another.
ScheduleFile with_head(ScheduleFile schedule, const ScheduleFile& head);

/// Runs the subject in many orders (explorer.h). `driver`: of an app.
base::Result<Exploration> explore(const Subject& subject, const ScheduledDriver& driver,
                                  const Explorer::Options& options, const Limits& limits,
                                  base::Diagnostics& diagnostics);

}  // namespace antecede::runtime
