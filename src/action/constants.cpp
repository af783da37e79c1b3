#include "action/constants.h"

#include <algorithm>

#include "action/value_ranges.h"

namespace antecede::action {

using order::Range;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::ObjectId;

namespace {

constexpr Range k_null = Range::exactly(0), k_something = Range::exactly(1);

/// Registers that the code looks at, other than to return them.
std::vector<bool> read_registers(const ir::Body& body) {
  std::vector<bool> result(body.registers().size());
  for (const ir::Instruction& insn : body.instructions())
    if (insn.op != ir::Op::Return) body.for_each_use(insn, [&](ir::Register reg) { result[reg.value()] = true; });
  return result;
}

}  // namespace

Constants::Constants(const ir::Program& program, const ir::Hierarchy& hierarchy, const pointer::Solver& solver)
    : program_(program),
      hierarchy_(hierarchy),
      solver_(solver),
      callers_(find_callers(program, solver)),
      stores_(program, hierarchy, solver, callers_),
      states_(solver.nodes().size(), State::Unknown),
      frames_(solver.nodes().size()) {}
Constants::~Constants() = default;

NodeCallers Constants::find_callers(const ir::Program& program, const pointer::Solver& solver) {
  NodeCallers callers;
  callers.calls.resize(solver.nodes().size());
  callers.otherwise.assign(solver.nodes().size(), 0);
  for (size_t i = 0; i < solver.nodes().size(); ++i) {
    const NodeId caller(i);
    const pointer::MethodCode* code = solver.code(caller);
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

Range Constants::operand(NodeId node, uint32_t site, size_t number) {
  const pointer::MethodCode* code = solver_.code(node);
  if (code == nullptr || site >= code->calls.size()) return Range::any();
  const pointer::CallStep& call = code->calls[site];
  const auto value = [&](const Frame& frame, uint32_t instruction) {
    const ir::Body& body = body_of(frame);
    if (instruction >= body.instructions().size()) return Range::any();
    const auto operands = body.operands(body.instructions()[instruction]);
    if (number >= operands.size()) return Range::any();
    return frame.registers[operands[number].value()].value_or(Range::any());
  };
  if (call.splice == pointer::k_no_splice) {
    const Frame* frame = frame_of(node);
    return frame == nullptr ? Range::any() : value(*frame, call.instruction);
  }
  const Frame* frame = frame_of(node, call.splice);
  return frame != nullptr ? value(*frame, call.inner_instruction) : Range::any();
}

bool Constants::is_reached(NodeId node, uint32_t instruction) {
  if (frame_of(node) == nullptr) return true;
  const auto blocks = program_.body(solver_.nodes()[node].method).blocks();
  const auto after = std::ranges::upper_bound(blocks, instruction, {}, &ir::Block::first_instruction);
  return after == blocks.begin() || is_block_reached(node, static_cast<size_t>(after - blocks.begin()) - 1);
}

bool Constants::is_block_reached(NodeId node, size_t block) {
  if (const Frame* frame = frame_of(node); frame != nullptr) return frame->reached[block];
  const pointer::MethodCode* code = solver_.code(node);
  return code == nullptr || block >= code->reached.size() || code->reached[block];
}

Range Constants::field(ObjectId object, ir::FieldId field, bool at_first) {
  pointer::ObjectSet base;
  base.insert(object);
  return stored(field, &base, at_first, false).value_or(Range::exactly(0));
}

// Frames --------------------------------------------------------------------------------------------------------------

/// The values of a node's registers; null: they depend on themselves, or there is no code.
const Constants::Frame* Constants::frame_of(NodeId node) {
  State& state = states_[node.value()];
  if (state != State::Unknown) {
    waits_ += state == State::BeingMade;
    return frames_[node.value()].get();
  }
  const ir::MethodId method = solver_.nodes()[node].method;
  constexpr int k_most_nesting = 64;
  if (!method.valid() || !program_[method].has_code() || nesting_ > k_most_nesting) return nullptr;
  state = State::BeingMade;
  const size_t waits_before = waits_;
  ++nesting_;
  const ir::Body& body = program_.body(method);
  auto frame = std::make_unique<Frame>();
  frame->node = node;
  frame->registers.resize(body.registers().size());
  for (size_t i = 0; i < body.parameters().size(); ++i)
    frame->registers[body.parameters()[i].value()] = parameter(node, i);
  if (is_called(node))
    run(body, *frame, 0);
  else
    frame->reached.assign(body.blocks().size(), false);
  --nesting_;
  const Frame* result = frame.get();
  if (nesting_ > 0 && waits_ != waits_before && remade_ < k_most_remade) {
    ++remade_;
    state = State::Unknown;
    unfinished_.push_back(std::move(frame));
    return result;
  }
  state = State::Made;
  frames_[node.value()] = std::move(frame);
  if (nesting_ == 0) unfinished_.clear();
  return result;
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

/// Of a method that is part of the node's code; null: it depends on itself.
const Constants::Frame* Constants::frame_of(NodeId node, uint32_t number) {
  const auto [place, added] = splice_frames_.try_emplace({node, number});
  if (!added) {
    waits_ += place->second == nullptr;
    return place->second.get();
  }
  const size_t waits_before = waits_;
  ++nesting_;
  const pointer::Splice& splice = solver_.code(node)->splices[number];
  const Frame* outer = splice.outer == pointer::k_no_splice ? frame_of(node) : frame_of(node, splice.outer);
  std::unique_ptr<Frame> frame;
  if (outer != nullptr) {
    frame = std::make_unique<Frame>(enter(*outer, body_of(*outer), splice.instruction, number));
    run(program_.body(splice.method), *frame, 0);
  }
  --nesting_;
  const Frame* result = frame.get();
  if (result == nullptr || (nesting_ > 0 && waits_ != waits_before && remade_ < k_most_remade)) {
    ++remade_;
    splice_frames_.erase({node, number});
    if (result != nullptr) unfinished_.push_back(std::move(frame));
    return result;
  }
  splice_frames_[{node, number}] = std::move(frame);
  if (nesting_ == 0) unfinished_.clear();
  return result;
}

/// The beginning of a method that is part of the code around it: with the operands of the call that it stands for.
Constants::Frame Constants::enter(const Frame& outer, const ir::Body& body, uint32_t instruction, uint32_t splice) {
  const ir::Body& callee = program_.body(solver_.code(outer.node)->splices[splice].method);
  Frame frame;
  frame.node = outer.node;
  frame.splice = splice;
  frame.arguments = outer.arguments;
  frame.registers.resize(callee.registers().size());
  const auto operands = body.operands(body.instructions()[instruction]);
  for (size_t i = 0; i < callee.parameters().size(); ++i) {
    const ir::Register parameter = callee.parameters()[i];
    const ir::Kind kind = callee.info(parameter).kind;
    const Value given = i < operands.size() && is_followed(kind) ? outer.registers[operands[i].value()] : Value();
    frame.registers[parameter.value()] = given.value_or(unknown(kind));
  }
  return frame;
}

/// Whether one of the calls that lead there can be reached.
bool Constants::is_called(NodeId node) {
  const auto& callers = callers_.calls[node.value()];
  if (callers.empty() || callers_.otherwise[node.value()] || callers.size() > k_most_callers) return true;
  return std::ranges::any_of(callers, [&](const auto& call) {
    return frame_of(call.first) == nullptr ||
           is_reached(call.first, solver_.code(call.first)->calls[call.second].instruction);
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
    if (frame_of(caller) == nullptr) return unknown(kind);
    if (!is_reached(caller, solver_.code(caller)->calls[site].instruction)) continue;
    const Range given = operand(caller, site, number);
    result = result ? hull(*result, given) : given;
  }
  return result ? *result : unknown(kind);
}

/// Until nothing changes: what blocks are reached, and what their registers can be.
void Constants::run(const ir::Body& body, Frame& frame, int depth) {
  frame.reached.assign(body.blocks().size(), false);
  if (body.blocks().empty()) return;
  frame.reached[0] = true;
  const std::vector<Value> given = frame.registers;
  // Of a frame that is no call nobody asks what it returns. What is called only for that is left out: it would often ask
  // for this very frame.
  const std::vector<bool> wanted = depth > 0 ? std::vector<bool>(frame.registers.size(), true) : read_registers(body);
  Results results{std::vector<Value>(body.instructions().size()), std::vector<uint8_t>(body.instructions().size()),
                  std::vector<uint8_t>(frame.registers.size(), 1)};
  for (int round = 0;; ++round) {
    bool changed = false;
    std::vector<Value> next = given;
    Value result;
    std::vector<uint32_t> entered;
    for (size_t b = 0; b < body.blocks().size(); ++b) {
      if (!frame.reached[b]) continue;
      const ir::Block& block = body.blocks()[b];
      for (uint32_t i = block.first_instruction; i < block.first_instruction + block.instruction_count; ++i) {
        const ir::Instruction& insn = body.instructions()[i];
        if (insn.op == ir::Op::Return && insn.a.valid()) {
          const Value returned = frame.registers[insn.a.value()];
          if (returned) result = result ? hull(*result, *returned) : *returned;
        }
        if (!insn.dest.valid() || (ir::is_invoke(insn.op) && !wanted[insn.dest.value()])) continue;
        const Value defined = value_again(body, frame, i, depth, results);
        if (!defined) continue;
        Value& at = next[insn.dest.value()];
        at = at ? hull(*at, *defined) : *defined;
      }
      follow(body, frame, b, entered);
    }
    for (size_t r = 0; r < next.size(); ++r) {
      results.moved[r] = next[r] != frame.registers[r];
      if (!results.moved[r]) continue;
      // What keeps growing could be anything.
      if (round > k_most_rounds) next[r] = unknown(body.info(ir::Register(r)).kind);
      if (next[r] && frame.registers[r]) next[r] = hull(*next[r], *frame.registers[r]);
      changed |= next[r] != frame.registers[r];
    }
    frame.registers = std::move(next);
    for (uint32_t block : entered) {
      changed |= !frame.reached[block];
      frame.reached[block] = true;
    }
    changed |= frame.result != result;
    frame.result = result;
    if (!changed) return;
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

/// Where control goes from a block.
void Constants::follow(const ir::Body& body, Frame& frame, size_t number, std::vector<uint32_t>& work) const {
  const ir::Block& block = body.blocks()[number];
  const ir::Instruction& last = body.instructions()[block.first_instruction + block.instruction_count - 1];
  const auto successors = body.successors(block);
  const bool own = frame.node.valid() && frame.splice == pointer::k_no_splice;
  const pointer::MethodCode* code = own ? solver_.code(frame.node) : nullptr;
  size_t only = SIZE_MAX;
  if (last.op == ir::Op::If || last.op == ir::Op::IfZero) {
    const auto read = [&](ir::Register reg) { return frame.registers[reg.value()]; };
    const ir::Kind kind = body.info(last.a).kind;
    const Value a = read(last.a), b = last.op == ir::Op::If ? read(last.b) : Value(Range::exactly(0));
    if (is_followed(kind) && (!a || !b)) return;  // Nothing gets there yet.
    // Two references that are both something need not be the same.
    const bool same = kind == ir::Kind::Reference && *a != k_null && *b != k_null;
    const order::Answer answer =
        is_followed(kind) && !same ? compare(last.condition(), *a, *b) : order::Answer::Unknown;
    if (answer != order::Answer::Unknown) only = answer == order::Answer::Always ? 0 : 1;
  }
  for (size_t i = 0; i < successors.size(); ++i) {
    if (only != SIZE_MAX && i < block.normal_successor_count && i != only) continue;
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
  const pointer::MethodCode* code = frame.node.valid() ? solver_.code(frame.node) : nullptr;
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
    const ir::MethodId method = solver_.nodes()[edge.callee].method;
    if (!method.valid() || !program_[method].has_code()) return Range::any();
    const ir::Body& callee = program_.body(method);
    const auto operands = body.operands(body.instructions()[instruction]);
    if (callee.instructions().size() > k_most_instructions || callee.parameters().size() != operands.size())
      return Range::any();
    Frame inner;
    inner.node = edge.callee;
    inner.registers.resize(callee.registers().size());
    std::pair<NodeId, std::vector<int64_t>> key{edge.callee, {}};
    for (size_t i = 0; i < operands.size(); ++i) {
      const bool followed = is_followed(callee.info(callee.parameters()[i]).kind);
      const Value given = followed ? frame.registers[operands[i].value()] : Value(Range::any());
      if (!given) return {};
      inner.registers[callee.parameters()[i].value()] = given;
      inner.arguments.push_back(pointed_to(frame, (*locals_of(frame))[operands[i].value()]));
      const pointer::ObjectSet* const objects = inner.arguments.back();
      key.second.push_back(given->low);
      key.second.push_back(given->high);
      key.second.push_back(objects != nullptr ? int64_t(stores_.number_of(*objects, true)) : -1);
    }
    called = true;
    // A method that asks for itself gets no answer yet.
    const auto [known, added] = returned_.try_emplace(key, Range::any());
    Value returned = known->second;
    if (added) {
      const size_t waits_before = waits_;
      run(callee, inner, depth + 1);
      returned = inner.result;
      if (waits_ != waits_before)
        returned_.erase(key);
      else
        returned_[key] = returned;
    }
    if (returned) result = result ? hull(*result, *returned) : *returned;
  }
  return called ? result : Value(Range::any());
}

Constants::Value Constants::call_splice(const ir::Body& body, const Frame& frame, uint32_t instruction, uint32_t splice,
                                        int depth) {
  for (ir::Register operand : body.operands(body.instructions()[instruction]))
    if (is_followed(body.info(operand).kind) && !frame.registers[operand.value()]) return {};  // Nothing gets there yet.
  Frame inner = enter(frame, body, instruction, splice);
  run(body_of(inner), inner, depth + 1);
  return inner.result;
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
