// The half of TraceRecorder about code of libraries.
//
// What a library does inside is its own business. What counts is what own code does to an object of a library by
// calling it, which references go from one thread to another there, and which pieces of work its threads do.
#include <algorithm>
#include <initializer_list>

#include <fmt/format.h>

#include "runtime/heap/collector.h"
#include "runtime/machine.h"
#include "runtime/record/recorded_fields.h"
#include "runtime/record/recording.h"

namespace antecede::runtime {

using trace::OperationKind;

namespace {

/// Instead of a field: what methods put into an object and take out of it.
constexpr uint32_t k_given = UINT32_MAX - 1;

}  // namespace

TraceRecorder::Strand TraceRecorder::strand_of(const Thread& thread) {
  const OpenEvent* const event = innermost(state_of(thread));
  return {thread.id, event ? event->message : trace::MessageId()};
}

/// Whether the innermost code outside of the model is a library's.
bool TraceRecorder::is_in_library(const Thread& thread) const {
  const Slot* fp = thread.fp;
  while (fp && (fp[k_frame_method].method->framework || fp[k_frame_method].method->hidden))
    fp = fp[k_frame_caller].frame;
  return fp && fp[k_frame_method].method->library;
}

bool TraceRecorder::is_in_own(const Thread& thread) const {
  const Slot* fp = thread.fp;
  while (fp && !fp[k_frame_method].method->is_own()) fp = fp[k_frame_caller].frame;
  return fp;
}

// The contents of an object that own code calls -----------------------------------------------------------------------

void TraceRecorder::library_entered(const Thread& thread, Ref receiver) {
  if (machine_->is_environment(thread)) return;
  ThreadState& state = state_of(thread);
  drop_frames(thread, thread.fp);
  LibraryCall call;
  call.frame = thread.fp;
  // What libraries keep in objects of own classes (fragments, adapters) is far too much for one place.
  call.receiver = machine_->class_of(receiver).library ? receiver : k_null;
  if (call.receiver) call.stack = stacks_->of(thread);
  state.calls.push_back(call);
}

void TraceRecorder::library_left(const Thread& thread) {
  if (thread.id >= now_.threads.size()) return;
  drop_frames(thread, thread.fp);
}

/// Calls that were made in the frame, or in frames above it, are over.
void TraceRecorder::drop_frames(const Thread& thread, const Slot* from) {
  std::vector<LibraryCall>& calls = now_.threads[thread.id].calls;
  while (!calls.empty() && (!from || calls.back().frame >= from)) calls.pop_back();
}

void TraceRecorder::unwound(const Thread& thread, const Slot* frame) {
  if (thread.id >= now_.threads.size()) return;
  drop_frames(thread, frame);
  std::vector<MeaningFrame>& meanings = now_.threads[thread.id].meanings;
  while (!meanings.empty() && (!frame || meanings.back().frame > frame)) {
    const MeaningFrame ended = meanings.back();
    meanings.pop_back();
    leave(thread, ended);
  }
}

/// The object itself, and what it holds in a field.
bool TraceRecorder::is_part_of(LibraryCall& call, Ref object) const {
  if (object == call.receiver) return true;
  if (object == call.stranger || !call.receiver) return false;
  ObjectHeader* const receiver = machine_->object(call.receiver);
  const auto is_it = [&](uint32_t offset) { return field_at<Ref>(receiver, offset) == object; };
  if (machine_->class_of(call.receiver).any_reference(is_it)) return true;
  call.stranger = object;
  return false;
}

/// Library code reads or writes a field of the object.
void TraceRecorder::touch(const Thread& thread, Ref object, bool is_write) {
  ThreadState& state = state_of(thread);
  if (state.calls.empty() || state.has_ended) return;
  LibraryCall& call = state.calls.back();
  bool& is_told = is_write ? call.has_written : call.has_read;
  if (is_told || !is_part_of(call, object)) return;
  using enum model::MeaningKind;
  if (is_inside_meaning(thread, call.receiver, {StateRead, StateWrite, Once})) return;
  is_told = true;
  const trace::LocationId location = places_->contents(call.receiver);
  if (!location.valid()) return;
  trace::Operation made;
  made.kind = is_write ? OperationKind::Write : OperationKind::Read;
  made.thread = state.id;
  made.subject = location.value();
  made.stack = call.stack;
  if (!options_.dedupe || !now_.told.is_repeated({location, made.stack, thread.id, is_write, false})) append(made);
}

// References that are handed over -------------------------------------------------------------------------------------

namespace {

/// What may stand for a flag or a count: a box of a number, or an object that has nothing but its identity.
bool is_mark(const Class& type) {
  constexpr std::string_view k_boxes[] = {"Ljava/lang/Object;",  "Ljava/lang/Boolean;", "Ljava/lang/Integer;",
                                          "Ljava/lang/Long;",    "Ljava/lang/Short;",   "Ljava/lang/Character;",
                                          "Ljava/lang/Byte;",    "Ljava/lang/Float;",   "Ljava/lang/Double;"};
  return std::ranges::find(k_boxes, type.descriptor) != std::end(k_boxes);
}

bool have_common(const std::vector<trace::LockId>& some, const std::vector<trace::LockId>& others) {
  return std::ranges::any_of(some, [&](trace::LockId lock) { return std::ranges::find(others, lock) != others.end(); });
}

}  // namespace

/// Whether the object has something of the app's in it: it is one of its own, or what the platform made for it, or an
/// object of a library that holds such a one. Nodes of lists, states and marks of libraries hold none: who reads those
/// need not wait for who stored them. As deep as a list of those who wait for a job has the app's code in it: node,
/// continuation, what dispatches it, the app's own.
bool TraceRecorder::carries(Ref value, int depth) const {
  constexpr int k_deepest = 3;
  const Class& type = machine_->class_of(value);
  if (type.is_array() || type.is_subclass_of(machine_->known().thread)) return false;
  if (type.framework) return depth == 0 && !is_mark(type);
  if (!type.library) return true;
  if (depth == k_deepest) return false;
  ObjectHeader* const object = machine_->object(value);
  return type.any_reference([&](uint32_t offset) {
    const Ref held = field_at<Ref>(object, offset);
    return held && held != value && carries(held, depth + 1);
  });
}

void TraceRecorder::hand_over(const Thread& thread, const HandedKey& key, bool is_safe) {
  Handed handed;
  handed.token = tables_.add_token();
  handed.from = handed.to = strand_of(thread);
  if (!is_safe) handed.locks = state_of(thread).locks;
  add(thread, OperationKind::Release, handed.token.value(), trace::Operation::k_none, trace::Operation::k_handover);
  now_.handed[key] = std::move(handed);
}

void TraceRecorder::obtain(const Thread& thread, const HandedKey& key, bool is_safe) {
  const auto found = now_.handed.find(key);
  if (found == now_.handed.end()) return;
  Handed& handed = found->second;
  const Strand here = strand_of(thread);
  if (handed.from == here || handed.to == here) return;
  if (!is_safe && !have_common(handed.locks, state_of(thread).locks)) return;
  handed.to = here;
  add(thread, OperationKind::Acquire, handed.token.value(), trace::Operation::k_none, trace::Operation::k_handover);
}

/// A reference is stored or read. `is_safe`: the place is volatile or atomic, and needs no lock.
void TraceRecorder::pass_reference(const Thread& thread, Ref owner, uint32_t field, Ref value, bool is_write,
                                   bool is_safe) {
  if (!is_safe && state_of(thread).locks.empty()) return;
  // Who makes a value that is made once is chance; who looks at a state does not wait for it.
  using enum model::MeaningKind;
  using Kinds = std::initializer_list<model::MeaningKind>;
  if (owner && is_inside_meaning(thread, owner, is_write ? Kinds{Once} : Kinds{Once, StateRead})) return;
  if (is_write) {
    if (carries(value)) hand_over(thread, {places_->object(owner), field, places_->object(value)}, is_safe);
    return;
  }
  const trace::ObjectId known_value = places_->known_object(value), known_owner = places_->known_object(owner);
  if (known_value.valid() && (known_owner.valid() || !owner))
    obtain(thread, {known_owner, field, known_value}, is_safe);
}

void TraceRecorder::library_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) {
  if (machine_->is_environment(thread) || !is_in_library(thread)) return;
  const bool is_volatile = machine_->recorded_fields()->is_atomic(field);
  if (field.storage == Storage::Reference && value.ref)
    pass_reference(thread, object, field.id.value(), value.ref, is_write, is_volatile);
  if (!is_volatile && !field.is_static) touch(thread, object, is_write);
}

