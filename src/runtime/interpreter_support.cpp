#include "runtime/interpreter_support.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::runtime {

int32_t switch_target(const SwitchTable& table, int32_t key) {
  if (table.keys.empty()) {
    const int64_t place = int64_t(key) - table.first_key;
    return place >= 0 && place < static_cast<int64_t>(table.targets.size())
               ? table.targets[static_cast<size_t>(place)]
               : table.otherwise;
  }
  const auto found = std::ranges::lower_bound(table.keys, key);
  if (found == table.keys.end() || *found != key) return table.otherwise;
  return table.targets[static_cast<size_t>(found - table.keys.begin())];
}

Ref make_literal(Machine& machine, ir::StringId id) {
  return machine.state.strings.make_literal(Strings(machine.heap, machine.known), id,
                                            machine.program().symbols().text(id));
}

void fill_elements(ArrayHeader* array, const Class& type, const Slot* registers, const uint16_t* operands,
                   uint16_t count) {
  const uint32_t size = storage_size(type.element);
  for (uint16_t i = 0; i < count; ++i)
    store_field(array, element_offset(size) + i * size, type.element, registers[operands[i]]);
}

std::string describe(const Method& method) {
  const std::string owner = method.owner ? method.owner->java_name() + "." : "";
  return owner + ir::to_utf8(method.name) + ir::to_utf8(method.descriptor);
}

namespace {

std::string module_of(const Class& type) {
  return type.framework ? "module java.base of loader 'bootstrap'" : "unnamed module of loader 'app'";
}

}  // namespace

std::string cast_message(const Class& from, const Class& to) {
  const std::string a = from.java_name(), b = to.java_name();
  const std::string where = from.framework == to.framework
                                ? fmt::format("{} and {} are in {}", a, b, module_of(from))
                                : fmt::format("{} is in {}; {} is in {}", a, module_of(from), b, module_of(to));
  return fmt::format("class {} cannot be cast to class {} ({})", a, b, where);
}

bool record_field(Machine& machine, Thread& thread, const Field& field, Ref object, bool is_write, Slot value) {
  if (!object && !field.is_static) return false;  // The access itself will throw.
  Access access;
  access.field = &field;
  access.object = object;
  access.is_write = is_write;
  access.is_reference = field.storage == Storage::Reference;
  if (is_write)
    access.value = value;
  else if (field.is_static)
    access.value = machine.statics()[field.offset];
  else
    access.value = load_field(machine.object(object), field.offset, field.storage);
  return machine.recorder->accessed(thread, access);
}

bool record_element(Machine& machine, Thread& thread, Ref array, int32_t index, const Slot* value) {
  if (!array || index < 0 || index >= machine.array(array)->length) return false;
  const Class& type = machine.class_of(array);
  Access access;
  access.object = array;
  access.key = index;
  access.has_key = true;
  access.is_write = value != nullptr;
  access.is_reference = type.element == Storage::Reference;
  const uint32_t size = storage_size(type.element);
  access.value = value ? *value
                       : load_field(machine.array(array), element_offset(size) + static_cast<uint32_t>(index) * size,
                                    type.element);
  return machine.recorder->accessed(thread, access);
}

}  // namespace antecede::runtime
