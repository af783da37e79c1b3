#include "verify/dependency_graph.h"

#include <algorithm>
#include <map>
#include <optional>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>
#include <fmt/format.h>

#include "base/origin.h"

namespace antecede::verify {

using trace::OperationKind;

namespace {

constexpr std::string_view k_system = "system";

/// Reads a trace once and makes a node of each event, and of each thread that does something outside of events.
class GraphMaker {
 public:
  explicit GraphMaker(const RecordedRun& run) : run_(run) {}

  DependencyGraph make() {
    for (size_t i = 0; i < run_.operations.size(); ++i) add(i, run_.operations[i]);
    std::ranges::stable_sort(graph_.edges, {}, &DependencyGraph::Edge::to);
    return std::move(graph_);
  }
  /// The node that does an operation.
  uint32_t node_at(size_t operation) {
    for (size_t i = 0; i < operation; ++i) add(i, run_.operations[i]);
    return doer(run_.operations[operation], operation);
  }

 private:
  const std::string& name(trace::NameId id) const {
    static const std::string k_nothing;
    return id.valid() ? run_.tables.names[id] : k_nothing;
  }
  const std::string& thread_name(trace::ThreadId thread) const { return name(run_.tables.threads[thread].name); }

  uint32_t new_node(DependencyGraph::Kind kind, std::string label, std::string thread, size_t at) {
    graph_.nodes.push_back({kind, std::move(label), std::move(thread), at, false});
    return static_cast<uint32_t>(graph_.nodes.size() - 1);
  }

  DependencyGraph::Kind kind_of(trace::MessageId message, bool by_system) const {
    const std::string& label = name(run_.tables.messages[message].label);
    if (label.starts_with("user: ")) return DependencyGraph::Kind::Input;
    if (label.starts_with("system: ") || label == "the system") return DependencyGraph::Kind::World;
    return by_system ? DependencyGraph::Kind::Lifecycle : DependencyGraph::Kind::Event;
  }

  uint32_t event_node(trace::MessageId message, trace::ThreadId thread, size_t at, bool by_system) {
    const auto [found, is_new] = events_.try_emplace(message, 0);
    if (is_new)
      found->second = new_node(kind_of(message, by_system), name(run_.tables.messages[message].label), "", at);
    DependencyGraph::Node& node = graph_.nodes[found->second];
    if (thread.valid()) node.thread = thread_name(thread);
    return found->second;
  }

  uint32_t thread_node(trace::ThreadId thread, size_t at) {
    const auto [found, is_new] = threads_.try_emplace(thread, 0);
    if (is_new) found->second = new_node(DependencyGraph::Kind::Thread, thread_name(thread), thread_name(thread), at);
    return found->second;
  }

  /// Who does it: the event the thread is in, or the thread.
  uint32_t doer(const trace::Operation& operation, size_t at) {
    const auto event = current_.find(operation.thread);
    if (event != current_.end()) return event_node(event->second, operation.thread, at, false);
    return thread_node(operation.thread, at);
  }

  std::string place_of(trace::StackId stack) const {
    for (; stack.valid(); stack = run_.tables.stacks[stack].caller) {
      const trace::Frame& frame = run_.tables.frames[run_.tables.stacks[stack].frame];
      if (base::is_platform(frame.origin)) continue;
      const std::string& method = name(frame.method);
      return fmt::format("{}.{} ({}:{})", name(frame.owner), method.substr(0, method.find('(')),
                         frame.file.valid() ? name(frame.file) : "unknown", frame.line);
    }
    return "";
  }

  void connect(uint32_t from, uint32_t to, DependencyGraph::Cause cause, trace::StackId stack) {
    if (from == to) return;
    has_cause_.insert(to);
    graph_.edges.push_back({from, to, cause, place_of(stack)});
  }

  void enqueue(const trace::Operation& operation, size_t at) {
    const bool by_system = thread_name(operation.thread) == k_system;
    const uint32_t from = doer(operation, at);
    const uint32_t to = event_node(operation.message(), trace::ThreadId(), at, by_system);
    const bool to_system = graph_.nodes[to].kind == DependencyGraph::Kind::World;
    const bool is_input = graph_.nodes[from].kind == DependencyGraph::Kind::Input;
    const auto cause = is_input && by_system        ? DependencyGraph::Cause::Input
                       : by_system != to_system ? DependencyGraph::Cause::Ipc
                                                : DependencyGraph::Cause::Post;
    connect(from, to, cause, operation.stack);
  }

  /// The end of an event, or of a request: what is acquired later was released there.
  void release(const trace::Operation& operation, size_t at) { released_[operation.subject] = {doer(operation, at), operation.stack}; }

  /// The system acts because of what it heard.
  void acquire(const trace::Operation& operation, size_t at) {
    const auto found = released_.find(operation.subject);
    if (found == released_.end() || thread_name(operation.thread) != k_system) return;
    const uint32_t to = doer(operation, at);
    const DependencyGraph::Node& from = graph_.nodes[found->second.first];
    // What the system does by itself one after the other is not because of it; what the user began goes on.
    const bool is_users = from.kind == DependencyGraph::Kind::Input;
    if (!has_cause_.contains(to) && (is_users || from.thread != k_system))
      connect(found->second.first, to, is_users ? DependencyGraph::Cause::Input : DependencyGraph::Cause::Ipc, found->second.second);
  }

