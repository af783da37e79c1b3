#include "cli/run_text.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/printable.h"
#include "base/words.h"
#include "report/words.h"

namespace antecede::cli {

namespace {

using runtime::Outcome;
using runtime::RunReport;

using base::counted;
using base::printable;

/// Names and messages in the text were shortened one by one; lists of them stay whole.
std::string line(const std::string& text) {
  return "antecede: " + printable(text, base::k_any_length) + "\n";
}

std::string place(const runtime::NotedFrame& frame) {
  std::string text = printable(frame.class_name) + "." + printable(frame.method);
  if (frame.file.empty()) return text;
  const std::string file = printable(frame.file);
  return text + (frame.line ? fmt::format(" ({}:{})", file, frame.line) : fmt::format(" ({})", file));
}

std::string crash_line(const runtime::Crash& crash) {
  std::string text = "crash: " + printable(crash.exception.class_name);
  if (crash.exception.message) text += ": " + printable(*crash.exception.message);
  if (const runtime::NotedFrame* frame = runtime::telling_frame(crash.exception.stack))
    text += ", at " + place(*frame);
  const runtime::NotedEvent& event = crash.event;
  if (event.queue.empty())
    text += fmt::format(", in thread {}", printable(event.thread));
  else
    text += fmt::format(", in event {} ({}) of thread {}", printable(event.id), printable(event.label),
                        printable(event.thread));
  if (event.posted && !event.posted->place.class_name.empty())
    text += fmt::format(", {} at {}", event.posted->is_post ? "posted" : "started", place(event.posted->place));
  if (crash.count > 1) text += fmt::format(" ({} times)", crash.count);
  return line(text);
}

std::string in_event(const runtime::NotedEvent& event) {
  if (event.queue.empty()) return fmt::format(", in thread {}", printable(event.thread));
  return fmt::format(", in event {} ({}) of thread {}", printable(event.id), printable(event.label),
                     printable(event.thread));
}

std::string times(uint64_t count) {
  return count > 1 ? fmt::format(" ({} times)", count) : "";
}

std::string exit_line(const runtime::ProcessExit& exit) {
  std::string text = fmt::format("the app ended its own process by {}, code {}", printable(exit.how), exit.code);
  if (const runtime::NotedFrame* frame = runtime::telling_frame(exit.stack)) text += ", at " + place(*frame);
  return line(text + in_event(exit.event) + times(exit.count));
}

std::string blocked_thread(const runtime::BlockedThread& thread) {
  std::string text = fmt::format("{} {}", printable(thread.thread), printable(thread.does));
  if (!thread.held_by.empty()) text += fmt::format(", which {} has", printable(thread.held_by));
  if (const runtime::NotedFrame* frame = runtime::telling_frame(thread.stack)) text += ", at " + place(*frame);
  return text;
}

std::string blocked_line(const runtime::Blocked& blocked) {
  std::string text = fmt::format("blocked ({}), the system closed the app", blocked.kind);
  std::string_view gap = ": ";
  for (const runtime::BlockedThread& thread : blocked.threads) {
    text += gap;
    text += blocked_thread(thread);
    gap = "; ";
  }
  return line(text + in_event(blocked.event) + times(blocked.count));
}

std::string method_text(const runtime::ReportedMethod& method) {
  return printable(method.class_name) + "." + printable(method.name) + printable(method.descriptor);
}

/// Of the methods that are native in the app, or of the others: how often they were called, and which most.
std::string missing_line(const runtime::Unmodelled& unmodelled, bool is_native) {
  uint64_t calls = 0, methods = 0;
  const runtime::ReportedMethod* first = nullptr;
  for (const runtime::ReportedMethod& method : unmodelled.methods) {
    if (method.is_native != is_native) continue;
    calls += method.calls;
    ++methods;
    if (!first) first = &method;
  }
  if (!first) return "";
  const std::string what =
      is_native ? counted(methods, "native method", "native methods") + " of the app, whose code is not executed,"
                : counted(methods, "method", "methods") + " that neither the app nor the model of Android has";
  return line(fmt::format("{} of {} returned nothing, first of all {}", counted(calls, "call", "calls"), what,
                          method_text(*first)));
}

std::string unmodelled_lines(const runtime::Unmodelled& unmodelled, bool verbose) {
  std::string text;
  if (verbose)
    for (const runtime::ReportedMethod& method : unmodelled.methods)
      text += line(fmt::format("not in the model: {} ({})", method_text(method), method.calls));
  text += missing_line(unmodelled, false) + missing_line(unmodelled, true);
  for (const runtime::ReportedMethod& method : unmodelled.broken)
    text += line(fmt::format("the code of {} cannot be read ({}): {}", method_text(method),
                             counted(method.calls, "call", "calls"), printable(method.reason)));
  if (verbose && !unmodelled.classes.empty())
    text += line(
        fmt::format("classes that neither the app nor the model has: {}", base::printable_list(unmodelled.classes)));
  if (verbose && !unmodelled.fields.empty())
    text += line(
        fmt::format("fields that neither the app nor the model has: {}", base::printable_list(unmodelled.fields)));
  return text;
}

std::string failure_line(const runtime::ToolFailure& failure) {
  const runtime::NotedFrame* frame = failure.stack.empty() ? nullptr : &failure.stack.front();
  return line(fmt::format("failure of Antecede ({}), not of the program: {}{}{}", failure.kind,
                          printable(failure.message), frame ? ", at " + place(*frame) : "",
                          failure.count > 1 ? fmt::format(" ({} times)", failure.count) : ""));
}

std::string ending_line(const Outcome& outcome) {
  if (!outcome.message.empty()) return line(base::printable_line(outcome.message));
  const bool like_ours = outcome.kind == Outcome::Kind::Exited && outcome.exit_code >= 1 && outcome.exit_code <= 5;
  return like_ours ? line(fmt::format("the program ended with exit code {}", outcome.exit_code)) : "";
}

}  // namespace

std::string run_summary(const RunReport& report, bool verbose) {
  std::string text;
  if (report.is_app && !report.incomplete_because.empty())
    text += line("incomplete: " + base::printable_line(report.incomplete_because));
  for (const runtime::Crash& crash : report.crashes) text += crash_line(crash);
  for (const runtime::Blocked& blocked : report.blocked) text += blocked_line(blocked);
  for (const runtime::ProcessExit& exit : report.exits) text += exit_line(exit);
  text += unmodelled_lines(report.unmodelled, verbose);
  for (const runtime::ToolFailure& failure : report.tool_failures) text += failure_line(failure);
  return text + ending_line(report.outcome);
}

std::string app_figures(const RunReport& report) {
  std::string text;
  for (const runtime::Screen& screen : report.screens)
    text +=
        line(fmt::format("screen {}, entered {}", printable(screen.name), counted(screen.entered, "time", "times")));
  text += line("libraries: " + report::libraries_text(report.app_libraries, report.model_libraries));
  return text + line(fmt::format("{} done to the app at API level {}, {} entered, {} of {} of its own code reached, "
                                 "{} after its end",
                                 counted(report.user_events, "thing", "things"), report.api_level,
                                 counted(report.screens.size(), "screen", "screens"), report.callbacks.reached,
                                 counted(report.callbacks.known, "callback", "callbacks"),
                                 counted(report.restarts, "restart", "restarts")));
}

std::string run_figures(const RunReport& report) {
  const runtime::Unmodelled& unmodelled = report.unmodelled;
  const Outcome& outcome = report.outcome;
  std::string ended = runtime::ending_name(outcome.kind);
  if (outcome.kind == Outcome::Kind::Exited || outcome.kind == Outcome::Kind::Finished)
    ended += fmt::format(", exit code {}", outcome.exit_code);
  const std::string missing = fmt::format(
      "{} of Android by the app, {} of them ({:.3g} percent) of methods that Android has and the model lacks",
      counted(unmodelled.framework_calls, "call", "calls"), unmodelled.calls_from_app,
      unmodelled.share_of_calls() * 100);
  return line(fmt::format(
      "{}; {}, {}, {}, {} of Antecede, {} s of virtual time", ended, counted(report.events, "event", "events"),
      counted(report.crashes.size(), "crash", "crashes"), missing,
      counted(report.tool_failures.size(), "failure", "failures"), static_cast<double>(report.virtual_nanos) / 1e9));
}

}  // namespace antecede::cli
