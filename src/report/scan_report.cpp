#include "report/scan_report.h"

#include <utility>

#include <fmt/format.h>

#include "report/words.h"

namespace antecede::report {
namespace {

/// What the analysis does not see.
class ScanGaps {
 public:
  std::vector<Gap> find(const scan::ScanResult& result, const ScannedApp& app) {
    const scan::ScanStatistics& s = result.statistics;
    if (!result.complete)
      add("scan.limit", "A limit was reached before everything was looked at: races may be missing.");
    if (!result.stopped.empty())
      add("scan.stopped", "The work had to end before it was done: " + result.stopped + ".");
    if (result.crowded > 0)
      add("scan.crowded", fmt::format("{} so many accesses that not all of them are compared with each other.",
                                      counted(result.crowded, "location has", "locations have")));
    if (result.unfinished > 0)
      add("scan.many-actions", fmt::format("{} in so many actions that not all of these are compared.",
                                           counted(result.unfinished, "pair of accesses happens", "pairs of accesses happen")));
    for (const auto& [code, sentence] : result.order_limits) gaps_.push_back({code, sentence});
    if (result.is_cut)
      add("scan.many-callers",
          "Some code of the framework has so many callers that not all of them are charged for what it does.");
    if (s.undefined_calls > 0)
      add("scan.undefined",
          fmt::format("{} of methods that neither the app nor the model of Android defines: what they do is not known.",
                      counted(s.undefined_calls, "call", "calls")));
    if (s.reflection > 0)
      add("scan.reflection", fmt::format("{} of reflection that {} not followed.",
                                         counted(s.reflection, "use", "uses"), s.reflection == 1 ? "was" : "were"));
    for (const auto& bound : result.bounds)
      add(("scan.bound." + bound.name).c_str(), fmt::format("A bound by size was reached: {} {}.", bound.times, bound.what));
    if (s.own_methods > s.own_methods_reached)
      add("scan.unreached",
          fmt::format("{} of {} of the app's own are reached; nothing is known of the others.",
                      grouped(s.own_methods_reached), counted(s.own_methods, "method", "methods")));
    for (const std::string& component : result.missing_components)
      add("scan.missing-component", fmt::format("{}: in the manifest, and no class of the app.", component));
    if (!app.library_copies.empty())
      add("scan.libraries", "Libraries read from the app's own copy, not from a model: " +
                                base::printable_list(app.library_copies) + ".");
    if (!app.rules_off.empty())
      add("rules.off", "Rules of order that were not applied: " + base::printable_list(app.rules_off) +
                           ". More pairs count as unordered.");
    add("scan.not-run",
        "The app was not run: what is reported may be impossible for reasons that only values show. `antecede run` and "
        "`antecede detect` show what happens.");
    return std::move(gaps_);
  }

 private:
  void add(const char* code, std::string message) { gaps_.push_back({code, std::move(message)}); }
  std::vector<Gap> gaps_;
};

}  // namespace

Report make_scan_report(scan::ScanResult&& result, const ScannedApp& app, const base::Diagnostics& diagnostics) {
  Report report;
  report.complete = result.complete;
  report.app.package = app.package;
  report.app.file = app.file;
  report.scan_stats = result.statistics;
  report.groups = result.groups;
  report.diagnostics = diagnostics.list();
  report.gaps = ScanGaps().find(result, app);
  report.races = std::move(result.races);
  return report;
}

}  // namespace antecede::report
