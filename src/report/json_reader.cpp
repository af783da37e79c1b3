#include "report/json_reader.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "report/json_report.h"

namespace antecede::report {
namespace {

using Json = nlohmann::ordered_json;
using race::Cause;
using race::Crash;
using race::Event;
using race::Location;
using race::Place;
using race::Race;
using race::Side;

/// A value of the document and where it stands. The first thing that is wrong anywhere is remembered; what is read behind
/// that is empty values, which nobody sees.
class Field {
 public:
  Field(const Json& json, std::string path, std::string& problem)
      : json_(json), path_(std::move(path)), problem_(problem) {}

  Field operator[](const char* name) const {
    static const Json none;
    if (!json_.is_object()) {
      if (!json_.is_null()) expect("an object");
      return {none, path_ + "." + name, problem_};
    }
    const auto found = json_.find(name);
    return {found == json_.end() ? none : *found, path_.empty() ? name : path_ + "." + name, problem_};
  }

  bool is_null() const { return json_.is_null(); }

  /// Empty for null.
  std::string text() const {
    if (json_.is_string()) return json_.get<std::string>();
    if (!json_.is_null()) expect("a text");
    return {};
  }
  std::string needed_text() const {
    if (!json_.is_string()) expect("a text");
    return text();
  }
  bool flag() const {
    if (json_.is_boolean()) return json_.get<bool>();
    if (!json_.is_null()) expect("true or false");
    return false;
  }
  std::optional<bool> maybe_flag() const { return is_null() ? std::nullopt : std::optional(flag()); }
  uint64_t number(uint64_t most = std::numeric_limits<uint64_t>::max(), uint64_t otherwise = 0) const {
    if (json_.is_null()) return otherwise;
    const bool fits = json_.is_number_unsigned() && json_.get<uint64_t>() <= most;
    if (!fits) expect("a number that is not too large");
    return fits ? json_.get<uint64_t>() : 0;
  }
  uint32_t small_number() const { return static_cast<uint32_t>(number(std::numeric_limits<uint32_t>::max())); }
  double real() const {
    const double value = json_.is_number() ? json_.get<double>() : 0;
    if ((!json_.is_number() && !json_.is_null()) || !std::isfinite(value)) expect("a number");
    return value;
  }
  /// A name that `find` knows; the first one if there is nothing.
  template <class E>
  E name(std::optional<E> (*find)(std::string_view)) const {
    if (json_.is_null()) return E{};
    const auto found = json_.is_string() ? find(json_.get_ref<const std::string&>()) : std::nullopt;
    if (!found) expect("a name that is known");
    return found.value_or(E{});
  }
  /// Calls `read` with every element of a list.
  template <class Read>
  void each(Read read) const {
    if (json_.is_null()) return;
    if (!json_.is_array()) return expect("a list");
    for (size_t i = 0; i < json_.size() && problem_.empty(); ++i)
      read(Field(json_[i], fmt::format("{}[{}]", path_, i), problem_));
  }
  std::vector<std::string> texts() const {
    std::vector<std::string> list;
    each([&](const Field& one) { list.push_back(one.needed_text()); });
    return list;
  }
  void expect(std::string_view what) const {
    if (problem_.empty()) problem_ = fmt::format("{}: expected {}", path_.empty() ? "the report" : path_, what);
  }

