// The half of ExplorerStepper that decides where threads stop: at accesses and native methods.
#include <optional>

#include "runtime/explorer_stepper.h"
#include "runtime/machine.h"
#include "runtime/native_table.h"
#include "runtime/recorded_fields.h"

namespace antecede::runtime {

using StepKind = StepOperation::Kind;

bool ExplorerStepper::accessed(const Thread& thread, const Access& access) {
  if (access.is_container || !state_.trace.is_running()) return false;  // Of containers: see stops_before_contents.
  const bool in_model = thread.fp[k_frame_method].method->framework;
  if (own_only_) {
    if (thread.id == k_environment) return false;
    if (!in_model)
      mark_own(thread);
    else if (!counts(thread) && !(access.field && machine_->recorded_fields()->is_concurrent(*access.field)))
      return false;
  }
  if (access.field && machine_->program()[access.field->id].access_flags & ir::k_final) return false;
  // What a class's initialiser does comes before all use of the class.
  for (const auto& [type, who] : machine_->state.initialising)
    if (who == thread.id) return false;
  const uint64_t key = access.field ? access.field->id.value() : k_array | machine_->class_of(access.object).id;
  const uint64_t owner = this->owner(access.object);
  const uint64_t where = access.field ? place(Place::Memory, owner, access.field->id.value())
                                      : place(Place::Element, owner, static_cast<uint64_t>(access.key));
  if (keys_.contains(key)) {
    if (stop(thread, in_model, false)) return true;
    add(access.is_write ? StepKind::Write : StepKind::Read, where);
    show_access(thread, where, access.is_write);
    return false;
  }
  show_access(thread, where, access.is_write);
  if (!state_.trace.access(where, access.is_write)) return false;
  keys_.insert(key);
  found_race();
  return !own_only_;
}

void ExplorerStepper::show_access(const Thread& thread, uint64_t where, bool is_write) {
  if (own_only_ && !state_.crashed) show(state_.accesses[where], 2 * uint64_t(thread.id) + is_write);
}

/// A wait begins or has ended; where it can end by time, time matters.
bool ExplorerStepper::stop_before_wait(const Thread& thread, int64_t nanos) {
  if (thread.wait.kind != WaitKind::None || !counts(thread)) return false;  // It has ended, or nobody cares.
  add(StepKind::Read, place(Place::Interrupt, thread.id));
  if (nanos > 0) begin_delay(nanos);
  return false;
}

bool ExplorerStepper::stops_before_native(const Thread& thread, const Method& native, const Slot* arguments) {
  const NativeFunction function = native.native;
  const Slot* caller = arguments[k_frame_caller].frame;
  const bool in_model = caller && caller[k_frame_method].method->framework;
  const auto thread_number = [&](size_t i) -> uint64_t {
    const Thread* other = arguments[i].ref ? machine_->thread_of(arguments[i].ref) : nullptr;
    return other ? other->id : 0x3fffffff;
  };
  const auto queue = [&] { return machine_->hidden_number(arguments[0].ref) - 1; };

  const bool is_queue = native.owner == machine_->known.queue && !native.is_static();
  if (is_queue && queue() >= machine_->state.queues.size()) return false;  // It will throw.

  if (function == queue_take) return stop_before_take(thread, queue());
  if (function == queue_enqueue || function == callback_deliver) {
    const bool is_looper =
        function == callback_deliver || machine_->state.queues[queue()].kind == TaskQueue::Kind::Looper;
    const Ref task = arguments[function == callback_deliver ? 3 : 1].ref;
    const bool matters = !own_only_ || (task && keys_.contains(kind_of(task)));
    return is_looper && matters && stop(thread, in_model, false);
  }
  if (own_only_) {
    const std::optional<bool> writes = writes_contents(function);
    if (writes) return arguments[0].ref && stops_before_contents(thread, arguments[0].ref, *writes);
    if (!is_noticeable(native) || !counts(thread)) return false;
  }
  if (function == sync_lock || function == sync_lock_uninterruptibly) {
    const Ref ref = arguments[0].ref;
    if (!ref) return false;
    const LockKind kind = arguments[1].i ? LockKind::Shared : LockKind::Exclusive;
    if (arguments[2].j < 0) return stop_for_lock(thread, ref, kind);
    if (stop(thread, in_model, true)) return true;
    add(StepKind::Try, lock_place(ref, kind));
    return stop_before_wait(thread, arguments[2].j);
  }
  const bool is_barrier = function == queue_remove_barrier || function == queue_post_barrier;
  if (is_barrier && own_only_) return false;  // Those of frames.
  if (is_barrier || function == queue_remove || function == queue_remove_one)
    return machine_->state.queues[queue()].kind == TaskQueue::Kind::Looper && stop(thread, in_model, false);
  if (function == queue_contains || function == queue_quit || function == queue_is_idle) {
    if (stop(thread, in_model, false)) return true;
    if (function == queue_is_idle) add(StepKind::Read, place(Place::Clock, 0));
    StepOperation operation =
        queue_operation(function == queue_contains ? StepKind::Remove : StepKind::Change, queue(), nullptr);
    if (operation.kind == StepKind::Remove) {
      operation.target = object(arguments[1].ref);
      operation.callback = object(arguments[2].ref);
      operation.what = arguments[3].i;
      operation.token = object(arguments[4].ref);
      operation.keys = arguments[5].i;
    }
    add(operation);
    return false;
  }
  if (function == thread_interrupt || function == thread_is_interrupted) {
    if (stop(thread, in_model, false)) return true;
    const bool changes = function == thread_interrupt || arguments[1].i;
    add(changes ? StepKind::Write : StepKind::Read, place(Place::Interrupt, thread_number(0)));
    if (function == thread_interrupt) add(StepKind::Write, place(Place::Alarm, thread_number(0)));
    return false;
  }
  if (function == thread_state) {
    if (stop(thread, in_model, false)) return true;
    add(StepKind::Read, place(Place::State, thread_number(0)));
    return false;
  }
  if (function == thread_unpark) {
    add(StepKind::Write, place(Place::Permit, thread_number(0)));
    add(StepKind::Write, place(Place::Alarm, thread_number(0)));
    return false;
  }
  if (function == thread_park) {
    add(StepKind::Write, place(Place::Permit, thread.id));
    return stop_before_wait(thread, arguments[1].j);
  }
  if (function == sync_wake) {
    add(StepKind::Write, place(Place::Line, object(arguments[0].ref)));
    add(StepKind::Write, place(Place::LineEnd, object(arguments[0].ref)));
    return false;
  }
  if (function == object_notify || function == object_notify_all) {
    add(StepKind::Write, place(Place::LineEnd, object(arguments[0].ref)));
    return false;
  }
  if (function == sync_block || function == sync_block_uninterruptibly) {
    if (thread.wait.kind == WaitKind::None) add(StepKind::Write, place(Place::Line, object(arguments[0].ref)));
    return stop_before_wait(thread, arguments[1].j);
  }
  if (function == thread_sleep) return stop_before_wait(thread, arguments[0].j);
  if (function == thread_join || function == object_wait) return stop_before_wait(thread, arguments[1].j);
  if (native.owner && native.owner->descriptor == "Lantecede/World;") {
    const bool prints = native.name == "print";
    const bool asks = native.name == "uptimeNanos" || native.name == "currentTimeMillis";
    if (!prints && !asks) return false;
    if (own_only_ && asks && !asks_for_itself(thread)) return false;
    if (stop(thread, in_model, false)) return true;
    if (asks) state_.clock_rests = false;
    if (prints)
      add(StepKind::Write, place(Place::Output, static_cast<uint32_t>(arguments[0].i)));
    else
      add(own_only_ ? StepKind::Read : StepKind::Write, place(Place::Clock, 0));
  }
  return false;
}

}  // namespace antecede::runtime
