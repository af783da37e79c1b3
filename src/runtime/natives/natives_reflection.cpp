// Natives of antecede.Reflection about members and their use, and the table of all of them.
#include <algorithm>

#include "runtime/classes/class_reflection.h"
#include "runtime/classes/reflection.h"
#include "runtime/classes/stub_writer.h"
#include "runtime/machine.h"
#include "runtime/natives/native_table.h"
#include "runtime/natives/natives_reflection.h"

namespace antecede::runtime {

namespace {

enum MemberKind : int32_t { k_fields, k_methods, k_constructors, k_classes, k_interfaces, k_components, k_permitted };

// Members -----------------------------------------------------------------------------------------------------------

/// In the order of declaration; where that is not known, in the order of the program.
void add_fields(Machine& machine, Class& type, std::vector<Ref>& found) {
  const auto add = [&](ir::FieldId id) {
    const Field& field = machine.classes().field(id);
    if (machine.classes().is_visible(field)) found.push_back(make_field_object(machine, field));
  };
  const ir::ReflectionData& data = reflection_of(machine, type);
  for (const auto& facts : data.fields)
    if (facts.id.valid()) add(facts.id);
  if (!data.fields.empty()) return;
  const ir::Class& definition = machine.program()[type.definition];
  for (const auto& range : {definition.static_fields, definition.instance_fields})
    for (const ir::FieldId id : range) add(id);
}

void add_methods(Machine& machine, Class& type, bool constructors, std::vector<Ref>& found) {
  const auto add = [&](Method& method) {
    const bool wanted = constructors ? method.name == "<init>" : !method.name.starts_with('<');
    if (wanted && method.id.valid() && machine.classes().is_visible(method))
      found.push_back(make_method_object(machine, method));
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
    if (component && component->denied) component = nullptr;
    set("declaringRecord", machine.mirror(type));
    set("name", Strings(machine.heap(), machine.known()).make(utf16_of_modified(part.name)));
    set("type", machine.mirror(component ? *component : *machine.known().object));
  }
}

void add_class(Machine& machine, Class* type, std::vector<Ref>& found) {
  if (type && !type->denied) found.push_back(machine.mirror(*type));
}

/// The interfaces of the class and of internal classes above; in the place of internal ones, those above them.
void add_interfaces(Machine& machine, const Class& type, std::vector<Ref>& found) {
  for (Class* above : type.interfaces) {
    if (above->internal) {
      add_interfaces(machine, *above, found);
      continue;
    }
    const Ref mirror = machine.mirror(*above);
    // Only internal ones can lead to the same one twice, and only the model has them.
    const bool is_known = type.framework && std::ranges::find(found, mirror) != found.end();
    if (!is_known) found.push_back(mirror);
  }
  if (type.super && type.super->internal) add_interfaces(machine, *type.super, found);
}

NativeOutcome reflect_members(NativeCall& call) {
  Machine& machine = call.machine;
  Class& type = class_at(call, 0);
  const int32_t kind = call.int_at(1);
  std::vector<Ref> found;
  if (kind == k_permitted) {
    if (!reflection_of(machine, type).is_sealed) return call.give_ref(k_null);
    for (const std::string& name : reflection_of(machine, type).permitted)
      add_class(machine, machine.classes().find(name), found);
  }
  if (kind == k_interfaces) {
    add_interfaces(machine, type, found);
  } else if (kind == k_classes) {
    for (const ir::TypeId member : details_of(machine, type).member_classes)
      if (member.valid()) add_class(machine, machine.classes().of_type(member), found);
  } else if (type.internal) {
    // What it declares is seen where it overrides it, if at all.
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

/// As the class file has it; empty: there is none.
std::string signature_of(Machine& machine, Ref element) {
  const std::string_view kind = machine.class_of(element).descriptor;
  if (kind == "Ljava/lang/Class;") return details_of(machine, machine.class_of_mirror(element)).signature;
  if (kind == "Ljava/lang/reflect/RecordComponent;") {
    const auto* part = record_component(machine, element);
    return part ? part->signature : std::string();
  }
  if (kind == "Ljava/lang/reflect/Field;") {
    const Field& field = field_of_object(machine, element);
    for (const auto& [id, signature] : details_of(machine, *field.owner).field_signatures)
      if (id == field.id) return signature;
  }
  if (kind == "Ljava/lang/reflect/Method;" || kind == "Ljava/lang/reflect/Constructor;") {
    const Method& method = method_of_object(machine, element);
    for (const auto& [id, signature] : details_of(machine, *method.owner).method_signatures)
      if (id == method.id) return signature;
  }
  return {};
}

/// Whether a signature of the model speaks of classes that apps cannot see. A name that begins inside of another one
/// is looked up in vain, which is no harm: those of the model are short.
bool names_internal(Machine& machine, std::string_view signature) {
  constexpr size_t k_longest = 4096;
  if (signature.size() > k_longest) return false;
  for (size_t at = signature.find('L'); at != std::string_view::npos; at = signature.find('L', at + 1)) {
    const std::string_view name = signature.substr(at, signature.find_first_of("<;", at) - at);
    const Class* type = machine.classes().find(std::string(name) + ";");
    if (type && type->internal) return true;
  }
  return false;
}

NativeOutcome reflect_signature(NativeCall& call) {
  Machine& machine = call.machine;
  const std::string text = signature_of(machine, call.ref_at(0));
  if (text.empty() || names_internal(machine, text)) return call.give_ref(k_null);
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

/// Updaters of volatile fields come this way, too.
void tell_of_library(NativeCall& call, const Field& field, bool is_write, Slot value) {
  const bool is_constant = call.machine.program()[field.id].access_flags & ir::k_final;
  if (call.machine.observer() && field.owner->library && !is_constant)
    call.machine.observer()->library_accessed(call.thread, field, field.is_static ? k_null : call.ref_at(1), is_write,
                                              value);
}

NativeOutcome reflect_get(NativeCall& call) {
  Machine& machine = call.machine;
  const Field& field = field_of_object(machine, call.ref_at(0));
  if (!machine.classes().is_visible(field) || !has_field(machine, call.ref_at(1), field))
    return illegal_argument(call);
  NativeOutcome outcome{};
  if (field.is_static && !is_ready(call, *field.owner, outcome)) return outcome;
  const Slot value = field.is_static ? machine.statics()[field.offset]
                                     : load_field(machine.object(call.ref_at(1)), field.offset, field.storage);
  tell_of_library(call, field, false, value);
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
  if (!machine.classes().is_visible(field)) return illegal_argument(call);
  NativeOutcome outcome{};
  if (field.is_static && !is_ready(call, *field.owner, outcome)) return outcome;
  const bool reference = field.storage == Storage::Reference;
  if (!reference && !call.ref_at(2)) return machine.throw_new(call.thread, "java/lang/NullPointerException");
  if (!has_field(machine, call.ref_at(1), field) || !fits_field(machine, field, call.ref_at(2)))
    return illegal_argument(call);
  const Slot value = reference ? call.arguments[2] : unbox(machine, call.ref_at(2));
  tell_of_library(call, field, true, value);
  if (field.is_static)
    machine.statics()[field.offset] = value;
  else
    store_field(machine.object(call.ref_at(1)), field.offset, field.storage, value);
  return call.done();
}

NativeOutcome reflect_invoke(NativeCall& call) {
  Method& method = method_of_object(call.machine, call.ref_at(0));
  if (!call.machine.classes().is_visible(method)) return illegal_argument(call);
  call.method = call.machine.stubs().reflective_call(method, call.int_at(3));
  call.arguments[0] = call.arguments[1];
  call.arguments[1] = call.arguments[2];
  return NativeOutcome::TailCall;
}

NativeOutcome reflect_construct(NativeCall& call) {
  Method& method = method_of_object(call.machine, call.ref_at(0));
  if (method.name != "<init>" || !call.machine.classes().is_visible(method)) return illegal_argument(call);
  call.method = call.machine.stubs().reflective_new(method);
  call.arguments[0] = call.arguments[1];
  return NativeOutcome::TailCall;
}

NativeOutcome reflect_initialize(NativeCall& call) {
  Method& method = method_of_object(call.machine, call.ref_at(1));
  if (method.name != "<init>" || !call.machine.classes().is_visible(method)) return illegal_argument(call);
  call.method = call.machine.stubs().reflective_call(method, false);
  call.arguments[1] = slot_of_ref(k_null);
  return NativeOutcome::TailCall;
}

bool has_instances(const Class& type) {
  const bool is_plain = type.super && !type.is_array() && !(type.flags & (ir::k_abstract | ir::k_interface));
  return is_plain && !type.denied;
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
  if (!may_have_array(machine, component)) return too_many_classes(call);
  return give_made(call,
                   machine.heap().allocate_array(*machine.classes().array_of(&class_at(call, 0)), call.int_at(1)));
}

NativeOutcome reflect_proxy_class(NativeCall& call) {
  Machine& machine = call.machine;
  constexpr int32_t k_most_interfaces = 65535;  // As Java has it.
  std::vector<Class*> interfaces;
  ArrayHeader* array = machine.array(call.ref_at(0));
  if (array->length > k_most_interfaces) return illegal_argument(call);
  for (int32_t i = 0; i < array->length; ++i) {
    const Ref mirror = elements_of<Ref>(array)[i];
    Class* type = mirror ? &machine.class_of_mirror(mirror) : nullptr;
    if (!type || !type->is_interface() || type->denied) return illegal_argument(call);
    interfaces.push_back(type);
  }
  if (!machine.classes().has_room()) return too_many_classes(call);
  return call.give_ref(machine.mirror(*machine.stubs().proxy_class(interfaces)));
}

NativeOutcome reflect_new_proxy(NativeCall& call) {
  if (class_at(call, 0).super != call.machine.classes().known("java/lang/reflect/Proxy"))
    return illegal_argument(call);
  if (!class_at(call, 0).hidden) return illegal_argument(call);
  return give_made(call, call.machine.heap().allocate(class_at(call, 0)));
}

}  // namespace

std::span<const NativeEntry> reflection_natives() {
  static constexpr std::string_view k_owner = "antecede/Reflection";
  static const NativeEntry k_entries[] = {
      {k_owner, "primitive", "(Ljava/lang/String;)Ljava/lang/Class;", reflect_primitive, needs(0)},
      {k_owner, "find", "(Ljava/lang/String;Z)Ljava/lang/Class;", reflect_find, needs(0)},
      {k_owner, "name", "(Ljava/lang/Class;)Ljava/lang/String;", reflect_name, needs(0)},
      {k_owner, "modifiers", "(Ljava/lang/Class;)I", reflect_modifiers, needs(0)},
      {k_owner, "superclass", "(Ljava/lang/Class;)Ljava/lang/Class;", reflect_superclass, needs(0)},
      {k_owner, "isAssignable", "(Ljava/lang/Class;Ljava/lang/Class;)Z", reflect_is_assignable, needs(0, 1)},
      {k_owner, "component", "(Ljava/lang/Class;)Ljava/lang/Class;", reflect_component, needs(0)},
      {k_owner, "arrayOf", "(Ljava/lang/Class;)Ljava/lang/Class;", reflect_array_of, needs(0)},
      {k_owner, "isSystem", "(Ljava/lang/Class;)Z", reflect_is_system, needs(0)},
      {k_owner, "enclosing", "(Ljava/lang/Class;)Ljava/lang/Object;", reflect_enclosing, needs(0)},
      {k_owner, "innerName", "(Ljava/lang/Class;)Ljava/lang/String;", reflect_inner_name, needs(0)},
      {k_owner, "enumConstants", "(Ljava/lang/Class;)[Ljava/lang/Object;", reflect_enum_constants, needs(0)},
      {k_owner, "members", "(Ljava/lang/Class;I)[Ljava/lang/Object;", reflect_members, needs(0)},
      {k_owner, "signature", "(Ljava/lang/Object;)Ljava/lang/String;", reflect_signature, needs(0)},
      {k_owner, "annotations", "(Ljava/lang/Object;I)[[Ljava/lang/Object;", reflect_annotations, needs(0)},
      {k_owner, "defaultValue", "(Ljava/lang/reflect/Method;)Ljava/lang/Object;", reflect_default_value, needs(0)},
      {k_owner, "parameterNames", "(Ljava/lang/Object;)[Ljava/lang/String;", reflect_parameter_names, needs(0)},
      {k_owner, "get", "(Ljava/lang/reflect/Field;Ljava/lang/Object;)Ljava/lang/Object;", reflect_get, needs(0)},
      {k_owner, "set", "(Ljava/lang/reflect/Field;Ljava/lang/Object;Ljava/lang/Object;)V", reflect_set, needs(0)},
      {k_owner, "invoke", "(Ljava/lang/reflect/Method;Ljava/lang/Object;[Ljava/lang/Object;Z)Ljava/lang/Object;",
       reflect_invoke, needs(0)},
      {k_owner, "construct", "(Ljava/lang/reflect/Constructor;[Ljava/lang/Object;)Ljava/lang/Object;",
       reflect_construct, needs(0)},
      {k_owner, "initialize", "(Ljava/lang/Object;Ljava/lang/reflect/Constructor;)V", reflect_initialize,
       needs(0, 1)},
      {k_owner, "allocate", "(Ljava/lang/Class;)Ljava/lang/Object;", reflect_allocate, needs(0)},
      {k_owner, "newArray", "(Ljava/lang/Class;I)Ljava/lang/Object;", reflect_new_array, needs(0)},
      {k_owner, "proxyClass", "([Ljava/lang/Class;)Ljava/lang/Class;", reflect_proxy_class, needs(0)},
      {k_owner, "newProxy", "(Ljava/lang/Class;)Ljava/lang/reflect/Proxy;", reflect_new_proxy, needs(0)},
      {k_owner, "stackTrace", "(Ljava/lang/Object;)[Ljava/lang/StackTraceElement;", reflect_stack_trace},
      {k_owner, "member", "(Ljava/lang/Class;ILjava/lang/String;Ljava/lang/Object;)Ljava/lang/Object;", reflect_member},
      {k_owner, "stackClasses", "()[Ljava/lang/Class;", reflect_stack_classes},
      {k_owner, "resource", "(Ljava/lang/String;)[B", reflect_resource, needs(0)},
  };
  return k_entries;
}

}  // namespace antecede::runtime
