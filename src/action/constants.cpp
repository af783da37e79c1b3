#include "action/constants.h"

#include <algorithm>

#include "action/value_ranges.h"
#include "base/guard.h"

namespace antecede::action {

using order::Range;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::ObjectId;

namespace {

size_t block_at(const ir::Body& body, uint32_t instruction) {
  const auto after = std::ranges::upper_bound(body.blocks(), instruction, {}, &ir::Block::first_instruction);
  return static_cast<size_t>(after - body.blocks().begin()) - 1;
}

}  // namespace

Constants::Constants(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
                     const pointer::Solver& solver)
    : program_(program),
      hierarchy_(hierarchy),
      solver_(solver),
      hidden_(program, hierarchy, semantics, solver),
      callers_(find_callers(program, solver, hidden_)),
      stores_(program, hierarchy, solver, hidden_, callers_),
      bodies_(solver.nodes().size()) {}
Constants::~Constants() = default;

NodeCallers Constants::find_callers(const ir::Program& program, const pointer::Solver& solver,
                                    const HiddenCode& hidden) {
  NodeCallers callers;
  callers.calls.resize(solver.nodes().size());
  callers.otherwise.assign(solver.nodes().size(), 0);
  for (size_t i = 0; i < solver.nodes().size(); ++i) {
    const NodeId caller(i);
    const pointer::MethodCode* code = solver.code(caller);
    // Hidden code has no context that is a call, but what it calls of the app's own may be looked at for a component.
    const pointer::Node& node = solver.nodes()[caller];
    const bool is_call = node.context.valid() && (!solver.is_own(node.method) || solver.contexts()[node.context].method.valid());
    if (code != nullptr && !is_call && hidden.calls(node.method)) callers.otherwise[i] = 1;
    for (const CallEdge& edge : solver.edges(caller)) {
      const bool plain = edge.kind == EdgeKind::Call && code != nullptr && edge.site < code->calls.size();
      const ir::MethodId callee = solver.nodes()[edge.callee].method;
      if (plain && callee.valid() && program[callee].has_code() &&
          program.body(callee).parameters().size() == code->calls[edge.site].operands.size())
        callers.calls[edge.callee.value()].push_back({caller, edge.site});
      else
        callers.otherwise[edge.callee.value()] = 1;
    }
  }
  return callers;
}

// Questions -----------------------------------------------------------------------------------------------------------

/// The answer when all that it depends on agrees.
template <class Question>
auto Constants::settled(Question&& question) {
  for (;;) {
    const auto answer = question();
    if (work_.empty() || gave_up_) return answer;
    while (!work_.empty() && !gave_up_) {
      const UnitId next = work_.front();
      work_.pop_front();
      look_at(next);
    }
  }
}

Range Constants::operand(NodeId node, uint32_t call, size_t number) {
  const Value value = settled([&] { return operand_now(node, call, number); });
  return gave_up_ ? Range::any() : value.value_or(Range::any());
}

bool Constants::is_reached(NodeId node, uint32_t instruction) {
  const bool reached = settled([&] { return is_reached_now(node, instruction); });
  return gave_up_ || reached;
}

bool Constants::is_block_reached(NodeId node, size_t block) {
  const bool reached = settled([&] { return is_block_reached_now(node, block); });
  if (!gave_up_) return reached;
  const pointer::MethodCode* code = solver_.code(node);
  return code == nullptr || block >= code->reached.size() || code->reached[block];
}

bool Constants::is_way_open(NodeId node, size_t block, size_t successor) {
  const bool open = settled([&] { return is_way_open_now(node, block, successor); });
  return gave_up_ || open;
}

bool Constants::is_call_reached(NodeId node, uint32_t call) {
  const bool reached = settled([&] { return is_call_reached_now(node, call); });
  return gave_up_ || reached;
}

Range Constants::field(ObjectId object, ir::FieldId field, bool at_first) {
  pointer::ObjectSet base;
  base.insert(object);
  const Value value = settled([&] { return stored(field, &base, at_first, false); });
  return gave_up_ ? Range::any() : value.value_or(Range::exactly(0));
}

Constants::Value Constants::operand_now(NodeId node, uint32_t site, size_t number) {
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || site >= code->calls.size()) return Range::any();
  const pointer::CallStep& call = code->calls[site];
  const bool own = call.splice == pointer::k_no_splice;
  const Frame* frame = own ? frame_of(node) : frame_of(node, call.splice);
  if (frame == nullptr) return Range::any();
  const ir::Body& body = body_of(*frame);
  const uint32_t instruction = own ? call.instruction : call.inner_instruction;
  if (instruction >= body.instructions().size()) return Range::any();
  const auto operands = body.operands(body.instructions()[instruction]);
  return number < operands.size() ? frame->registers[operands[number].value()] : Value(Range::any());
}

