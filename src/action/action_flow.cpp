#include "action/action_flow.h"

#include <algorithm>

#include "ir/op.h"

namespace antecede::action {

using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;

ActionFlow::ActionFlow(const ir::Program& program, const pointer::Solver& solver, AppSites& sites,
                       const Action& action, std::span<const NodeId> nodes, std::vector<NodePlace> marks)
    : program_(program),
      solver_(solver),
      sites_(sites),
      action_(action),
      marks_(std::move(marks)),
      flow_(marks_.size()) {
  if (marks_.empty()) return;
  for (const NodePlace& mark : marks_) marks_in_[mark.node].push_back(mark.instruction);
  mark_initialised(nodes);
  find_leading(nodes);
  const Instance root = expand(action.root);
  expands_shared_ = true;
  while (!pending_.empty()) {
    const NodeId node = pending_.back();
    pending_.pop_back();
    const Instance instance = shared_[node];
    expand_code(node, instance);
  }
  spread_below();
  entry_ = root.entry;
  exit_ = root.exit;
  find_flow();
}

// What to look at ---------------------------------------------------------------------------------------------------

void ActionFlow::mark_initialised(std::span<const NodeId> nodes) {
  std::vector<NodeId> work;
  for (NodeId node : nodes)
    for (const CallEdge& edge : solver_.edges(node))
      if (edge.kind == EdgeKind::Initialise && initialised_.insert(edge.callee).second) work.push_back(edge.callee);
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    for (const CallEdge& edge : solver_.edges(node))
      if (pointer::is_same_event(edge.kind) && initialised_.insert(edge.callee).second) work.push_back(edge.callee);
  }
}

void ActionFlow::find_leading(std::span<const NodeId> nodes) {
  absl::flat_hash_map<NodeId, std::vector<NodeId>> callers;
  for (NodeId node : nodes)
    for (const CallEdge& edge : solver_.edges(node))
      if (edge.kind == EdgeKind::Call) callers[edge.callee].push_back(node);
  std::vector<NodeId> work;
  for (const auto& [node, instructions] : marks_in_)
    if (leading_.insert(node).second) work.push_back(node);
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    const auto known = callers.find(node);
    if (known == callers.end()) continue;
    for (NodeId caller : known->second)
      if (leading_.insert(caller).second) work.push_back(caller);
  }
}

// The graph ---------------------------------------------------------------------------------------------------------

/// The framework's own code that many call.
bool ActionFlow::is_shared(NodeId node) const {
  const pointer::Node& in = solver_.nodes()[node];
  return shared_.contains(node) || open_.contains(node) ||
         (in.method.valid() && !in.context.valid() && node != action_.root && !solver_.is_own(in.method));
}

ActionFlow::Instance ActionFlow::expand(NodeId node) {
  if (const auto open = open_.find(node); open != open_.end()) {
    recursive_.insert(node);
    return open->second;
  }
  if (const auto shared = shared_.find(node); shared != shared_.end()) return shared->second;
  const size_t first = successors_.size();
  const bool too_many = first > k_most_vertices || open_.size() > k_most_depth;
  const bool share = too_many || is_shared(node);
  const bool was_shared = std::exchange(expands_shared_, expands_shared_ || share);
  const Instance instance{make_vertex(), make_vertex(), make_vertex()};
  expands_shared_ = was_shared;
  if (share) {
    shared_[node] = instance;
    pending_.push_back(node);
    return instance;
  }
  open_[node] = instance;
  expand_code(node, instance);
  open_.erase(node);
  // What calls itself comes back to several places.
  if (recursive_.erase(node)) std::fill(inside_shared_.begin() + static_cast<std::ptrdiff_t>(first), inside_shared_.end(), true);
  return instance;
}

void ActionFlow::expand_code(NodeId node, const Instance& instance) {
  if (solver_.nodes()[node].method.valid())
    expand_method(node, instance);
  else
    expand_driver(node, instance);
}

