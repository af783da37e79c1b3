#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "action/actions.h"
#include "action/app_sites.h"
#include "action/mark_flow.h"
#include "ir/program.h"
#include "order/static/flow.h"
#include "pointer/solver.h"

namespace antecede::action {

/// Who calls what, for all actions of an app.
class FlowCalls {
 public:
  FlowCalls(const pointer::Solver& solver, Constants& values);

  std::span<const pointer::NodeId> callers(pointer::NodeId node) const {
    return std::span(callers_).subspan(first_[node.value()], first_[node.value() + 1] - first_[node.value()]);
  }
  /// Adds what initialisers may run that these nodes are the first to use.
  void add_initialised(NodeBits nodes, std::span<uint64_t> row) const;
  size_t words() const { return reach_.words(); }
  /// The receiver of a call may be of a class that nobody knows.
  bool may_call_unknown(pointer::NodeId node, uint32_t site);

 private:
  const pointer::Solver& solver_;
  std::vector<size_t> first_;
  std::vector<pointer::NodeId> callers_;
  std::vector<std::pair<pointer::NodeId, pointer::NodeId>> initialising_;
  NodeReach reach_;
  absl::flat_hash_map<std::pair<pointer::NodeId, uint32_t>, bool> calls_unknown_;
};

/// Control flow in one action, through all methods that it runs, as far as its *marks* need it: places whose relation
/// to each other matters (posts, waits, removals). Other places are only seen in relation to the marks.
///
/// A method that leads to a mark is looked at once for each way in which the action comes to it, if it is the app's own
/// or has a context, until there are too many; all else once for all ways (it is *shared*). Who calls what is shared
/// may also pass it by, and only who starts inside of it comes out of it, at all places that call it. So paths that no
/// run takes are few, and all that runs take are there. What initialisers of classes do may happen anywhere: nothing
/// is claimed of places there. Nor is it of marks in shared code, where very much code leads to marks; and of none, where it is
/// too much even so.
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

  /// `nodes`: all that the action runs. `marks` sorted, each once. `most_leading`: where more nodes lead to marks than this, marks
  /// are given up.
  ActionFlow(const ir::Program& program, const pointer::Solver& solver, AppSites& sites, FlowCalls& calls,
             const Action& action, NodeBits nodes, std::vector<NodePlace> marks, size_t most_leading);

  /// Of the marks, by number.
  const order::Flow& flow() const { return flow_; }
  /// Nothing is claimed of the mark, because there is too much code: it is like all others of which that is so.
  bool is_given_up(size_t mark) const { return gives_up_all_ || (gives_up_shared_ && is_of_framework(marks_[mark].node)); }
  Relation relation(NodePlace place);

 private:
  using Vertex = FlowGraph::Vertex;
  static constexpr Vertex k_none = UINT32_MAX;
  static constexpr size_t k_most_vertices = 3000;  // From there on methods are looked at once for all ways.
  static constexpr size_t k_most_depth = 150;      // The same, of calls within calls.

  struct Instance {
    Vertex entry = k_none, exit = k_none, unwind = k_none;
  };

  void find_leading(NodeBits nodes);
  void give_up_marks(NodeBits nodes, size_t most_leading);
  Instance expand(pointer::NodeId node);
  void expand_code(pointer::NodeId node, const Instance& instance);
  void expand_driver(pointer::NodeId node, const Instance& instance);
  void expand_method(pointer::NodeId node, const Instance& instance);
  Vertex pass(pointer::NodeId node, uint32_t instruction, Vertex at, std::span<const Vertex> handlers, bool catches_all,
              Vertex unwind);
  Vertex call(std::span<const pointer::CallEdge> edges, bool any_order, bool sure, Vertex at,
              std::span<const Vertex> handlers, bool catches_all, Vertex unwind);
  bool is_any_order(pointer::NodeId node, uint32_t site, const pointer::CallEdge& edge) const;
  void remember_below(pointer::NodeId node, Vertex at);
  void spread_below();
  void spread_rows(std::span<const std::pair<uint32_t, uint32_t>> calls, size_t count);
  void find_flow();
  std::vector<Vertex> vertices_of(NodePlace place);
  Relation relation_of(const std::vector<Vertex>& vertices);
  bool is_unknown(pointer::NodeId node) const { return NodeBits(initialised_).contains(node); }
  bool is_shared(pointer::NodeId node) const;
  bool is_of_framework(pointer::NodeId node) const;

  Vertex make_vertex() {
    graph_.successors.emplace_back();
    graph_.returns.emplace_back();
    graph_.inside.push_back(expands_shared_);
    return static_cast<Vertex>(graph_.successors.size() - 1);
  }
  void join(Vertex from, Vertex to) {
    if (from != k_none && to != k_none) graph_.successors[from].push_back(to);
  }

  const ir::Program& program_;
  const pointer::Solver& solver_;
  AppSites& sites_;
  FlowCalls& calls_;
  const Action& action_;
  std::vector<NodePlace> marks_;
  absl::flat_hash_set<pointer::NodeId> leading_;      // Nodes that lead to a mark.
  std::vector<uint64_t> initialised_;                 // Nodes that an initialiser may run, as a row.
  bool gives_up_shared_ = false, gives_up_all_ = false;
  absl::flat_hash_map<pointer::NodeId, std::vector<uint32_t>> marks_in_;  // Instructions, sorted.
  absl::flat_hash_map<pointer::NodeId, Instance> open_;    // On the way from the root to here.
  absl::flat_hash_map<pointer::NodeId, Instance> shared_;  // Once there are too many.
  std::vector<pointer::NodeId> pending_;                   // Shared ones whose code is not in the graph yet.
  FlowGraph graph_;
  bool expands_shared_ = false;
  absl::flat_hash_set<pointer::NodeId> recursive_;
  absl::flat_hash_map<std::pair<pointer::NodeId, uint32_t>, std::vector<Vertex>> mark_vertices_;
  /// Where code of a node that leads to marks is: per block and number of marks passed in it.
  struct Segment {
    uint32_t first = 0, last = 0;  // Instructions.
    Vertex vertex = k_none;
  };
  absl::flat_hash_map<pointer::NodeId, std::vector<Segment>> segments_;
  /// Nodes that lead to no mark: from where they are called.
  absl::flat_hash_map<pointer::NodeId, std::vector<Vertex>> below_;
  /// The same for all that they call in turn, as bits; found when somebody asks for a place that is no mark.
  struct Below {
    absl::flat_hash_map<pointer::NodeId, uint32_t> rows;
    std::vector<uint64_t> bits;
    size_t words = 0;  // Of a row.
    bool known = false;
  };
  Below all_below_;
  Vertex exit_ = k_none;
  std::optional<MarkFlow> order_;  // None: there are no marks.
  absl::flat_hash_map<std::vector<Vertex>, Relation> relations_;  // By vertices.
  order::Flow flow_;
};

}  // namespace antecede::action
