#include "verify/reproduce.h"

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>

#include <fmt/format.h>

#include "base/origin.h"
#include "verify/pair_finder.h"
#include "verify/user_words.h"

namespace antecede::verify {

namespace {

using Lines = std::vector<std::string>;

/// One script that shows the harm.
struct Shown {
  RecordedRun run;
  FlipPlan plan;
  Target target;
  Result result;
};

/// Tries scripts.
class Tester {
 public:
  Tester(const runtime::Subject& subject, const RecordedRun& run, const FlipPlan& plan, const Target& target,
         const Result& result, Options options, const ReproduceOptions& how, const runtime::Limits& machine,
         base::Diagnostics& diagnostics)
      : subject_(subject), run_(run), plan_(plan), target_(target), result_(result), options_(std::move(options)), how_(how),
        machine_(machine), diagnostics_(diagnostics), start_(std::chrono::steady_clock::now()) {
    options_.search = 0;
    options_.limits.seconds = 0;
    options_.limits.events_after = SIZE_MAX / 2;
  }

  bool is_over() const {
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - start_;
    return tests_ >= how_.tests || (how_.seconds > 0 && passed.count() > how_.seconds);
  }
  size_t tests() const { return tests_; }

  /// None: the script does not show the harm.
  base::Result<std::optional<Shown>> test(const Lines& lines) {
    ++tests_;
    // How long the user waits: not at all, or a moment.
    for (const uint32_t pause : {2u, 0u}) {
      ANTECEDE_TRY(std::optional<Shown> shown, test(lines, pause));
      if (shown) return shown;
    }
    return std::optional<Shown>();
  }

 private:
  base::Result<std::optional<Shown>> test(const Lines& lines, uint32_t pause) {
    runtime::RunPlan plan{.strategy = runtime::Strategy::RoundRobin};
    plan.driver = run_.schedule.driver;
    plan.driver.strategy = "script";
    plan.driver.ending.clear();
    plan.driver.events = static_cast<uint32_t>(lines.size());
    plan.driver.script = lines;
    Shown shown;
    ANTECEDE_TRY(shown.run, record(subject_, plan, machine_, diagnostics_, pause));
    constexpr size_t k_most_meetings = 6;
    std::vector<Target> targets;
    const std::vector<std::vector<Meeting>> meetings = find_meetings(shown.run, {places_of(plan_)}, k_most_meetings);
    for (const Meeting& meeting : meetings.front()) targets.push_back({target_.race, meeting.at});
    ANTECEDE_TRY(Verification verified, verify(subject_, shown.run, targets, options_, machine_, diagnostics_));
    for (size_t i = 0; i < verified.results.size(); ++i) {
      if (!is_as_bad(verified.results[i])) continue;
      shown.plan = std::move(verified.plans[i]);
      shown.target = targets[i];
      shown.result = std::move(verified.results[i]);
      return shown;
    }
    return std::optional<Shown>();
  }

  /// It shows harm of this race: the same, or at least none that a user would mind less. How harm shows depends on what is
  /// done besides: where one run shows an old text, a shorter one may crash.
  bool is_as_bad(const Result& other) const {
    if (other.verdict != race::Verdict::Harmful || !other.evidence || !other.schedule) return false;
    const bool same = std::ranges::any_of(other.evidence->differences, [&](const std::string& words) {
      return std::ranges::find(result_.evidence->differences, words) != result_.evidence->differences.end();
    });
    return same || other.evidence->crash || !result_.evidence->crash;
  }

