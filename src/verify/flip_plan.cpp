#include "verify/flip_plan.h"

#include <algorithm>
#include <optional>
#include <utility>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

namespace antecede::verify {

using trace::OperationKind;

namespace {

/// Who does an operation.
struct Doer {
  trace::ThreadId thread;
  trace::MessageId event;
};

/// What brought something about: an operation of the trace, or a step that posted from outside.
struct Cause {
  size_t operation = Attempt::k_none;
  size_t step = 0;
  uint32_t thread = 0;         // The machine's.
  std::optional<Doer> doer;    // None: the world outside.
};

/// The causes of events and threads of a run.
class Causes {
 public:
  explicit Causes(const RecordedRun& run) : run_(run) {
    ProgramPlaces places(run.tables);
    EventNames names(places);
    absl::flat_hash_map<uint32_t, Place> released;  // By token.
    trace::MessageId begun;                         // By the operation before.
    for (size_t i = 0; i < run.operations.size(); ++i) {
      const trace::Operation& operation = run.operations[i];
      const Doer doer{operation.thread, names.event_on(operation.thread)};
      if (operation.kind == OperationKind::Begin) begun_.try_emplace(operation.message(), i);
      if (operation.kind == OperationKind::Enqueue) posted_[operation.message()] = {i, doer};
      if (operation.kind == OperationKind::Fork) forked_[operation.child()] = {i, doer};
      if (operation.kind == OperationKind::Release) released[operation.subject] = {i, doer};
      // What the system does first in an event is to take up what it was asked for.
      if (operation.kind == OperationKind::Acquire && begun.valid() && doer.event == begun)
        if (const auto asked = released.find(operation.subject); asked != released.end()) asked_.try_emplace(begun, asked->second);
      begun = operation.kind == OperationKind::Begin ? operation.message() : trace::MessageId();
      names.add(operation);
    }
  }

  /// Of the event, or of the thread outside of events; none: there is nothing before it.
  std::optional<Cause> of(const Doer& doer) const {
    if (doer.event.valid()) {
      if (const auto posted = posted_.find(doer.event); posted != posted_.end()) return operation(posted->second);
      const auto outside = run_.posts.find(doer.event);
      if (outside == run_.posts.end()) {
        const auto asked = asked_.find(doer.event);
        return asked == asked_.end() ? std::nullopt : std::optional(operation(asked->second));
      }
      return Cause{Attempt::k_none, outside->second.step, outside->second.thread, std::nullopt};
    }
    const auto forked = forked_.find(doer.thread);
    if (forked == forked_.end()) return std::nullopt;
    return operation(forked->second);
  }

  /// Where the event begins.
  std::optional<size_t> begin_of(trace::MessageId event) const {
    const auto begun = begun_.find(event);
    return begun == begun_.end() ? std::nullopt : std::optional(begun->second);
  }

 private:
  struct Place {
    size_t operation = 0;
    Doer doer;
  };

  Cause operation(const Place& place) const {
    const size_t step = run_.step_of(place.operation);
    return {place.operation, step, step < run_.steps.size() ? run_.steps[step].thread : 0, place.doer};
  }

