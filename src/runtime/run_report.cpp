#include "runtime/run_report.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace antecede::runtime {

namespace {

auto identity(const ReportedMethod& method) {
  return std::tie(method.class_name, method.name, method.descriptor);
}

/// The most called first; the same bytes whatever order they came in.
void sort(std::vector<ReportedMethod>& methods) {
  std::ranges::sort(methods, [](const ReportedMethod& a, const ReportedMethod& b) {
    return a.calls != b.calls ? a.calls > b.calls : identity(a) < identity(b);
  });
}

ReportedMethod reported(const Machine& machine, const Method& method, uint64_t calls) {
  NotedFrame names = machine.names().method(method);
  ReportedMethod result;
  result.class_name = std::move(names.class_name);
  result.name = std::move(names.method);
  result.descriptor = std::move(names.descriptor);
  result.calls = calls;
  result.is_native = method.flags & ir::k_native;
  return result;
}

Unmodelled unmodelled_of(const Machine& machine) {
  const RunNotes& notes = machine.state().notes;
  Unmodelled result;
  result.calls_from_app = notes.missing_calls;
  result.framework_calls = notes.framework_calls;
  for (const auto& [method, calls] : notes.missing) {
    result.calls += calls;
    result.methods.push_back(reported(machine, *method, calls));
  }
  sort(result.methods);
  for (const auto& [method, calls] : notes.broken) {
    result.broken.push_back(reported(machine, *method, calls));
    if (const std::string* reason = machine.why_broken(*method)) result.broken.back().reason = *reason;
  }
  sort(result.broken);
  for (const Class* type : machine.classes().list())
    if (type->missing) result.classes.push_back(type->java_name());
  std::ranges::sort(result.classes);
  result.fields = machine.classes().missing_fields();
  return result;
}

void merge_methods(std::vector<ReportedMethod>& into, const std::vector<ReportedMethod>& other) {
  for (const ReportedMethod& method : other) {
    const auto like = std::ranges::find_if(into, [&](const auto& one) { return identity(one) == identity(method); });
    if (like == into.end())
      into.push_back(method);
    else
      like->calls += method.calls;
  }
  sort(into);
}

void merge_names(std::vector<std::string>& into, const std::vector<std::string>& other) {
  into.insert(into.end(), other.begin(), other.end());
  std::ranges::sort(into);
  into.erase(std::unique(into.begin(), into.end()), into.end());
}

}  // namespace

double Unmodelled::share_of_calls() const {
  return framework_calls == 0 ? 0 : static_cast<double>(calls_from_app) / static_cast<double>(framework_calls);
}

RunReport report_of(Machine& machine) {
  const RunNotes& notes = machine.state().notes;
  RunReport report;
  report.outcome = machine.outcome();
  // The end of the last thread runs Runtime.exit, too.
  if (machine.outcome().kind == Outcome::Kind::Exited && machine.state().is_exiting)
    report.outcome.kind = Outcome::Kind::Finished;
  report.complete = machine.outcome().kind != Outcome::Kind::Limit;
  report.events = notes.events;
  report.user_events = machine.state().app.events.size();
  report.screens = machine.state().app.screens;
  report.restarts = machine.state().app.restarts;
  report.crashes = notes.crashes;
  report.tool_failures = notes.tool_failures;
  report.unmodelled = unmodelled_of(machine);
  report.virtual_nanos = machine.state().now - Machine::k_first_moment;
  if (machine.outcome().kind == Outcome::Kind::Failure)
    report.tool_failures.push_back({"machine", machine.outcome().message, "", {}, 1});
  return report;
}

void RunReport::merge(const RunReport& other) {
  complete = complete && other.complete;
  events += other.events;
  virtual_nanos += other.virtual_nanos;
  restarts += other.restarts;
  RunNotes notes;
  notes.crashes = std::move(crashes);
  for (const Crash& crash : other.crashes) notes.add(crash);
  crashes = std::move(notes.crashes);
  notes.tool_failures = std::move(tool_failures);
  for (const ToolFailure& failure : other.tool_failures) notes.add(failure);
  tool_failures = std::move(notes.tool_failures);
  unmodelled.calls += other.unmodelled.calls;
  unmodelled.calls_from_app += other.unmodelled.calls_from_app;
  unmodelled.framework_calls += other.unmodelled.framework_calls;
  merge_methods(unmodelled.methods, other.unmodelled.methods);
  merge_methods(unmodelled.broken, other.unmodelled.broken);
  merge_names(unmodelled.classes, other.unmodelled.classes);
  merge_names(unmodelled.fields, other.unmodelled.fields);
}

std::string crash_signature(const std::vector<Crash>& crashes) {
  std::vector<std::string> all;
  for (const Crash& crash : crashes) {
    std::string& text = all.emplace_back(crash.exception.class_name);
    if (crash.exception.stack.empty()) continue;
    const NotedFrame& frame = crash.exception.stack.front();
    text += " at " + frame.class_name + "." + frame.method + ":" + std::to_string(frame.line);
  }
  std::ranges::sort(all);
  std::string result;
  for (const std::string& text : all) result += text + "\n";
  return result;
}

const char* ending_name(Outcome::Kind kind) {
  constexpr const char* k_names[] = {"running", "finished", "exit", "deadlock", "limit", "misfit", "failure"};
  return k_names[static_cast<size_t>(kind)];
}

}  // namespace antecede::runtime
