#include "runtime/run_notes.h"

#include <algorithm>

namespace antecede::runtime {

void RunNotes::add(ToolFailure failure) {
  const auto like = std::ranges::find_if(tool_failures, [&](const ToolFailure& one) {
    return one.kind == failure.kind && one.message == failure.message;
  });
  if (like == tool_failures.end())
    tool_failures.push_back(std::move(failure));
  else
    like->count += failure.count;
}

}  // namespace antecede::runtime
