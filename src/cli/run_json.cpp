#include "cli/run_json.h"

#include <nlohmann/json.hpp>

namespace antecede::cli {

namespace {

using Json = nlohmann::ordered_json;
using runtime::RunReport;

Json text_or_null(const std::string& text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

Json number_or_null(uint64_t number) {
  return number == 0 ? Json(nullptr) : Json(number);
}

void put_place(Json& json, const runtime::NotedFrame& frame) {
  json["class"] = text_or_null(frame.class_name);
  json["method"] = text_or_null(frame.method);
  json["descriptor"] = text_or_null(frame.descriptor);
  json["file"] = text_or_null(frame.file);
  json["line"] = number_or_null(frame.line);
}

Json stack_json(const std::vector<runtime::NotedFrame>& stack) {
  Json list = Json::array();
  for (const runtime::NotedFrame& frame : stack) {
    Json entry = Json::object();
    put_place(entry, frame);
    entry["own"] = frame.origin == base::Origin::Own;
    entry["origin"] = base::origin_name(frame.origin);
    list.push_back(std::move(entry));
  }
  return list;
}

/// Exception, message and stack, at the end of `json`.
void put_exception(Json& json, const runtime::NotedException& exception) {
  json["exception"] = exception.class_name;
  json["message"] = exception.message ? Json(*exception.message) : Json(nullptr);
  json["stack"] = stack_json(exception.stack);
  if (exception.omitted_frames) json["omittedFrames"] = exception.omitted_frames;
}

/// As in `antecede/report@1`.
Json event_json(const runtime::NotedEvent& event) {
  Json posted = Json::array();
  if (event.posted) {
    Json entry = {{"kind", event.posted->is_post ? "post" : "start"}};
    put_place(entry, event.posted->place);
    entry["event"] = event.posted->event;
    entry["label"] = event.posted->label;
    entry["thread"] = event.posted->thread;
    posted.push_back(std::move(entry));
  }
  return {{"id", event.id},
          {"label", event.label},
          {"thread", event.thread},
          {"queue", text_or_null(event.queue)},
          {"posted", std::move(posted)}};
}

double seconds(int64_t nanos) {
  return static_cast<double>(nanos) / 1e9;
}

Json crashes_json(const std::vector<runtime::Crash>& crashes) {
  Json list = Json::array();
  for (const runtime::Crash& crash : crashes) {
    Json entry = Json::object();
    put_exception(entry, crash.exception);
    Json causes = Json::array();
    for (const runtime::NotedException& cause : crash.causes)
      put_exception(causes.emplace_back(Json::object()), cause);
    entry["causes"] = std::move(causes);
    entry["event"] = event_json(crash.event);
    entry["handler"] = text_or_null(crash.handler);
    entry["virtualSeconds"] = seconds(crash.virtual_nanos);
    entry["count"] = crash.count;
    list.push_back(std::move(entry));
  }
  return list;
}

Json exits_json(const std::vector<runtime::ProcessExit>& exits) {
  Json list = Json::array();
  for (const runtime::ProcessExit& exit : exits)
    list.push_back({{"how", exit.how},
                    {"code", exit.code},
                    {"stack", stack_json(exit.stack)},
                    {"event", event_json(exit.event)},
                    {"virtualSeconds", seconds(exit.virtual_nanos)},
                    {"count", exit.count}});
  return list;
}

/// Who waits for what, from the main thread on.
Json blocked_json(const std::vector<runtime::Blocked>& blocked) {
  Json list = Json::array();
  for (const runtime::Blocked& one : blocked) {
    Json threads = Json::array();
    for (const runtime::BlockedThread& thread : one.threads)
      threads.push_back({{"thread", thread.thread},
                         {"does", thread.does},
                         {"heldBy", text_or_null(thread.held_by)},
                         {"stack", stack_json(thread.stack)}});
    list.push_back({{"kind", one.kind},
                    {"threads", std::move(threads)},
                    {"event", event_json(one.event)},
                    {"virtualSeconds", seconds(one.virtual_nanos)},
                    {"count", one.count}});
  }
  return list;
}

Json failures_json(const std::vector<runtime::ToolFailure>& failures) {
  Json list = Json::array();
  for (const runtime::ToolFailure& failure : failures)
    list.push_back({{"kind", failure.kind},
                    {"message", failure.message},
                    {"count", failure.count},
                    {"thread", text_or_null(failure.thread)},
                    {"stack", stack_json(failure.stack)}});
  return list;
}

Json method_json(const runtime::ReportedMethod& method) {
  return {{"class", method.class_name},
          {"method", method.name},
          {"descriptor", method.descriptor},
          {"count", method.calls}};
}

Json unmodelled_json(const runtime::Unmodelled& unmodelled) {
  Json methods = Json::array(), broken = Json::array();
  for (const runtime::ReportedMethod& method : unmodelled.methods) {
    methods.push_back(method_json(method));
    methods.back()["native"] = method.is_native;
  }
  for (const runtime::ReportedMethod& method : unmodelled.broken) {
    broken.push_back(method_json(method));
    broken.back()["reason"] = method.reason;
  }
  return {{"calls", unmodelled.calls},
          {"callsFromApp", unmodelled.calls_from_app},
          {"frameworkCalls", unmodelled.framework_calls},
          {"shareOfCalls", unmodelled.share_of_calls()},
          {"methods", std::move(methods)},
          {"classes", unmodelled.classes},
          {"fields", unmodelled.fields},
          {"broken", std::move(broken)}};
}

Json screens_json(const std::vector<runtime::Screen>& screens) {
  Json list = Json::array();
  for (const runtime::Screen& screen : screens) list.push_back({{"name", screen.name}, {"entered", screen.entered}});
  return list;
}

/// How one run ended.
void put_ending(Json& json, const runtime::Outcome& outcome) {
  const bool has_code =
      outcome.kind == runtime::Outcome::Kind::Finished || outcome.kind == runtime::Outcome::Kind::Exited;
  json["ended"] = runtime::ending_name(outcome.kind);
  json["exitCode"] = has_code ? Json(outcome.exit_code) : Json(nullptr);
  json["endMessage"] = text_or_null(outcome.message);
}

void put_output(Json& json, const RunReport& report) {
  json["output"] = report.output;
  json["outputBytes"] = report.output_bytes;
}

Json outcomes_json(const RunSummary& summary) {
  Json list = Json::array();
  for (const RunOutcome& outcome : summary.outcomes) {
    Json entry = {{"count", outcome.count}};
    entry["seed"] = outcome.seed ? Json(*outcome.seed) : Json(nullptr);
    put_ending(entry, outcome.report.outcome);
    put_output(entry, outcome.report);
    entry["crashes"] = crashes_json(outcome.report.crashes);
    entry["schedule"] = text_or_null(outcome.schedule);
    list.push_back(std::move(entry));
  }
  return list;
}

Json exploration_json(const runtime::Exploration& exploration) {
  return {{"executions", exploration.executions},
          {"redundant", exploration.redundant},
          {"cut", exploration.cut},
          {"deadlocks", exploration.deadlocks},
          {"crashes", exploration.crashes},
          {"exhausted", exploration.exhausted},
          {"exhaustedToCrashes", exploration.exhausted_to_crashes},
          {"endedByCrash", exploration.ended_by_crash},
          {"shared", exploration.shared}};
}

Json diagnostics_json(const RunReport& report) {
  Json list = Json::array();
  for (const base::Diagnostic& one : report.diagnostics)
    list.push_back({{"code", one.code},
                    {"severity", base::severity_name(one.severity)},
                    {"count", one.count},
                    {"message", one.message}});
  return list;
}

}  // namespace

std::string write_run_json(const RunSummary& summary) {
  const RunReport& report = summary.report;
  Json root = {{"schema", "antecede/run@1"},
               {"complete", report.complete},
               {"incompleteBecause", text_or_null(report.incomplete_because)},
               {"app", {{"file", report.file}, {"sha256", report.sha256}, {"main", text_or_null(report.main_class)}}},
               {"strategy", report.strategy}};
  if (report.api_level) root["api"] = report.api_level;
  root["seed"] = report.seed ? Json(*report.seed) : Json(nullptr);
  if (summary.seeds) root["seeds"] = *summary.seeds;
  if (summary.is_one_run()) put_ending(root, report.outcome);
  root["events"] = report.events;
  root["userEvents"] = report.user_events;
  root["screens"] = screens_json(report.screens);
  root["callbacks"] = {{"reached", report.callbacks.reached}, {"known", report.callbacks.known}};
  root["restarts"] = report.restarts;
  root["crashes"] = crashes_json(report.crashes);
  root["blocked"] = blocked_json(report.blocked);
  root["exits"] = exits_json(report.exits);
  root["libraries"] = {{"app", report.app_libraries}, {"model", report.model_libraries}};
  root["toolFailures"] = failures_json(report.tool_failures);
  root["unmodelled"] = unmodelled_json(report.unmodelled);
  root["virtualSeconds"] = seconds(report.virtual_nanos);
  root["trace"] = text_or_null(report.trace);
  root["schedule"] = text_or_null(report.schedule);
  if (summary.is_one_run()) put_output(root, report);
  if (summary.exploration) root["exploration"] = exploration_json(*summary.exploration);
  if (!summary.is_one_run()) root["outcomes"] = outcomes_json(summary);
  root["diagnostics"] = diagnostics_json(report);
  if (report.seconds) root["seconds"] = *report.seconds;
  return root.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

}  // namespace antecede::cli
