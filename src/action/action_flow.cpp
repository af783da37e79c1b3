#include "action/action_flow.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/guard.h"

namespace antecede::action {

using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;

ActionFlow::ActionFlow(const pointer::Solver& solver, FlowCalls& calls, const FlowMarks& all_marks, const Action& action,
                       NodeBits nodes, std::vector<NodePlace> marks, FlowDepth depth, bool has_places)
    : solver_(solver),
      calls_(calls),
      all_marks_(all_marks),
      action_(action),
      marks_(std::move(marks)),
      depth_(depth),
      has_places_(has_places),
      flow_(marks_.size()) {
  // Where work has to end, nothing is known of the marks; that orders nothing.
  if (marks_.empty()) return;
  gives_up_all_ = base::stop_asked();
  if (gives_up_all_) return;
  unknown_.assign(calls_.words(), 0);
  calls_.add_initialised(nodes, unknown_);
  if (depth_ == FlowDepth::OwnCode) leave_out_framework(nodes);
  find_leading(nodes);
  const Instance root = expand(action.root);
  expands_shared_ = true;
  while (!pending_.empty()) {
    const NodeId node = pending_.back();
    pending_.pop_back();
    const Instance instance = shared_[node];
    expand_code(node, instance);
  }
  graph_.set_entry(root.entry);
  graph_.close();
  exit_ = root.exit;
  find_flow();
}

// What to look at ---------------------------------------------------------------------------------------------------

/// What the framework's shared code may run is not known, where that leads to marks.
void ActionFlow::leave_out_framework(NodeBits nodes) {
  left_out_.assign(calls_.words(), 0);
  const NodeBits leading = all_marks_.leading(FlowDepth::Calls);
  for (NodeId node : nodes)
    if (leading.contains(node) && is_of_framework(node)) calls_.add_reached(node, left_out_);
  for (size_t word = 0; word < unknown_.size(); ++word) unknown_[word] |= left_out_[word];
}

/// Nothing is claimed of marks there.
bool ActionFlow::is_left_out(NodeId node) const {
  if (depth_ == FlowDepth::All) return false;
  return is_of_framework(node) || (!left_out_.empty() && NodeBits(left_out_).contains(node));
}

std::span<const uint32_t> ActionFlow::marks_in(NodeId node) const {
  return is_left_out(node) ? std::span<const uint32_t>() : all_marks_.in(node);
}

/// Mostly that is the same for all actions.
void ActionFlow::find_leading(NodeBits nodes) {
  const NodeBits all = all_marks_.leading(depth_);
  const bool own_only = depth_ == FlowDepth::OwnCode;
  const bool of_root = depth_ != FlowDepth::All && calls_.is_framework(action_.root);
  leading_.assign(calls_.words(), 0);
  if (!own_only) leading_.assign(all.words().begin(), all.words().end());
  if (!own_only && !of_root) return;
  std::vector<NodeId> work;
  const auto enter = [&](NodeId node) {
    uint64_t& word = leading_[node.value() / 64];
    const uint64_t bit = uint64_t(1) << (node.value() % 64);
    if ((word & bit) != 0 || !nodes.contains(node)) return;
    word |= bit;
    work.push_back(node);
  };
  if (own_only)
    for (const NodePlace& mark : marks_)
      if (!is_left_out(mark.node)) enter(mark.node);
  if (of_root && !marks_in(action_.root).empty()) enter(action_.root);
  while (!work.empty()) {
    const NodeId node = work.back();
    work.pop_back();
    for (NodeId caller : calls_.callers(node)) enter(caller);
  }
}

// The graph ---------------------------------------------------------------------------------------------------------

ActionFlow::Instance ActionFlow::expand(NodeId node) {
  if (const auto open = open_.find(node); open != open_.end()) {
    recursive_.insert(node);
    return open->second;
  }
  if (const auto shared = shared_.find(node); shared != shared_.end()) return shared->second;
  const size_t first = graph_.size();
  const bool too_many = first > k_most_vertices || open_.size() > k_most_depth;
  const bool share = too_many || is_of_framework(node);
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
  if (recursive_.erase(node))
    for (size_t vertex = first; vertex < graph_.size(); ++vertex) graph_.set_inside(static_cast<Vertex>(vertex));
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
  const Thrown thrown{{}, instance.unwind};
  if (!walks) {
    join(call(edges, edges.size() > 1, false, instance.entry, thrown), instance.exit);
    return;
  }
  // The harness numbers what makes and prepares the component 0 to 2, the steps from 3 on, and what makes arguments far
  // behind.
  constexpr uint32_t k_first_step = 3, k_first_argument = 1000;
  const auto& steps = action_.event->transition->steps;
  std::ranges::stable_sort(edges, {}, [](const CallEdge& edge) { return edge.site; });
  const auto arguments = std::ranges::partition_point(edges, [](const CallEdge& edge) { return edge.site < k_first_argument; });
  Vertex at = call({arguments, edges.end()}, true, false, instance.entry, thrown);
  for (auto first = edges.begin(); first != arguments;) {
    const auto last = std::find_if(first, arguments, [&](const CallEdge& edge) { return edge.site != first->site; });
    const size_t step = first->site - k_first_step;
    const bool sure = first->site < k_first_step ||
                      (step < steps.size() && steps[step].condition == model::LifecycleStep::Condition::Always);
    at = call({first, last}, false, sure, at, thrown);
    first = last;
  }
  join(at, instance.exit);
}

void ActionFlow::expand_method(NodeId node, const Instance& instance) {
  const FlowCode& code = calls_.code(node);
  if (code.blocks.empty()) return join(instance.entry, instance.exit);
  std::vector<Vertex> entries(code.blocks.size());
  for (size_t b = 0; b < entries.size(); ++b) entries[b] = code.blocks[b].reached ? make_vertex() : k_none;
  join(instance.entry, entries[0]);
  for (size_t b = 0; b < entries.size(); ++b)
    if (entries[b] != k_none) expand_block(node, code, code.blocks[b], entries, instance);
}

/// One piece after the other: up to a mark or a call, and on behind it.
void ActionFlow::expand_block(NodeId node, const FlowCode& code, const FlowCode::Block& block, std::span<const Vertex> entries,
                              const Instance& instance) {
  std::vector<Vertex> handlers;
  for (const uint32_t handler : code.handlers_of(block)) handlers.push_back(entries[handler]);
  const Vertex unwind = block.catches_all ? k_none : instance.unwind;
  Vertex at = entries[static_cast<size_t>(&block - code.blocks.data())];
  uint32_t first = block.begin;
  const auto close = [&](uint32_t end) {
    if (has_places_) segments_.push_back({node, first, end, at});
  };
  const std::span<const uint32_t> marks = marks_in(node);
  auto mark = std::ranges::lower_bound(marks, block.begin);
  const auto last_mark = std::lower_bound(mark, marks.end(), block.end);
  const auto sites = code.sites_of(block);
  for (auto site = sites.begin(); site != sites.end() || mark != last_mark;) {
    const uint32_t here = std::min(site == sites.end() ? UINT32_MAX : site->instruction, mark == last_mark ? UINT32_MAX : *mark);
    close(here + 1);
    // What is caught here is thrown by the last instruction.
    const bool last = here + 1 == block.end;
    const Thrown thrown = last ? Thrown{handlers, unwind} : Thrown{{}, instance.unwind};
    throw_from(at, thrown);
    if (mark != last_mark && *mark == here) {
      at = pass_mark(node, here, at, thrown);
      ++mark;
    }
    for (; site != sites.end() && site->instruction == here; ++site)
      at = call(code.edges_of(*site), site->any_order, site->sure, at, thrown);
    first = here + 1;
  }
  close(block.end);
  throw_from(at, {handlers, unwind});
  if (block.returns) join(at, instance.exit);
  for (const uint32_t way : code.ways_of(block)) join(at, entries[way]);
}

ActionFlow::Vertex ActionFlow::pass_mark(NodeId node, uint32_t instruction, Vertex at, const Thrown& thrown) {
  const Vertex mark = make_vertex();
  mark_vertices_[{node, instruction}].push_back(mark);
  join(at, mark);
  const Vertex after = make_vertex();
  join(mark, after);
  throw_from(after, thrown);
  return after;
}

void ActionFlow::throw_from(Vertex at, const Thrown& thrown) {
  for (Vertex handler : thrown.handlers) join(at, handler);
  join(at, thrown.unwind);
}

ActionFlow::Vertex ActionFlow::call(std::span<const CallEdge> edges, bool any_order, bool sure, Vertex at, const Thrown& thrown) {
  if (edges.empty()) return at;
  bool bypass = any_order || !sure;
  struct Callee {
    Instance instance;
    bool shared = false;
  };
  std::vector<Callee> callees;
  for (const CallEdge& edge : edges) {
    if (NodeBits(leading_).contains(edge.callee)) {
      const bool open = open_.contains(edge.callee);
      const Instance instance = expand(edge.callee);
      const bool shared = open || shared_.contains(edge.callee);
      callees.push_back({instance, shared});
      bypass |= shared;
    } else {
      // Code that leads to no mark happens where it is called, as far as marks see it.
      if (has_places_) below_.push_back({edge.callee, at});
      bypass = true;
    }
  }
  if (callees.empty()) return at;
  const Vertex after = make_vertex();
  for (const Callee& callee : callees) {
    join(at, callee.instance.entry);
    if (any_order) join(after, callee.instance.entry);
    leave(callee.instance, callee.shared, after, thrown);
  }
  if (bypass) join(at, after);
  return after;
}

/// How control comes back from what was called.
void ActionFlow::leave(const Instance& callee, bool shared, Vertex after, const Thrown& thrown) {
  const auto go = [&](Vertex from, Vertex to) {
    if (to == k_none) return;
    if (shared) graph_.leave(from, to);
    else graph_.join(from, to);
  };
  go(callee.exit, after);
  for (Vertex handler : thrown.handlers) go(callee.unwind, handler);
  go(callee.unwind, thrown.unwind);
}

// What follows ------------------------------------------------------------------------------------------------------

/// What is called from where no mark is, all the way down: from those who call to those who are called, each circle of calls once.
void ActionFlow::spread_below() {
  all_below_.known = true;
  std::ranges::stable_sort(segments_, {}, &Segment::node);
  const FlowCalls::Graph& graph = calls_.graph();
  const std::vector<uint32_t>& circle_of = graph.circles.of;
  const size_t width = order_->sum_words();
  std::vector<uint64_t> waiting((graph.circles.count() + 63) / 64, 0);
  all_below_.slots.assign(graph.circles.count(), k_none);
  const auto sum = [&](uint32_t slot) { return std::span(all_below_.sums).subspan(slot * width, width); };
  const auto slot_of = [&](uint32_t circle) {
    uint32_t& slot = all_below_.slots[circle];
    if (slot != k_none) return slot;
    slot = static_cast<uint32_t>(all_below_.sums.size() / width);
    all_below_.sums.resize(all_below_.sums.size() + width);
    order_->clear(sum(slot));
    waiting[circle / 64] |= uint64_t(1) << (circle % 64);
    return slot;
  };
  for (const auto& [node, at] : below_) order_->add(at, sum(slot_of(circle_of[node.value()])));
  for (size_t word = waiting.size(); word-- > 0;) {
    while (waiting[word] != 0) {
      // Who is called has a lower number.
      const uint32_t circle = static_cast<uint32_t>(word * 64 + 63 - static_cast<size_t>(std::countl_zero(waiting[word])));
      waiting[word] &= ~(uint64_t(1) << (circle % 64));
      const uint32_t from = all_below_.slots[circle];
      for (uint32_t i = graph.first[circle]; i < graph.first[circle + 1]; ++i)
        for (const uint32_t callee : graph.calls.successors(graph.circles.sorted[i])) {
          if (circle_of[callee] == circle) continue;
          const uint32_t to = slot_of(circle_of[callee]);
          order_->add(sum(from), sum(to));
        }
    }
  }
  all_below_.relations.assign(all_below_.sums.size() / width, k_none);
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

size_t ActionFlow::relation(NodePlace place) {
  if (!order_ || is_unknown(place.node)) return number_of({});
  if (!all_below_.known) spread_below();
  const uint32_t slot = all_below_.slots[calls_.graph().circles.of[place.node.value()]];
  // Not std::ranges::equal_range: what it returns does not compile with clang 14.
  const auto first = std::ranges::lower_bound(segments_, place.node, {}, &Segment::node);
  const auto last = std::ranges::upper_bound(segments_, place.node, {}, &Segment::node);
  const size_t width = order_->sum_words();
  const auto below = [&] { return std::span(all_below_.sums).subspan(slot * width, width); };
  if (first == last && slot != k_none) {
    uint32_t& known = all_below_.relations[slot];
    if (known == k_none) known = static_cast<uint32_t>(number_of(below()));
    return known;
  }
  std::vector<uint64_t> sum(width);
  order_->clear(sum);
  if (slot != k_none) order_->add(below(), sum);
  for (auto segment = first; segment != last; ++segment)
    if (segment->first <= place.instruction && place.instruction < segment->last) order_->add(segment->vertex, sum);
  return number_of(sum);
}

/// Where control never is, nothing is known.
size_t ActionFlow::number_of(std::span<const uint64_t> sum) {
  Relation relation{std::vector<bool>(marks_.size(), false), std::vector<bool>(marks_.size(), true),
                    std::vector<bool>(marks_.size(), true)};
  if (!sum.empty() && !order_->is_clear(sum))
    relation = {order_->must_precede_sum(sum), order_->may_precede_sum(sum), order_->may_follow_sum(sum)};
  const auto [known, added] = relations_.try_emplace(std::move(relation), static_cast<uint32_t>(numbered_.size()));
  if (added) numbered_.push_back(&known->first);
  return known->second;
}

}  // namespace antecede::action
