#include "runtime/threads/monitors.h"

#include "runtime/heap/collector.h"

namespace antecede::runtime {

uint32_t Monitor::shared_by(uint32_t thread) const {
  for (const auto& [who, times] : sharers)
    if (who == thread) return times;
  return 0;
}

Monitor* Monitors::find(const Heap& heap, Ref ref) {
  const uint32_t lock = heap.object(ref)->lock;
  return lock & k_inflated ? &items_[lock & ~k_inflated] : nullptr;
}

Monitor& Monitors::of(Heap& heap, Ref ref) {
  uint32_t& lock = heap.object(ref)->lock;
  if (lock & k_inflated) return items_[lock & ~k_inflated];
  uint32_t place = static_cast<uint32_t>(items_.size());
  if (free_.empty()) {
    items_.emplace_back();
  } else {
    place = free_.back();
    free_.pop_back();
  }
  Monitor& monitor = items_[place];
  monitor.object = ref;
  monitor.owner = lock & 0xffff;
  monitor.entries = monitor.owner ? (lock >> 16) + 1 : 0;
  lock = k_inflated | place;
  return monitor;
}

int32_t Monitors::identity_hash(Heap& heap, Ref ref) {
  Monitor& monitor = of(heap, ref);
  if (monitor.hash == 0) {
    // A permutation of the 31-bit numbers, so that hashes differ as long as possible and spread over tables.
    ++hashes_;
    monitor.hash = static_cast<int32_t>((hashes_ * 0x9e3779b1u ^ 0x2545f491u) & 0x7fffffffu);
    if (monitor.hash == 0) monitor.hash = 1;
  }
  return monitor.hash;
}

bool Monitors::enter(Heap& heap, Ref ref, uint32_t thread) {
  uint32_t& lock = heap.object(ref)->lock;
  if (lock == 0) {
    lock = thread + 1;
    return true;
  }
  const bool can_count = (lock & (k_inflated | 0xffff)) == thread + 1 && lock < 0x7ff00000;
  if (can_count) {
    lock += k_entry;
    return true;
  }
  Monitor& monitor = of(heap, ref);
  if (monitor.owner != 0 && monitor.owner != thread + 1) return false;
  monitor.owner = thread + 1;
  ++monitor.entries;
  return true;
}

bool Monitors::exit(Heap& heap, Ref ref, uint32_t thread, bool& released) {
  uint32_t& lock = heap.object(ref)->lock;
  released = false;
  if (!(lock & k_inflated)) {
    if ((lock & 0xffff) != thread + 1) return false;
    released = lock < k_entry;
    lock = released ? 0 : lock - k_entry;
    return true;
  }
  Monitor& monitor = items_[lock & ~k_inflated];
  if (monitor.owner != thread + 1) return false;
  if (--monitor.entries == 0) {
    monitor.owner = 0;
    released = true;
  }
  return true;
}

bool Monitors::is_held(const Heap& heap, Ref ref, uint32_t thread) {
  const uint32_t lock = heap.object(ref)->lock;
  return (lock & k_inflated ? items_[lock & ~k_inflated].owner : lock & 0xffff) == thread + 1;
}

uint32_t Monitors::owner(const Heap& heap, Ref ref) const {
  const uint32_t lock = heap.object(ref)->lock;
  const uint32_t owner = lock & k_inflated ? items_[lock & ~k_inflated].owner : lock & 0xffff;
  return owner == 0 ? k_nobody : owner - 1;
}

uint32_t Monitors::lock_owner(const Heap& heap, Ref ref) const {
  const uint32_t lock = heap.object(ref)->lock;
  if (!(lock & k_inflated)) return k_nobody;
  const Monitor& monitor = items_[lock & ~k_inflated];
  if (monitor.lock_owner != 0) return monitor.lock_owner - 1;
  return monitor.sharers.empty() ? k_nobody : monitor.sharers.front().first - 1;
}

void Monitors::abandon(Heap& heap, Ref ref) {
  uint32_t& lock = heap.object(ref)->lock;
  if (lock & k_inflated)
    items_[lock & ~k_inflated].owner = items_[lock & ~k_inflated].entries = 0;
  else
    lock = 0;
}

bool Monitors::is_free(const Heap& heap, Ref ref, uint32_t thread) const {
  const uint32_t lock = heap.object(ref)->lock;
  const uint32_t owner = lock & k_inflated ? items_[lock & ~k_inflated].owner : lock & 0xffff;
  return owner == 0 || owner == thread + 1;
}

bool Monitors::is_lock_free(const Heap& heap, Ref ref, uint32_t thread, bool shared) const {
  const uint32_t lock = heap.object(ref)->lock;
  if (!(lock & k_inflated)) return true;
  const Monitor& monitor = items_[lock & ~k_inflated];
  if (monitor.lock_owner != 0) return monitor.lock_owner == thread + 1;
  return shared || monitor.sharers.empty();
}

void Monitors::release_others(Heap& heap, const std::vector<Ref>& objects, uint32_t thread) {
  for (Monitor& monitor : items_) {
    if (monitor.owner != thread + 1) monitor.owner = monitor.entries = 0;
    if (monitor.lock_owner != thread + 1) monitor.lock_owner = monitor.lock_entries = 0;
    std::erase_if(monitor.sharers, [&](const auto& sharer) { return sharer.first != thread + 1; });
  }
  for (const Ref ref : objects) {
    if (!ref) continue;
    uint32_t& lock = heap.object(ref)->lock;
    if (!(lock & k_inflated) && (lock & 0xffff) != thread + 1) lock = 0;
  }
}

void Monitors::update(const Collector& collector) {
  for (uint32_t i = 0; i < items_.size(); ++i) {
    Monitor& monitor = items_[i];
    if (!monitor.object) continue;
    if (collector.is_live(monitor.object)) {
      monitor.object = collector.moved(monitor.object);
    } else {
      monitor = Monitor();
      free_.push_back(i);
    }
  }
}

}  // namespace antecede::runtime
