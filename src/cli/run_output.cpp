#include "cli/run_output.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>

#include <unistd.h>

#include "base/output_place.h"

namespace antecede::cli {

bool stdout_is_terminal() {
  return ::isatty(STDOUT_FILENO) == 1;
}

runtime::Print RunOutput::printer() {
  return [this](int stream, std::string_view text) {
    if (stream == 2) {
      if (options_.tells) tell(told_.add(text));
      return;
    }
    if (options_.shows) show(options_.is_for_people ? shown_.add(text) : text);
    bytes_ += text.size();
    if (options_.keeps) kept_ += text.substr(0, k_most_kept - std::min(kept_.size(), k_most_kept));
  };
}

void RunOutput::tell(std::string_view text) {
  if (progress_ && !text.empty()) progress_->clear();
  std::fwrite(text.data(), 1, text.size(), stderr);
}

void RunOutput::show(std::string_view text) {
  if (progress_ && !text.empty()) progress_->clear();
  if (failure_ || std::fwrite(text.data(), 1, text.size(), stdout) == text.size()) return;
  failure_ = errno;
  if (session_) session_->end_soon();
}

base::Status RunOutput::finish() {
  if (options_.tells) tell(told_.finish());
  if (options_.shows) show(shown_.finish());
  if (options_.shows && !failure_ && std::fflush(stdout) != 0) failure_ = errno;
  if (failure_) return tl::unexpected(base::cannot_write("", failure_));
  return {};
}

void RunOutput::put(runtime::RunReport& report) const {
  report.output = kept_;
  report.output_bytes = bytes_;
}

}  // namespace antecede::cli
