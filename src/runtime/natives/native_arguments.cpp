// What every native's arguments are held against, whoever calls it.
#include "runtime/classes/stub_writer.h"
#include "runtime/interpreter/interpreter_support.h"
#include "runtime/machine.h"
#include "runtime/natives/native.h"

namespace antecede::runtime {

void prepare_checks(Method& method, uint16_t required) {
  size_t place = 0;
  if (!method.is_static()) {
    required |= needs(0);
    method.takes_objects = method.owner->descriptor != "Ljava/lang/Object;";
    if (method.owner->descriptor == "Ljava/lang/Class;") method.class_arguments |= needs(0);
    ++place;
  }
  std::vector<std::string> types = split_descriptor(method.descriptor);
  types.pop_back();
  for (const std::string& type : types) {
    if (type == "Ljava/lang/Class;") method.class_arguments |= needs(place);
    if (is_reference(type) && type != "Ljava/lang/Object;") method.takes_objects = true;
    ++place;
  }
  method.required = required;
  method.is_checked = method.required || method.class_arguments || method.takes_objects;
}

namespace {

/// Whether code of the model makes the call, which the compiler has checked.
bool is_trusted(const NativeCall& call) {
  const Slot* caller = call.arguments[k_frame_caller].frame;
  return caller && caller[k_frame_method].method->framework;
}

/// Nothing depends on an interface, or on a class that nobody defines.
bool fits(const Machine& machine, Ref ref, const Class& wanted) {
  return !ref || wanted.is_interface() || wanted.missing || machine.class_of(ref).is_subclass_of(&wanted);
}

/// Whether all objects are of the classes that the native's descriptor names.
bool are_of_their_classes(const NativeCall& call) {
  Machine& machine = call.machine;
  const Method& native = *call.method;
  size_t place = 0;
  if (!native.is_static() && !fits(machine, call.ref_at(place++), *native.owner)) return false;
  const ir::Symbols& symbols = machine.program().symbols();
  for (const ir::TypeId type : symbols.proto(symbols.method(native.ref).proto).parameters) {
    const bool is_object = symbols.type(type).is_reference();
    if (is_object && !fits(machine, call.ref_at(place), *machine.classes().of_type(type))) return false;
    ++place;
  }
  return true;
}

/// A java.lang.Class that reflection made stands for nothing.
bool are_classes(const NativeCall& call) {
  for (size_t i = 0; call.method->class_arguments >> i; ++i) {
    const bool is_one = call.method->class_arguments >> i & 1;
    if (is_one && call.ref_at(i) && call.machine.hidden_number(call.ref_at(i)) == 0) return false;
  }
  return true;
}

bool has_required(const NativeCall& call) {
  for (size_t i = 0; call.method->required >> i; ++i)
    if (call.method->required >> i & 1 && !call.ref_at(i)) return false;
  return true;
}

}  // namespace

bool check_arguments(NativeCall& call) {
  Machine& machine = call.machine;
  if (!has_required(call)) {
    machine.throw_new(call.thread, "java/lang/NullPointerException");
    return false;
  }
  if (call.method->takes_objects && !is_trusted(call) && !are_of_their_classes(call)) {
    machine.throw_new(call.thread, "java/lang/VerifyError", describe(*call.method));
    return false;
  }
  if (are_classes(call)) return true;
  machine.throw_new(call.thread, "java/lang/IllegalArgumentException", "not a class");
  return false;
}

}  // namespace antecede::runtime
