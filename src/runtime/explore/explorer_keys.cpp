#include "runtime/explore/explorer_keys.h"

#include <algorithm>
#include <charconv>

#include <fmt/format.h>

#include "runtime/machine.h"
#include "runtime/report/shown_names.h"

namespace antecede::runtime {

std::string ExplorerKeys::name(uint64_t key, const Machine& machine, const ShownNames& names) {
  if (key & k_message) return fmt::format("message {:016x}", key);
  if (key & k_container) return names.class_name(machine.classes()[static_cast<uint32_t>(key)]) + " contents";
  if (key & k_array) return names.readable_name(machine.classes()[static_cast<uint32_t>(key)]) + " elements";
  const ShownNames::FieldNames field = names.field(ir::FieldId(static_cast<uint32_t>(key)));
  return field.class_name + "." + field.name;
}

std::vector<std::string> ExplorerKeys::names(Machine& machine) const {
  std::vector<std::string> result;
  for (const uint64_t key : keys_) result.push_back(name(key, machine, machine.names()));
  return result;
}

std::vector<std::string> ExplorerKeys::places(Machine& machine) const {
  const ShownNames code(machine.program(), nullptr);
  std::vector<std::string> result;
  for (const uint64_t key : keys_) {
    const bool is_class = !(key & k_message) && key & (k_array | k_container);
    result.push_back(is_class ? machine.classes()[static_cast<uint32_t>(key)].descriptor : name(key, machine, code));
  }
  return result;
}

bool ExplorerKeys::insert_place(const std::string& place, Machine& machine) {
  constexpr std::string_view k_message_word = "message ";
  if (place.starts_with(k_message_word)) return insert_message(std::string_view(place).substr(k_message_word.size()));
  if (place.starts_with('[') || place.ends_with(';')) return insert_class(place, machine);
  return insert_field(place, machine);
}

bool ExplorerKeys::insert_message(std::string_view number) {
  uint64_t kind = 0;
  const char* end = number.data() + number.size();
  const auto [at, error] = std::from_chars(number.data(), end, kind, 16);
  if (error != std::errc() || at != end) return false;
  keys_.insert(of_message(kind));
  return true;
}

bool ExplorerKeys::insert_class(const std::string& descriptor, Machine& machine) {
  const Class* type = machine.classes().find(descriptor);
  if (type) keys_.insert(descriptor.starts_with('[') ? of_elements(*type) : of_contents(*type));
  return type != nullptr;
}

/// Also if the class has several fields of that name: all of them.
bool ExplorerKeys::insert_field(const std::string& place, Machine& machine) {
  const size_t dot = place.rfind('.');
  if (dot == std::string::npos) return false;
  std::string descriptor = "L" + place.substr(0, dot) + ";";
  std::ranges::replace(descriptor, '.', '/');
  const Class* type = machine.classes().find(descriptor);
  if (!type || !type->definition.valid()) return false;
  const ir::Program& program = machine.program();
  bool found = false;
  for (const auto& fields : {program[type->definition].instance_fields, program[type->definition].static_fields})
    for (const ir::FieldId id : fields) {
      const ir::StringId field = program.symbols().field(program[id].ref).name;
      if (ir::to_utf8(program.symbols().text(field)) != place.substr(dot + 1)) continue;
      keys_.insert(of_field(id));
      found = true;
    }
  return found;
}

}  // namespace antecede::runtime
