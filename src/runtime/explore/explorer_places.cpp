#include "runtime/explore/explorer_places.h"

#include "runtime/machine.h"

namespace antecede::runtime {

uint64_t place_number(Place kind, uint64_t object, uint64_t key) {
  const auto mix = [](uint64_t value) {
    value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
    value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
    return value ^ (value >> 31);
  };
  return mix(mix(mix(static_cast<uint64_t>(kind) + 1) ^ object) ^ key);
}

uint64_t ExplorerPlaces::owner(Ref ref) const {
  const uint64_t name = object(ref);
  const auto renewed = state_.renewals.find(name);
  return renewed == state_.renewals.end() ? name : place_number(Place::Memory, name, renewed->second);
}

uint64_t ExplorerPlaces::lock(Ref ref, LockKind kind) const {
  return place_number(kind == LockKind::Monitor ? Place::Monitor : Place::Lock, object(ref));
}

StepOperation ExplorerPlaces::queue_operation(StepOperation::Kind kind, uint32_t queue,
                                              const QueuedTask* task) const {
  StepOperation operation;
  operation.kind = kind;
  operation.place = place_number(Place::Queue, queue);
  if (!task) return operation;
  operation.front =
      task->kind == QueuedTask::Kind::AtFront || (task->kind == QueuedTask::Kind::AtTime && task->when == 0);
  operation.idle = task->kind == QueuedTask::Kind::Idle;
  operation.when = task->when;
  operation.message = task->message;
  ObjectHeader* header = machine_.object(task->task);
  const KnownClasses& known = machine_.known();
  operation.target = object(field_at<Ref>(header, known.task_target));
  operation.callback = object(field_at<Ref>(header, known.task_callback));
  operation.token = object(field_at<Ref>(header, known.task_token));
  operation.what = field_at<int32_t>(header, known.task_what);
  return operation;
}

StepOperation ExplorerPlaces::removal(uint32_t queue, const TaskKeys& keys) const {
  StepOperation operation = queue_operation(StepOperation::Kind::Remove, queue, nullptr);
  operation.keys = keys.keys;
  operation.target = object(keys.target);
  operation.callback = object(keys.callback);
  operation.token = object(keys.token);
  operation.what = keys.what;
  return operation;
}

void ExplorerPlaces::switch_to(Process process) {
  state_.objects.switch_to(process, machine_.heap());
}

void ExplorerPlaces::moving(const Collector& collector) {
  state_.objects.moving(collector, machine_.heap(), machine_.classes().list());
}

}  // namespace antecede::runtime
