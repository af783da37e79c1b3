#include "trace/droidracer/droidracer_events.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::trace {

namespace {

using Code = DroidRacerProblems::Code;

constexpr int64_t k_nanoseconds = 1'000'000;  // per millisecond

}  // namespace

DroidRacerEvents::ThreadState& DroidRacerEvents::thread(int64_t number) {
  if (last_thread_.second != k_none && last_thread_.first == number) return threads_[last_thread_.second];
  const auto [entry, added] = thread_numbers_.try_emplace(number, static_cast<uint32_t>(threads_.size()));
  if (added) {
    const NameId name = tables_.name(number == 1 ? std::string("main") : fmt::format("thread-{}", number));
    threads_.emplace_back().id = tables_.add_thread({name});
  }
  last_thread_ = {number, entry->second};
  return threads_[entry->second];
}

uint32_t DroidRacerEvents::append_to(const ThreadState& state, OperationKind kind, uint32_t subject) {
  Operation operation;
  operation.kind = kind;
  operation.thread = state.id;
  operation.subject = subject;
  return trace_.operations.push_back(operation).value();
}

OperationId DroidRacerEvents::append(int64_t number, OperationKind kind, uint32_t subject, uint8_t flags) {
  const OperationId id(append_to(thread(number), kind, subject));
  trace_.operations[id].flags = flags;
  return id;
}

void DroidRacerEvents::exit(int64_t number) {
  ThreadState& state = thread(number);
  if (state.open != k_none) {
    problems_.add(Code::OpenEvent);
    end(state);
  }
  append_to(state, OperationKind::ThreadExit, k_none);
}

void DroidRacerEvents::fork(int64_t number, int64_t child) {
  const ThreadId parent = thread(number).id;
  const ThreadId id = thread(child).id;
  Operation operation;
  operation.kind = OperationKind::Fork;
  operation.thread = parent;
  operation.subject = id.value();
  trace_.operations.push_back(operation);
}

/// Printed for every thread that was woken. One that was woken before and has not said so since never will.
void DroidRacerEvents::notify(int64_t number, int64_t woken) {
  notified_[woken] = notifications_;
  append(number, OperationKind::Notify, notifications_++);
}

void DroidRacerEvents::wait(int64_t number) {
  const auto notification = notified_.find(number);
  uint32_t subject = k_none;
  if (notification != notified_.end()) {
    subject = notification->second;
    notified_.erase(notification);
  }
  append(number, OperationKind::Wait, subject);
}

void DroidRacerEvents::attach_queue(int64_t number, int64_t queue) {
  ThreadState& state = thread(number);
  queue_owners_[queue] = number;
  if (state.queue.valid()) return;
  const NameId name = trace_.tables.threads[state.id].name;
  state.queue = tables_.add_queue({Queue::Kind::Looper, name, state.id});
}

void DroidRacerEvents::loop(int64_t number, int64_t queue) {
  attach_queue(number, queue);
  thread(number).looping = true;
}

QueueId DroidRacerEvents::queue_of(ThreadState& state) {
  if (!state.queue.valid()) {
    problems_.add(Code::NoQueue);
    const NameId name = trace_.tables.threads[state.id].name;
    state.queue = tables_.add_queue({Queue::Kind::Looper, name, state.id});
  }
  return state.queue;
}

void DroidRacerEvents::begin(ThreadState& state, Event event) {
  state.open = static_cast<uint32_t>(events_.size());
  events_.push_back(std::move(event));
  append_to(state, OperationKind::Begin, state.open);
  fill_in(events_.back().enqueue, state.open);
}

/// An idle handler that has run may stay: then its next run is enqueued here.
void DroidRacerEvents::end(ThreadState& state) {
  const uint32_t open = std::exchange(state.open, k_none);
  if (events_[open].idle) {
    const uint32_t again = append_to(state, OperationKind::Enqueue, k_none);
    idle_[*events_[open].idle].push_back({again, true});
  }
  append_to(state, OperationKind::End, open);
}

void DroidRacerEvents::fill_in(uint32_t enqueue, uint32_t event) {
  if (enqueue == k_none) return;
  Operation& operation = trace_.operations[OperationId(enqueue)];
  operation.subject = event;
  operation.object = events_[event].message.queue.value();
}

void DroidRacerEvents::post(int64_t number, int64_t message, int64_t delay) {
  const ThreadState& state = thread(number);
  Post post;
  post.enqueue = append_to(state, OperationKind::Enqueue, k_none);
  post.delay = delay;
  post.outside = state.looping && state.open == k_none;
  const auto [entry, added] = posts_.try_emplace(message, post);
  if (added) return;
  problems_.add(Code::PostTwice);
  if (!entry->second.dispatched) ++replaced_posts_;
  entry->second = post;
}

void DroidRacerEvents::call(int64_t number, int64_t message) {
  ThreadState& state = thread(number);
  if (state.open != k_none) {
    problems_.add(Code::CallInsideCall);
    end(state);
  }
  Event event;
  event.number = message;
  event.message.queue = queue_of(state);
  const auto post = posts_.find(message);
  if (post == posts_.end()) {
    problems_.add(Code::CallWithoutPost);
  } else if (std::exchange(post->second.dispatched, true)) {
    problems_.add(Code::CallTwice);
  } else {
    const int64_t delay = post->second.delay;
    event.message.type = delay == -1 ? MessageType::Front : MessageType::Delayed;
    event.message.time = std::clamp<int64_t>(delay, 0, INT64_MAX / k_nanoseconds) * k_nanoseconds;
    event.enqueue = post->second.enqueue;
    event.outside = post->second.outside;
  }
  begin(state, std::move(event));
}