/// What libraries do with atomics is to hand something over, or nothing that anybody outside could see.
bool TraceRecorder::pass_atomic(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) {
  if (!field.owner->framework || machine_->is_environment(thread)) return false;
  if (!machine_->recorded_fields()->is_atomic(field) || !is_in_library(thread)) return false;
  if (field.storage == Storage::Reference && value.ref)
    pass_reference(thread, object, field.id.value(), value.ref, is_write, true);
  return true;
}

// Tasks of workers ----------------------------------------------------------------------------------------------------

/// The code of the app that the task will run, if it is near.
std::string TraceRecorder::label_of_task(Ref task) const {
  Ref named = task;
  for (int depth = 0; depth < 2 && machine_->class_of(named).library; ++depth) {
    Ref next = k_null;
    machine_->class_of(named).any_reference([&](uint32_t offset) {
      const Ref held = field_at<Ref>(machine_->object(named), offset);
      if (!held || machine_->class_of(held).framework) return false;
      const bool is_own = !machine_->class_of(held).library;
      if (is_own || !next) next = held;
      return is_own;
    });
    if (!next) break;
    named = next;
  }
  if (machine_->class_of(named).library) named = task;
  return machine_->names().readable_name(machine_->class_of(named));
}

trace::MessageId TraceRecorder::message_of_task(Ref task) {
  if (!now_.workers.valid()) {
    trace::Queue queue;
    queue.kind = trace::Queue::Kind::Pool;
    queue.name = tables_.name("workers of libraries");
    now_.workers = tables_.add_queue(queue);
  }
  trace::Message entry;
  entry.queue = now_.workers;
  entry.keys.callback = places_->object(task);
  entry.label = tables_.name(label_of_task(task));
  return tables_.add_message(entry);
}

