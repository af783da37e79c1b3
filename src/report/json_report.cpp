#include "report/json_report.h"

#include <cmath>
#include <optional>
#include <unordered_map>

#include "race/hint.h"
#include "report/json_text.h"

namespace antecede::report {

namespace {

using detect::TraceStatistics;
using race::Cause;
using race::Event;
using race::Location;
using race::Place;
using race::Race;
using race::Side;
using enum JsonText::Layout;

/// The fields of a place, in the object that is open.
void put_place(JsonText& json, const Place& place) {
  json.member_or_null("class", place.class_name);
  json.member_or_null("method", place.method);
  json.member_or_null("descriptor", place.descriptor);
  json.member_or_null("file", place.file);
  json.member_or_null("line", place.line);
  json.member("origin", base::origin_name(place.origin));
  if (!place.canonical.empty()) json.member("canonical", place.canonical);
  if (place.renamed) json.member("renamed", true);
}

void put_counter(JsonText& json, const Place& place) {
  if (place.pc) json.member("dexPc", place.pc);
}

void put_texts(JsonText& json, std::string_view name, const std::vector<std::string>& texts) {
  json.list(name, OneLine, [&] {
    for (const std::string& text : texts) json.put(text);
  });
}

void put_stack(JsonText& json, const char* name, const std::vector<Place>& stack) {
  json.list(name, Lines, [&] {
    for (const Place& place : stack)
      json.object(OneLine, [&] {
        put_place(json, place);
        put_counter(json, place);
        json.member("own", place.own());
      });
  });
}

const char* cause_name(Cause::Kind kind) {
  switch (kind) {
    case Cause::Kind::Post: return "post";
    case Cause::Kind::Start: return "start";
    case Cause::Kind::Register: return "register";
  }
  return "";
}

void put_cause(JsonText& json, const Cause& cause) {
  json.object(OneLine, [&] {
    json.member("kind", cause_name(cause.kind));
    put_place(json, cause.place);
    put_counter(json, cause.place);
    json.member("event", cause.event);
    json.member("label", cause.label);
    json.member("thread", cause.thread);
  });
}

void put_event(JsonText& json, const Event& event) {
  json.object(event.is_action ? "action" : "event", event.posted.empty() ? OneLine : Lines, [&] {
    json.member("id", event.id);
    json.member("label", event.label);
    json.member("thread", event.thread);
    if (event.is_action) json.member_or_null("callback", event.callback);
    else json.member_or_null("queue", event.queue);
    json.member("source", race::source_name(event.source));
    json.member("inEvent", event.in_event);
    json.list("posted", Lines, [&] {
      for (const Cause& cause : event.posted) put_cause(json, cause);
    });
  });
}

void put_if_known(JsonText& json, std::string_view name, std::optional<bool> value) {
  if (value) json.member(name, *value);
  else json.member(name, nullptr);
}

void put_location(JsonText& json, const Location& location) {
  json.object("location", OneLine, [&] {
    json.member("class", location.class_name);
    json.member("field", location.field);
    json.member("static", location.kind == Location::Kind::Static);
    json.member("kind", race::location_kind_name(location.kind));
    json.member("atomic", location.atomic);
    if (!location.object.empty()) json.member("object", location.object);
    if (!location.canonical.empty()) json.member("canonical", location.canonical);
    if (location.renamed) json.member("renamed", true);
  });
}

void put_filters(JsonText& json, race::FilterSet filters) {
  json.list("filteredBy", OneLine, [&] {
    for (size_t i = 0; i < race::k_filters; ++i)
      if (const auto filter = static_cast<race::Filter>(i); filters.has(filter)) json.put(race::filter_name(filter));
  });
}

/// Writes races. Races share events and stacks, which are most of what there is to write: their text is made once and kept
/// for the races that follow, up to a limit.
class RaceWriter {
 public:
  explicit RaceWriter(std::string& text) : text_(text) {}

  void write(const Race& race, size_t rank) {
    JsonText json(text_, k_race_indent);
    json.object(Lines, [&] { put_race(json, race, rank); });
  }

 private:
  static constexpr size_t k_race_indent = 4;
  static constexpr size_t k_member_indent = k_race_indent + 6;  // Of an access, which is in a list of the race.
  static constexpr size_t k_most_kept = size_t(32) << 20;

  void put_race(JsonText& json, const Race& race, size_t rank) {
    json.member("id", race.id);
    json.member("stable", race.stable ? "everywhere" : "build");
    json.member("kind", race::race_kind_name(race.kind));
    json.member("pattern", race::pattern_name(race.pattern));
    json.member("priority", race::priority_name(race.priority));
    json.member("rank", rank);
    json.member("score", std::round(race.score * 10000) / 10000);
    put_location(json, race.location);
    json.member("locations", race.locations);
    json.member("runs", race.runs);
    json.member("run", race.run);
    json.member("sameLooper", race.same_looper);
    json.member("lockProtected", race.lock_protected);
    json.list("accesses", Lines, [&] {
      for (const Side& side : race.sides) json.object(Lines, [&] { put_access(json, side); });
    });
    json.member("why", race.why);
    if (!race.would_order.empty()) json.member("wouldOrder", race.would_order);
    json.member("hint", race::hint_of(race));
    put_judgement(json, race);
  }

