#include "runtime/classes/reflection.h"

#include "runtime/classes/class_reflection.h"
#include "runtime/classes/stub_writer.h"
#include "runtime/interpreter/interpreter_support.h"

namespace antecede::runtime {

namespace {

/// Sets a field of a new object by its name.
void set(Machine& machine, Ref object, std::string_view name, Slot value) {
  const Field& field = machine.classes().known_field(&machine.class_of(object), name);
  store_field(machine.object(object), field.offset, field.storage, value);
}

/// The class of a descriptor; what nobody defines is a stand-in.
Class& class_named(Machine& machine, std::string_view descriptor) {
  if (Class* found = machine.classes().find(descriptor)) return *found;
  const ir::TypeId type = machine.program().symbols().find_type(descriptor);
  return type.valid() ? *machine.classes().of_type(type) : *machine.known().object;
}

Ref class_array(Machine& machine, const std::vector<Class*>& classes) {
  const Ref array = machine.heap().allocate_array(*machine.known().class_array, static_cast<int32_t>(classes.size()));
  for (size_t i = 0; array && i < classes.size(); ++i)
    elements_of<Ref>(machine.array(array))[i] = machine.mirror(*classes[i]);
  return array;
}

Ref symbol_text(Machine& machine, ir::StringId id) {
  return make_literal(machine, id);
}

}  // namespace

Ref make_field_object(Machine& machine, const Field& field) {
  const ir::Program& program = machine.program();
  const ir::FieldRef& ref = program.symbols().field(program[field.id].ref);
  const Ref object = machine.heap().allocate(*machine.classes().known("java/lang/reflect/Field"));
  if (!object) return k_null;
  set(machine, object, "declaringClass", slot_of_ref(machine.mirror(*field.owner)));
  set(machine, object, "name", slot_of_ref(symbol_text(machine, ref.name)));
  set(machine, object, "type", slot_of_ref(machine.mirror(*machine.classes().of_type(ref.type))));
  set(machine, object, "flags", slot_of(static_cast<int32_t>(program[field.id].access_flags & 0xffff)));
  set(machine, object, "slot", slot_of(static_cast<int32_t>(field.id.value())));
  return object;
}

Ref make_method_object(Machine& machine, Method& method) {
  const bool constructs = method.name == "<init>";
  const Ref object = machine.heap().allocate(
      *machine.classes().known(constructs ? "java/lang/reflect/Constructor" : "java/lang/reflect/Method"));
  if (!object) return k_null;
  std::vector<Class*> types;
  for (const std::string& type : split_descriptor(method.descriptor)) types.push_back(&class_named(machine, type));
  Class* result = types.back();
  types.pop_back();
  std::vector<Class*> exceptions;
  for (const std::string& name : exceptions_of(machine, method))
    if (Class& type = class_named(machine, name); !type.denied) exceptions.push_back(&type);
  uint32_t flags = method.flags & 0xffff;
  if (method.flags & ir::k_declared_synchronized) flags |= ir::k_synchronized;
  const Ref parameter_types = class_array(machine, types), exception_types = class_array(machine, exceptions);
  if (!parameter_types || !exception_types) return k_null;
  set(machine, object, "declaringClass", slot_of_ref(machine.mirror(*method.owner)));
  set(machine, object, "parameterTypes", slot_of_ref(parameter_types));
  set(machine, object, "exceptionTypes", slot_of_ref(exception_types));
  set(machine, object, "flags", slot_of(static_cast<int32_t>(flags)));
  set(machine, object, "slot", slot_of(static_cast<int32_t>(method.id.value())));
  if (constructs) return object;
  set(machine, object, "name",
      slot_of_ref(symbol_text(machine, machine.program().symbols().method(method.ref).name)));
  set(machine, object, "returnType", slot_of_ref(machine.mirror(*result)));
  return object;
}

namespace {

/// The number in the object's `slot`, if it is below `count`; else 0.
uint32_t slot_number(Machine& machine, Ref object, size_t count) {
  const Field& field = machine.classes().known_field(&machine.class_of(object), "slot");
  const auto number = static_cast<uint32_t>(load_field(machine.object(object), field.offset, field.storage).i);
  return number < count ? number : 0;
}

}  // namespace

Field& field_of_object(Machine& machine, Ref object) {
  return machine.classes().field(ir::FieldId(slot_number(machine, object, machine.program().fields().size())));
}

Method& method_of_object(Machine& machine, Ref object) {
  return *machine.classes().method(ir::MethodId(slot_number(machine, object, machine.program().methods().size())));
}

}  // namespace antecede::runtime
