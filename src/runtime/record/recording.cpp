#include "runtime/record/recording.h"

#include <algorithm>
#include <new>

#include <fmt/format.h>

#include "base/assert.h"
#include "runtime/heap/collector.h"
#include "runtime/machine.h"
#include "runtime/record/recorded_fields.h"
#include "runtime/record/recording_places_memento.h"

namespace antecede::runtime {

using trace::OperationKind;

TraceRecorder::TraceRecorder(trace::ByteSink sink, Options options)
    : options_(std::move(options)), tables_(entries_), writer_(entries_, std::move(sink)) {
  if (!options_.process.empty()) writer_.set_process(tables_.name(options_.process));
}

TraceRecorder::~TraceRecorder() = default;

void TraceRecorder::attached(const Machine& machine) {
  machine_ = &machine;
  thread_name_offset_ = machine.classes().known_field(machine.known().thread, "name").offset;
  stacks_ = std::make_unique<TracedStacks>(tables_, machine);
  throws_ = std::make_unique<TracedThrows>(tables_, machine, *stacks_);
  places_ = std::make_unique<TracedPlaces>(tables_, machine);
  publication_ = std::make_unique<Publication>(machine);
  if (options_.dedupe) now_.told.reserve(TracedPlaces::k_most);
  if (!places_->open()) throw std::bad_alloc();
}

void TraceRecorder::tell_libraries(const std::vector<std::string>& app, const std::vector<std::string>& model) {
  for (const std::string& name : app) tables_.add_library({tables_.name(name), false});
  for (const std::string& name : model) tables_.add_library({tables_.name(name), true});
}

base::Status TraceRecorder::finish(base::Diagnostics& diagnostics) {
  if (places_ && places_->left_out() > 0)
    diagnostics.add("runtime.trace-places", base::Severity::Warning,
                    fmt::format("the program uses too many places in memory: {} accesses are not in the trace",
                                places_->left_out()));
  uint64_t unknown = 0;
  for (const ThreadState& thread : now_.threads) unknown += thread.is_unknown;
  if (unknown > 0)
    diagnostics.add("runtime.unknown-scheduler", base::Severity::Info,
                    fmt::format("{} threads of libraries run code of the app one piece after the other, and nobody knows "
                                "where one ends: what they do counts as ordered",
                                unknown));
  for (const auto& [contract, count] : now_.contradictions)
    diagnostics.add("runtime.contract-contradicted", base::Severity::Warning,
                    fmt::format("{} times the run contradicts what is known of a library: {}", count, contract));
  const model::LibraryMeanings* const meanings = machine_ ? machine_->classes().meanings() : nullptr;
  for (const std::string& name : meanings ? meanings->missing() : std::vector<std::string>())
    diagnostics.add("runtime.contract-unrecognised", base::Severity::Info,
                    fmt::format("the app has {} under a name that nobody recognises: what it orders is not known", name));
  for (const trace::Operation& operation : held_) writer_.append(operation);
  held_.clear();
  return writer_.finish();
}

TraceRecorder::Memento::Memento() = default;
TraceRecorder::Memento::~Memento() = default;

std::unique_ptr<TraceRecorder::Memento> TraceRecorder::save() const {
  ANTECEDE_ASSERT(options_.holds);
  auto memento = std::make_unique<Memento>();
  memento->tables_ = tables_.mark();
  memento->progress_ = now_;
  memento->throws_ = throws_->state();
  memento->places_ = places_->save();
  memento->publication_ = publication_->state();
  return memento;
}

void TraceRecorder::restore(const Memento& memento) {
  tables_.cut(memento.tables_);
  now_ = memento.progress_;
  held_.resize(now_.operations);
  throws_->set_state(memento.throws_);
  places_->restore(*memento.places_);
  publication_->set_state(memento.publication_);
}

void TraceRecorder::moving(const Collector& collector) {
  throws_->moving(collector);
  for (ThreadState& thread : now_.threads)
    for (LibraryCall& call : thread.calls) {
      call.receiver = collector.is_live(call.receiver) ? collector.moved(call.receiver) : k_null;
      call.stranger = k_null;
    }
  for (ThreadState& thread : now_.threads)
    for (MeaningFrame& frame : thread.meanings)
      frame.receiver = frame.receiver && collector.is_live(frame.receiver) ? collector.moved(frame.receiver) : k_null;
  places_->moving(collector);
  publication_->moving();
}

// What operations are made of ---------------------------------------------------------------------------------------

std::string TraceRecorder::thread_name(const Thread& thread) const {
  if (thread.id == 0) return machine_->first_thread_name();
  const Ref name = thread.object ? field_at<Ref>(machine_->object(thread.object), thread_name_offset_) : k_null;
  return name ? StringReader(machine_->heap(), machine_->known()).utf8(name) : fmt::format("thread {}", thread.id);
}

/// A thread that nobody forked is the first, or the one that ends the program when all others have ended.
void TraceRecorder::introduce(const Thread& thread) {
  if (thread.id >= now_.threads.size()) now_.threads.resize(thread.id + 1);
  ThreadState& state = now_.threads[thread.id];
  state.has_begun = true;
  const bool forked = state.id.valid();
  if (!forked)
    state.id = tables_.add_thread({tables_.name(thread.id == 0 ? machine_->first_thread_name() : "exit"), 0});
  append(operation(thread, OperationKind::ThreadInit));
  if (forked) return;
  for (const ThreadState& other : now_.threads)
    if (other.has_ended) append(operation(thread, OperationKind::Join, other.id.value()));
}

trace::Operation TraceRecorder::operation(const Thread& thread, OperationKind kind, uint32_t subject,
                                          uint32_t object) {
  trace::Operation result;
  result.kind = kind;
  result.thread = now_.threads[thread.id].id;
  result.subject = subject;
  result.object = object;
  result.stack = stacks_->of(thread);
  return result;
}

void TraceRecorder::append(const trace::Operation& operation) {
  ++now_.operations;
  if (options_.holds)
    held_.push_back(operation);
  else
    writer_.append(operation);
}

void TraceRecorder::add(const Thread& thread, OperationKind kind, uint32_t subject, uint32_t object, uint8_t flags) {
  ThreadState& state = state_of(thread);
  if (state.has_ended) return;
  now_.told.begin_segment(thread.id);
  trace::Operation made = operation(thread, kind, subject, object);
  made.flags = flags;
  append(made);
}

void TraceRecorder::exception_made(const Thread& thread, Ref exception, Slot* frame) {
  if (!machine_->is_environment(thread)) throws_->made(exception, frame);
}

void TraceRecorder::fail(const Thread& thread, Ref exception) {
  state_of(thread).failure = throws_->behind(exception);
}

void TraceRecorder::add_end(const Thread& thread, OperationKind kind, uint32_t subject,
                            const std::optional<TracedThrows::Throw>& failure) {
  if (!failure) return add(thread, kind, subject);
  if (state_of(thread).has_ended) return;
  now_.told.begin_segment(thread.id);
  trace::Operation made = operation(thread, kind, subject, failure->name.value());
  made.flags = trace::Operation::k_failed;
  made.stack = failure->stack;
  if (failure->null.valid()) {
    made.flags |= trace::Operation::k_has_value;
    made.value = failure->null.value();
  }
  append(made);
}

// Threads -----------------------------------------------------------------------------------------------------------

void TraceRecorder::thread_started(const Thread& thread) {
  state_of(thread);
}

void TraceRecorder::thread_ended(const Thread& thread) {
  add_end(thread, OperationKind::ThreadExit, trace::Operation::k_none, state_of(thread).failure);
  now_.threads[thread.id].has_ended = true;
}

void TraceRecorder::introduce_child(const Thread& child) {
  if (child.id >= now_.threads.size()) now_.threads.resize(child.id + 1);
  now_.threads[child.id].id = tables_.add_thread({tables_.name(thread_name(child)), 0});
  now_.threads[child.id].is_of_library = child.object && machine_->class_of(child.object).library;
}

void TraceRecorder::forked(const Thread& by, const Thread& child) {
  state_of(by);
  introduce_child(child);
  publication_->publish(child.object);
  add(by, OperationKind::Fork, now_.threads[child.id].id.value());
}

void TraceRecorder::spawned(const Thread& by, const Thread& child) {
  state_of(by);
  publication_->publish(child.object);
  introduce_child(child);
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
  const auto [entry, is_new] = now_.tokens.try_emplace(object);
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
  const auto [entry, is_new] = now_.locks.try_emplace({object, kind == LockKind::Monitor});
  if (is_new) entry->second = tables_.add_lock(entries_.objects[object]);
  return entry->second;
}

void TraceRecorder::locked(const Thread& thread, Ref ref, LockKind kind) {
  const trace::LockId id = lock(ref, kind);
  state_of(thread).locks.push_back(id);
  add(thread, OperationKind::Lock, id.value(), trace::Operation::k_none,
      kind == LockKind::Shared ? trace::Operation::k_shared : 0);
}

void TraceRecorder::unlocked(const Thread& thread, Ref ref, LockKind kind) {
  const trace::LockId id = lock(ref, kind);
  std::vector<trace::LockId>& held = state_of(thread).locks;
  const auto last = std::find(held.rbegin(), held.rend(), id);
  if (last != held.rend()) held.erase(std::next(last).base());
  add(thread, OperationKind::Unlock, id.value(), trace::Operation::k_none,
      kind == LockKind::Shared ? trace::Operation::k_shared : 0);
}

// Memory ------------------------------------------------------------------------------------------------------------

namespace {

/// What a class's initialiser does comes before all use of the class: nobody can see the half of it. To order it for
/// all who use the class would order what the first one of them did before, too, and that is chance.
bool is_initialising(const Machine& machine, const Thread& thread) {
  for (const auto& [type, who] : machine.state().initialising)
    if (who == thread.id) return true;
  return false;
}

}  // namespace

/// A value is a number (floats and doubles as their bits), or null.
inline void TraceRecorder::tell_access(const Thread& thread, trace::LocationId location, bool is_write,
                                       Storage storage, Slot value, uint8_t flags) {
  if (!location.valid() || machine_->is_environment(thread) || is_initialising(*machine_, thread)) return;
  ThreadState& state = state_of(thread);
  if (state.has_ended) return;
  state.is_unknown |= state.is_of_library && state.events.empty() && is_in_own(thread);
  trace::Operation made;
  made.kind = is_write ? OperationKind::Write : OperationKind::Read;
  made.thread = state.id;
  made.subject = location.value();
  made.stack = stacks_->of(thread);
  made.flags = flags;
  if (storage != Storage::Reference) {
    made.flags |= trace::Operation::k_has_value;
    made.value = storage_size(storage) == 8 ? value.j : value.i;
  } else if (!value.ref) {
    made.flags |= trace::Operation::k_has_value | trace::Operation::k_null;
  }
  const bool is_null = made.has(trace::Operation::k_null);
  const bool may_repeat = options_.dedupe && !made.has(trace::Operation::k_unpublished);
  if (!may_repeat || !now_.told.is_repeated({location, made.stack, thread.id, is_write, is_null})) append(made);
}

namespace {

/// What a constructor of the model sets nobody has seen before.
bool is_first_write(const Thread& thread, const Field& field, bool is_write) {
  return is_write && field.owner->framework && !field.is_static && thread.fp[k_frame_method].method->name == "<init>";
}

/// What a container of the model is filled with by its own constructor, neither.
bool is_under_construction(const Thread& thread, Ref container) {
  for (const Slot* fp = thread.fp; fp && fp[k_frame_method].method->framework; fp = fp[k_frame_caller].frame)
    if (fp[k_frame_method].method->name == "<init>" && fp[0].ref == container) return true;
  return false;
}

}  // namespace

void TraceRecorder::field_accessed(const Thread& thread, const Field& field, Ref object, bool is_write, Slot value) {
  if (is_first_write(thread, field, is_write) || pass_atomic(thread, field, object, is_write, value)) return;
  tell_access(thread, places_->field(field, object), is_write, field.storage, value, flags_of(object));
}

void TraceRecorder::element_accessed(const Thread& thread, Ref array, uint32_t index, Storage storage, bool is_write,
                                     Slot value) {
  tell_access(thread, places_->array_element(array, index, storage), is_write, storage, value, flags_of(array));
}

void TraceRecorder::accessed(const Thread& thread, const Access& access) {
  if (access.field) return field_accessed(thread, *access.field, access.object, access.is_write, access.value);
  if (access.is_container) return tell_container(thread, access);
  element_accessed(thread, access.object, static_cast<uint32_t>(access.key),
                   machine_->class_of(access.object).element, access.is_write, access.value);
}

void TraceRecorder::tell_container(const Thread& thread, const Access& access) {
  using Part = Access::Part;
  if (access.is_reference && access.value.ref && is_in_library(thread))
    pass_reference(thread, access.object, UINT32_MAX, access.value.ref, access.is_write,
                   machine_->recorded_fields()->is_atomic(machine_->class_of(access.object)));
  if (access.is_write && is_under_construction(thread, access.object)) return;
  const bool structure = access.part != Part::Element || !access.has_key;
  const bool changes = access.is_write && access.part != Part::Element;
  const bool element = access.has_key && access.part != Part::Structure && access.part != Part::All;
  const uint8_t unpublished = flags_of(access.object);
  const uint8_t flags = unpublished | (changes ? uint8_t(trace::Operation::k_structure) : uint8_t(0));
  const Storage storage = access.is_reference ? Storage::Reference : Storage::Int;
  if (element) tell_access(thread, places_->container_element(access), access.is_write, storage, access.value, flags);
  if (structure && changes)
    tell_access(thread, places_->structure(access.object), true, Storage::Int, slot_of(int32_t(0)), flags);
  else if (structure)
    tell_access(thread, places_->structure(access.object), access.is_write, storage, access.value, unpublished);
  if (access.part != Part::Shift && access.part != Part::All) return;
  const int64_t first = access.part == Part::All ? INT64_MIN : access.key + 1;
  for (const trace::LocationId moved : places_->elements_from(access.object, first))
    tell_access(thread, moved, true, storage, access.value, unpublished);
}

}  // namespace antecede::runtime
