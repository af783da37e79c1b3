#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "trace/trace.h"
#include "verify/run_index.h"

namespace antecede::verify {

/// The event dependency graph of a recorded run: what led to what. A node is an event, or a thread outside of events; an edge
/// says that the second is there because of the first (ERVA, section 4.4).
struct DependencyGraph {
  enum class Kind : uint8_t {
    Input,      ///< The user does something.
    World,      ///< The system or the world does something.
    Lifecycle,  ///< A message of the system to the app.
    Event,      ///< A message that the app or a library posted.
    Thread,
  };
  enum class Cause : uint8_t {
    Post,   ///< On one process: a message was posted.
    Fork,   ///< A thread was started.
    Ipc,    ///< The app asked the system, or the system sent to the app.
    Input,  ///< Input reached the app.
  };
  struct Node {
    Kind kind{};
    std::string label;
    std::string thread;
    size_t begin = 0;  ///< Its first operation.
    bool has_run = false;
  };
  struct Edge {
    uint32_t from = 0, to = 0;
    Cause cause{};
    std::string place;  ///< Of the app's code that posted or started it; empty: none did.
  };

  std::vector<Node> nodes;  ///< In the order of their first operations.
  std::vector<Edge> edges;  ///< By the node they lead to.
  /// Where one is zoomed on a race: its two nodes; else `k_none`.
  static constexpr uint32_t k_none = UINT32_MAX;
  std::array<uint32_t, 2> racing{k_none, k_none};
};

const char* kind_name(DependencyGraph::Kind kind);
const char* cause_name(DependencyGraph::Cause cause);

/// The whole graph.
DependencyGraph make_dependency_graph(const RecordedRun& run);
/// What led to the two operations, up to the first causes of both.
DependencyGraph zoom(const DependencyGraph& graph, const RecordedRun& run, const std::array<size_t, 2>& at);

/// One line per node, indented below what it is there because of, in the order of the recording:
///
///     input      user: click id/sync                       system
///       Input    onClick of Button id/sync                 main
///         fork   SyncThread                                SyncThread   at Main.onClick (Main.java:31)
std::string print_dependency_graph(const DependencyGraph& graph);

}  // namespace antecede::verify
