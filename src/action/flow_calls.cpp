#include "action/flow_calls.h"

#include <algorithm>

#include "ir/op.h"

namespace antecede::action {

using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;

FlowCalls::FlowCalls(const ir::Program& program, const pointer::Solver& solver, AppSites& sites, Constants& values)
    : program_(program),
      solver_(solver),
      sites_(sites),
      first_(solver.nodes().size() + 1, 0),
      reach_(reach_within_event(solver, values)),
      framework_(reach_.words(), 0),
      codes_(solver.nodes().size()) {
  find_callers(values);
  for (size_t i = 0; i < solver.nodes().size(); ++i) {
    const pointer::Node& node = solver.nodes()[NodeId(i)];
    if (node.method.valid() && !node.context.valid() && !solver.is_own(node.method))
      framework_[i / 64] |= uint64_t(1) << (i % 64);
    for (const CallEdge& edge : solver.edges(NodeId(i)))
      if (edge.kind == EdgeKind::Initialise) initialising_.push_back({NodeId(i), edge.callee});
  }
}

void FlowCalls::find_callers(Constants& values) {
  std::vector<std::pair<NodeId, NodeId>> calls;  // Caller and callee, each pair once.
  std::vector<uint32_t> last(solver_.nodes().size(), UINT32_MAX);
  for (uint32_t i = 0; i < solver_.nodes().size(); ++i)
    for (const CallEdge& edge : solver_.edges(NodeId(i))) {
      uint32_t& known = last[edge.callee.value()];
      if (edge.kind != EdgeKind::Call || known == i || !values.is_call_reached(NodeId(i), edge.site)) continue;
      known = i;
      calls.push_back({NodeId(i), edge.callee});
      ++first_[edge.callee.value() + 1];
    }
  for (size_t i = 1; i < first_.size(); ++i) first_[i] += first_[i - 1];
  callers_.resize(first_.back());
  std::vector<size_t> at(first_.begin(), first_.end() - 1);
  for (const auto& [caller, callee] : calls) callers_[at[callee.value()]++] = caller;
}

void FlowCalls::add_initialised(NodeBits nodes, std::span<uint64_t> row) const {
  for (const auto& [user, initialiser] : initialising_)
    if (nodes.contains(user)) reach_.add(initialiser.value(), row);
}

const FlowCalls::Graph& FlowCalls::graph() {
  if (graph_ != nullptr) return *graph_;
  auto graph = std::make_unique<Graph>();
  for (size_t i = 0; i < solver_.nodes().size(); ++i) graph->calls.add(false);
  for (size_t i = 0; i < solver_.nodes().size(); ++i)
    for (const CallEdge& edge : solver_.edges(NodeId(i)))
      if (edge.kind == EdgeKind::Call) graph->calls.join(static_cast<uint32_t>(i), edge.callee.value());
  graph->calls.close();
  graph->circles = FlowComponents::find(graph->calls, false);
  graph->first.assign(graph->circles.count() + 1, 0);
  for (const uint32_t circle : graph->circles.of) ++graph->first[circle + 1];
  for (size_t i = 0; i < graph->circles.count(); ++i) graph->first[i + 1] += graph->first[i];
  graph_ = std::move(graph);
  return *graph_;
}

const FlowCode& FlowCalls::code(NodeId node) {
  std::unique_ptr<const FlowCode>& known = codes_[node.value()];
  if (known != nullptr) return *known;
  auto code = std::make_unique<FlowCode>();
  const ir::MethodId method = solver_.nodes()[node].method;
  if (solver_.code(node) != nullptr && program_[method].has_code() && !program_.body(method).blocks().empty()) {
    add_sites(node, *code);
    add_blocks(node, *code);
  }
  known = std::move(code);
  return *known;
}

/// Calls of a short method that became part of this one come in their order, all at one instruction.
void FlowCalls::add_sites(NodeId node, FlowCode& code) {
  const std::vector<pointer::CallStep>& calls = solver_.code(node)->calls;
  for (const CallEdge& edge : solver_.edges(node))
    if (edge.kind == EdgeKind::Call && edge.site < calls.size()) code.edges.push_back(edge);
  std::ranges::stable_sort(code.edges, [&](const CallEdge& a, const CallEdge& b) {
    return std::pair(calls[a.site].instruction, a.site) < std::pair(calls[b.site].instruction, b.site);
  });
  for (uint32_t first = 0; first < code.edges.size();) {
    FlowCode::Site site;
    const uint32_t number = code.edges[first].site;
    site.instruction = calls[number].instruction;
    site.sure = !may_call_unknown(node, number);
    site.first = site.last = first;
    for (; site.last < code.edges.size() && code.edges[site.last].site == number; ++site.last)
      site.any_order |= is_any_order(node, number, code.edges[site.last]);
    first = site.last;
    code.sites.push_back(site);
  }
}

void FlowCalls::add_blocks(NodeId node, FlowCode& code) {
  const ir::Body& body = program_.body(solver_.nodes()[node].method);
  for (size_t b = 0; b < body.blocks().size(); ++b) {
    const ir::Block& from = body.blocks()[b];
    FlowCode::Block block;
    block.reached = sites_.is_block_reached(node, b);
    block.begin = from.first_instruction;
    block.end = from.first_instruction + from.instruction_count;
    block.returns = body.instructions()[block.end - 1].op == ir::Op::Return;
    const auto first = std::ranges::lower_bound(code.sites, block.begin, {}, &FlowCode::Site::instruction);
    const auto last = std::lower_bound(first, code.sites.end(), block.end, [](const FlowCode::Site& site, uint32_t end) {
      return site.instruction < end;
    });
    block.first_site = static_cast<uint32_t>(first - code.sites.begin());
    block.last_site = static_cast<uint32_t>(last - code.sites.begin());
    block.first_handler = static_cast<uint32_t>(code.blocks_after.size());
    for (const ir::CatchClause& clause : body.catches(from)) {
      code.blocks_after.push_back(clause.handler.value());
      block.catches_all |= !clause.type.valid();
    }
    block.first_way = static_cast<uint32_t>(code.blocks_after.size());
    const auto next = body.normal_successors(from);
    for (size_t way = 0; block.reached && way < next.size(); ++way)
      if (sites_.is_way_open(node, b, way)) code.blocks_after.push_back(next[way].block().value());
    block.last_way = static_cast<uint32_t>(code.blocks_after.size());
    code.blocks.push_back(block);
  }
}

/// The call is no ordinary one.
bool FlowCalls::is_any_order(NodeId node, uint32_t site, const CallEdge& edge) const {
  const pointer::CallStep& call = solver_.code(node)->calls[site];
  if (!call.target.valid() || sites_.calls().contains({node, site})) return true;
  if (program_[call.target].access_flags & ir::k_native) return true;
  const auto name = [&](ir::MethodId method) { return program_.symbols().method(program_[method].ref).name; };
  const ir::MethodId callee = solver_.nodes()[edge.callee].method;
  if (!callee.valid()) return true;
  if (!call.is_virtual()) return callee != call.target;
  return program_.symbols().text(name(callee)) == "toString" && name(callee) != name(call.target);
}

/// The receiver of the call may be of a class that nobody knows.
bool FlowCalls::may_call_unknown(NodeId node, uint32_t site) const {
  const pointer::CallStep& call = solver_.code(node)->calls[site];
  if (!call.is_virtual() || call.operands.empty() || call.operands[0] == pointer::k_no_local) return false;
  bool unknown = false;
  solver_.points_to(node, call.operands[0]).for_each([&](pointer::ObjectId object) {
    unknown |= solver_.objects()[object].kind == pointer::Object::Kind::Opaque;
  });
  return unknown;
}

}  // namespace antecede::action
