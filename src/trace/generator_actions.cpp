#include <algorithm>

#include <fmt/format.h>

#include "trace/generator_world.h"

namespace antecede::trace {

namespace {

constexpr int64_t k_second = 1'000'000'000;
constexpr int64_t k_millisecond = 1'000'000;
constexpr int64_t k_frame_time = k_second / 60;
constexpr uint32_t k_pool = 0;
constexpr uint32_t k_largest_slice = 1500;

/// Takes an element out of a vector without keeping its order.
template <class T>
T take_out(std::vector<T>& items, size_t index) {
  const T item = items[index];
  items[index] = items.back();
  items.pop_back();
  return item;
}

}  // namespace

bool GeneratorWorld::is_behind(Action action) const {
  return static_cast<double>(done_[action]) < rate_of_[action] * static_cast<double>(now_) / double(k_second);
}

void GeneratorWorld::slice(uint32_t agent) {
  Agent& self = agents_[agent];
  --self.slices;
  for (uint8_t i = 0; i < k_actions; ++i) {
    const auto action = static_cast<Action>(i);
    for (int times = 0; times < 3 && !is_over() && is_behind(action) && random_.one_in(2); ++times) act(action, self);
  }
  access(self);
}

void GeneratorWorld::act(Action action, const Agent& agent) {
  if (action == k_frame) return request_frame(agent);
  ++done_[action];
  switch (action) {
    case k_main_post: return post_to_looper(agent, 0);
    case k_other_post: return post_to_looper(agent, 1 + random_.below(static_cast<uint32_t>(loopers_.size()) - 1));
    case k_pool_post: return post_to_group(agent.thread, site(agent), k_pool, 0, MessageType::Delayed);
    case k_serial_post: return post_to_group(agent.thread, site(agent), k_pool, 1, MessageType::Delayed);
    case k_call_out: return call_out(agent);
    case k_invoke:
    case k_register:
    case k_unregister: return use_callback(action, agent);
    case k_remove: return remove_messages(agent);
    case k_release:
    case k_acquire: return use_token(action, agent);
    case k_notify:
    case k_wait: return use_notification(action, agent);
    case k_fork: return fork_thread(agent);
    case k_lock: return lock_something(agent);
    case k_frame:
    case k_actions: return;
  }
}

Message GeneratorWorld::looper_message(LooperState& looper) {
  Message message;
  message.queue = looper.queue;
  message.keys.target = looper.handlers[random_.below(4)];
  const uint32_t dice = random_.below(100);
  if (dice < 60) return message;
  if (dice < 84) {
    constexpr int64_t k_delays[] = {16, 50, 100, 250, 300, 500, 1000, 2500};
    message.time = k_delays[random_.small_below(8)] * k_millisecond;
  } else if (dice < 93) {
    message.type = MessageType::AtTime;
    message.time = now_ + int64_t(random_.below(400)) * k_millisecond;
  } else {
    message.type = MessageType::Front;
  }
  return message;
}

void GeneratorWorld::post_to_looper(const Agent& agent, uint32_t index) {
  LooperState& looper = loopers_[index];
  if (random_.one_in(20)) return post_idle(agent.thread, site(agent), looper, false, agent.task);
  Message message = looper_message(looper);
  const uint32_t runnable = random_.small_below(64);
  if (random_.one_in(2)) {
    message.keys.callback = runnables_[runnable];
  } else {
    message.keys.what = 1 + static_cast<int32_t>(runnable % 12);
  }
  const MessageId id = add_message(message);
  emit(agent.thread, OperationKind::Enqueue, id.value(), looper.queue.value(), site(agent));
  if (message.type == MessageType::Front) {
    looper.messages.add_front(id, false);
  } else {
    looper.messages.add(id, message.type == MessageType::AtTime ? message.time : now_ + message.time, false);
  }
  wake_looper(looper, looper.messages.next_time());
}

void GeneratorWorld::post_idle(ThreadId thread, StackId stack, LooperState& looper, bool rerun, uint32_t task) {
  Message message;
  message.queue = looper.queue;
  message.type = MessageType::Idle;
  message.rerun = rerun;
  message.keys.callback = runnables_[task];
  const MessageId id = add_message(message);
  emit(thread, OperationKind::Enqueue, id.value(), looper.queue.value(), stack);
  looper.idle.push_back(id);
}

void GeneratorWorld::post_to_group(ThreadId thread, StackId stack, uint32_t group, uint32_t queue, MessageType type) {
  FifoState& fifo = groups_[group].queues[queue];
  Message message;
  message.queue = fifo.queue;
  message.type = type;
  const MessageId id = add_message(message);
  emit(thread, OperationKind::Enqueue, id.value(), fifo.queue.value(), stack);
  fifo.messages.push_back(id);
  wake_group(group);
}

/// Takes back what has the keys of a message that waits, or of nothing at all.
void GeneratorWorld::remove_messages(const Agent& agent) {
  LooperState& looper = loopers_[random_.one_in(3) ? 1 + random_.below(4) : 0];
  const auto& messages = builder_.tables().messages;
  std::vector<MessageId> waiting = looper.messages.waiting();
  std::erase_if(waiting, [&](MessageId id) { return !messages[id].keys.target.valid(); });
  Removal removal;
  removal.queue = looper.queue;
  removal.matched_keys = Removal::k_target | Removal::k_what;
  removal.keys.target = looper.handlers[random_.below(4)];
  removal.keys.what = 99;
  if (!waiting.empty() && !random_.one_in(3)) {
    removal.keys = messages[waiting[random_.below(static_cast<uint32_t>(waiting.size()))]].keys;
    if (removal.keys.callback.valid()) removal.matched_keys = Removal::k_target | Removal::k_callback;
  }
  std::erase_if(waiting, [&](MessageId id) { return messages[id].keys != removal.keys; });
  const RemovalId id = builder_.add_removal(removal);
  const StackId stack = site(agent);
  if (waiting.empty()) emit(agent.thread, OperationKind::Remove, Operation::k_none, id.value(), stack);
  for (const MessageId message : waiting) {
    looper.messages.remove(message);
    emit(agent.thread, OperationKind::Remove, message.value(), id.value(), stack);
  }
}

/// A call to a service of another process that waits for the answer.
void GeneratorWorld::call_out(const Agent& agent) {
  const QueueId queue = remote_queues_[random_.small_below(static_cast<uint32_t>(remote_queues_.size()))];
  const ThreadId server = remote_threads_[3 + random_.below(3)];
  Message message;
  message.queue = queue;
  message.type = MessageType::Ipc;
  const MessageId id = add_message(message);
  const StackId stack = site(agent);
  emit(agent.thread, OperationKind::Enqueue, id.value(), queue.value(), stack, Operation::k_synchronous);
  emit(server, OperationKind::Begin, id.value());
  emit(server, OperationKind::End, id.value());
  emit(agent.thread, OperationKind::EnqueueEnd, id.value(), Operation::k_none, stack);
}

void GeneratorWorld::fork_thread(const Agent& agent) {
  const ThreadId thread = builder_.add_thread({builder_.name(fmt::format("Thread-{}", ++transients_)), 0});
  const uint32_t child = add_agent(Role::Transient, thread, 0);
  agents_[child].slices = 1 + random_.below(4);
  agents_[child].task = random_.small_below(static_cast<uint32_t>(program_.task_count()));
  emit(agent.thread, OperationKind::Fork, thread.value(), Operation::k_none, site(agent));
  emit(thread, OperationKind::ThreadInit);
  wake_at(child, now_ + milliseconds(5));
  if (!ended_threads_.empty() && random_.one_in(2)) {
    const ThreadId ended = take_out(ended_threads_, random_.below(static_cast<uint32_t>(ended_threads_.size())));
    emit(agent.thread, OperationKind::Join, ended.value(), Operation::k_none, site(agent));
  }
}

/// Asks for a frame: a barrier keeps everything else back until it is drawn.
void GeneratorWorld::request_frame(const Agent& agent) {
  if (barrier_.valid() || agent.thread != agents_[loopers_[0].agent].thread) return;
  ++done_[k_frame];
  barrier_ = builder_.add_barrier({loopers_[0].queue, now_});
  emit(agent.thread, OperationKind::PostBarrier, barrier_.value(), loopers_[0].queue.value(), site(agent));
  loopers_[0].messages.add_barrier(barrier_, now_);
  wake_at(display_, (now_ / k_frame_time + 1) * k_frame_time);
}

void GeneratorWorld::use_callback(Action action, const Agent& agent) {
  if (action == k_register || registered_.empty()) {
    registered_.push_back(builder_.add_callback());
    return emit(agent.thread, OperationKind::Register, registered_.back().value(), Operation::k_none, site(agent));
  }
  const size_t index = random_.below(static_cast<uint32_t>(registered_.size()));
  const CallbackId callback = action == k_unregister ? take_out(registered_, index) : registered_[index];
  const bool invoke = action == k_invoke;
  const uint8_t flags = invoke && random_.one_in(2) ? uint8_t(Operation::k_synchronous) : uint8_t(0);
  emit(agent.thread, invoke ? OperationKind::Invoke : OperationKind::Unregister, callback.value(), Operation::k_none,
       site(agent), flags);
}

void GeneratorWorld::use_token(Action action, const Agent& agent) {
  if (action == k_release || released_.empty()) {
    released_.push_back(builder_.add_token());
    return emit(agent.thread, OperationKind::Release, released_.back().value(), Operation::k_none, site(agent));
  }
  const TokenId token = take_out(released_, random_.below(static_cast<uint32_t>(released_.size())));
  emit(agent.thread, OperationKind::Acquire, token.value(), Operation::k_none, site(agent));
}

void GeneratorWorld::use_notification(Action action, const Agent& agent) {
  if (action == k_notify || notified_.empty()) {
    notified_.push_back(next_notification_++);
    return emit(agent.thread, OperationKind::Notify, notified_.back(), Operation::k_none, site(agent));
  }
  const uint32_t id = take_out(notified_, random_.below(static_cast<uint32_t>(notified_.size())));
  emit(agent.thread, OperationKind::Wait, id, Operation::k_none, site(agent));
}

void GeneratorWorld::lock_something(const Agent& agent) {
  const LockId lock = locks_[random_.small_below(static_cast<uint32_t>(locks_.size()))];
  const uint8_t flags = random_.one_in(8) ? uint8_t(Operation::k_shared) : uint8_t(0);
  emit(agent.thread, OperationKind::Lock, lock.value(), Operation::k_none, site(agent), flags);
  access(agent);
  emit(agent.thread, OperationKind::Unlock, lock.value(), Operation::k_none, site(agent), flags);
}

/// As many accesses as keep the whole at its rate, more or less.
void GeneratorWorld::access(const Agent& agent) {
  const double due =
      rates_.accesses * static_cast<double>(now_) / double(k_second) - static_cast<double>(accesses_done_);
  const auto most = static_cast<uint32_t>(std::clamp(due, 8.0, double(k_largest_slice)));
  accesses_.clear();
  program_.run(program_.task(agent.task), agent.thread, random_.below(most), accesses_);
  accesses_done_ += accesses_.size();
  for (const Operation& operation : accesses_) sink_(operation);
}

}  // namespace antecede::trace
