#include "runtime/threads/task_list.h"

#include <algorithm>

namespace antecede::runtime {

using TaskKind = QueuedTask::Kind;

void TaskList::insert(const QueuedTask& task) {
  const bool has_point = task.kind == TaskKind::AtTime || task.kind == TaskKind::Barrier;
  if (task.kind == TaskKind::AtFront || (has_point && task.when == 0)) {
    front_.push_front(task);
    return;
  }
  if (task.when < 0) {
    // Among times before the start the order may be another: what was put to the front has time 0.
    const auto is_later = [&](const QueuedTask& other) { return other.when > task.when; };
    front_.insert(std::ranges::find_if(front_, is_later), task);
    return;
  }
  const Place place{task.when, ++arrivals_};
  rest_.emplace_hint(rest_.end(), place, task);
  if (task.asynchronous && task.kind != TaskKind::Barrier) asynchronous_.insert(place);
}

const QueuedTask* TaskList::first_asynchronous() const {
  const auto found = std::ranges::find_if(
      front_, [](const QueuedTask& task) { return task.asynchronous && task.kind != TaskKind::Barrier; });
  if (found != front_.end()) return &*found;
  return asynchronous_.empty() ? nullptr : &rest_.find(*asynchronous_.begin())->second;
}

int64_t TaskList::next_time(int64_t now) const {
  const auto next = rest_.upper_bound(Place{now, UINT64_MAX});
  return next == rest_.end() ? INT64_MAX : next->first.first;
}

QueuedTask TaskList::take(const QueuedTask& task) {
  const QueuedTask result = task;
  const auto is_it = [&](const QueuedTask& other) { return &other == &task; };
  if (const auto place = std::ranges::find_if(front_, is_it); place != front_.end()) {
    front_.erase(place);
    return result;
  }
  // The head, as a rule; behind a barrier, the first that is asynchronous.
  auto place = rest_.begin();
  if (&place->second != &task) place = rest_.find(*asynchronous_.begin());
  asynchronous_.erase(place->first);
  rest_.erase(place);
  return result;
}

}  // namespace antecede::runtime
