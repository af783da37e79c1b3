#include <algorithm>
#include <map>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/order_report.h"
#include "picture/svg_graph.h"
#include "picture/timeline.h"

namespace antecede::cli {

namespace {

using Json = nlohmann::ordered_json;

std::string place_text(const OrderReport::Place& place) {
  if (place.method.empty()) return "by the framework";
  return place.line == 0 ? fmt::format("at {}", place.method) : fmt::format("at {} (line {})", place.method, place.line);
}

/// ", delayed 100 ms"; nothing for a message without delay.
std::string time_text(const OrderReport::Post& post) {
  const char* unit = post.in_millis ? "ms" : "ns";
  if (post.how != "posted") return "";
  if (post.type.empty()) return ", of some type";
  if (post.type != "delayed") return ", " + post.type;
  if (post.time == order::Range::exactly(0)) return "";
  if (post.time.low == post.time.high) return fmt::format(", delayed {} {}", post.time.low, unit);
  if (post.time == order::Range::any()) return ", delay not known";
  return fmt::format(", delayed {} to {} {}", post.time.low, post.time.high, unit);
}

std::string unique_text(const std::string& unique) {
  if (unique == "many") return "any number of times";
  return unique == "process" ? "at most once" : "at most once for each " + unique;
}

std::string action_text(const OrderReport& report, size_t index) {
  const OrderReport::Action& action = report.actions[index];
  std::string text = fmt::format("\n{} {}: {}\n", action.id, action.kind, action.label);
  for (const std::string& thread : action.threads) text += fmt::format("    on {}\n", thread);
  if (action.threads.empty()) text += fmt::format("    on {}\n", action.queue);
  text += fmt::format("    {}\n", unique_text(action.unique));
  if (action.kind == "lifecycle" || action.callbacks.size() > 1)
    for (const std::string& callback : action.callbacks) text += fmt::format("    runs {}\n", callback);
  for (const OrderReport::Post& post : action.posts)
    text += fmt::format("    {}{} {}{}\n", post.how, post.from.empty() ? "" : " by " + post.from,
                        place_text(post.place), time_text(post));
  for (const OrderReport::Effect& effect : action.effects)
    text += fmt::format("    {} {} at {}\n", effect.what, effect.other, effect.place);
  // One line per rule and scope.
  std::map<std::pair<std::string, std::string>, std::string> before;
  for (const OrderReport::Before& pair : report.before)
    if (pair.first == index && pair.direct) before[{pair.rule, pair.scope}] += " " + report.actions[pair.second].id;
  for (const auto& [why, others] : before)
    text += fmt::format("    before{} ({}{})\n", others, why.first, why.second.empty() ? "" : ", in each " + why.second);
  return text;
}

Json place_json(const OrderReport::Place& place) {
  if (place.method.empty()) return Json();
  Json result;
  result["method"] = place.method;
  if (place.line != 0) result["line"] = place.line;
  return result;
}

Json post_json(const OrderReport::Action& action, const OrderReport::Post& post) {
  Json result;
  result["from"] = post.from.empty() ? Json() : Json(post.from);
  result["to"] = action.id;
  result["how"] = post.how;
  result["queue"] = action.queue;
  result["type"] = post.type.empty() ? Json() : Json(post.type);
  const bool timed = post.type == "delayed" || post.type == "at-time";
  const auto bound = [](int64_t value) {
    return value == order::Range::any().low || value == order::Range::any().high ? Json() : Json(value);
  };
  result["delay"] = timed ? Json({{"least", bound(post.time.low)},
                                  {"most", bound(post.time.high)},
                                  {"unit", post.in_millis ? "ms" : "ns"}})
                          : Json();
  result["unique"] = post.unique;
  result["site"] = place_json(post.place);
  return result;
}

std::string dot_text(std::string_view text) {
  std::string result = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') result += '\\';
    if (static_cast<unsigned char>(c) < 32) continue;
    result += c;
  }
  return result + "\"";
}

/// Where an action is drawn: the one thread it runs on, or its queue.
std::string lane_of(const OrderReport::Action& action) {
  return action.threads.size() == 1 ? action.threads[0] : action.queue;
}

std::vector<std::string> lanes_of(const OrderReport& report) {
  std::vector<std::string> lanes;
  for (const OrderReport::Action& action : report.actions)
    if (std::ranges::find(lanes, lane_of(action)) == lanes.end()) lanes.push_back(lane_of(action));
  // The main thread first.
  std::stable_partition(lanes.begin(), lanes.end(), [](const std::string& lane) { return lane == "main"; });
  return lanes;
}

/// Who posts stands above what is posted, as far as there are no circles.
std::vector<size_t> drawing_order(const OrderReport& report) {
  const size_t count = report.actions.size();
  std::map<std::string, size_t> places;
  for (size_t i = 0; i < count; ++i) places[report.actions[i].id] = i;
  std::vector<size_t> result;
  std::vector<bool> drawn(count);
  // What is posted stands right below the first who posts it.
  const auto draw = [&](auto& self, size_t at, size_t depth) -> void {
    if (drawn[at]) return;
    drawn[at] = true;
    result.push_back(at);
    if (depth > 500) return;
    for (size_t i = 0; i < count; ++i)
      for (const OrderReport::Post& post : report.actions[i].posts)
        if (!post.from.empty() && places.at(post.from) == at) self(self, i, depth + 1);
  };
  for (size_t i = 0; i < count; ++i)
    if (report.actions[i].outside || report.actions[i].posts.empty()) draw(draw, i, 0);
  for (size_t i = 0; i < count; ++i) draw(draw, i, 0);
  return result;
}

}  // namespace

