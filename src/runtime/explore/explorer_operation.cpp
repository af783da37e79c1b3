#include "runtime/explore/explorer_operation.h"

#include <algorithm>

#include "runtime/threads/task_queues.h"

namespace antecede::runtime {

namespace {

using StepKind = StepOperation::Kind;

bool is_queue(StepKind kind) {
  return kind >= StepKind::Enqueue;
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
  if (earlier.kind == StepKind::Change || later.kind == StepKind::Change) return Dependence::Race;
  if (earlier.kind == StepKind::Enqueue) {
    if (later.kind == StepKind::Enqueue) return two_enqueues(earlier, later);
    if (later.kind == StepKind::Take) {
      if (earlier.message != later.message) return Dependence::None;
      return later.rivals ? Dependence::Race : Dependence::Order;
    }
    return race_if(later.matches(earlier));
  }
  if (earlier.kind == StepKind::Take) {
    if (later.kind == StepKind::Enqueue) return race_if(overtakes(later, earlier));
    return race_if(later.kind == StepKind::Remove && later.matches(earlier));
  }
  if (later.kind == StepKind::Enqueue) return race_if(earlier.matches(later));
  return race_if(earlier.removed || later.removed || (later.kind == StepKind::Take && earlier.matches(later)));
}

Dependence lock_dependence(StepKind earlier, StepKind later) {
  if (earlier == StepKind::Try || later == StepKind::Try) return Dependence::Race;
  if (later == StepKind::Release) return Dependence::None;
  if (earlier == StepKind::Release) return Dependence::Order;
  return race_if(earlier == StepKind::Acquire || later == StepKind::Acquire);
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
    case StepKind::Read:
      // What ends later anyway may as well begin later.
      if (earlier.when != 0 && later.when != 0 && earlier.when >= later.when) return Dependence::None;
      return later.kind == StepKind::Receive ? Dependence::None : race_if(later.kind == StepKind::Write);
    case StepKind::Write: return later.kind == StepKind::Receive ? Dependence::Order : Dependence::Race;
    case StepKind::Give: return later.kind == StepKind::Receive ? Dependence::Order : Dependence::None;
    case StepKind::Receive: return Dependence::None;
    default: return lock_dependence(earlier.kind, later.kind);
  }
}

bool depend(const std::vector<StepOperation>& one, const std::vector<StepOperation>& other) {
  const auto after = [](const StepOperation& a, const StepOperation& b) {
    // No message is taken before it was posted: this is another one, with the same number in another execution.
    if (a.kind == StepKind::Enqueue && b.kind == StepKind::Take) return false;
    return dependence(a, b) != Dependence::None;
  };
  return std::ranges::any_of(one, [&](const StepOperation& a) {
    return std::ranges::any_of(other, [&](const StepOperation& b) { return after(a, b) || after(b, a); });
  });
}

}  // namespace antecede::runtime
