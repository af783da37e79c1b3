// Resource tables: parses the input and asks the table everything it can be asked.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "apk/resource_table.h"
#include "apk/resource_value.h"
#include "targets.h"

namespace {

using namespace antecede;

/// Hostile tables may share one large value among many entries; looking at so many is enough.
constexpr size_t k_most_resources = 2000;

size_t look_at(const apk::ResourceTable& table, apk::ResourceId id) {
  size_t total = table.display_name(id).size() + table.files(id).size();
  for (const apk::Configured& one : table.values(id)) {
    total += one.config.size();
    if (one.value()) total += describe(*one.value()).size() + table.text_of(*one.value()).has_value();
  }
  total += table.string_array(id).size() + table.integer_array(id).size();
  total += table.string_value(id).has_value() + table.bool_value(id).has_value();
  return total;
}

}  // namespace

int fuzz_resources(const uint8_t* data, size_t size) {
  std::vector<apk::NamedBytes> inputs = {{"", {data, size}}, {"split", {data, size}}};
  base::Diagnostics diagnostics;
  auto table = apk::ResourceTable::parse(inputs, diagnostics);
  if (!table) return 0;
  size_t looked_at = 0;
  for (apk::ResourceId id : table->ids()) {
    if (++looked_at > k_most_resources) break;
    look_at(*table, id);
    std::optional<apk::ResourceName> name = table->name(id);
    if (!name || !table->find(name->type, name->entry).valid()) __builtin_trap();
  }
  return 0;
}
