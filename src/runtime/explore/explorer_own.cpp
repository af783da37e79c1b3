#include "runtime/explore/explorer_own.h"

#include <string>
#include <string_view>

#include "runtime/machine.h"

namespace antecede::runtime {

namespace {

uint64_t mix(uint64_t hash, std::string_view text) {
  constexpr uint64_t k_prime = 0x100000001b3;
  for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * k_prime;
  return (hash ^ 0xff) * k_prime;
}

}  // namespace

std::vector<ExplorerOwn::State::Event>& ExplorerOwn::events_of(const Thread& thread) {
  if (thread.id >= state_.events.size()) state_.events.resize(thread.id + 1);
  return state_.events[thread.id];
}

// What counts -------------------------------------------------------------------------------------------------------

bool ExplorerOwn::counts(const Thread& thread) const {
  if (!own_only_) return true;
  for (const Slot* fp = thread.fp; fp; fp = fp[k_frame_caller].frame)
    if (fp[k_frame_method].method->is_own()) return true;
  return false;
}

/// Who stands behind the classes that hand the time on.
bool ExplorerOwn::asks_for_itself(const Thread& thread) const {
  const model::Semantics& semantics = machine_.classes().semantics();
  for (const Slot* fp = thread.fp; fp; fp = fp[k_frame_caller].frame) {
    const Method& method = *fp[k_frame_method].method;
    const ir::ClassId owner = method.owner ? method.owner->definition : ir::ClassId();
    if (owner.valid() && semantics.is_clock(owner)) continue;
    return method.is_own() || (owner.valid() && semantics.is_utility(owner));
  }
  return false;
}

/// By names, so that it is the same in another run.
uint64_t ExplorerOwn::kind_of(Ref task) const {
  ObjectHeader* header = machine_.object(task);
  const KnownClasses& known = machine_.known();
  uint64_t hash = mix(0xcbf29ce484222325, machine_.class_of(task).descriptor);
  for (const uint32_t field : {known.task_target, known.task_callback}) {
    const Ref ref = field_at<Ref>(header, field);
    const std::string_view type = ref ? std::string_view(machine_.class_of(ref).descriptor) : "";
    hash = mix(hash, type.substr(0, type.find("$$Lambda$")));  // Their numbers are not always the same.
  }
  return ExplorerKeys::of_message(mix(hash, std::to_string(field_at<int32_t>(header, known.task_what))));
}

void ExplorerOwn::mark(uint64_t kind) {
  if (kind != 0 && !state_.crashed && keys_.insert(kind)) findings_.found_race();
}

void ExplorerOwn::runs(const Thread& thread) {
  if (own_only_ && !events_of(thread).empty()) mark(events_of(thread).back().kind);
}

void ExplorerOwn::posted_what_counts(const Thread& thread) {
  if (!own_only_ || events_of(thread).empty()) return;
  const State::Event& event = events_of(thread).back();
  if (event.is_frame) return;
  mark(event.kind);
  mark(event.asked_by);
}

// In which order ----------------------------------------------------------------------------------------------------

void ExplorerOwn::show(uint64_t& order, uint64_t what) {
  order = place_number(Place::Memory, order, what);
}

uint64_t ExplorerOwn::order() const {
  uint64_t sum = 0;
  for (const auto& [where, accesses] : state_.accesses) sum += place_number(Place::Memory, where, accesses);
  return place_number(Place::State, sum, state_.order);
}

void ExplorerOwn::accessed(const Thread& thread, uint64_t place, bool is_write) {
  if (own_only_ && !state_.crashed) show(state_.accesses[place], 2 * uint64_t(thread.id) + is_write);
}

// Events and what leads to them -------------------------------------------------------------------------------------

void ExplorerOwn::enqueued(const Thread& thread, const QueuedTask& task) {
  if (!own_only_) return;
  if (task.origin == QueuedTask::Origin::Display) state_.frames.insert(task.message);
  state_.posters[task.message] = thread.id;
}

void ExplorerOwn::event_began(const Thread& thread, uint64_t message, Ref task) {
  if (!own_only_) return;
  const uint64_t kind = kind_of(task);
  const Ref callback = field_at<Ref>(machine_.object(task), machine_.known().task_callback);
  const uint32_t type = machine_.class_of(callback ? callback : task).id;
  events_of(thread).push_back({kind, type, state_.frames.contains(message), 0});
  Thread& changed = machine_.state().threads[thread.id];
  changed.left_app = changed.left_own = false;
  if (!keys_.contains(kind) || state_.crashed) return;
  show(state_.order, kind + type);
  const auto poster = state_.posters.find(message);
  if (poster != state_.posters.end()) show(state_.order, poster->second);
}

void ExplorerOwn::event_ended(const Thread& thread) {
  std::vector<State::Event>& events = events_of(thread);
  if (events.empty()) return;
  if (thread.left_own) runs(thread);
  const State::Event& event = events.back();
  if (keys_.contains(event.kind) && !state_.crashed) show(state_.order, ~(event.kind + event.type));
  events.pop_back();
}

void ExplorerOwn::released(const Thread& thread, uint64_t token) {
  if (!own_only_) return;
  const std::vector<State::Event>& events = events_of(thread);
  if (!events.empty() && !events.back().is_frame) state_.givers[token] = events.back().kind;
}

/// The first token of an event of the system is what it was asked by.
void ExplorerOwn::acquired(const Thread& thread, uint64_t token) {
  if (!own_only_ || thread.id != k_environment || events_of(thread).empty()) return;
  State::Event& event = events_of(thread).back();
  const auto giver = state_.givers.find(token);
  if (event.asked_by == 0 && giver != state_.givers.end()) event.asked_by = giver->second;
}

}  // namespace antecede::runtime
