#include "report/baseline.h"

#include <algorithm>
#include <array>
#include <tuple>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "report/json_reader.h"
#include "report/json_report.h"
#include "report/json_text.h"

namespace antecede::report {

using race::BaselineState;
using race::Race;

namespace {

constexpr auto k_baseline_lines = JsonText::Layout::Lines;
constexpr auto k_baseline_line = JsonText::Layout::OneLine;

void sort_races(std::vector<Race>& races) {
  const auto key = [](const Race& race) { return std::tie(race.location.class_name, race.location.field, race.id); };
  std::ranges::sort(races, [&](const Race& left, const Race& right) { return key(left) < key(right); });
  // Not std::ranges::unique: what it returns does not compile with clang 14.
  const auto same = [](const Race& left, const Race& right) { return left.id == right.id; };
  races.erase(std::unique(races.begin(), races.end(), same), races.end());
}

/// A race on lines of its own, each side on one.
void put_known(JsonText& json, const Race& race) {
  json.member("id", race.id);
  if (!race.stable) json.member("stable", "build");
  json.member("kind", race::race_kind_name(race.kind));
  json.member("pattern", race::pattern_name(race.pattern));
  json.member("priority", race::priority_name(race.priority));
  json.object("location", k_baseline_line, [&] {
    json.member("kind", race::location_kind_name(race.location.kind));
    json.member("class", race.location.class_name);
    json.member("field", race.location.field);
  });
  json.list("accesses", k_baseline_lines, [&] {
    for (const race::Side& side : race.sides)
      json.object(k_baseline_line, [&] {
        json.member("kind", side.write ? "write" : "read");
        json.member("class", side.place.class_name);
        json.member("method", side.place.method);
        json.member("descriptor", side.place.descriptor);
      });
  });
  json.member_or_null("suppressed", race.suppressed);
}

}  // namespace

base::Result<Baseline> read_baseline(std::string_view text) {
  ANTECEDE_TRY(const Report report, read_json_report(text, std::array{k_report_schema, k_baseline_schema}));
  Baseline baseline;
  for (const Race& race : report.races)
    if (race.is_reported() || !race.suppressed.empty()) baseline.races.push_back(race);
  sort_races(baseline.races);
  return baseline;
}

std::string baseline_text(const Baseline& baseline) {
  std::string text;
  JsonText json(text);
  json.object(k_baseline_lines, [&] {
    json.member("schema", k_baseline_schema);
    json.list("races", k_baseline_lines, [&] {
      for (const Race& race : baseline.races) json.object(k_baseline_lines, [&] { put_known(json, race); });
    });
  });
  return text + "\n";
}

BaselineChange update_baseline(Baseline& baseline, const Report& report) {
  absl::flat_hash_map<std::string_view, const Race*> known;
  for (const Race& race : baseline.races) known.emplace(race.id, &race);
  BaselineChange change;
  std::vector<Race> kept;
  absl::flat_hash_set<std::string_view> seen;
  for (const Race& race : report.races) {
    const auto found = known.find(race.id);
    const bool is_known = found != known.end();
    const bool is_there = race.baseline != BaselineState::Absent && (is_known || race.is_reported());
    if (!is_there || !seen.insert(race.id).second) continue;
    kept.push_back(race);
    kept.back().suppressed = is_known ? found->second->suppressed : "";
    (is_known ? change.known : change.added) += 1;
  }
  change.gone = baseline.races.size() - change.known;
  if (!report.complete)
    for (const Race& race : baseline.races)
      if (!seen.contains(race.id)) kept.push_back(race);
  sort_races(kept);
  baseline.races = std::move(kept);
  return change;
}

void hold_against(const Baseline& baseline, Report& report) {
  absl::flat_hash_map<std::string_view, const Race*> known;
  for (const Race& race : baseline.races) known.emplace(race.id, &race);
  for (Race& race : report.races) {
    const auto found = known.find(race.id);
    race.baseline = found == known.end() ? BaselineState::New : BaselineState::Unchanged;
    if (found == known.end()) continue;
    if (race.suppressed.empty()) race.suppressed = found->second->suppressed;
    known.erase(found);
  }
  for (const Race& race : baseline.races) {
    if (!known.contains(race.id)) continue;
    report.races.push_back(race);
    report.races.back().baseline = BaselineState::Absent;
    report.races.back().group.clear();
  }
}

}  // namespace antecede::report
