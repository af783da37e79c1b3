// The half of Classes that finds fields and methods.
#include <algorithm>

#include "base/assert.h"
#include "runtime/classes/classes.h"

namespace antecede::runtime {

Field& Classes::field(ir::FieldId id) {
  of_definition(program_[id].owner);
  return fields_[id];
}

Method* Classes::method(ir::MethodId id) {
  if (!methods_[id]) of_definition(program_[id].owner);
  return methods_[id];
}

Field* Classes::resolve(ir::FieldRefId ref) {
  const ir::FieldId id = hierarchy_.resolve(ref);
  return id.valid() ? &field(id) : nullptr;
}

Method* Classes::resolve(ir::MethodRefId ref) {
  const ir::MethodRef& wanted = program_.symbols().method(ref);
  if (program_.symbols().type(wanted.owner).is_array()) {
    for (Method* method : known("java/lang/Object")->methods)
      if (program_.symbols().method(method->ref).name == wanted.name &&
          program_.symbols().method(method->ref).proto == wanted.proto)
        return method;
    return nullptr;
  }
  const ir::MethodId id = hierarchy_.resolve(ref);
  return id.valid() ? method(id) : nullptr;
}

Method* Classes::missing(ir::MethodRefId ref, bool is_static) {
  Method*& known = missing_[ref];
  if (known) return known;
  const ir::MethodRef& facts = program_.symbols().method(ref);
  Method* method = add_method(nullptr, program_.symbols().text(facts.name),
                              program_.symbols().proto_descriptor(facts.proto), is_static ? ir::k_static : 0);
  method->owner = of_type(facts.owner);
  method->ref = ref;
  method->framework = true;
  set_entry(*method, Operation::CallMissing);
  return missing_[ref] = method;
}

std::vector<std::string> Classes::missing_fields() const {
  std::vector<std::string> names;
  for (const ir::FieldRefId ref : missing_fields_) {
    const ir::FieldRef& facts = program_.symbols().field(ref);
    std::string owner = ir::to_utf8(program_.symbols().descriptor(facts.owner));
    if (owner.starts_with('L')) owner = owner.substr(1, owner.size() - 2);
    std::ranges::replace(owner, '/', '.');
    names.push_back(owner + "." + ir::to_utf8(program_.symbols().text(facts.name)));
  }
  std::ranges::sort(names);
  return names;
}

Method* Classes::java_body(const Method& method) {
  Method*& known = java_bodies_[&method];
  if (known) return known;
  Method* body = add_method(nullptr, method.name, method.descriptor, method.flags);
  body->owner = method.owner;
  body->id = method.id;
  body->ref = method.ref;
  body->framework = method.framework;
  body->library = method.library;
  body->hidden = false;
  set_entry(*body, Operation::DecodeMethod);
  return java_bodies_[&method] = body;
}

Method* Classes::find_method(Class* type, std::string_view name, std::string_view descriptor) {
  for (Class* above = type; above; above = above->super)
    for (Method* method : above->methods)
      if (method->name == name && method->descriptor == descriptor) return method;
  for (const uint32_t id : type->all_ancestors())
    for (Method* method : list_[id]->methods)
      if (method->name == name && method->descriptor == descriptor) return method;
  return nullptr;
}

const Field& Classes::known_field(const Class* type, std::string_view name) const {
  for (const Class* above = type; above; above = above->super) {
    const ir::Class& definition = program_[above->definition];
    for (const auto& range : {definition.instance_fields, definition.static_fields})
      for (const ir::FieldId id : range)
        if (program_.symbols().text(program_.symbols().field(program_[id].ref).name) == name) return fields_[id];
  }
  ANTECEDE_ASSERT(false && "a field of the model");
  return fields_[ir::FieldId(0)];
}

Method* Classes::known_method(Class* type, std::string_view name, std::string_view descriptor) {
  Method* found = find_method(type, name, descriptor);
  ANTECEDE_ASSERT(found != nullptr);
  return found;
}

Method* Classes::dispatch(Class* receiver, Method* method) {
  if (method->flags & (ir::k_private | ir::k_static)) return method;
  const auto [known, is_new] = dispatched_.try_emplace({receiver->id, method}, nullptr);
  if (!is_new) return known->second;
  Method* target = nullptr;
  if (receiver->definition.valid() && method->id.valid()) {
    const ir::MethodId id = hierarchy_.dispatch(receiver->definition, method->id);
    target = id.valid() ? this->method(id) : nullptr;
  } else if (!method->id.valid()) {
    target = find_own(receiver, *method);
    if (!target) target = method;  // Nobody defines it.
  } else {
    target = find_own(receiver, *method);
    if (!target) target = find_default(*receiver, *method);
  }
  // Linking may have added to the table.
  return dispatched_[{receiver->id, method}] = target;
}

/// For classes that the program does not define: by name and descriptor.
Method* Classes::find_own(Class* receiver, const Method& like) {
  for (Class* type = receiver; type; type = type->super)
    for (Method* method : type->methods) {
      const bool fits = !(method->flags & (ir::k_private | ir::k_static | ir::k_abstract));
      if (fits && method->name == like.name && method->descriptor == like.descriptor) return method;
    }
  return nullptr;
}

Method* Classes::find_default(const Class& receiver, const Method& like) {
  Method* best = nullptr;
  for (const uint32_t id : receiver.all_ancestors())
    for (Method* method : list_[id]->methods) {
      const bool fits = !(method->flags & (ir::k_private | ir::k_static | ir::k_abstract));
      if (!fits || method->name != like.name || method->descriptor != like.descriptor) continue;
      if (!best || method->owner->is_subclass_of(best->owner)) best = method;
    }
  return best;
}

Method* Classes::dispatch_super(Class* caller, ir::MethodRefId ref) {
  const ir::MethodId id = hierarchy_.dispatch_super(caller->definition, ref);
  return id.valid() ? method(id) : nullptr;
}

Class* Classes::add_class(std::string descriptor, Class* super, std::vector<Class*> interfaces,
                          const std::vector<Storage>& fields, std::vector<uint32_t>& offsets) {
  Class* type = new_class(std::move(descriptor));
  ++made_;
  type->super = super;
  type->interfaces = std::move(interfaces);
  type->flags = ir::k_public | ir::k_final | ir::k_synthetic;
  type->hidden = true;
  inherit(*type);
  share_vtable(*type, *super);
  inherit_references(*type);
  uint32_t end = super->instance_size;
  offsets.clear();
  for (const Storage storage : fields) {
    offsets.push_back(end);
    if (storage == Storage::Reference) type->references.push_back(end);
    end += 8;
  }
  type->instance_size = end;
  return type;
}

Method* Classes::add_method(Class* owner, std::string_view name, std::string descriptor, uint32_t flags) {
  method_storage_.push_back(std::make_unique<Method>());
  Method* method = method_storage_.back().get();
  method->owner = owner;
  method->name = name;
  method->descriptor = std::move(descriptor);
  method->flags = flags;
  method->hidden = true;
  describe_arguments(*method);
  if (!owner) return method;
  owner->methods.push_back(method);
  Method** own = nullptr;
  for (uint32_t i = 0; i < owner->vtable_size; ++i) {
    const Method& above = *owner->vtable[i];
    if (above.name != method->name || above.descriptor != method->descriptor) continue;
    method->vtable_index = above.vtable_index;
    if (!own) own = own_vtable(*owner, owner->vtable_size);
    own[i] = method;
  }
  return method;
}

}  // namespace antecede::runtime
