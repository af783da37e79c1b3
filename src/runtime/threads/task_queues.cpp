#include "runtime/threads/task_queues.h"

#include <algorithm>

namespace antecede::runtime {

using TaskKind = QueuedTask::Kind;

bool TaskQueue::is_rerun(const QueuedTask& task) const {
  return task.kind == TaskKind::Idle &&
         std::ranges::any_of(idle, [&](const QueuedTask& other) { return other.taken && other.task == task.task; });
}

void TaskQueue::insert(const QueuedTask& task) {
  if (task.kind == TaskKind::Idle) {
    const auto place =
        std::ranges::find_if(idle, [&](const QueuedTask& other) { return other.taken && other.task == task.task; });
    if (place == idle.end())
      idle.push_back(task);
    else
      *place = task;
    return;
  }
  tasks.insert(task);
}

const QueuedTask* TaskQueue::first() const {
  if (tasks.empty()) return nullptr;
  if (tasks.front().kind != TaskKind::Barrier) return &tasks.front();
  return tasks.first_asynchronous();
}

bool TaskQueue::is_in_pass(uint64_t message) const {
  return std::ranges::find(pass, message, &QueuedTask::message) != pass.end();
}

const QueuedTask* TaskQueue::due(int64_t now) {
  if (!pass.empty()) return &pass.front();
  const QueuedTask* next = first();
  if (next && next->when <= now) return next;
  if (!may_begin_pass(now)) return nullptr;
  had_idle_pass = true;
  pass = idle;
  return pass.empty() ? nullptr : &pass.front();
}

const QueuedTask* TaskQueue::next_due(int64_t now) const {
  if (!pass.empty()) return &pass.front();
  const QueuedTask* next = first();
  if (next && next->when <= now) return next;
  return may_begin_pass(now) && !idle.empty() ? &idle.front() : nullptr;
}

int64_t TaskQueue::next_time() const {
  const QueuedTask* next = first();
  return next ? next->when : k_never;
}

QueuedTask TaskQueue::take(const QueuedTask& due) {
  if (due.kind == TaskKind::Idle) {
    const QueuedTask result = due;
    pass.pop_front();
    const auto listed = std::ranges::find(idle, result.message, &QueuedTask::message);
    if (listed != idle.end()) listed->taken = true;
    return result;
  }
  had_idle_pass = false;
  return tasks.take(due);
}

void TaskQueue::ended(uint64_t message) {
  if (idle.empty()) return;
  std::erase_if(idle, [&](const QueuedTask& task) { return task.taken && task.message == message; });
}

uint32_t TaskQueues::add(TaskQueue::Kind kind, uint32_t thread, Ref object) {
  queues_.emplace_back();
  queues_.back().kind = kind;
  queues_.back().thread = thread;
  queues_.back().object = object;
  return static_cast<uint32_t>(queues_.size() - 1);
}

TaskQueue* TaskQueues::main_looper() {
  const auto found = std::ranges::find_if(
      queues_, [](const TaskQueue& queue) { return queue.kind == TaskQueue::Kind::Looper && queue.thread == 0; });
  return found == queues_.end() ? nullptr : &*found;
}

void TaskQueues::visit(const std::function<void(Ref&)>& visit) {
  const auto visit_one = [&](QueuedTask& task) {
    if (task.task) visit(task.task);
  };
  for (TaskQueue& queue : queues_) {
    if (queue.object) visit(queue.object);
    queue.tasks.visit(visit_one);
    for (std::deque<QueuedTask>* list : {&queue.idle, &queue.pass, &queue.running, &queue.calls})
      std::ranges::for_each(*list, visit_one);
  }
}

bool TaskQueues::has_later(int64_t now) const {
  return std::ranges::any_of(queues_, [&](const TaskQueue& queue) { return queue.tasks.has_later(now); });
}

int64_t TaskQueues::next_time(int64_t now) const {
  int64_t result = TaskQueue::k_never;
  for (const TaskQueue& queue : queues_) result = std::min(result, queue.tasks.next_time(now));
  return result;
}

}  // namespace antecede::runtime
