#include "trace/generator_world.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::trace {

namespace {

constexpr int64_t k_second = 1'000'000'000;
constexpr uint32_t k_pool = 0;
constexpr uint32_t k_binder = 1;
constexpr uint32_t k_dispatchers = 12;

}  // namespace

GeneratorWorld::GeneratorWorld(const GeneratorOptions& options, TraceTables& tables,
                               const std::function<void(const Operation&)>& emit)
    : builder_(tables),
      process_(builder_.name("com.example.feed")),
      sink_(emit),
      random_(options.seed),
      program_(builder_, random_),
      rates_(options.rates),
      end_(static_cast<int64_t>(options.minutes * 60) * k_second) {
  const GeneratorRates& r = rates_;
  rate_of_ = {r.main_posts,    r.other_posts,     r.pool_posts, r.serial_posts, r.calls_out, r.invocations,
              r.registrations, r.unregistrations, r.removals,   r.releases,     r.acquires,  r.notifications,
              r.waits,         r.forks,           r.locks,      r.frames};
  for (size_t i = 0; i < program_.task_count(); ++i) runnables_.push_back(builder_.add_object());
  make_threads();
  for (int i = 0; i < 40; ++i) locks_.push_back(builder_.add_lock());
}

uint32_t GeneratorWorld::add_agent(Role role, ThreadId thread, uint32_t index) {
  Agent agent;
  agent.role = role;
  agent.thread = thread;
  agent.index = index;
  agents_.push_back(agent);
  return static_cast<uint32_t>(agents_.size() - 1);
}

void GeneratorWorld::add_looper(const char* name, ThreadId thread) {
  LooperState looper;
  looper.queue = builder_.add_queue({Queue::Kind::Looper, builder_.name(name), thread});
  looper.agent = add_agent(Role::Looper, thread, static_cast<uint32_t>(loopers_.size()));
  for (ObjectId& handler : looper.handlers) handler = builder_.add_object();
  loopers_.push_back(std::move(looper));
}

uint32_t GeneratorWorld::add_group(const char* thread_name, uint32_t threads) {
  const auto index = static_cast<uint32_t>(groups_.size());
  GroupState group;
  for (uint32_t i = 0; i < threads; ++i) {
    const ThreadId thread = builder_.thread(fmt::format("{}{}", thread_name, i + 1));
    group.agents.push_back(add_agent(Role::Worker, thread, index));
  }
  groups_.push_back(std::move(group));
  return index;
}

void GeneratorWorld::make_threads() {
  const ThreadId main = builder_.thread("main");
  emit(main, OperationKind::ThreadInit);
  add_looper("main", main);
  for (const char* name : {"render", "network", "database", "images"}) add_looper(name, builder_.thread(name));
  add_group("pool-", 4);
  groups_[k_pool].queues.push_back(
      {builder_.add_queue({Queue::Kind::Pool, builder_.name("pool"), ThreadId()}), false, false, {}});
  groups_[k_pool].queues.push_back(
      {builder_.add_queue({Queue::Kind::Serial, builder_.name("serial"), ThreadId()}), true, false, {}});
  add_group("Binder_", 8);
  for (uint32_t i = 0; i < k_dispatchers; ++i) {
    const NameId name = builder_.name(fmt::format("IClient{}", i));
    groups_[k_binder].queues.push_back(
        {builder_.add_queue({Queue::Kind::Binder, name, ThreadId()}), true, false, {}});
    const NameId remote = builder_.name(fmt::format("IService{}", i));
    remote_queues_.push_back(builder_.add_queue({Queue::Kind::Binder, remote, ThreadId()}));
  }
  for (uint32_t i = 0; i < 6; ++i) remote_threads_.push_back(builder_.thread(fmt::format("system{}", i), 1));
  for (const Agent& agent : agents_) {
    if (agent.thread == main) continue;
    const bool native = agent.role == Role::Worker && agent.index == k_binder;
    if (!native) emit(main, OperationKind::Fork, agent.thread.value());
    emit(agent.thread, OperationKind::ThreadInit);
  }
  wake_at(add_agent(Role::Inputs, ThreadId(), 0), k_second / 10);
  wake_at(add_agent(Role::Calls, ThreadId(), 0), k_second / 20);
  display_ = add_agent(Role::Display, ThreadId(), 0);
}