bool Constants::is_reached_now(NodeId node, uint32_t instruction) {
  const Frame* frame = frame_of(node);
  return frame == nullptr || frame->reached[block_at(body_of(*frame), instruction)];
}

bool Constants::is_block_reached_now(NodeId node, size_t block) {
  const Frame* frame = frame_of(node);
  return frame == nullptr || block >= frame->reached.size() || frame->reached[block];
}

bool Constants::is_way_open_now(NodeId node, size_t block, size_t successor) {
  const Frame* frame = frame_of(node);
  return frame == nullptr || ways(body_of(*frame), *frame, block).has(successor);
}

bool Constants::is_call_reached_now(NodeId node, uint32_t site) {
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || site >= code->calls.size()) return true;
  const pointer::CallStep& call = code->calls[site];
  if (!is_reached_now(node, call.instruction)) return false;
  if (call.splice == pointer::k_no_splice) return true;
  const Frame* frame = frame_of(node, call.splice);
  return frame == nullptr || frame->reached[block_at(body_of(*frame), call.inner_instruction)];
}

// The fixpoint --------------------------------------------------------------------------------------------------------

Constants::UnitId Constants::add_unit(Unit::Kind kind) {
  auto unit = std::make_unique<Unit>();
  unit->kind = kind;
  return units_.push_back(std::move(unit));
}

/// Says that what is being looked at depends on a unit, which is looked at if nobody has yet.
void Constants::read(UnitId id) {
  Unit& unit = *units_[id];
  if (current_.valid() && reads_.insert({current_, id}).second) unit.readers.push_back(current_);
  if (unit.is_known || unit.is_open) return;
  // Whoever asks behind a long chain gets "nothing" for now, and is looked at again.
  if (nesting_ < k_most_nesting)
    look_at(id);
  else
    look_again(id);
}

void Constants::look_again(UnitId id) {
  Unit& unit = *units_[id];
  if (unit.is_queued) return;
  unit.is_queued = true;
  work_.push_back(id);
}

void Constants::look_at(UnitId id) {
  if (gave_up_ || base::stop_asked()) {
    gave_up_ = true;
    return;
  }
  Unit& unit = *units_[id];
  unit.is_queued = false;
  unit.is_known = unit.is_open = true;
  ++unit.visits;
  ++nesting_;
  const UnitId outer = std::exchange(current_, id);
  const bool grown = grow(unit);
  current_ = outer;
  --nesting_;
  unit.is_open = false;
  if (!grown) return;
  for (const UnitId reader : unit.readers) look_again(reader);
}

/// Takes in what the unit depends on; false: it says what it has said before.
bool Constants::grow(Unit& unit) {
  switch (unit.kind) {
    case Unit::Kind::Body: return grow_body(unit);
    case Unit::Kind::Part: return grow_part(unit);
    case Unit::Kind::Stored: return grow_stored(unit);
    case Unit::Kind::Call: {
      const Value before = unit.frame.result;
      run(body_of(unit.frame), unit.frame, {.widens = unit.visits > k_most_visits, .depth = unit.depth});
      return unit.frame.result != before;
    }
  }
  return false;
}

bool Constants::grow_body(Unit& unit) {
  Frame& frame = unit.frame;
  const bool widens = unit.visits > k_most_visits;
  if (!is_called(frame.node)) return false;
  const ir::Body& body = body_of(frame);
  std::vector<Value> values;
  for (size_t i = 0; i < body.parameters().size(); ++i) values.push_back(parameter(frame.node, i));
  bool grown = give(frame, body, values, widens);
  // Nobody asks a node what it returns: calls are looked at by themselves.
  grown |= run(body, frame, {.wants_result = false, .widens = widens});
  return grown;
}

bool Constants::grow_part(Unit& unit) {
  Frame& frame = unit.frame;
  const pointer::Splice& splice = solver_.code(frame.node)->splices[frame.splice];
  const bool of_node = splice.outer == pointer::k_no_splice;
  const Frame* outer = of_node ? frame_of(frame.node) : frame_of(frame.node, splice.outer);
  if (outer == nullptr) return false;
  const ir::Body& around = body_of(*outer);
  const ir::Body& body = body_of(frame);
  if (!outer->reached[block_at(around, splice.instruction)]) return false;
  const auto values = given_to(body, around, *outer, splice.instruction);
  if (!values) return false;
  const bool widens = unit.visits > k_most_visits;
  bool grown = give(frame, body, *values, widens);
  grown |= run(body, frame, {.widens = widens});
  return grown;
}

