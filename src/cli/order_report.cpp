#include "cli/order_report.h"

#include <algorithm>

#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace antecede::cli {

namespace {

using action::Action;
using action::ActionId;
using pointer::Object;

/// Puts what was found into words.
class OrderDescriber {
 public:
  OrderDescriber(const ir::Program& program, const model::CodeNames& names, const pointer::Solver& solver,
                 const action::AppHarness& harness, const action::Actions& actions)
      : program_(program), names_(names), solver_(solver), harness_(harness), actions_(actions) {}

  OrderReport describe() {
    OrderReport report;
    name_actions(report);
    for (size_t i = 0; i < actions_.list().size(); ++i)
      if (!ids_[i].empty()) report.actions.push_back(describe(ActionId(i)));
    count(report);
    return report;
  }

 private:
  void name_actions(OrderReport& report) {
    size_t number = 0;
    for (const Action& one : actions_.list()) {
      ids_.push_back(one.is_internal() ? "" : fmt::format("a{}", ++number));
      report.internal_actions += one.is_internal();
    }
  }

  OrderReport::Action describe(ActionId id) {
    const Action& one = actions_[id];
    OrderReport::Action result;
    result.id = ids_[id.value()];
    result.label = label(one);
    result.kind = kind(one.kind);
    one.threads.for_each([&](pointer::ObjectId thread) { result.threads.push_back(thread_name(thread)); });
    std::ranges::sort(result.threads);
    result.threads.erase(std::unique(result.threads.begin(), result.threads.end()), result.threads.end());
    for (ir::MethodId entry : one.entries) result.callbacks.push_back(method_name(entry));
    for (const action::Cause& cause : one.causes) add_causes(cause, result, 0);
    return result;
  }

  /// What an internal action passes on comes from whoever caused that one.
  void add_causes(const action::Cause& cause, OrderReport::Action& to, int depth) {
    if (cause.from.valid() && ids_[cause.from.value()].empty() && depth < 8 && !cause.place.method.valid()) {
      for (const action::Cause& before : actions_[cause.from].causes) add_causes(before, to, depth + 1);
      return;
    }
    OrderReport::Cause result;
    if (cause.from.valid()) result.from = ids_[cause.from.value()];
    result.place = place(cause.place);
    result.how = how(cause.kind);
    const auto same = [&](const OrderReport::Cause& other) {
      return other.from == result.from && other.how == result.how && other.place.method == result.place.method &&
             other.place.line == result.place.line;
    };
    if (std::ranges::none_of(to.causes, same)) to.causes.push_back(std::move(result));
  }

  static const char* kind(Action::Kind kind) {
    switch (kind) {
      case Action::Kind::Start: return "start";
      case Action::Kind::Lifecycle: return "lifecycle";
      case Action::Kind::Callback: return "callback";
      case Action::Kind::Task: return "task";
      case Action::Kind::Thread: return "thread";
    }
    return "";
  }

  static const char* how(pointer::EdgeKind kind) {
    switch (kind) {
      case pointer::EdgeKind::Fork: return "started";
      case pointer::EdgeKind::Callback: return "registered";
      default: return "posted";
    }
  }

  std::string method_name(ir::MethodId method) const {
    return names_.class_name(program_[method].owner) + "." + names_.method(method).name;
  }

  std::string label(const Action& one) const {
    if (one.kind == Action::Kind::Lifecycle)
      return fmt::format("{} of {}", one.event->transition->name, one.event->component);
    std::string result = method_name(one.entries.front());
    if (one.entries.size() > 1) result += fmt::format(" and {} more", one.entries.size() - 1);
    return result;
  }

  OrderReport::Place place(const action::CodePlace& place) const {
    if (!place.method.valid()) return {};
    const ir::Body& body = program_.body(place.method);
    const bool known = place.instruction < body.instructions().size();
    return {method_name(place.method), known ? body.line_at(body.instructions()[place.instruction].pc) : 0};
  }

  std::string thread_name(pointer::ObjectId thread) const {
    if (thread == harness_.main_thread()) return "main";
    const Object& object = solver_.objects()[thread];
    if (object.kind == Object::Kind::Worker) return "threads of " + maker(pointer::ObjectId(object.key), "an executor");
    return maker(thread, "a thread");
  }

  /// "a thread made in com.x.Main.onCreate (line 12)".
  std::string maker(pointer::ObjectId id, const char* what) const {
    const Object& object = solver_.objects()[id];
    action::CodePlace made{object.method, object.instruction};
    if (object.method.valid() && !solver_.is_own(object.method)) {
      made = {};
      if (object.context.valid()) made = {solver_.contexts()[object.context].method, solver_.contexts()[object.context].instruction};
    }
    const OrderReport::Place where = place(made);
    if (where.method.empty()) return fmt::format("{} of the framework", what);
    return where.line == 0 ? fmt::format("{} made in {}", what, where.method)
                           : fmt::format("{} made in {} (line {})", what, where.method, where.line);
  }

