#include "cli/run_output.h"

#include <algorithm>
#include <cstdio>

namespace antecede::cli {

runtime::Print RunOutput::printer() {
  return [this](int stream, std::string_view text) {
    if (stream == 2) {
      if (tells_) std::fwrite(text.data(), 1, text.size(), stderr);
      return;
    }
    if (shows_) std::fwrite(text.data(), 1, text.size(), stdout);
    bytes_ += text.size();
    if (keeps_) kept_ += text.substr(0, k_most_kept - std::min(kept_.size(), k_most_kept));
  };
}

void RunOutput::put(runtime::RunReport& report) const {
  report.output = kept_;
  report.output_bytes = bytes_;
}

}  // namespace antecede::cli