/// The steps of a transition come in their order; what else a driver calls comes in any, and any number of times.
void ActionFlow::expand_driver(NodeId node, const Instance& instance) {
  const bool walks = action_.kind == Action::Kind::Lifecycle && node == action_.root;
  std::vector<CallEdge> edges(solver_.edges(node).begin(), solver_.edges(node).end());
  std::erase_if(edges, [](const CallEdge& edge) { return edge.kind != EdgeKind::Call; });
  if (!walks) {
    join(call(edges, edges.size() > 1, false, instance.entry, {}, false, instance.unwind), instance.exit);
    return;
  }
  // The harness numbers what makes and prepares the component 0 to 2, the steps from 3 on, and what makes arguments far
  // behind.
  constexpr uint32_t k_first_step = 3, k_first_argument = 1000;
  const auto& steps = action_.event->transition->steps;
  std::ranges::stable_sort(edges, {}, [](const CallEdge& edge) { return edge.site; });
  const auto arguments = std::ranges::partition_point(edges, [](const CallEdge& edge) { return edge.site < k_first_argument; });
  Vertex at = call({arguments, edges.end()}, true, false, instance.entry, {}, false, instance.unwind);
  for (auto first = edges.begin(); first != arguments;) {
    const auto last = std::find_if(first, arguments, [&](const CallEdge& edge) { return edge.site != first->site; });
    const size_t step = first->site - k_first_step;
    const bool sure = first->site < k_first_step ||
                      (step < steps.size() && steps[step].condition == model::LifecycleStep::Condition::Always);
    at = call({first, last}, false, sure, at, {}, false, instance.unwind);
    first = last;
  }
  join(at, instance.exit);
}

void ActionFlow::expand_method(NodeId node, const Instance& instance) {
  const ir::MethodId method = solver_.nodes()[node].method;
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || !program_[method].has_code()) return join(instance.entry, instance.exit);
  const ir::Body& body = program_.body(method);
  if (body.blocks().empty()) return join(instance.entry, instance.exit);
  // Instructions that matter: marks, and calls.
  const auto marks = marks_in_.find(node);
  const auto is_mark = [&](uint32_t i) {
    return marks != marks_in_.end() && std::ranges::binary_search(marks->second, i);
  };
  absl::flat_hash_set<uint32_t> has_edges;
  for (const CallEdge& edge : solver_.edges(node))
    if (edge.kind == EdgeKind::Call && edge.site < code->calls.size()) has_edges.insert(code->calls[edge.site].instruction);

  std::vector<Vertex> entries(body.blocks().size());
  for (size_t b = 0; b < entries.size(); ++b)
    entries[b] = sites_.is_block_reached(node, b) ? make_vertex() : k_none;
  join(instance.entry, entries[0]);
  for (size_t b = 0; b < entries.size(); ++b) {
    if (entries[b] == k_none) continue;
    const ir::Block& block = body.blocks()[b];
    std::vector<Vertex> handlers;
    bool catches_all = false;
    for (const ir::CatchClause& clause : body.catches(block)) {
      handlers.push_back(entries[clause.handler.value()]);
      catches_all |= !clause.type.valid();
    }
    Vertex at = entries[b];
    uint32_t first = block.first_instruction;
    const auto close = [&](uint32_t end) { segments_[node].push_back({first, end, at}); };
    for (uint32_t i = block.first_instruction; i < block.first_instruction + block.instruction_count; ++i) {
      if (!is_mark(i) && !has_edges.contains(i)) continue;
      close(i + 1);
      const bool last = i + 1 == block.first_instruction + block.instruction_count;
      at = pass(node, i, at, last ? std::span<const Vertex>(handlers) : std::span<const Vertex>(), last && catches_all,
                instance.unwind);
      first = i + 1;
    }
    close(block.first_instruction + block.instruction_count);
    const ir::Instruction& last = body.instructions()[block.first_instruction + block.instruction_count - 1];
    for (Vertex handler : handlers) join(at, handler);
    if (last.op == ir::Op::Return) join(at, instance.exit);
    if (!catches_all) join(at, instance.unwind);
    const auto next = body.normal_successors(block);
    for (const ir::Edge& edge : next) join(at, entries[edge.block().value()]);
  }
}

/// What one instruction does: a mark, calls, or both.
ActionFlow::Vertex ActionFlow::pass(NodeId node, uint32_t instruction, Vertex at, std::span<const Vertex> handlers,
                                    bool catches_all, Vertex unwind) {
  // It may throw before anything was done.
  for (Vertex handler : handlers) join(at, handler);
  if (!catches_all) join(at, unwind);
  if (const auto marks = marks_in_.find(node);
      marks != marks_in_.end() && std::ranges::binary_search(marks->second, instruction)) {
    const Vertex mark = make_vertex();
    mark_vertices_[{node, instruction}].push_back(mark);
    join(at, mark);
    at = make_vertex();
    join(mark, at);
    for (Vertex handler : handlers) join(at, handler);
    if (!catches_all) join(at, unwind);
  }
  const pointer::MethodCode& code = *solver_.code(node);
  // Calls of a short method that became part of this one come in their order, all at one instruction.
  std::map<uint32_t, std::vector<CallEdge>> sites;
  for (const CallEdge& edge : solver_.edges(node)) {
    const bool here = edge.kind == EdgeKind::Call && edge.site < code.calls.size() &&
                      code.calls[edge.site].instruction == instruction;
    if (here) sites[edge.site].push_back(edge);
  }
  for (const auto& [site, edges] : sites) {
    bool any_order = false;
    for (const CallEdge& edge : edges) any_order |= is_any_order(node, site, edge);
    at = call(edges, any_order, !may_call_unknown(node, site), at, handlers, catches_all, unwind);
  }
  return at;
}

