// The half of ExplorerStepper that knows what own code has a part in: explorations of apps.
#include <algorithm>
#include <array>

#include "runtime/explorer_stepper.h"
#include "runtime/machine.h"
#include "runtime/native_table.h"

namespace antecede::runtime {

using StepKind = StepOperation::Kind;

namespace {

uint64_t mix(uint64_t hash, std::string_view text) {
  constexpr uint64_t k_prime = 0x100000001b3;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * k_prime;
  return (hash ^ 0xff) * k_prime;
}

}  // namespace

bool ExplorerStepper::counts(const Thread& thread) const {
  if (!own_only_) return true;
  for (const Slot* fp = thread.fp; fp; fp = fp[k_frame_caller].frame) {
    const Method& method = *fp[k_frame_method].method;
    if (method.is_own()) return true;
  }
  return false;
}

bool ExplorerStepper::asks_for_itself(const Thread& thread) const {
  for (const Slot* fp = thread.fp; fp; fp = fp[k_frame_caller].frame) {
    const Method& method = *fp[k_frame_method].method;
    const std::string_view owner = method.owner ? std::string_view(method.owner->descriptor) : "";
    if (owner == "Lantecede/World;" || owner == "Ljava/lang/System;" || owner == "Landroid/os/SystemClock;") continue;
    return method.is_own() || owner.starts_with("Ljava/util/");
  }
  return false;
}

bool ExplorerStepper::is_noticeable(const Method& native) {
  static constexpr std::array k_functions = {sync_lock,
                                             sync_lock_uninterruptibly,
                                             queue_remove,
                                             queue_remove_one,
                                             queue_contains,
                                             queue_quit,
                                             queue_is_idle,
                                             thread_interrupt,
                                             thread_is_interrupted,
                                             thread_state,
                                             thread_unpark,
                                             thread_park,
                                             sync_wake,
                                             object_notify,
                                             object_notify_all,
                                             sync_block,
                                             sync_block_uninterruptibly,
                                             thread_sleep,
                                             thread_join,
                                             object_wait};
  if (std::ranges::find(k_functions, native.native) != k_functions.end()) return true;
  return native.owner && native.owner->descriptor == "Lantecede/World;";
}

std::optional<bool> ExplorerStepper::writes_contents(NativeFunction function) {
  static constexpr std::array k_reads = {contents_read, contents_read_at, contents_read_key, contents_size};
  static constexpr std::array k_writes = {contents_write,  contents_write_at,  contents_insert,   contents_insert_at,
                                          contents_remove, contents_remove_at, contents_rearrange};
  if (std::ranges::find(k_reads, function) != k_reads.end()) return false;
  if (std::ranges::find(k_writes, function) != k_writes.end()) return true;
  return std::nullopt;
}

/// A container is one place: which of its elements are accessed does not matter here.
bool ExplorerStepper::stops_before_contents(const Thread& thread, Ref container, bool is_write) {
  if (!state_.trace.is_running() || !counts(thread)) return false;
  const uint64_t key = k_container | machine_->class_of(container).id;
  const uint64_t where = place(Place::Contents, object(container));
  if (keys_.contains(key)) {
    if (stop(thread, true, false)) return true;
    add(is_write ? StepKind::Write : StepKind::Read, where);
    show_access(thread, where, is_write);
    return false;
  }
  show_access(thread, where, is_write);
  if (!state_.trace.access(where, is_write)) return false;
  keys_.insert(key);
  found_race();
  return false;
}

void ExplorerStepper::renewed(const Thread&, Ref ref) {
  if (own_only_) ++state_.renewals[object(ref)];
}

uint64_t ExplorerStepper::owner(Ref ref) const {
  const uint64_t name = object(ref);
  const auto renewed = state_.renewals.find(name);
  return renewed == state_.renewals.end() ? name : place(Place::Memory, name, renewed->second);
}

/// By names, so that it is the same in another run.
uint64_t ExplorerStepper::kind_of(Ref task) {
  ObjectHeader* header = machine_->object(task);
  const KnownClasses& known = machine_->known;
  uint64_t hash = mix(0xcbf29ce484222325, machine_->class_of(task).descriptor);
  for (const uint32_t field : {known.task_target, known.task_callback}) {
    const Ref ref = field_at<Ref>(header, field);
    const std::string_view type = ref ? std::string_view(machine_->class_of(ref).descriptor) : "";
    hash = mix(hash, type.substr(0, type.find("$$Lambda$")));  // Their numbers are not always the same.
  }
  return mix(hash, std::to_string(field_at<int32_t>(header, known.task_what))) | k_message;
}

void ExplorerStepper::mark_kind(uint64_t kind) {
  if (kind != 0 && !state_.crashed && keys_.insert(kind).second) found_race();
}

/// Own code runs in the thread's event.
void ExplorerStepper::mark_own(const Thread& thread) {
  if (own_only_ && !of(thread).events.empty()) mark_kind(of(thread).events.back().kind);
}

void ExplorerStepper::mark_poster(const Thread& thread) {
  if (!own_only_ || of(thread).events.empty()) return;
  const State::Event& event = of(thread).events.back();
  if (event.is_frame) return;
  mark_kind(event.kind);
  mark_kind(event.asked_by);
}

void ExplorerStepper::show(uint64_t& order, uint64_t what) {
  order = place(Place::Memory, order, what);
}

uint64_t ExplorerStepper::order() const {
  uint64_t sum = 0;
  for (const auto& [where, accesses] : state_.accesses) sum += place(Place::Memory, where, accesses);
  return place(Place::State, sum, state_.events);
}

void ExplorerStepper::event_began(const Thread& thread, uint32_t, uint64_t message, Ref task) {
  if (!own_only_) return;
  add(StepKind::Receive, place(Place::Task, message));
  const uint64_t kind = kind_of(task);
  const Ref callback = field_at<Ref>(machine_->object(task), machine_->known.task_callback);
  const uint32_t type = machine_->class_of(callback ? callback : task).id;
  of(thread).events.push_back({kind, type, state_.frames.contains(message), 0});
  Thread& changed = machine_->state.threads[thread.id];
  changed.left_app = changed.left_own = false;
  if (!keys_.contains(kind) || state_.crashed) return;
  show(state_.events, kind + type);
  const auto poster = state_.posters.find(message);
  if (poster != state_.posters.end()) show(state_.events, poster->second);
}

void ExplorerStepper::event_ended(const Thread& thread, uint32_t, uint64_t) {
  std::vector<State::Event>& events = of(thread).events;
  if (events.empty()) return;
  if (thread.left_own) mark_own(thread);
  const auto [kind, type, is_frame, asked_by] = events.back();
  if (keys_.contains(kind) && !state_.crashed) show(state_.events, ~(kind + type));
  events.pop_back();
}

void ExplorerStepper::released(const Thread& thread, Ref token) {
  if (!own_only_) return;
  add(StepKind::Give, place(Place::Token, object(token)));
  const std::vector<State::Event>& events = of(thread).events;
  if (!events.empty() && !events.back().is_frame) state_.givers[object(token)] = events.back().kind;
}

/// Own code that takes something up from a class of java.util.concurrent is ordered by what that class accesses: it
/// might not have been given by all who have given it by now.
void ExplorerStepper::acquired(const Thread& thread, Ref token) {
  if (!own_only_ || counts(thread)) return;
  add(StepKind::Receive, place(Place::Token, object(token)));
  std::vector<State::Event>& events = of(thread).events;
  const auto giver = state_.givers.find(object(token));
  // The first token of an event of the system is what it was asked by.
  if (!events.empty() && events.back().asked_by == 0 && giver != state_.givers.end() && thread.id == k_environment)
    events.back().asked_by = giver->second;
}

/// Whether a thread that is ready gets what it waited for, or waits again.
bool ExplorerStepper::can_be_done(const Thread& thread) {
  switch (thread.wait.kind) {
    case WaitKind::Monitor: return is_free(thread, thread.wait.place, LockKind::Monitor);
    case WaitKind::Lock:
      return thread.wait.reason != WakeReason::Woken || is_free(thread, thread.wait.place, LockKind::Exclusive);
    case WaitKind::Task: {
      const TaskQueue& queue = machine_->state.queues[thread.wait.number];
      return queue.has_quit || queue.has_due(machine_->state.now);
    }
    default: return true;
  }
}

std::vector<int64_t> ExplorerStepper::deadlines() {
  std::vector<int64_t> result;
  const int64_t now = machine_->state.now;
  for (const uint32_t id : machine_->state.alive) {
    const Thread& thread = machine_->state.threads[id];
    const bool waits = thread.state == Thread::State::Waiting && thread.wait.deadline > now;
    const bool matters = !own_only_ || (id != k_environment && thread.wait.kind != WaitKind::Task);
    if (waits && matters) result.push_back(thread.wait.deadline);
  }
  for (uint32_t id = 0; id < machine_->state.queues.size(); ++id)
    std::as_const(machine_->state.queues[id].tasks).visit([&](const QueuedTask& task) {
      if (task.when > now && (!own_only_ || (task.task && counts(task)))) result.push_back(task.when);
    });
  return result;
}

void ExplorerStepper::pass_time(int64_t nanos) {
  if (!own_only_) return;
  std::vector<int64_t> over = deadlines();
  std::erase_if(over, [&](int64_t when) { return when > machine_->state.now + nanos; });
  if (over.empty()) return;
  StepOperation operation;
  operation.kind = StepKind::Write;
  operation.place = place(Place::Clock, 0);
  operation.when = std::ranges::max(over);
  add(operation);
}

}  // namespace antecede::runtime
