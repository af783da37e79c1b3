#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace antecede::picture {

/// A graph of things that happen one after the other in several places, ready to be drawn: a lane per place, time from top to
/// bottom, an arrow from what brought something about to it.
struct LaneGraph {
  struct Node {
    size_t lane = 0;
    std::string label, detail;
    bool marked = false;
  };
  struct Arrow {
    size_t from = 0, to = 0;  ///< Nodes.
    std::string text;
  };
  std::string title;
  std::vector<std::string> lanes;
  std::vector<Node> nodes;  ///< In the order of time.
  std::vector<Arrow> arrows;
};

/// One SVG file without scripts. Same graph, same bytes. Beyond some thousand nodes only the first are drawn, and a line says so.
std::string svg_graph(const LaneGraph& graph);

}  // namespace antecede::picture
