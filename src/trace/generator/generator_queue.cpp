#include "trace/generator/generator_queue.h"

#include <algorithm>

namespace antecede::trace {

void GeneratorQueue::insert(const Entry& entry) {
  const auto after = [](int64_t when, const Entry& other) { return when < other.when; };
  entries_.insert(std::upper_bound(entries_.begin(), entries_.end(), entry.when, after), entry);
}

void GeneratorQueue::add(MessageId message, int64_t when, bool asynchronous) {
  insert({when, message, BarrierId(), asynchronous});
}

void GeneratorQueue::add_front(MessageId message, bool asynchronous) {
  entries_.insert(entries_.begin(), {0, message, BarrierId(), asynchronous});
}

void GeneratorQueue::add_barrier(BarrierId barrier, int64_t when) {
  insert({when, MessageId(), barrier, false});
}

void GeneratorQueue::remove_barrier(BarrierId barrier) {
  std::erase_if(entries_, [&](const Entry& entry) { return entry.barrier == barrier; });
}

bool GeneratorQueue::remove(MessageId message) {
  return std::erase_if(entries_, [&](const Entry& entry) { return entry.message == message; }) != 0;
}

size_t GeneratorQueue::next_index() const {
  if (entries_.empty() || !entries_.front().barrier.valid()) return 0;
  size_t index = 0;
  while (index < entries_.size() && !entries_[index].asynchronous) ++index;
  return index;
}

std::optional<MessageId> GeneratorQueue::take(int64_t now) {
  const size_t index = next_index();
  if (index >= entries_.size() || entries_[index].when > now) return std::nullopt;
  const MessageId message = entries_[index].message;
  entries_.erase(entries_.begin() + static_cast<std::ptrdiff_t>(index));
  return message;
}

int64_t GeneratorQueue::next_time() const {
  const size_t index = next_index();
  return index < entries_.size() ? entries_[index].when : k_never;
}

std::vector<MessageId> GeneratorQueue::waiting() const {
  std::vector<MessageId> messages;
  for (const Entry& entry : entries_)
    if (entry.message.valid()) messages.push_back(entry.message);
  return messages;
}

}  // namespace antecede::trace
