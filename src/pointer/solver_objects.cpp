// What objects there are, which class they are of, and what they are made of.

#include "pointer/solver.h"

#include <algorithm>
#include <bit>

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
  // What nobody defines and no code of the app asks for is one for each type.
  if (kind == Object::Kind::Opaque && !is_own(in.method)) return objects_.of({kind, type, {}, 0, {}, key});
  if (!is_own(in.method) && is_plain_value(type)) {
    object.context = {};
    // Nor does it matter which code makes a value; arrays of numbers can be written.
    if (kind == Object::Kind::Made && program_.find_class(type).valid()) {
      object.method = {};
      object.instruction = 0;
    }
    if (type == program_.symbols().string()) return objects_.of({Object::Kind::Text, type, {}, 0, {}, Object::k_any_text});
  }
  if (in.context.valid() && is_inner_working(type)) object.context = {};
  if (in.context.valid() && in.method.valid() && !is_own(in.method) && type != queue_type_ &&
      !inlining_.is_holders(in.method) && !inlining_.is_mixed(in.method, instruction))
    object.context = {};
  return objects_.of(object);
}

/// Its class works where the analysis does not look, so that there is nothing to tell apart.
bool Solver::is_inner_working(ir::TypeId type) {
  const auto [place, added] = inner_workings_.try_emplace(type, false);
  if (!added) return place->second;
  const ir::ClassId owner = program_.find_class(type);
  if (!owner.valid() || !semantics_.is_model(owner)) return false;
  bool all = !program_[owner].direct_methods.empty();
  for (const auto& methods : {program_[owner].direct_methods, program_[owner].virtual_methods})
    for (ir::MethodId method : methods) all &= semantics_.is_concrete(method);
  return place->second = all;
}

/// What `getClass` says of it.
ObjectId Solver::class_object_of(ObjectId object) {
  if (class_objects_.size() <= object.value()) class_objects_.resize(object.value() + 1);
  if (ObjectId known = class_objects_[object.value()]; known.valid()) return known;
  const ObjectId result =
      objects_.of({Object::Kind::Class, program_.symbols().class_type(), {}, 0, {}, objects_[object].type.value()});
  return class_objects_[object.value()] = result;
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
  ObjectSet one;
  one.insert(object);
  return !passing(one, type).empty();
}

/// Those of the objects that pass for the type, which is not `Object`. Each is asked about once for each type.
ObjectSet Solver::passing(const ObjectSet& objects, ir::TypeId type) {
  TypeFilter& filter = filters_[type];
  return objects.filtered([&](uint32_t place, uint64_t bits) {
    if (filter.asked.size() <= place) {
      filter.asked.resize(place + 1, 0);
      filter.pass.resize(place + 1, 0);
    }
    for (uint64_t news = bits & ~filter.asked[place]; news != 0; news &= news - 1) {
      const size_t object = size_t(place) * 64 + static_cast<size_t>(std::countr_zero(news));
      if (find_passes(ObjectId(object), type)) filter.pass[place] |= news & -news;
    }
    filter.asked[place] |= bits;
    return bits & filter.pass[place];
  });
}

bool Solver::find_passes(ObjectId object, ir::TypeId type) {
  const ir::TypeId from = objects_[object].type;
  // What a method returns that nobody defines is of the declared type or of one below it.
  if (objects_[object].kind == Object::Kind::Opaque && hierarchy_.is_subtype(type, from) != ir::Truth::No) return true;
  if (objects_[object].kind == Object::Kind::Proxy && program_.symbols().descriptor(type) == "Ljava/lang/reflect/Proxy;")
    return true;
  const auto [place, added] = subtypes_.try_emplace(key_of(from.value(), type.value()), false);
  if (added) place->second = hierarchy_.is_subtype(from, type) != ir::Truth::No;
  return place->second;
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
  const ir::TypeId type = objects_[object].type, cloneable = program_.symbols().find_type("Ljava/lang/Cloneable;");
  // Of another object `clone` throws an exception.
  if (cloneable.valid() && !program_.symbols().type(type).is_array() && !find_passes(object, cloneable)) return;
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