void GeneratorWorld::wake_at(uint32_t agent, int64_t time) {
  agents_[agent].wake = time;
  if (time != GeneratorQueue::k_never) wakes_.push({time, order_++, agent});
}

void GeneratorWorld::run() {
  while (!wakes_.empty()) {
    const Wake wake = wakes_.top();
    wakes_.pop();
    if (agents_[wake.agent].wake != wake.time) continue;  // It changed its mind.
    agents_[wake.agent].wake = GeneratorQueue::k_never;
    now_ = wake.time;
    step(wake.agent);
  }
}

void GeneratorWorld::step(uint32_t agent) {
  switch (agents_[agent].role) {
    case Role::Looper: return step_looper(agent);
    case Role::Worker: return step_worker(agent);
    case Role::Transient: return step_transient(agent);
    case Role::Inputs: return step_inputs(agent);
    case Role::Display: return step_display();
    case Role::Calls: return step_calls(agent);
  }
}

void GeneratorWorld::step_looper(uint32_t agent) {
  Agent& self = agents_[agent];
  LooperState& looper = loopers_[self.index];
  if (self.running.valid()) {
    slice(agent);
    if (self.slices > 0) return wake_at(agent, now_ + milliseconds(2));
    end_event(agent);
  }
  if (is_over()) return;
  const MessageId next = next_of(looper);
  if (!next.valid()) return wake_at(agent, std::max(looper.messages.next_time(), now_));
  begin_event(agent, next);
  wake_at(agent, now_ + milliseconds(1));
}

void GeneratorWorld::step_worker(uint32_t agent) {
  Agent& self = agents_[agent];
  GroupState& group = groups_[self.index];
  if (self.running.valid()) {
    slice(agent);
    if (self.slices > 0) return wake_at(agent, now_ + milliseconds(4));
    end_event(agent);
    group.queues[self.queue].running = false;
  }
  if (is_over()) return;
  const MessageId next = next_of(group, self.queue);
  if (!next.valid()) return;
  group.queues[self.queue].running = true;
  begin_event(agent, next);
  wake_at(agent, now_ + milliseconds(3));
}

void GeneratorWorld::step_transient(uint32_t agent) {
  slice(agent);
  if (agents_[agent].slices > 0) return wake_at(agent, now_ + milliseconds(10));
  emit(agents_[agent].thread, OperationKind::ThreadExit);
  ended_threads_.push_back(agents_[agent].thread);
}

void GeneratorWorld::step_inputs(uint32_t agent) {
  if (is_over()) return;
  Message input;
  input.queue = loopers_[0].queue;
  input.type = MessageType::Input;
  loopers_[0].native.push_back(add_message(input));
  wake_looper(loopers_[0], now_);
  const double pause = static_cast<double>(k_second) / rates_.inputs;
  wake_at(agent, now_ + static_cast<int64_t>(pause * (0.1 + 1.8 * random_.below(1000) / 1000)));
}

void GeneratorWorld::step_display() {
  if (is_over()) return;
  Message display;
  display.queue = loopers_[0].queue;
  display.type = MessageType::Display;
  loopers_[0].native.push_back(add_message(display));
  wake_looper(loopers_[0], now_);
}

void GeneratorWorld::step_calls(uint32_t agent) {
  if (is_over()) return;
  const ThreadId sender = remote_threads_[random_.below(3)];
  post_to_group(sender, StackId(), k_binder, random_.small_below(k_dispatchers), MessageType::Ipc);
  const double pause = static_cast<double>(k_second) / rates_.calls_in;
  wake_at(agent, now_ + static_cast<int64_t>(pause * (0.1 + 1.8 * random_.below(1000) / 1000)));
}

/// Makes a looper that sleeps look at its queue in time.
void GeneratorWorld::wake_looper(LooperState& looper, int64_t time) {
  const Agent& agent = agents_[looper.agent];
  if (!agent.running.valid() && time < agent.wake) wake_at(looper.agent, std::max(time, now_));
}