  static void put_judgement(JsonText& json, const Race& race) {
    json.member_or_null("crash", race.crash);
    json.member("refutation", race::refutation_name(race.refutation));
    put_filters(json, race.filters);
    json.member("covered", race.covered);
    json.member_or_null("coveredBy", race.covered_by);
    json.member_or_null("group", race.group);
    json.member_or_null("suppressed", race.suppressed);
    json.member("baselineState", race::baseline_state_name(race.baseline));
    json.member("verdict", race::verdict_name(race.verdict));
    json.member_or_null("verdictReason", race.verdict_reason);
    json.member_or_null("verdictRestsOn", race.verdict_rests_on);
    json.member_or_null("schedule", race.schedule);
  }

  void put_access(JsonText& json, const Side& side) {
    json.member("kind", side.write ? "write" : "read");
    put_place(json, side.place);
    json.member_or_null("dexPc", side.place.pc);
    json.member("writesNull", side.write && side.null);
    put_if_known(json, "dereferences", side.dereferences);
    put_if_known(json, "guarded", side.guarded);
    put_texts(json, "locks", side.locks);
    json.member("null", side.null);
    json.member("structure", side.structure);
    json.member("direct", side.direct);
    json.member("draws", side.draws);
    json.made_members(shared(&*side.event, [&](JsonText& made) { put_event(made, *side.event); }));
    json.made_members(shared(&*side.stack, [&](JsonText& made) { put_stack(made, side.event->is_action ? "callChain" : "stack", *side.stack); }));
  }

  /// The member that `make` writes of the value at that address.
  template <class Make>
  const std::string& shared(const void* value, Make make) {
    if (kept_bytes_ > k_most_kept) {
      kept_.clear();
      kept_bytes_ = 0;
    }
    const auto [found, is_new] = kept_.try_emplace(value);
    if (!is_new) return found->second;
    JsonText made = JsonText::inside(found->second, k_member_indent);
    make(made);
    kept_bytes_ += found->second.size();
    return found->second;
  }

