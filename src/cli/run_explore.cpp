#include "cli/run_explore.h"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "base/printable.h"

namespace antecede::cli {

namespace {

/// On one line, and not too long.
std::string shown(std::string_view text) {
  constexpr size_t k_longest = 100;
  std::string result;
  while (text.ends_with('\n')) text.remove_suffix(1);
  for (const char c : text) result += c == '\n' ? std::string(" | ") : std::string(1, c);
  return base::printable(result, k_longest);
}

/// In which order the processes took their steps.
std::string order_of(const runtime::ScheduleFile& schedule, bool verbose) {
  const size_t most = verbose ? SIZE_MAX : 12;
  std::string result;
  for (size_t i = 0; i < schedule.entries.size(); ++i) {
    if (i > 0) result += ", ";
    if (i == most) return result + "...";
    const auto& [answer, times, line] = schedule.entries[i];
    result += runtime::print_answer(answer);
    if (times > 1) result += fmt::format(" x {}", times);
  }
  return result;
}

std::string execution_lines(const runtime::Exploration& exploration, std::string_view what) {
  std::string text = fmt::format("executions  {} ({})\n", exploration.executions, what);
  if (exploration.redundant) text += fmt::format("given up    {} (like one before)\n", exploration.redundant);
  if (exploration.cut) text += fmt::format("cut         {} (by a limit)\n", exploration.cut);
  return text;
}

}  // namespace

std::vector<RunOutcome> exploration_outcomes(const runtime::Exploration& exploration,
                                             const runtime::ScheduleFile& head) {
  std::vector<RunOutcome> outcomes;
  for (const auto& [key, seen] : exploration.outcomes) {
    const std::string schedule = seen.has_schedule ? print_schedule(runtime::with_head(seen.schedule, head)) : "";
    outcomes.push_back({seen.count, std::nullopt, schedule, seen.report});
    outcomes.back().report.output_bytes = seen.report.output.size();
  }
  return outcomes;
}

const runtime::ScheduleFile* telling_schedule(const runtime::Exploration& exploration) {
  if (exploration.has_failure) return &exploration.failure;
  for (const auto& [key, seen] : exploration.outcomes)
    if (seen.has_schedule) return &seen.schedule;
  return nullptr;
}

std::string exploration_text(const runtime::Exploration& exploration, bool reduced, bool verbose) {
  std::string text = execution_lines(exploration, reduced ? "one per order that differs" : "all orders");
  std::map<std::string, uint64_t> outcomes;  // As they show.
  for (const auto& [key, seen] : exploration.outcomes) outcomes[key.first] += seen.count;
  text += fmt::format("outcomes    {}\n", outcomes.size());
  const size_t most = verbose ? SIZE_MAX : 20;
  size_t listed = 0;
  for (const auto& [outcome, count] : outcomes) {
    if (listed++ == most) break;
    text += fmt::format("  {:>8}  {}\n", count, shown(outcome));
  }
  if (outcomes.size() > most) text += fmt::format("  {:>8}  more (--verbose lists all)\n", outcomes.size() - most);
  text += fmt::format("deadlocks   {}\n", exploration.deadlocks);
  text += fmt::format("crashes     {}\n", exploration.crashes);
  if (exploration.has_failure) text += fmt::format("first one   {}\n", order_of(exploration.failure, verbose));
  if (!exploration.shared.empty()) text += fmt::format("shared      {}\n", base::printable_list(exploration.shared));
  text += fmt::format("exhausted   {}\n", exploration.exhausted ? "yes" : "no");
  return text;
}

std::string orders_text(const runtime::Exploration& exploration, bool verbose) {
  std::string text = execution_lines(exploration, "to the end");
  std::map<uint64_t, const runtime::Exploration::Seen*> orders;
  for (const auto& [key, seen] : exploration.outcomes) orders[seen.number] = &seen;
  text += fmt::format("orders      {} (of the app's own code)\n", orders.size());
  const auto crashes = [](const auto& order) { return !order.second->report.crashes.empty(); };
  const auto crashed = static_cast<size_t>(std::ranges::count_if(orders, crashes));
  text += fmt::format("crashes     in {} of them\n", crashed);
  const size_t most = verbose ? SIZE_MAX : 20;
  size_t listed = 0;
  for (const auto& [number, seen] : orders) {
    if (seen->report.crashes.empty()) continue;
    if (listed++ == most) break;
    const runtime::Crash& crash = seen->report.crashes.front();
    text += fmt::format("  order {:>4}  {} in {}\n", number, base::printable(crash.exception.class_name),
                        base::printable(crash.event.label));
  }
  if (crashed > most) text += fmt::format("  {:>8}  more (--verbose lists all)\n", crashed - most);
  const bool only_crashes = exploration.exhausted_to_crashes && !exploration.exhausted;
  text += fmt::format("exhausted   {}\n", exploration.exhausted ? "yes"
                                         : only_crashes
                                             ? "no: all orders up to the first crash of each; what follows one was not looked at"
                                             : "no");
  return text;
}

}  // namespace antecede::cli
