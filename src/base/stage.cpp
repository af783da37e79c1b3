#include "base/stage.h"

#include <cstdio>
#include <ctime>

#include <sys/resource.h>
#include <unistd.h>

#include "base/guard.h"

namespace antecede::base {

void StageRunner::begin(std::string_view name) const {
  set_work_stage(name);
  if (show_progress_) std::fprintf(stderr, "\r\033[K%.*s …", static_cast<int>(name.size()), name.data());
}

StageRunner::Clocks StageRunner::now() {
  timespec used{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return {std::chrono::steady_clock::now(), static_cast<double>(used.tv_sec) + static_cast<double>(used.tv_nsec) / 1e9};
}

void StageRunner::end(std::string_view name, const Clocks& start) {
  set_work_stage("");
  if (show_progress_) std::fprintf(stderr, "\r\033[K");
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  const Clocks end = now();
  costs_.push_back({std::string(name), std::chrono::duration<double>(end.wall - start.wall).count(),
                    static_cast<uint64_t>(usage.ru_maxrss) / 1024, end.processor - start.processor});
}

bool stderr_is_terminal() {
  return ::isatty(STDERR_FILENO) == 1;
}

}  // namespace antecede::base
