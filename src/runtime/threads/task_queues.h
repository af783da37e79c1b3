#pragma once

#include <cstdint>
#include <deque>
#include <functional>

#include "runtime/threads/task_list.h"

namespace antecede::runtime {

/// Keys by which tasks are found: what `Queue.remove` names.
struct TaskKeys {
  enum : int32_t { k_target = 1, k_callback = 2, k_what = 4, k_token = 8, k_all = 15 };
  static constexpr int32_t k_instead = 16;  ///< No key: who removes the task does its work now.
  Ref target = k_null, callback = k_null, token = k_null;
  int32_t what = 0;
  int32_t keys = 0;  ///< Which ones must match.
};

/// One queue of tasks (antecede.Queue). A looper keeps its tasks in the order of Android's MessageQueue; the others
/// only remember which task was announced under which number.
///
/// The order of a looper is that of `TaskList`. A barrier at the head holds back what is not asynchronous. When
/// nothing is due (a due barrier counts as something), the idle handlers that are there run, each once and with
/// nothing in between, also those that are removed meanwhile; then not again until another task has run.
struct TaskQueue {
  enum class Kind : uint8_t { Looper, Serial, Pool, Binder };
  static constexpr int64_t k_never = INT64_MAX;

  Kind kind = Kind::Looper;
  Ref object = k_null;  ///< The antecede.Queue.
  uint32_t thread = 0;  ///< Of a looper.
  bool has_quit = false;
  bool had_idle_pass = false;      ///< Since the last task that is no idle handler.
  TaskList tasks;                  ///< Of a looper.
  std::deque<QueuedTask> idle;     ///< In the order they were added.
  std::deque<QueuedTask> pass;     ///< The idle handlers that are to run now: a copy, as Android makes it.
  std::deque<QueuedTask> running;  ///< Taken or announced, not yet begun.
  std::deque<QueuedTask> calls;    ///< Whose senders wait.

  /// How much waits or was announced.
  size_t size() const { return tasks.size() + idle.size() + running.size() + calls.size(); }
  /// Says whether the task is an idle handler that enqueues itself while it runs.
  bool is_rerun(const QueuedTask& task) const;
  void insert(const QueuedTask& task);
  /// The task that is to run now, or null. May begin a pass of idle handlers.
  const QueuedTask* due(int64_t now);
  /// What `due` would find.
  const QueuedTask* next_due(int64_t now) const;
  bool has_due(int64_t now) const { return next_due(now) != nullptr; }
  /// When the first task will be due that is not due now; `k_never`: when something is enqueued.
  int64_t next_time() const;
  /// Whether the looper has nothing to do now.
  bool is_idle(int64_t now) const { return tasks.empty() || tasks.front().when > now; }
  /// Whether it belongs to the idle handlers that are to run now.
  bool is_in_pass(uint64_t message) const;
  /// Takes what `due` found: an idle handler stays in its list until `ended`.
  QueuedTask take(const QueuedTask& due);
  void ended(uint64_t message);

 private:
  /// The first that no barrier holds back, due or not; null: there is none.
  const QueuedTask* first() const;
  bool may_begin_pass(int64_t now) const { return !had_idle_pass && !has_quit && is_idle(now); }
};

/// All queues of a machine.
class TaskQueues {
 public:
  uint32_t add(TaskQueue::Kind kind, uint32_t thread, Ref object);
  /// The first looper of the first thread; null: there is none.
  TaskQueue* main_looper();
  TaskQueue& operator[](uint32_t id) { return queues_[id]; }
  const TaskQueue& operator[](uint32_t id) const { return queues_[id]; }
  size_t size() const { return queues_.size(); }
  uint64_t new_message() { return ++messages_; }
  int32_t new_token() { return ++tokens_; }
  void visit(const std::function<void(Ref&)>& visit);
  /// Whether a task of some looper will be due after `now`.
  bool has_later(int64_t now) const;
  /// The first time after `now` at which a task of some looper will be due; `k_never`: there is none.
  int64_t next_time(int64_t now) const;

 private:
  std::deque<TaskQueue> queues_;
  uint64_t messages_ = 0;
  int32_t tokens_ = 0;
};

}  // namespace antecede::runtime