  void count(OrderReport& report) const {
    absl::flat_hash_set<ir::MethodId> methods;
    for (const pointer::Node& node : solver_.nodes())
      if (node.method.valid()) methods.insert(node.method);
    report.reached_methods = methods.size();
    for (size_t i = 0; i < program_.methods().size(); ++i) {
      const ir::MethodId method(i);
      if (!program_[method].has_code() || !solver_.is_own(method)) continue;
      ++report.own_methods;
      if (!methods.contains(method)) continue;
      ++report.own_methods_reached;
      report.own_reached.push_back(program_.method_name(method));
    }
    std::ranges::sort(report.own_reached);
    report.call_edges = solver_.edge_count();
    report.objects = solver_.objects().size();
    report.missing_components = harness_.missing();
    for (const auto& [ref, places] : solver_.opaque_calls())
      report.opaque.push_back({program_.symbols().method_name(ref), places});
    for (const auto& [method, places] : solver_.reflection())
      report.reflection.push_back({program_.method_name(method), places});
    std::ranges::sort(report.opaque);
    std::ranges::sort(report.reflection);
  }

  const ir::Program& program_;
  const model::CodeNames& names_;
  const pointer::Solver& solver_;
  const action::AppHarness& harness_;
  const action::Actions& actions_;
  std::vector<std::string> ids_;  // By action; empty: internal.
};

std::string place_text(const OrderReport::Place& place) {
  if (place.method.empty()) return "by the framework";
  return place.line == 0 ? fmt::format("at {}", place.method) : fmt::format("at {} (line {})", place.method, place.line);
}

}  // namespace

OrderReport make_order_report(const ir::Program& program, const model::CodeNames& names,
                              const pointer::Solver& solver, const action::AppHarness& harness,
                              const action::Actions& actions) {
  return OrderDescriber(program, names, solver, harness, actions).describe();
}

std::string write_order_text(const OrderReport& report, bool verbose) {
  std::string text = fmt::format("{}: {} actions\n", report.package, report.actions.size());
  for (const OrderReport::Action& action : report.actions) {
    text += fmt::format("\n{} {}: {}\n", action.id, action.kind, action.label);
    for (const std::string& thread : action.threads) text += fmt::format("    on {}\n", thread);
    if (action.kind == "lifecycle" || action.callbacks.size() > 1)
      for (const std::string& callback : action.callbacks) text += fmt::format("    runs {}\n", callback);
    for (const OrderReport::Cause& cause : action.causes)
      text += fmt::format("    {}{} {}\n", cause.how, cause.from.empty() ? "" : " by " + cause.from,
                          place_text(cause.place));
  }
  text += fmt::format("\nreached     {} methods, {} of {} of the app's own; {} calls\n", report.reached_methods,
                      report.own_methods_reached, report.own_methods, report.call_edges);
  text += fmt::format("left out    {} actions in which nothing of the app runs\n", report.internal_actions);
  for (const std::string& name : report.missing_components)
    text += fmt::format("missing     {}: in the manifest, and no class of the app\n", name);
  size_t opaque = 0, reflection = 0;
  for (const auto& [name, places] : report.opaque) opaque += places;
  for (const auto& [name, places] : report.reflection) reflection += places;
  text += fmt::format("not followed  {} calls of methods that nobody defines, {} uses of reflection\n", opaque, reflection);
  if (verbose) {
    for (const auto& [name, places] : report.opaque) text += fmt::format("  {} ({})\n", name, places);
    for (const auto& [name, places] : report.reflection) text += fmt::format("  {} ({}, reflection)\n", name, places);
  }
  for (const base::StageCost& stage : report.stages)
    text += fmt::format("{:<12}{:.3f} s, {} MiB\n", stage.name, stage.seconds, stage.peak_mib);
  return text;
}

std::string write_order_json(const OrderReport& report) {
  using Json = nlohmann::ordered_json;
  Json json;
  json["schema"] = "antecede/order@1";
  json["app"] = {{"package", report.package}, {"file", report.file}};
  Json actions = Json::array(), posts = Json::array();
  const auto site = [](const OrderReport::Place& place) {
    if (place.method.empty()) return Json();
    Json result;
    result["method"] = place.method;
    if (place.line != 0) result["line"] = place.line;
    return result;
  };
  for (const OrderReport::Action& action : report.actions) {
    actions.push_back({{"id", action.id},
                       {"label", action.label},
                       {"kind", action.kind},
                       {"thread", action.threads},
                       {"callback", action.callbacks}});
    for (const OrderReport::Cause& cause : action.causes)
      posts.push_back({{"from", cause.from.empty() ? Json() : Json(cause.from)},
                       {"to", action.id},
                       {"how", cause.how},
                       {"site", site(cause.place)}});
  }
  json["actions"] = std::move(actions);
  json["posts"] = std::move(posts);
  json["reached"] = {{"methods", report.reached_methods},
                     {"own", report.own_methods_reached},
                     {"ownOf", report.own_methods},
                     {"ownMethods", report.own_reached},
                     {"callEdges", report.call_edges}};
  json["missingComponents"] = report.missing_components;
  Json opaque = Json::array(), reflection = Json::array();
  for (const auto& [name, places] : report.opaque) opaque.push_back({{"method", name}, {"places", places}});
  for (const auto& [name, places] : report.reflection) reflection.push_back({{"method", name}, {"places", places}});
  json["notFollowed"] = {{"undefined", opaque}, {"reflection", reflection}};
  if (!report.stages.empty()) {
    Json stages = Json::array();
    for (const base::StageCost& stage : report.stages)
      stages.push_back({{"name", stage.name}, {"seconds", stage.seconds}, {"peakMiB", stage.peak_mib}});
    json["stages"] = std::move(stages);
  }
  return json.dump(2) + "\n";
}

}  // namespace antecede::cli
