#include "runtime/report/blocked_main.h"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/report/noting.h"

namespace antecede::runtime {

namespace {

constexpr int64_t k_second = 1'000'000'000;
constexpr int64_t k_patience = 5 * k_second;
constexpr int64_t k_most_busy = 20 * k_second;
/// Calls and rounds of loops. A phone takes seconds for them.
constexpr uint64_t k_most_steps = 200'000'000;

/// It waits for its next message, or is about to take one.
bool answers(const Thread& main) {
  if (main.state == Thread::State::Waiting) return main.wait.kind == WaitKind::Task;
  return main.state == Thread::State::Runnable && main.events.empty();
}

bool waits_for_ever(const Thread& main) {
  return main.state == Thread::State::Waiting && main.wait.deadline == Wait::k_forever;
}

bool takes_too_many_steps(const Machine& machine, const Thread& thread) {
  return !thread.events.empty() && machine.state().steps - thread.events.front().steps > k_most_steps;
}

/// Who has what the thread waits for; null: nobody, or it cannot be told.
const Thread* holder(const Machine& machine, const Thread& thread) {
  const Machine::State& state = machine.state();
  const Wait& wait = thread.wait;
  uint32_t id = Monitors::k_nobody;
  if (thread.state != Thread::State::Waiting) return nullptr;
  if (wait.kind == WaitKind::Monitor || wait.kind == WaitKind::Reentry)
    id = state.monitors.owner(machine.heap(), wait.place);
  else if (wait.kind == WaitKind::Lock)
    id = state.monitors.lock_owner(machine.heap(), wait.place);
  else if (wait.kind == WaitKind::End)
    id = wait.number;
  else if (wait.kind == WaitKind::ClassReady && state.initialising.contains(wait.number))
    id = state.initialising.at(wait.number);
  return id < state.threads.size() ? &state.threads[id] : nullptr;
}

std::string what_it_does(Machine& machine, const Thread& thread) {
  if (thread.state == Thread::State::Ended) return "has ended";
  if (thread.state == Thread::State::Runnable) return "runs";
  const Wait& wait = thread.wait;
  const std::string place = wait.place ? machine.names().class_name(machine.class_of(wait.place)) : "";
  switch (wait.kind) {
    case WaitKind::Monitor:
    case WaitKind::Reentry: return "waits for the monitor of " + place;
    case WaitKind::Notification: return "waits for notify of " + place;
    case WaitKind::Place: return "waits to be woken by " + place;
    case WaitKind::Lock: return "waits for the lock " + place;
    case WaitKind::End: return "waits for the end of a thread";
    case WaitKind::Sleep: return "sleeps";
    case WaitKind::Permit: return "is parked";
    case WaitKind::Task: return "waits for a task";
    case WaitKind::ClassReady:
      return "waits for the initialisation of " + machine.names().class_name(machine.classes()[wait.number]);
    case WaitKind::None: break;
  }
  return "waits";
}

/// The main thread, and behind it who has what the one before waits for. `is_cycle`: the last one waits for one of them.
std::vector<BlockedThread> chain_of(Machine& machine, const Thread& main, bool& is_cycle) {
  std::vector<BlockedThread> chain;
  std::vector<const Thread*> met;
  for (const Thread* one = &main; one; one = holder(machine, *one)) {
    is_cycle = std::ranges::find(met, one) != met.end();
    if (is_cycle) break;
    met.push_back(one);
    const Thread* const other = holder(machine, *one);
    BlockedThread entry{thread_name(machine, *one), what_it_does(machine, *one),
                        other ? thread_name(machine, *other) : "", {}};
    if (one->state != Thread::State::Ended) entry.stack = noted_stack(machine, *one);
    chain.push_back(std::move(entry));
  }
  return chain;
}

void note_blocked(Machine& machine, const Thread& main) {
  Blocked blocked;
  bool is_cycle = false;
  blocked.threads = chain_of(machine, main, is_cycle);
  const bool waits = main.state == Thread::State::Waiting;
  blocked.kind = main.state == Thread::State::Ended ? "ended" : is_cycle ? "deadlock" : waits ? "waits" : "loops";
  blocked.event = noted_event_now(machine, main);
  blocked.virtual_nanos = machine.state().now - Machine::k_first_moment;
  machine.state().notes.add(std::move(blocked));
}

}  // namespace

bool watch_main(Machine& machine, Ref main_object) {
  AppNotes& notes = machine.state().app;
  const Thread* main = machine.thread_of(main_object);
  // Who tries out orders keeps threads waiting as long as it likes.
  if (machine.schedule().asks_always()) return false;
  notes.is_stuck = false;
  notes.main_thread = main ? main->id : UINT32_MAX;
  if (!main || answers(*main)) {
    notes.watched_event = 0;
    return false;
  }
  const bool has_ended = main->state == Thread::State::Ended;
  // One more than the event's number, and another one for each thread: 0 is nothing.
  const uint64_t event = (uint64_t(main->id) << 40) + 2 + (has_ended || main->events.empty() ? 0 : main->events.front().number);
  if (event != notes.watched_event) {
    notes.watched_event = event;
    notes.watched_since = machine.state().now;
  }
  const int64_t patience = has_ended || waits_for_ever(*main) ? k_patience : k_most_busy;
  if (machine.state().now - notes.watched_since < patience && !takes_too_many_steps(machine, *main)) return false;
  note_blocked(machine, *main);
  notes.watched_event = 0;
  return true;
}

bool finds_loop(Machine& machine, const Thread& thread) {
  if (!machine.app() || machine.is_environment(thread) || !takes_too_many_steps(machine, thread)) return false;
  if (thread.id != machine.state().app.main_thread) return false;
  Thread& environment = machine.state().threads.front();
  if (environment.state == Thread::State::Waiting) machine.wake(environment, WakeReason::TimeOver);
  machine.state().app.is_stuck = environment.state == Thread::State::Runnable;
  return machine.state().app.is_stuck;
}

}  // namespace antecede::runtime