bool Constants::grow_stored(Unit& unit) {
  const Value found = find_stored(*unit.sources);
  if (!found) return false;
  Range next = unit.stored ? hull(*unit.stored, *found) : *found;
  if (unit.stored == next) return false;
  if (unit.visits > k_most_visits) next = Range::any();
  unit.stored = next;
  return true;
}

/// By parameter; what is none gives nothing.
bool Constants::give(Frame& frame, const ir::Body& body, std::span<const Value> values, bool widens) {
  bool grown = false;
  for (size_t i = 0; i < body.parameters().size(); ++i) {
    const ir::Register to = body.parameters()[i];
    grown |= give(frame, to, body.info(to).kind, values[i], widens);
  }
  return grown;
}

/// A parameter can have this value, too.
bool Constants::give(Frame& frame, ir::Register parameter, ir::Kind kind, const Value& value, bool widens) {
  if (!value) return false;
  Value& given = frame.given[parameter.value()];
  Range next = given ? hull(*given, *value) : *value;
  if (given == next) return false;
  if (widens) next = hull(next, unknown(kind));
  given = next;
  Value& now = frame.registers[parameter.value()];
  now = now ? hull(*now, next) : next;
  return true;
}

// Units ---------------------------------------------------------------------------------------------------------------

const Constants::Frame* Constants::frame_of(NodeId node) {
  const ir::MethodId method = solver_.nodes()[node].method;
  if (!method.valid() || !program_[method].has_code()) return nullptr;
  UnitId& id = bodies_[node.value()];
  if (!id.valid()) {
    id = add_unit(Unit::Kind::Body);
    prepare(units_[id]->frame, node, pointer::k_no_splice);
  }
  read(id);
  return &units_[bodies_[node.value()]]->frame;
}

/// Of a method that is part of the node's code.
const Constants::Frame* Constants::frame_of(NodeId node, uint32_t splice) {
  UnitId& known = parts_[{node, splice}];
  if (!known.valid()) {
    known = add_unit(Unit::Kind::Part);
    prepare(units_[known]->frame, node, splice);
  }
  const UnitId id = known;
  read(id);
  return &units_[id]->frame;
}

/// Nothing has come there yet.
void Constants::prepare(Frame& frame, NodeId node, uint32_t splice) const {
  frame.node = node;
  frame.splice = splice;
  const ir::Body& body = body_of(frame);
  frame.given.resize(body.registers().size());
  frame.registers.resize(body.registers().size());
  frame.reached.resize(body.blocks().size());
}

const ir::Body& Constants::body_of(const Frame& frame) const {
  const ir::MethodId own = solver_.nodes()[frame.node].method;
  return program_.body(frame.splice == pointer::k_no_splice ? own : solver_.code(frame.node)->splices[frame.splice].method);
}

/// The node's locals, by register; null: not known.
const std::vector<pointer::Local>* Constants::locals_of(const Frame& frame) const {
  const pointer::MethodCode* code = frame.node.valid() ? solver_.code(frame.node) : nullptr;
  if (code == nullptr) return nullptr;
  return frame.splice == pointer::k_no_splice ? &code->registers : &code->splices[frame.splice].registers;
}

/// Whether one of the calls that lead there can be reached.
bool Constants::is_called(NodeId node) {
  const auto& callers = callers_.calls[node.value()];
  if (callers.empty() || callers_.otherwise[node.value()] || callers.size() > k_most_callers) return true;
  return std::ranges::any_of(callers, [&](const auto& call) {
    return is_call_reached_now(call.first, call.second);
  });
}

/// What all callers give.
Constants::Value Constants::parameter(NodeId node, size_t number) {
  const auto& callers = callers_.calls[node.value()];
  const ir::MethodId method = solver_.nodes()[node].method;
  const ir::Body& body = program_.body(method);
  const ir::Kind kind = body.info(body.parameters()[number]).kind;
  if (number == 0 && !program_[method].is_static()) return k_something;
  if (!is_followed(kind) || callers.empty() || callers_.otherwise[node.value()] || callers.size() > k_most_callers)
    return unknown(kind);
  Value result;
  for (const auto& [caller, site] : callers) {
    if (!is_call_reached_now(caller, site)) continue;
    const Value given = operand_now(caller, site, number);
    if (given) result = result ? hull(*result, *given) : *given;
  }
  return result;
}

}  // namespace antecede::action
