#include "pointer/tracked_values.h"

#include <algorithm>

#include "pointer/objects.h"

namespace antecede::pointer {

using ir::Op;
using model::Intrinsic;

bool TrackedValues::is_value(ir::TypeId type) const {
  return type == program_.symbols().string() || program_.symbols().descriptor(type) == "I";
}

bool TrackedValues::is_operand(Intrinsic intrinsic, size_t index) const {
  switch (intrinsic) {
    case Intrinsic::LifecycleFire:
    case Intrinsic::LifecycleTo:
    case Intrinsic::LifecycleSet:
    case Intrinsic::LifecycleGet: return index == 1 || index == 2;
    case Intrinsic::LayoutInflate: return index == 0 || index == 1;
    case Intrinsic::LayoutParse: return index == 0;
    case Intrinsic::LayoutFind:
    case Intrinsic::LayoutName:
    case Intrinsic::LayoutFindKey: return index == 1;
    case Intrinsic::CallbackRegisterFired: return index == 1 || index == 4;
    case Intrinsic::CallbackRegisterOn: return index == 2;
    case Intrinsic::CallbackDeliver: return index == 1;
    case Intrinsic::AnnounceStart:
    case Intrinsic::AnnounceStop:
    case Intrinsic::ComponentObject:
    case Intrinsic::ComponentTarget:
    case Intrinsic::ComponentRequest: return index == 0;
    default: return false;
  }
}

/// Code that reads a menu or preferences by itself asks for the file here: which one it is, is known of its own parameter.
bool TrackedValues::opens_file(ir::MethodId method) const {
  const ir::MethodRef& ref = program_.symbols().method(program_[method].ref);
  const std::string_view name = program_.symbols().text(ref.name);
  return (name == "getLayout" || name == "getXml") &&
         program_.class_name(program_[method].owner) == "android.content.res.Resources";
}

bool TrackedValues::is_tracked(ir::MethodId method, size_t index) {
  if (const auto intrinsic = semantics_.intrinsic(method)) return is_operand(*intrinsic, index);
  const size_t first = program_[method].is_static() ? 0 : 1;
  const auto& types = program_.symbols().proto(program_.symbols().method(program_[method].ref).proto).parameters;
  if (index < first || index - first >= types.size() || !is_value(types[index - first])) return false;
  if (opens_file(method)) return true;
  if (const model::NativeMethod* native = semantics_.native(method))
    return std::ranges::any_of(native->effects,
                               [](const auto& effect) {
                                 return effect.kind == model::HeapEffect::Kind::FindsClass ||
                                        effect.kind == model::HeapEffect::Kind::FindsMember;
                               });
  const auto [place, added] = parameters_.try_emplace({method, static_cast<uint32_t>(index)}, false);
  if (!added) return place->second;
  if (depth_ >= k_most_calls) {
    parameters_.erase(place);  // Asked again from nearer it may be found.
    return false;
  }
  ++depth_;
  const bool result = look_into(method, index);
  --depth_;
  parameters_[{method, static_cast<uint32_t>(index)}] = result;
  return result;
}

bool TrackedValues::look_into(ir::MethodId method, size_t index) {
  if (semantics_.is_concrete(method)) return false;
  if (program_[method].access_flags & ir::k_abstract) return any_override(method, index);
  if (!program_[method].has_code()) return false;
  const ir::Body& body = program_.body(method);
  if (!body.ok() || index >= body.parameters().size()) return false;
  std::vector<uint8_t> marks(body.registers().size(), 0);
  mark_uses(method, body, marks);
  return marks[body.parameters()[index].value()];
}

bool TrackedValues::any_override(ir::MethodId method, size_t index) {
  std::vector<ir::ClassId> types{program_[method].owner};
  for (size_t i = 0; i < types.size() && types.size() < k_most_overrides; ++i) {
    if (i > 0)
      if (const ir::MethodId target = hierarchy_.dispatch(types[i], method);
          target.valid() && target != method && !(program_[target].access_flags & ir::k_abstract) &&
          is_tracked(target, index))
        return true;
    for (ir::ClassId below : hierarchy_.subclasses(types[i]))
      if (types.size() < k_most_overrides) types.push_back(below);
  }
  return false;
}

bool TrackedValues::is_tracked(ir::FieldId field) {
  const auto [place, added] = fields_.try_emplace(field, false);
  if (!added) return place->second;
  if (!is_value(program_.symbols().field(program_[field].ref).type)) return false;
  const ir::Class& owner = program_[program_[field].owner];
  const auto loads = [&](ir::MethodId method) {
    if (!program_[method].has_code() || semantics_.is_concrete(method)) return false;
    const ir::Body& body = program_.body(method);
    if (!body.ok()) return false;
    const auto is_load = [&](const ir::Instruction& insn) {
      return (insn.op == Op::FieldGet || insn.op == Op::StaticGet) && insn.dest.valid() &&
             hierarchy_.resolve(insn.field()) == field;
    };
    if (std::ranges::none_of(body.instructions(), is_load)) return false;
    std::vector<uint8_t> marks(body.registers().size(), 0);
    mark_uses(method, body, marks);
    return std::ranges::any_of(body.instructions(), [&](const ir::Instruction& insn) {
      return is_load(insn) && marks[insn.dest.value()];
    });
  };
  bool result = false;
  for (ir::MethodId method : owner.virtual_methods) result = result || loads(method);
  for (ir::MethodId method : owner.direct_methods) result = result || loads(method);
  fields_[field] = result;
  return result;
}

uint32_t TrackedValues::constant(ir::FieldId field) {
  const ir::ClassId owner = program_[field].owner;
  if (read_.insert(owner).second) {
    const base::Result<ir::ClassDetails> details = program_.source(program_[owner].source).details(program_, owner);
    if (details)
      for (const auto& [of, value] : details->static_values)
        if (value.kind == ir::Constant::Kind::Number && (program_[of].access_flags & ir::k_final))
          constants_[of] = static_cast<uint32_t>(value.bits);
  }
  const auto known = constants_.find(field);
  return known == constants_.end() ? Object::k_any_number : known->second;
}

/// Marks what reaches an operand that counts, then what is copied into that.
void TrackedValues::mark_uses(ir::MethodId, const ir::Body& body, std::vector<uint8_t>& marks) {
  for (const ir::Instruction& insn : body.instructions()) {
    if (insn.op == Op::FieldPut || insn.op == Op::StaticPut) {
      const ir::Register value = insn.op == Op::FieldPut ? insn.b : insn.a;
      const ir::FieldId field = hierarchy_.resolve(insn.field());
      if (field.valid() && is_tracked(field)) marks[value.value()] = 1;
    } else if (insn.op == Op::InvokeStatic || insn.op == Op::InvokeVirtual || insn.op == Op::InvokeInterface ||
               insn.op == Op::InvokeDirect || insn.op == Op::InvokeSuper) {
      const ir::MethodId target = hierarchy_.resolve(insn.method());
      if (!target.valid()) continue;
      const auto operands = body.operands(insn);
      for (size_t i = 0; i < operands.size(); ++i)
        if (!marks[operands[i].value()] && is_tracked(target, i)) marks[operands[i].value()] = 1;
    }
  }
  for (bool changed = true; changed;) {
    changed = false;
    for (const ir::Instruction& insn : body.instructions())
      if (insn.op == Op::Move && insn.dest.valid() && marks[insn.dest.value()] && !marks[insn.a.value()])
        marks[insn.a.value()] = changed = true;
  }
}

std::vector<uint8_t> TrackedValues::registers(ir::MethodId method) {
  const ir::Body& body = program_.body(method);
  std::vector<uint8_t> marks(body.registers().size(), 0);
  mark_uses(method, body, marks);
  // Who returns the id of a resource is asked for one.
  std::vector<uint8_t> is_resource(body.registers().size(), 0);
  for (const ir::Instruction& insn : body.instructions())
    if (insn.op == Op::Const && insn.dest.valid() && insn.literal() >= k_first_resource && insn.literal() <= k_last_resource)
      is_resource[insn.dest.value()] = 1;
  for (const ir::Instruction& insn : body.instructions())
    if (insn.op == Op::Return && insn.a.valid() && is_resource[insn.a.value()]) marks[insn.a.value()] = 1;
  return marks;
}

}  // namespace antecede::pointer
