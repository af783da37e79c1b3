#include "scan/method_facts.h"

#include <algorithm>

namespace antecede::scan {

using ir::Op;
using ir::Register;

namespace {

bool is_store(Op op) {
  return op == Op::FieldPut || op == Op::StaticPut || op == Op::ArrayPut;
}
bool is_load(Op op) {
  return op == Op::FieldGet || op == Op::StaticGet || op == Op::ArrayGet;
}
Register stored(const ir::Instruction& insn) {
  return insn.op == Op::FieldPut ? insn.b : insn.op == Op::ArrayPut ? insn.c() : insn.a;
}
bool is_branch(Op op) {
  return op == Op::If || op == Op::IfZero || op == Op::Switch;
}

/// The way of a branch on which a value that it compares with null is not null; none: it tells something else.
std::optional<size_t> way_if_set(const ir::Instruction& branch) {
  if (branch.op != Op::IfZero) return std::nullopt;
  if (branch.condition() == ir::Condition::Eq) return 1;
  if (branch.condition() == ir::Condition::Ne) return 0;
  return std::nullopt;
}

}  // namespace

bool is_dereference(const ir::Body& body, const ir::Use& use) {
  const ir::Instruction& insn = body[use.instruction];
  switch (insn.op) {
    case Op::InvokeVirtual:
    case Op::InvokeSuper:
    case Op::InvokeDirect:
    case Op::InvokeInterface:
    case Op::FieldGet:
    case Op::FieldPut:
    case Op::ArrayGet:
    case Op::ArrayPut:
    case Op::ArrayLength:
    case Op::FillArray:
    case Op::MonitorEnter:
    case Op::Throw: return use.position == 0;
    default: return false;
  }
}

MethodFacts::Known& MethodFacts::known(ir::MethodId method) {
  Known& known = methods_[method];
  if (!known.values) known.values = std::make_unique<Values>(program_, hierarchy_, method);
  return known;
}

const Values& MethodFacts::values(ir::MethodId method) {
  return *known(method).values;
}

const AccessFacts& MethodFacts::of(ir::MethodId method, uint32_t instruction) {
  Values& values = *known(method).values;
  const auto found = methods_[method].facts.find(instruction);
  if (found != methods_[method].facts.end()) return found->second;
  AccessFacts facts = look_at(method, values, instruction);
  return methods_[method].facts[instruction] = std::move(facts);
}

AccessFacts MethodFacts::look_at(ir::MethodId method, const Values& values, uint32_t instruction) {
  AccessFacts facts;
  const ir::Instruction& insn = values.body().instructions()[instruction];
  if (!is_store(insn.op) && !is_load(insn.op)) return facts;
  const bool is_static = insn.op == Op::StaticGet || insn.op == Op::StaticPut;
  facts.unpublished = !is_static && is_fresh(method, values, insn.a, instruction, 0);
  if (is_store(insn.op))
    look_at_store(values, instruction, facts);
  else
    look_at_load(values, instruction, facts);
  return facts;
}

bool MethodFacts::same_place(const Values& values, uint32_t one, uint32_t other) const {
  const ir::Instruction &a = values.body().instructions()[one], &b = values.body().instructions()[other];
  if (a.op == Op::ArrayGet || a.op == Op::ArrayPut || b.op == Op::ArrayGet || b.op == Op::ArrayPut) return false;
  if (hierarchy_.resolve(a.field()) != hierarchy_.resolve(b.field())) return false;
  if (a.op == Op::StaticGet || a.op == Op::StaticPut) return true;
  const Path path = values.path(a.a);
  return path.known() && path == values.path(b.a);
}

std::vector<uint32_t> MethodFacts::looks_of(const Values& values, uint32_t instruction) const {
  std::vector<uint32_t> result;
  for (uint32_t i = 0; i < values.body().instructions().size(); ++i)
    if (is_load(values.body().instructions()[i].op) && same_place(values, i, instruction)) result.push_back(i);
  return result;
}

std::vector<uint32_t> MethodFacts::stores_of(const Values& values, uint32_t instruction) const {
  std::vector<uint32_t> result;
  for (uint32_t i = 0; i < values.body().instructions().size(); ++i)
    if (is_store(values.body().instructions()[i].op) && same_place(values, i, instruction)) result.push_back(i);
  return result;
}

void MethodFacts::look_at_store(const Values& values, uint32_t instruction, AccessFacts& facts) const {
  const ir::Body& body = values.body();
  const ir::Instruction& insn = body.instructions()[instruction];
  facts.null = values.is_null(stored(insn));
  facts.value = values.constant(stored(insn));
  if (facts.null) facts.value = 0;
  if (insn.op == Op::ArrayPut) return;
  if (facts.null) {
    for (const uint32_t other : stores_of(values, instruction))
      facts.restored |= other != instruction && !values.is_null(stored(body.instructions()[other])) &&
                        values.leads_to(instruction, other);
    return;
  }
  for (const Values::Test& test : values.tests_before(instruction)) {
    const ir::Instruction& branch = body.instructions()[test.branch];
    const auto set = way_if_set(branch);
    const auto look = set ? values.definition(branch.a) : std::nullopt;
    facts.looks_first |= look && *set != test.way && is_load(body.instructions()[*look].op) &&
                         same_place(values, *look, instruction);
  }
}

void MethodFacts::look_at_load(const Values& values, uint32_t instruction, AccessFacts& facts) const {
  const ir::Body& body = values.body();
  const ir::Instruction& insn = body.instructions()[instruction];
  if (!insn.dest.valid()) return;
  const bool reference = body.info(insn.dest).kind == ir::Kind::Reference;
  std::vector<ir::Use> uses = values.uses(insn.dest);
  std::vector<uint32_t> derefs;
  bool only_tests = !uses.empty();
  for (const ir::Use& use : uses) {
    const bool branches = is_branch(body[use.instruction].op);
    facts.checks |= branches;
    only_tests &= branches;
    if (reference && is_dereference(body, use)) derefs.push_back(use.instruction.value());
  }
  facts.tested_only = only_tests;
  if (reference) facts.dereferences = !derefs.empty();
  const auto is_guarded = [&](uint32_t at, bool by_look) {
    return std::ranges::any_of(values.tests_before(at), [&](const Values::Test& test) {
      const ir::Instruction& branch = body.instructions()[test.branch];
      const auto set = way_if_set(branch);
      const auto look = set ? values.definition(branch.a) : std::nullopt;
      if (!look || *set != test.way || !is_load(body.instructions()[*look].op)) return false;
      return by_look ? *look != instruction && same_place(values, *look, instruction) : *look == instruction;
    });
  };
  if (!derefs.empty())
    facts.guarded = std::ranges::all_of(derefs, [&](uint32_t at) { return is_guarded(at, false); });
  if (insn.op == Op::ArrayGet) return;
  facts.guarded_by_look = is_guarded(instruction, true);
  for (const uint32_t store : stores_of(values, instruction)) {
    const bool null = values.is_null(stored(body.instructions()[store]));
    facts.own_value |= !null && values.dominates(store, instruction);
    // A look before a store that is made only where nothing was found; and what is read behind that look.
    if (null) continue;
    for (const Values::Test& test : values.tests_before(store)) {
      const ir::Instruction& branch = body.instructions()[test.branch];
      const auto set = way_if_set(branch);
      const auto look = set ? values.definition(branch.a) : std::nullopt;
      if (!look || *set == test.way || !is_load(body.instructions()[*look].op) || !same_place(values, *look, instruction))
        continue;
      facts.looks_first |= *look == instruction || values.dominates(*look, instruction);
    }
  }
}

// Objects that nobody else knows ------------------------------------------------------------------------------------

bool MethodFacts::leaks(const Values& values, const ir::Use& use, int depth) {
  const ir::Instruction& insn = values.body()[use.instruction];
  switch (insn.op) {
    case Op::FieldGet:
    case Op::ArrayGet:
    case Op::ArrayLength:
    case Op::MonitorEnter:
    case Op::MonitorExit:
    case Op::If:
    case Op::IfZero:
    case Op::InstanceOf:
    case Op::FillArray: return false;
    case Op::FieldPut: return use.position != 0;
    case Op::ArrayPut: return use.position == 2;
    case Op::InvokeDirect: {
      const ir::MethodId target = hierarchy_.resolve(insn.method());
      const bool constructs = target.valid() && (program_[target].access_flags & ir::k_constructor);
      return !constructs || use.position != 0 || leaks_receiver(target, depth + 1);
    }
    default: return true;
  }
}

bool MethodFacts::leaks_receiver(ir::MethodId constructor, int depth) {
  constexpr int k_deep = 6;
  if (semantics_.is_model(program_[constructor].owner) || !program_[constructor].has_code()) return false;
  if (depth > k_deep) return true;
  const auto [place, added] = leaks_.try_emplace(constructor, true);
  if (!added) return place->second;
  const Values& own = values(constructor);
  bool result = !own.body().ok() || own.body().parameters().empty();
  if (!result)
    for (const ir::Use& use : own.uses(own.body().parameters()[0])) result |= leaks(own, use, depth);
  return leaks_[constructor] = result;
}

bool MethodFacts::is_fresh(ir::MethodId method, const Values& values, Register base, uint32_t instruction, int depth) {
  const Register root = values.root(base);
  const auto number = values.parameter(root);
  const bool constructs = (program_[method].access_flags & ir::k_constructor) && !program_[method].is_static();
  if (number) {
    if (!constructs || *number != 0 || !values.flow().definitions(root).empty()) return false;
  } else {
    const auto at = values.definition(root);
    if (!at) return false;
    const Op op = values.body().instructions()[*at].op;
    if (op != Op::New && op != Op::NewArray && op != Op::FilledNewArray) return false;
    // In a loop, the object of the round before may be known already; the one of this round is another.
  }
  for (const ir::Use& use : values.uses(root)) {
    const uint32_t at = use.instruction.value();
    if (at == instruction || !leaks(values, use, depth)) continue;
    if (values.reaches(at, instruction)) return false;
  }
  return true;
}

}  // namespace antecede::scan
