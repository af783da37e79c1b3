#include "action/constants.h"

#include <algorithm>

namespace antecede::action {

using order::Range;
using pointer::CallEdge;
using pointer::EdgeKind;
using pointer::NodeId;
using pointer::ObjectId;

namespace {

constexpr int64_t k_min = std::numeric_limits<int64_t>::min();

Range hull(const Range& a, const Range& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

bool is_exact(const Range& range) {
  return range.low == range.high;
}

/// Numbers that do not fit their kind could be anything.
Range fit(__int128 low, __int128 high, bool is_long) {
  const __int128 least = is_long ? __int128(k_min) : __int128(INT32_MIN);
  const __int128 most = is_long ? __int128(Range::k_max) : __int128(INT32_MAX);
  if (low < least || high > most) return is_long ? Range::any() : Range{INT32_MIN, INT32_MAX};
  return {static_cast<int64_t>(low), static_cast<int64_t>(high)};
}

Range arithmetic(ir::BinaryOp op, const Range& a, const Range& b, bool is_long) {
  using Op = ir::BinaryOp;
  switch (op) {
    case Op::Add: return fit(__int128(a.low) + b.low, __int128(a.high) + b.high, is_long);
    case Op::Sub: return fit(__int128(a.low) - b.high, __int128(a.high) - b.low, is_long);
    case Op::ReverseSub: return fit(__int128(b.low) - a.high, __int128(b.high) - a.low, is_long);
    case Op::Mul: {
      const __int128 products[] = {__int128(a.low) * b.low, __int128(a.low) * b.high, __int128(a.high) * b.low,
                                   __int128(a.high) * b.high};
      return fit(std::ranges::min(products), std::ranges::max(products), is_long);
    }
    case Op::Div:
      if (is_exact(b) && b.low > 0) return {a.low / b.low, a.high / b.low};
      return fit(k_min, __int128(Range::k_max) + 1, is_long);
    case Op::And:
      if (is_exact(a) && is_exact(b)) return Range::exactly(a.low & b.low);
      break;
    case Op::Or:
      if (is_exact(a) && is_exact(b)) return Range::exactly(a.low | b.low);
      break;
    case Op::Xor:
      if (is_exact(a) && is_exact(b)) return Range::exactly(a.low ^ b.low);
      break;
    case Op::Shl:
      if (is_exact(a) && is_exact(b) && b.low >= 0 && b.low < (is_long ? 63 : 31))
        return fit(__int128(a.low) << b.low, __int128(a.low) << b.low, is_long);
      break;
    default: break;
  }
  return Range::any();
}

/// Whether `a cond b` holds: Never, Always, Unknown.
order::Answer compare(ir::Condition condition, const Range& a, const Range& b) {
  const auto less = [](const Range& x, const Range& y) {
    if (x.high < y.low) return order::Answer::Always;
    return x.low >= y.high ? order::Answer::Never : order::Answer::Unknown;
  };
  const auto equal = [&] {
    if (is_exact(a) && a == b) return order::Answer::Always;
    return a.high < b.low || b.high < a.low ? order::Answer::Never : order::Answer::Unknown;
  };
  switch (condition) {
    case ir::Condition::Eq: return equal();
    case ir::Condition::Ne: return !equal();
    case ir::Condition::Lt: return less(a, b);
    case ir::Condition::Ge: return !less(a, b);
    case ir::Condition::Gt: return less(b, a);
    case ir::Condition::Le: return !less(b, a);
  }
  return order::Answer::Unknown;
}

bool is_number(ir::Kind kind) {
  return kind == ir::Kind::Int || kind == ir::Kind::Long || kind == ir::Kind::Bits32 || kind == ir::Kind::Bits64;
}

constexpr Range k_null = Range::exactly(0), k_something = Range::exactly(1);

/// Values of which something is known at all.
bool is_followed(ir::Kind kind) {
  return is_number(kind) || kind == ir::Kind::Reference;
}

Range unknown(ir::Kind kind) {
  return kind == ir::Kind::Reference ? Range{0, 1} : Range::any();
}

bool is_constructor(const ir::Program& program, ir::MethodId method) {
  return program.symbols().text(program.symbols().method(program[method].ref).name) == "<init>";
}

}  // namespace

Constants::Constants(const ir::Program& program, const ir::Hierarchy& hierarchy, const pointer::Solver& solver)
    : program_(program), hierarchy_(hierarchy), solver_(solver) {
  find_callers();
  find_stores();
}
Constants::~Constants() = default;

void Constants::find_callers() {
  callers_.resize(solver_.nodes().size());
  called_otherwise_.assign(solver_.nodes().size(), 0);
  for (size_t i = 0; i < solver_.nodes().size(); ++i) {
    const NodeId caller(i);
    const pointer::MethodCode* code = solver_.code(caller);
    if (solver_.nodes()[caller].method.valid()) nodes_of_[solver_.nodes()[caller].method].push_back(caller);
    for (const CallEdge& edge : solver_.edges(caller)) {
      const bool plain = edge.kind == EdgeKind::Call && code != nullptr && edge.site < code->calls.size();
      const ir::MethodId callee = solver_.nodes()[edge.callee].method;
      if (plain && callee.valid() && program_[callee].has_code() &&
          program_.body(callee).parameters().size() == code->calls[edge.site].operands.size())
        callers_[edge.callee.value()].push_back({caller, code->calls[edge.site].instruction});
      else
        called_otherwise_[edge.callee.value()] = 1;
    }
  }
}

/// Where something is stored into fields, in code that can run.
void Constants::find_stores() {
  for (const auto& [method, nodes] : nodes_of_) {
    if (!program_[method].has_code()) continue;
    const ir::Body& body = program_.body(method);
    for (uint32_t i = 0; i < body.instructions().size(); ++i) {
      const ir::Instruction& insn = body.instructions()[i];
      const bool instance = insn.op == ir::Op::FieldPut;
      if (!instance && insn.op != ir::Op::StaticPut) continue;
      if (!is_followed(body.info(instance ? insn.b : insn.a).kind)) continue;
      if (const ir::FieldId field = hierarchy_.resolve(insn.field()); field.valid())
        stores_[field].push_back({method, i});
    }
  }
  for (auto& [field, stores] : stores_)
    std::ranges::sort(stores, {}, [](const Store& store) { return std::pair(store.method, store.instruction); });
}

// Questions -----------------------------------------------------------------------------------------------------------

Range Constants::operand(NodeId node, uint32_t instruction, size_t number) {
  const Frame* frame = frame_of(node);
  if (frame == nullptr) return Range::any();
  const ir::Body& body = program_.body(solver_.nodes()[node].method);
  if (instruction >= body.instructions().size()) return Range::any();
  const auto operands = body.operands(body.instructions()[instruction]);
  if (number >= operands.size()) return Range::any();
  return frame->registers[operands[number].value()].value_or(Range::any());
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
  return stored(field, &base, at_first).value_or(Range::exactly(0));
}

// Frames --------------------------------------------------------------------------------------------------------------

/// The values of a node's registers; null: they depend on themselves, or there is no code.
const Constants::Frame* Constants::frame_of(NodeId node) {
  const auto [place, added] = frames_.try_emplace(node);
  if (!added) {
    waits_ += place->second == nullptr;
    return place->second.get();
  }
  const ir::MethodId method = solver_.nodes()[node].method;
  constexpr int k_most_nesting = 64;
  if (!method.valid() || !program_[method].has_code() || nesting_ > k_most_nesting) {
    frames_.erase(node);
    return nullptr;
  }
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
    frames_.erase(node);
    unfinished_.push_back(std::move(frame));
    return result;
  }
  frames_[node] = std::move(frame);
  if (nesting_ == 0) unfinished_.clear();
  return result;
}

/// Whether one of the calls that lead there can be reached.
bool Constants::is_called(NodeId node) {
  const auto& callers = callers_[node.value()];
  if (callers.empty() || called_otherwise_[node.value()] || callers.size() > k_most_callers) return true;
  return std::ranges::any_of(callers, [&](const auto& call) {
    return frame_of(call.first) == nullptr || is_reached(call.first, call.second);
  });
}

/// What all callers give.
Constants::Value Constants::parameter(NodeId node, size_t number) {
  const auto& callers = callers_[node.value()];
  const ir::MethodId method = solver_.nodes()[node].method;
  const ir::Body& body = program_.body(method);
  const ir::Kind kind = body.info(body.parameters()[number]).kind;
  if (number == 0 && !program_[method].is_static()) return k_something;
  if (!is_followed(kind) || callers.empty() || called_otherwise_[node.value()] || callers.size() > k_most_callers)
    return unknown(kind);
  Value result;
  for (const auto& [caller, instruction] : callers) {
    if (frame_of(caller) == nullptr) return unknown(kind);
    if (!is_reached(caller, instruction)) continue;
    const Range given = operand(caller, instruction, number);
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
        if (!insn.dest.valid()) continue;
        Value defined = value(body, frame, i, depth);
        if (!defined) continue;
        Value& at = next[insn.dest.value()];
        at = at ? hull(*at, *defined) : *defined;
      }
      follow(body, frame, b, entered);
    }
    for (size_t r = 0; r < next.size(); ++r) {
      if (next[r] == frame.registers[r]) continue;
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

/// Where control goes from a block.
void Constants::follow(const ir::Body& body, Frame& frame, size_t number, std::vector<uint32_t>& work) const {
  const ir::Block& block = body.blocks()[number];
  const ir::Instruction& last = body.instructions()[block.first_instruction + block.instruction_count - 1];
  const auto successors = body.successors(block);
  const pointer::MethodCode* code = frame.node.valid() ? solver_.code(frame.node) : nullptr;
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
  const auto step = std::ranges::find(code->calls, instruction, &pointer::CallStep::instruction);
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
    std::pair<NodeId, std::vector<std::pair<int64_t, int64_t>>> key{edge.callee, {}};
    for (size_t i = 0; i < operands.size(); ++i) {
      const bool followed = is_followed(callee.info(callee.parameters()[i]).kind);
      const Value given = followed ? frame.registers[operands[i].value()] : Value(Range::any());
      if (!given) return {};
      inner.registers[callee.parameters()[i].value()] = given;
      inner.arguments.push_back(pointed_to(frame, code->registers[operands[i].value()]));
      key.second.push_back({given->low, given->high});
      key.second.push_back({static_cast<int64_t>(reinterpret_cast<intptr_t>(inner.arguments.back())), 0});
    }
    called = true;
    // A method that asks for itself gets no answer yet.
    const auto [known, added] = returned_.try_emplace(key, Range::any());
    Value returned = known->second;
    if (added) {
      const size_t waits_before = waits_;
      run(callee, inner, depth + 1);
      returned = known->second = inner.result;
      if (waits_ != waits_before) returned_.erase(key);
    }
    if (returned) result = result ? hull(*result, *returned) : *returned;
  }
  return called ? result : Value(Range::any());
}

/// What a reference points to: in a call that is looked at by itself, what its arguments do.
const pointer::ObjectSet* Constants::pointed_to(const Frame& frame, pointer::Local local) const {
  if (local == pointer::k_no_local) return nullptr;
  const auto& parameters = solver_.code(frame.node)->parameters;
  for (size_t i = 0; i < frame.arguments.size() && i < parameters.size(); ++i)
    if (parameters[i] == local && frame.arguments[i] != nullptr) return frame.arguments[i];
  return &solver_.points_to(frame.node, local);
}

// Fields --------------------------------------------------------------------------------------------------------------

Constants::Value Constants::load(const Frame& frame, const ir::Instruction& insn) {
  const ir::FieldId field = hierarchy_.resolve(insn.field());
  const pointer::MethodCode* code = frame.node.valid() ? solver_.code(frame.node) : nullptr;
  if (!field.valid() || code == nullptr) return Range::any();
  const pointer::ObjectSet* base = pointed_to(frame, code->registers[insn.a.value()]);
  if (base == nullptr) return Range::any();
  const pointer::ObjectSet& objects = *base;
  bool known = !objects.empty();
  // Whose constructor is called: what code makes, and components.
  objects.for_each([&](ObjectId object) {
    const pointer::Object& it = solver_.objects()[object];
    const ir::ClassId type = solver_.class_of(object);
    const bool component = it.kind == pointer::Object::Kind::Harness && type.valid() &&
                           !(program_[type].access_flags & ir::k_framework);
    known &= it.kind == pointer::Object::Kind::Made || component;
  });
  if (!known) return Range::any();
  return stored(field, &objects);
}

Constants::Value Constants::load_static(const ir::Instruction& insn) {
  const ir::FieldId field = hierarchy_.resolve(insn.field());
  if (!field.valid()) return Range::any();
  if (!(program_[field].access_flags & ir::k_final)) return Range::any();
  const auto known = stores_.find(field);
  if (known == stores_.end()) return Range::any();
  return stored(field, nullptr);
}

/// All that is stored into the field of one of these objects, and the default, unless each constructor replaces it.
Constants::Value Constants::stored(ir::FieldId field, const pointer::ObjectSet* bases, bool at_first) {
  constexpr size_t k_most_stores = 64;
  Value result;
  const auto add = [&](const Range& range) { result = result ? hull(*result, range) : range; };
  if (bases != nullptr && !is_set_by_constructor(field)) add(Range::exactly(0));
  const auto known = stores_.find(field);
  if (known == stores_.end()) return result ? result : Value(Range::exactly(0));
  size_t looked_at = 0;
  for (const Store& store : known->second) {
    const ir::Body& body = program_.body(store.method);
    const ir::Instruction& insn = body.instructions()[store.instruction];
    if (at_first && !is_constructor(program_, store.method)) continue;
    for (NodeId node : nodes_of_[store.method]) {
      if (bases != nullptr && is_setter(node, insn)) {
        if (const Value set = set_by_callers(node, insn, *bases)) add(*set);
        continue;
      }
      if (bases != nullptr) {
        const pointer::MethodCode* code = solver_.code(node);
        const pointer::Local base = code != nullptr ? code->registers[insn.a.value()] : pointer::k_no_local;
        if (base == pointer::k_no_local || !solver_.points_to(node, base).intersects(*bases)) continue;
      }
      if (++looked_at > k_most_stores) return Range::any();
      const Frame* frame = frame_of(node);
      if (frame == nullptr) return Range::any();
      if (!is_reached(node, store.instruction)) continue;
      const ir::Register from = bases != nullptr ? insn.b : insn.a;
      add(frame->registers[from.value()].value_or(unknown(body.info(from).kind)));
    }
  }
  return result;
}

/// The store puts a parameter into a field of another one, and all who call it are known.
bool Constants::is_setter(NodeId node, const ir::Instruction& store) const {
  const auto parameters = program_.body(solver_.nodes()[node].method).parameters();
  const auto is_parameter = [&](ir::Register reg) { return std::ranges::find(parameters, reg) != parameters.end(); };
  const ir::Flow& flow = program_.flow(solver_.nodes()[node].method);
  return is_parameter(store.a) && is_parameter(store.b) && flow.definitions(store.a).empty() &&
         flow.definitions(store.b).empty() && !callers_[node.value()].empty() && !called_otherwise_[node.value()];
}

/// What those callers of a setter give that call it for one of these objects.
Constants::Value Constants::set_by_callers(NodeId node, const ir::Instruction& store, const pointer::ObjectSet& bases) {
  const ir::Body& body = program_.body(solver_.nodes()[node].method);
  const auto number_of = [&](ir::Register reg) {
    return static_cast<size_t>(std::ranges::find(body.parameters(), reg) - body.parameters().begin());
  };
  Value result;
  for (const auto& [caller, instruction] : callers_[node.value()]) {
    const ir::Body& calling = program_.body(solver_.nodes()[caller].method);
    const auto operands = calling.operands(calling.instructions()[instruction]);
    const pointer::Local base = solver_.code(caller)->registers[operands[number_of(store.a)].value()];
    if (base != pointer::k_no_local && !solver_.points_to(caller, base).intersects(bases)) continue;
    if (!is_reached(caller, instruction)) continue;
    const Range given = frame_of(caller) == nullptr ? unknown(body.info(store.b).kind)
                                                    : operand(caller, instruction, number_of(store.b));
    result = result ? hull(*result, given) : given;
  }
  return result;
}

/// Each constructor that can run stores into it, whatever way it takes.
bool Constants::is_set_by_constructor(ir::FieldId field) {
  const auto known = stores_.find(field);
  if (known == stores_.end()) return false;
  bool any = false;
  for (ir::MethodId method : program_[program_[field].owner].direct_methods) {
    if (!is_constructor(program_, method) || !nodes_of_.contains(method)) continue;
    const ir::Body& body = program_.body(method);
    const ir::Flow& flow = program_.flow(method);
    // One that calls another constructor of the class leaves it to that one.
    const bool passes_on = std::ranges::any_of(body.instructions(), [&](const ir::Instruction& insn) {
      if (insn.op != ir::Op::InvokeDirect) return false;
      const ir::MethodId target = hierarchy_.resolve(insn.method());
      const auto operands = body.operands(insn);
      return target.valid() && program_[target].owner == program_[field].owner && !operands.empty() &&
             operands[0] == body.parameters()[0] && is_constructor(program_, target);
    });
    const bool sets = std::ranges::any_of(known->second, [&](const Store& store) {
      return store.method == method && body.instructions()[store.instruction].a == body.parameters()[0] &&
             flow.post_dominates(flow.block_of(ir::InstructionId(store.instruction)), ir::BlockId(0));
    });
    if (!sets && !passes_on) return false;
    any |= sets;
  }
  return any;
}

}  // namespace antecede::action