void GeneratorWorld::wake_group(uint32_t group) {
  for (const uint32_t agent : groups_[group].agents) {
    if (agents_[agent].running.valid() || agents_[agent].wake != GeneratorQueue::k_never) continue;
    return wake_at(agent, now_ + milliseconds(1));
  }
}

/// Native events, then messages that are due, then one pass of idle handlers.
MessageId GeneratorWorld::next_of(LooperState& looper) {
  if (!looper.idle_pass.empty()) {
    const MessageId idle = looper.idle_pass.front();
    looper.idle_pass.pop_front();
    return idle;
  }
  if (!looper.native.empty()) {
    const MessageId native = looper.native.front();
    looper.native.pop_front();
    return native;
  }
  if (const auto message = looper.messages.take(now_)) {
    looper.idle_done = false;
    return *message;
  }
  if (looper.idle_done || looper.idle.empty() || !looper.messages.is_idle(now_)) return MessageId();
  looper.idle_done = true;
  looper.idle_pass.assign(looper.idle.begin(), looper.idle.end());
  looper.idle.clear();
  return next_of(looper);
}

MessageId GeneratorWorld::next_of(GroupState& group, uint32_t& queue) {
  const auto count = static_cast<uint32_t>(group.queues.size());
  for (uint32_t i = 0; i < count; ++i) {
    queue = group.next_queue++ % count;
    FifoState& fifo = group.queues[queue];
    if (fifo.messages.empty() || (fifo.serial && fifo.running)) continue;
    const MessageId message = fifo.messages.front();
    fifo.messages.pop_front();
    return message;
  }
  return MessageId();
}

void GeneratorWorld::begin_event(uint32_t agent, MessageId message) {
  Agent& self = agents_[agent];
  self.running = message;
  self.slices = 1 + random_.small_below(4);
  self.task = task_of_[message.value()];
  emit(self.thread, OperationKind::Begin, message.value());
  if (message == frame_) begin_frame(self);
  if (builder_.tables().messages[message].type == MessageType::Display) begin_display(self);
}

/// The frame is drawn: its barrier goes.
void GeneratorWorld::begin_frame(const Agent& agent) {
  emit(agent.thread, OperationKind::RemoveBarrier, barrier_.value(), loopers_[0].queue.value(), site(agent));
  loopers_[0].messages.remove_barrier(barrier_);
  barrier_ = BarrierId();
  frame_ = MessageId();
}

/// The display's signal posts the frame that was asked for, past the barrier.
void GeneratorWorld::begin_display(const Agent& agent) {
  if (!barrier_.valid() || frame_.valid()) return;
  Message message;
  message.queue = loopers_[0].queue;
  message.type = MessageType::AtTime;
  message.time = now_;
  message.asynchronous = true;
  frame_ = add_message(message);
  emit(agent.thread, OperationKind::Enqueue, frame_.value(), message.queue.value(), site(agent));
  loopers_[0].messages.add(frame_, now_, true);
}

void GeneratorWorld::end_event(uint32_t agent) {
  Agent& self = agents_[agent];
  const Message message = builder_.tables().messages[self.running];
  if (message.type == MessageType::Idle && random_.one_in(2) && !is_over())
    post_idle(self.thread, site(self), loopers_[self.index], true, self.task);
  emit(self.thread, OperationKind::End, self.running.value());
  self.running = MessageId();
}

MessageId GeneratorWorld::add_message(Message message) {
  const auto task = random_.small_below(static_cast<uint32_t>(program_.task_count()));
  message.label = program_.task(task).label;
  task_of_.push_back(task);
  return builder_.add_message(message);
}

void GeneratorWorld::emit(ThreadId thread, OperationKind kind, uint32_t subject, uint32_t object, StackId stack,
                          uint8_t flags) {
  Operation operation;
  operation.kind = kind;
  operation.flags = flags;
  operation.thread = thread;
  operation.subject = subject;
  operation.object = object;
  operation.stack = stack;
  sink_(operation);
}

NameId generate_trace(const GeneratorOptions& options, TraceTables& tables,
                      const std::function<void(const Operation&)>& emit) {
  GeneratorWorld world(options, tables, emit);
  world.run();
  return world.process();
}

}  // namespace antecede::trace
