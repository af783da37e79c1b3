#include "report/json_report.h"

#include <algorithm>
#include <cmath>

#include <nlohmann/json.hpp>

namespace antecede::report {

namespace {

using Json = nlohmann::ordered_json;

std::string scalar_text(const Json& json) {
  return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

bool is_flat(const Json& json) {
  return std::none_of(json.begin(), json.end(), [](const Json& one) { return one.is_structured() && !one.empty(); });
}

/// Readable and not too long: what has no lists in it stands on one line.
std::string json_text(const Json& json, size_t indent) {
  if (!json.is_structured() || json.empty()) return scalar_text(json);
  const bool object = json.is_object(), flat = indent > 0 && is_flat(json);
  const std::string inner = flat ? " " : "\n" + std::string(indent + 2, ' ');
  std::string text(1, object ? '{' : '[');
  for (auto item = json.begin(); item != json.end(); ++item) {
    if (item != json.begin()) text += ',';
    text += inner;
    if (object) text += scalar_text(item.key()) + ": ";
    text += json_text(*item, indent + 2);
  }
  text += flat ? " " : "\n" + std::string(indent, ' ');
  return text + (object ? '}' : ']');
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
}

Json stack_json(const std::vector<Place>& stack) {
  Json list = Json::array();
  for (const Place& place : stack) {
    Json entry = Json::object();
    put_place(entry, place);
    entry["own"] = place.own;
    list.push_back(std::move(entry));
  }
  return list;
}

Json event_json(const Event& event) {
  Json posted = Json::array();
  for (const Cause& cause : event.posted) {
    Json entry = {{"kind", cause.kind == Cause::Kind::Post ? "post" : "start"}};
    put_place(entry, cause.place);
    entry["event"] = cause.event;
    entry["label"] = cause.label;
    entry["thread"] = cause.thread;
    posted.push_back(std::move(entry));
  }
  return {{"id", event.id},         {"label", event.label},
          {"thread", event.thread}, {"queue", text_or_null(event.queue)},
          {"source", event.source}, {"posted", std::move(posted)}};
}

/// A trace tells neither whether a value that was read was dereferenced nor whether a test guards the access.
Json access_json(const Access& access) {
  const Place& place = access.place;
  Json json = {{"kind", access.write ? "write" : "read"}};
  put_place(json, place);
  json["dexPc"] = number_or_null(place.pc);
  json["writesNull"] = access.write && access.null;
  json["dereferences"] = nullptr;
  json["guarded"] = nullptr;
  json["locks"] = access.locks;
  json["null"] = access.null;
  json["structure"] = access.structure;
  json["event"] = event_json(*access.event);
  json["stack"] = stack_json(*access.stack);
  return json;
}

Json location_json(const Location& location) {
  using Kind = trace::Location::Kind;
  constexpr const char* kinds[] = {"field", "static", "element", "logical"};
  Json json = {{"class", location.class_name},
               {"field", location.field},
               {"static", location.kind == Kind::Static},
               {"kind", kinds[static_cast<size_t>(location.kind)]},
               {"atomic", location.atomic}};
  if (!location.object.empty()) json["object"] = location.object;
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
  for (const Access& access : race.accesses) accesses.push_back(access_json(access));
  return {{"id", race.id},
          {"kind", race::race_kind_name(race.kind)},
          {"pattern", race::pattern_name(race.pattern)},
          {"priority", race::priority_name(race.priority)},
          {"rank", rank},
          {"score", std::round(race.score * 10000) / 10000},
          {"location", location_json(race.location)},
          {"locations", race.locations},
          {"sameLooper", race.same_looper},
          {"lockProtected", race.lock_protected},
          {"accesses", std::move(accesses)},
          {"why", race.why},
          {"refutation", "not-attempted"},
          {"filteredBy", filters_json(race.filters)},
          {"covered", race.covered},
          {"coveredBy", text_or_null(race.covered_by)},
          {"group", text_or_null(race.group)},
          {"suppressed", nullptr},
          {"baselineState", "new"},
          {"verdict", "unverified"},
          {"verdictReason", nullptr},
          {"schedule", nullptr}};
}

/// Tables 4 to 7 of EventRacer Android, as far as a trace alone can fill them.
Json tables_json(const race::RaceStatistics& s) {
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

Json stats_json(const Report& report) {
  const race::RaceStatistics& s = report.statistics;
  Json stats = {{"trace",
                 {{"operations", report.operations},
                  {"ordering", s.ordering_operations},
                  {"accesses", s.accesses},
                  {"locations", s.locations},
                  {"stacks", s.stacks},
                  {"events", s.events},
                  {"mainEvents", s.main_events},
                  {"threads", s.threads},
                  {"nodes", s.nodes},
                  {"edges", s.edges},
                  {"chains", s.chains}}},
                {"kinds",
                 {{"singleLooper", s.single_looper_locations},
                  {"multiThreaded", s.multi_threaded_locations},
                  {"lockProtected", s.lock_protected_locations}}},
                {"racyLocations", s.racy_locations},
                {"groups", report.groups},
                {"tables", tables_json(s)}};
  if (report.stages.empty()) return stats;
  Json stages = Json::array();
  for (const base::StageCost& stage : report.stages)
    stages.push_back({{"name", stage.name}, {"seconds", stage.seconds}, {"peakMiB", stage.peak_mib}});
  stats["stages"] = std::move(stages);
  return stats;
}

/// The app is known by its name only; what was read is the trace.
Json app_json(const Header& header) {
  return {{"package", text_or_null(header.package)}, {"file", nullptr}, {"sha256", nullptr}};
}

Json trace_json(const Header& header) {
  return {{"file", header.file},     {"format", header.format}, {"bytes", header.bytes},
          {"sha256", header.sha256}, {"rules", header.rules},   {"rulesByFormat", header.rules_by_format}};
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

/// Everything but the races.
Json head_json(const Report& report) {
  return {{"schema", "antecede/report@1"},  {"complete", report.complete},
          {"app", app_json(report.header)}, {"trace", trace_json(report.header)},
          {"stats", stats_json(report)},    {"diagnostics", diagnostics_json(report)},
          {"notCovered", gaps_json(report)}};
}

}  // namespace

base::Status write_json_report(const Report& report, const TextSink& sink) {
  std::string head = json_text(head_json(report), 0);
  head.resize(head.size() - 2);  // The races come before the last brace and its newline.
  ANTECEDE_CHECK(sink(head + ",\n  \"races\": ["));
  for (size_t i = 0; i < report.races.size(); ++i) {
    const Json race = race_json(report.races[i], i + 1);
    ANTECEDE_CHECK(sink((i ? ",\n    " : "\n    ") + json_text(race, 4)));
  }
  return sink(report.races.empty() ? "]\n}\n" : "\n  ]\n}\n");
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
