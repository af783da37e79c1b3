#include "report/merge.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <tuple>
#include <utility>

#include <fmt/format.h>

#include "race/groups.h"
#include "race/merge.h"
#include "race/race_lists.h"

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

bool is_same_line(const race::Place& one, const race::Place& other) {
  return std::tie(one.class_name, one.method, one.descriptor, one.line) ==
         std::tie(other.class_name, other.method, other.descriptor, other.line);
}

/// What would have set the field often comes only after the crash, so that this run has no race; another run may have it:
/// a read in the line that threw, of what somebody else writes.
void name_races_of_other_runs(Report& report) {
  const race::RaceLists& lists = race::RaceLists::built_in();
  for (race::Crash& crash : report.crashes) {
    const bool is_asked = crash.races.empty() && lists.is_null_exception(crash.exception) && crash.place.known() &&
                          !base::is_platform(crash.place.origin);
    if (!is_asked) continue;
    for (const race::Race& race : report.races) {
      const bool reads_there = std::ranges::any_of(race.sides, [&](const race::Side& side) {
        return !side.write && is_same_line(side.place, crash.place);
      });
      if (race.is_reported() && reads_there) crash.races.push_back(race.id);
    }
    if (!crash.races.empty()) crash.note = "seen in another run";
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

void merge_names(std::vector<std::string>& names, const std::vector<std::string>& others) {
  names.insert(names.end(), others.begin(), others.end());
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
}

void merge_libraries(std::optional<Libraries>& libraries, const std::optional<Libraries>& other) {
  if (!other) return;
  if (!libraries) libraries.emplace();
  merge_names(libraries->app, other->app);
  merge_names(libraries->model, other->model);
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
  merge_libraries(report.libraries, other.libraries);
  if (!report.scan_stats) report.scan_stats = other.scan_stats;
  merge_crashes(report.crashes, std::move(other.crashes));
  name_races_of_other_runs(report);
  merge_diagnostics(report.diagnostics, other.diagnostics);
  merge_gaps(report.gaps, std::move(other.gaps));
  append(report.stages, std::move(other.stages));
  return {};
}

}  // namespace antecede::report
