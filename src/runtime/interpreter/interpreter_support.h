#pragma once

#include <string>

#include "runtime/machine.h"

namespace antecede::runtime {

// What handlers call besides the machine itself: rare, so out of their way.

inline const void* handler_table_entry(const void* const* table, Operation operation) {
  return table[static_cast<size_t>(operation)];
}
/// Relative to the switch.
int32_t switch_target(const SwitchTable& table, int32_t key);
Ref make_literal(Machine& machine, ir::StringId id);
void fill_elements(ArrayHeader* array, const Class& type, const Slot* registers, const uint16_t* operands,
                   uint16_t count);
std::string describe(const Method& method);
std::string cast_message(const Class& from, const Class& to);
/// Puts the method that an interface call runs on objects of the class into the call's cell. False: there is none,
/// AbstractMethodError is on its way.
bool find_interface_method(Machine& machine, Thread& thread, const Cell* call, uint32_t class_id);
void throw_stack_overflow(Machine& machine, Thread& thread);
/// An access, where there is a controller. True: the thread stops before it.
bool control_access(Machine& machine, Thread& thread, const Access& access);
/// The array has such an element. True: the thread stops before it.
inline bool tell_element(Machine& machine, Thread& thread, Ref array, uint32_t index, Storage storage, bool is_write,
                         Slot value) {
  if (machine.controller())
    return control_access(machine, thread, element_access(array, index, storage, is_write, value));
  machine.observer()->element_accessed(thread, array, index, storage, is_write, value);
  return false;
}
bool record_field(Machine& machine, Thread& thread, const Field& field, Ref object, bool is_write, Slot value);
/// The same inside of a library; never stops.
void record_library(Machine& machine, Thread& thread, const Field& field, Ref object, bool is_write, Slot value);
/// Whether a call of the method on an object of that class runs code of a library.
bool calls_library(Machine& machine, Class& receiver, Method& method);
/// `value` is null for a read.
bool record_element(Machine& machine, Thread& thread, Ref array, int32_t index, const Slot* value);

}  // namespace antecede::runtime
