#pragma once

#include <string>
#include <utility>
#include <vector>

#include "action/app_order.h"
#include "base/stage.h"
#include "pointer/bounds.h"
#include "race/race.h"
#include "scan/accesses.h"
#include "scan/scan_statistics.h"

namespace antecede::scan {

struct ScanOptions {
  order::StaticRuleSet rules = order::StaticRuleSet::all();
  race::FilterSet filters = race::FilterSet::all();
};

/// What a scan leaves. Races are sorted, the most urgent first.
struct ScanResult {
  std::vector<race::Race> races;
  size_t groups = 0;
  ScanStatistics statistics;
  std::vector<std::string> missing_components;  ///< In the manifest, and no class of the app.
  std::vector<pointer::BoundNote> bounds;  ///< Of the size of an app, those beyond which points-to tells less apart.
  bool complete = true;  ///< Points-to came to its end, and no location had too many accesses to compare all.
  std::string stopped;   ///< Why the work had to end, and in which stage; empty: it came to its end.
  size_t crowded = 0;    ///< Locations with more accesses than are compared.
  size_t unfinished = 0; ///< Pairs of accesses that happen in more actions than are compared.
  std::vector<std::pair<std::string, std::string>> order_limits;  ///< Where the order says less: a code, and a sentence.
  bool is_cut = false;   ///< Some code of the model has so many callers that not all are charged.
};

/// Finds the races of an app that was not run: accesses, order, pairs that nothing orders, findings.
ScanResult scan(const Subject& subject, const ScanOptions& options, base::StageRunner& stages);

}  // namespace antecede::scan