  const RecordedRun& run_;
  absl::flat_hash_map<trace::MessageId, size_t> begun_;
  absl::flat_hash_map<trace::MessageId, Place> posted_;
  absl::flat_hash_map<trace::MessageId, Place> asked_;  // Of events of the system that nobody posted.
  absl::flat_hash_map<trace::ThreadId, Place> forked_;
};

constexpr size_t k_most_causes = 12;
/// The nearest causes are tried: what is further away changes more than it has to.
constexpr size_t k_most_holds = 3, k_most_hurries = 2, k_most_slow = 2;

/// All that led to something, the last cause first.
std::vector<Cause> chain_of(const Causes& causes, Doer doer) {
  std::vector<Cause> chain;
  while (chain.size() < k_most_causes) {
    const std::optional<Cause> cause = causes.of(doer);
    if (!cause) break;
    chain.push_back(*cause);
    if (!cause->doer) break;
    doer = *cause->doer;
  }
  return chain;
}

bool is_same(const Cause& one, const Cause& other) {
  if (one.operation != other.operation) return false;
  return one.operation != Attempt::k_none || one.step == other.step;
}

Attempt hold(const Cause& cause) {
  return {Attempt::Kind::Hold, cause.step, cause.thread, cause.operation};
}

/// Both events are of one looper, and an event of this looper brought the first one about: if that comes late, behind the post of the second one,
/// the first one is posted behind it.
std::optional<Attempt> slow_looper(const RecordedRun& run, const Causes& causes, const Cause& cause, const Wanted& second) {
  const std::optional<Cause> post = causes.of({second.thread, second.event});
  if (!post || post->operation == Attempt::k_none || post->thread == cause.thread) return std::nullopt;
  const std::optional<size_t> begin = cause.doer ? causes.begin_of(cause.doer->event) : std::nullopt;
  if (!begin || *begin > post->operation) return std::nullopt;
  return Attempt{Attempt::Kind::Hold, run.step_of(*begin), cause.thread, *begin, Attempt::Until::Posted};
}

/// What the user or the world did comes later if they wait before it: from the thing before on.
std::optional<Attempt> linger(const RecordedRun& run, const Cause& cause) {
  if (cause.doer || cause.step >= run.steps.size() || run.steps[cause.step].user_events == 0) return std::nullopt;
  const size_t before = run.steps[cause.step].user_events - 1;
  const auto done = std::ranges::lower_bound(run.steps, before, {}, &RecordedRun::Step::user_events);
  return Attempt{Attempt::Kind::Linger, static_cast<size_t>(done - run.steps.begin()), cause.thread, Attempt::k_none};
}

/// Another access of the first side's event or thread to the same place, from the same code, the last one before the second side's.
std::optional<size_t> last_access(const RecordedRun& run, ProgramPlaces& places, const Target& target) {
  constexpr size_t k_most = 100'000;
  const trace::Operation& first = run.operations[target.at[0]];
  std::optional<size_t> found;
  for (size_t i = target.at[0] + 1; i < std::min(target.at[1], target.at[0] + k_most); ++i) {
    const trace::Operation& operation = run.operations[i];
    if (operation.thread != first.thread) continue;
    if (operation.kind == OperationKind::End) break;
    if (operation.kind == first.kind && operation.location() == first.location() && places.top(operation.stack) == places.top(first.stack)) found = i;
  }
  return found;
}

bool is_lock(const trace::Operation& operation) {
  return (operation.kind == OperationKind::Lock || operation.kind == OperationKind::Unlock) && !operation.has(trace::Operation::k_moved);
}

/// Where the thread of the first access may be kept back so that it keeps nobody else from running: before it takes the outermost of the locks
/// that it has at the access, and before its event, or the thread itself, begins.
std::vector<size_t> places_before(const RecordedRun& run, size_t access) {
  constexpr size_t k_most = 100'000;
  std::vector<size_t> places;
  std::optional<size_t> outermost;
  absl::flat_hash_map<uint32_t, int> closed;  // By lock.
  const trace::ThreadId thread = run.operations[access].thread;
  for (size_t i = access; i-- > 0 && access - i < k_most;) {
    const trace::Operation& operation = run.operations[i];
    if (operation.thread != thread) continue;
    if (is_lock(operation) && operation.kind == OperationKind::Unlock) ++closed[operation.subject];
    if (is_lock(operation) && operation.kind == OperationKind::Lock && closed[operation.subject]-- <= 0) outermost = i;
    if (operation.kind != OperationKind::Begin && operation.kind != OperationKind::ThreadInit) continue;
    places.push_back(i);
    break;
  }
  if (outermost) places.push_back(*outermost);
  return places;
}

/// On two threads, the access itself is kept back, or what is around it.
std::vector<Attempt> at_access(const RecordedRun& run, ProgramPlaces& places, const Target& target) {
  const size_t step = run.step_of(target.at[0]);
  const Attempt plain{Attempt::Kind::Hold, step, run.steps[step].thread, target.at[0]};
  std::vector<Attempt> attempts{plain};
  if (const std::optional<size_t> last = last_access(run, places, target)) {
    attempts.push_back({Attempt::Kind::Hold, run.step_of(*last), plain.thread, *last, Attempt::Until::Access, true});
  }
  attempts.push_back(plain);
  attempts.back().is_tight = true;
  for (const size_t place : places_before(run, target.at[0]))
    attempts.push_back({Attempt::Kind::Hold, run.step_of(place), plain.thread, place});
  return attempts;
}

std::vector<Attempt> attempts_for(const RecordedRun& run, ProgramPlaces& places, const Causes& causes, const FlipPlan& plan,
                                  const Target& target) {
  const auto& [first, second] = plan.sides;
  std::vector<Attempt> attempts;
  const size_t second_step = run.step_of(target.at[1]);
  const uint32_t needed = second_step < run.steps.size() ? run.steps[second_step].thread : 0;
  if (first.thread != second.thread) attempts = at_access(run, places, target);
  const std::vector<Cause> mine = chain_of(causes, {first.thread, first.event});
  const std::vector<Cause> others = chain_of(causes, {second.thread, second.event});
  size_t holds = first.thread != second.thread, hurries = 0, slow = 0;
  for (const Cause& cause : mine) {
    if (std::ranges::any_of(others, [&](const Cause& other) { return is_same(cause, other); })) break;
    if (cause.thread != needed && holds++ < k_most_holds) attempts.push_back(hold(cause));
    if (cause.thread == needed && plan.is_one_thread && slow < k_most_slow)
      if (const std::optional<Attempt> attempt = slow_looper(run, causes, cause, second)) attempts.push_back(*attempt), ++slow;
    if (const std::optional<Attempt> attempt = linger(run, cause)) attempts.push_back(*attempt);
    if (hurries++ < k_most_hurries)
      attempts.push_back({Attempt::Kind::Hurry, cause.step, cause.thread, cause.operation});
  }
  std::ranges::stable_sort(attempts, {}, &Attempt::step);
  return attempts;
}

Wanted wanted(ProgramPlaces& places, const EventNames& names, const trace::Operation& operation) {
  Wanted result;
  result.thread = operation.thread;
  result.event = names.event_on(operation.thread);
  result.name = names.running_on(operation.thread);
  result.location = operation.location();
  result.location_name = places.location(operation.location());
  result.place = places.top(operation.stack);
  result.site = places.site(operation.stack);
  result.is_write = operation.kind == OperationKind::Write;
  return result;
}

}  // namespace

std::vector<FlipPlan> plan_flips(const RecordedRun& run, const std::vector<Target>& targets) {
  std::vector<FlipPlan> plans(targets.size());
  std::vector<std::pair<size_t, std::pair<size_t, size_t>>> places;  // Operation, then plan and side.
  for (size_t i = 0; i < targets.size(); ++i)
    for (size_t side = 0; side < 2; ++side) places.push_back({targets[i].at[side], {i, side}});
  std::ranges::sort(places);
  ProgramPlaces program(run.tables);
  EventNames names(program);
  auto next = places.begin();
  for (size_t i = 0; i < run.operations.size() && next != places.end(); ++i) {
    for (; next != places.end() && next->first == i; ++next)
      plans[next->second.first].sides[next->second.second] = wanted(program, names, run.operations[i]);
    names.add(run.operations[i]);
  }
  const Causes causes(run);
  for (size_t i = 0; i < targets.size(); ++i) {
    const auto& [first, second] = plans[i].sides;
    plans[i].is_one_thread = first.thread == second.thread && first.event.valid() && second.event.valid();
    plans[i].attempts = attempts_for(run, program, causes, plans[i], targets[i]);
  }
  return plans;
}

}  // namespace antecede::verify
