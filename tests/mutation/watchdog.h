#pragma once

#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <pthread.h>

#include "mutation/limits.h"

namespace antecede::mutation {

/// Ends the process, with the stack of the thread it guards, if one input takes too long. Guards the thread
/// that made it.
class Watchdog {
 public:
  explicit Watchdog(const Limits& limits);
  ~Watchdog();

  void start();
  /// The processor seconds since `start`.
  double stop();

 private:
  void watch();
  void look();

  Limits limits_;
  pthread_t guarded_;
  std::atomic<bool> active_{false};
  std::atomic<double> cpu_start_{0};
  std::atomic<double> elapsed_start_{0};
  std::mutex mutex_;
  std::condition_variable finished_signal_;
  bool finished_ = false;
  std::thread thread_;
};

}  // namespace antecede::mutation
