// What objects there are, which class they are of, and what they are made of.

#include "pointer/solver.h"

#include <algorithm>

namespace antecede::pointer {

/// Texts, boxed values, exceptions: nobody can change them, or nobody cares which one it is.
bool Solver::is_plain_value(ir::TypeId type) const {
  const ir::ClassId owner = program_.find_class(type);
  if (owner.valid()) return semantics_.is_plain(owner);
  const std::string_view descriptor = program_.symbols().descriptor(type);
  if (descriptor.size() == 2 && descriptor[0] == '[') return true;  // Arrays of numbers.
  return false;
}

ObjectId Solver::made(NodeId node, uint32_t instruction, ir::TypeId type, Object::Kind kind, uint32_t key) {
  const Node& in = nodes_[node];
  Object object{kind, type, in.method, instruction, in.context, key};
  if (!is_own(in.method) && is_plain_value(type)) {
    object.context = {};
    if (type == program_.symbols().string()) return objects_.of({Object::Kind::Text, type, {}, 0, {}, Object::k_any_text});
  }
  if (in.context.valid() && in.method.valid() && !is_own(in.method) && type != queue_type_ &&
      !inlining_.is_holders(in.method) && !inlining_.is_mixed(in.method, instruction))
    object.context = {};
  return objects_.of(object);
}

ObjectId Solver::make_object(const Object& object) {
  return objects_.of(object);
}

ir::ClassId Solver::class_of(ObjectId object) const {
  if (object_class_known_.size() <= object.value()) {
    object_class_known_.resize(objects_.size(), 0);
    object_classes_.resize(objects_.size());
  }
  if (!object_class_known_[object.value()]) {
    object_class_known_[object.value()] = 1;
    const ir::TypeId type = objects_[object].type;
    const bool is_array = program_.symbols().type(type).is_array();
    object_classes_[object.value()] = program_.find_class(is_array ? program_.symbols().object() : type);
  }
  return object_classes_[object.value()];
}

bool Solver::passes(ObjectId object, ir::TypeId type) {
  if (!type.valid() || type == program_.symbols().object()) return true;
  const ir::TypeId from = objects_[object].type;
  const auto [place, added] = subtypes_.try_emplace(key_of(from.value(), type.value()), false);
  if (added) {
    bool result = hierarchy_.is_subtype(from, type) != ir::Truth::No;
    // What a method returns that nobody defines is of the declared type or of one below it.
    if (!result) result = objects_[object].kind == Object::Kind::Opaque && hierarchy_.is_subtype(type, from) != ir::Truth::No;
    place->second = result;
  }
  // The memo is by type; whether the object is an opaque one, or a proxy, is asked anew.
  if (objects_[object].kind == Object::Kind::Proxy && program_.symbols().descriptor(type) == "Ljava/lang/reflect/Proxy;")
    return true;
  return place->second || (objects_[object].kind == Object::Kind::Opaque &&
                           hierarchy_.is_subtype(type, from) != ir::Truth::No);
}

/// A variable may point to objects that its code never meets: only those of the field's class have the field.
bool Solver::has_slot(ObjectId object, uint32_t slot) {
  if (slot::is_special(slot)) return true;
  return passes(object, program_[program_[ir::FieldId(slot)].owner].type);
}

VariableId Solver::cell(ObjectId object, uint32_t slot) {
  const auto [place, added] = cells_.try_emplace(key_of(object.value(), slot));
  if (!added) return place->second;
  const VariableId variable = make_variable();
  cells_[key_of(object.value(), slot)] = variable;
  if (cells_of_.size() <= object.value()) cells_of_.resize(object.value() + 1);
  cells_of_[object.value()].push_back({slot, variable});
  if (object.value() < copies_of_.size()) {
    const std::vector<ObjectId> copies = copies_of_[object.value()];
    for (ObjectId copy : copies) flow(variable, cell(copy, slot));
  }
  return variable;
}

/// A copy is an object of its own that has all that the original has. All that one place copies of one class are one
/// object, so that copies of copies come to an end.
void Solver::copy_object(const Invocation& copying, ObjectId object) {
  const uint32_t instruction = instruction_of(copying);
  const ObjectId copy = made(copying.caller, instruction, objects_[object].type, Object::Kind::Copy);
  if (copying.result.valid()) add(copying.result, copy);
  if (copies_of_.size() <= object.value()) copies_of_.resize(object.value() + 1);
  auto& copies = copies_of_[object.value()];
  if (copy == object || std::ranges::find(copies, copy) != copies.end()) return;
  copies.push_back(copy);
  const std::vector<std::pair<uint32_t, VariableId>> known(cells(object).begin(), cells(object).end());
  for (const auto& [slot, variable] : known) flow(variable, cell(copy, slot));
}

uint32_t Solver::instruction_of(const Invocation& invocation) const {
  const Node& in = nodes_[invocation.caller];
  if (!in.method.valid() || invocation.site == CallEdge::k_no_site) return invocation.site;
  return codes_.find(in.method)->calls[invocation.site].instruction;
}

ir::StringId Solver::text_of(ObjectId object) const {
  const Object& text = objects_[object];
  return text.kind == Object::Kind::Text && text.key != Object::k_any_text ? ir::StringId(text.key) : ir::StringId();
}

VariableId Solver::static_cell(ir::FieldId field) {
  const auto known = static_cells_.find(field);
  if (known != static_cells_.end()) return known->second;
  const VariableId variable = make_variable();
  static_cells_[field] = variable;
  return variable;
}

}  // namespace antecede::pointer
