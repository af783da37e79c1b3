#include "picture/svg_graph.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/xml_text.h"
#include "picture/timeline.h"

namespace antecede::picture {

namespace {

constexpr size_t k_most_nodes = 4000;
constexpr int k_node_width = 260, k_node_height = 40, k_lane_gap = 40, k_row = 58, k_top = 80, k_side = 24;

int lane_x(size_t lane) {
  return k_side + static_cast<int>(lane) * (k_node_width + k_lane_gap);
}
int row_y(size_t row) {
  return k_top + static_cast<int>(row) * k_row;
}

std::string short_label(const std::string& label) {
  constexpr size_t k_longest = 36;
  std::string text = without_packages(label);
  if (text.size() <= k_longest) return text;
  size_t end = k_longest;
  while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80) --end;
  return text.substr(0, end) + "…";
}

std::string node_svg(const LaneGraph::Node& node, size_t row) {
  const int x = lane_x(node.lane), y = row_y(row);
  return fmt::format(
      "<g class=\"{0}\"><title>{1}</title><rect x=\"{2}\" y=\"{3}\" width=\"{4}\" height=\"{5}\" rx=\"5\"/>"
      "<text x=\"{6}\" y=\"{7}\" class=\"name\">{8}</text><text x=\"{6}\" y=\"{9}\" class=\"soft\">{10}</text></g>\n",
      node.marked ? "racing" : "node", base::xml_text(node.label), x, y, k_node_width, k_node_height, x + 8, y + 17,
      base::xml_text(short_label(node.label)), y + 33, base::xml_text(node.detail));
}

std::string arrow_svg(const LaneGraph& graph, const LaneGraph::Arrow& arrow) {
  const bool is_one_lane = graph.nodes[arrow.from].lane == graph.nodes[arrow.to].lane;
  const int x1 = lane_x(graph.nodes[arrow.from].lane) + (is_one_lane ? 0 : k_node_width / 2);
  const int y1 = row_y(arrow.from) + (is_one_lane ? k_node_height / 2 : k_node_height);
  const int x2 = lane_x(graph.nodes[arrow.to].lane) + (is_one_lane ? 0 : k_node_width / 2);
  const int y2 = row_y(arrow.to) + (is_one_lane ? k_node_height / 2 : 0);
  const std::string path = is_one_lane ? fmt::format("M{} {} C{} {} {} {} {} {}", x1, y1, x1 - 20, y1, x2 - 20, y2, x2, y2)
                                       : fmt::format("M{} {} L{} {}", x1, y1, x2, y2);
  return fmt::format("<path class=\"arrow\" marker-end=\"url(#head)\" d=\"{}\"><title>{}</title></path>\n", path,
                     base::xml_text(arrow.text));
}

constexpr const char* k_graph_style = R"(
  svg { font: 12px system-ui, "Segoe UI", "DejaVu Sans", sans-serif }
  .page { fill: #ffffff } text { fill: #1f2328 } .soft { fill: #656d76; font-size: 11px } .name { font-weight: 600 }
  .node rect { fill: #eaf3fb; stroke: #5b8fc7 } .racing rect { fill: #fdecea; stroke: #c4392f; stroke-width: 2 }
  .arrow { stroke: #3f7ab8; stroke-width: 1.5; fill: none } #head path { fill: #3f7ab8 }
)";

}  // namespace

std::string svg_graph(const LaneGraph& graph) {
  const size_t shown = std::min(graph.nodes.size(), k_most_nodes);
  const int width = lane_x(graph.lanes.size()) + k_side, height = row_y(shown) + k_side;
  std::string svg = fmt::format(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\">\n<style>{2}</style>\n"
      "<defs><marker id=\"head\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\">"
      "<path d=\"M0 0 L8 4 L0 8 z\"/></marker></defs>\n"
      "<rect class=\"page\" width=\"{0}\" height=\"{1}\"/>\n<text x=\"{3}\" y=\"26\" class=\"name\">{4}</text>\n",
      width, height, k_graph_style, k_side, base::xml_text(graph.title));
  for (size_t i = 0; i < graph.lanes.size(); ++i)
    svg += fmt::format("<text x=\"{}\" y=\"60\" class=\"name\">{}</text>\n", lane_x(i), base::xml_text(graph.lanes[i]));
  for (const LaneGraph::Arrow& arrow : graph.arrows)
    if (arrow.from < shown && arrow.to < shown) svg += arrow_svg(graph, arrow);
  for (size_t i = 0; i < shown; ++i) svg += node_svg(graph.nodes[i], i);
  if (shown < graph.nodes.size())
    svg += fmt::format("<text x=\"{}\" y=\"{}\" class=\"soft\">{} more are not drawn</text>\n", k_side, height - 8,
                       graph.nodes.size() - shown);
  return svg + "</svg>\n";
}

}  // namespace antecede::picture