 private:
  const Json& json_;
  std::string path_;
  std::string& problem_;
};

Place read_place(const Field& json) {
  Place place;
  place.class_name = json["class"].text();
  place.method = json["method"].text();
  place.descriptor = json["descriptor"].text();
  place.file = json["file"].text();
  place.line = json["line"].small_number();
  place.pc = json["dexPc"].small_number();
  place.canonical = json["canonical"].text();
  place.renamed = json["renamed"].flag();
  // Older reports only tell whether it is own.
  const bool foreign = json["origin"].is_null() && !json["own"].is_null() && !json["own"].flag();
  place.origin = foreign ? base::Origin::Framework : json["origin"].name<base::Origin>(base::find_origin);
  return place;
}

Cause read_cause(const Field& json) {
  Cause cause;
  const std::string kind = json["kind"].text();
  cause.kind = kind == "start" ? Cause::Kind::Start : kind == "register" ? Cause::Kind::Register : Cause::Kind::Post;
  cause.place = read_place(json);
  cause.event = json["event"].text();
  cause.label = json["label"].text();
  cause.thread = json["thread"].text();
  return cause;
}

Event read_event(const Field& json) {
  Event event;
  event.id = json["id"].text();
  event.label = json["label"].text();
  event.thread = json["thread"].text();
  event.queue = json["queue"].text();
  event.callback = json["callback"].text();
  event.source = json["source"].name(race::find_source);
  event.in_event = json["inEvent"].is_null() ? !event.id.starts_with("t") : json["inEvent"].flag();
  json["posted"].each([&](const Field& one) { event.posted.push_back(read_cause(one)); });
  return event;
}

Side read_side(const Field& json) {
  Side side;
  const std::string kind = json["kind"].needed_text();
  if (kind != "read" && kind != "write") json["kind"].expect("read or write");
  side.write = kind == "write";
  side.null = json["null"].flag() || json["writesNull"].flag();
  side.structure = json["structure"].flag();
  side.dereferences = json["dereferences"].maybe_flag();
  side.guarded = json["guarded"].maybe_flag();
  side.locks = json["locks"].texts();
  side.draws = json["draws"].flag();
  const bool is_action = !json["action"].is_null();
  Event event = read_event(json[is_action ? "action" : "event"]);
  event.is_action = is_action;
  side.event = base::Shared(std::move(event));
  side.place = read_place(json);
  std::vector<Place> stack;
  json[is_action ? "callChain" : "stack"].each([&](const Field& one) { stack.push_back(read_place(one)); });
  const bool direct = stack.empty() || stack.front().own();
  side.direct = json["direct"].is_null() ? direct : json["direct"].flag();
  side.stack = base::Shared(std::move(stack));
  return side;
}

Location read_location(const Field& json) {
  Location location;
  const bool is_static = json["static"].flag();
  location.kind = json["kind"].is_null() ? (is_static ? Location::Kind::Static : Location::Kind::Field)
                                         : json["kind"].name(race::find_location_kind);
  location.class_name = json["class"].text();
  location.field = json["field"].text();
  location.object = json["object"].text();
  location.atomic = json["atomic"].flag();
  location.canonical = json["canonical"].text();
  location.renamed = json["renamed"].flag();
  return location;
}

void read_marks(const Field& json, Race& race) {
  json["filteredBy"].each([&](const Field& one) { race.filters.add(one.name(race::find_filter)); });
  race.covered = json["covered"].is_null() ? !json["coveredBy"].is_null() : json["covered"].flag();
  race.covered_by = json["coveredBy"].text();
  race.group = json["group"].text();
  race.suppressed = json["suppressed"].text();
  race.baseline = json["baselineState"].name(race::find_baseline_state);
  race.refutation = json["refutation"].name(race::find_refutation);
  race.verdict = json["verdict"].name(race::find_verdict);
  race.verdict_reason = json["verdictReason"].text();
  race.verdict_rests_on = json["verdictRestsOn"].text();
  race.schedule = json["schedule"].text();
}

void read_sides(const Field& json, Race& race) {
  size_t count = 0;
  json.each([&](const Field& one) {
    if (count < race.sides.size()) race.sides[count] = read_side(one);
    ++count;
  });
  if (count != race.sides.size()) json.expect("exactly two accesses");
}

Race read_race(const Field& json) {
  Race race;
  race.id = json["id"].needed_text();
  race.stable = json["stable"].text() != "build";
  race.kind = json["kind"].name(race::find_race_kind);
  race.pattern = json["pattern"].name(race::find_pattern);
  race.priority = json["priority"].name(race::find_priority);
  race.score = json["score"].real();
  race.location = read_location(json["location"]);
  race.locations = json["locations"].number(UINT64_MAX, 1);
  race.runs = json["runs"].number(UINT64_MAX, 1);
  race.run = json["run"].small_number();
  race.same_looper = json["sameLooper"].flag();
  race.lock_protected = json["lockProtected"].flag();
  read_sides(json["accesses"], race);
  race.why = json["why"].text();
  race.would_order = json["wouldOrder"].text();
  race.crash = json["crash"].text();
  read_marks(json, race);
  return race;
}

TraceFile read_trace(const Field& json) {
  TraceFile trace;
  trace.file = json["file"].text();
  trace.format = json["format"].text();
  trace.bytes = json["bytes"].number();
  trace.sha256 = json["sha256"].text();
  trace.rules = json["rules"].text();
  trace.rules_by_format = json["rulesByFormat"].flag();
  trace.operations = json["operations"].number();
  return trace;
}

Crash read_crash(const Field& json) {
  Crash crash;
  crash.exception = json["exception"].text();
  crash.place = read_place(json);
  crash.event = json["event"].text();
  crash.label = json["label"].text();
  crash.thread = json["thread"].text();
  crash.count = json["count"].number(UINT64_MAX, 1);
  crash.races = json["races"].texts();
  crash.note = json["note"].text();
  return crash;
}

/// The numbers stand under the names of the paper's tables.
detect::TraceStatistics read_trace_stats(const Field& stats) {
  detect::TraceStatistics s;
  const Field trace = stats["trace"], kinds = stats["kinds"], table6 = stats["tables"]["table6"],
              table7 = stats["tables"]["table7"];
  s.operations = trace["operations"].number();
  s.ordering_operations = trace["ordering"].number();
  s.accesses = trace["accesses"].number();
  s.locations = trace["locations"].number();
  s.stacks = trace["stacks"].number();
  s.events = trace["events"].number();
  s.main_events = trace["mainEvents"].number();
  s.threads = trace["threads"].number();
  s.nodes = trace["nodes"].number();
  s.edges = trace["edges"].number();
  s.chains = trace["chains"].number();
  s.single_looper_locations = kinds["singleLooper"].number();
  s.multi_threaded_locations = kinds["multiThreaded"].number();
  s.lock_protected_locations = kinds["lockProtected"].number();
  s.racy_locations = stats["racyLocations"].number();
  s.looper_races = table6["races"].number();
  s.uncovered_looper_races = table6["uncoveredRaces"].number();
  s.looper_groups_own = table6["ownGroups"].number();
  s.looper_groups_framework = table6["frameworkGroups"].number();
  s.thread_races = table7["races"].number();
  s.thread_groups_own = table7["ownGroups"].number();
  s.thread_groups_own_locked = table7["ownGroupsLocked"].number();
  s.thread_groups_framework = table7["frameworkGroups"].number();
  s.thread_groups_framework_locked = table7["frameworkGroupsLocked"].number();
  return s;
}

scan::ScanStatistics read_scan_stats(const Field& stats) {
  scan::ScanStatistics s;
  const Field scan = stats["scan"];
  s.harnesses = stats["harnesses"].number();
  s.actions = stats["actions"].number();
  s.order_edges = stats["hbEdges"].number();
  s.ordered_percent = stats["orderedPercent"].real();
  s.racy_pairs = stats["racyPairs"]["actionSensitive"].number();
  s.accesses = scan["accesses"].number();
  s.locations = scan["locations"].number();
  s.methods = scan["methods"].number();
  s.own_methods = scan["ownMethods"].number();
  s.own_methods_reached = scan["ownMethodsReached"].number();
  s.undefined_calls = scan["undefinedCalls"].number();
  s.reflection = scan["reflection"].number();
  return s;
}

CheckStatistics read_check_stats(const Field& json) {
  CheckStatistics s;
  s.runs = json["runs"].number();
  s.user_events = json["userEvents"].number();
  s.tried = json["tried"].number();
  s.flipped = json["flipped"].number();
  s.left_untried = json["leftUntried"].number();
  s.directed_runs = json["directedRuns"].number();
  s.aimed_at = json["aimedAt"].number();
  s.reached = json["reached"].number();
  return s;
}

base::Diagnostic read_diagnostic(const Field& json) {
  base::Diagnostic one;
  one.code = json["code"].needed_text();
  const std::string severity = json["severity"].text();
  one.severity = severity == "error"  ? base::Severity::Error
                 : severity == "info" ? base::Severity::Info
                                      : base::Severity::Warning;
  one.count = json["count"].number(UINT64_MAX, 1);
  one.message = json["message"].text();
  return one;
}

void read_stats(const Field& json, Report& report) {
  if (!json["trace"].is_null()) report.trace_stats = read_trace_stats(json);
  if (!json["scan"].is_null()) report.scan_stats = read_scan_stats(json);
  if (!json["check"].is_null()) report.check_stats = read_check_stats(json["check"]);
  report.groups = json["groups"].number(SIZE_MAX);
  json["stages"].each([&](const Field& one) {
    report.stages.push_back({one["name"].text(), one["seconds"].real(), one["peakMiB"].number(),
                             one["processorSeconds"].real()});
  });
}

void read_races(const Field& json, Report& report) {
  absl::flat_hash_set<std::string> ids;
  json.each([&](const Field& one) {
    report.races.push_back(read_race(one));
    if (!ids.insert(report.races.back().id).second) one["id"].expect("an id that no other race has");
  });
}

Libraries read_libraries(const Field& json) {
  Libraries result;
  json["app"].each([&](const Field& one) { result.app.push_back(one.needed_text()); });
  json["model"].each([&](const Field& one) { result.model.push_back(one.needed_text()); });
  return result;
}

Report read_report(const Field& json) {
  Report report;
  report.complete = json["complete"].flag();
  report.app = {json["app"]["package"].text(), json["app"]["file"].text(), json["app"]["sha256"].text()};
  json["traces"].each([&](const Field& one) { report.traces.push_back(read_trace(one)); });
  if (report.traces.empty() && !json["trace"].is_null()) report.traces.push_back(read_trace(json["trace"]));
  if (!json["libraries"].is_null()) report.libraries = read_libraries(json["libraries"]);
  read_stats(json["stats"], report);
  json["crashes"].each([&](const Field& one) { report.crashes.push_back(read_crash(one)); });
  json["diagnostics"].each([&](const Field& one) { report.diagnostics.push_back(read_diagnostic(one)); });
  json["notCovered"].each(
      [&](const Field& one) { report.gaps.push_back({one["code"].needed_text(), one["message"].text()}); });
  read_races(json["races"], report);
  return report;
}

}  // namespace

base::Result<Report> read_json_report(std::string_view text) {
  return read_json_report(text, std::array{k_report_schema});
}

base::Result<Report> read_json_report(std::string_view text, std::span<const std::string_view> schemas) {
  const Json json = Json::parse(text, nullptr, false);
  if (json.is_discarded()) return base::bad_input("not a report: this is no JSON");
  std::string problem;
  const Field root(json, "", problem);
  if (std::ranges::find(schemas, root["schema"].text()) == schemas.end())
    return base::bad_input(fmt::format("not a report: it does not say \"schema\": \"{}\"", schemas.front()));
  Report report = read_report(root);
  if (!problem.empty()) return base::bad_input(problem);
  return report;
}

}  // namespace antecede::report
