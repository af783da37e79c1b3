#include "base/parallel.h"

#include <algorithm>
#include <atomic>
#include <system_error>
#include <thread>
#include <vector>

namespace antecede::base {

size_t worker_count(size_t jobs) {
  return jobs ? jobs : std::max<size_t>(1, std::thread::hardware_concurrency());
}

void parallel_for(size_t count, size_t jobs, const std::function<void(size_t index)>& work) {
  const size_t workers = std::min(worker_count(jobs), count);
  const size_t chunk = std::max<size_t>(1, count / (std::max<size_t>(workers, 1) * 16));
  std::atomic<size_t> next{0};
  auto run = [&] {
    for (size_t first; (first = next.fetch_add(chunk)) < count;)
      for (size_t index = first; index < std::min(first + chunk, count); ++index) work(index);
  };
  std::vector<std::thread> threads;
  threads.reserve(workers);
  try {
    for (size_t i = 1; i < workers; ++i) threads.emplace_back(run);
  } catch (const std::system_error&) {
    // The system grants no more: those that there are do the work.
  }
  run();
  for (std::thread& thread : threads) thread.join();
}

}  // namespace antecede::base
