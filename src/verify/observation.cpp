#include "verify/observation.h"

#include <algorithm>

#include <fmt/format.h>

#include "verify/view_lines.h"

namespace antecede::verify {

namespace {

constexpr size_t k_most_words = 5;

/// The last one with so many things done.
const Observation::Screen* screen_at(const Observation& run, size_t user_event) {
  const auto found = std::find_if(run.screens.rbegin(), run.screens.rend(),
                                  [&](const Observation::Screen& screen) { return screen.user_event == user_event; });
  return found == run.screens.rend() ? nullptr : &*found;
}

/// So many things were done alike.
size_t common_events(const Observation& one, const Observation& other) {
  return static_cast<size_t>(std::ranges::mismatch(one.events, other.events).in1 - one.events.begin());
}

std::vector<std::string> screen_words(const Observation::Screen& usual, const Observation::Screen& other,
                                      const Observation::Screen* noise) {
  if (noise && noise->title != usual.title) return {};
  if (usual.title != other.title) return {fmt::format("the screen is {} instead of {}", other.title, usual.title)};
  const std::set<std::string> masked = noise ? changed_views(usual.views, noise->views) : std::set<std::string>();
  return view_differences(usual.views, other.views, masked);
}

/// What is in one of the lists and not in the other, each as often as it is.
void compare_lists(std::vector<std::string> usual, std::vector<std::string> other, std::string_view what,
                   std::vector<std::string>& words) {
  std::ranges::sort(usual);
  std::ranges::sort(other);
  std::vector<std::string> more, fewer;
  std::ranges::set_difference(other, usual, std::back_inserter(more));
  std::ranges::set_difference(usual, other, std::back_inserter(fewer));
  for (const std::string& text : more) words.push_back(fmt::format("{} \"{}\" is there", what, text));
  for (const std::string& text : fewer) words.push_back(fmt::format("{} \"{}\" is not there", what, text));
}

template <class Contents>
void compare_files(const std::map<std::string, Contents>& usual, const std::map<std::string, Contents>& other,
                   std::string_view what, std::vector<std::string>& words) {
  for (const auto& [file, contents] : other) {
    const auto same = usual.find(file);
    if (same == usual.end()) words.push_back(fmt::format("there are {} {}", what, file));
    else if (!(same->second == contents)) words.push_back(fmt::format("the {} {} have other contents", what, file));
  }
  for (const auto& [file, contents] : usual)
    if (!other.contains(file)) words.push_back(fmt::format("there are no {} {}", what, file));
}

/// What is left behind at some time.
std::vector<std::string> state_words(const std::optional<runtime::VisibleState>& usual, const std::optional<runtime::VisibleState>& other,
                                     const StateParts& parts) {
  std::vector<std::string> words;
  if (!usual || !other) return words;
  compare_files(usual->preferences, other->preferences, "preferences", words);
  compare_lists(usual->toasts, other->toasts, "the message", words);
  if (parts.windows) compare_lists(usual->leaked_windows, other->leaked_windows, "the leaked window", words);
  if (parts.databases) compare_files(usual->databases, other->databases, "tables of", words);
  if (parts.files) compare_files(usual->files, other->files, "bytes of", words);
  return words;
}

/// What is left when a run is over.
std::vector<std::string> left_words(const Observation& usual, const Observation& other, const StateParts& parts) {
  std::vector<std::string> words = state_words(usual.last, other.last, parts);
  if (parts.logs && usual.output != other.output) words.push_back("what the app prints differs");
  for (const auto& [field, value] : other.fields) {
    const auto same = usual.fields.find(field);
    if (same != usual.fields.end() && same->second != value)
      words.push_back(fmt::format("{} is {} instead of {}", field, value, same->second));
  }
  return words;
}

void add_words(std::vector<std::string> words, std::vector<std::string>& all) {
  for (std::string& one : words)
    if (all.size() < k_most_words && std::ranges::find(all, one) == all.end()) all.push_back(std::move(one));
}

}  // namespace

bool StateParts::is_field(std::string_view name) const {
  return std::ranges::any_of(fields, [&](std::string_view wanted) {
    return wanted.ends_with('*') ? name.starts_with(wanted.substr(0, wanted.size() - 1)) : name == wanted;
  });
}

std::string crash_words(const runtime::Crash& crash) {
  const runtime::NotedFrame* frame = runtime::telling_frame(crash.exception.stack);
  if (!frame) return crash.exception.class_name;
  return fmt::format("{} at {}.{} ({}:{})", crash.exception.class_name, frame->class_name, frame->method,
                     frame->file.empty() ? "unknown" : frame->file, frame->line);
}

Difference compare(const Observation& usual, const Observation& other, const Observation& noise, const StateParts& parts,
                   size_t from) {
  Difference result;
  for (const auto& [crash, noted] : other.crashes)
    if (!usual.crashes.contains(crash) && !noise.crashes.contains(crash)) result.crashes.push_back(crash);
  for (const std::string& blocked : other.blocked)
    if (!usual.blocked.contains(blocked) && !noise.blocked.contains(blocked)) result.crashes.push_back(blocked);
  const size_t common = common_events(usual, other), quiet = common_events(usual, noise);
  size_t looked_at = SIZE_MAX;
  for (const Observation::Screen& any : usual.screens) {
    if (any.user_event < from || any.user_event > common || any.user_event == looked_at) continue;
    looked_at = any.user_event;
    const Observation::Screen *const screen = screen_at(usual, looked_at), *const same = screen_at(other, looked_at);
    const Observation::Screen* const masked = looked_at <= quiet ? screen_at(noise, looked_at) : nullptr;
    if (!same || looked_at > quiet) continue;
    std::vector<std::string> words = screen_words(*screen, *same, masked);
    if (!words.empty() && !result.screens) result.screens = {*screen, *same};
    add_words(std::move(words), result.views);
  }
  const bool did_all = usual.events == other.events && usual.events == noise.events;
  if (!did_all) return result;
  const std::vector<std::string> unsteady = left_words(usual, noise, parts);
  if (unsteady.empty()) add_words(left_words(usual, other, parts), result.views);
  if (state_words(usual.settled, noise.settled, parts).empty()) add_words(state_words(usual.settled, other.settled, parts), result.views);
  return result;
}

}  // namespace antecede::verify
