#include "runtime/recording.h"

#include <fmt/format.h>

#include "runtime/machine.h"

namespace antecede::runtime {

using trace::OperationKind;

TraceRecorder::TraceRecorder(trace::ByteSink sink, Options options)
    : options_(std::move(options)), tables_(entries_), writer_(entries_, std::move(sink)) {
  if (!options_.process.empty()) writer_.set_process(tables_.name(options_.process));
}

TraceRecorder::~TraceRecorder() = default;

void TraceRecorder::attached(Machine& machine) {
  machine_ = &machine;
  thread_name_offset_ = machine.classes.known_field(machine.known.thread, "name").offset;
  stacks_ = std::make_unique<TracedStacks>(tables_, machine);
  places_ = std::make_unique<TracedPlaces>(tables_, machine);
}

base::Status TraceRecorder::finish(base::Diagnostics& diagnostics) {
  if (places_ && places_->left_out() > 0)
    diagnostics.add("runtime.trace-places", base::Severity::Warning,
                    fmt::format("the program uses too many places in memory: {} accesses are not in the trace",
                                places_->left_out()));
  return writer_.finish();
}

void TraceRecorder::moving(const Collector& collector) {
  places_->moving(collector);
}

// What operations are made of ---------------------------------------------------------------------------------------

std::string TraceRecorder::thread_name(const Thread& thread) const {
  if (thread.id == 0) return "main";
  const Ref name = thread.object ? field_at<Ref>(machine_->object(thread.object), thread_name_offset_) : k_null;
  return name ? Strings(machine_->heap, machine_->known).utf8(name) : fmt::format("thread {}", thread.id);
}

TraceRecorder::ThreadState& TraceRecorder::state_of(const Thread& thread) {
  if (thread.id >= threads_.size()) threads_.resize(thread.id + 1);
  ThreadState& state = threads_[thread.id];
  if (!state.has_begun) introduce(thread, state);
  return state;
}

/// A thread that nobody forked is the first, or the one that ends the program when all others have ended.
void TraceRecorder::introduce(const Thread& thread, ThreadState& state) {
  state.has_begun = true;
  const bool forked = state.id.valid();
  if (!forked) state.id = tables_.add_thread({tables_.name(thread.id == 0 ? "main" : "exit"), 0});
  append(operation(thread, OperationKind::ThreadInit));
  if (forked) return;
  for (const ThreadState& other : threads_)
    if (other.has_ended) append(operation(thread, OperationKind::Join, other.id.value()));
}

trace::Operation TraceRecorder::operation(const Thread& thread, OperationKind kind, uint32_t subject,
                                          uint32_t object) {
  trace::Operation result;
  result.kind = kind;
  result.thread = threads_[thread.id].id;
  result.subject = subject;
  result.object = object;
  result.stack = stacks_->of(thread);
  return result;
}

void TraceRecorder::append(const trace::Operation& operation) {
  ++operations_;
  writer_.append(operation);
}

void TraceRecorder::add(const Thread& thread, OperationKind kind, uint32_t subject, uint32_t object, uint8_t flags) {
  ThreadState& state = state_of(thread);
  if (state.has_ended) return;
  ++state.segment;
  trace::Operation made = operation(thread, kind, subject, object);
  made.flags = flags;
  append(made);
}

// Threads -----------------------------------------------------------------------------------------------------------

void TraceRecorder::thread_started(const Thread& thread) {
  state_of(thread);
}

void TraceRecorder::thread_ended(const Thread& thread) {
  add(thread, OperationKind::ThreadExit);
  threads_[thread.id].has_ended = true;
}

void TraceRecorder::forked(const Thread& by, const Thread& child) {
  state_of(by);
  if (child.id >= threads_.size()) threads_.resize(child.id + 1);
  const trace::ThreadId id = tables_.add_thread({tables_.name(thread_name(child)), 0});
  threads_[child.id].id = id;
  add(by, OperationKind::Fork, id.value());
}

void TraceRecorder::joined(const Thread& by, const Thread& ended) {
  add(by, OperationKind::Join, state_of(ended).id.value());
}

void TraceRecorder::notified(const Thread& thread, uint64_t notification) {
  add(thread, OperationKind::Notify, static_cast<uint32_t>(notification));
}

void TraceRecorder::waited(const Thread& thread, uint64_t notification) {
  add(thread, OperationKind::Wait, notification ? static_cast<uint32_t>(notification) : trace::Operation::k_none);
}

trace::TokenId TraceRecorder::token(Ref ref) {
  const trace::ObjectId object = places_->object(ref);
  const auto [entry, is_new] = tokens_.try_emplace(object);
  if (is_new) entry->second = tables_.add_token(entries_.objects[object]);
  return entry->second;
}

void TraceRecorder::released(const Thread& thread, Ref ref) {
  if (ref) add(thread, OperationKind::Release, token(ref).value());
}

void TraceRecorder::acquired(const Thread& thread, Ref ref) {
  if (ref) add(thread, OperationKind::Acquire, token(ref).value());
}

trace::LockId TraceRecorder::lock(Ref ref, LockKind kind) {
  const trace::ObjectId object = places_->object(ref);
  const auto [entry, is_new] = locks_.try_emplace({object, kind == LockKind::Monitor});
  if (is_new) entry->second = tables_.add_lock(entries_.objects[object]);
  return entry->second;
}

void TraceRecorder::locked(const Thread& thread, Ref ref, LockKind kind) {
  add(thread, OperationKind::Lock, lock(ref, kind).value(), trace::Operation::k_none,
      kind == LockKind::Shared ? trace::Operation::k_shared : 0);
}

void TraceRecorder::unlocked(const Thread& thread, Ref ref, LockKind kind) {
  add(thread, OperationKind::Unlock, lock(ref, kind).value(), trace::Operation::k_none,
      kind == LockKind::Shared ? trace::Operation::k_shared : 0);
}

// Memory ------------------------------------------------------------------------------------------------------------

namespace {

/// A number as traces have it; floats and doubles as their bits.
int64_t number(const Machine& machine, const Access& access) {
  const Storage storage = access.field          ? access.field->storage
                          : access.is_container ? Storage::Int
                                                : machine.class_of(access.object).element;
  return storage_size(storage) == 8 ? access.value.j : access.value.i;
}

}  // namespace

bool TraceRecorder::is_repeated(const Thread& thread, const trace::Operation& operation) {
  constexpr size_t k_most = size_t(1) << 20;
  if (told_.size() >= k_most) told_.clear();
  const uint32_t kind =
      (operation.kind == OperationKind::Write ? 2 : 0) + (operation.has(trace::Operation::k_null) ? 1 : 0);
  uint32_t& when = told_[{operation.subject, operation.stack.value(), thread.id << 2 | kind}];
  const uint32_t now = threads_[thread.id].segment;
  return std::exchange(when, now) == now;
}

void TraceRecorder::tell_access(const Thread& thread, const Access& access, trace::LocationId location, bool is_write,
                                uint8_t flags) {
  if (!location.valid() || state_of(thread).has_ended) return;
  trace::Operation made = operation(thread, is_write ? OperationKind::Write : OperationKind::Read, location.value());
  made.flags = flags;
  if (!access.is_reference) {
    made.flags |= trace::Operation::k_has_value;
    made.value = number(*machine_, access);
  } else if (!access.value.ref) {
    made.flags |= trace::Operation::k_has_value | trace::Operation::k_null;
  }
  if (!options_.dedupe || !is_repeated(thread, made)) append(made);
}

bool TraceRecorder::accessed(const Thread& thread, const Access& access) {
  if (access.is_container) {
    tell_container(thread, access);
    return false;
  }
  const trace::LocationId location =
      access.field ? places_->field(*access.field, access.object) : places_->array_element(access.object, access.key);
  tell_access(thread, access, location, access.is_write, 0);
  return false;
}

void TraceRecorder::tell_container(const Thread& thread, const Access& access) {
  using Part = Access::Part;
  const bool structure = access.part != Part::Element || !access.has_key;
  const bool changes = access.is_write && access.part != Part::Element;
  const bool element = access.has_key && access.part != Part::Structure && access.part != Part::All;
  if (element)
    tell_access(thread, access, places_->container_element(access), access.is_write,
                changes ? uint8_t(trace::Operation::k_structure) : uint8_t(0));
  if (structure) {
    Access whole = access;
    whole.is_reference = whole.is_reference && !changes;
    if (changes) whole.value = slot_of(int32_t(0));
    tell_access(thread, whole, places_->structure(access.object), access.is_write,
                changes ? uint8_t(trace::Operation::k_structure) : uint8_t(0));
  }
  if (access.part != Part::Shift && access.part != Part::All) return;
  const int64_t first = access.part == Part::All ? INT64_MIN : access.key + 1;
  for (const trace::LocationId moved : places_->elements_from(access.object, first))
    tell_access(thread, access, moved, true, 0);
}

}  // namespace antecede::runtime
