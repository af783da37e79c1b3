#include "runtime/report/run_notes.h"

#include <algorithm>
#include <string_view>

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

namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

bool is_hex(char c) {
  return is_digit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// How long the number is that differs from run to run, if one begins there: an identity hash (`@1b2c3d`), an address
/// (`0x7f12`), the number of a thread (`Thread-12`, `pool-1-thread-3`, `AsyncTask #4`).
size_t passing_number(std::string_view text, size_t at) {
  const std::string_view before = text.substr(0, at);
  const bool in_hex = before.ends_with('@') || before.ends_with("0x");
  const bool of_thread = before.ends_with("hread-") || before.ends_with("pool-") || before.ends_with(" #");
  if (!in_hex && !of_thread) return 0;
  size_t end = at;
  while (end < text.size() && (in_hex ? is_hex(text[end]) : is_digit(text[end]))) ++end;
  return end - at;
}

/// The text without such numbers.
std::string lasting_text(std::string_view text) {
  std::string result;
  for (size_t i = 0; i < text.size();) {
    if (const size_t length = passing_number(text, i)) {
      i += length;
      result += '*';
    } else {
      result += text[i++];
    }
  }
  return result;
}

bool is_like(const NotedException& one, const NotedException& other) {
  if (one == other) return true;
  if (one.class_name != other.class_name || one.stack != other.stack || !one.message || !other.message) return false;
  return lasting_text(*one.message) == lasting_text(*other.message);
}

bool is_like(const Crash& one, const Crash& other) {
  const auto same = [](const NotedException& a, const NotedException& b) { return is_like(a, b); };
  return is_like(one.exception, other.exception) && std::ranges::equal(one.causes, other.causes, same) &&
         lasting_text(one.event.label) == lasting_text(other.event.label);
}

}  // namespace

void RunNotes::add(Crash crash) {
  const auto like = std::ranges::find_if(crashes, [&](const Crash& one) { return is_like(one, crash); });
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