/// Where several methods pass on one task, the first counts.
void TraceRecorder::dispatch_task(const Thread& thread, Ref task) {
  const trace::ObjectId object = places_->object(task);
  if (now_.dispatched.contains(object)) return;
  const trace::MessageId id = message_of_task(task);
  now_.dispatched[object] = id;
  add(thread, OperationKind::Enqueue, id.value(), now_.workers.value());
}

bool TraceRecorder::begin_task(const Thread& thread, const model::Meaning& meaning, Ref task) {
  ThreadState& state = state_of(thread);
  const auto waiting = now_.dispatched.find(places_->object(task));
  const bool is_outside = state.events.empty();
  if (waiting == now_.dispatched.end()) {
    if (is_outside) contradict(meaning, "runs a task that nobody was seen to dispatch");
    return false;
  }
  const trace::MessageId id = waiting->second;
  now_.dispatched.erase(waiting);
  if (!is_outside) return false;
  state.events.push_back({id, id, {}});
  add(thread, OperationKind::Begin, id.value());
  return true;
}

// Contracts -----------------------------------------------------------------------------------------------------------

void TraceRecorder::contradict(const model::Meaning& meaning, std::string reason) {
  ++now_.contradictions[fmt::format("{}.{} {}", meaning.owner->name, meaning.contract->method, reason)];
}

