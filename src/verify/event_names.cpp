#include "verify/event_names.h"

#include <utility>

namespace antecede::verify {

using trace::OperationKind;

namespace {

constexpr uint32_t k_post = 1, k_fork = 2, k_outside = 3, k_thread = 4, k_request = 5;

}  // namespace

EventNames::PerThread& EventNames::of(trace::ThreadId thread) {
  if (thread.value() >= threads_.size()) threads_.resize(thread.value() + 1);
  return threads_[thread.value()];
}

EventNames::Name EventNames::next(Name by, uint64_t place, uint32_t kind) {
  const uint32_t ordinal = ++counts_[{by, place, kind}];
  return ProgramPlaces::mix(ProgramPlaces::mix(ProgramPlaces::mix(by, place), kind), ordinal);
}

EventNames::Origin EventNames::from_outside(const trace::Message& message) const {
  return {message.queue.valid() ? message.queue.value() : UINT32_MAX, places_->name(message.label), k_outside};
}

/// What the system does first in an event is to take up what it was asked for: who asked names the event.
void EventNames::take_up(PerThread& thread, trace::MessageId event, uint32_t token) {
  const auto asked = requests_.find(token);
  if (asked == requests_.end()) return;
  --counts_[from_outside(places_->tables().messages[event])];
  thread.event_name = asked->second;
  requests_.erase(asked);
}

void EventNames::add(const trace::Operation& operation) {
  const trace::TraceTables& tables = places_->tables();
  const bool is_first = std::exchange(of(operation.thread).is_unasked, false);
  switch (operation.kind) {
    case OperationKind::ThreadInit: {
      PerThread& thread = of(operation.thread);
      if (!thread.name) thread.name = next(0, places_->name(tables.threads[operation.thread].name), k_thread);
      return;
    }
    case OperationKind::Fork: {
      const Name name = next(running_on(operation.thread), places_->stack(operation.stack), k_fork);
      of(operation.child()).name = name;
      return;
    }
    case OperationKind::Enqueue:
      messages_[operation.message()] = next(running_on(operation.thread), places_->stack(operation.stack), k_post);
      return;
    case OperationKind::Begin: {
      const auto posted = messages_.find(operation.message());
      PerThread& thread = of(operation.thread);
      thread.is_unasked = posted == messages_.end();
      if (thread.is_unasked) {
        const auto [queue, label, kind] = from_outside(tables.messages[operation.message()]);
        thread.event_name = next(queue, label, kind);
      } else {
        thread.event_name = posted->second;
        messages_.erase(posted);
      }
      thread.event = operation.message();
      return;
    }
    case OperationKind::End: of(operation.thread).event = trace::MessageId(); return;
    case OperationKind::Release:
      if (places_->is_request(operation.stack))
        requests_[operation.subject] = next(running_on(operation.thread), places_->stack(operation.stack), k_request);
      return;
    case OperationKind::Acquire:
      if (is_first) take_up(of(operation.thread), event_on(operation.thread), operation.subject);
      return;
    default: return;
  }
}

EventNames::Name EventNames::running_on(trace::ThreadId thread) const {
  if (thread.value() >= threads_.size()) return 0;
  const PerThread& mine = threads_[thread.value()];
  return mine.event.valid() ? mine.event_name : mine.name;
}

EventNames::Name EventNames::posted(trace::MessageId message) const {
  const auto found = messages_.find(message);
  return found == messages_.end() ? 0 : found->second;
}

trace::MessageId EventNames::event_on(trace::ThreadId thread) const {
  return thread.value() < threads_.size() ? threads_[thread.value()].event : trace::MessageId();
}

}  // namespace antecede::verify
