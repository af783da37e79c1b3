// Natives of java.lang and of antecede.World.
#include <bit>
#include <cmath>

#include "runtime/heap/object_builder.h"
#include "runtime/machine.h"
#include "runtime/natives/native_table.h"
#include "runtime/schedule/schedule_file.h"
#include "runtime/world/app.h"

namespace antecede::runtime {

namespace {

NativeOutcome object_get_class(NativeCall& call) {
  return call.give_ref(call.machine.mirror(call.machine.class_of(call.ref_at(0))));
}

/// Another object of the same class and length, with what the first operand has in its fields or elements.
NativeOutcome copy_of_operand(NativeCall& call) {
  Machine& machine = call.machine;
  const Class& type = machine.class_of(call.ref_at(0));
  const ObjectHeader* from = machine.object(call.ref_at(0));
  const Ref copy = type.is_array()
                       ? machine.heap().allocate_array(type, static_cast<const ArrayHeader*>(from)->length)
                       : machine.heap().allocate(type);
  if (!copy) return machine.out_of_memory(call.thread);
  std::memcpy(machine.object(copy) + 1, from + 1, size_of(from, type) - sizeof(ObjectHeader));
  return call.give_ref(copy);
}

NativeOutcome object_clone(NativeCall& call) {
  Machine& machine = call.machine;
  const Class& type = machine.class_of(call.ref_at(0));
  if (!type.is_subclass_of(machine.classes().known("java/lang/Cloneable")))
    return machine.throw_new(call.thread, "java/lang/CloneNotSupportedException", type.java_name());
  return copy_of_operand(call);
}

NativeOutcome reflection_copy(NativeCall& call) {
  Machine& machine = call.machine;
  // There is one object for each class, and no other may stand for it.
  if (machine.class_of(call.ref_at(0)).descriptor == "Ljava/lang/Class;")
    return machine.throw_new(call.thread, "java/lang/IllegalArgumentException", "a class has no copy");
  return copy_of_operand(call);
}

/// What a device has: the values.
NativeOutcome layouts_styled(NativeCall& call) { return call.give_ref(call.ref_at(1)); }

NativeOutcome string_intern(NativeCall& call) {
  Machine& machine = call.machine;
  return call.give_ref(machine.state().strings.intern(Strings(machine.heap(), machine.known()), call.ref_at(0)));
}

NativeOutcome system_identity_hash(NativeCall& call) {
  const Ref ref = call.ref_at(0);
  return call.give(ref ? call.machine.state().monitors.identity_hash(call.machine.heap(), ref) : 0);
}

/// Elements one by one, up to the first that does not fit.
NativeOutcome copy_checked(NativeCall& call, const Ref* from, Ref* to, int32_t count, const Class& wanted) {
  Machine& machine = call.machine;
  for (int32_t i = 0; i < count; ++i) {
    if (from[i] && !machine.class_of(from[i]).is_subclass_of(&wanted))
      return machine.throw_new(call.thread, "java/lang/ArrayStoreException",
                               "arraycopy: element type mismatch: can not cast one of the elements of "
                               "java.lang.Object[] to the type of the destination array, " +
                                   wanted.java_name());
    to[i] = from[i];
  }
  return call.done();
}

NativeOutcome system_arraycopy(NativeCall& call) {
  Machine& machine = call.machine;
  const Ref source = call.ref_at(0), target = call.ref_at(2);
  const int32_t from = call.int_at(1), to = call.int_at(3), count = call.int_at(4);
  if (!source || !target) return machine.throw_new(call.thread, "java/lang/NullPointerException");
  const Class &source_class = machine.class_of(source), &target_class = machine.class_of(target);
  if (!source_class.is_array() || !target_class.is_array())
    return machine.throw_new(call.thread, "java/lang/ArrayStoreException",
                             source_class.is_array()
                                 ? "arraycopy: destination type " + target_class.java_name() + " is not an array"
                                 : "arraycopy: source type " + source_class.java_name() + " is not an array");
  const bool references = source_class.element == Storage::Reference;
  if (source_class.element != target_class.element)
    return machine.throw_new(call.thread, "java/lang/ArrayStoreException", "arraycopy: type mismatch");
  ArrayHeader *a = machine.array(source), *b = machine.array(target);
  const bool fits =
      from >= 0 && to >= 0 && count >= 0 && int64_t(from) + count <= a->length && int64_t(to) + count <= b->length;
  if (!fits) {
    std::string text;
    if (from < 0 || to < 0 || count < 0)
      text = "arraycopy: " +
             std::string(from < 0 ? "source index "
                         : to < 0 ? "destination index "
                                  : "length ") +
             std::to_string(from < 0 ? from
                            : to < 0 ? to
                                     : count) +
             (count < 0 && from >= 0 && to >= 0
                  ? " is negative"
                  : " out of bounds for " +
                        (source_class.element == Storage::Reference ? std::string("object array")
                                                                    : source_class.component->readable_name()) +
                        "[" + std::to_string(from < 0 ? a->length : b->length) + "]");
    else {
      const bool first = int64_t(from) + count > a->length;
      text = "arraycopy: last " + std::string(first ? "source" : "destination") + " index " +
             std::to_string(int64_t(first ? from : to) + count) + " out of bounds for " +
             (references ? std::string("object array") : source_class.component->readable_name()) + "[" +
             std::to_string(first ? a->length : b->length) + "]";
    }
    return machine.throw_new(call.thread, "java/lang/ArrayIndexOutOfBoundsException", text);
  }
  const uint32_t size = storage_size(source_class.element);
  auto* const start_a =
      reinterpret_cast<std::byte*>(a) + element_offset(size) + size_t(size) * static_cast<uint32_t>(from);
  auto* const start_b =
      reinterpret_cast<std::byte*>(b) + element_offset(size) + size_t(size) * static_cast<uint32_t>(to);
  const bool checked =
      references && source != target && !source_class.component->is_subclass_of(target_class.component);
  if (checked)
    return copy_checked(call, reinterpret_cast<Ref*>(start_a), reinterpret_cast<Ref*>(start_b), count,
                        *target_class.component);
  std::memmove(start_b, start_a, size_t(size) * static_cast<uint32_t>(count));
  return call.done();
}

// The registers hold the bits.
NativeOutcome same_bits(NativeCall& call) {
  return call.give(call.arguments[0]);
}

template <double (*F)(double)>
NativeOutcome math1(NativeCall& call) {
  return call.give(F(call.arguments[0].d));
}
template <double (*F)(double, double)>
NativeOutcome math2(NativeCall& call) {
  return call.give(F(call.arguments[0].d, call.arguments[1].d));
}

/// Java: 1 raised to NaN, and 1 or -1 to infinity, are NaN.
double java_pow(double a, double b) {
  if (b == 0) return 1;
  if (std::isnan(b) || (std::fabs(a) == 1 && std::isinf(b))) return std::nan("");
  return std::pow(a, b);
}

/// The nearest number: 3, not its neighbour, for 27.
double java_cbrt(double a) {
  return static_cast<double>(std::cbrt(static_cast<long double>(a)));
}

NativeOutcome world_random_seed(NativeCall& call) {
  return call.give(int64_t(0x5deece66d + 0x9e3779b97f4a7c15 * ++call.machine.state().seeds));
}

NativeOutcome world_is_busy(NativeCall& call) {
  const Machine& machine = call.machine;
  const auto can_run = [&](uint32_t id) {
    return id != call.thread.id && machine.state().threads[id].state == Thread::State::Runnable;
  };
  return call.give(std::ranges::any_of(machine.state().alive, can_run));
}

NativeOutcome world_exit(NativeCall& call) {
  call.machine.stop(Outcome::Kind::Exited, call.int_at(0), "");
  return NativeOutcome::Stop;
}

NativeOutcome network_request(NativeCall& call) {
  const ScheduledDriver* driver = call.machine.driver();
  if (!driver || !call.ref_at(0) || !call.ref_at(1)) return call.give_ref(k_null);
  ObjectBuilder build(call.machine);
  const auto answer = driver->network.request(build.text(call.ref_at(0)), build.text(call.ref_at(1)));
  return answer ? build.give(call, build.bytes(*answer)) : call.give_ref(k_null);
}

}  // namespace

std::span<const NativeEntry> language_natives() {
  static const NativeEntry k_entries[] = {
      {"java/lang/Object", "getClass", "()Ljava/lang/Class;", object_get_class},
      {"java/lang/Object", "clone", "()Ljava/lang/Object;", object_clone},
      {"antecede/Reflection", "copy", "(Ljava/lang/Object;)Ljava/lang/Object;", reflection_copy, needs(0)},
      {"antecede/Layouts", "styled", "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;", layouts_styled, needs(1)},
      {"java/lang/String", "intern", "()Ljava/lang/String;", string_intern},
      {"java/lang/System", "identityHashCode", "(Ljava/lang/Object;)I", system_identity_hash},
      {"java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V", system_arraycopy},
      {"java/lang/Double", "doubleToRawLongBits", "(D)J", same_bits},
      {"java/lang/Double", "longBitsToDouble", "(J)D", same_bits},
      {"java/lang/Float", "floatToRawIntBits", "(F)I", same_bits},
      {"java/lang/Float", "intBitsToFloat", "(I)F", same_bits},
      {"java/lang/Math", "acos", "(D)D", math1<std::acos>},
      {"java/lang/Math", "asin", "(D)D", math1<std::asin>},
      {"java/lang/Math", "atan", "(D)D", math1<std::atan>},
      {"java/lang/Math", "atan2", "(DD)D", math2<std::atan2>},
      {"java/lang/Math", "cbrt", "(D)D", math1<java_cbrt>},
      {"java/lang/Math", "cos", "(D)D", math1<std::cos>},
      {"java/lang/Math", "cosh", "(D)D", math1<std::cosh>},
      {"java/lang/Math", "exp", "(D)D", math1<std::exp>},
      {"java/lang/Math", "expm1", "(D)D", math1<std::expm1>},
      {"java/lang/Math", "hypot", "(DD)D", math2<std::hypot>},
      {"java/lang/Math", "log", "(D)D", math1<std::log>},
      {"java/lang/Math", "log10", "(D)D", math1<std::log10>},
      {"java/lang/Math", "log1p", "(D)D", math1<std::log1p>},
      {"java/lang/Math", "pow", "(DD)D", math2<java_pow>},
      {"java/lang/Math", "sin", "(D)D", math1<std::sin>},
      {"java/lang/Math", "sinh", "(D)D", math1<std::sinh>},
      {"java/lang/Math", "sqrt", "(D)D", math1<std::sqrt>},
      {"java/lang/Math", "tan", "(D)D", math1<std::tan>},
      {"java/lang/Math", "tanh", "(D)D", math1<std::tanh>},
      {"antecede/World", "randomSeed", "()J", world_random_seed},
      {"antecede/World", "isBusy", "()Z", world_is_busy},
      {"antecede/World", "exit", "(I)V", world_exit},
      {"antecede/Network", "request", "(Ljava/lang/String;Ljava/lang/String;[B)[B", network_request},
  };
  return k_entries;
}

}  // namespace antecede::runtime
