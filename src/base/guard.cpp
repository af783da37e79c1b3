#include "base/guard.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <unistd.h>

#include "base/error.h"

namespace antecede::base {

namespace {

using Clock = std::chrono::steady_clock;

/// The guard looks this often whether something is over.
constexpr std::chrono::milliseconds k_look_every{20};
/// After an interruption: the user can interrupt again.
constexpr double k_interrupted_grace_seconds = 15;
/// Work that ends in order may take so much more until it has ended.
constexpr uint64_t k_grace_bytes = uint64_t(256) << 20;

std::atomic<StopReason> g_reason{StopReason::None};
std::atomic<int> g_signals{0};

/// Names of files that are not whole. A handler of signals can read no other kind of list.
constexpr size_t k_most_temporaries = 256;
std::array<std::atomic<char*>, k_most_temporaries> g_temporaries;

void remove_temporaries() {
  for (const std::atomic<char*>& one : g_temporaries)
    if (const char* name = one.load()) ::unlink(name);
}

/// Nothing but system calls, so that it can be called anywhere.
[[noreturn]] void leave(int code, std::string_view sentence) {
  remove_temporaries();
  constexpr std::string_view k_begin = "antecede: ", k_end = "\n";
  for (const std::string_view part : {k_begin, sentence, k_end}) {
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, part.data(), part.size());
  }
  ::_exit(code);
}

/// The first reason counts, but an interruption is never forgotten.
void ask_for(StopReason reason) {
  StopReason none = StopReason::None;
  if (reason == StopReason::Interrupted) g_reason = reason;
  else g_reason.compare_exchange_strong(none, reason);
}

void heed_signal(int) {
  if (g_signals.fetch_add(1) > 0)
    leave(exit_code(Error::Class::Limit), "interrupted twice: ended at once, without the result");
  ask_for(StopReason::Interrupted);
}

/// Memory is gone for all threads, and whoever is short of it cannot undo what it has begun.
void heed_lack_of_memory() {
  leave(exit_code(Error::Class::Internal), "out of memory");
}

[[noreturn]] void heed_exception() {
  leave(exit_code(Error::Class::Internal), "internal error: an exception was not caught");
}

std::string_view reason_text() {
  switch (g_reason.load()) {
    case StopReason::None: return "";
    case StopReason::Interrupted: return "interrupted";
    case StopReason::Time: return "the limit of time is reached";
    case StopReason::Memory: return "the limit of memory is reached";
  }
  return "";
}

/// What the thread beside the work knows of it.
class Watch {
 public:
  void set(const WorkLimits& limits) {
    const std::lock_guard lock(mutex_);
    limits_ = limits;
    began_ = Clock::now();
    asked_.reset();
    asked_in_.clear();
    StopReason known = g_reason.load();
    while (known != StopReason::Interrupted && !g_reason.compare_exchange_weak(known, StopReason::None)) {
    }
  }
  void set_stage(std::string_view stage) {
    const std::lock_guard lock(mutex_);
    stage_ = stage;
  }
  /// The stage in which the work was asked to end.
  std::string asked_in() {
    const std::lock_guard lock(mutex_);
    return asked_in_;
  }
  /// Looks until `end` is called.
  void run() {
    std::unique_lock lock(mutex_);
    while (!wake_.wait_for(lock, k_look_every, [&] { return is_ending_; })) look();
  }
  void end() {
    const std::lock_guard lock(mutex_);
    is_ending_ = true;
    wake_.notify_all();
  }

 private:
  static double seconds_since(Clock::time_point point) {
    return std::chrono::duration<double>(Clock::now() - point).count();
  }

