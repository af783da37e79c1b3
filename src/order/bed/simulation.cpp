#include "order/bed/run_program.h"

#include <algorithm>

#include "order/bed/simulation.h"

namespace antecede::order::bed {
namespace {

using trace::MessageType;
using trace::OperationKind;
using QueueKind = trace::Queue::Kind;

constexpr int k_idle_runs = 3;

bool uses_time(const std::vector<Statement>& body) {
  return std::any_of(body.begin(), body.end(), [](const Statement& statement) {
    return statement.kind == Statement::Kind::Post && statement.time != 0;
  });
}

}  // namespace

Simulation::Simulation(const Program& program, const RunLimits& limits, StableNames& names)
    : program_(program),
      limits_(limits),
      names_(names),
      recorder_(program),
      threads_(program.threads.size() + 2 * program.queues.size()),
      queues_(program.queues.size()),
      fired_(program.externals.size()),
      standing_barriers_(program.barriers.size(), Run::k_none),
      registrations_(program.callbacks.size(), Run::k_none),
      releases_(program.tokens.size()),
      lock_owners_(program.locks.size(), Run::k_none),
      stored_(program.places.size()),
      ready_(program.classes.size()) {
  for (uint32_t i = 0; i < program.threads.size(); ++i) {
    threads_[i].startable = program.threads[i].started;
    threads_[i].frames.push_back({&program.threads[i].body, 0, names_.of(Sites::k_root, Sites::k_thread + i), Run::k_none});
    uses_time_ |= uses_time(program.threads[i].body);
  }
  for (uint32_t i = 0; i < program.queues.size(); ++i)
    if (program.queues[i].kind == QueueKind::Looper) threads_[program.queues[i].thread].queue = i;
  for (const Task& task : program.tasks) uses_time_ |= uses_time(task.body);
  for (uint32_t i = 0; i < program.walks.size(); ++i) {
    const Walk& walk = program.walks[i];
    for (uint32_t instance = 0; instance < walk.instances && !walk.steps.empty(); ++instance) {
      walkers_.push_back({i, instance, Run::k_none, 0, std::vector<bool>(walk.steps.size()),
                          std::vector<uint32_t>(walk.clicks.size())});
    }
  }
}

bool Simulation::can_step(const ThreadState& thread) const {
  if (thread.ended || !thread.startable) return false;
  if (thread.frames.empty()) return thread.queue != Run::k_none && looper_ready(thread);
  const Frame& frame = thread.frames.back();
  if (!thread.initialised || frame.step >= frame.body->size()) return true;
  return can_execute(static_cast<uint32_t>(&thread - threads_.data()), (*frame.body)[frame.step]);
}

bool Simulation::can_execute(uint32_t thread, const Statement& statement) const {
  using Kind = Statement::Kind;
  const ThreadState& state = threads_[thread];
  switch (statement.kind) {
    case Kind::Join: return threads_[statement.target].ended;
    case Kind::Lock: return lock_owners_[statement.target] == Run::k_none || lock_owners_[statement.target] == thread;
    case Kind::Wait: return !state.waiting || state.wake != Run::k_none;
    case Kind::Acquire: return releases_[statement.target] >= std::max<int64_t>(statement.time, 1);
    case Kind::Call:
      // Where there are too many messages the caller stays: to go on without an answer is not what a call does.
      return state.waiting ? messages_[state.wake].ended : messages_.size() < limits_.messages;
    default: return true;
  }
}

// `MessageQueue.next` would return, or run idle handlers, or the looper would end.
bool Simulation::looper_ready(const ThreadState& thread) const {
  const QueueState& queue = queues_[thread.queue];
  if (!thread.idle_pass.empty() || queue.looper.peek(now_) || queue.quitting) return true;
  return !thread.idle_done && queue.looper.idle(now_) && !queue.looper.idle_handlers().empty();
}

// The looper waits for something from outside, between two messages.
bool Simulation::at_poll(uint32_t queue) const {
  const ThreadState& thread = threads_[program_.queues[queue].thread];
  return thread.initialised && !thread.ended && thread.frames.empty() && thread.idle_pass.empty() &&
         !queues_[queue].quitting;
}

// A serial queue takes the message due first, if nothing runs; a binder serialises one-way calls.
bool Simulation::can_start(const QueueState& queue, QueueKind kind, uint32_t message) const {
  const MessageState& state = messages_[message];
  if (queue.running.size() >= 2 || state.when > now_) return false;
  if (kind == QueueKind::Pool || (kind == QueueKind::Binder && state.waits)) return true;
  auto one_way = [&](uint32_t other) { return kind == QueueKind::Serial || !messages_[other].waits; };
  if (std::any_of(queue.running.begin(), queue.running.end(), one_way)) return false;
  for (uint32_t other : queue.pending) {
    if (!one_way(other)) continue;
    const MessageState& rival = messages_[other];
    if (rival.when < state.when || (rival.when == state.when && other < message)) return false;
  }
  return true;
}

bool Simulation::deadline_ahead() const {
  for (const QueueState& queue : queues_) {
    if (queue.looper.next_deadline(now_)) return true;
    for (uint32_t message : queue.pending)
      if (messages_[message].when > now_) return true;
  }
  return false;
}

void Simulation::add_starts(std::vector<Action>& actions) const {
  for (uint32_t i = 0; i < queues_.size(); ++i)
    for (uint32_t message : queues_[i].pending)
      if (can_start(queues_[i], program_.queues[i].kind, message))
        actions.push_back({Action::Kind::Start, i, message});
}

// A statement that may be left out, or done again, can go on in two ways.
void Simulation::add_steps(uint32_t thread, std::vector<Action>& actions) const {
  actions.push_back({Action::Kind::Thread, thread, 0});
  const ThreadState& state = threads_[thread];
  if (!state.initialised || state.frames.empty()) return;
  const Frame& frame = state.frames.back();
  if (frame.step >= frame.body->size()) return;
  Statement::Kind kind = (*frame.body)[frame.step].kind;
  bool again = kind == Statement::Kind::Again && frame.round == 0;
  if (again || kind == Statement::Kind::Maybe) actions.push_back({Action::Kind::Thread, thread, 1});
}

std::vector<Simulation::Action> Simulation::actions() const {
  std::vector<Action> result;
  for (uint32_t i = 0; i < threads_.size(); ++i)
    if (can_step(threads_[i])) add_steps(i, result);
  add_starts(result);
  bool others = !result.empty();
  for (uint32_t i = 0; i < program_.externals.size(); ++i)
    if (may_fire(i)) result.push_back({Action::Kind::External, i, 0});
  add_walks(result);
  bool may_pass = uses_time_ && others && ticks_ < limits_.ticks;
  if (may_pass || (!others && deadline_ahead())) result.push_back({Action::Kind::Tick, 0, 0});
  return result;
}

void Simulation::perform(const Action& action) {
  switch (action.kind) {
    case Action::Kind::Thread:
      jumps_ = action.message == 1;
      return step_thread(action.subject);
    case Action::Kind::External: return fire(action.subject);
    case Action::Kind::Walk: return go(action.subject, action.message);
    case Action::Kind::Start: return start_message(action.subject, action.message);
    case Action::Kind::Tick:
      ++ticks_;
      ++now_;
      return;
  }
}

void Simulation::step_thread(uint32_t thread) {
  ThreadState& state = threads_[thread];
  if (state.frames.empty()) return step_looper(thread);
  uint32_t context = state.frames.front().context;
  if (!state.initialised) {
    state.initialised = true;
    record(thread, OperationKind::ThreadInit, Run::k_none, Run::k_none, names_.of(context, Sites::k_init));
  } else if (state.frames.back().step < state.frames.back().body->size()) {
    execute(thread, (*state.frames.back().body)[state.frames.back().step]);
  }
  settle(thread);
}

// One turn of `Looper.loop`: the rest of a pass of idle handlers, the next message, the start of such a pass, the
// end.
void Simulation::step_looper(uint32_t thread) {
  ThreadState& state = threads_[thread];
  QueueState& queue = queues_[state.queue];
  if (!state.idle_pass.empty()) {
    uint32_t handler = state.idle_pass.back();
    state.idle_pass.pop_back();
    return begin_event(thread, handler);
  }
  if (auto message = queue.looper.peek(now_)) {
    queue.looper.take(*message);
    state.idle_done = false;
    return begin_event(thread, *message);
  }
  if (queue.quitting) {
    state.ended = true;
    uint32_t context = names_.of(Sites::k_root, Sites::k_thread + thread);
    return record(thread, OperationKind::ThreadExit, Run::k_none, Run::k_none, names_.of(context, Sites::k_exit));
  }
  state.idle_pass.assign(queue.looper.idle_handlers().rbegin(), queue.looper.idle_handlers().rend());
  state.idle_done = true;
}

void Simulation::start_message(uint32_t queue, uint32_t message) {
  QueueState& state = queues_[queue];
  std::erase(state.pending, message);
  uint32_t which = state.started++ % 2;
  uint32_t worker = recorder_.worker(queue, which).value();
  if (!threads_[worker].frames.empty()) worker = recorder_.worker(queue, 1 - which).value();
  state.running.push_back(message);
  if (!threads_[worker].initialised) {
    threads_[worker].initialised = threads_[worker].startable = true;
    record(worker, OperationKind::ThreadInit, Run::k_none, Run::k_none, names_.of(Sites::k_root, Sites::k_thread + worker));
  }
  begin_event(worker, message);
}

void Simulation::fire(uint32_t external) {
  const External& source = program_.externals[external];
  uint32_t site = Sites::k_external + external + Sites::k_again * fired_[external]++;
  Statement statement;
  statement.target = source.task;
  statement.queue = source.queue;
  statement.type = source.type;
  begin_event(program_.queues[source.queue].thread,
              add_message(statement, names_.of(Sites::k_root, site)));
}

bool Simulation::may_fire(uint32_t external) const {
  const External& source = program_.externals[external];
  bool listens = source.callback != External::k_no_callback;
  if (listens && registrations_[source.callback] == Run::k_none) return false;
  bool fresh = fired_[external] < (listens ? 2u : 1u) && (!listens || messages_.size() < limits_.messages);
  return fresh && at_poll(source.queue);
}

// The next steps of each component, and clicks where its window is shown.
void Simulation::add_walks(std::vector<Action>& actions) const {
  for (uint32_t i = 0; i < walkers_.size(); ++i) {
    const Walker& walker = walkers_[i];
    const Walk& walk = program_.walks[walker.walk];
    if (!at_poll(walk.queue) || messages_.size() >= limits_.messages) continue;
    const std::vector<uint32_t> entry = {0};
    for (uint32_t next : walker.at == Run::k_none ? entry : walk.steps[walker.at].next)
      actions.push_back({Action::Kind::Walk, i, next});
    for (uint32_t click = 0; click < walk.clicks.size(); ++click) {
      bool shown = walker.passed[walk.clicks[click].shown] && !walker.passed[walk.clicks[click].gone];
      if (shown && walker.clicked[click] < 2) actions.push_back({Action::Kind::Walk, i, Sites::k_click + click});
    }
  }
}

void Simulation::go(uint32_t index, uint32_t step) {
  Walker& walker = walkers_[index];
  const Walk& walk = program_.walks[walker.walk];
  uint32_t context =
      names_.of(Sites::k_root, Sites::k_walk + walker.walk * Sites::k_instances + walker.instance);
  Statement statement;
  bool clicks = step >= Sites::k_click;
  statement.target = clicks ? walk.clicks[step - Sites::k_click].task : walk.steps[step].task;
  statement.queue = walk.queue;
  statement.type = trace::MessageType::Input;
  if (clicks) {
    ++walker.clicked[step - Sites::k_click];
  } else {
    walker.passed[step] = true;
    walker.at = step;
  }
  uint32_t name = names_.of(context, Sites::k_step + Sites::k_steps * walker.ordinal++ + step);
  begin_event(program_.queues[walk.queue].thread, add_message(statement, name));
}

void Simulation::begin_event(uint32_t thread, uint32_t message) {
  const MessageState& state = messages_[message];
  threads_[thread].frames.push_back({&program_.tasks[state.task].body, 0, state.name, message});
  record(thread, OperationKind::Begin, message, Run::k_none, names_.of(state.name, Sites::k_begin));
  settle(thread);
}

// Does what needs no turn of its own: reads, writes, and the end behind the last statement.
void Simulation::settle(uint32_t thread) {
  ThreadState& state = threads_[thread];
  while (!state.frames.empty()) {
    Frame& frame = state.frames.back();
    if (frame.step >= frame.body->size()) {
      frame.message == Run::k_none ? end_body(thread) : end_event(thread);
      return;
    }
    const Statement& next = (*frame.body)[frame.step];
    if (next.kind != Statement::Kind::Read && next.kind != Statement::Kind::Write) return;
    execute(thread, next);
  }
}

void Simulation::end_event(uint32_t thread) {
  ThreadState& state = threads_[thread];
  uint32_t message = state.frames.back().message;
  QueueState& queue = queues_[messages_[message].queue];
  rerun_idle(thread, message);
  record(thread, OperationKind::End, message, Run::k_none, names_.of(messages_[message].name, Sites::k_end));
  messages_[message].ended = true;
  std::erase(queue.running, message);
  state.frames.pop_back();
}

// An idle handler leaves the list when it has run, unless it stays; then it keeps its place.
void Simulation::rerun_idle(uint32_t thread, uint32_t message) {
  auto& handlers = queues_[messages_[message].queue].looper.idle_handlers();
  auto place = std::find(handlers.begin(), handlers.end(), message);
  if (place == handlers.end()) return;
  MessageState again = messages_[message];
  bool stays = again.keep_runs > 0 && again.keep_runs < k_idle_runs && messages_.size() < limits_.messages;
  if (!stays) {
    handlers.erase(place);
    return;
  }
  again.name = names_.of(again.name, Sites::k_rerun);
  ++again.keep_runs;
  trace::Message copy = recorder_.tables().messages[trace::MessageId(message)];
  copy.rerun = true;
  recorder_.tables().messages.push_back(copy);
  *place = static_cast<uint32_t>(messages_.size());
  messages_.push_back(again);
  record(thread, OperationKind::Enqueue, *place, again.queue, again.name);
}

void Simulation::end_body(uint32_t thread) {
  ThreadState& state = threads_[thread];
  uint32_t context = state.frames.back().context;
  state.frames.pop_back();
  if (state.queue != Run::k_none) return;
  state.ended = true;
  record(thread, OperationKind::ThreadExit, Run::k_none, Run::k_none, names_.of(context, Sites::k_exit));
}

Run run_program(const Program& program, const RunLimits& limits, StableNames& names, Chooser& chooser) {
  Simulation simulation(program, limits, names);
  while (!simulation.out_of_steps()) {
    std::vector<Simulation::Action> actions = simulation.actions();
    if (actions.empty()) break;
    simulation.perform(actions[actions.size() == 1 ? 0 : chooser.choose(actions.size())]);
  }
  return simulation.take();
}

}  // namespace antecede::order::bed
