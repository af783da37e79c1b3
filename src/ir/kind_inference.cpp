// The half of RegisterAssigner that decides what each register holds: kinds from every use and definition, types from
// the definitions.
#include "ir/kind_rules.h"
#include "ir/register_assigner.h"

namespace antecede::ir {

namespace {
/// Types settle in two or three passes; more means code made to waste time.
constexpr int k_type_passes = 16;
}  // namespace

/// Linked webs share what is definitely known of either; a second union-find keeps this linear.
void RegisterAssigner::propagate_kinds() {
  if (kind_links_.empty()) return;
  constexpr KindMask k_definite = k_int | k_float | k_reference | k_long | k_double;
  kind_parents_.resize(parents_.size());
  for (Node node = 0; node < parents_.size(); ++node) kind_parents_[node] = node;
  auto root = [&](Node node) {
    while (kind_parents_[node] != node) node = kind_parents_[node] = kind_parents_[kind_parents_[node]];
    return node;
  };
  for (auto& [a, b] : kind_links_) {
    a = find(a), b = find(b);
    kind_parents_[root(a)] = root(b);
  }
  kind_masks_.assign(parents_.size(), 0);
  for (auto [a, b] : kind_links_) kind_masks_[root(a)] |= KindMask(masks_[a] | masks_[b]);
  for (auto [a, b] : kind_links_) {
    masks_[a] |= KindMask(kind_masks_[root(a)] & k_definite);
    masks_[b] |= KindMask(kind_masks_[root(b)] & k_definite);
  }
}

bool RegisterAssigner::kinds_agree() const {
  for (Node node = 0; node < parents_.size(); ++node)
    if (parents_[node] == node && !mask_agrees(masks_[node])) return false;
  return true;
}

/// Joins the types of all definitions of a register; two different ones give "mixed" (Object, or the kind's type).
void RegisterAssigner::infer_types(BodyDraft& draft) {
  const TypeId mixed(size_t(TypeId::k_none) - 1);
  draft.registers.assign(register_masks_.size(), RegisterInfo{});
  std::vector<RegisterInfo>& registers = draft.registers;
  auto meet = [&](Register reg, TypeId type) {
    TypeId& known = registers[reg.value()].type;
    if (!type.valid() || known == type || known == mixed) return false;
    known = known.valid() ? mixed : type;
    return true;
  };
  for (size_t i = 0; i < draft.parameters.size(); ++i) meet(draft.parameter_registers[i], draft.parameters[i].type);
  bool dependent = false;
  for (const Instruction& insn : draft.instructions) {
    if (!insn.dest.valid()) continue;
    meet(insn.dest, rules_.type_of_definition(insn));
    dependent |= insn.op == Op::Move || insn.op == Op::ArrayGet;
  }
  auto inherited = [&](const Instruction& insn) -> TypeId {
    TypeId source = registers[insn.a.value()].type;
    if (insn.op == Op::Move || !source.valid() || source == mixed) return insn.op == Op::Move ? source : TypeId();
    return symbols_.type(source).element;
  };
  auto passes_on = [](const Instruction& insn) {
    return insn.dest.valid() && (insn.op == Op::Move || insn.op == Op::ArrayGet);
  };
  bool changed = dependent;
  for (int pass = 0; changed && pass < k_type_passes; ++pass) {
    changed = false;
    for (const Instruction& insn : draft.instructions)
      if (passes_on(insn)) changed |= meet(insn.dest, inherited(insn));
  }
  for (const Instruction& insn : draft.instructions)  // Not settled in time: no type is claimed.
    if (changed && passes_on(insn)) registers[insn.dest.value()].type = mixed;
  for (RegisterInfo& info : registers)
    if (info.type == mixed) info.type = TypeId();
}

/// `aget` moves ints and floats alike; the array's type tells which.
void RegisterAssigner::refine_array_kinds(BodyDraft& draft) {
  auto refine = [&](Register array, Register value) {
    TypeId type = draft.registers[array.value()].type;
    if (!type.valid()) return;
    TypeId element = symbols_.type(type).element;
    if (!element.valid()) return;
    KindMask refined = register_masks_[value.value()] | rules_.mask_of_type(element);
    if (mask_agrees(refined)) register_masks_[value.value()] = refined;
  };
  for (const Instruction& insn : draft.instructions) {
    if (insn.op == Op::ArrayGet && insn.dest.valid() && insn.element() <= ElementKind::Wide)
      refine(insn.a, insn.dest);
    if (insn.op == Op::ArrayPut && insn.element() <= ElementKind::Wide) refine(insn.a, insn.c());
  }
}

void RegisterAssigner::finish_kinds(BodyDraft& draft) {
  for (size_t i = 0; i < draft.registers.size(); ++i) {
    RegisterInfo& info = draft.registers[i];
    info.kind = kind_of_mask(register_masks_[i]);
    const bool reference = info.kind == Kind::Reference;
    if (!info.type.valid() || symbols_.type(info.type).is_reference() != reference)
      info.type = reference ? symbols_.object() : symbols_.primitive(primitive_tag(info.kind));
  }
}

}  // namespace antecede::ir