/// The call is no ordinary one: what it leads to may happen several times, in any order, or not at all.
bool ActionFlow::is_any_order(NodeId node, uint32_t site, const CallEdge& edge) const {
  const pointer::CallStep& call = solver_.code(node)->calls[site];
  if (!call.target.valid() || sites_.calls().contains({node, site})) return true;
  if (program_[call.target].access_flags & ir::k_native) return true;
  const auto name = [&](ir::MethodId method) { return program_.symbols().method(program_[method].ref).name; };
  const ir::MethodId callee = solver_.nodes()[edge.callee].method;
  if (!callee.valid()) return true;
  if (!call.is_virtual()) return callee != call.target;
  return program_.symbols().text(name(callee)) == "toString" && name(callee) != name(call.target);
}

/// A receiver may be of a class that nobody knows.
bool ActionFlow::may_call_unknown(NodeId node, uint32_t site) const {
  const pointer::CallStep& call = solver_.code(node)->calls[site];
  if (!call.is_virtual() || call.operands.empty() || call.operands[0] == pointer::k_no_local) return false;
  bool unknown = false;
  solver_.points_to(node, call.operands[0]).for_each([&](pointer::ObjectId object) {
    unknown |= solver_.objects()[object].kind == pointer::Object::Kind::Opaque;
  });
  return unknown;
}

ActionFlow::Vertex ActionFlow::call(std::span<const CallEdge> edges, bool any_order, bool sure, Vertex at,
                                    std::span<const Vertex> handlers, bool catches_all, Vertex unwind) {
  if (edges.empty()) return at;
  bool bypass = any_order || !sure;
  struct Callee {
    Instance instance;
    bool shared = false;
  };
  std::vector<Callee> callees;
  for (const CallEdge& edge : edges) {
    if (leading_.contains(edge.callee)) {
      const bool open = open_.contains(edge.callee);
      const Instance instance = expand(edge.callee);
      const bool shared = open || shared_.contains(edge.callee);
      callees.push_back({instance, shared});
      bypass |= shared;
    } else {
      remember_below(edge.callee, at);
      bypass = true;
    }
  }
  if (callees.empty()) return at;
  const Vertex after = make_vertex();
  for (const Callee& callee : callees) {
    auto& out = callee.shared ? returns_ : successors_;
    const auto leave = [&](Vertex from, Vertex to) {
      if (from != k_none && to != k_none) out[from].push_back(to);
    };
    join(at, callee.instance.entry);
    if (any_order) join(after, callee.instance.entry);
    leave(callee.instance.exit, after);
    for (Vertex handler : handlers) leave(callee.instance.unwind, handler);
    if (!catches_all) leave(callee.instance.unwind, unwind);
  }
  if (bypass) join(at, after);
  return after;
}

/// Code that leads to no mark happens where it is called, as far as marks see it.
void ActionFlow::remember_below(NodeId node, Vertex at) {
  auto& calls = below_[node];
  if (calls.empty() || calls.back() != at) calls.push_back(at);
}

// What follows ------------------------------------------------------------------------------------------------------

/// All that can come after one of these; with these themselves, or only if they can come again.
std::vector<bool> ActionFlow::walk(std::span<const Vertex> from, bool with_start, std::span<const Vertex> avoided) const {
  std::vector<bool> seen(successors_.size()), closed(successors_.size());
  for (Vertex vertex : avoided) closed[vertex] = true;
  const bool inside = std::ranges::any_of(from, [&](Vertex vertex) { return inside_shared_[vertex]; });
  std::vector<Vertex> work;
  const auto enter = [&](Vertex vertex) {
    if (closed[vertex] || seen[vertex]) return;
    seen[vertex] = true;
    work.push_back(vertex);
  };
  const auto go_on = [&](Vertex vertex) {
    for (Vertex next : successors_[vertex]) enter(next);
    if (inside)
      for (Vertex next : returns_[vertex]) enter(next);
  };
  for (Vertex start : from) {
    if (with_start)
      enter(start);
    else
      go_on(start);
  }
  while (!work.empty()) {
    const Vertex vertex = work.back();
    work.pop_back();
    go_on(vertex);
  }
  return seen;
}

