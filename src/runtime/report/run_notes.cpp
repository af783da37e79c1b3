#include "runtime/report/run_notes.h"

#include <algorithm>

namespace antecede::runtime {

const NotedFrame* telling_frame(const std::vector<NotedFrame>& stack) {
  if (stack.empty()) return nullptr;
  for (const base::Origin origin : {base::Origin::Own, base::Origin::Unknown, base::Origin::Library})
    if (const auto found = std::ranges::find(stack, origin, &NotedFrame::origin); found != stack.end())
      return &*found;
  return &stack.front();
}

uint32_t RunNotes::label(const std::string& text) {
  const auto known = std::ranges::find(labels, text);
  const auto index = static_cast<uint32_t>(known - labels.begin());
  if (known == labels.end()) labels.push_back(text);
  return index + 1;
}

void RunNotes::add(Crash crash) {
  const auto like = std::ranges::find_if(crashes, [&](const Crash& one) {
    return one.exception == crash.exception && one.causes == crash.causes && one.event.label == crash.event.label;
  });
  if (like == crashes.end())
    crashes.push_back(std::move(crash));
  else
    like->count += crash.count;
}

void RunNotes::add(ProcessExit exit) {
  const auto like = std::ranges::find_if(exits, [&](const ProcessExit& one) {
    return one.how == exit.how && one.code == exit.code && one.stack == exit.stack &&
           one.event.label == exit.event.label;
  });
  if (like == exits.end())
    exits.push_back(std::move(exit));
  else
    like->count += exit.count;
}

void RunNotes::add(Blocked one) {
  const auto like = std::ranges::find_if(blocked, [&](const Blocked& known) {
    return known.kind == one.kind && known.threads == one.threads && known.event.label == one.event.label;
  });
  if (like == blocked.end())
    blocked.push_back(std::move(one));
  else
    like->count += one.count;
}

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
