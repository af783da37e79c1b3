#include "mutation/watchdog.h"

#include <chrono>
#include <csignal>
#include <cstdio>
#include <ctime>

namespace antecede::mutation {

namespace {

constexpr auto k_interval = std::chrono::milliseconds(100);

double seconds_of(clockid_t clock) {
  timespec time{};
  clock_gettime(clock, &time);
  return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

Watchdog::Watchdog(const Limits& limits) : limits_(limits), guarded_(pthread_self()) {
  thread_ = std::thread([this] { watch(); });
}

Watchdog::~Watchdog() {
  {
    std::lock_guard lock(mutex_);
    finished_ = true;
  }
  finished_signal_.notify_one();
  thread_.join();
}

void Watchdog::start() {
  cpu_start_ = seconds_of(CLOCK_PROCESS_CPUTIME_ID);
  elapsed_start_ = seconds_of(CLOCK_MONOTONIC);
  active_ = true;
}

double Watchdog::stop() {
  active_ = false;
  return seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu_start_;
}

void Watchdog::watch() {
  std::unique_lock lock(mutex_);
  while (!finished_signal_.wait_for(lock, k_interval, [this] { return finished_; })) look();
}

void Watchdog::look() {
  if (!active_) return;
  bool too_long = seconds_of(CLOCK_PROCESS_CPUTIME_ID) - cpu_start_ > limits_.cpu_seconds ||
                  seconds_of(CLOCK_MONOTONIC) - elapsed_start_ > limits_.elapsed_seconds;
  if (!too_long) return;
  active_ = false;  // dying takes a while, too
  std::fputs("mutate: took longer than allowed\n", stderr);
  pthread_kill(guarded_, SIGABRT);
}

}  // namespace antecede::mutation
