#include "runtime/explorer_operation.h"

#include <algorithm>

#include "runtime/task_queues.h"

namespace antecede::runtime {

namespace {

using Kind = StepOperation::Kind;

bool is_queue(Kind kind) {
  return kind >= Kind::Enqueue;
}

Dependence race_if(bool condition) {
  return condition ? Dependence::Race : Dependence::None;
}

/// Enqueues commute if time decides which message comes first.
Dependence two_enqueues(const StepOperation& a, const StepOperation& b) {
  if (a.idle || b.idle) return race_if(a.idle && b.idle);
  if (a.front || b.front) return race_if(a.front && b.front);
  return race_if(a.when == b.when || (a.prompt && b.prompt));
}

/// Whether the message would have been taken instead of the one that was.
bool overtakes(const StepOperation& enqueue, const StepOperation& take) {
  if (enqueue.idle) return take.idle || take.message == 0;  // It would have been part of the pass.
  return enqueue.front || take.idle || take.message == 0 || enqueue.when < take.when;
}

Dependence queue_dependence(const StepOperation& earlier, const StepOperation& later) {
  if (earlier.kind == Kind::Change || later.kind == Kind::Change) return Dependence::Race;
  if (earlier.kind == Kind::Enqueue) {
    if (later.kind == Kind::Enqueue) return two_enqueues(earlier, later);
    if (later.kind == Kind::Take) {
      if (earlier.message != later.message) return Dependence::None;
      return later.rivals ? Dependence::Race : Dependence::Order;
    }
    return race_if(later.matches(earlier));
  }
  if (earlier.kind == Kind::Take) {
    if (later.kind == Kind::Enqueue) return race_if(overtakes(later, earlier));
    return race_if(later.kind == Kind::Remove && later.matches(earlier));
  }
  if (later.kind == Kind::Enqueue) return race_if(earlier.matches(later));
  return race_if(earlier.removed || later.removed || (later.kind == Kind::Take && earlier.matches(later)));
}

Dependence lock_dependence(Kind earlier, Kind later) {
  if (earlier == Kind::Try || later == Kind::Try) return Dependence::Race;
  if (later == Kind::Release) return Dependence::None;
  if (earlier == Kind::Release) return Dependence::Order;
  return race_if(earlier == Kind::Acquire || later == Kind::Acquire);
}

}  // namespace

bool StepOperation::matches(const StepOperation& other) const {
  if (keys & TaskKeys::k_target && target != other.target) return false;
  if (keys & TaskKeys::k_callback && callback != other.callback) return false;
  if (keys & TaskKeys::k_what && what != other.what) return false;
  return !(keys & TaskKeys::k_token) || token == 0 || token == other.token;
}

Dependence dependence(const StepOperation& earlier, const StepOperation& later) {
  if (earlier.place != later.place) return Dependence::None;
  if (is_queue(earlier.kind)) return queue_dependence(earlier, later);
  switch (earlier.kind) {
    case Kind::Read:
      // What ends later anyway may as well begin later.
      if (earlier.when != 0 && later.when != 0 && earlier.when >= later.when) return Dependence::None;
      return later.kind == Kind::Receive ? Dependence::None : race_if(later.kind == Kind::Write);
    case Kind::Write: return later.kind == Kind::Receive ? Dependence::Order : Dependence::Race;
    case Kind::Give: return later.kind == Kind::Receive ? Dependence::Order : Dependence::None;
    case Kind::Receive: return Dependence::None;
    default: return lock_dependence(earlier.kind, later.kind);
  }
}

bool depend(const std::vector<StepOperation>& one, const std::vector<StepOperation>& other) {
  const auto after = [](const StepOperation& a, const StepOperation& b) {
    // No message is taken before it was posted: this is another one, with the same number in another execution.
    if (a.kind == Kind::Enqueue && b.kind == Kind::Take) return false;
    return dependence(a, b) != Dependence::None;
  };
  return std::ranges::any_of(one, [&](const StepOperation& a) {
    return std::ranges::any_of(other, [&](const StepOperation& b) { return after(a, b) || after(b, a); });
  });
}

}  // namespace antecede::runtime