  const runtime::Subject& subject_;
  const RecordedRun& run_;
  const FlipPlan& plan_;
  const Target& target_;
  const Result& result_;
  Options options_;
  const ReproduceOptions& how_;
  const runtime::Limits& machine_;
  base::Diagnostics& diagnostics_;
  std::chrono::steady_clock::time_point start_;
  size_t tests_ = 0;
};

Lines without(const Lines& lines, size_t from, size_t count) {
  Lines rest(lines.begin(), lines.begin() + static_cast<ptrdiff_t>(from));
  rest.insert(rest.end(), lines.begin() + static_cast<ptrdiff_t>(std::min(from + count, lines.size())), lines.end());
  return rest;
}

/// Leaves out pieces, the large ones first, as long as the harm shows.
base::Status shorten(Tester& tester, Lines& lines, Shown& best) {
  for (size_t size = (lines.size() + 1) / 2; size > 0;) {
    bool has_shrunk = false;
    // What comes late is most likely of no use; so pieces go from the end.
    for (size_t piece = (lines.size() + size - 1) / size; piece-- > 0 && !tester.is_over();) {
      if (piece * size >= lines.size()) continue;
      const Lines shorter = without(lines, piece * size, size);
      ANTECEDE_TRY(std::optional<Shown> shown, tester.test(shorter));
      if (!shown) continue;
      lines = shorter;
      best = *std::move(shown);
      has_shrunk = true;
    }
    if (tester.is_over()) return {};
    if (size == 1 && !has_shrunk) return {};
    size = size == 1 ? 1 : (size + 1) / 2;
  }
  return {};
}

std::string frame_words(const trace::TraceTables& tables, trace::StackId stack) {
  for (; stack.valid(); stack = tables.stacks[stack].caller) {
    const trace::Frame& frame = tables.frames[tables.stacks[stack].frame];
    if (base::is_platform(frame.origin)) continue;
    const std::string& method = tables.names[frame.method];
    return fmt::format("{}.{} ({}:{})", tables.names[frame.owner], method.substr(0, method.find('(')),
                       frame.file.valid() ? tables.names[frame.file] : "unknown", frame.line);
  }
  return "";
}

/// What a side is part of: `com.x.Main$1.run() on main`, `the thread Loader`.
std::string doer_words(const trace::TraceTables& tables, const Wanted& side) {
  const std::string& thread = tables.names[tables.threads[side.thread].name];
  if (!side.event.valid()) return "the thread " + thread;
  return fmt::format("{} on {}", tables.names[tables.messages[side.event].label], thread);
}

std::string late_words(const RecordedRun& run, const Attempt& attempt) {
  if (attempt.kind == Attempt::Kind::Hurry) return "";
  if (attempt.kind == Attempt::Kind::Linger) return std::string(k_user);
  if (attempt.operation == Attempt::k_none || attempt.operation >= run.operations.size()) return "the system";
  const trace::Operation& operation = run.operations[attempt.operation];
  const std::string place = frame_words(run.tables, operation.stack);
  const std::string thread = run.tables.names[run.tables.threads[operation.thread].name];
  return fmt::format("the thread {}{}{}", thread, place.empty() ? "" : ", at ", place);
}

void tell(Reproduction& result, const RecordedRun& run, const FlipPlan& plan) {
  const size_t last = result.evidence.is_recorded ? 1 : 0;
  result.order = fmt::format("{} comes after {}", doer_words(run.tables, plan.sides[last]),
                             doer_words(run.tables, plan.sides[1 - last]));
  if (result.evidence.is_recorded) return;
  if (!result.evidence.is_sampled && result.evidence.attempt < plan.attempts.size()) {
    result.late = late_words(run, plan.attempts[result.evidence.attempt]);
    result.forced_choices = 1;
  }
  result.until = doer_words(run.tables, plan.sides[1]);
}

}  // namespace

base::Result<Reproduction> reproduce(const runtime::Subject& subject, const RecordedRun& run, const FlipPlan& plan,
                                     const Target& target, const Result& result, const Options& options,
                                     const ReproduceOptions& how, const runtime::Limits& machine,
                                     base::Diagnostics& diagnostics) {
  Reproduction found;
  for (const std::string& event : result.evidence->events)
    if (std::string line = script_line(event); !line.empty()) found.script.push_back(std::move(line));
  found.lines_before = found.script.size();
  found.evidence = *result.evidence;
  if (result.schedule) found.schedule = *result.schedule;
  Tester tester(subject, run, plan, target, result, options, how, machine, diagnostics);
  Lines lines = found.script;
  std::optional<Shown> shown;
  // What comes behind the pair matters only where the harm shows late.
  const size_t near = std::min(lines.size(), std::max(result.evidence->held_to, result.evidence->held_from) + 1);
  for (const size_t length : {near, lines.size()}) {
    if (shown || tester.is_over()) break;
    lines.resize(length, "");
    lines = Lines(found.script.begin(), found.script.begin() + static_cast<ptrdiff_t>(length));
    ANTECEDE_TRY(shown, tester.test(lines));
  }
  if (!shown) {
    found.tests = tester.tests();
    tell(found, run, plan);
    return found;
  }
  ANTECEDE_CHECK(shorten(tester, lines, *shown));
  found.is_minimised = true;
  found.script = std::move(lines);
  found.schedule = *shown->result.schedule;
  found.evidence = *shown->result.evidence;
  found.tests = tester.tests();
  tell(found, shown->run, shown->plan);
  return found;
}

}  // namespace antecede::verify
