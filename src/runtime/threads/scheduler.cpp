// The half of Machine that makes threads take turns, wait and go on.
#include <algorithm>

#include <fmt/format.h>

#include "runtime/interpreter/interpreter.h"
#include "runtime/machine.h"

namespace antecede::runtime {

namespace {

const char* wait_name(WaitKind kind) {
  switch (kind) {
    case WaitKind::None: return "running";
    case WaitKind::Monitor:
    case WaitKind::Reentry: return "waits for a monitor";
    case WaitKind::Notification: return "waits to be notified";
    case WaitKind::Place: return "waits to be woken";
    case WaitKind::Lock: return "waits for a lock";
    case WaitKind::End: return "waits for the end of a thread";
    case WaitKind::Sleep: return "sleeps";
    case WaitKind::Permit: return "is parked";
    case WaitKind::Task: return "waits for a task";
    case WaitKind::ClassReady: return "waits for the initialisation of a class";
  }
  return "";
}

}  // namespace

bool Machine::step() {
  if (outcome_.kind != Outcome::Kind::Running) return false;
  // Turns that are all too short to be counted: threads that wait for each other in turn, time that jumps and jumps.
  constexpr uint32_t k_turns = 4096;
  if (++turns_since_look_ >= k_turns) {
    turns_since_look_ = 0;
    end_if_late();
  }
  Thread* next = choose_thread();
  if (!next) {
    finish();
    return outcome_.kind == Outcome::Kind::Running;
  }
  state_.current = next->id;
  turn_.left = may_switch() ? next_turn(*next) : UINT32_MAX;
  turn_.wants_switch = turn_.wants_switch_later = false;
  state_.can_go_on = interpret(*this, *next) == Pause::Switch;
  let_pass(schedule().turn_nanos());
  wake_sleepers();
  return outcome_.kind == Outcome::Kind::Running;
}

const Outcome& Machine::run() {
  while (step()) {
  }
  return outcome_;
}

/// Nobody can run: time passes, or the program is at its end.
void Machine::finish() {
  const bool counts = std::ranges::any_of(state_.alive, [&](uint32_t id) { return !state_.threads[id].is_daemon; });
  if (counts) {
    if (pass_time()) return;
    return stop(Outcome::Kind::Deadlock, 5, "deadlock: " + describe_waits());
  }
  const int code = state_.main_failed ? 1 : 0;
  if (state_.is_exiting) return stop(Outcome::Kind::Finished, code, "");
  state_.is_exiting = true;
  const Slot slots[] = {slot_of(int32_t(code))};
  Thread* thread = new_thread(*stubs_.exit_entry(), slots);
  if (!thread) return stop(Outcome::Kind::Finished, code, "");
  thread->object = state_.threads.front().object;
}

std::string Machine::describe_waits() const {
  std::string text;
  for (const Thread& thread : state_.threads) {
    if (thread.state != Thread::State::Waiting) continue;
    if (!text.empty()) text += "; ";
    text += fmt::format("thread {} {}", thread.id, wait_name(thread.wait.kind));
    if (thread.wait.place) text += " (" + names_.class_name(class_of(thread.wait.place)) + ")";
  }
  return text;
}

/// The daemons do not keep the program alive.
Thread* Machine::choose_thread() {
  while (outcome_.kind == Outcome::Kind::Running) {
    std::vector<uint32_t> ready;
    bool counts = false;
    for (const uint32_t id : state_.alive) {
      const Thread& thread = state_.threads[id];
      if (!thread.is_daemon) counts = true;
      if (thread.state == Thread::State::Runnable) ready.push_back(id);
    }
    if ((ready.empty() && !schedule().asks_always()) || !counts) return nullptr;
    // The process of a main thread that goes on and on is about to end: nobody else has anything to say.
    if (state_.app.is_stuck && state_.threads.front().state == Thread::State::Runnable) return &state_.threads.front();
    if (can_pass_time()) ready.push_back(Choice::k_clock);
    if (ready.empty()) return nullptr;
    if (ready.size() == 1 && !schedule().asks_always()) return &state_.threads[ready[0]];
    Choice choice;
    choice.options = ready;
    if (state_.can_go_on) choice.current = state_.current;
    const size_t place = schedule().choose(choice);
    if (place >= ready.size())
      stop(Outcome::Kind::Misfit, 3, schedule().failure());
    else if (ready[place] != Choice::k_clock)
      return &state_.threads[ready[place]];
    else
      pass_some_time();
  }
  return nullptr;
}

/// Whether something happens by time alone.
bool Machine::can_pass_time() const {
  for (const uint32_t id : state_.alive)
    if (state_.threads[id].state == Thread::State::Waiting && state_.threads[id].wait.deadline > state_.now)
      return true;
  return state_.queues.has_later(state_.now);
}

void Machine::pass_some_time() {
  int64_t next = state_.queues.next_time(state_.now);
  for (const uint32_t id : state_.alive) {
    const Thread& thread = state_.threads[id];
    if (thread.state == Thread::State::Waiting && thread.wait.deadline > state_.now)
      next = std::min(next, thread.wait.deadline);
  }
  const int64_t passed = schedule().advance(next - state_.now);
  if (passed <= 0 || passed > next - state_.now) return stop(Outcome::Kind::Misfit, 3, schedule().failure());
  state_.now += passed;
  wake_sleepers();
}

bool Machine::others_can_run(const Thread& thread) const {
  if (can_pass_time()) return true;
  return std::ranges::any_of(state_.alive, [&](uint32_t id) {
    return id != thread.id && state_.threads[id].state == Thread::State::Runnable;
  });
}

bool Machine::pass_time() {
  int64_t first = Wait::k_forever;
  for (const uint32_t id : state_.alive) {
    const Thread& thread = state_.threads[id];
    if (thread.state != Thread::State::Waiting || thread.wait.deadline == Wait::k_forever) continue;
    if (first == Wait::k_forever || thread.wait.deadline < first) first = thread.wait.deadline;
  }
  if (first == Wait::k_forever) return false;
  state_.now = std::max(state_.now, first);
  wake_sleepers();
  return true;
}

void Machine::wake_sleepers() {
  for (const uint32_t id : state_.alive) {
    Thread& thread = state_.threads[id];
    const Wait& wait = thread.wait;
    if (thread.state == Thread::State::Waiting && wait.deadline != Wait::k_forever && wait.deadline <= state_.now)
      wake(thread, WakeReason::TimeOver);
  }
}

void Machine::wait_for(Thread& thread, WaitKind kind, Ref place, int64_t nanos, bool interruptible) {
  thread.wait = {};
  thread.wait.kind = kind;
  thread.wait.place = place;
  thread.wait.interruptible = interruptible;
  thread.wait.turn = ++state_.turns;
  if (nanos >= 0) thread.wait.deadline = later(state_.now, nanos);
  thread.state = Thread::State::Waiting;
}

void Machine::wake(Thread& thread, WakeReason reason) {
  if (observer()) observer()->woken(thread, reason);
  thread.wait.reason = reason;
  thread.state = Thread::State::Runnable;
}

void Machine::retry_waiters(WaitKind kind, Ref place, uint32_t number) {
  for (const uint32_t id : state_.alive) {
    Thread& thread = state_.threads[id];
    if (thread.state != Thread::State::Waiting || thread.wait.kind != kind) continue;
    if (thread.wait.place == place && thread.wait.number == number) wake(thread, WakeReason::Woken);
  }
}

void Machine::retry_reentries(Ref object) {
  for (const uint32_t id : state_.alive) {
    Thread& thread = state_.threads[id];
    if (thread.state == Thread::State::Waiting && thread.wait.kind == WaitKind::Reentry &&
        thread.wait.place == object)
      wake(thread, WakeReason::Woken);
  }
}

void Machine::interrupt(Thread& thread) {
  if (thread.state == Thread::State::Ended) return;
  thread.interrupted = true;
  if (thread.state == Thread::State::Waiting && thread.wait.interruptible) wake(thread, WakeReason::Interrupted);
}

bool Machine::enter_monitor(Thread& thread, Ref object) {
  // Something that outlived its process (a literal, say) may have been locked by a thread that did not.
  const auto is_abandoned = [&] {
    const uint32_t owner = state_.monitors.owner(heap_, object);
    return owner != Monitors::k_nobody && state_.threads[owner].state == Thread::State::Ended;
  };
  if (!state_.monitors.enter(heap_, object, thread.id) &&
      !(is_abandoned() && (state_.monitors.abandon(heap_, object), state_.monitors.enter(heap_, object, thread.id)))) {
    wait_for(thread, WaitKind::Monitor, object, Wait::k_forever, false);
    return false;
  }
  thread.wait = {};
  if (observer()) observer()->locked(thread, object, LockKind::Monitor);
  offer_switch();
  return true;
}

bool Machine::exit_monitor(Thread& thread, Ref object) {
  bool released = false;
  if (!state_.monitors.exit(heap_, object, thread.id, released)) return false;
  if (observer()) observer()->unlocked(thread, object, LockKind::Monitor);
  if (released && state_.alive.size() > 1) {
    retry_waiters(WaitKind::Monitor, object);
    retry_reentries(object);
    offer_switch_later();
  }
  return true;
}

}  // namespace antecede::runtime
