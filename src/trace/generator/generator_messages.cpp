#include "trace/generator/generator_device.h"

// The messages of the made-up device.
namespace antecede::trace {

namespace {

bool names(const Removal& removal, const MessageKeys& keys) {
  const auto differs = [&](Removal::Key key, bool equal) { return (removal.matched_keys & key) != 0 && !equal; };
  return !differs(Removal::k_target, removal.keys.target == keys.target) &&
         !differs(Removal::k_callback, removal.keys.callback == keys.callback) &&
         !differs(Removal::k_what, removal.keys.what == keys.what) &&
         !differs(Removal::k_token, removal.keys.token == keys.token);
}

}  // namespace

MessageId GeneratorDevice::add_message(const Message& message, const GeneratorPlan& plan) {
  plans_.push_back(plan);
  return tables_.add_message(message);
}

MessageId GeneratorDevice::post(ThreadId by, StackId stack, uint32_t index, Message message,
                                const GeneratorPlan& plan) {
  Looper& looper = loopers_[index];
  message.queue = looper.queue;
  const MessageId id = add_message(message, plan);
  emit(by, OperationKind::Enqueue, id.value(), looper.queue.value(), stack);
  switch (message.type) {
    case MessageType::Idle: looper.idle.push_back(id); break;
    case MessageType::Front: looper.messages.add_front(id, message.asynchronous); break;
    case MessageType::AtTime: looper.messages.add(id, message.time, message.asynchronous); break;
    default: looper.messages.add(id, now_ + message.time, message.asynchronous); break;
  }
  wake_looper(looper, looper.messages.next_time());
  return id;
}

void GeneratorDevice::post_native(uint32_t index, MessageType type, const GeneratorPlan& plan) {
  Looper& looper = loopers_[index];
  Message message;
  message.queue = looper.queue;
  message.type = type;
  looper.native.push_back(add_message(message, plan));
  wake_looper(looper, now_);
}

MessageId GeneratorDevice::post_to_group(ThreadId by, StackId stack, uint32_t group, uint32_t queue, Message message,
                                         const GeneratorPlan& plan) {
  Fifo& fifo = groups_[group].fifos[queue];
  message.queue = fifo.queue;
  const MessageId id = add_message(message, plan);
  emit(by, OperationKind::Enqueue, id.value(), fifo.queue.value(), stack);
  fifo.messages.push_back(id);
  wake_group(group);
  return id;
}

void GeneratorDevice::remove(ThreadId by, StackId stack, uint32_t index, uint8_t asked, const MessageKeys& keys) {
  Looper& looper = loopers_[index];
  const auto& messages = tables_.tables().messages;
  const Removal removal{looper.queue, asked, keys};
  const RemovalId id = tables_.add_removal(removal);
  std::vector<MessageId> waiting = looper.messages.waiting();
  std::erase_if(waiting, [&](MessageId message) { return !names(removal, messages[message].keys); });
  if (waiting.empty()) emit(by, OperationKind::Remove, Operation::k_none, id.value(), stack);
  for (const MessageId message : waiting) {
    looper.messages.remove(message);
    emit(by, OperationKind::Remove, message.value(), id.value(), stack);
  }
}

BarrierId GeneratorDevice::post_barrier(ThreadId by, StackId stack, uint32_t index) {
  Looper& looper = loopers_[index];
  const BarrierId barrier = tables_.add_barrier({looper.queue, now_});
  emit(by, OperationKind::PostBarrier, barrier.value(), looper.queue.value(), stack);
  looper.messages.add_barrier(barrier, now_);
  return barrier;
}

void GeneratorDevice::remove_barrier(ThreadId by, StackId stack, uint32_t index, BarrierId barrier) {
  Looper& looper = loopers_[index];
  emit(by, OperationKind::RemoveBarrier, barrier.value(), looper.queue.value(), stack);
  looper.messages.remove_barrier(barrier);
}

}  // namespace antecede::trace
