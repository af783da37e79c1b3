#include "mutation/memory_meter.h"

#include <atomic>
#include <cstdint>

#include "mutation/failure_note.h"

// The sanitizers' public interface; gcc ships the functions without their header.
extern "C" int __sanitizer_install_malloc_and_free_hooks(void (*on_malloc)(const volatile void*, size_t),
                                                         void (*on_free)(const volatile void*));
extern "C" size_t __sanitizer_get_allocated_size(const volatile void* pointer);

namespace antecede::mutation {

namespace {

std::atomic<int64_t> g_in_use{0};
std::atomic<int64_t> g_start{0};
std::atomic<int64_t> g_peak{0};
std::atomic<int64_t> g_ceiling{INT64_MAX};

void raise_peak(int64_t now) {
  int64_t peak = g_peak.load(std::memory_order_relaxed);
  while (now > peak && !g_peak.compare_exchange_weak(peak, now, std::memory_order_relaxed)) {
  }
}

void on_malloc(const volatile void*, size_t size) {
  int64_t now =
      g_in_use.fetch_add(static_cast<int64_t>(size), std::memory_order_relaxed) + static_cast<int64_t>(size);
  raise_peak(now);
  if (now > g_ceiling.load(std::memory_order_relaxed)) {
    g_ceiling = INT64_MAX;
    stop_with_note("more memory than allowed");
  }
}

void on_free(const volatile void* pointer) {
  if (!pointer) return;
  size_t size = __sanitizer_get_allocated_size(pointer);
  g_in_use.fetch_sub(static_cast<int64_t>(size), std::memory_order_relaxed);
}

}  // namespace

void MemoryMeter::install() {
  __sanitizer_install_malloc_and_free_hooks(on_malloc, on_free);
}

void MemoryMeter::start(size_t limit) {
  int64_t now = g_in_use;
  g_start = now;
  g_peak = now;
  g_ceiling = now + static_cast<int64_t>(limit);
}

size_t MemoryMeter::stop() {
  g_ceiling = INT64_MAX;
  return static_cast<size_t>(g_peak - g_start);
}

}  // namespace antecede::mutation
