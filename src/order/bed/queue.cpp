#include "order/bed/queue.h"

#include <algorithm>

namespace antecede::order::bed {

void LooperQueue::enqueue(Entry entry) {
  auto place = entries_.begin();
  if (entry.when != 0) {
    place =
        std::find_if(entries_.begin(), entries_.end(), [&](const Entry& other) { return entry.when < other.when; });
  }
  entries_.insert(place, entry);
}

void LooperQueue::post_barrier(uint32_t id, int64_t now) {
  auto place = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& other) { return now < other.when; });
  entries_.insert(place, {id, now, true, false});
}

bool LooperQueue::remove_barrier(uint32_t id) {
  return std::erase_if(entries_, [&](const Entry& entry) { return entry.barrier && entry.id == id; }) > 0;
}

std::optional<uint32_t> LooperQueue::peek(int64_t now) const {
  auto head = entries_.begin();
  if (head != entries_.end() && head->barrier) {
    head =
        std::find_if(head, entries_.end(), [](const Entry& entry) { return !entry.barrier && entry.asynchronous; });
  }
  if (head == entries_.end() || now < head->when) return std::nullopt;
  return head->id;
}

void LooperQueue::take(uint32_t id) {
  std::erase_if(entries_, [&](const Entry& entry) { return !entry.barrier && entry.id == id; });
}

std::optional<int64_t> LooperQueue::next_deadline(int64_t now) const {
  for (const Entry& entry : entries_)
    if (entry.when > now) return entry.when;
  return std::nullopt;
}

}  // namespace antecede::order::bed
