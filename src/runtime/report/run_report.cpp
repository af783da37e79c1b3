#include "runtime/report/run_report.h"

#include <algorithm>
#include <set>
#include <tuple>
#include <utility>

#include "model/library_boundary.h"
#include "runtime/report/completeness.h"

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

std::vector<std::string> libraries_in_use(const Machine& machine) {
  const model::LibraryBoundary boundary = model::LibraryBoundary::built_in();
  std::set<std::string> found;
  for (const Class* type : machine.classes().list()) {
    if (!type->framework || type->missing || !type->descriptor.starts_with('L')) continue;
    const std::string_view name = std::string_view(type->descriptor).substr(1, type->descriptor.size() - 2);
    const bool is_used =
        std::ranges::any_of(type->methods, [](const Method* method) { return method->code != nullptr; });
    if (is_used) found.insert(boundary.artifact(name));
  }
  found.erase("");
  return {found.begin(), found.end()};
}

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
  report.is_app = machine.app() != nullptr;
  report.complete = machine.outcome().kind != Outcome::Kind::Limit;
  if (!report.complete) report.incomplete_because = machine.outcome().message;
  report.events = notes.events;
  report.user_events = machine.state().app.events.size();
  report.screens = machine.state().app.screens;
  report.restarts = machine.state().app.restarts;
  report.crashes = notes.crashes;
  report.exits = notes.exits;
  report.blocked = notes.blocked;
  report.model_libraries = libraries_in_use(machine);
  report.tool_failures = notes.tool_failures;
  report.unmodelled = unmodelled_of(machine);
  report.virtual_nanos = machine.state().now - Machine::k_first_moment;
  if (machine.outcome().kind == Outcome::Kind::Failure)
    report.tool_failures.push_back({"machine", machine.outcome().message, "", {}, 1});
  if (!machine.app()) return report;
  report.incomplete_because = why_incomplete(report, *machine.app(), machine.state().app.most_fruitless);
  report.complete = report.incomplete_because.empty();
  return report;
}

void RunReport::merge(const RunReport& other) {
  if (complete) incomplete_because = other.incomplete_because;
  complete = complete && other.complete;
  is_app = is_app || other.is_app;
  events += other.events;
  virtual_nanos += other.virtual_nanos;
  restarts += other.restarts;
  RunNotes notes;
  notes.crashes = std::move(crashes);
  for (const Crash& crash : other.crashes) notes.add(crash);
  crashes = std::move(notes.crashes);
  notes.exits = std::move(exits);
  for (const ProcessExit& exit : other.exits) notes.add(exit);
  exits = std::move(notes.exits);
  notes.blocked = std::move(blocked);
  for (const Blocked& one : other.blocked) notes.add(one);
  blocked = std::move(notes.blocked);
  merge_names(model_libraries, other.model_libraries);
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
