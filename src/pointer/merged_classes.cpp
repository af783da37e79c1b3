#include "pointer/merged_classes.h"

#include <algorithm>

namespace antecede::pointer {

ir::FieldId MergedClasses::find_number(ir::ClassId id) const {
  const ir::Class& owner = program_[id];
  if (owner.access_flags & (ir::k_framework | ir::k_interface)) return {};
  for (ir::FieldId field : owner.instance_fields) {
    constexpr uint32_t k_wanted = ir::k_final | ir::k_synthetic;
    const ir::TypeId type = program_.symbols().field(program_[field].ref).type;
    if ((program_[field].access_flags & k_wanted) != k_wanted || program_.symbols().descriptor(type) != "I") continue;
    if (!is_given(id, field)) continue;
    for (ir::MethodId method : owner.virtual_methods)
      if (is_branched_on(method, field)) return field;
  }
  return {};
}

/// Each constructor stores one of its parameters there, or a constant, or leaves it to another one.
bool MergedClasses::is_given(ir::ClassId id, ir::FieldId field) const {
  bool is_stored = false;
  for (ir::MethodId method : program_[id].direct_methods) {
    if (!(program_[method].access_flags & ir::k_constructor) || program_[method].is_static() || !program_[method].has_code()) continue;
    const ir::Body& body = program_.body(method);
    if (!body.ok()) return false;
    for (const ir::Instruction& insn : body.instructions()) {
      if (insn.op != ir::Op::FieldPut || insn.field() != program_[field].ref) continue;
      const auto is_constant = [&](const ir::Instruction& other) { return other.op == ir::Op::Const && other.dest == insn.b; };
      const bool is_known = std::ranges::find(body.parameters(), insn.b) != body.parameters().end() ||
                            std::ranges::any_of(body.instructions(), is_constant);
      if (!is_known) return false;
      is_stored = true;
    }
  }
  return is_stored;
}

/// Before anything else, the method looks at the field and goes on by what it says.
bool MergedClasses::is_branched_on(ir::MethodId method, ir::FieldId field) const {
  if (!program_[method].has_code()) return false;
  const ir::Body& body = program_.body(method);
  if (!body.ok() || body.blocks().empty()) return false;
  ir::Register number;
  for (const ir::Instruction& insn : body.instructions_of(body.blocks()[0])) {
    if (insn.op == ir::Op::FieldGet && insn.field() == program_[field].ref) number = insn.dest;
    const bool branches = insn.op == ir::Op::Switch || insn.op == ir::Op::IfZero || insn.op == ir::Op::If;
    if (branches && number.valid() && (insn.a == number || (insn.op == ir::Op::If && insn.b == number))) return true;
  }
  return false;
}

// Numbers of objects ---------------------------------------------------------------------------------------------------

namespace {

/// The only instruction that defines the register; null: there are several, or none.
const ir::Instruction* only_definition(const ir::Body& body, ir::Register of) {
  const ir::Instruction* found = nullptr;
  for (const ir::Instruction& insn : body.instructions()) {
    if (insn.dest != of) continue;
    if (found != nullptr) return nullptr;
    found = &insn;
  }
  return std::ranges::find(body.parameters(), of) == body.parameters().end() ? found : nullptr;
}

std::optional<int32_t> constant(const ir::Body& body, ir::Register of) {
  const ir::Instruction* definition = only_definition(body, of);
  if (definition == nullptr || definition->op != ir::Op::Const) return {};
  return static_cast<int32_t>(definition->literal());
}

bool holds(ir::Condition condition, int32_t a, int32_t b) {
  switch (condition) {
    case ir::Condition::Eq: return a == b;
    case ir::Condition::Ne: return a != b;
    case ir::Condition::Lt: return a < b;
    case ir::Condition::Ge: return a >= b;
    case ir::Condition::Gt: return a > b;
    case ir::Condition::Le: return a <= b;
  }
  return true;
}

}  // namespace

std::optional<int32_t> MergedClasses::number_of(ir::MethodId method, uint32_t instruction) {
  const auto [place, added] = numbers_.try_emplace({method, instruction});
  if (added) place->second = find_number_of(method, instruction);
  return place->second;
}

/// What the constructor is given that the new object is given to; if there are several such calls, nobody knows.
std::optional<int32_t> MergedClasses::find_number_of(ir::MethodId method, uint32_t instruction) {
  const ir::Body& body = program_.body(method);
  if (instruction >= body.instructions().size()) return {};
  const ir::Instruction& making = body.instructions()[instruction];
  const ir::ClassId type = making.op == ir::Op::New ? program_.find_class(making.type()) : ir::ClassId();
  if (!type.valid() || !is_merged(type) || only_definition(body, making.dest) != &making) return {};
  const ir::Instruction* constructing = nullptr;
  for (const ir::Instruction& insn : body.instructions()) {
    if (insn.op != ir::Op::InvokeDirect || body.operands(insn).empty() || body.operands(insn)[0] != making.dest) continue;
    if (constructing != nullptr) return {};
    constructing = &insn;
  }
  return constructing == nullptr ? std::nullopt : given_number(body, *constructing, find_number(type));
}

std::optional<int32_t> MergedClasses::given_number(const ir::Body& maker, const ir::Instruction& call, ir::FieldId field) const {
  for (ir::MethodId constructor : program_[program_[field].owner].direct_methods) {
    if (program_[constructor].ref != call.method() || !program_[constructor].has_code()) continue;
    const ir::Body& body = program_.body(constructor);
    std::optional<int32_t> result;
    for (const ir::Instruction& insn : body.instructions()) {
      if (insn.op != ir::Op::FieldPut || insn.field() != program_[field].ref) continue;
      if (result) return {};
      const auto parameter = std::ranges::find(body.parameters(), insn.b);
      const auto place = static_cast<size_t>(parameter - body.parameters().begin());
      if (parameter == body.parameters().end()) result = constant(body, insn.b);
      else if (place < maker.operands(call).size()) result = constant(maker, maker.operands(call)[place]);
      if (!result) return {};
    }
    return result;
  }
  return {};
}

// Blocks ---------------------------------------------------------------------------------------------------------------

const std::vector<bool>& MergedClasses::open_blocks(ir::MethodId method, int32_t number) {
  const auto known = open_.find({method, number});
  if (known != open_.end()) return known->second;
  return open_[{method, number}] = find_open_blocks(method, number);
}

std::vector<bool> MergedClasses::find_open_blocks(ir::MethodId method, int32_t number) {
  const ir::Body& body = program_.body(method);
  const ir::FieldId field = find_number(program_[method].owner);
  const auto value = [&](ir::Register of) -> std::optional<int32_t> {
    const ir::Instruction* definition = only_definition(body, of);
    const bool is_number = definition != nullptr && definition->op == ir::Op::FieldGet && field.valid() &&
                           definition->field() == program_[field].ref && !body.parameters().empty() &&
                           definition->a == body.parameters()[0];
    return is_number ? std::optional(number) : constant(body, of);
  };
  // Which of the normal successors is taken; none: any.
  const auto taken = [&](const ir::Block& block) -> std::optional<size_t> {
    if (block.instruction_count == 0) return {};
    const ir::Instruction& last = body.instructions_of(block).back();
    if (last.op == ir::Op::Switch) {
      const std::optional<int32_t> on = value(last.a);
      const auto keys = body.keys(last);
      return on ? std::optional(static_cast<size_t>(std::ranges::find(keys, *on) - keys.begin() + 1) % (keys.size() + 1)) : std::nullopt;
    }
    if (last.op != ir::Op::If && last.op != ir::Op::IfZero) return {};
    const std::optional<int32_t> a = value(last.a), b = last.op == ir::Op::IfZero ? std::optional(0) : value(last.b);
    return a && b ? std::optional<size_t>(holds(last.condition(), *a, *b) ? 0 : 1) : std::nullopt;
  };
  std::vector<bool> open(body.blocks().size());
  std::vector<size_t> work;
  const auto enter = [&](ir::BlockId id) {
    if (open[id.value()]) return;
    open[id.value()] = true;
    work.push_back(id.value());
  };
  if (!open.empty()) enter(ir::BlockId(0));
  while (!work.empty()) {
    const ir::Block& block = body.blocks()[work.back()];
    work.pop_back();
    const std::optional<size_t> only = taken(block);
    const auto successors = body.successors(block);
    for (size_t i = 0; i < successors.size(); ++i)
      if (!only || i >= block.normal_successor_count || i == *only) enter(successors[i].block());
  }
  return open;
}

}  // namespace antecede::pointer