std::string write_order_text(const OrderReport& report, bool verbose) {
  std::string text = fmt::format("{}: {} actions{}\n", report.package, report.actions.size(),
                                 report.around.empty() ? "" : " around " + report.around);
  for (size_t i = 0; i < report.actions.size(); ++i) text += action_text(report, i);
  size_t in_process = 0;
  for (const OrderReport::Before& pair : report.before) in_process += pair.scope.empty();
  text += fmt::format("\nordered     {} pairs always, {} in each instance of a component\n", in_process,
                      report.before.size() - in_process);
  text += fmt::format("reached     {} methods, {} of {} of the app's own; {} calls\n", report.reached_methods,
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
  for (const auto& [code, sentence] : report.limits) text += fmt::format("limit       {}\n", sentence);
  for (const pointer::BoundNote& bound : report.bounds)
    text += fmt::format("bound       {}: {} {}\n", bound.name, bound.times, bound.what);
  if (!report.complete) text += "cut short   a limit was reached: actions may be missing or mixed up, and no order is told that a missing one could undo\n";
  for (const base::StageCost& stage : report.stages)
    text += fmt::format("{:<12}{:.3f} s, {} MiB\n", stage.name, stage.seconds, stage.peak_mib);
  return text;
}

std::string write_order_json(const OrderReport& report) {
  Json json;
  json["schema"] = "antecede/order@1";
  json["app"] = {{"package", report.package}, {"file", report.file}};
  if (!report.around.empty()) json["around"] = report.around;
  json["complete"] = report.complete;
  for (const auto& [code, sentence] : report.limits) json["limits"].push_back({{"code", code}, {"message", sentence}});
  Json actions = Json::array(), posts = Json::array(), effects = Json::array(), before = Json::array();
  for (const OrderReport::Action& action : report.actions) {
    actions.push_back({{"id", action.id},
                       {"label", action.label},
                       {"kind", action.kind},
                       {"thread", action.threads},
                       {"queue", action.queue},
                       {"unique", action.unique},
                       {"outside", action.outside},
                       {"callback", action.callbacks}});
    for (const OrderReport::Post& post : action.posts) posts.push_back(post_json(action, post));
    for (const OrderReport::Effect& effect : action.effects) {
      Json one{{"action", action.id}, {"what", effect.what}, {"other", effect.other}, {"at", effect.place}};
      if (!effect.scope.empty()) one["eachInstanceOf"] = effect.scope;
      effects.push_back(std::move(one));
    }
  }
  for (const OrderReport::Before& pair : report.before) {
    Json one{{"first", report.actions[pair.first].id}, {"second", report.actions[pair.second].id}, {"rule", pair.rule}};
    if (!pair.scope.empty()) one["eachInstanceOf"] = pair.scope;
    before.push_back(std::move(one));
  }
  json["actions"] = std::move(actions);
  json["posts"] = std::move(posts);
  json["effects"] = std::move(effects);
  json["executesBefore"] = std::move(before);
  json["redundantLocks"] = Json::array();
  json["reached"] = {{"methods", report.reached_methods},
                     {"own", report.own_methods_reached},
                     {"ownOf", report.own_methods},
                     {"ownMethods", report.own_reached},
                     {"callEdges", report.call_edges}};
  json["missingComponents"] = report.missing_components;
  Json opaque = Json::array(), reflection = Json::array();
  for (const auto& [name, places] : report.opaque) opaque.push_back({{"method", name}, {"places", places}});
  for (const auto& [name, places] : report.reflection) reflection.push_back({{"method", name}, {"places", places}});
  Json bounds = Json::array();
  for (const pointer::BoundNote& bound : report.bounds)
    bounds.push_back({{"name", bound.name}, {"times", bound.times}, {"meaning", bound.what}});
  json["bounds"] = std::move(bounds);
  json["notFollowed"] = {{"undefined", opaque}, {"reflection", reflection}};
  if (!report.stages.empty()) {
    Json stages = Json::array();
    for (const base::StageCost& stage : report.stages)
      stages.push_back({{"name", stage.name},
                        {"seconds", stage.seconds},
                        {"processorSeconds", stage.processor_seconds},
                        {"peakMiB", stage.peak_mib}});
    json["stages"] = std::move(stages);
  }
  return json.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

std::string write_order_dot(const OrderReport& report) {
  std::string dot = fmt::format("digraph {} {{\n  rankdir=LR;\n  node [shape=box];\n", dot_text(report.package));
  const std::vector<std::string> lanes = lanes_of(report);
  for (size_t lane = 0; lane < lanes.size(); ++lane) {
    dot += fmt::format("  subgraph cluster_{} {{\n    label={};\n", lane, dot_text(lanes[lane]));
    for (const OrderReport::Action& action : report.actions)
      if (lane_of(action) == lanes[lane])
        dot += fmt::format("    {} [label={}];\n", action.id, dot_text(picture::without_packages(action.label)));
    dot += "  }\n";
  }
  for (const OrderReport::Action& action : report.actions)
    for (const OrderReport::Post& post : action.posts)
      if (!post.from.empty())
        dot += fmt::format("  {} -> {} [label={}];\n", post.from, action.id, dot_text(post.how + time_text(post)));
  for (const OrderReport::Before& pair : report.before)
    if (pair.direct && pair.scope.empty())
      dot += fmt::format("  {} -> {} [style=dotted, label={}];\n", report.actions[pair.first].id,
                         report.actions[pair.second].id, dot_text(pair.rule));
  return dot + "}\n";
}

std::string write_order_svg(const OrderReport& report) {
  picture::LaneGraph graph;
  graph.title = report.around.empty() ? report.package : fmt::format("{}: {}", report.package, report.around);
  graph.lanes = lanes_of(report);
  const std::vector<size_t> order = drawing_order(report);
  std::map<std::string, size_t> rows;
  for (size_t row = 0; row < order.size(); ++row) rows[report.actions[order[row]].id] = row;
  for (size_t at : order) {
    const OrderReport::Action& action = report.actions[at];
    const size_t lane = static_cast<size_t>(std::ranges::find(graph.lanes, lane_of(action)) - graph.lanes.begin());
    graph.nodes.push_back({lane, action.label, fmt::format("{} {}, {}", action.id, action.kind, unique_text(action.unique)), false});
    for (const OrderReport::Post& post : action.posts)
      if (!post.from.empty() && post.from != action.id)
        graph.arrows.push_back({rows.at(post.from), rows.at(action.id), fmt::format("{} {}{}", post.how, place_text(post.place), time_text(post))});
  }
  return picture::svg_graph(graph);
}

}  // namespace antecede::cli
