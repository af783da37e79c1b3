#include "action/constants.h"

#include <algorithm>

#include "action/value_ranges.h"

namespace antecede::action {

using order::Range;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;

namespace {

/// Registers that the code looks at, other than to return them.
std::vector<bool> read_registers(const ir::Body& body) {
  std::vector<bool> result(body.registers().size());
  for (const ir::Instruction& insn : body.instructions())
    if (insn.op != ir::Op::Return) body.for_each_use(insn, [&](ir::Register reg) { result[reg.value()] = true; });
  return result;
}

}  // namespace

/// Until nothing changes: what blocks are reached, and what their registers can be. What the frame knew from earlier
/// passes stays. True: it knows more now.
bool Constants::run(const ir::Body& body, Frame& frame, const Pass& pass) {
  if (body.blocks().empty()) return false;
  bool grown = !frame.reached[0];
  frame.reached[0] = true;
  const std::vector<bool> wanted =
      pass.wants_result ? std::vector<bool>(frame.registers.size(), true) : read_registers(body);
  Results results{std::vector<Value>(body.instructions().size()), std::vector<uint8_t>(body.instructions().size()),
                  std::vector<uint8_t>(frame.registers.size(), 1)};
  const auto add = [](Value& to, const Value& value) {
    if (value) to = to ? hull(*to, *value) : *value;
  };
  for (int round = 0;; ++round) {
    bool changed = false;
    std::vector<Value> next = frame.given;
    Value result = frame.result;
    std::vector<uint32_t> entered;
    for (size_t b = 0; b < body.blocks().size(); ++b) {
      if (!frame.reached[b]) continue;
      const ir::Block& block = body.blocks()[b];
      for (uint32_t i = block.first_instruction; i < block.first_instruction + block.instruction_count; ++i) {
        const ir::Instruction& insn = body.instructions()[i];
        if (insn.op == ir::Op::Return && insn.a.valid()) add(result, frame.registers[insn.a.value()]);
        if (!insn.dest.valid() || (ir::is_invoke(insn.op) && !wanted[insn.dest.value()])) continue;
        add(next[insn.dest.value()], value_again(body, frame, i, pass.depth, results));
      }
      follow(body, frame, b, entered);
    }
    for (size_t r = 0; r < next.size(); ++r) {
      add(next[r], frame.registers[r]);
      results.moved[r] = next[r] != frame.registers[r];
      if (!results.moved[r]) continue;
      if (pass.widens || round > k_most_rounds) add(next[r], unknown(body.info(ir::Register(r)).kind));
      changed = true;
    }
    frame.registers = std::move(next);
    for (uint32_t block : entered) {
      changed |= !frame.reached[block];
      frame.reached[block] = true;
    }
    changed |= frame.result != result;
    frame.result = result;
    if (!changed) return grown;
    grown = true;
  }
}

/// The same as before, where nothing changed that it depends on.
Constants::Value Constants::value_again(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth,
                                        Results& results) {
  const ir::Instruction& insn = body.instructions()[instruction];
  const bool is_load = insn.op == ir::Op::FieldGet || insn.op == ir::Op::StaticGet;
  if (!is_load && !ir::is_invoke(insn.op)) return value(body, frame, instruction, depth);
  bool same = results.known[instruction];
  if (same && !is_load)
    for (ir::Register operand : body.operands(insn)) same &= !results.moved[operand.value()];
  if (!same) {
    results.values[instruction] = value(body, frame, instruction, depth);
    results.known[instruction] = 1;
  }
  return results.values[instruction];
}

/// The way that a branch takes, if only one is left.
Constants::Ways Constants::ways(const ir::Body& body, const Frame& frame, size_t number) const {
  const ir::Block& block = body.blocks()[number];
  const ir::Instruction& last = body.instructions()[block.first_instruction + block.instruction_count - 1];
  if (last.op != ir::Op::If && last.op != ir::Op::IfZero) return {};
  const auto read = [&](ir::Register reg) { return frame.registers[reg.value()]; };
  const ir::Kind kind = body.info(last.a).kind;
  if (!is_followed(kind)) return {};
  const Value a = read(last.a), b = last.op == ir::Op::If ? read(last.b) : Value(Range::exactly(0));
  if (!a || !b) return {.none = true};
  // Two references that are both something need not be the same.
  if (kind == ir::Kind::Reference && *a != k_null && *b != k_null) return {};
  const order::Answer answer = compare(last.condition(), *a, *b);
  if (answer == order::Answer::Unknown) return {};
  return {.only = answer == order::Answer::Always ? size_t{0} : size_t{1}};
}

/// Where control goes from a block.
void Constants::follow(const ir::Body& body, const Frame& frame, size_t number, std::vector<uint32_t>& work) const {
  const ir::Block& block = body.blocks()[number];
  const Ways ways = this->ways(body, frame, number);
  if (ways.none) return;
  const auto successors = body.successors(block);
  const bool own = frame.splice == pointer::k_no_splice;
  const pointer::MethodCode* code = own ? solver_.code(frame.node) : nullptr;
  for (size_t i = 0; i < successors.size(); ++i) {
    if (i < block.normal_successor_count && !ways.has(i)) continue;
    const uint32_t next = successors[i].block().value();
    if (code != nullptr && next < code->reached.size() && !code->reached[next]) continue;
    work.push_back(next);
  }
}

Constants::Value Constants::value(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth) {
  const ir::Instruction& insn = body.instructions()[instruction];
  const ir::Kind kind = body.info(insn.dest).kind;
  if (!is_followed(kind)) return Range::any();
  const auto read = [&](ir::Register reg) { return frame.registers[reg.value()]; };
  switch (insn.op) {
    case ir::Op::New:
    case ir::Op::NewArray:
    case ir::Op::FilledNewArray:
    case ir::Op::ConstString:
    case ir::Op::ConstClass:
    case ir::Op::CatchException:
    case ir::Op::Closure:
    case ir::Op::Concat: return kind == ir::Kind::Reference ? k_something : Range::any();
    case ir::Op::CheckCast: return read(insn.a);
    case ir::Op::Const:
      if (kind == ir::Kind::Reference) return k_null;
      return Range::exactly(kind == ir::Kind::Int || kind == ir::Kind::Bits32
                                ? static_cast<int32_t>(static_cast<uint32_t>(insn.literal()))
                                : static_cast<int64_t>(insn.literal()));
    case ir::Op::Move: return read(insn.a);
    case ir::Op::Convert:
      if (insn.convert() == ir::ConvertOp::IntToLong) return read(insn.a);
      if (insn.convert() == ir::ConvertOp::LongToInt) {
        const Value from = read(insn.a);
        if (!from || (from->low >= INT32_MIN && from->high <= INT32_MAX)) return from;
      }
      return Range::any();
    case ir::Op::Binary: {
      const Value a = read(insn.a), b = read(insn.b);
      if (!a || !b) return {};
      return arithmetic(insn.binary(), *a, *b, insn.arithmetic_kind() == ir::Kind::Long);
    }
    case ir::Op::BinaryLiteral: {
      const Value a = read(insn.a);
      if (!a) return {};
      return arithmetic(insn.binary(), *a, Range::exactly(insn.small_literal()), false);
    }
    case ir::Op::Compare: {
      if (insn.compare() != ir::CompareOp::Long) return Range{-1, 1};
      const Value a = read(insn.a), b = read(insn.b);
      if (!a || !b) return {};
      if (a->high < b->low) return Range::exactly(-1);
      if (a->low > b->high) return Range::exactly(1);
      if (is_exact(*a) && *a == *b) return Range::exactly(0);
      return Range{a->low >= b->high ? 0 : -1, a->high <= b->low ? 0 : 1};
    }
    case ir::Op::FieldGet:
    case ir::Op::StaticGet: {
      const Value loaded = insn.op == ir::Op::FieldGet ? load(frame, insn) : load_static(insn);
      return loaded && *loaded == Range::any() ? Value(unknown(kind)) : loaded;
    }
    default: break;
  }
  if (!ir::is_invoke(insn.op)) return unknown(kind);
  const Value result = call(body, frame, instruction, depth);
  return result && *result == Range::any() ? Value(unknown(kind)) : result;
}

/// What a call returns: the code of what it calls is gone through with the arguments of this call.
Constants::Value Constants::call(const ir::Body& body, const Frame& frame, uint32_t instruction, int depth) {
  const pointer::MethodCode* code = solver_.code(frame.node);
  const bool reference = body.info(body.instructions()[instruction].dest).kind == ir::Kind::Reference;
  if (code == nullptr || depth >= (reference ? k_most_reference_calls : k_most_calls)) return Range::any();
  for (uint32_t s = 0; s < code->splices.size(); ++s)
    if (code->splices[s].outer == frame.splice && code->splices[s].instruction == instruction)
      return call_splice(body, frame, instruction, s, depth);
  const bool own = frame.splice == pointer::k_no_splice;
  const auto step = std::ranges::find_if(code->calls, [&](const pointer::CallStep& it) {
    return it.splice == frame.splice && (own ? it.instruction : it.inner_instruction) == instruction;
  });
  if (step == code->calls.end() || !step->target.valid()) return Range::any();
  const uint32_t site = static_cast<uint32_t>(step - code->calls.begin());
  Value result;
  bool called = false;
  for (const CallEdge& edge : solver_.edges(frame.node)) {
    if (edge.site != site || edge.kind != EdgeKind::Call) continue;
    called = true;
    const Value returned = call_node(edge.callee, body, frame, instruction, depth);
    if (returned) result = result ? hull(*result, *returned) : *returned;
  }
  return called ? result : Value(Range::any());
}

/// The same for one of the nodes that a call may reach. Calls with the same arguments are one unit.
Constants::Value Constants::call_node(NodeId node, const ir::Body& body, const Frame& frame, uint32_t instruction,
                                      int depth) {
  const ir::MethodId method = solver_.nodes()[node].method;
  if (!method.valid() || !program_[method].has_code()) return Range::any();
  const ir::Body& callee = program_.body(method);
  const auto operands = body.operands(body.instructions()[instruction]);
  if (callee.instructions().size() > k_most_instructions || callee.parameters().size() != operands.size())
    return Range::any();
  const auto values = given_to(callee, body, frame, instruction);
  if (!values) return {};
  std::vector<const pointer::ObjectSet*> arguments;
  std::pair<NodeId, std::vector<int64_t>> key{node, {}};
  for (size_t i = 0; i < operands.size(); ++i) {
    const pointer::ObjectSet* objects = pointed_to(frame, (*locals_of(frame))[operands[i].value()]);
    arguments.push_back(objects);
    key.second.push_back((*values)[i]->low);
    key.second.push_back((*values)[i]->high);
    key.second.push_back(objects != nullptr ? int64_t(stores_.number_of(*objects, true)) : -1);
  }
  UnitId& known = calls_[key];
  if (!known.valid()) {
    known = add_unit(Unit::Kind::Call);
    Unit& unit = *units_[known];
    prepare(unit.frame, node, pointer::k_no_splice);
    unit.frame.arguments = std::move(arguments);
    unit.depth = depth + 1;
    give(unit.frame, callee, *values, false);
  }
  const UnitId id = known;
  Unit& unit = *units_[id];
  if (depth + 1 < unit.depth) {
    unit.depth = depth + 1;
    look_again(id);
  }
  read(id);
  return unit.frame.result;
}

/// The same for a method that is part of the code around it.
Constants::Value Constants::call_splice(const ir::Body& body, const Frame& frame, uint32_t instruction, uint32_t splice,
                                        int depth) {
  Frame inner;
  prepare(inner, frame.node, splice);
  const ir::Body& callee = body_of(inner);
  const auto values = given_to(callee, body, frame, instruction);
  if (!values) return {};
  inner.arguments = frame.arguments;
  give(inner, callee, *values, false);
  run(callee, inner, {.depth = depth + 1});
  return inner.result;
}

/// By parameter, what a call hands over; none: nothing gets there yet.
std::optional<std::vector<Constants::Value>> Constants::given_to(const ir::Body& callee, const ir::Body& body,
                                                                 const Frame& outer, uint32_t instruction) const {
  const auto operands = body.operands(body.instructions()[instruction]);
  std::vector<Value> result;
  for (size_t i = 0; i < callee.parameters().size(); ++i) {
    const ir::Kind kind = callee.info(callee.parameters()[i]).kind;
    const bool is_given = i < operands.size() && is_followed(kind);
    const Value value = is_given ? outer.registers[operands[i].value()] : Value(unknown(kind));
    if (!value) return {};
    result.push_back(value);
  }
  return result;
}

/// What a reference points to: in a call that is looked at by itself, what its arguments do.
const pointer::ObjectSet* Constants::pointed_to(const Frame& frame, pointer::Local local) const {
  if (local == pointer::k_no_local) return nullptr;
  const auto& parameters = solver_.code(frame.node)->parameters;
  for (size_t i = 0; i < frame.arguments.size() && i < parameters.size(); ++i)
    if (parameters[i] == local && frame.arguments[i] != nullptr) return frame.arguments[i];
  return &solver_.points_to(frame.node, local);
}

}  // namespace antecede::action
