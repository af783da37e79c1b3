#include "runtime/explore/explorer_steps.h"

#include <algorithm>
#include <utility>

#include "runtime/machine.h"

namespace antecede::runtime {

using StepKind = StepOperation::Kind;

ExplorerSteps::State::PerThread& ExplorerSteps::of(const Thread& thread) {
  if (thread.id >= state_.threads.size()) state_.threads.resize(thread.id + 1);
  return state_.threads[thread.id];
}

/// A thread that nobody forked is the first, or the one that ends the program.
void ExplorerSteps::begin(const Thread& thread, uint32_t node, bool resumes) {
  State::PerThread& mine = of(thread);
  const bool is_new = !std::exchange(mine.has_run, true);
  state_.trace.begin(process_of(thread.id), node, is_new && !mine.was_forked);
  if (is_new && mine.was_forked) add(StepKind::Receive, place_number(Place::Start, thread.id));
  if (resumes) add(StepKind::Receive, place_number(Place::Wake, thread.id));
}

void ExplorerSteps::forked(const Thread& child) {
  of(child).was_forked = true;
  add(StepKind::Give, place_number(Place::Start, child.id));
}

// What a step does --------------------------------------------------------------------------------------------------

void ExplorerSteps::add(StepKind kind, uint64_t place) {
  StepOperation operation;
  operation.kind = kind;
  operation.place = place;
  add(operation);
}

void ExplorerSteps::add(const StepOperation& operation) {
  if (!is_running() || own_.has_crashed()) return;
  const Process process = state_.trace.running().process;
  for (const uint32_t step : state_.trace.add(operation)) findings_.found_reversible(step, process);
}

void ExplorerSteps::add_enqueue(uint32_t queue, const QueuedTask& task, int64_t time) {
  constexpr int64_t k_millisecond = 1'000'000;  // A looper's unit of time.
  const bool is_delayed = task.kind == QueuedTask::Kind::Delayed;
  if (is_delayed) begin_delay(std::max<int64_t>(time, 0), k_millisecond);
  StepOperation operation = places_.queue_operation(StepKind::Enqueue, queue, &task);
  operation.prompt = own_.own_only() && is_delayed && time <= 0;
  add(operation);
  if (!is_running() || own_.has_crashed()) return;
  // It might have been taken before what overtook it was there.
  for (const auto& [step, taker] : state_.trace.overtakers(operation)) findings_.found_reversible(step, taker);
}

/// A message with a delay is there because time has passed; an idle handler runs because it has not.
void ExplorerSteps::add_take(uint32_t id) {
  const TaskQueue& queue = machine_.state().queues[id];
  const QueuedTask* due = queue.next_due(machine_.state().now);
  if (own_.own_only() && !(due && own_.counts(due->task))) return;
  const bool is_idle = due && due->kind == QueuedTask::Kind::Idle;
  add(is_idle ? StepKind::Read : StepKind::Receive, place_number(Place::Clock, 0));
  StepOperation take = places_.queue_operation(StepKind::Take, id, due);
  if (due) take.rivals = has_rivals(queue, *due);
  add(take);
}

/// Whether something waits that this one has overtaken: had it been posted later, the other might have come first.
/// (Where both have the same time, the order of the posts decides.)
bool ExplorerSteps::has_rivals(const TaskQueue& queue, const QueuedTask& due) const {
  if (due.kind == QueuedTask::Kind::Idle) return false;
  const bool is_front = due.kind == QueuedTask::Kind::AtFront || due.when == 0;
  bool found = !queue.idle.empty() && !queue.had_idle_pass;
  queue.tasks.visit([&](const QueuedTask& other) {
    const bool waits =
        other.message != due.message && other.kind != QueuedTask::Kind::Barrier && own_.counts(other.task);
    found |= waits && (is_front || other.when > due.when);
  });
  return found;
}

// Time --------------------------------------------------------------------------------------------------------------

void ExplorerSteps::begin_clock(uint32_t node) {
  state_.trace.begin(k_clock_process, node);
  if (!own_.own_only()) add(StepKind::Write, place_number(Place::Clock, 0));
}

void ExplorerSteps::clock_moved(size_t node, bool rests) {
  state_.clock_node = node;
  state_.clock_rests = rests;
}

void ExplorerSteps::begin_delay(int64_t nanos, int64_t unit) {
  findings_.found_delay(nanos, unit);
  state_.clock_rests = false;
  StepOperation operation;
  operation.kind = StepKind::Read;
  operation.place = place_number(Place::Clock, 0);
  if (own_.own_only()) operation.when = machine_.later(machine_.state().now / unit * unit, nanos);
  add(operation);
}

void ExplorerSteps::forestalls_clock() {
  if (is_running())
    findings_.found_reversible(static_cast<uint32_t>(state_.trace.steps().size() - 1), k_clock_process);
}

std::vector<int64_t> ExplorerSteps::deadlines() const {
  std::vector<int64_t> result;
  const bool own_only = own_.own_only();
  const int64_t now = machine_.state().now;
  for (const uint32_t id : machine_.state().alive) {
    const Thread& thread = machine_.state().threads[id];
    const bool waits = thread.state == Thread::State::Waiting && thread.wait.deadline > now;
    const bool matters = !own_only || (id != ExplorerOwn::k_environment && thread.wait.kind != WaitKind::Task);
    if (waits && matters) result.push_back(thread.wait.deadline);
  }
  for (uint32_t id = 0; id < machine_.state().queues.size(); ++id)
    std::as_const(machine_.state().queues[id].tasks).visit([&](const QueuedTask& task) {
      if (task.when > now && (!own_only || (task.task && own_.counts(task.task)))) result.push_back(task.when);
    });
  return result;
}

void ExplorerSteps::pass_time(int64_t nanos) {
  if (!own_.own_only()) return;
  std::vector<int64_t> over = deadlines();
  std::erase_if(over, [&](int64_t when) { return when > machine_.state().now + nanos; });
  if (over.empty()) return;
  StepOperation operation;
  operation.kind = StepKind::Write;
  operation.place = place_number(Place::Clock, 0);
  operation.when = std::ranges::max(over);
  add(operation);
}

void ExplorerSteps::look_at_rest() {
  for (const uint32_t id : machine_.state().alive) {
    const Thread& thread = machine_.state().threads[id];
    const Process process = process_of(id);
    if (thread.state != Thread::State::Waiting) continue;
    StepOperation wanted;
    wanted.kind = StepKind::Acquire;
    switch (thread.wait.kind) {
      case WaitKind::Monitor:
      case WaitKind::Reentry: wanted.place = places_.lock(thread.wait.place, LockKind::Monitor); break;
      case WaitKind::Lock: wanted.place = places_.lock(thread.wait.place, LockKind::Exclusive); break;
      case WaitKind::Task: wanted = places_.queue_operation(StepKind::Take, thread.wait.number, nullptr); break;
      default: continue;
    }
    for (const uint32_t step : state_.trace.races(process, wanted)) findings_.found_reversible(step, process);
  }
}

}  // namespace antecede::runtime
