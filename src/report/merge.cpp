#include "report/merge.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <utility>

#include <fmt/format.h>

#include "race/groups.h"
#include "race/merge.h"

namespace antecede::report {
namespace {

base::Status merge_app(App& app, const App& other) {
  const bool differ = !app.package.empty() && !other.package.empty() && app.package != other.package;
  if (differ)
    return base::bad_input(
        fmt::format("these are of different apps, {} and {}: their races cannot be merged", app.package, other.package));
  if (app.package.empty()) app.package = other.package;
  if (app.file.empty()) app.file = other.file;
  if (app.sha256.empty()) app.sha256 = other.sha256;
  return {};
}

template <class T>
void append(std::vector<T>& list, std::vector<T> more) {
  list.insert(list.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
}

/// Crashes at one place are one.
void merge_crashes(std::vector<race::Crash>& crashes, std::vector<race::Crash> others) {
  for (race::Crash& other : others) {
    const auto same = std::ranges::find_if(crashes, [&](const race::Crash& crash) {
      return crash.exception == other.exception && crash.place == other.place;
    });
    if (same == crashes.end()) {
      crashes.push_back(std::move(other));
      continue;
    }
    same->count += other.count;
    for (std::string& race : other.races)
      if (std::ranges::find(same->races, race) == same->races.end()) same->races.push_back(std::move(race));
    if (!same->races.empty()) same->note.clear();
  }
}

void merge_diagnostics(std::vector<base::Diagnostic>& list, const std::vector<base::Diagnostic>& others) {
  for (const base::Diagnostic& other : others) {
    const auto same = std::ranges::find_if(
        list, [&](const base::Diagnostic& one) { return one.code == other.code && one.message == other.message; });
    if (same == list.end())
      list.push_back(other);
    else
      same->count += other.count;
  }
}

void merge_gaps(std::vector<Gap>& gaps, std::vector<Gap> others) {
  for (Gap& gap : others)
    if (std::ranges::find(gaps, gap) == gaps.end()) gaps.push_back(std::move(gap));
}

}  // namespace

base::Status merge(Report& report, Report other) {
  ANTECEDE_CHECK(merge_app(report.app, other.app));
  report.complete &= other.complete;
  race::merge_races(report.races, std::move(other.races), static_cast<uint32_t>(report.traces.size()));
  report.groups = race::group_races(report.races);
  append(report.traces, std::move(other.traces));
  if (other.trace_stats && report.trace_stats)
    *report.trace_stats += *other.trace_stats;
  else if (other.trace_stats)
    report.trace_stats = other.trace_stats;
  if (!report.scan_stats) report.scan_stats = other.scan_stats;
  merge_crashes(report.crashes, std::move(other.crashes));
  merge_diagnostics(report.diagnostics, other.diagnostics);
  merge_gaps(report.gaps, std::move(other.gaps));
  append(report.stages, std::move(other.stages));
  return {};
}

}  // namespace antecede::report
