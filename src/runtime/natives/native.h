#pragma once

#include <string_view>

#include "runtime/classes/class.h"
#include "runtime/heap/value.h"

namespace antecede::runtime {

class Machine;
struct Thread;

/// How a native method ended.
enum class NativeOutcome : uint8_t {
  Return,    ///< `result` holds what it returns.
  Throw,     ///< The thread's exception is set, or one is asked for (Machine::throw_new).
  Repeat,    ///< The thread waits now: the call is made again when it goes on.
  Collect,   ///< Memory is short: the call is made again after a collection.
  TailCall,  ///< `method` takes the place of the native, with the arguments in its slots.
  Stop,      ///< The machine stops (exit, limit).
};

/// A call of a native method. The arguments are the registers of the native's own frame.
///
/// No collection happens while a native runs, so it may hold pointers to objects. It must not call Java: where that
/// is needed, it asks for a tail call of a stub.
struct NativeCall {
  Machine& machine;
  Thread& thread;
  Slot* arguments;
  Slot result{.bits = 0};
  Method* method = nullptr;  ///< The native; set for a tail call.

  int32_t int_at(size_t i) const { return arguments[i].i; }
  int64_t long_at(size_t i) const { return arguments[i].j; }
  Ref ref_at(size_t i) const { return arguments[i].ref; }

  NativeOutcome done() { return NativeOutcome::Return; }
  NativeOutcome give(int32_t value) { return give(slot_of(value)); }
  NativeOutcome give(int64_t value) { return give(slot_of(value)); }
  NativeOutcome give(bool value) { return give(slot_of(value)); }
  NativeOutcome give(float value) { return give(slot_of(value)); }
  NativeOutcome give(double value) { return give(slot_of(value)); }
  NativeOutcome give_ref(Ref value) { return give(slot_of_ref(value)); }
  NativeOutcome give(Slot value) {
    result = value;
    return NativeOutcome::Return;
  }
};

/// The C++ function behind a native method of the model, and what it cannot do without.
struct Native {
  NativeFunction function = nullptr;  ///< Null: there is none.
  uint16_t required = 0;              ///< Arguments that must not be null, one bit each: see `needs`.
};

/// `needs(0, 2)`: the first and the third argument. A receiver is the first one, and always needed.
template <class... Places>
constexpr uint16_t needs(Places... places) {
  return static_cast<uint16_t>(((1u << places) | ...));
}

/// Of a native method of the model that is no intrinsic. `owner` is in internal form.
Native find_native(std::string_view owner, std::string_view name, std::string_view descriptor);

/// A function that does the same as the Java body of a method of the model, faster; none for all but a few.
Native find_shortcut(std::string_view owner, std::string_view name, std::string_view descriptor);

/// Before a native is called: whether its arguments are such that it can do its work. What it needs is there, every
/// java.lang.Class stands for a class, and, unless code of the model calls, each object is of the class that the
/// descriptor names. False: an exception is on its way.
///
/// So natives need not look whether an argument is of its class, nor those that are `needs` whether it is null. What
/// an argument of type Object must be, and what numbers mean, they look at themselves.
bool check_arguments(NativeCall& call);
/// Says in the method what there is to check. It has its native and its descriptor.
void prepare_checks(Method& method, uint16_t required);

}  // namespace antecede::runtime
