#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "action/actions.h"
#include "action/app_sites.h"
#include "action/mark_flow.h"
#include "ir/program.h"
#include "pointer/solver.h"

namespace antecede::action {

/// What control flow needs of the code of a node: blocks that can be reached, and the calls in them. It is the same in all actions
/// that run the node, so it is found once.
struct FlowCode {
  struct Site {
    uint32_t instruction = 0;
    bool any_order = false;  ///< What it leads to may happen several times, in any order, or not at all.
    bool sure = false;       ///< One of the callees runs.
    uint32_t first = 0, last = 0;  ///< Its `edges`.
  };
  struct Block {
    bool reached = false;
    bool catches_all = false;
    bool returns = false;
    uint32_t begin = 0, end = 0;          ///< Instructions.
    uint32_t first_site = 0, last_site = 0;
    uint32_t first_handler = 0, first_way = 0, last_way = 0;  ///< In `blocks_after`: handlers, then where it goes on.
  };
  std::vector<Block> blocks;  ///< None: there is no code.
  std::vector<Site> sites;    ///< By instruction, then in the order of the calls there.
  std::vector<pointer::CallEdge> edges;
  std::vector<uint32_t> blocks_after;

  std::span<const Site> sites_of(const Block& block) const {
    return std::span(sites).subspan(block.first_site, block.last_site - block.first_site);
  }
  std::span<const uint32_t> handlers_of(const Block& block) const {
    return std::span(blocks_after).subspan(block.first_handler, block.first_way - block.first_handler);
  }
  std::span<const uint32_t> ways_of(const Block& block) const {
    return std::span(blocks_after).subspan(block.first_way, block.last_way - block.first_way);
  }
  std::span<const pointer::CallEdge> edges_of(const Site& site) const {
    return std::span(edges).subspan(site.first, site.last - site.first);
  }
};

/// Who calls what, for all actions of an app.
class FlowCalls {
 public:
  FlowCalls(const ir::Program& program, const pointer::Solver& solver, AppSites& sites, Constants& values);

  std::span<const pointer::NodeId> callers(pointer::NodeId node) const {
    return std::span(callers_).subspan(first_[node.value()], first_[node.value() + 1] - first_[node.value()]);
  }
  /// Adds what initialisers may run that these nodes are the first to use.
  void add_initialised(NodeBits nodes, std::span<uint64_t> row) const;
  /// Adds the node, and all that it leads to within one event.
  void add_reached(pointer::NodeId node, std::span<uint64_t> row) const { reach_.add(node.value(), row); }
  /// Words of a row of nodes.
  size_t words() const { return reach_.words(); }
  /// Code that is not the app's own, and looked at once for all who call it.
  bool is_framework(pointer::NodeId node) const { return NodeBits(framework_).contains(node); }
  NodeBits framework() const { return NodeBits(framework_); }
  const FlowCode& code(pointer::NodeId node);
  /// All calls, and which nodes call each other in circles. Found when it is first asked for.
  struct Graph {
    FlowGraph calls;  ///< Its vertices are nodes.
    FlowComponents circles;
    std::vector<uint32_t> first;  ///< By circle, in `circles.sorted`; one more at the end.
  };
  const Graph& graph();

 private:
  void find_callers(Constants& values);
  void add_sites(pointer::NodeId node, FlowCode& code);
  void add_blocks(pointer::NodeId node, FlowCode& code);
  bool is_any_order(pointer::NodeId node, uint32_t site, const pointer::CallEdge& edge) const;
  bool may_call_unknown(pointer::NodeId node, uint32_t site) const;

  const ir::Program& program_;
  const pointer::Solver& solver_;
  AppSites& sites_;
  std::vector<size_t> first_;
  std::vector<pointer::NodeId> callers_;
  std::vector<std::pair<pointer::NodeId, pointer::NodeId>> initialising_;
  NodeReach reach_;
  std::vector<uint64_t> framework_;  // Nodes, as a row.
  std::vector<std::unique_ptr<const FlowCode>> codes_;  // By node.
  std::unique_ptr<const Graph> graph_;
};

}  // namespace antecede::action