/// What is called from where no mark is, all the way down.
void ActionFlow::spread_below() {
  std::vector<NodeId> work;
  for (const auto& [node, calls] : below_) work.push_back(node);
  std::ranges::sort(work);
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    const std::vector<Vertex> calls = below_[node];
    for (const CallEdge& edge : solver_.edges(node)) {
      if (edge.kind != EdgeKind::Call) continue;
      std::vector<Vertex>& there = below_[edge.callee];
      const size_t before = there.size();
      there.insert(there.end(), calls.begin(), calls.end());
      std::ranges::sort(there);
      there.erase(std::unique(there.begin(), there.end()), there.end());
      if (there.size() != before) work.push_back(edge.callee);
    }
  }
}

void ActionFlow::find_flow() {
  const auto places = [&](size_t mark) -> const std::vector<Vertex>* {
    if (is_unknown(marks_[mark].node)) return nullptr;
    const auto found = mark_vertices_.find({marks_[mark].node, marks_[mark].instruction});
    return found == mark_vertices_.end() || found->second.empty() ? nullptr : &found->second;
  };
  const Vertex entry[] = {entry_};
  reached_.resize(marks_.size());
  for (size_t p = 0; p < marks_.size(); ++p) {
    const auto* at = places(p);
    if (at == nullptr) continue;
    reached_[p].after = walk(*at, false, {});
    reached_[p].without = walk(entry, true, *at);
  }
  const auto any = [](const std::vector<bool>& in, const std::vector<Vertex>& vertices) {
    return std::ranges::any_of(vertices, [&](Vertex v) { return in[v]; });
  };
  for (size_t p = 0; p < marks_.size(); ++p) {
    const auto* from = places(p);
    if (from == nullptr) continue;
    if (!reached_[p].without[exit_]) flow_.set_unavoidable(p);
    for (size_t q = 0; q < marks_.size(); ++q) {
      const auto* to = places(q);
      if (to == nullptr) continue;
      if (p != q && !any(reached_[p].without, *to)) flow_.set_dominates(p, q);
      if (!any(reached_[p].after, *to)) flow_.set_never_reaches(p, q);
    }
  }
}

const std::vector<ActionFlow::Vertex>* ActionFlow::vertices_of(NodePlace place) const {
  const auto below = below_.find(place.node);
  return below == below_.end() ? nullptr : &below->second;
}

/// Which marks can come after one of these.
std::vector<bool> ActionFlow::marks_after(const std::vector<Vertex>& vertices) const {
  const auto [place, added] = marks_after_.try_emplace(vertices);
  if (!added) return place->second;
  const std::vector<bool> after = walk(vertices, true, {});
  std::vector<bool> result(marks_.size(), true);
  for (size_t p = 0; p < marks_.size(); ++p) {
    const auto found = mark_vertices_.find({marks_[p].node, marks_[p].instruction});
    if (reached_[p].after.empty() || found == mark_vertices_.end()) continue;
    result[p] = std::ranges::any_of(found->second, [&](Vertex v) { return after[v]; });
  }
  return place->second = result;
}

ActionFlow::Relation ActionFlow::relation(NodePlace place) const {
  Relation result;
  result.after_sure.assign(marks_.size(), false);
  result.follows.assign(marks_.size(), true);
  result.precedes.assign(marks_.size(), true);
  if (marks_.empty() || is_unknown(place.node)) return result;
  std::vector<Vertex> vertices;
  if (const auto* below = vertices_of(place)) vertices = *below;
  if (const auto segments = segments_.find(place.node); segments != segments_.end())
    for (const Segment& segment : segments->second)
      if (segment.first <= place.instruction && place.instruction < segment.last) vertices.push_back(segment.vertex);
  if (vertices.empty()) return result;
  std::ranges::sort(vertices);
  vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
  const auto any = [&](const std::vector<bool>& in) {
    return std::ranges::any_of(vertices, [&](Vertex v) { return in[v]; });
  };
  for (size_t p = 0; p < marks_.size(); ++p) {
    if (reached_[p].after.empty()) continue;
    result.follows[p] = any(reached_[p].after);
    result.after_sure[p] = !any(reached_[p].without);
  }
  result.precedes = marks_after(vertices);
  return result;
}

}  // namespace antecede::action
