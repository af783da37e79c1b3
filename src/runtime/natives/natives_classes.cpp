// Natives of antecede.Reflection about classes, stacks and files.
#include <algorithm>

#include "runtime/classes/class_reflection.h"
#include "runtime/classes/reflection.h"
#include "runtime/interpreter/interpreter_support.h"
#include "runtime/natives/natives_reflection.h"
#include "runtime/report/made_up.h"
#include "runtime/report/null_origin.h"
#include "runtime/threads/stack_walk.h"

namespace antecede::runtime {

Class& class_at(const NativeCall& call, size_t argument) {
  return call.machine.class_of_mirror(call.ref_at(argument));
}

NativeOutcome give_made(NativeCall& call, Ref made) {
  return made ? call.give_ref(made) : call.machine.out_of_memory(call.thread);
}

Ref object_array(Machine& machine, Class& type, const std::vector<Ref>& items) {
  const Ref array = machine.heap().allocate_array(type, static_cast<int32_t>(items.size()));
  if (array) std::ranges::copy(items, elements_of<Ref>(machine.array(array)));
  return array;
}

bool may_have_array(const Machine& machine, const Class& component) {
  return component.array || machine.classes().has_room();
}

NativeOutcome too_many_classes(NativeCall& call) {
  return call.machine.throw_new(call.thread, "java/lang/OutOfMemoryError", "too many classes");
}

std::string text_at(const NativeCall& call, size_t argument) {
  const Strings strings(call.machine.heap(), call.machine.known());
  return modified_of(strings.text(call.ref_at(argument)));
}

ir::ClassDetails details_of(const Machine& machine, const Class& type) {
  if (!type.definition.valid()) return {};
  const ir::Program& program = machine.program();
  auto details = program.source(program[type.definition].source).details(program, type.definition);
  return details ? *std::move(details) : ir::ClassDetails();
}

NativeOutcome reflect_primitive(NativeCall& call) {
  const std::string name = text_at(call, 0);
  for (const char tag : std::string_view("VZBSCIJFD")) {
    Class* type = call.machine.classes().primitive(tag);
    if (type->java_name() == name) return call.give_ref(call.machine.mirror(*type));
  }
  return call.give_ref(k_null);
}

NativeOutcome reflect_find(NativeCall& call) {
  std::string name = text_at(call, 0);
  const bool bad = name.empty() || name.find('/') != std::string::npos || name.size() > 65535;
  if (bad) return call.give_ref(k_null);
  std::ranges::replace(name, '.', '/');
  const bool array = name[0] == '[';
  if (!array) name = "L" + name + ";";
  if (array && !call.machine.classes().has_room()) return too_many_classes(call);
  Class* type = call.machine.classes().find(name);
  if (!type || type->internal) return call.give_ref(k_null);
  if (type->denied)
    return call.machine.throw_new(call.thread, "java/lang/NoClassDefFoundError", type->denied->java_name());
  if (call.int_at(1) && !array && !call.machine.initialise(call.thread, *type))
    return call.thread.state == Thread::State::Runnable ? NativeOutcome::Throw : NativeOutcome::Repeat;
  return call.give_ref(call.machine.mirror(*type));
}

NativeOutcome reflect_name(NativeCall& call) {
  return give_made(call, call.machine.class_name(class_at(call, 0)));
}

NativeOutcome reflect_modifiers(NativeCall& call) {
  const Class& type = class_at(call, 0);
  const ir::ClassDetails details = details_of(call.machine, type);
  return call.give(static_cast<int32_t>((details.is_inner ? details.inner_flags : type.flags) & 0xffff));
}

NativeOutcome reflect_superclass(NativeCall& call) {
  Class* above = class_at(call, 0).super;
  while (above && above->internal) above = above->super;
  return call.give_ref(above ? call.machine.mirror(*above) : k_null);
}

NativeOutcome reflect_is_assignable(NativeCall& call) {
  return call.give(class_at(call, 1).is_subclass_of(&class_at(call, 0)));
}

NativeOutcome reflect_component(NativeCall& call) {
  const Class& type = class_at(call, 0);
  return call.give_ref(type.component ? call.machine.mirror(*type.component) : k_null);
}

NativeOutcome reflect_array_of(NativeCall& call) {
  constexpr size_t k_most_dimensions = 255;
  const Class& component = class_at(call, 0);
  if (component.primitive == 'V' || component.descriptor.find_first_not_of('[') >= k_most_dimensions)
    return call.machine.throw_new(call.thread, "java/lang/IllegalArgumentException");
  if (!may_have_array(call.machine, component)) return too_many_classes(call);
  return call.give_ref(call.machine.mirror(*call.machine.classes().array_of(&class_at(call, 0))));
}

NativeOutcome reflect_is_system(NativeCall& call) {
  return call.give(class_at(call, 0).framework);
}

NativeOutcome reflect_enclosing(NativeCall& call) {
  Machine& machine = call.machine;
  const ir::ClassDetails details = details_of(machine, class_at(call, 0));
  if (details.enclosing_method.valid()) {
    Method* method = machine.classes().resolve(details.enclosing_method);
    if (method && machine.classes().is_visible(*method)) return give_made(call, make_method_object(machine, *method));
  }
  if (!details.enclosing_class.valid()) return call.give_ref(k_null);
  Class* outer = machine.classes().of_type(details.enclosing_class);
  return call.give_ref(outer->denied ? k_null : machine.mirror(*outer));
}

NativeOutcome reflect_inner_name(NativeCall& call) {
  Machine& machine = call.machine;
  const ir::ClassDetails details = details_of(machine, class_at(call, 0));
  if (!details.is_inner) return call.give_ref(k_null);
  if (details.inner_name.valid()) return give_made(call, make_literal(machine, details.inner_name));
  return give_made(call, machine.new_string(ir::to_utf8(reflection_of(machine, class_at(call, 0)).inner_name)));
}

NativeOutcome reflect_enum_constants(NativeCall& call) {
  Machine& machine = call.machine;
  Class& type = class_at(call, 0);
  Method* values =
      type.flags & ir::k_enum ? machine.classes().find_method(&type, "values", "()[" + type.descriptor) : nullptr;
  if (!values) return call.give_ref(k_null);
  call.arguments[0].bits = call.arguments[1].bits = 0;
  call.method = machine.stubs().reflective_call(*values, false);
  return NativeOutcome::TailCall;
}

// Stacks ------------------------------------------------------------------------------------------------------------

namespace {

Ref make_stack_element(Machine& machine, Class& type, const FrameView& frame) {
  const ir::Program& program = machine.program();
  const Ref element = machine.heap().allocate(type);
  if (!element) return k_null;
  const auto set = [&](std::string_view name, Slot value) {
    const Field& field = machine.classes().known_field(&type, name);
    store_field(machine.object(element), field.offset, field.storage, value);
  };
  set("className", slot_of_ref(machine.class_name(*frame.method->owner)));
  set("methodName",
      slot_of_ref(frame.method->ref.valid() ? make_literal(machine, program.symbols().method(frame.method->ref).name)
                                            : machine.new_string(ir::to_utf8(frame.method->name))));
  const ir::ClassId owner = frame.method->owner->definition;
  if (owner.valid() && program[owner].source_file.valid())
    set("fileName", slot_of_ref(make_literal(machine, program[owner].source_file)));
  const bool native = frame.method->flags & ir::k_native;
  set("isInternal", slot_of(frame.method->owner->internal));
  set("lineNumber", slot_of(native ? -2 : frame.line ? static_cast<int32_t>(frame.line) : -1));
  return element;
}

}  // namespace

NativeOutcome reflect_stack_trace(NativeCall& call) {
  Machine& machine = call.machine;
  Class& type = *machine.classes().known("java/lang/StackTraceElement");
  const std::vector<FrameView> frames = stack_trace(call.thread, call.ref_at(0));
  if (call.ref_at(0)) note_null_origin(machine, call.ref_at(0), frames);
  if (machine.observer() && call.ref_at(0) && !frames.empty())
    machine.observer()->exception_made(call.thread, call.ref_at(0), frames.front().fp);
  if (call.ref_at(0)) note_made_up_cause(machine, call.ref_at(0), frames);
  machine.heap().open_reserve(true);
  std::vector<Ref> elements;
  for (const FrameView& frame : frames)
    if (const Ref element = make_stack_element(machine, type, frame)) elements.push_back(element);
  const Ref array = object_array(machine, *machine.classes().array_of(&type), elements);
  machine.heap().open_reserve(false);
  return give_made(call, array);
}

/// It only tells an analysis what was looked for.
NativeOutcome reflect_member(NativeCall& call) {
  return call.give(call.arguments[3]);
}

NativeOutcome reflect_stack_classes(NativeCall& call) {
  Machine& machine = call.machine;
  std::vector<Ref> found;
  for (const FrameView& frame : stack_trace(call.thread, k_null))
    found.push_back(machine.mirror(*frame.method->owner));
  return give_made(call, object_array(machine, *machine.known().class_array, found));
}

NativeOutcome reflect_resource(NativeCall& call) {
  Machine& machine = call.machine;
  std::string contents;
  const std::string path = Strings(machine.heap(), machine.known()).utf8(call.ref_at(0));
  if (!machine.read_resource(path, contents)) return call.give_ref(k_null);
  const Ref array = machine.heap().allocate_array(*machine.known().byte_array, static_cast<int32_t>(contents.size()));
  if (array) std::ranges::copy(contents, elements_of<char>(machine.array(array)));
  return give_made(call, array);
}

}  // namespace antecede::runtime
