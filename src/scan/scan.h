#pragma once

#include <string>
#include <vector>

#include "action/app_order.h"
#include "base/stage.h"
#include "race/race.h"
#include "scan/accesses.h"

namespace antecede::scan {

struct ScanOptions {
  order::StaticRuleSet rules = order::StaticRuleSet::all();
  race::FilterSet filters = race::FilterSet::all();
};

/// The numbers of a scan: SIERRA's tables 3 and 4.
struct ScanStatistics {
  size_t harnesses = 0;    ///< Components that the system makes.
  size_t actions = 0;      ///< In which code of the app runs.
  size_t order_edges = 0;  ///< Ordered pairs of actions.
  double ordered_percent = 0;
  size_t accesses = 0;
  size_t locations = 0;    ///< That several actions can access, one of them writing.
  size_t racy_pairs = 0;   ///< Of accesses in the code, before they are told as one finding.
  size_t methods = 0;      ///< Reached.
  size_t own_methods = 0, own_methods_reached = 0;
  size_t undefined_calls = 0, reflection = 0;  ///< Places that are not followed.
  bool operator==(const ScanStatistics&) const = default;
};

/// What a scan leaves. Races are sorted, the most urgent first.
struct ScanResult {
  std::vector<race::Race> races;
  size_t groups = 0;
  ScanStatistics statistics;
  std::vector<std::string> missing_components;  ///< In the manifest, and no class of the app.
  bool complete = true;  ///< Points-to came to its end, and no location had too many accesses to compare all.
  bool is_cut = false;   ///< Some code of the model has so many callers that not all are charged.
};

/// Finds the races of an app that was not run: accesses, order, pairs that nothing orders, findings.
ScanResult scan(const Subject& subject, const ScanOptions& options, base::StageRunner& stages);

}  // namespace antecede::scan
