#include "cli/run_seeds.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/guard.h"
#include "base/printable.h"

namespace antecede::cli {

namespace {

bool ended_alike(const runtime::RunReport& a, const runtime::RunReport& b) {
  return a.outcome.exit_code == b.outcome.exit_code && a.outcome.message == b.outcome.message && a.output == b.output;
}

}  // namespace

base::Status SeedOutcomes::run(const runtime::Subject& subject, uint64_t seeds, const runtime::Limits& limits,
                               const base::WorkLimits& work, base::Diagnostics& diagnostics) {
  for (uint64_t seed = 0; seed < seeds && !base::stop_asked(); ++seed, seeds_ = seed) {
    base::set_work_limits(work);
    std::string output;
    const auto print = [&](int stream, std::string_view text) {
      if (stream != 2) output += text;
    };
    ANTECEDE_TRY(const auto session,
                 runtime::Session::open(subject, {.seed = seed}, limits, {.print = print}, diagnostics));
    session->run();
    RunOutcome one{1, seed, "", session->report()};
    one.report.output_bytes = output.size();
    one.report.output = std::move(output);
    note(std::move(one));
  }
  return {};
}

/// Crashes do not always show in the output.
void SeedOutcomes::note(RunOutcome one) {
  const std::string crashes = crash_signature(one.report.crashes);
  const auto like = std::ranges::find_if(seen_, [&](const RunOutcome& other) {
    return ended_alike(other.report, one.report) && crash_signature(other.report.crashes) == crashes;
  });
  if (like == seen_.end())
    seen_.push_back(std::move(one));
  else
    ++like->count;
}

std::string SeedOutcomes::text() const {
  std::vector<RunOutcome> shown;
  for (const RunOutcome& one : seen_) {
    const auto like =
        std::ranges::find_if(shown, [&](const RunOutcome& other) { return ended_alike(other.report, one.report); });
    if (like == shown.end())
      shown.push_back(one);
    else
      like->count += one.count;
  }
  std::string text;
  for (const RunOutcome& one : shown) {
    const std::string& output = one.report.output;
    const runtime::Outcome& outcome = one.report.outcome;
    text += fmt::format("{} of {} seeds, the first is {}: exit code {}, {} bytes{}\n", one.count, seeds_, *one.seed,
                        outcome.exit_code, output.size(),
                        outcome.message.empty() ? "" : ", " + base::printable_line(outcome.message));
    text += base::printable_lines(output);
    if (!output.empty() && output.back() != '\n') text += '\n';
  }
  return text;
}

}  // namespace antecede::cli
