#include "runtime/classes/stub_natives.h"

#include "runtime/classes/reflection.h"
#include "runtime/machine.h"
#include "runtime/report/noting.h"

namespace antecede::runtime {

NativeOutcome native_join_strings(NativeCall& call) {
  Machine& machine = call.machine;
  const Strings strings(machine.heap(), machine.known());
  constexpr std::u16string_view k_null_text = u"null";
  const size_t count = call.method->argument_count;
  uint64_t length = 0;
  for (size_t i = 0; i < count; ++i) length += call.ref_at(i) ? strings.text(call.ref_at(i)).size() : 4;
  if (length > INT32_MAX)
    return machine.throw_new(call.thread, "java/lang/OutOfMemoryError", "Overflow: String length out of range");
  const Ref value = machine.heap().allocate_array(*machine.known().char_array, static_cast<int32_t>(length));
  const Ref string = value ? machine.heap().allocate(*machine.known().string) : k_null;
  if (!string) return machine.out_of_memory(call.thread);
  auto* out = elements_of<char16_t>(machine.array(value));
  for (size_t i = 0; i < count; ++i) {
    const std::u16string_view text = call.ref_at(i) ? strings.text(call.ref_at(i)) : k_null_text;
    out = std::copy(text.begin(), text.end(), out);
  }
  field_at<Ref>(machine.object(string), machine.known().string_value) = value;
  return call.give_ref(string);
}

NativeOutcome native_constant_text(NativeCall& call) {
  const Ref text = call.machine.new_string(*reinterpret_cast<const std::string*>(call.method->payload));
  return text ? call.give_ref(text) : call.machine.out_of_memory(call.thread);
}

NativeOutcome native_initialisation_done(NativeCall& call) {
  call.machine.initialisation_ended(*reinterpret_cast<Class*>(call.method->payload), true);
  return call.done();
}

/// What is no Error is wrapped.
NativeOutcome native_initialisation_failed(NativeCall& call) {
  Machine& machine = call.machine;
  machine.initialisation_ended(*reinterpret_cast<Class*>(call.method->payload), false);
  const Ref thrown = call.ref_at(0);
  note_failed_initialisation(machine, call.thread, *reinterpret_cast<Class*>(call.method->payload), thrown);
  if (machine.class_of(thrown).is_subclass_of(machine.classes().known("java/lang/Error")))
    return machine.throw_object(call.thread, thrown);
  call.method = machine.stubs().initialiser_error();
  return NativeOutcome::TailCall;
}

NativeOutcome native_adopt_thread(NativeCall& call) {
  call.thread.object = call.ref_at(0);
  call.machine.hidden_number(call.ref_at(0)) = call.thread.id + 1;
  if (call.machine.observer()) call.machine.observer()->thread_started(call.thread);
  return call.done();
}

NativeOutcome native_main_failed(NativeCall& call) {
  call.machine.state().main_failed = true;
  return call.done();
}

NativeOutcome native_method_object(NativeCall& call) {
  const Ref object = make_method_object(call.machine, *reinterpret_cast<Method*>(call.method->payload));
  return object ? call.give_ref(object) : call.machine.out_of_memory(call.thread);
}

}  // namespace antecede::runtime