/// Whether the innermost method under way that a contract speaks of is of such a kind, about the object, or about one
/// that holds it.
bool TraceRecorder::is_inside_meaning(const Thread& thread, Ref owner,
                                      std::initializer_list<model::MeaningKind> kinds) const {
  const std::vector<MeaningFrame>& meanings = now_.threads[thread.id].meanings;
  if (meanings.empty()) return false;
  const MeaningFrame& inner = meanings.back();
  if (std::ranges::find(kinds, inner.meaning->kind()) == kinds.end() || !inner.receiver) return false;
  if (inner.receiver == owner) return true;
  return machine_->class_of(inner.receiver).any_reference([&](uint32_t offset) {
    return field_at<Ref>(machine_->object(inner.receiver), offset) == owner;
  });
}

void TraceRecorder::meaning_entered(const Thread& thread, const Method& method, const Slot* arguments) {
  using enum model::MeaningKind;
  if (machine_->is_environment(thread)) return;
  const model::Meaning& meaning = *method.meaning;
  const Ref receiver = method.is_static() ? k_null : arguments[0].ref, subject = arguments[meaning.contract->argument].ref;
  ThreadState& state = state_of(thread);
  MeaningFrame frame{thread.fp, &meaning, receiver, false, false, {}};
  frame.is_nested = std::ranges::any_of(state.meanings, [&](const MeaningFrame& outer) {
    return outer.receiver == receiver && outer.meaning->owner == meaning.owner;
  });
  switch (meaning.kind()) {
    case Worker: frame.is_event = subject && begin_task(thread, meaning, subject); break;
    case Dispatch: if (subject) dispatch_task(thread, subject); break;
    case StateWrite: tell_state(thread, frame, true, subject); break;
    case Lifecycle: if (!frame.is_nested && move_along(meaning, receiver)) begin_move(thread, frame); break;
    case Serial: if (!frame.is_nested) begin_serial(thread, receiver); break;
    case Gives:
      if (receiver && subject) hand_over(thread, {places_->object(receiver), k_given, places_->object(subject)}, true);
      break;
    case StateRead:
    case Once:
    case Takes: break;
  }
  state_of(thread).meanings.push_back(frame);
}

void TraceRecorder::meaning_left(const Thread& thread, Slot value) {
  using enum model::MeaningKind;
  if (thread.id >= now_.threads.size()) return;
  std::vector<MeaningFrame>& meanings = now_.threads[thread.id].meanings;
  if (meanings.empty() || meanings.back().frame != thread.fp) return;
  const MeaningFrame left = meanings.back();
  meanings.pop_back();
  if (left.meaning->kind() == StateRead) tell_state(thread, left, false, value.ref);
  if (left.meaning->kind() == Once && left.receiver) check_once(*left.meaning, left.receiver, value.ref);
  if (left.meaning->kind() == Takes && left.receiver && value.ref) {
    const HandedKey key{places_->object(left.receiver), k_given, places_->object(value.ref)};
    if (!now_.handed.contains(key)) contradict(*left.meaning, "gives what nobody was seen to put there");
    obtain(thread, key, true);
  }
  leave(thread, left);
}

void TraceRecorder::leave(const Thread& thread, const MeaningFrame& left) {
  if (left.is_event) event_ended(thread, 0, 0);
  if (left.moves.valid()) end_move(thread, left);
  if (left.meaning->kind() != model::MeaningKind::Serial || left.is_nested || !left.receiver) return;
  const auto done = now_.serial.find(places_->object(left.receiver));
  if (done != now_.serial.end()) add(thread, OperationKind::Release, done->second.value());
}

