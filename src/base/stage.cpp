#include "base/stage.h"

#include <cstdio>

#include <sys/resource.h>
#include <unistd.h>

#include "base/guard.h"

namespace antecede::base {

void StageRunner::begin(std::string_view name) const {
  set_work_stage(name);
  if (show_progress_) std::fprintf(stderr, "\r\033[K%.*s …", static_cast<int>(name.size()), name.data());
}

void StageRunner::end(std::string_view name, double seconds) {
  set_work_stage("");
  if (show_progress_) std::fprintf(stderr, "\r\033[K");
  rusage usage{};
  getrusage(RUSAGE_SELF, &usage);
  costs_.push_back({std::string(name), seconds, static_cast<uint64_t>(usage.ru_maxrss) / 1024});
}

bool stderr_is_terminal() {
  return ::isatty(STDERR_FILENO) == 1;
}

}  // namespace antecede::base