  void look() {
    ask();
    if (g_reason.load() == StopReason::None) return;
    if (!asked_) {
      asked_ = Clock::now();
      asked_in_ = stage_;
    }
    if (!limits_.ends_in_order || seconds_since(*asked_) > grace() || is_far_too_large()) end_process();
  }
  void ask() {
    if (g_reason.load() != StopReason::None) return;
    if (limits_.seconds > 0 && seconds_since(began_) > limits_.seconds) ask_for(StopReason::Time);
    if (limits_.bytes > 0 && used_memory() > limits_.bytes) ask_for(StopReason::Memory);
  }
  double grace() const {
    const double grace = std::max(limits_.grace_seconds, limits_.seconds / 4);
    return g_reason.load() == StopReason::Time ? grace : std::max(grace, k_interrupted_grace_seconds);
  }
  bool is_far_too_large() const { return limits_.bytes > 0 && used_memory() > limits_.bytes + k_grace_bytes; }
  [[noreturn]] void end_process() {
    std::string sentence(reason_text());
    if (!stage_.empty()) sentence += " (at: " + stage_ + ")";
    leave(exit_code(Error::Class::Limit), sentence + "; there is no result");
  }

  std::mutex mutex_;
  std::condition_variable wake_;
  WorkLimits limits_;
  Clock::time_point began_ = Clock::now();
  std::optional<Clock::time_point> asked_;
  std::string stage_, asked_in_;
  bool is_ending_ = false;
};

Watch& watch() {
  static Watch the_watch;
  return the_watch;
}

std::thread g_watcher;

void handle(int signal, void (*handler)(int)) {
  struct sigaction action {};
  action.sa_handler = handler;
  action.sa_flags = SA_RESTART;  // Whoever reads or writes need not know.
  sigemptyset(&action.sa_mask);
  ::sigaction(signal, &action, nullptr);
}

/// What the shell has told us to ignore (nohup, background jobs) stays ignored.
bool is_ignored(int signal) {
  struct sigaction action {};
  return ::sigaction(signal, nullptr, &action) == 0 && action.sa_handler == SIG_IGN;
}

}  // namespace

bool stop_asked() {
  return g_reason.load(std::memory_order_relaxed) != StopReason::None;
}

StopReason stop_reason() {
  return g_reason.load();
}

std::string stop_sentence() {
  std::string sentence(reason_text());
  if (sentence.empty()) return sentence;
  const std::string stage = watch().asked_in();
  return stage.empty() ? sentence : sentence + ", in " + stage;
}

void set_work_limits(const WorkLimits& limits) {
  watch().set(limits);
}

void set_work_stage(std::string_view stage) {
  watch().set_stage(stage);
}

uint64_t used_memory() {
  char text[128];
  const int file = ::open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  const ssize_t size = ::read(file, text, sizeof text - 1);
  ::close(file);
  if (size <= 0) return 0;
  text[size] = '\0';
  unsigned long long total = 0, resident = 0, shared = 0;
  if (std::sscanf(text, "%llu %llu %llu", &total, &resident, &shared) != 3 || shared > resident) return 0;
  return (resident - shared) * static_cast<uint64_t>(::sysconf(_SC_PAGESIZE));
}

Guard::Guard() {
  for (const int signal : {SIGINT, SIGTERM})
    if (!is_ignored(signal)) handle(signal, heed_signal);
  std::set_new_handler(heed_lack_of_memory);
  std::set_terminate(heed_exception);
  try {
    g_watcher = std::thread([] { watch().run(); });
  } catch (const std::exception&) {
    leave(exit_code(Error::Class::Internal), "out of memory");  // No thread can be made.
  }
}

Guard::~Guard() {
  watch().end();
  g_watcher.join();
}

void remember_temporary(const std::string& name) {
  char* const copy = ::strdup(name.c_str());
  if (!copy) return;
  for (std::atomic<char*>& one : g_temporaries) {
    char* free_place = nullptr;
    if (one.compare_exchange_strong(free_place, copy)) return;
  }
  std::free(copy);
}

namespace {

/// Keeps what nobody needs any more: a handler of signals may be reading it, so it is not freed.
void retire(char* text) {
  static std::mutex mutex;
  static std::vector<char*>& retired = *new std::vector<char*>;
  const std::lock_guard lock(mutex);
  retired.push_back(text);
}

}  // namespace

void forget_temporary(const std::string& name) {
  for (std::atomic<char*>& one : g_temporaries) {
    char* known = one.load();
    if (!known || name != known) continue;
    if (one.compare_exchange_strong(known, nullptr)) retire(known);
    return;
  }
}

}  // namespace antecede::base
