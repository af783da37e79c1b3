#include "trace/generator/generator_device.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

namespace antecede::trace {

namespace {

constexpr uint32_t k_nobody = UINT32_MAX;

}  // namespace

uint32_t GeneratorDevice::add_agent(Agent::Role role, ThreadId thread, uint32_t index) {
  Agent agent;
  agent.role = role;
  agent.thread = thread;
  agent.index = index;
  agents_.push_back(agent);
  return static_cast<uint32_t>(agents_.size() - 1);
}

uint32_t GeneratorDevice::add_looper(ThreadId thread) {
  const auto index = static_cast<uint32_t>(loopers_.size());
  Looper& looper = loopers_.emplace_back();
  looper.queue = tables_.add_queue({Queue::Kind::Looper, tables_.tables().threads[thread].name, thread});
  looper.agent = add_agent(Agent::Role::Looper, thread, index);
  return index;
}

uint32_t GeneratorDevice::add_group(std::string_view name, uint32_t threads, uint32_t process) {
  const auto index = static_cast<uint32_t>(groups_.size());
  Group& group = groups_.emplace_back();
  for (uint32_t i = 0; i < threads; ++i) {
    group.threads.push_back(tables_.add_thread({tables_.name(fmt::format("{}{}", name, i + 1)), process}));
    group.agents.push_back(add_agent(Agent::Role::Worker, group.threads.back(), index));
  }
  return index;
}

uint32_t GeneratorDevice::add_queue(uint32_t group, const Queue& queue) {
  std::vector<Fifo>& fifos = groups_[group].fifos;
  fifos.push_back({tables_.add_queue(queue), queue.kind != Queue::Kind::Pool, false, {}});
  return static_cast<uint32_t>(fifos.size() - 1);
}

void GeneratorDevice::add_thread(ThreadId thread, const GeneratorPlan& plan) {
  const uint32_t index = add_agent(Agent::Role::Thread, thread, 0);
  agents_[index].context = {thread, MessageId(), QueueId(), plan};
  set_slices(agents_[index]);
  wake_at(index, now_ + milliseconds(5));
}

void GeneratorDevice::at(int64_t time, std::function<void()> work) {
  uint32_t index = static_cast<uint32_t>(works_.size());
  if (free_works_.empty()) {
    works_.push_back(std::move(work));
  } else {
    index = free_works_.back();
    free_works_.pop_back();
    works_[index] = std::move(work);
  }
  wakes_.push({time, order_++, k_nobody, index});
}

double GeneratorDevice::pause_between(double times_a_minute) {
  constexpr double k_longest = 1e15;  // Longer than any recording.
  return std::min(60 * static_cast<double>(k_second) / times_a_minute, k_longest);
}

void GeneratorDevice::every_minute(double times, int64_t start, std::function<void()> work) {
  if (times <= 0) return;
  const auto next = start + static_cast<int64_t>(pause_between(times) * (0.1 + 1.8 * random_.share()));
  at(next, [this, times, next, work = std::move(work)] {
    work();
    every_minute(times, next, work);
  });
}

void GeneratorDevice::wake_at(uint32_t agent, int64_t time) {
  agents_[agent].wake = time;
  if (time != GeneratorQueue::k_never) wakes_.push({time, order_++, agent, 0});
}

void GeneratorDevice::run(GeneratorActor& actor) {
  actor_ = &actor;
  while (!wakes_.empty()) {
    const Wake wake = wakes_.top();
    wakes_.pop();
    if (wake.agent != k_nobody && agents_[wake.agent].wake != wake.time) continue;  // It changed its mind.
    now_ = wake.time;
    if (wake.agent == k_nobody) {
      do_work(wake.work);
    } else {
      agents_[wake.agent].wake = GeneratorQueue::k_never;
      step(wake.agent);
    }
  }
}

void GeneratorDevice::do_work(uint32_t index) {
  const std::function<void()> work = std::move(works_[index]);
  works_[index] = nullptr;
  free_works_.push_back(index);
  if (!is_over()) work();
}

void GeneratorDevice::step(uint32_t agent) {
  switch (agents_[agent].role) {
    case Agent::Role::Looper: return step_looper(agent);
    case Agent::Role::Worker: return step_worker(agent);
    case Agent::Role::Thread: return step_thread(agent);
  }
}

void GeneratorDevice::step_looper(uint32_t index) {
  Agent& agent = agents_[index];
  Looper& looper = loopers_[agent.index];
  if (agent.context.message.valid()) {
    slice(agent);
    if (agent.slices > 0) return wake_at(index, now_ + milliseconds(2));
    end_event(agent);
  }
  if (is_over()) return;
  const MessageId next = next_of(looper);
  if (!next.valid()) return wake_at(index, std::max(looper.messages.next_time(), now_));
  begin_event(agent, next);
  wake_at(index, now_ + milliseconds(1));
}

void GeneratorDevice::step_worker(uint32_t index) {
  Agent& agent = agents_[index];
  Group& group = groups_[agent.index];
  if (agent.context.message.valid()) {
    slice(agent);
    if (agent.slices > 0) return wake_at(index, now_ + milliseconds(4));
    end_event(agent);
    group.fifos[agent.fifo].running = false;
  }
  if (is_over()) return;
  const MessageId next = next_of(group, agent.fifo);
  if (!next.valid()) return;
  group.fifos[agent.fifo].running = true;
  begin_event(agent, next);
  wake_at(index, now_ + milliseconds(3));
}

void GeneratorDevice::step_thread(uint32_t index) {
  Agent& agent = agents_[index];
  slice(agent);
  if (agent.slices > 0) return wake_at(index, now_ + milliseconds(10));
  actor_->on_end(agent.context);
  emit(agent.thread, OperationKind::ThreadExit);
}

void GeneratorDevice::set_slices(Agent& agent) {
  agent.slices = 1 + random_.small_below(4);
  agent.acts = random_.below(agent.slices);
}

void GeneratorDevice::slice(Agent& agent) {
  --agent.slices;
  actor_->on_slice(agent.context, agent.slices == agent.acts);
}

/// Makes a looper that sleeps look at its queue in time.
void GeneratorDevice::wake_looper(Looper& looper, int64_t time) {
  const Agent& agent = agents_[looper.agent];
  if (!agent.context.message.valid() && time < agent.wake) wake_at(looper.agent, std::max(time, now_));
}

void GeneratorDevice::wake_group(uint32_t group) {
  for (const uint32_t agent : groups_[group].agents) {
    if (agents_[agent].context.message.valid() || agents_[agent].wake != GeneratorQueue::k_never) continue;
    return wake_at(agent, now_ + milliseconds(1));
  }
}

/// Native events, then messages that are due, then one pass of idle handlers.
MessageId GeneratorDevice::next_of(Looper& looper) {
  const auto first_of = [](std::deque<MessageId>& messages) {
    const MessageId message = messages.front();
    messages.pop_front();
    return message;
  };
  if (!looper.idle_pass.empty()) return first_of(looper.idle_pass);
  if (!looper.native.empty()) return first_of(looper.native);
  if (const auto message = looper.messages.take(now_)) {
    looper.idle_done = false;
    return *message;
  }
  if (looper.idle_done || looper.idle.empty() || !looper.messages.is_idle(now_)) return MessageId();
  looper.idle_done = true;
  looper.idle_pass.assign(looper.idle.begin(), looper.idle.end());
  looper.idle.clear();
  return first_of(looper.idle_pass);
}

MessageId GeneratorDevice::next_of(Group& group, uint32_t& index) {
  const auto count = static_cast<uint32_t>(group.fifos.size());
  for (uint32_t i = 0; i < count; ++i) {
    index = group.next_fifo++ % count;
    Fifo& fifo = group.fifos[index];
    if (fifo.messages.empty() || (fifo.one_at_a_time && fifo.running)) continue;
    const MessageId message = fifo.messages.front();
    fifo.messages.pop_front();
    return message;
  }
  return MessageId();
}

void GeneratorDevice::begin_event(Agent& agent, MessageId message) {
  agent.context = {agent.thread, message, tables_.tables().messages[message].queue, plans_[message.value()]};
  set_slices(agent);
  emit(agent.thread, OperationKind::Begin, message.value());
  actor_->on_begin(agent.context);
}

void GeneratorDevice::end_event(Agent& agent) {
  actor_->on_end(agent.context);
  emit(agent.thread, OperationKind::End, agent.context.message.value());
  agent.context.message = MessageId();
}

void GeneratorDevice::emit(ThreadId thread, OperationKind kind, uint32_t subject, uint32_t object, StackId stack,
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

}  // namespace antecede::trace
