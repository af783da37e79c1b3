#pragma once

#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <string>
#include <tuple>
#include <vector>

#include "base/error.h"
#include "runtime/explorer_stepper.h"
#include "runtime/machine.h"
#include "runtime/run_report.h"
#include "runtime/schedule_file.h"
#include "runtime/schedule_replay.h"

namespace antecede::runtime {

/// What an exploration found.
struct Exploration {
  uint64_t executions = 0;  ///< To the end, each in another order (with reduction: orders that differ).
  uint64_t redundant = 0;   ///< Given up: they would have been like one before.
  uint64_t cut = 0;         ///< Ended by a limit.
  uint64_t deadlocks = 0;
  uint64_t crashes = 0;  ///< Executions in which an exception ended a thread.
  bool exhausted = false;
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
/// A program is explored depth first. An app has too many orders for that to end: there those come first that differ
/// from the first execution in one place, then those that differ in two, and so on, evenly spread over the execution.
class Explorer final : public Schedule, public ExplorerStepper {
 public:
  struct Options {
    uint64_t most_executions = 100000;
    uint32_t most_steps = 5000;  ///< Of one execution.
    bool reduces = true;
    bool own_only = false;  ///< An app: see explorer_stepper.h.
  };

  explicit Explorer(Options options) : ExplorerStepper(keys_, options.own_only), options_(options) {}

  /// Where the machine's output has to go.
  Print printer();
  /// Explores a machine that has this as its schedule and recorder and is ready to run.
  base::Result<Exploration> explore(Machine& machine);

  /// Instead: the machine is to take the one path that the schedule of an exploration tells, and stop where that
  /// stopped. `name` is the file's. Fails if it names a place that the program does not have.
  base::Status follow(ScheduleFile schedule, std::string name);
  /// After such a run: fails if the schedule did not fit.
  base::Status finish() const { return followed_ ? followed_->finish() : base::Status(); }
  std::string failure() const override;

  size_t choose(const Choice& choice) override;
  int64_t advance(int64_t until_next) override;
  uint32_t turn(uint32_t) override { return UINT32_MAX; }
  int64_t turn_nanos() const override { return 0; }
  bool asks_always() const override { return true; }

 private:
  /// A process that was tried at some place, and what its step did.
  struct Tried {
    Process process = 0;
    std::vector<StepOperation> operations;
  };
  /// A place of choice.
  struct Node {
    std::shared_ptr<Node> parent;
    Process from = 0;        ///< What was chosen at the parent to come here: a process,
    size_t from_number = 0;  ///< or a number.
    uint32_t changes = 0;    ///< On the way here: where something else was chosen than at first.
    bool is_number = false;  ///< One of `numbers`, all of which are tried; else a process.
    std::vector<int64_t> numbers;
    size_t number = 0;
    int64_t now = 0;  ///< Of the clock: the time, and what was waited for.
    std::vector<int64_t> deadlines;
    std::vector<Process> enabled;
    std::vector<uint64_t> messages;  ///< What each of these would take.
    std::vector<Process> backtrack;  ///< To be tried.
    std::vector<Tried> tried;        ///< In this order; operations over all executions.
    std::vector<Tried> sleep;
    Process chosen = 0;
  };
  /// Something else that can be chosen at a node.
  struct Task {
    uint32_t changes = 0;  ///< With this one.
    uint64_t order = 0;    ///< Among those with as many.
    std::shared_ptr<Node> node;
    Process process = 0;
    size_t number = 0;
    bool operator<(const Task& other) const {  // The last comes first.
      return std::tie(changes, order) > std::tie(other.changes, other.order);
    }
  };
  enum class Ending : uint8_t { Normal, Redundant, Restart, TooLong };
  struct Saved {
    std::unique_ptr<Machine::Checkpoint> checkpoint;
    State state;
    ScheduleFile schedule;
    size_t depth = 0;
    size_t last_node = SIZE_MAX;
    const Node* node = nullptr;  ///< The one that comes next.
  };

  void found_reversible(uint32_t step, Process process) override;
  void found_race() override;
  void found_delay(int64_t nanos, int64_t unit) override;

  base::Result<Saved> save();
  base::Status restore(const Saved& saved);
  size_t choose_number(std::vector<int64_t> numbers);
  size_t follow_step(const Choice& choice, const std::vector<Process>& enabled);
  size_t follow_world(const Choice& choice);
  int64_t follow_time(int64_t until_next);
  size_t choose_world(const Choice& choice);
  bool add_key(const std::string& name);
  size_t give_up(Ending why);
  void end_step();
  size_t settle(const Choice& choice, uint32_t thread);
  size_t enter_node(const Choice& choice, std::vector<Process> enabled);
  bool make_node(const Choice& choice, std::vector<Process> enabled);
  std::vector<uint64_t> messages_of(const std::vector<Process>& enabled);
  void look_at_disabled(const std::vector<Process>& enabled);
  std::vector<Tried> sleepers() const;
  size_t go(const Choice& choice, Process process);
  bool sleeps_at_end();
  void note_execution(const Outcome& outcome);
  void add_node(Node node);
  void add_task(const std::shared_ptr<Node>& node, Process process, size_t number);
  bool next_path();
  bool next_choice(Node& node);
  bool next_task();
  void choose(Node& node, Process process);
  static bool is_tried(const Node& node, Process process);
  void want(uint32_t place, Process process);
  std::vector<Process> initials(uint32_t step, Process process) const;
  std::string key_name(uint64_t key, const ShownNames& names) const;
  std::vector<std::string> key_places() const;
  const ExplorerTrace& trace_of() const { return state().trace; }
  static size_t place_of(const Choice& choice, Process process);

  Options options_;
  Keys keys_;
  std::vector<std::shared_ptr<Node>> path_;
  std::priority_queue<Task> tasks_;  // Not depth first.
  uint64_t task_count_ = 0;
  size_t depth_ = 0;             // Nodes passed in this execution.
  size_t last_node_ = SIZE_MAX;  // Whose step runs or has run last.
  Ending ending_ = Ending::Normal;
  bool finds_keys_ = false;  // This execution is of no use.
  Saved base_;               // At the first real choice.
  bool has_base_ = false;
  ScheduleFile schedule_;
  std::optional<AnswerCursor> followed_;
  Exploration result_;
};

}  // namespace antecede::runtime
