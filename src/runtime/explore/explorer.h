#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "runtime/explore/explorer_findings.h"
#include "runtime/explore/explorer_follower.h"
#include "runtime/explore/explorer_keys.h"
#include "runtime/explore/explorer_stepper.h"
#include "runtime/explore/explorer_tree.h"
#include "runtime/machine.h"
#include "runtime/report/run_report.h"
#include "runtime/schedule/schedule.h"
#include "runtime/schedule/schedule_file.h"

namespace antecede::runtime {

/// What an exploration found.
struct Exploration {
  uint64_t executions = 0;  ///< To the end, each in another order (with reduction: orders that differ).
  uint64_t redundant = 0;   ///< Given up: they would have been like one before.
  uint64_t cut = 0;         ///< Ended by a limit.
  uint64_t deadlocks = 0;
  uint64_t crashes = 0;  ///< Executions in which an exception ended a thread.
  bool exhausted = false;  ///< All orders were tried, each to its end: nothing was left out behind a crash.
  /// Apps: all orders were tried up to the first crash of each. What follows a crash is not varied.
  bool exhausted_to_crashes = false;
  uint64_t ended_by_crash = 0;  ///< Apps: executions in which something follows a crash.
  /// Executions that ended alike; of apps, those in which own code ran in the same order and crashed alike. Of very
  /// many outcomes, only the first have a schedule and a full report.
  struct Seen {
    static constexpr size_t k_most_kept = 1000;
    uint64_t count = 0;
    uint64_t number = 0;  ///< Which one was seen first, second, ...
    bool has_schedule = false;
    ScheduleFile schedule;  ///< Of the first.
    RunReport report;       ///< The same.
  };
  /// By what was printed (apps: by the order) and how it ended; and by the crashes, which do not always show in that.
  std::map<std::pair<std::string, std::string>, Seen> outcomes;
  std::vector<std::string> shared;  ///< Fields at whose accesses threads were switched.
  ScheduleFile failure;             ///< Of the first deadlock or crash: which step was whose.
  bool has_failure = false;
};

/// Runs a program in all orders that make a difference, by going back to a checkpoint and choosing otherwise.
///
/// What can be chosen: which thread takes the next step (explorer_stepper.h), and whether and how far the clock moves
/// on. Never which message. Two orders differ if they differ in the order of two steps that depend on each other
/// (explorer_operation.h). The reduction is the source-set variant of dynamic partial-order reduction (Abdulla and
/// others, POPL 2014, after Flanagan and Godefroid) with sleep sets: whenever a step turns out to race with an
/// earlier one, the place before the earlier one gets another process to try; a process that was tried sleeps until
/// something happens that depends on its step. Every order is executed exactly once; what sleep sets end early is
/// counted apart.
///
/// A program is explored depth first; an app has too many orders for that to end (explorer_tree.h).
class Explorer final : public Schedule, private ExplorerFindings {
 public:
  struct Options {
    uint64_t most_executions = 100000;
    uint32_t most_steps = 5000;  ///< Of one execution.
    bool reduces = true;
    bool own_only = false;  ///< An app: see explorer_own.h.
  };

  explicit Explorer(Options options)
      : options_(options), stepper_(keys_, *this, options.own_only), tree_(!options.own_only) {}
  Explorer(const Explorer&) = delete;
  Explorer& operator=(const Explorer&) = delete;

  /// Where the machine's output has to go.
  Print printer();
  /// What the machine has to tell what happens, and to ask where threads stop.
  Observer& observer() { return stepper_; }
  Controller& controller() { return stepper_; }
  /// Explores a machine that has this as its schedule, observer and controller, and is ready to run.
  base::Result<Exploration> explore(Machine& machine);

  /// Instead: the machine is to take the one path that the schedule of an exploration tells, and stop where that
  /// stopped. `name` is the file's. Fails if it names a place that the program does not have.
  base::Status follow(ScheduleFile schedule, std::string name);
  /// After such a run: fails if the schedule did not fit.
  base::Status finish() const override { return follower_ ? follower_->finish() : base::Status(); }
  std::string failure() const override { return follower_ ? follower_->failure() : Schedule::failure(); }

  size_t choose(const Choice& choice) override;
  int64_t advance(int64_t until_next) override;
  uint32_t turn(uint32_t) override { return UINT32_MAX; }
  int64_t turn_nanos() const override { return 0; }
  bool asks_always() const override { return true; }

 private:
  using Node = ExplorerTree::Node;
  using Tried = ExplorerTree::Tried;
  enum class Ending : uint8_t { Normal, Redundant, Restart, TooLong };
  /// What an execution is made of, and a place to come back to.
  struct Saved {
    std::unique_ptr<Machine::Checkpoint> checkpoint;
    ExplorerParts::State parts;
    std::string output;
    ScheduleFile schedule;
    size_t depth = 0;
    size_t last_node = SIZE_MAX;
    const Node* node = nullptr;  ///< The one that comes next.
  };

  void found_reversible(uint32_t step, Process process) override;
  void found_race() override;
  void found_delay(int64_t nanos, int64_t unit) override;

  // An execution.
  base::Result<Saved> save();
  base::Status restore(const Saved& saved);
  size_t choose_world(const Choice& choice);
  size_t choose_number(std::vector<int64_t> numbers);
  size_t give_up(Ending why);
  void end_step();
  size_t settle(const Choice& choice, uint32_t thread);
  size_t enter_node(const Choice& choice, std::vector<Process> enabled);
  bool make_node(const Choice& choice, std::vector<Process> enabled);
  size_t go(const Choice& choice, Process process);

  // What comes of it.
  std::vector<uint64_t> messages_of(const std::vector<Process>& enabled);
  void look_at_disabled(const std::vector<Process>& enabled);
  std::vector<Tried> sleepers() const;
  bool sleeps_at_end();
  void note_execution(const Outcome& outcome);
  void note_outcome(const std::string& what, bool failed);

  Machine& machine() const { return stepper_.machine(); }
  ExplorerParts& parts() { return stepper_.parts(); }
  const ExplorerTrace& trace() const { return stepper_.parts().steps.trace(); }
  Thread& thread_of(Process process) const { return machine().state().threads[process - 1]; }

  Options options_;
  ExplorerKeys keys_;
  ExplorerStepper stepper_;
  ExplorerTree tree_;
  size_t depth_ = 0;             // Nodes passed in this execution.
  size_t last_node_ = SIZE_MAX;  // Whose step runs or has run last.
  std::string output_;           // Of this execution.
  Ending ending_ = Ending::Normal;
  bool finds_keys_ = false;  // This execution is of no use.
  Saved base_;               // At the first real choice.
  bool has_base_ = false;
  ScheduleFile schedule_;
  std::optional<ExplorerFollower> follower_;
  Exploration result_;
};

}  // namespace antecede::runtime
