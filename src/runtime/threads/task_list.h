#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <set>
#include <utility>

#include "runtime/heap/value.h"
#include "runtime/report/run_notes.h"

namespace antecede::runtime {

/// What waits in a queue.
struct QueuedTask {
  enum class Kind : uint8_t { Delayed, AtTime, AtFront, Idle, Barrier };
  /// Who sent it. What comes from outside (a callback, the user, the display) follows nothing that the program does;
  /// a call of another process or thread may wait for its end.
  enum class Origin : uint8_t { Program, Outside, Input, Display, Ipc, IpcCall };
  Ref task = k_null;
  Kind kind = Kind::Delayed;
  Origin origin = Origin::Program;
  bool asynchronous = false;
  bool rerun = false;     ///< An idle handler that stays: it enqueued itself while it ran.
  bool taken = false;     ///< An idle handler that runs: it keeps its place until it has ended.
  int64_t when = 0;       ///< Virtual time; a barrier: where it stands.
  uint64_t message = 0;   ///< Number of the enqueue, used once.
  int32_t token = 0;      ///< Of a barrier.
  Poster poster;          ///< From where it was posted.
  uint64_t callback = 0;  ///< The registration whose listener it calls; 0: none.

  bool is_from_outside() const { return origin >= Origin::Outside && origin <= Origin::Display; }
};

/// The tasks and barriers of a looper, in the order of Android's MessageQueue: by time, first come first served
/// within one time; AtFront, and a point of time 0, before all that waits.
///
/// What was put to the front, and times before the start, stand in a list of their own before all the others. The
/// others are a search tree, so that a million messages cost what they should.
class TaskList {
 public:
  bool empty() const { return front_.empty() && rest_.empty(); }
  size_t size() const { return front_.size() + rest_.size(); }
  const QueuedTask& front() const { return front_.empty() ? rest_.begin()->second : front_.front(); }
  /// The first task that a barrier does not hold back; null: there is none.
  const QueuedTask* first_asynchronous() const;
  /// The first time after `now`, which is not before the start; INT64_MAX if there is none.
  int64_t next_time(int64_t now) const;
  bool has_later(int64_t now) const { return !rest_.empty() && rest_.rbegin()->first.first > now; }

  void insert(const QueuedTask& task);
  /// Takes out a task of the list.
  QueuedTask take(const QueuedTask& task);
  /// In order.
  template <typename Visit>
  void visit(Visit&& visit) {
    for (QueuedTask& task : front_) visit(task);
    for (auto& [place, task] : rest_) visit(task);
  }
  template <typename Visit>
  void visit(Visit&& visit) const {
    for (const QueuedTask& task : front_) visit(task);
    for (const auto& [place, task] : rest_) visit(task);
  }
  template <typename Predicate>
  size_t erase_if(Predicate&& predicate);

 private:
  /// Time and number of arrival.
  using Place = std::pair<int64_t, uint64_t>;

  std::deque<QueuedTask> front_;
  std::map<Place, QueuedTask> rest_;
  std::set<Place> asynchronous_;  // Those of the rest.
  uint64_t arrivals_ = 0;
};

template <typename Predicate>
size_t TaskList::erase_if(Predicate&& predicate) {
  size_t erased = std::erase_if(front_, predicate);
  for (auto one = rest_.begin(); one != rest_.end();) {
    if (!predicate(std::as_const(one->second))) {
      ++one;
      continue;
    }
    ++erased;
    asynchronous_.erase(one->first);
    one = rest_.erase(one);
  }
  return erased;
}

}  // namespace antecede::runtime
