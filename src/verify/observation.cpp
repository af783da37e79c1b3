#include "verify/observation.h"

#include <algorithm>
#include <set>

#include <fmt/format.h>

#include "verify/view_lines.h"

namespace antecede::verify {

namespace {

constexpr size_t k_most_words = 5;

const Observation::Screen* screen_at(const Observation& run, size_t user_event) {
  const auto found = std::ranges::find(run.screens, user_event, &Observation::Screen::user_event);
  return found == run.screens.end() ? nullptr : &*found;
}

void compare_screens(const Observation::Screen& usual, const Observation::Screen& other,
                     const Observation::Screen* noise, Difference& out) {
  if (noise && noise->title != usual.title) return;
  if (usual.title != other.title) {
    out.views.push_back(fmt::format("the screen is {} instead of {}", other.title, usual.title));
    return;
  }
  const std::set<std::string> masked =
      noise ? changed_views(usual.views, noise->views) : std::set<std::string>();
  for (std::string& words : view_differences(usual.views, other.views, masked)) out.views.push_back(std::move(words));
}

void compare_preferences(const runtime::VisibleState& usual, const runtime::VisibleState& other,
                         const runtime::VisibleState* noise, Difference& out) {
  if (usual.preferences == other.preferences) return;
  if (noise && noise->preferences != usual.preferences) return;
  for (const auto& [file, contents] : other.preferences) {
    const auto same = usual.preferences.find(file);
    if (same == usual.preferences.end() || same->second != contents)
      out.views.push_back(fmt::format("the preferences {} have other contents", file));
  }
  for (const auto& [file, contents] : usual.preferences)
    if (!other.preferences.contains(file)) out.views.push_back(fmt::format("there are no preferences {}", file));
}

}  // namespace

std::string crash_words(const runtime::Crash& crash) {
  const runtime::NotedFrame* frame = runtime::telling_frame(crash.exception.stack);
  if (!frame) return crash.exception.class_name;
  return fmt::format("{} at {}.{} ({}:{})", crash.exception.class_name, frame->class_name, frame->method,
                     frame->file.empty() ? "unknown" : frame->file, frame->line);
}

Difference compare(const Observation& usual, const Observation& other, const Observation& noise) {
  Difference result;
  for (const auto& [crash, count] : other.crashes)
    if (!usual.crashes.contains(crash) && !noise.crashes.contains(crash)) result.crashes.push_back(crash);
  for (const Observation::Screen& screen : usual.screens) {
    const Observation::Screen* const same = screen_at(other, screen.user_event);
    if (same) compare_screens(screen, *same, screen_at(noise, screen.user_event), result);
    if (result.views.size() >= k_most_words) break;
  }
  if (usual.last && other.last) compare_preferences(*usual.last, *other.last, noise.last ? &*noise.last : nullptr, result);
  std::vector<std::string> once;
  for (std::string& words : result.views)
    if (std::ranges::find(once, words) == once.end() && once.size() < k_most_words) once.push_back(std::move(words));
  result.views = std::move(once);
  return result;
}

}  // namespace antecede::verify
