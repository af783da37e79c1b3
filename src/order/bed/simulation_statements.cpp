#include <algorithm>

#include "order/bed/simulation.h"
#include "order/message_facts.h"

namespace antecede::order::bed {
namespace {

using trace::MessageType;
using trace::OperationKind;
using trace::Removal;
using Kind = Statement::Kind;
using QueueKind = trace::Queue::Kind;

constexpr int64_t k_half_frame =
    8'000'000;  ///< What a trace has for a step of the clock, where points of time count.

}  // namespace

uint32_t Simulation::site_name(uint32_t thread, uint32_t part) {
  const Frame& frame = threads_[thread].frames.back();
  return names_.of(frame.context, Sites::of(frame.step, part, frame.round));
}

void Simulation::record(uint32_t thread, OperationKind kind, uint32_t subject, uint32_t object, uint32_t name,
                        uint32_t detail, uint8_t flags) {
  trace::Operation operation;
  operation.kind = kind;
  operation.flags = flags;
  operation.thread = trace::ThreadId(thread);
  operation.subject = subject;
  operation.object = object;
  recorder_.record(operation, name, detail);
}

void Simulation::simple(uint32_t thread, OperationKind kind, uint32_t subject, uint32_t detail) {
  record(thread, kind, subject, Run::k_none, site_name(thread), detail);
}

void Simulation::execute(uint32_t thread, const Statement& statement) {
  uint32_t target = statement.target;
  switch (statement.kind) {
    case Kind::Post: post(thread, statement); break;
    case Kind::Call: return call(thread, statement);
    case Kind::Remove: {
      uint8_t keys = Removal::k_target | (target == Statement::k_all ? 0 : Removal::k_callback);
      remove(thread, statement, keys);
      break;
    }
    case Kind::Barrier: post_barrier(thread, statement); break;
    case Kind::Unbarrier: remove_barrier(thread, statement); break;
    case Kind::Fork:
      if (!threads_[target].startable) simple(thread, OperationKind::Fork, target);
      threads_[target].startable = true;
      break;
    case Kind::Join: simple(thread, OperationKind::Join, target); break;
    case Kind::Lock:
      lock_owners_[target] = thread;
      simple(thread, OperationKind::Lock, target);
      break;
    case Kind::Unlock:
      if (lock_owners_[target] == thread) lock_owners_[target] = Run::k_none;
      simple(thread, OperationKind::Unlock, target);
      break;
    case Kind::Notify: notify(thread, statement); break;
    case Kind::Wait: return wait(thread, statement);
    case Kind::Release:
      ++releases_[target];
      simple(thread, OperationKind::Release, target);
      break;
    case Kind::Acquire: simple(thread, OperationKind::Acquire, target); break;
    case Kind::Register:
    case Kind::Unregister:
    case Kind::Invoke: use_callback(thread, statement); break;
    case Kind::Read: simple(thread, OperationKind::Read, target); break;
    case Kind::Write: simple(thread, OperationKind::Write, target); break;
    case Kind::Put:
    case Kind::Get: hand_over(thread, statement); break;
    case Kind::Use: use_class(thread, statement); break;
    case Kind::Quit: quit(thread, statement); break;
    case Kind::Maybe:
    case Kind::Again: return jump(thread, statement);
  }
  ++threads_[thread].frames.back().step;
}

void Simulation::jump(uint32_t thread, const Statement& statement) {
  Frame& frame = threads_[thread].frames.back();
  if (!jumps_) {
    ++frame.step;
  } else if (statement.kind == Kind::Maybe) {
    frame.step += statement.target + 1;
  } else {
    frame.step -= statement.target;
    ++frame.round;
  }
}

uint32_t Simulation::add_message(const Statement& statement, uint32_t name) {
  auto id = static_cast<uint32_t>(messages_.size());
  trace::Message message;
  message.queue = trace::QueueId(statement.queue);
  message.type = statement.type;
  message.asynchronous = statement.asynchronous;
  const bool at_time = statement.type == MessageType::AtTime;
  message.time = statement.time * (at_time ? k_half_frame : 1);
  message.keys.target = recorder_.handler(statement.queue);
  message.keys.callback = recorder_.runnable(statement.target);
  message.label = recorder_.tables().objects[message.keys.callback];
  recorder_.tables().messages.push_back(message);
  MessageState state{statement.target, statement.queue, name, 0, statement.kind == Kind::Call, false, 0};
  state.keep_runs = statement.keep ? 1 : 0;
  if (message.type == MessageType::Delayed) state.when = now_ + delay_of(message);
  if (at_time) state.when = statement.time;
  messages_.push_back(state);
  return id;
}

void Simulation::insert(uint32_t message) {
  QueueState& queue = queues_[messages_[message].queue];
  const trace::Message& record = recorder_.tables().messages[trace::MessageId(message)];
  if (program_.queues[messages_[message].queue].kind != QueueKind::Looper) {
    queue.pending.push_back(message);
  } else if (record.type == MessageType::Idle) {
    queue.looper.idle_handlers().push_back(message);
  } else {
    queue.looper.enqueue({message, messages_[message].when, false, record.asynchronous});
  }
}

void Simulation::post(uint32_t thread, const Statement& statement) {
  if (messages_.size() >= limits_.messages || queues_[statement.queue].quitting) return;
  uint32_t name = site_name(thread);
  uint32_t message = add_message(statement, name);
  record(thread, OperationKind::Enqueue, message, statement.queue, name);
  insert(message);
}

// Two turns: the call, and its return.
void Simulation::call(uint32_t thread, const Statement& statement) {
  ThreadState& state = threads_[thread];
  if (state.waiting) {
    state.waiting = false;
    record(thread, OperationKind::EnqueueEnd, std::exchange(state.wake, Run::k_none), Run::k_none,
           site_name(thread, 1));
    ++state.frames.back().step;
  } else {
    uint32_t name = site_name(thread);
    state.waiting = true;
    state.wake = add_message(statement, name);
    record(thread, OperationKind::Enqueue, state.wake, statement.queue, name, Run::k_none,
           trace::Operation::k_synchronous);
    insert(state.wake);
  }
}

std::vector<uint32_t> Simulation::take_out(const Statement& statement, uint8_t keys) {
  QueueState& queue = queues_[statement.queue];
  auto matches = [&](uint32_t message) {
    return !(keys & Removal::k_callback) || messages_[message].task == statement.target;
  };
  std::vector<uint32_t> removed = queue.looper.remove(matches);
  for (auto* list : {&queue.pending, &queue.looper.idle_handlers()}) {
    for (uint32_t message : *list)
      if (matches(message)) removed.push_back(message);
    std::erase_if(*list, matches);
  }
  return removed;
}

void Simulation::remove(uint32_t thread, const Statement& statement, uint8_t keys) {
  Removal removal;
  removal.queue = trace::QueueId(statement.queue);
  removal.matched_keys = keys;
  if (keys & Removal::k_target) removal.keys.target = recorder_.handler(statement.queue);
  if (keys & Removal::k_callback) removal.keys.callback = recorder_.runnable(statement.target);
  uint32_t id = recorder_.tables().removals.push_back(removal).value();
  std::vector<uint32_t> removed = take_out(statement, keys);
  uint32_t name = site_name(thread);
  if (removed.empty()) record(thread, OperationKind::Remove, Run::k_none, id, name);
  uint8_t flags = statement.instead ? trace::Operation::k_synchronous : 0;
  for (size_t i = 0; i < removed.size(); ++i) {
    uint32_t ordinal = i == 0 ? name : names_.of(name, Sites::k_removed + static_cast<uint32_t>(i));
    // Which one comes first matters only to those that say what they do instead of it.
    uint32_t detail = i == 0 && !statement.instead ? Run::k_none : messages_[removed[i]].name;
    record(thread, OperationKind::Remove, removed[i], id, ordinal, detail, flags);
  }
}

void Simulation::quit(uint32_t thread, const Statement& statement) {
  if (queues_[statement.queue].quitting) return;
  remove(thread, statement, 0);
  queues_[statement.queue].looper.clear();
  queues_[statement.queue].quitting = true;
}

void Simulation::post_barrier(uint32_t thread, const Statement& statement) {
  uint32_t& standing = standing_barriers_[statement.target];
  if (standing != Run::k_none || queues_[statement.queue].quitting) return;
  standing = recorder_.tables().barriers.push_back({trace::QueueId(statement.queue), now_}).value();
  queues_[statement.queue].looper.post_barrier(standing, now_);
  barrier_names_.push_back(site_name(thread));
  record(thread, OperationKind::PostBarrier, standing, statement.queue, site_name(thread));
}

void Simulation::remove_barrier(uint32_t thread, const Statement& statement) {
  uint32_t barrier = std::exchange(standing_barriers_[statement.target], Run::k_none);
  if (barrier == Run::k_none) return;
  trace::QueueId queue = recorder_.tables().barriers[trace::BarrierId(barrier)].queue;
  queues_[queue.value()].looper.remove_barrier(barrier);
  record(thread, OperationKind::RemoveBarrier, barrier, queue.value(), site_name(thread), barrier_names_[barrier]);
}

void Simulation::notify(uint32_t thread, const Statement& statement) {
  uint32_t id = notifications_++;
  for (ThreadState& other : threads_) {
    if (!other.waiting || other.wake != Run::k_none || other.frames.empty()) continue;
    const Statement& waits = (*other.frames.back().body)[other.frames.back().step];
    if (waits.kind != Kind::Wait || waits.target != statement.target) continue;
    other.wake = id;
    other.wake_name = site_name(thread);
  }
  simple(thread, OperationKind::Notify, id);
}

// Two turns: going to sleep, which leaves no trace, and waking up.
void Simulation::wait(uint32_t thread, const Statement&) {
  ThreadState& state = threads_[thread];
  if (!state.waiting) {
    state.waiting = true;
    return;
  }
  state.waiting = false;
  simple(thread, OperationKind::Wait, std::exchange(state.wake, Run::k_none), state.wake_name);
  ++state.frames.back().step;
}

void Simulation::use_callback(uint32_t thread, const Statement& statement) {
  uint32_t& registration = registrations_[statement.target];
  bool registers = statement.kind == Kind::Register;
  if (registers == (registration != Run::k_none)) return;
  if (registers) {
    registration = recorder_.tables().callbacks.push_back(trace::NameId()).value();
    registration_names_.push_back(site_name(thread));
    return simple(thread, OperationKind::Register, registration);
  }
  bool invokes = statement.kind == Kind::Invoke;
  uint8_t flags = invokes ? trace::Operation::k_synchronous : 0;
  record(thread, invokes ? OperationKind::Invoke : OperationKind::Unregister, registration, Run::k_none,
         site_name(thread), registration_names_[registration], flags);
  if (!invokes) registration = Run::k_none;
}

// With a token of its own.
Simulation::Stored Simulation::release(uint32_t thread, trace::Operation::Flag sort) {
  uint32_t name = site_name(thread);
  uint32_t token = recorder_.tables().tokens.push_back(trace::NameId()).value();
  record(thread, OperationKind::Release, token, Run::k_none, name, Run::k_none, sort);
  return {token, name};
}

void Simulation::hand_over(uint32_t thread, const Statement& statement) {
  Stored& place = stored_[statement.target];
  if (statement.kind == Kind::Put) {
    place = release(thread, trace::Operation::k_handover);
  } else if (place.token != Run::k_none) {
    record(thread, OperationKind::Acquire, place.token, Run::k_none, site_name(thread), place.name,
           trace::Operation::k_handover);
  }
}

// Who comes first initialises the class; that is another operation than a use of it.
void Simulation::use_class(uint32_t thread, const Statement& statement) {
  Stored& type = ready_[statement.target];
  if (type.token == Run::k_none) {
    type = release(thread, trace::Operation::k_class_ready);
  } else {
    record(thread, OperationKind::Acquire, type.token, Run::k_none, site_name(thread, 1), type.name,
           trace::Operation::k_class_ready);
  }
}

}  // namespace antecede::order::bed
