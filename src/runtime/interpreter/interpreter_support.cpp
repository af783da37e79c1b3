#include "runtime/interpreter/interpreter_support.h"

#include <algorithm>

#include <fmt/format.h>

#include "runtime/record/recorded_fields.h"
#include "runtime/report/noting.h"

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
  return machine.state().strings.make_literal(Strings(machine.heap(), machine.known()), id,
                                              machine.program().symbols().text(id));
}

void fill_elements(ArrayHeader* array, const Class& type, const Slot* registers, const uint16_t* operands,
                   uint16_t count) {
  const uint32_t size = storage_size(type.element);
  for (uint16_t i = 0; i < count; ++i)
    store_field(array, element_offset(size) + i * size, type.element, registers[operands[i]]);
}

bool find_interface_method(Machine& machine, Thread& thread, const Cell* call, uint32_t class_id) {
  Class& receiver = machine.classes()[class_id];
  Method* found = machine.classes().dispatch(&receiver, call[1].method);
  if (!found) {
    note_unimplemented(machine, thread, receiver, *call[1].method);
    machine.throw_new(thread, "java/lang/AbstractMethodError", describe(*call[1].method));
    return false;
  }
  Cell& cache = const_cast<Cell&>(call[call->c - 1]);
  cache.method = found;
  cache.cached[0] = class_id;
  return true;
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

/// Who observes hears only of what is observable, though the controller may be asked about more.
bool control_access(Machine& machine, Thread& thread, const Access& access) {
  if (machine.controller()->stops_before_access(thread, access)) return true;
  const Method& method = *thread.fp[k_frame_method].method;
  if (access.field && RecordedFields::is_inside_library(method, *access.field)) {
    machine.observer()->library_accessed(thread, *access.field, access.object, access.is_write, access.value);
    return false;
  }
  const RecordedFields& observed = *machine.observed_fields();
  const bool is_told = access.field ? observed.tells(*access.field)
                                    : observed.tells_elements(method);
  if (is_told) machine.observer()->accessed(thread, access);
  return false;
}

namespace {

Slot value_of(const Machine& machine, const Field& field, Ref object) {
  return field.is_static ? machine.statics()[field.offset]
                         : load_field(machine.object(object), field.offset, field.storage);
}

}  // namespace

bool record_field(Machine& machine, Thread& thread, const Field& field, Ref object, bool is_write, Slot value) {
  if (!object && !field.is_static) return false;  // The access itself will throw.
  if (!is_write) value = value_of(machine, field, object);
  if (machine.controller()) return control_access(machine, thread, field_access(field, object, is_write, value));
  machine.observer()->field_accessed(thread, field, object, is_write, value);
  return false;
}

void record_library(Machine& machine, Thread& thread, const Field& field, Ref object, bool is_write, Slot value) {
  if (!object && !field.is_static) return;
  if (!is_write) value = value_of(machine, field, object);
  machine.observer()->library_accessed(thread, field, object, is_write, value);
}

bool calls_library(Machine& machine, Class& receiver, Method& method) {
  const Method* const called = machine.classes().dispatch(&receiver, &method);
  return called && called->library;
}

bool record_element(Machine& machine, Thread& thread, Ref ref, int32_t index, const Slot* value) {
  if (!ref) return false;
  ArrayHeader* const array = machine.array(ref);
  if (static_cast<uint32_t>(index) >= static_cast<uint32_t>(array->length)) return false;
  const Storage storage = machine.class_of(ref).element;
  const uint32_t size = storage_size(storage);
  const uint32_t place = element_offset(size) + static_cast<uint32_t>(index) * size;
  return tell_element(machine, thread, ref, static_cast<uint32_t>(index), storage, value != nullptr,
                      value ? *value : load_field(array, place, storage));
}

}  // namespace antecede::runtime
