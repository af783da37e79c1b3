#include "cli/verify_files.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>

#include "cli/run_schedule.h"
#include "picture/screen_pair.h"
#include "picture/svg_graph.h"
#include "verify/story.h"

namespace antecede::cli {

namespace {

base::Status write_screens(const verify::Evidence& evidence, const std::string& file, Outputs& outputs) {
  if (!evidence.screens) return {};
  const auto& [without, with] = *evidence.screens;
  ANTECEDE_TRY(const picture::ScreenPicture left, picture::parse_screen(without.title, without.views));
  ANTECEDE_TRY(const picture::ScreenPicture right, picture::parse_screen(with.title, with.views));
  return outputs.write(file, picture::screen_pair_svg(left, right, "as it should be", "with the race"));
}

picture::LaneGraph drawn(const verify::DependencyGraph& graph, const std::string& title) {
  picture::LaneGraph result;
  result.title = title;
  for (uint32_t i = 0; i < graph.nodes.size(); ++i) {
    const verify::DependencyGraph::Node& node = graph.nodes[i];
    const std::string lane = node.thread.empty() ? "never ran" : node.thread;
    auto known = std::ranges::find(result.lanes, lane);
    if (known == result.lanes.end()) known = result.lanes.insert(known, lane);
    result.nodes.push_back({static_cast<size_t>(known - result.lanes.begin()), node.label, verify::kind_name(node.kind),
                            i == graph.racing[0] || i == graph.racing[1]});
  }
  for (const verify::DependencyGraph::Edge& edge : graph.edges)
    result.arrows.push_back({edge.from, edge.to,
                             edge.place.empty() ? verify::cause_name(edge.cause)
                                                : fmt::format("{} at {}", verify::cause_name(edge.cause), edge.place)});
  return result;
}

}  // namespace

bool is_verify_file(std::string_view name) {
  constexpr std::array<std::string_view, 6> k_endings{".schedule", ".script", ".txt", ".svg", ".java", ".graph.svg"};
  return name.starts_with("r-") && std::ranges::any_of(k_endings, [&](std::string_view ending) { return name.ends_with(ending); });
}

base::Status write_reproduction(race::Race& race, const verify::Reproduction& reproduction, const std::string& package,
                                const std::string& folder, Outputs& outputs) {
  const std::string base = fmt::format("{}/{}", folder, race.id);
  race.schedule = base + ".schedule";
  ANTECEDE_CHECK(write_schedule(reproduction.schedule, race.schedule, outputs));
  std::string script;
  for (const std::string& line : reproduction.script) script += line + "\n";
  ANTECEDE_CHECK(outputs.write(base + ".script", script));
  ANTECEDE_CHECK(outputs.write(base + ".txt", verify::tell_story(race, reproduction, package)));
  ANTECEDE_CHECK(outputs.write(base + ".java", verify::device_recipe(race, reproduction, package)));
  return write_screens(reproduction.evidence, base + ".svg", outputs);
}

base::Status write_graph(const verify::DependencyGraph& graph, const std::string& title, const std::string& file,
                         Outputs& outputs) {
  return outputs.write(file, file.ends_with(".svg") ? picture::svg_graph(drawn(graph, title))
                                                    : verify::print_dependency_graph(graph));
}

}  // namespace antecede::cli
