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
bool record_field(Machine& machine, Thread& thread, const Field& field, Ref object, bool is_write, Slot value);
/// `value` is null for a read.
bool record_element(Machine& machine, Thread& thread, Ref array, int32_t index, const Slot* value);

}  // namespace antecede::runtime
