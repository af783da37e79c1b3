#include "report/json_report.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

#include "race/hint.h"

namespace antecede::report {

namespace {

using Json = nlohmann::ordered_json;
using detect::TraceStatistics;
using race::Cause;
using race::Event;
using race::Location;
using race::Place;
using race::Race;
using race::Side;

std::string scalar_text(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool is_flat(const Json& json) {
  return std::none_of(json.begin(), json.end(), [](const Json& one) { return one.is_structured() && !one.empty(); });
}

/// Readable and not too long: what has no lists in it stands on one line.
void append_json(std::string& text, const Json& json, size_t indent) {
  if (!json.is_structured() || json.empty()) {
    text += scalar_text(json);
    return;
  }
  const bool object = json.is_object(), flat = indent > 0 && is_flat(json);
  const auto begin_line = [&](size_t columns) {
    if (flat) text += ' ';
    else text.append(1, '\n').append(columns, ' ');
  };
  text += object ? '{' : '[';
  for (auto item = json.begin(); item != json.end(); ++item) {
    if (item != json.begin()) text += ',';
    begin_line(indent + 2);
    if (object) text.append(scalar_text(item.key())).append(": ");
    append_json(text, *item, indent + 2);
  }
  begin_line(indent);
  text += object ? '}' : ']';
}

Json text_or_null(const std::string& text) {
  return text.empty() ? Json(nullptr) : Json(text);
}

Json number_or_null(uint64_t number) {
  return number == 0 ? Json(nullptr) : Json(number);
}

/// The fields of a place, at the end of `json`.
void put_place(Json& json, const Place& place) {
  json["class"] = text_or_null(place.class_name);
  json["method"] = text_or_null(place.method);
  json["descriptor"] = text_or_null(place.descriptor);
  json["file"] = text_or_null(place.file);
  json["line"] = number_or_null(place.line);
  json["origin"] = base::origin_name(place.origin);
  if (!place.canonical.empty()) json["canonical"] = place.canonical;
  if (place.renamed) json["renamed"] = true;
}

Json stack_json(const std::vector<Place>& stack) {
  Json list = Json::array();
  for (const Place& place : stack) {
    Json entry = Json::object();
    put_place(entry, place);
    if (place.pc) entry["dexPc"] = place.pc;
    entry["own"] = place.own();
    list.push_back(std::move(entry));
  }
  return list;
}

const char* cause_name(Cause::Kind kind) {
  switch (kind) {
    case Cause::Kind::Post: return "post";
    case Cause::Kind::Start: return "start";
    case Cause::Kind::Register: return "register";
  }
  return "";
}

Json event_json(const Event& event) {
  Json posted = Json::array();
  for (const Cause& cause : event.posted) {
    Json entry = {{"kind", cause_name(cause.kind)}};
    put_place(entry, cause.place);
    if (cause.place.pc) entry["dexPc"] = cause.place.pc;
    entry["event"] = cause.event;
    entry["label"] = cause.label;
    entry["thread"] = cause.thread;
    posted.push_back(std::move(entry));
  }
  if (event.is_action)
    return {{"id", event.id},
            {"label", event.label},
            {"thread", event.thread},
            {"callback", text_or_null(event.callback)},
            {"source", race::source_name(event.source)},
            {"inEvent", event.in_event},
            {"posted", std::move(posted)}};
  return {{"id", event.id},
          {"label", event.label},
          {"thread", event.thread},
          {"queue", text_or_null(event.queue)},
          {"source", race::source_name(event.source)},
          {"inEvent", event.in_event},
          {"posted", std::move(posted)}};
}

Json known_or_null(std::optional<bool> value) {
  return value ? Json(*value) : Json(nullptr);
}

Json access_json(const Side& side) {
  Json json = {{"kind", side.write ? "write" : "read"}};
  put_place(json, side.place);
  json["dexPc"] = number_or_null(side.place.pc);
  json["writesNull"] = side.write && side.null;
  json["dereferences"] = known_or_null(side.dereferences);
  json["guarded"] = known_or_null(side.guarded);
  json["locks"] = side.locks;
  json["null"] = side.null;
  json["structure"] = side.structure;
  json["direct"] = side.direct;
  json["draws"] = side.draws;
  json[side.event->is_action ? "action" : "event"] = event_json(*side.event);
  json[side.event->is_action ? "callChain" : "stack"] = stack_json(*side.stack);
  return json;
}

Json location_json(const Location& location) {
  Json json = {{"class", location.class_name},
               {"field", location.field},
               {"static", location.kind == Location::Kind::Static},
               {"kind", race::location_kind_name(location.kind)},
               {"atomic", location.atomic}};
  if (!location.object.empty()) json["object"] = location.object;
  if (!location.canonical.empty()) json["canonical"] = location.canonical;
  if (location.renamed) json["renamed"] = true;
  return json;
}

Json filters_json(race::FilterSet filters) {
  Json list = Json::array();
  for (size_t i = 0; i < race::k_filters; ++i)
    if (const auto filter = static_cast<race::Filter>(i); filters.has(filter))
      list.push_back(race::filter_name(filter));
  return list;
}

Json race_json(const Race& race, size_t rank) {
  Json accesses = Json::array();
  for (const Side& side : race.sides) accesses.push_back(access_json(side));
  return {{"id", race.id},
          {"stable", race.stable ? "everywhere" : "build"},
          {"kind", race::race_kind_name(race.kind)},
          {"pattern", race::pattern_name(race.pattern)},
          {"priority", race::priority_name(race.priority)},
          {"rank", rank},
          {"score", std::round(race.score * 10000) / 10000},
          {"location", location_json(race.location)},
          {"locations", race.locations},
          {"runs", race.runs},
          {"run", race.run},
          {"sameLooper", race.same_looper},
          {"lockProtected", race.lock_protected},
          {"accesses", std::move(accesses)},
          {"why", race.why},
          {"wouldOrder", text_or_null(race.would_order)},
          {"hint", race::hint_of(race)},
          {"crash", text_or_null(race.crash)},
          {"refutation", race::refutation_name(race.refutation)},
          {"filteredBy", filters_json(race.filters)},
          {"covered", race.covered},
          {"coveredBy", text_or_null(race.covered_by)},
          {"group", text_or_null(race.group)},
          {"suppressed", text_or_null(race.suppressed)},
          {"baselineState", race::baseline_state_name(race.baseline)},
          {"verdict", race::verdict_name(race.verdict)},
          {"verdictReason", text_or_null(race.verdict_reason)},
          {"verdictRestsOn", text_or_null(race.verdict_rests_on)},
          {"schedule", text_or_null(race.schedule)}};
}

/// Tables 4 to 7 of EventRacer Android, as far as a trace alone can fill them.
Json tables_json(const TraceStatistics& s) {
  return {{"table4",
           {{"orderingOperations", s.ordering_operations},
            {"accesses", s.accesses},
            {"locations", s.locations},
            {"stacks", s.stacks}}},
          {"table5",
           {{"events", s.events},
            {"mainEvents", s.main_events},
            {"threads", s.threads},
            {"nodes", s.nodes},
            {"edges", s.edges},
            {"chains", s.chains}}},
          {"table6",
           {{"races", s.looper_races},
            {"uncoveredRaces", s.uncovered_looper_races},
            {"ownGroups", s.looper_groups_own},
            {"frameworkGroups", s.looper_groups_framework}}},
          {"table7",
           {{"races", s.thread_races},
            {"ownGroups", s.thread_groups_own},
            {"ownGroupsLocked", s.thread_groups_own_locked},
            {"frameworkGroups", s.thread_groups_framework},
            {"frameworkGroupsLocked", s.thread_groups_framework_locked}}}};
}

/// What is about traces.
void put_trace_stats(Json& stats, const TraceStatistics& s) {
  stats["trace"] = {{"operations", s.operations},
                    {"ordering", s.ordering_operations},
                    {"accesses", s.accesses},
                    {"locations", s.locations},
                    {"stacks", s.stacks},
                    {"events", s.events},
                    {"mainEvents", s.main_events},
                    {"threads", s.threads},
                    {"nodes", s.nodes},
                    {"edges", s.edges},
                    {"chains", s.chains}};
  stats["kinds"] = {{"singleLooper", s.single_looper_locations},
                    {"multiThreaded", s.multi_threaded_locations},
                    {"lockProtected", s.lock_protected_locations}};
  stats["racyLocations"] = s.racy_locations;
}

/// What is about a scan.
void put_scan_stats(Json& stats, const scan::ScanStatistics& s) {
  stats["harnesses"] = s.harnesses;
  stats["actions"] = s.actions;
  stats["hbEdges"] = s.order_edges;
  stats["orderedPercent"] = std::round(s.ordered_percent * 10) / 10;
  stats["racyPairs"] = {{"actionSensitive", s.racy_pairs}};
  stats["scan"] = {{"accesses", s.accesses},
                   {"locations", s.locations},
                   {"methods", s.methods},
                   {"ownMethods", s.own_methods},
                   {"ownMethodsReached", s.own_methods_reached},
                   {"undefinedCalls", s.undefined_calls},
                   {"reflection", s.reflection}};
}

Json stats_json(const Report& report) {
  Json stats = Json::object();
  if (report.scan_stats) put_scan_stats(stats, *report.scan_stats);
  if (report.trace_stats) put_trace_stats(stats, *report.trace_stats);
  stats["groups"] = report.groups;
  if (report.trace_stats) stats["tables"] = tables_json(*report.trace_stats);
  if (report.stages.empty()) return stats;
  Json stages = Json::array();
  for (const base::StageCost& stage : report.stages)
    stages.push_back({{"name", stage.name}, {"seconds", stage.seconds}, {"peakMiB", stage.peak_mib}});
  stats["stages"] = std::move(stages);
  return stats;
}

Json app_json(const App& app) {
  return {{"package", text_or_null(app.package)},
          {"file", text_or_null(app.file)},
          {"sha256", text_or_null(app.sha256)}};
}

Json trace_json(const TraceFile& trace) {
  return {{"file", trace.file},     {"format", trace.format}, {"bytes", trace.bytes},
          {"sha256", trace.sha256}, {"rules", trace.rules},   {"rulesByFormat", trace.rules_by_format},
          {"operations", trace.operations}};
}

Json traces_json(const Report& report) {
  Json list = Json::array();
  for (const TraceFile& trace : report.traces) list.push_back(trace_json(trace));
  return list;
}

Json crashes_json(const Report& report) {
  Json list = Json::array();
  for (const race::Crash& crash : report.crashes) {
    Json entry = {{"exception", text_or_null(crash.exception)}};
    put_place(entry, crash.place);
    if (crash.place.pc) entry["dexPc"] = crash.place.pc;
    entry["event"] = crash.event;
    entry["label"] = crash.label;
    entry["thread"] = crash.thread;
    entry["count"] = crash.count;
    entry["races"] = crash.races;
    entry["note"] = text_or_null(crash.note);
    list.push_back(std::move(entry));
  }
  return list;
}

Json diagnostics_json(const Report& report) {
  Json list = Json::array();
  for (const base::Diagnostic& one : report.diagnostics)
    list.push_back({{"code", one.code},
                    {"severity", base::severity_name(one.severity)},
                    {"count", one.count},
                    {"message", one.message}});
  return list;
}

Json gaps_json(const Report& report) {
  Json list = Json::array();
  for (const Gap& gap : report.gaps) list.push_back({{"code", gap.code}, {"message", gap.message}});
  return list;
}

/// Everything but the races. One trace stands under a name of its own, too.
Json head_json(const Report& report) {
  return {{"schema", k_report_schema},
          {"complete", report.complete},
          {"app", app_json(report.app)},
          {"trace", report.traces.size() == 1 ? trace_json(report.traces[0]) : Json(nullptr)},
          {"traces", traces_json(report)},
          {"stats", stats_json(report)},
          {"crashes", crashes_json(report)},
          {"diagnostics", diagnostics_json(report)},
          {"notCovered", gaps_json(report)}};
}

}  // namespace

/// Race by race: however long the report is, a piece of it is in memory.
base::Status write_json_report(const Report& report, const TextSink& sink) {
  constexpr size_t k_piece = size_t(1) << 20;
  std::string text;
  append_json(text, head_json(report), 0);
  text.resize(text.size() - 2);  // The races come before the last brace and its newline.
  text += ",\n  \"races\": [";
  for (size_t i = 0; i < report.races.size(); ++i) {
    text += i ? ",\n    " : "\n    ";
    append_json(text, race_json(report.races[i], i + 1), 4);
    if (text.size() < k_piece) continue;
    ANTECEDE_CHECK(sink(text));
    text.clear();
  }
  text += report.races.empty() ? "]\n}\n" : "\n  ]\n}\n";
  return sink(text);
}

std::string json_report(const Report& report) {
  std::string text;
  const auto append = [&](std::string_view part) -> base::Status {
    text += part;
    return {};
  };
  static_cast<void>(write_json_report(report, append));  // A string takes everything.
  return text;
}

}  // namespace antecede::report
