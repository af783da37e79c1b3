// Natives of antecede.Reflection about members and their use, and the table of all of them.
#include <algorithm>

#include "runtime/class_reflection.h"
#include "runtime/machine.h"
#include "runtime/native_table.h"
#include "runtime/natives_reflection.h"
#include "runtime/reflection.h"
#include "runtime/stub_writer.h"

namespace antecede::runtime {

namespace {

/// The native, for code that passes null where none may be: argument i counts if bit i is set.
template <NativeFunction function, unsigned arguments>
NativeOutcome non_null(NativeCall& call) {
  for (unsigned i = 0; arguments >> i; ++i)
    if (arguments >> i & 1 && !call.ref_at(i))
      return call.machine.throw_new(call.thread, "java/lang/NullPointerException");
  return function(call);
}

enum MemberKind : int32_t { k_fields, k_methods, k_constructors, k_classes, k_interfaces, k_components, k_permitted };

// Members -----------------------------------------------------------------------------------------------------------

/// In the order of declaration; where that is not known, in the order of the program.
void add_fields(Machine& machine, Class& type, std::vector<Ref>& found) {
  const ir::ReflectionData& data = reflection_of(machine, type);
  for (const auto& facts : data.fields)
    if (facts.id.valid()) found.push_back(make_field_object(machine, machine.classes().field(facts.id)));
  if (!data.fields.empty()) return;
  const ir::Class& definition = machine.program()[type.definition];
  for (const auto& range : {definition.static_fields, definition.instance_fields})
    for (const ir::FieldId id : range) found.push_back(make_field_object(machine, machine.classes().field(id)));
}

void add_methods(Machine& machine, Class& type, bool constructors, std::vector<Ref>& found) {
  const auto add = [&](Method& method) {
    const bool wanted = constructors ? method.name == "<init>" : !method.name.starts_with('<');
    if (wanted && method.id.valid()) found.push_back(make_method_object(machine, method));
  };
  const ir::ReflectionData& data = reflection_of(machine, type);
  for (const auto& facts : data.methods)
    if (facts.id.valid()) add(*machine.classes().method(facts.id));
  if (!data.methods.empty()) return;
  for (Method* method : type.methods) add(*method);
}

void add_components(Machine& machine, Class& type, std::vector<Ref>& found) {
  Class& kind = *machine.classes().known("java/lang/reflect/RecordComponent");
  for (const auto& part : reflection_of(machine, type).components) {
    const Ref object = machine.heap().allocate(kind);
    found.push_back(object);
    if (!object) return;
    const auto set = [&](std::string_view name, Ref value) {
      field_at<Ref>(machine.object(object), machine.classes().known_field(&kind, name).offset) = value;
    };
    Class* component = machine.classes().find(part.descriptor);
    set("declaringRecord", machine.mirror(type));
    set("name", Strings(machine.heap(), machine.known()).make(utf16_of_modified(part.name)));
    set("type", machine.mirror(component ? *component : *machine.known().object));
  }
}

NativeOutcome reflect_members(NativeCall& call) {
  Machine& machine = call.machine;
  Class& type = class_at(call, 0);
  const int32_t kind = call.int_at(1);
  std::vector<Ref> found;
  if (kind == k_permitted) {
    if (!reflection_of(machine, type).is_sealed) return call.give_ref(k_null);
    for (const std::string& name : reflection_of(machine, type).permitted)
      if (Class* below = machine.classes().find(name)) found.push_back(machine.mirror(*below));
  }
  if (kind == k_interfaces) {
    for (Class* above : type.interfaces) found.push_back(machine.mirror(*above));
  } else if (kind == k_classes) {
    for (const ir::TypeId member : details_of(machine, type).member_classes)
      if (member.valid()) found.push_back(machine.mirror(*machine.classes().of_type(member)));
  } else if (kind == k_components) {
    add_components(machine, type, found);
  } else if (kind == k_fields && type.definition.valid()) {
    add_fields(machine, type, found);
  } else if (kind == k_methods || kind == k_constructors) {
    add_methods(machine, type, kind == k_constructors, found);
  }
  if (std::ranges::find(found, k_null) != found.end()) return machine.out_of_memory(call.thread);
  return give_made(call, object_array(machine, *machine.known().object_array, found));
}

std::string component_signature(Machine& machine, Ref component) {
  Class& kind = machine.class_of(component);
  const auto field = [&](std::string_view name) {
    return field_at<Ref>(machine.object(component), machine.classes().known_field(&kind, name).offset);
  };
  const std::string name = modified_of(Strings(machine.heap(), machine.known()).text(field("name")));
  for (const auto& part : reflection_of(machine, machine.class_of_mirror(field("declaringRecord"))).components)
    if (part.name == name) return part.signature;
  return {};
}

NativeOutcome reflect_signature(NativeCall& call) {
  Machine& machine = call.machine;
  const Ref element = call.ref_at(0);
  const std::string_view kind = machine.class_of(element).descriptor;
  std::string text;
  if (kind == "Ljava/lang/Class;") {
    text = details_of(machine, machine.class_of_mirror(element)).signature;
  } else if (kind == "Ljava/lang/reflect/Field;") {
    const Field& field = field_of_object(machine, element);
    for (const auto& [id, signature] : details_of(machine, *field.owner).field_signatures)
      if (id == field.id) text = signature;
  } else if (kind == "Ljava/lang/reflect/RecordComponent;") {
    text = component_signature(machine, element);
  } else if (kind == "Ljava/lang/reflect/Method;" || kind == "Ljava/lang/reflect/Constructor;") {
    const Method& method = method_of_object(machine, element);
    for (const auto& [id, signature] : details_of(machine, *method.owner).method_signatures)
      if (id == method.id) text = signature;
  }
  if (text.empty()) return call.give_ref(k_null);
  return give_made(call, Strings(machine.heap(), machine.known()).make(utf16_of_modified(text)));
}

// Use of members ----------------------------------------------------------------------------------------------------

/// Where the class still has to be initialised: how the native ends, to be called again.
bool is_ready(NativeCall& call, Class& type, NativeOutcome& outcome) {
  if (call.machine.initialise(call.thread, type)) return true;
  outcome = call.thread.state == Thread::State::Runnable ? NativeOutcome::Throw : NativeOutcome::Repeat;
  return false;
}

NativeOutcome illegal_argument(NativeCall& call) {
  return call.machine.throw_new(call.thread, "java/lang/IllegalArgumentException");
}

/// Whether the object, if there must be one, has the field. java.lang.reflect has looked before, but others may call.
bool has_field(const Machine& machine, Ref object, const Field& field) {
  return field.is_static || (object && machine.class_of(object).is_subclass_of(field.owner));
}

NativeOutcome reflect_get(NativeCall& call) {
  Machine& machine = call.machine;
  const Field& field = field_of_object(machine, call.ref_at(0));
  if (!has_field(machine, call.ref_at(1), field)) return illegal_argument(call);
  NativeOutcome outcome{};
  if (field.is_static && !is_ready(call, *field.owner, outcome)) return outcome;
  const Slot value = field.is_static ? machine.statics()[field.offset]
                                     : load_field(machine.object(call.ref_at(1)), field.offset, field.storage);
  if (field.storage == Storage::Reference) return call.give(value);
  call.arguments[0] = value;
  constexpr std::string_view k_tags = "ZBCSIFJD";
  call.method = machine.stubs().boxing(k_tags[static_cast<size_t>(field.storage)]);
  return NativeOutcome::TailCall;
}

/// Whether the object, a box for what is no reference, can be the field's value.
bool fits_field(Machine& machine, const Field& field, Ref value) {
  const ir::Program& program = machine.program();
  Class* type = machine.classes().of_type(program.symbols().field(program[field.id].ref).type);
  if (!type->primitive) return !value || type->missing || machine.class_of(value).is_subclass_of(type);
  return value && machine.class_of(value).descriptor == box_of(type->primitive);
}

/// What a box holds.
Slot unbox(Machine& machine, Ref box) {
  const Field& field = machine.classes().known_field(&machine.class_of(box), "value");
  return load_field(machine.object(box), field.offset, field.storage);
}

NativeOutcome reflect_set(NativeCall& call) {
  Machine& machine = call.machine;
  const Field& field = field_of_object(machine, call.ref_at(0));
  NativeOutcome outcome{};
  if (field.is_static && !is_ready(call, *field.owner, outcome)) return outcome;
  const bool reference = field.storage == Storage::Reference;
  if (!reference && !call.ref_at(2)) return machine.throw_new(call.thread, "java/lang/NullPointerException");
  if (!has_field(machine, call.ref_at(1), field) || !fits_field(machine, field, call.ref_at(2)))
    return illegal_argument(call);
  const Slot value = reference ? call.arguments[2] : unbox(machine, call.ref_at(2));
  if (field.is_static)
    machine.statics()[field.offset] = value;
  else
    store_field(machine.object(call.ref_at(1)), field.offset, field.storage, value);
  return call.done();
}

NativeOutcome reflect_invoke(NativeCall& call) {
  Method& method = method_of_object(call.machine, call.ref_at(0));
  call.method = call.machine.stubs().reflective_call(method, call.int_at(3));
  call.arguments[0] = call.arguments[1];
  call.arguments[1] = call.arguments[2];
  return NativeOutcome::TailCall;
}

NativeOutcome reflect_construct(NativeCall& call) {
  Method& method = method_of_object(call.machine, call.ref_at(0));
  if (method.name != "<init>") return illegal_argument(call);
  call.method = call.machine.stubs().reflective_new(method);
  call.arguments[0] = call.arguments[1];
  return NativeOutcome::TailCall;
}

NativeOutcome reflect_initialize(NativeCall& call) {
  Method& method = method_of_object(call.machine, call.ref_at(1));
  call.method = call.machine.stubs().reflective_call(method, false);
  call.arguments[1] = slot_of_ref(k_null);
  return NativeOutcome::TailCall;
}

bool has_instances(const Class& type) {
  return type.super && !type.is_array() && !(type.flags & (ir::k_abstract | ir::k_interface));
}

NativeOutcome reflect_allocate(NativeCall& call) {
  Class& type = class_at(call, 0);
  if (!has_instances(type)) return illegal_argument(call);
  NativeOutcome outcome{};
  if (!is_ready(call, type, outcome)) return outcome;
  return give_made(call, call.machine.heap().allocate(type));
}

NativeOutcome reflect_new_array(NativeCall& call) {
  Machine& machine = call.machine;
  const Class& component = class_at(call, 0);
  const bool possible =
      component.super || (component.primitive && component.primitive != 'V') || component.is_interface();
  if (!possible && &component != machine.known().object) return illegal_argument(call);
  if (component.descriptor.starts_with(std::string(255, '[')) || call.int_at(1) < 0) return illegal_argument(call);
  return give_made(call,
                   machine.heap().allocate_array(*machine.classes().array_of(&class_at(call, 0)), call.int_at(1)));
}

NativeOutcome reflect_proxy_class(NativeCall& call) {
  Machine& machine = call.machine;
  std::vector<Class*> interfaces;
  ArrayHeader* array = machine.array(call.ref_at(0));
  for (int32_t i = 0; i < array->length; ++i) {
    const Ref mirror = elements_of<Ref>(array)[i];
    if (!mirror || !machine.class_of_mirror(mirror).is_interface()) return illegal_argument(call);
    interfaces.push_back(&machine.class_of_mirror(mirror));
  }
  return call.give_ref(machine.mirror(*machine.stubs().proxy_class(interfaces)));
}

NativeOutcome reflect_new_proxy(NativeCall& call) {
  if (class_at(call, 0).proxied.empty() && !class_at(call, 0).hidden) return illegal_argument(call);
  return give_made(call, call.machine.heap().allocate(class_at(call, 0)));
}

}  // namespace

std::span<const NativeEntry> reflection_natives() {
  static constexpr std::string_view k_owner = "antecede/Reflection";
  static const NativeEntry k_entries[] = {
      {k_owner, "primitive", "(Ljava/lang/String;)Ljava/lang/Class;", non_null<reflect_primitive, 1>},
      {k_owner, "find", "(Ljava/lang/String;Z)Ljava/lang/Class;", non_null<reflect_find, 1>},
      {k_owner, "name", "(Ljava/lang/Class;)Ljava/lang/String;", non_null<reflect_name, 1>},
      {k_owner, "modifiers", "(Ljava/lang/Class;)I", non_null<reflect_modifiers, 1>},
      {k_owner, "superclass", "(Ljava/lang/Class;)Ljava/lang/Class;", non_null<reflect_superclass, 1>},
      {k_owner, "component", "(Ljava/lang/Class;)Ljava/lang/Class;", non_null<reflect_component, 1>},
      {k_owner, "arrayOf", "(Ljava/lang/Class;)Ljava/lang/Class;", non_null<reflect_array_of, 1>},
      {k_owner, "isSystem", "(Ljava/lang/Class;)Z", non_null<reflect_is_system, 1>},
      {k_owner, "enclosing", "(Ljava/lang/Class;)Ljava/lang/Object;", non_null<reflect_enclosing, 1>},
      {k_owner, "innerName", "(Ljava/lang/Class;)Ljava/lang/String;", non_null<reflect_inner_name, 1>},
      {k_owner, "enumConstants", "(Ljava/lang/Class;)[Ljava/lang/Object;", non_null<reflect_enum_constants, 1>},
      {k_owner, "members", "(Ljava/lang/Class;I)[Ljava/lang/Object;", non_null<reflect_members, 1>},
      {k_owner, "signature", "(Ljava/lang/Object;)Ljava/lang/String;", non_null<reflect_signature, 1>},
      {k_owner, "annotations", "(Ljava/lang/Object;I)[[Ljava/lang/Object;", non_null<reflect_annotations, 1>},
      {k_owner, "defaultValue", "(Ljava/lang/reflect/Method;)Ljava/lang/Object;", non_null<reflect_default_value, 1>},
      {k_owner, "parameterNames", "(Ljava/lang/Object;)[Ljava/lang/String;", non_null<reflect_parameter_names, 1>},
      {k_owner, "get", "(Ljava/lang/reflect/Field;Ljava/lang/Object;)Ljava/lang/Object;", non_null<reflect_get, 1>},
      {k_owner, "set", "(Ljava/lang/reflect/Field;Ljava/lang/Object;Ljava/lang/Object;)V", non_null<reflect_set, 1>},
      {k_owner, "invoke", "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;Z)Ljava/lang/Object;",
       non_null<reflect_invoke, 1>},
      {k_owner, "construct", "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;",
       non_null<reflect_construct, 1>},
      {k_owner, "initialize", "(Ljava/lang/Object;Ljava/lang/reflect/Constructor;)V",
       non_null<reflect_initialize, 3>},
      {k_owner, "allocate", "(Ljava/lang/Class;)Ljava/lang/Object;", non_null<reflect_allocate, 1>},
      {k_owner, "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", non_null<reflect_new_array, 1>},
      {k_owner, "proxyClass", "([Ljava/lang/Class;)Ljava/lang/Class;", non_null<reflect_proxy_class, 1>},
      {k_owner, "newProxy", "(Ljava/lang/Class;)Ljava/lang/reflect/Proxy;", non_null<reflect_new_proxy, 1>},
      {k_owner, "stackTrace", "(Ljava/lang/Object;)[Ljava/lang/StackTraceElement;", reflect_stack_trace},
      {k_owner, "stackClasses", "()[Ljava/lang/Class;", reflect_stack_classes},
      {k_owner, "resource", "(Ljava/lang/String;)[B", non_null<reflect_resource, 1>},
  };
  return k_entries;
}

}  // namespace antecede::runtime
