#include "verify/aim.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::verify {

namespace {

bool is_name(std::string_view text) {
  return !text.empty() && text.find_first_of(" \t\"#\n") == std::string_view::npos;
}

/// Which stations have a frame of the run.
bool has_frame(const RecordedRun& run, const Station& station) {
  const trace::TraceTables& tables = run.tables;
  for (size_t i = 0; i < tables.frames.size(); ++i) {
    const trace::Frame& frame = tables.frames[trace::FrameId(i)];
    if (!frame.owner.valid() || tables.names[frame.owner] != station.class_name) continue;
    if (station.line != 0 && frame.line != station.line) continue;
    const std::string& method = tables.names[frame.method];
    if (station.method.empty() || std::string_view(method).substr(0, method.find('(')) == station.method) return true;
  }
  return false;
}

}  // namespace

std::vector<std::string> directed_lines(const std::vector<Aim>& aims) {
  constexpr size_t k_most_lines = 64;
  std::vector<std::string> lines;
  for (const Aim& aim : aims)
    for (const std::vector<Station>& way : aim.ways)
      for (const Station& station : way) {
        if (!is_name(station.class_name) || lines.size() >= k_most_lines) continue;
        std::string line = fmt::format("aim {} {}", station.class_name, is_name(station.method) ? station.method : "show");
        if (lines.empty() || lines.back() != line) lines.push_back(std::move(line));
      }
  return lines;
}

std::array<size_t, 2> stations_reached(const RecordedRun& run, const Aim& aim) {
  std::array<size_t, 2> reached{};
  for (size_t side = 0; side < 2; ++side)
    for (size_t i = aim.ways[side].size(); i > 0 && reached[side] == 0; --i)
      if (has_frame(run, aim.ways[side][i - 1])) reached[side] = i;
  return reached;
}

std::string stop_words(const Aim& aim, const std::array<size_t, 2>& reached) {
  std::string text;
  for (size_t side = 0; side < 2; ++side) {
    const std::vector<Station>& way = aim.ways[side];
    if (reached[side] >= way.size()) continue;
    text += fmt::format("{}{}{}", text.empty() ? "not reached: " : "; and ",
                        reached[side] == 0 ? "nothing came to where " : way[reached[side] - 1].words + ", but not to where ", way[reached[side]].words);
  }
  return text.empty() ? "not met: both accesses happened in directed runs, but never in no fixed order on one object" : text;
}

}  // namespace antecede::verify
