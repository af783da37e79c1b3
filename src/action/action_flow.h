#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "action/actions.h"
#include "action/app_sites.h"
#include "action/flow_calls.h"
#include "action/flow_marks.h"
#include "action/mark_flow.h"
#include "order/static/flow.h"
#include "pointer/solver.h"

namespace antecede::action {

/// Control flow in one action, through all methods that it runs, as far as its *marks* need it: places whose relation
/// to each other matters (posts, waits, removals). Other places are only seen in relation to the marks.
///
/// A method that leads to a mark is looked at once for each way in which the action comes to it, if it is the app's own
/// or has a context, until there are too many; all else once for all ways (it is *shared*). Who calls what is shared
/// may also pass it by, and only who starts inside of it comes out of it, at all places that call it. So paths that no
/// run takes are few, and all that runs take are there. What initialisers of classes do may happen anywhere: nothing
/// is claimed of places there. Where there is too much code, less is looked at (`FlowDepth`).
class ActionFlow {
 public:
  /// What is known of a place that is no mark. By number of the mark.
  struct Relation {
    std::vector<bool> after_sure;  ///< The mark dominates the place.
    std::vector<bool> follows;     ///< The mark may be passed before the place.
    std::vector<bool> precedes;    ///< The place may be passed before the mark.
    bool operator==(const Relation&) const = default;
    auto operator<=>(const Relation&) const = default;
  };

  /// `nodes`: all that the action runs. `marks`: those of `all_marks` in there, sorted. `has_places`: `relation` will be asked.
  ActionFlow(const pointer::Solver& solver, FlowCalls& calls, const FlowMarks& all_marks, const Action& action, NodeBits nodes,
             std::vector<NodePlace> marks, FlowDepth depth, bool has_places);

  /// Of the marks, by number.
  const order::Flow& flow() const { return flow_; }
  /// Nothing is claimed of the mark, because there is too much code: it is like all others of which that is so.
  bool is_given_up(size_t mark) const { return gives_up_all_ || is_left_out(marks_[mark].node); }
  /// By number: places of one number relate alike.
  size_t relation(NodePlace place);
  const Relation& relation(size_t number) const { return *numbered_[number]; }

 private:
  using Vertex = FlowGraph::Vertex;
  static constexpr Vertex k_none = UINT32_MAX;
  static constexpr size_t k_most_vertices = 3000;  // From there on methods are looked at once for all ways.
  static constexpr size_t k_most_depth = 150;      // The same, of calls within calls.

  struct Instance {
    Vertex entry = k_none, exit = k_none, unwind = k_none;
  };

  void find_leading(NodeBits nodes);
  void leave_out_framework(NodeBits nodes);
  bool is_left_out(pointer::NodeId node) const;
  std::span<const uint32_t> marks_in(pointer::NodeId node) const;
  Instance expand(pointer::NodeId node);
  void expand_code(pointer::NodeId node, const Instance& instance);
  void expand_driver(pointer::NodeId node, const Instance& instance);
  void expand_method(pointer::NodeId node, const Instance& instance);
  /// Where control goes if something throws.
  struct Thrown {
    std::span<const Vertex> handlers;
    Vertex unwind = k_none;  // None: all is caught.
  };
  void expand_block(pointer::NodeId node, const FlowCode& code, const FlowCode::Block& block, std::span<const Vertex> entries,
                    const Instance& instance);
  Vertex pass_mark(pointer::NodeId node, uint32_t instruction, Vertex at, const Thrown& thrown);
  Vertex call(std::span<const pointer::CallEdge> edges, bool any_order, bool sure, Vertex at, const Thrown& thrown);
  void leave(const Instance& callee, bool shared, Vertex after, const Thrown& thrown);
  void throw_from(Vertex at, const Thrown& thrown);
  void spread_below();
  void find_flow();
  size_t number_of(std::span<const uint64_t> sum);
  bool is_unknown(pointer::NodeId node) const { return NodeBits(unknown_).contains(node); }
  bool is_of_framework(pointer::NodeId node) const { return node != action_.root && calls_.is_framework(node); }

  Vertex make_vertex() { return graph_.add(expands_shared_); }
  void join(Vertex from, Vertex to) {
    if (from != k_none && to != k_none) graph_.join(from, to);
  }

  const pointer::Solver& solver_;
  FlowCalls& calls_;
  const FlowMarks& all_marks_;
  const Action& action_;
  std::vector<NodePlace> marks_;
  FlowDepth depth_;
  bool has_places_;
  bool gives_up_all_ = false;
  // Rows of nodes.
  std::vector<uint64_t> leading_;   // They lead to a mark.
  std::vector<uint64_t> left_out_;  // What is not looked at may run them.
  std::vector<uint64_t> unknown_;   // The same, and an initialiser may.
  absl::flat_hash_map<pointer::NodeId, Instance> open_;    // On the way from the root to here.
  absl::flat_hash_map<pointer::NodeId, Instance> shared_;  // Once there are too many.
  std::vector<pointer::NodeId> pending_;                   // Shared ones whose code is not in the graph yet.
  FlowGraph graph_;
  bool expands_shared_ = false;
  absl::flat_hash_set<pointer::NodeId> recursive_;
  absl::flat_hash_map<std::pair<pointer::NodeId, uint32_t>, std::vector<Vertex>> mark_vertices_;
  /// Where code of a node that leads to marks is: per block and number of marks passed in it.
  struct Segment {
    pointer::NodeId node;
    uint32_t first = 0, last = 0;  // Instructions.
    Vertex vertex = k_none;
  };
  std::vector<Segment> segments_;  // By node, once all are there.
  /// Nodes that lead to no mark: from where they are called.
  std::vector<std::pair<pointer::NodeId, Vertex>> below_;
  /// The same for all that they call in turn, by circles of calls, as sums of what marks know of the vertices; found when somebody
  /// asks for a place that is no mark.
  struct Below {
    std::vector<uint32_t> slots;      // By circle; `k_none`: nobody calls it.
    std::vector<uint64_t> sums;       // By slot.
    std::vector<uint32_t> relations;  // By slot, their number once it is known.
    bool known = false;
  };
  Below all_below_;
  Vertex exit_ = k_none;
  std::optional<MarkFlow> order_;  // None: there are no marks.
  std::map<Relation, uint32_t> relations_;  // And their numbers.
  std::vector<const Relation*> numbered_;
  order::Flow flow_;
};

}  // namespace antecede::action