  std::string& text_;
  std::unordered_map<const void*, std::string> kept_;
  size_t kept_bytes_ = 0;
};

/// Tables 4 to 7 of EventRacer Android, as far as a trace alone can fill them.
void put_tables(JsonText& json, const TraceStatistics& s) {
  json.object("table4", OneLine, [&] {
    json.member("orderingOperations", s.ordering_operations);
    json.member("accesses", s.accesses);
    json.member("locations", s.locations);
    json.member("stacks", s.stacks);
  });
  json.object("table5", OneLine, [&] {
    json.member("events", s.events);
    json.member("mainEvents", s.main_events);
    json.member("threads", s.threads);
    json.member("nodes", s.nodes);
    json.member("edges", s.edges);
    json.member("chains", s.chains);
  });
  json.object("table6", OneLine, [&] {
    json.member("races", s.looper_races);
    json.member("uncoveredRaces", s.uncovered_looper_races);
    json.member("ownGroups", s.looper_groups_own);
    json.member("frameworkGroups", s.looper_groups_framework);
  });
  json.object("table7", OneLine, [&] {
    json.member("races", s.thread_races);
    json.member("ownGroups", s.thread_groups_own);
    json.member("ownGroupsLocked", s.thread_groups_own_locked);
    json.member("frameworkGroups", s.thread_groups_framework);
    json.member("frameworkGroupsLocked", s.thread_groups_framework_locked);
  });
}

/// What is about traces.
void put_trace_stats(JsonText& json, const TraceStatistics& s) {
  json.object("trace", OneLine, [&] {
    json.member("operations", s.operations);
    json.member("ordering", s.ordering_operations);
    json.member("accesses", s.accesses);
    json.member("locations", s.locations);
    json.member("stacks", s.stacks);
    json.member("events", s.events);
    json.member("mainEvents", s.main_events);
    json.member("threads", s.threads);
    json.member("nodes", s.nodes);
    json.member("edges", s.edges);
    json.member("chains", s.chains);
  });
  json.object("kinds", OneLine, [&] {
    json.member("singleLooper", s.single_looper_locations);
    json.member("multiThreaded", s.multi_threaded_locations);
    json.member("lockProtected", s.lock_protected_locations);
  });
  json.member("racyLocations", s.racy_locations);
}

/// What is about a scan.
void put_scan_stats(JsonText& json, const scan::ScanStatistics& s) {
  json.member("harnesses", s.harnesses);
  json.member("actions", s.actions);
  json.member("hbEdges", s.order_edges);
  json.member("orderedPercent", std::round(s.ordered_percent * 10) / 10);
  json.object("racyPairs", OneLine, [&] { json.member("actionSensitive", s.racy_pairs); });
  json.object("scan", OneLine, [&] {
    json.member("accesses", s.accesses);
    json.member("locations", s.locations);
    json.member("methods", s.methods);
    json.member("ownMethods", s.own_methods);
    json.member("ownMethodsReached", s.own_methods_reached);
    json.member("undefinedCalls", s.undefined_calls);
    json.member("reflection", s.reflection);
  });
}

/// What is about a check.
void put_check_stats(JsonText& json, const CheckStatistics& s) {
  json.object("check", OneLine, [&] {
    json.member("runs", s.runs);
    json.member("userEvents", s.user_events);
    json.member("tried", s.tried);
    json.member("flipped", s.flipped);
    json.member("leftUntried", s.left_untried);
    json.member("directedRuns", s.directed_runs);
    json.member("aimedAt", s.aimed_at);
    json.member("reached", s.reached);
  });
}

void put_stages(JsonText& json, const std::vector<base::StageCost>& stages) {
  json.list("stages", Lines, [&] {
    for (const base::StageCost& stage : stages)
      json.object(OneLine, [&] {
        json.member("name", stage.name);
        json.member("seconds", stage.seconds);
        json.member("processorSeconds", stage.processor_seconds);
        json.member("peakMiB", stage.peak_mib);
      });
  });
}

void put_stats(JsonText& json, const Report& report) {
  const bool is_short = !report.trace_stats && !report.scan_stats && !report.check_stats && report.stages.empty();
  json.object("stats", is_short ? OneLine : Lines, [&] {
    if (report.scan_stats) put_scan_stats(json, *report.scan_stats);
    if (report.trace_stats) put_trace_stats(json, *report.trace_stats);
    if (report.check_stats) put_check_stats(json, *report.check_stats);
    json.member("groups", report.groups);
    if (report.trace_stats) json.object("tables", Lines, [&] { put_tables(json, *report.trace_stats); });
    if (!report.stages.empty()) put_stages(json, report.stages);
  });
}

void put_app(JsonText& json, const App& app) {
  json.object("app", OneLine, [&] {
    json.member_or_null("package", app.package);
    json.member_or_null("file", app.file);
    json.member_or_null("sha256", app.sha256);
  });
}

void put_trace(JsonText& json, const TraceFile& trace) {
  json.member("file", trace.file);
  json.member("format", trace.format);
  json.member("bytes", trace.bytes);
  json.member("sha256", trace.sha256);
  json.member("rules", trace.rules);
  json.member("rulesByFormat", trace.rules_by_format);
  json.member("operations", trace.operations);
}

/// One trace stands under a name of its own, too.
void put_traces(JsonText& json, const Report& report) {
  if (report.traces.size() == 1) json.object("trace", OneLine, [&] { put_trace(json, report.traces[0]); });
  else json.member("trace", nullptr);
  json.list("traces", Lines, [&] {
    for (const TraceFile& trace : report.traces) json.object(OneLine, [&] { put_trace(json, trace); });
  });
}

void put_crash(JsonText& json, const race::Crash& crash) {
  json.object(crash.races.empty() ? OneLine : Lines, [&] {
    json.member_or_null("exception", crash.exception);
    put_place(json, crash.place);
    put_counter(json, crash.place);
    json.member("event", crash.event);
    json.member("label", crash.label);
    json.member("thread", crash.thread);
    json.member("count", crash.count);
    put_texts(json, "races", crash.races);
    json.member_or_null("note", crash.note);
  });
}

void put_crashes(JsonText& json, const Report& report) {
  json.list("crashes", Lines, [&] {
    for (const race::Crash& crash : report.crashes) put_crash(json, crash);
  });
}

void put_diagnostics(JsonText& json, const Report& report) {
  json.list("diagnostics", Lines, [&] {
    for (const base::Diagnostic& one : report.diagnostics)
      json.object(OneLine, [&] {
        json.member("code", one.code);
        json.member("severity", base::severity_name(one.severity));
        json.member("count", one.count);
        json.member("message", one.message);
      });
  });
}

void put_gaps(JsonText& json, const Report& report) {
  json.list("notCovered", Lines, [&] {
    for (const Gap& gap : report.gaps)
      json.object(OneLine, [&] {
        json.member("code", gap.code);
        json.member("message", gap.message);
      });
  });
}

/// Everything but the races.
void put_head(JsonText& json, const Report& report) {
  json.member("schema", k_report_schema);
  json.member("complete", report.complete);
  put_app(json, report.app);
  put_traces(json, report);
  put_stats(json, report);
  put_crashes(json, report);
  put_diagnostics(json, report);
  put_gaps(json, report);
  if (report.libraries) {
    json.object("libraries", Lines, [&] {
      put_texts(json, "app", report.libraries->app);
      put_texts(json, "model", report.libraries->model);
    });
  }
}

}  // namespace

/// Race by race: however long the report is, a piece of it is in memory.
base::Status write_json_report(const Report& report, const TextSink& sink) {
  constexpr size_t k_piece = size_t(1) << 20;
  std::string text;
  JsonText json(text);
  json.object(Lines, [&] { put_head(json, report); });
  text.resize(text.size() - 2);  // The races come before the last brace and its newline.
  text += ",\n  \"races\": [";
  RaceWriter races(text);
  for (size_t i = 0; i < report.races.size(); ++i) {
    text += i ? ",\n    " : "\n    ";
    races.write(report.races[i], i + 1);
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
