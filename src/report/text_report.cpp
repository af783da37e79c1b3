#include "report/text_report.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "report/not_covered.h"
#include "report/text_race.h"
#include "report/words.h"

namespace antecede::report {

using race::Race;

namespace {

/// What a baseline says; empty: there was none, or it has nothing of this report.
std::string baseline_words(const Report& report) {
  size_t known = 0, fresh = 0, gone = 0;
  for (const Race& race : report.races) {
    known += race.baseline == race::BaselineState::Unchanged;
    gone += race.baseline == race::BaselineState::Absent;
    fresh += race.baseline == race::BaselineState::New && is_shown(report, race);
  }
  return known + gone ? fmt::format("; {} new, {} gone since the baseline", grouped(fresh), grouped(gone)) : "";
}

std::string headline(const Report& report) {
  size_t shown = 0, doubtful = 0, left_out = 0;
  std::map<std::string_view, size_t> groups;
  for (const Race& race : report.races) {
    shown += is_shown(report, race);
    doubtful += race.is_reported() && !is_shown(report, race);
    left_out += !race.is_reported() && race.baseline != race::BaselineState::Absent;
    if (is_shown(report, race)) ++groups[race.group];
  }
  std::string text = shown ? counted(shown, "race", "races") + " in " + counted(groups.size(), "group", "groups")
                           : std::string("no race to report");
  if (doubtful) text += fmt::format(", {} more of low priority", grouped(doubtful));
  if (left_out) text += fmt::format(", {} more left out", grouped(left_out));
  text += baseline_words(report);
  if (!shown) text += "; see what is not covered, below";
  return report.app.package.empty() ? text : printable(report.app.package) + ": " + text;
}

/// Traces beyond this many are only counted.
constexpr size_t k_shown_traces = 10;

std::string traces_text(const Report& report) {
  std::string text;
  const size_t shown = std::min(report.traces.size(), k_shown_traces);
  for (size_t i = 0; i < shown; ++i)
    text += fmt::format("  {:<7}{} ({}, {})\n", i ? "" : "trace", printable(report.traces[i].file),
                        report.traces[i].format, counted(report.traces[i].operations, "operation", "operations"));
  if (report.traces.size() > shown)
    text += fmt::format("         and {}\n", counted(report.traces.size() - shown, "more trace", "more traces"));
  return text;
}

std::string why_partial(const Report& report) {
  for (const base::Diagnostic& one : report.diagnostics)
    if (one.code == "trace.says-nothing" || one.code == "detect.stopped") return one.message;
  if (report.scan_stats && report.traces.empty()) return "a limit was reached; races may be missing";
  return "a trace is cut or damaged; this is about what could be read";
}

std::string header_text(const Report& report) {
  std::string text = headline(report) + "\n" + traces_text(report);
  if (!report.traces.empty()) {
    const TraceFile& first = report.traces.front();
    text += wrapped(first.rules + (first.rules_by_format ? " (as this format asks for)" : ""), "  rules  ", "         ");
  }
  if (report.libraries)
    text += wrapped(libraries_text(report.libraries->app, report.libraries->model), "  libraries  ", "         ");
  if (!report.complete) text += "  PARTIAL: " + why_partial(report) + "\n";
  return text;
}

/// The races, of each group the first in full.
base::Status write_groups(const Report& report, const TextOptions& options, const TextSink& sink) {
  std::map<std::string_view, std::vector<const Race*>> groups;
  for (const Race& race : report.races)
    if (is_shown(report, race)) groups[race.group].push_back(&race);
  size_t written = 0;
  for (const Race& race : report.races) {
    if (written == options.most_groups) break;
    if (!is_shown(report, race) || groups[race.group].front() != &race) continue;
    ANTECEDE_CHECK(sink("\n" + race_text(race, ++written, report.traces.size()) + folded_text(groups[race.group])));
  }
  if (groups.size() > written)
    ANTECEDE_CHECK(sink(fmt::format("\n{} follow; --all and --format json have them\n",
                                    counted(groups.size() - written, "more group", "more groups"))));
  const size_t doubtful =
      std::ranges::count_if(report.races, [&](const Race& race) { return race.is_reported() && !is_shown(report, race); });
  if (doubtful == 0) return {};
  return sink(wrapped(fmt::format("{} of low priority, where it is not sure that the two meet, or that their order matters; "
                                  "--all and --format json have them",
                                  counted(doubtful, "more race is", "more races are")),
                      "\n", ""));
}

base::Status write_races(const Report& report, const TextOptions& options, const TextSink& sink) {
  if (!options.all) return write_groups(report, options, sink);
  for (size_t i = 0; i < report.races.size(); ++i)
    ANTECEDE_CHECK(sink("\n" + race_text(report.races[i], i + 1, report.traces.size())));
  return {};
}

std::string left_out_text(const Report& report, const TextOptions& options) {
  size_t covered = 0, suppressed = 0;
  std::array<size_t, race::k_filters> filtered{};
  for (const Race& race : report.races) {
    covered += race.covered;
    suppressed += !race.suppressed.empty() && race.baseline != race::BaselineState::Absent;
    for (size_t i = 0; i < race::k_filters; ++i) filtered[i] += race.filters.has(static_cast<race::Filter>(i));
  }
  std::string text;
  const auto line = [&](size_t count, std::string_view name, std::string_view why) {
    if (count)
      text += wrapped(fmt::format("{}: {}", name, why), fmt::format("{:>8}  ", grouped(count)), "          ");
  };
  line(covered, "covered", "another race may keep the two in order, so that this one may be none");
  for (size_t i = 0; i < race::k_filters; ++i) {
    const auto filter = static_cast<race::Filter>(i);
    line(filtered[i], race::filter_name(filter), race::filter_explanation(filter));
  }
  line(suppressed, "suppressed", "accepted in the baseline, or not asked for (--include, --exclude)");
  if (text.empty()) return text;
  return fmt::format(
      "\n{}\n{}",
      options.all ? "Probably no harm" : "Left out (--all shows them; one race can be under several names)", text);
}

/// What happened in the runs, and which races are behind it.
std::string crashes_text(const Report& report) {
  if (report.crashes.empty()) return "";
  std::string text = report.traces.size() > 1 ? "\nCrashes in these runs\n" : "\nCrashes in this run\n";
  for (const race::Crash& crash : report.crashes) {
    std::string line = crash.exception.empty() ? "an exception" : printable(crash.exception);
    if (crash.place.known()) line += " at " + place_text(crash.place);
    line += fmt::format(", in {} on {}", printable(crash.label), printable(crash.thread));
    if (crash.count > 1) line += ", " + counted(crash.count, "time", "times");
    const bool platform = base::is_platform(crash.place.origin);
    if (!crash.races.empty())
      line += fmt::format("; races {}{}: {}", platform ? "in that event" : "behind it",
                          crash.note.empty() ? "" : ", " + printable_line(crash.note), base::printable_list(crash.races));
    else if (!crash.note.empty())
      line += "; " + printable_line(crash.note);
    else
      line += fmt::format("; no race has an access in {}", platform ? "that event" : "that line");
    text += wrapped(line, "  - ", "    ");
  }
  return text;
}

std::string scan_statistics_text(const Report& report) {
  const scan::ScanStatistics& s = *report.scan_stats;
  std::string text = "\nStatistics\n";
  const auto line = [&](std::string_view name, const std::string& value) {
    text += wrapped(value, fmt::format("  {:<16}", name), std::string(18, ' '));
  };
  line("reached", fmt::format("{}, {} of {} of the app's own", counted(s.methods, "method", "methods"),
                              grouped(s.own_methods_reached), grouped(s.own_methods)));
  line("actions", fmt::format("{} of {}; {} ordered, {:.0f} % of all pairs ordered or serial", grouped(s.actions),
                              counted(s.harnesses, "component", "components"),
                              counted(s.order_edges, "pair", "pairs"), s.ordered_percent));
  line("accesses", fmt::format("{} to {} that actions share; {} in no order", grouped(s.accesses),
                               counted(s.locations, "location", "locations"),
                               counted(s.racy_pairs, "pair", "pairs")));
  if (report.trace_stats) return text;
  for (const base::StageCost& stage : report.stages)
    line(stage.name, fmt::format("{:.2f} s, {} MiB at most so far", stage.seconds, stage.peak_mib));
  return text;
}

std::string statistics_text(const Report& report) {
  if (report.scan_stats && !report.trace_stats) return scan_statistics_text(report);
  if (!report.trace_stats) return "";
  const detect::TraceStatistics& s = *report.trace_stats;
  std::string text = "\nStatistics\n";
  const auto line = [&](std::string_view name, const std::string& value) {
    text += wrapped(value, fmt::format("  {:<16}", name), std::string(18, ' '));
  };
  line("recorded",
       fmt::format("{}: {} that order, {} to {} ({}); {} ({} of the main looper), {}",
                   counted(s.operations, "operation", "operations"), grouped(s.ordering_operations),
                   counted(s.accesses, "access", "accesses"), counted(s.locations, "location", "locations"),
                   counted(s.stacks, "stack", "stacks"), counted(s.events, "event", "events"), grouped(s.main_events),
                   counted(s.threads, "thread", "threads")));
  line("order", fmt::format("{}, {}, {}", counted(s.nodes, "node", "nodes"), counted(s.edges, "edge", "edges"),
                            counted(s.chains, "chain", "chains")));
  line("racy locations", fmt::format("{}: {} on one looper, {} between threads, {} protected by a lock",
                                     grouped(s.racy_locations), grouped(s.single_looper_locations),
                                     grouped(s.multi_threaded_locations), grouped(s.lock_protected_locations)));
  line("main looper", fmt::format("{}, {} uncovered; groups: {} in own code, {} with the framework",
                                  counted(s.looper_races, "race", "races"), grouped(s.uncovered_looper_races),
                                  grouped(s.looper_groups_own), grouped(s.looper_groups_framework)));
  line("between threads",
       fmt::format("{}; groups: {} in own code ({} under a common lock), {} with the framework ({})",
                   counted(s.thread_races, "race", "races"), grouped(s.thread_groups_own),
                   grouped(s.thread_groups_own_locked), grouped(s.thread_groups_framework),
                   grouped(s.thread_groups_framework_locked)));
  for (const base::StageCost& stage : report.stages)
    line(stage.name, fmt::format("{:.2f} s, {} MiB at most so far", stage.seconds, stage.peak_mib));
  return text;
}

std::string gaps_text(const Report& report) {
  std::string text = "\nNot covered by this analysis\n";
  for (const std::string& one : not_covered(report)) text += wrapped(one, "  - ", "    ");
  return text;
}

}  // namespace

bool is_shown(const Report& report, const Race& race) {
  const bool doubtful = report.scan_stats && !report.trace_stats && race.priority == race::Priority::Low;
  return race.is_reported() && !doubtful;
}

base::Status write_text_report(const Report& report, const TextOptions& options, const TextSink& sink) {
  ANTECEDE_CHECK(sink(header_text(report)));
  ANTECEDE_CHECK(write_races(report, options, sink));
  return sink(crashes_text(report) + left_out_text(report, options) + statistics_text(report) + gaps_text(report));
}

std::string text_report(const Report& report, const TextOptions& options) {
  std::string text;
  const auto append = [&](std::string_view part) -> base::Status {
    text += part;
    return {};
  };
  static_cast<void>(write_text_report(report, options, append));  // A string takes everything.
  return text;
}

}  // namespace antecede::report