void DroidRacerEvents::ret(int64_t number, int64_t message) {
  ThreadState& state = thread(number);
  if (state.open == k_none || events_[state.open].native || events_[state.open].number != message)
    return problems_.add(Code::RetWithoutCall);
  end(state);
}

void DroidRacerEvents::enter_native(int64_t number, std::string_view name) {
  ThreadState& state = thread(number);
  if (state.open != k_none) {
    problems_.add(Code::NativeUnpaired);
    end(state);
  }
  if (!name.empty()) trace_.tables.threads[state.id].name = tables_.name(name);
  if (!binder_.valid()) binder_ = tables_.add_queue({Queue::Kind::Binder, tables_.name("binder"), ThreadId()});
  Event event;
  event.native = true;
  event.number = ++native_events_;
  event.message.queue = binder_;
  event.message.type = MessageType::Ipc;
  begin(state, std::move(event));
}

void DroidRacerEvents::exit_native(int64_t number) {
  ThreadState& state = thread(number);
  if (state.open == k_none || !events_[state.open].native) return problems_.add(Code::NativeUnpaired);
  end(state);
}

void DroidRacerEvents::add_idle(int64_t handler, int64_t queue) {
  const auto owner = queue_owners_.find(queue);
  if (owner == queue_owners_.end()) return problems_.add(Code::NoQueue);
  const uint32_t place = append_to(thread(owner->second), OperationKind::Enqueue, k_none);
  idle_[{handler, queue}].push_back({place, false});
}

void DroidRacerEvents::remove_idle(int64_t handler, int64_t queue) {
  const auto places = idle_.find({handler, queue});
  if (places == idle_.end()) return;
  places->second.pop_back();
  if (places->second.empty()) idle_.erase(places);
}

/// The event that the thread runs, if its message may have been made up by the recorder.
DroidRacerEvents::Event* DroidRacerEvents::made_up_event(const ThreadState& state) {
  if (state.open == k_none) return nullptr;
  Event& event = events_[state.open];
  const bool posted = event.enqueue != k_none && !event.outside;
  return event.native || event.idle || posted ? nullptr : &event;
}

void DroidRacerEvents::take_back_enqueue(Event& event) {
  if (event.enqueue != k_none) trace_.operations[OperationId(event.enqueue)].subject = k_none;
  event.enqueue = k_none;
  event.outside = false;
  event.message.time = 0;
}

void DroidRacerEvents::run_idle(int64_t number, int64_t handler, int64_t queue) {
  const ThreadState& state = thread(number);
  Event* const event = made_up_event(state);
  if (!event) return problems_.add(Code::Idle);
  take_back_enqueue(*event);
  event->message.type = MessageType::Idle;
  event->idle = IdleKey(handler, queue);
  const auto places = idle_.find(*event->idle);
  if (places == idle_.end()) return problems_.add(Code::Idle);
  const IdlePlace place = places->second.front();
  places->second.pop_front();
  if (places->second.empty()) idle_.erase(places);
  event->enqueue = place.enqueue;
  event->message.rerun = place.rerun;
  fill_in(place.enqueue, state.open);
}

void DroidRacerEvents::input(int64_t number) {
  Event* const event = made_up_event(thread(number));
  if (!event) return;
  take_back_enqueue(*event);
  event->message.type = MessageType::Input;
}

void DroidRacerEvents::describe(int64_t number, std::string_view label) {
  const ThreadState& state = thread(number);
  if (state.open != k_none && events_[state.open].label.empty()) events_[state.open].label = label;
}

uint64_t DroidRacerEvents::not_dispatched() const {
  const auto waits = [](const auto& entry) { return !entry.second.dispatched; };
  return replaced_posts_ + static_cast<uint64_t>(std::ranges::count_if(posts_, waits));
}

MessageId DroidRacerEvents::add_message(Event& event) {
  std::string label = fmt::format("{}{}", event.native ? "ipc" : "msg", event.number);
  if (!event.label.empty()) label += ":" + event.label;
  event.message.label = tables_.name(label);
  if (event.outside) problems_.add(Code::PostOutside);
  return tables_.add_message(event.message);
}

Trace DroidRacerEvents::finish() {
  for (ThreadState& state : threads_) {
    if (state.open == k_none) continue;
    problems_.add(Code::OpenEvent);
    end(state);
  }
  if (const uint64_t count = not_dispatched()) problems_.add(Code::PostNotDispatched, count);
  std::vector<MessageId> messages(events_.size());
  size_t kept = 0;
  for (Operation operation : trace_.operations) {
    const bool enqueue = operation.kind == OperationKind::Enqueue;
    if (enqueue && operation.subject == k_none) continue;
    if (enqueue || operation.kind == OperationKind::Begin || operation.kind == OperationKind::End) {
      MessageId& message = messages[operation.subject];
      if (!message.valid()) message = add_message(events_[operation.subject]);
      operation.subject = message.value();
    }
    trace_.operations[OperationId(kept++)] = operation;
  }
  trace_.operations.resize(kept);
  return std::move(trace_);
}

}  // namespace antecede::trace