/// Charged to the own code that uses the state; a library that does so by itself is told as such.
void TraceRecorder::tell_state(const Thread& thread, const MeaningFrame& frame, bool is_write, Ref value) {
  if (frame.is_nested || !frame.receiver) return;
  const trace::LocationId location = places_->state(frame.receiver);
  ThreadState& state = state_of(thread);
  if (!location.valid() || state.has_ended) return;
  Slot* user = thread.fp;
  while (user && !user[k_frame_method].method->is_own()) user = user[k_frame_caller].frame;
  trace::Operation made;
  made.kind = is_write ? OperationKind::Write : OperationKind::Read;
  made.thread = state.id;
  made.subject = location.value();
  made.stack = user ? stacks_->of_frame(user) : stacks_->of(thread);
  made.flags = flags_of(frame.receiver);
  if (!value) made.flags |= trace::Operation::k_has_value | trace::Operation::k_null;
  append(made);
}

/// Holds what the library does to the object against the automaton. Transitions that the contract ties to no method
/// happen unseen. Whether the automaton says when this comes among all that happens to the object: not if the transition
/// may come again in the state that it leads to. No events are ordered by it: in another run, another event may move
/// the object.
bool TraceRecorder::move_along(const model::Meaning& meaning, Ref moved) {
  if (!moved || meaning.contract->automaton.empty()) return false;
  LifecyclePlace& place = now_.moved[places_->object(moved)];
  if (place.is_wrong) return false;
  if (meaning.contract->transition.empty()) return true;
  if (!lifecycles_) lifecycles_ = model::Lifecycles::built_in();
  const model::Automaton& automaton = *lifecycles_->find(meaning.contract->automaton);
  const std::optional<uint32_t> next = machine_->classes().meanings()->next_state(automaton, meaning, place.state);
  place.is_wrong = !next;
  if (!next) {
    contradict(meaning, fmt::format("comes in the state '{}'", automaton.states[place.state].name));
    return false;
  }
  place.state = *next;
  return automaton.find(meaning.contract->transition, *next) == nullptr;
}

/// What is moved innermost on the thread; none: nothing is.
trace::LockId TraceRecorder::innermost_move(const Thread& thread) const {
  const std::vector<MeaningFrame>& meanings = now_.threads[thread.id].meanings;
  const auto found = std::find_if(meanings.rbegin(), meanings.rend(),
                                  [](const MeaningFrame& frame) { return frame.moves.valid(); });
  return found == meanings.rend() ? trace::LockId() : found->moves;
}

void TraceRecorder::tell_move(const Thread& thread, trace::LockId moved, bool is_begin) {
  if (!moved.valid()) return;
  add(thread, is_begin ? OperationKind::Lock : OperationKind::Unlock, moved.value(), trace::Operation::k_none,
      trace::Operation::k_moved);
}

/// Only the innermost move counts: what moves with another object here may be moved without it in another run.
void TraceRecorder::begin_move(const Thread& thread, MeaningFrame& frame) {
  const trace::ObjectId object = places_->object(frame.receiver);
  LifecyclePlace& place = now_.moved[object];
  if (!place.entry.valid()) place.entry = tables_.add_lock(entries_.objects[object]);
  frame.moves = place.entry;
  tell_move(thread, innermost_move(thread), false);
  tell_move(thread, frame.moves, true);
}

void TraceRecorder::end_move(const Thread& thread, const MeaningFrame& frame) {
  tell_move(thread, frame.moves, false);
  tell_move(thread, innermost_move(thread), true);
}

void TraceRecorder::begin_serial(const Thread& thread, Ref receiver) {
  if (!receiver) return;
  const auto [entry, is_new] = now_.serial.try_emplace(places_->object(receiver));
  if (is_new)
    entry->second = tables_.add_token(entries_.objects[entry->first]);
  else
    add(thread, OperationKind::Acquire, entry->second.value());
}

void TraceRecorder::check_once(const model::Meaning& meaning, Ref receiver, Ref value) {
  const trace::ObjectId made = value ? places_->object(value) : trace::ObjectId();
  const auto [entry, is_new] = now_.made.try_emplace(places_->object(receiver), made);
  if (is_new || entry->second == made) return;
  entry->second = made;
  contradict(meaning, "gives another value than before");
}

}  // namespace antecede::runtime
