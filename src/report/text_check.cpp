#include <algorithm>
#include <array>
#include <sstream>
#include <vector>

#include <fmt/format.h>

#include "report/check_report.h"
#include "report/text_race.h"
#include "report/words.h"

namespace antecede::report {

namespace {

using race::Race;

std::array<size_t, k_standings> count_standings(const Report& report) {
  std::array<size_t, k_standings> counts{};
  for (const Race& race : report.races) ++counts[static_cast<size_t>(standing_of(race))];
  return counts;
}

std::string check_line(std::string_view name, const std::string& value) {
  return wrapped(value, fmt::format("  {:<8} ", name), std::string(11, ' '));
}

std::string check_header(const CheckReport& checked) {
  const Report& report = checked.report;
  const auto counts = count_standings(report);
  const auto count = [&](Standing standing) { return counts[static_cast<size_t>(standing)]; };
  std::string text = report.app.package.empty() ? "" : printable(report.app.package) + ": ";
  text += counted(count(Standing::Harmful), "harmful race", "harmful races");
  text += fmt::format(", {} of high priority not confirmed, {} benign, {} impossible, {} of lower priority\n", grouped(count(Standing::Open)),
                      grouped(count(Standing::Benign)), grouped(count(Standing::Impossible)), grouped(count(Standing::Less)));
  if (report.check_stats) {
    const CheckStatistics& s = *report.check_stats;
    text += check_line("runs", fmt::format("{}, {} done to the app; {} tried in both orders, {} flipped", counted(s.runs, "run", "runs"),
                                           counted(s.user_events, "thing", "things"), counted(s.tried, "race", "races"), grouped(s.flipped)));
    if (s.directed_runs > 0)
      text += check_line("directed", fmt::format("{} towards {}, {} reached", counted(s.directed_runs, "run", "runs"),
                                                 counted(s.aimed_at, "race that no other run has", "races that no other run has"), grouped(s.reached)));
  }
  if (report.scan_stats)
    text += check_line("scan", fmt::format("{} of {} of the app's own reached, {}", grouped(report.scan_stats->own_methods_reached),
                                           counted(report.scan_stats->own_methods, "method", "methods"),
                                           counted(report.scan_stats->actions, "action", "actions")));
  if (!report.complete) text += "  PARTIAL: a limit was reached before all was looked at; see below\n";
  return text;
}

bool is_step(const std::string& line) {
  const size_t dot = line.find(". ");
  return dot != std::string::npos && dot > 0 && line.find_first_not_of("0123456789") == dot;
}

/// A story with many steps without those in its middle; the file has them.
std::string indented(const std::string& text) {
  constexpr size_t k_most_steps = 12;
  std::vector<std::string> lines;
  std::istringstream stream(text);
  for (std::string line; std::getline(stream, line);) lines.push_back(line);
  const auto steps = static_cast<size_t>(std::ranges::count_if(lines, is_step));
  std::string result;
  size_t step = 0;
  for (const std::string& line : lines) {
    step += is_step(line);
    const bool is_shown = steps <= k_most_steps || !is_step(line) || step <= k_most_steps / 2 || step > steps - k_most_steps / 2;
    if (!is_shown && step == k_most_steps / 2 + 1) result += "      …\n";
    if (is_shown) result += line.empty() ? "\n" : "      " + base::printable_lines(line) + "\n";
  }
  return result;
}

std::string files_text(const Proof& proof) {
  std::string text;
  for (const ProofFile& file : proof.files)
    text += fmt::format("   {:<8}{}: {}\n", &file == &proof.files.front() ? "files" : "", file.what, printable(file.file));
  return text;
}

std::string verdict_text(const Race& race) {
  if (race.verdict_reason.empty()) return "";
  return wrapped(fmt::format("{}: {}", race::verdict_name(race.verdict), printable_line(race.verdict_reason)), "   verdict ", "           ");
}

std::string side_line(const race::Side& side) {
  const bool is_system = side.place.origin == base::Origin::Model;
  return wrapped(fmt::format("{} at {}{}, in {} on {}", side.null ? (side.write ? "null stored" : "null read") : side.write ? "write" : "read",
                             place_text(side.place), is_system ? " (the system's own code)" : "", printable(side.event->label), printable(side.event->thread)),
                 "   - ", "     ");
}

/// A race in a few lines.
std::string short_text(const Race& race) {
  std::string text = wrapped(fmt::format("{} {}: {}, {} on {}", race.id, race::priority_name(race.priority), race::race_kind_name(race.kind),
                                         race::pattern_name(race.pattern), race.location.text()),
                             "", "   ");
  for (const race::Side& side : race.sides) text += side_line(side);
  return text + verdict_text(race);
}

/// The harmful ones: of those that show the same harm, the first in full.
std::string harmful_text(const CheckReport& checked) {
  std::string text;
  size_t number = 0;
  const size_t traces = checked.report.traces.size();
  for (const Race& race : checked.report.races) {
    if (standing_of(race) != Standing::Harmful) continue;
    const Proof* const proof = checked.proof_of(race);
    if (proof && !proof->same_as.empty()) continue;
    text += "\n" + race_text(race, ++number, traces);
    if (!proof) continue;
    if (!proof->story.empty()) text += "   shown\n" + indented(proof->story);
    text += files_text(*proof);
    for (const Race& other : checked.report.races)
      if (const Proof* const same = checked.proof_of(other); same && same->same_as == race.id)
        text += wrapped(fmt::format("{} on {} shows the same", other.id, other.location.text()), "   + ", "     ");
  }
  return text.empty() ? "" : "\nHarmful: in one order of the two, a user is worse off\n" + text;
}

std::string open_text(const CheckReport& checked, const CheckTextOptions& options) {
  std::string text;
  size_t shown = 0, more = 0;
  for (const Race& race : checked.report.races) {
    const Standing standing = standing_of(race);
    if (standing != Standing::Open && !(options.all && standing == Standing::Less)) continue;
    if (!options.all && shown == options.most_open) {
      ++more;
      continue;
    }
    text += "\n" + (options.all ? race_text(race, ++shown, checked.report.traces.size()) : (++shown, short_text(race)));
    if (const Proof* const proof = checked.proof_of(race)) text += files_text(*proof);
  }
  if (text.empty()) return "";
  if (more) text += fmt::format("\n{} follow; --all and --format json have them\n", counted(more, "more race", "more races"));
  return "\nNot confirmed: nobody has seen what the other order does\n" + text;
}

std::string rest_text(const Report& report) {
  constexpr std::array<std::string_view, k_standings> k_words = {
      "",
      "",
      "of lower priority, not confirmed",
      "benign: both orders happened, and look the same to a user",
      "impossible: the other order cannot happen",
      "left out: filtered, or another race may keep the two in order",
  };
  const auto counts = count_standings(report);
  std::string text;
  for (size_t i = static_cast<size_t>(Standing::Less); i < k_standings; ++i)
    if (counts[i]) text += fmt::format("{:>8}  {}\n", grouped(counts[i]), k_words[i]);
  return text.empty() ? "" : "\nThe rest (--format json has all, --all those of lower priority)\n" + text;
}

std::string check_gaps_text(const Report& report) {
  std::string text = "\nNot covered by this analysis\n";
  for (const Gap& gap : report.gaps) text += wrapped(printable_line(gap.message), "  - ", "    ");
  for (const base::Diagnostic& one : report.diagnostics)
    if (std::ranges::find(report.gaps, one.code, &Gap::code) == report.gaps.end())
      text += wrapped(fmt::format("{} [{}, {}]", printable_line(one.message), one.code, counted(one.count, "time", "times")), "  - ", "    ");
  return text;
}

std::string check_costs_text(const Report& report) {
  std::string text;
  for (const base::StageCost& stage : report.stages)
    text += fmt::format("  {:<16}{:.2f} s, {} MiB at most so far\n", stage.name, stage.seconds, stage.peak_mib);
  return text.empty() ? "" : "\nTimings\n" + text;
}

}  // namespace

std::string check_text(const CheckReport& checked, const CheckTextOptions& options) {
  return check_header(checked) + harmful_text(checked) + open_text(checked, options) + rest_text(checked.report) +
         check_gaps_text(checked.report) + check_costs_text(checked.report);
}

}  // namespace antecede::report
