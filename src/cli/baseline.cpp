#include "cli/baseline.h"

#include <algorithm>

#include "base/bytes.h"
#include "base/file.h"
#include "report/json_reader.h"

namespace antecede::cli {

base::Result<Baseline> Baseline::read(const std::string& path) {
  Baseline baseline;
  if (path.empty()) return baseline;
  ANTECEDE_TRY(const base::MappedFile file, base::MappedFile::open(path));
  auto report = report::read_json_report(base::as_text(file.bytes()));
  if (!report) return base::pass_on(std::move(report).error(), path);
  for (const race::Race& race : report->races)
    if (race.is_reported()) baseline.known_.insert(race.id);
  return baseline;
}

void Baseline::apply(report::Report& report) const {
  for (race::Race& race : report.races)
    race.baseline = known_.contains(race.id) ? race::BaselineState::Unchanged : race::BaselineState::New;
}

bool has_failing(const report::Report& report, std::optional<race::Priority> threshold) {
  return threshold && std::ranges::any_of(report.races, [&](const race::Race& race) {
           return race.is_reported() && race.priority <= *threshold && race.baseline == race::BaselineState::New;
         });
}

}  // namespace antecede::cli