  /// Input gets into the queue without a post that is recorded: by what the system was at then.
  void find_input(trace::MessageId message, uint32_t node) {
    const auto post = run_.posts.find(message);
    if (post == run_.posts.end() || post->second.step >= run_.steps.size()) return;
    const size_t by = run_.steps[post->second.step].operations;
    const auto behind = std::ranges::lower_bound(of_system_, by, {}, &Begun::at);
    if (behind == of_system_.begin()) return;
    const uint32_t from = std::prev(behind)->node;
    const bool is_input = graph_.nodes[from].kind == DependencyGraph::Kind::Input;
    connect(from, node, is_input ? DependencyGraph::Cause::Input : DependencyGraph::Cause::Ipc, trace::StackId());
  }

  void add(size_t at, const trace::Operation& operation) {
    switch (operation.kind) {
      case OperationKind::Enqueue: return enqueue(operation, at);
      case OperationKind::Fork: {
        const uint32_t from = doer(operation, at);
        return connect(from, thread_node(operation.child(), at), DependencyGraph::Cause::Fork, operation.stack);
      }
      case OperationKind::Begin: {
        current_[operation.thread] = operation.message();
        const uint32_t node = event_node(operation.message(), operation.thread, at, thread_name(operation.thread) != k_system);
        graph_.nodes[node].has_run = true;
        if (thread_name(operation.thread) == k_system) of_system_.push_back({at, node});
        else if (!has_cause_.contains(node)) find_input(operation.message(), node);
        return;
      }
      case OperationKind::End: current_.erase(operation.thread); return;
      case OperationKind::Release: return release(operation, at);
      case OperationKind::Acquire: return acquire(operation, at);
      default: return;
    }
  }

  struct Begun {
    size_t at = 0;  // Operation.
    uint32_t node = 0;
  };

  const RecordedRun& run_;
  DependencyGraph graph_;
  std::vector<Begun> of_system_;  // Events of the system, in their order.
  absl::flat_hash_map<trace::MessageId, uint32_t> events_;
  absl::flat_hash_map<trace::ThreadId, uint32_t> threads_;
  absl::flat_hash_map<trace::ThreadId, trace::MessageId> current_;
  absl::flat_hash_map<uint32_t, std::pair<uint32_t, trace::StackId>> released_;  // By token.
  absl::flat_hash_set<uint32_t> has_cause_;
};

/// The edge that led to a node; null: nothing did. Edges are sorted.
const DependencyGraph::Edge* cause_of(const DependencyGraph& graph, uint32_t node) {
  const auto found = std::ranges::lower_bound(graph.edges, node, {}, &DependencyGraph::Edge::to);
  return found != graph.edges.end() && found->to == node ? &*found : nullptr;
}

}  // namespace

const char* kind_name(DependencyGraph::Kind kind) {
  constexpr const char* k_names[] = {"input", "world", "lifecycle", "event", "thread"};
  return k_names[static_cast<size_t>(kind)];
}

const char* cause_name(DependencyGraph::Cause cause) {
  constexpr const char* k_names[] = {"post", "fork", "ipc", "input"};
  return k_names[static_cast<size_t>(cause)];
}

DependencyGraph make_dependency_graph(const RecordedRun& run) {
  return GraphMaker(run).make();
}

DependencyGraph zoom(const DependencyGraph& graph, const RecordedRun& run, const std::array<size_t, 2>& at) {
  std::map<uint32_t, uint32_t> kept;  // Old and new number.
  std::array<uint32_t, 2> racing{};
  for (size_t side = 0; side < 2; ++side) {
    racing[side] = GraphMaker(run).node_at(at[side]);
    for (uint32_t node = racing[side]; kept.try_emplace(node, 0).second;) {
      const DependencyGraph::Edge* const cause = cause_of(graph, node);
      if (!cause) break;
      node = cause->from;
    }
  }
  DependencyGraph part;
  for (auto& [old, number] : kept) {
    number = static_cast<uint32_t>(part.nodes.size());
    part.nodes.push_back(graph.nodes[old]);
  }
  for (const DependencyGraph::Edge& edge : graph.edges)
    if (kept.contains(edge.from) && kept.contains(edge.to))
      part.edges.push_back({kept[edge.from], kept[edge.to], edge.cause, edge.place});
  part.racing = {kept[racing[0]], kept[racing[1]]};
  return part;
}

std::string print_dependency_graph(const DependencyGraph& graph) {
  std::vector<std::vector<uint32_t>> below(graph.nodes.size());
  std::vector<uint32_t> stack;
  for (uint32_t i = static_cast<uint32_t>(graph.nodes.size()); i-- > 0;) {
    const DependencyGraph::Edge* const cause = cause_of(graph, i);
    if (cause && cause->from < i) below[cause->from].push_back(i);
    else stack.push_back(i);
  }
  std::string text;
  std::vector<uint32_t> depth(graph.nodes.size());
  while (!stack.empty()) {
    const uint32_t at = stack.back();
    stack.pop_back();
    const DependencyGraph::Node& node = graph.nodes[at];
    const DependencyGraph::Edge* const cause = cause_of(graph, at);
    const bool races = at == graph.racing[0] || at == graph.racing[1];
    std::string line = fmt::format("{:{}}{} {}", "", 2 * depth[at], cause ? cause_name(cause->cause) : "-", node.label);
    line = fmt::format("{} {:<9} {}  [{}]", races ? '*' : ' ', kind_name(node.kind), line, node.thread.empty() ? "never ran" : node.thread);
    if (cause && !cause->place.empty()) line += "  at " + cause->place;
    text += line + "\n";
    for (const uint32_t child : below[at]) {
      depth[child] = depth[at] + 1;
      stack.push_back(child);
    }
  }
  return text;
}

}  // namespace antecede::verify
