#include "action/action_flow.h"

#include <algorithm>
#include <bit>
#include <deque>
#include <map>
#include <utility>

#include "base/guard.h"
#include "ir/op.h"

namespace antecede::action {

using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;

FlowCalls::FlowCalls(const pointer::Solver& solver, Constants& values)
    : solver_(solver), first_(solver.nodes().size() + 1, 0), reach_(reach_within_event(solver, values)) {
  const auto for_each_call = [&](auto visit) {
    std::vector<uint32_t> last(solver.nodes().size(), UINT32_MAX);
    for (uint32_t i = 0; i < solver.nodes().size(); ++i)
      for (const CallEdge& edge : solver.edges(NodeId(i))) {
        uint32_t& known = last[edge.callee.value()];
        if (edge.kind != EdgeKind::Call || known == i || !values.is_call_reached(NodeId(i), edge.site)) continue;
        known = i;
        visit(NodeId(i), edge.callee);
      }
  };
  for_each_call([&](NodeId, NodeId callee) { ++first_[callee.value() + 1]; });
  for (size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
  callers_.resize(first_.back());
  std::vector<size_t> at(first_.begin(), first_.end() - 1);
  for_each_call([&](NodeId caller, NodeId callee) { callers_[at[callee.value()]++] = caller; });
  for (size_t i = 0; i < solver.nodes().size(); ++i)
    for (const CallEdge& edge : solver.edges(NodeId(i)))
      if (edge.kind == EdgeKind::Initialise) initialising_.push_back({NodeId(i), edge.callee});
}

void FlowCalls::add_initialised(NodeBits nodes, std::span<uint64_t> row) const {
  for (const auto& [user, initialiser] : initialising_)
    if (nodes.contains(user)) reach_.add(initialiser.value(), row);
}

ActionFlow::ActionFlow(const ir::Program& program, const pointer::Solver& solver, AppSites& sites, FlowCalls& calls,
                       const Action& action, NodeBits nodes, std::vector<NodePlace> marks, size_t most_leading)
    : program_(program),
      solver_(solver),
      sites_(sites),
      calls_(calls),
      action_(action),
      marks_(std::move(marks)),
      flow_(marks_.size()) {
  // Where work has to end, nothing is known of the marks; that orders nothing.
  if (marks_.empty()) return;
  gives_up_all_ = base::stop_asked();
  if (gives_up_all_) return;
  for (const NodePlace& mark : marks_) marks_in_[mark.node].push_back(mark.instruction);
  find_leading(nodes);
  give_up_marks(nodes, most_leading);
  if (gives_up_all_) return;
  initialised_.assign(calls_.words(), 0);
  calls_.add_initialised(nodes, initialised_);
  const Instance root = expand(action.root);
  expands_shared_ = true;
  while (!pending_.empty()) {
    const NodeId node = pending_.back();
    pending_.pop_back();
    const Instance instance = shared_[node];
    expand_code(node, instance);
  }
  graph_.entry = root.entry;
  exit_ = root.exit;
  find_flow();
}

// What to look at ---------------------------------------------------------------------------------------------------

void ActionFlow::find_leading(NodeBits nodes) {
  leading_.clear();
  std::vector<NodeId> work;
  for (const auto& [node, instructions] : marks_in_)
    if (leading_.insert(node).second) work.push_back(node);
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    for (NodeId caller : calls_.callers(node))
      if (nodes.contains(caller) && leading_.insert(caller).second) work.push_back(caller);
  }
}

/// In large apps much of the framework leads to something that it posts for itself.
void ActionFlow::give_up_marks(NodeBits nodes, size_t most_leading) {
  if (leading_.size() <= most_leading) return;
  gives_up_shared_ = true;
  absl::erase_if(marks_in_, [&](const auto& marks) { return is_of_framework(marks.first); });
  find_leading(nodes);
  gives_up_all_ = leading_.size() > 4 * most_leading;
}

// The graph ---------------------------------------------------------------------------------------------------------

/// The framework's own code that many call.
bool ActionFlow::is_of_framework(NodeId node) const {
  const pointer::Node& in = solver_.nodes()[node];
  return in.method.valid() && !in.context.valid() && node != action_.root && !solver_.is_own(in.method);
}

bool ActionFlow::is_shared(NodeId node) const {
  return shared_.contains(node) || open_.contains(node) || is_of_framework(node);
}

ActionFlow::Instance ActionFlow::expand(NodeId node) {
  if (const auto open = open_.find(node); open != open_.end()) {
    recursive_.insert(node);
    return open->second;
  }
  if (const auto shared = shared_.find(node); shared != shared_.end()) return shared->second;
  const size_t first = graph_.successors.size();
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
  if (recursive_.erase(node)) std::fill(graph_.inside.begin() + static_cast<std::ptrdiff_t>(first), graph_.inside.end(), true);
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
    for (size_t way = 0; way < next.size(); ++way)
      if (sites_.is_way_open(node, b, way)) join(at, entries[next[way].block().value()]);
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
    at = call(edges, any_order, !calls_.may_call_unknown(node, site), at, handlers, catches_all, unwind);
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

bool FlowCalls::may_call_unknown(NodeId node, uint32_t site) {
  const auto [known, added] = calls_unknown_.try_emplace({node, site}, false);
  if (!added) return known->second;
  const pointer::CallStep& call = solver_.code(node)->calls[site];
  if (!call.is_virtual() || call.operands.empty() || call.operands[0] == pointer::k_no_local) return false;
  bool unknown = false;
  solver_.points_to(node, call.operands[0]).for_each([&](pointer::ObjectId object) {
    unknown |= solver_.objects()[object].kind == pointer::Object::Kind::Opaque;
  });
  return known->second = unknown;
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
    auto& out = callee.shared ? graph_.returns : graph_.successors;
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

/// What is called from where no mark is, all the way down.
void ActionFlow::spread_below() {
  all_below_.known = true;
  all_below_.words = (graph_.successors.size() + 63) / 64;
  std::vector<NodeId> work;
  const auto row_of = [&](NodeId node) {
    const auto [place, added] = all_below_.rows.try_emplace(node, static_cast<uint32_t>(work.size()));
    if (added) work.push_back(node);
    return place->second;
  };
  for (const auto& [node, calls] : below_) row_of(node);
  std::vector<std::pair<uint32_t, uint32_t>> calls;  // Rows of caller and callee.
  for (size_t i = 0; i < work.size(); ++i)
    for (const CallEdge& edge : solver_.edges(work[i]))
      if (edge.kind == EdgeKind::Call) calls.push_back({static_cast<uint32_t>(i), row_of(edge.callee)});
  std::ranges::sort(calls);
  calls.erase(std::unique(calls.begin(), calls.end()), calls.end());
  std::vector<uint64_t>& bits = all_below_.bits;
  bits.assign(work.size() * all_below_.words, 0);
  for (const auto& [node, from] : below_)
    for (Vertex vertex : from) bits[all_below_.rows[node] * all_below_.words + vertex / 64] |= uint64_t(1) << (vertex % 64);
  spread_rows(calls, work.size());
}

void ActionFlow::spread_rows(std::span<const std::pair<uint32_t, uint32_t>> calls, size_t count) {
  std::vector<uint64_t>& bits = all_below_.bits;
  const size_t words = all_below_.words;
  std::vector<size_t> first(count + 1, 0);
  for (const auto& [caller, callee] : calls) ++first[caller + 1];
  for (size_t i = 0; i < count; ++i) first[i + 1] += first[i];
  std::deque<uint32_t> work;
  std::vector<uint8_t> waiting(count, 1);
  for (uint32_t i = 0; i < count; ++i) work.push_back(i);
  while (!work.empty()) {
    const uint32_t row = work.front();
    work.pop_front();
    waiting[row] = 0;
    for (size_t c = first[row]; c < first[row + 1]; ++c) {
      const uint32_t callee = calls[c].second;
      uint64_t news = 0;
      for (size_t w = 0; w < words; ++w) {
        uint64_t& there = bits[callee * words + w];
        news |= bits[row * words + w] & ~there;
        there |= bits[row * words + w];
      }
      if (news != 0 && !std::exchange(waiting[callee], uint8_t(1))) work.push_back(callee);
    }
  }
}

void ActionFlow::find_flow() {
  std::vector<std::vector<Vertex>> places(marks_.size());
  for (size_t mark = 0; mark < marks_.size(); ++mark) {
    if (is_unknown(marks_[mark].node)) continue;
    const auto found = mark_vertices_.find({marks_[mark].node, marks_[mark].instruction});
    if (found != mark_vertices_.end()) places[mark] = found->second;
  }
  order_.emplace(graph_, std::move(places));
  const Vertex end[] = {exit_};
  const std::vector<bool> unavoidable = order_->must_precede(end);
  for (size_t p = 0; p < marks_.size(); ++p)
    if (unavoidable[p]) flow_.set_unavoidable(p);
  for (size_t q = 0; q < marks_.size(); ++q) {
    if (!order_->is_known(q)) continue;
    const std::vector<bool> sure = order_->must_precede(order_->vertices(q));
    const std::vector<bool> maybe = order_->may_precede(order_->vertices(q));
    for (size_t p = 0; p < marks_.size(); ++p) {
      if (p != q && sure[p]) flow_.set_dominates(p, q);
      if (!maybe[p]) flow_.set_never_reaches(p, q);
    }
  }
}

/// Where in the graph control is at the place.
std::vector<ActionFlow::Vertex> ActionFlow::vertices_of(NodePlace place) {
  if (!all_below_.known) spread_below();
  std::vector<Vertex> vertices;
  if (const auto row = all_below_.rows.find(place.node); row != all_below_.rows.end()) {
    const uint64_t* bits = all_below_.bits.data() + row->second * all_below_.words;
    for (size_t w = 0; w < all_below_.words; ++w)
      for (uint64_t left = bits[w]; left != 0; left &= left - 1)
        vertices.push_back(static_cast<Vertex>(w * 64 + static_cast<size_t>(std::countr_zero(left))));
  }
  const auto segments = segments_.find(place.node);
  if (segments == segments_.end()) return vertices;
  for (const Segment& segment : segments->second)
    if (segment.first <= place.instruction && place.instruction < segment.last) vertices.push_back(segment.vertex);
  std::ranges::sort(vertices);
  vertices.erase(std::unique(vertices.begin(), vertices.end()), vertices.end());
  return vertices;
}

ActionFlow::Relation ActionFlow::relation(NodePlace place) {
  std::vector<Vertex> vertices;
  if (order_ && !is_unknown(place.node)) vertices = vertices_of(place);
  const auto [known, added] = relations_.try_emplace(vertices);
  if (added) known->second = relation_of(vertices);
  return known->second;
}

ActionFlow::Relation ActionFlow::relation_of(const std::vector<Vertex>& vertices) {
  if (vertices.empty()) {
    return {std::vector<bool>(marks_.size(), false), std::vector<bool>(marks_.size(), true),
            std::vector<bool>(marks_.size(), true)};
  }
  return {order_->must_precede(vertices), order_->may_precede(vertices), order_->may_follow(vertices)};
}

}  // namespace antecede::action
