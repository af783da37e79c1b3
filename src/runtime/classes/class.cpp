#include "runtime/classes/class.h"

#include <algorithm>

#include "ir/symbols.h"

namespace antecede::runtime {

bool Class::is_subclass_of(const Class* other) const {
  if (this == other) return true;
  if (other->is_interface()) return std::binary_search(ancestors.begin(), ancestors.end(), other->id);
  if (other->is_array()) {
    if (!is_array()) return false;
    if (component->primitive || other->component->primitive) return component == other->component;
    return component->is_subclass_of(other->component);
  }
  const size_t depth = other->superclasses.size();
  return depth > 0 && depth <= superclasses.size() && superclasses[depth - 1] == other;
}

std::string Class::java_name() const {
  if (descriptor.empty()) return "?";  // Of a class object that reflection made.
  if (primitive) return ir::readable_type(descriptor);
  std::string name = ir::to_utf8(is_array() ? std::string_view(descriptor)
                                            : std::string_view(descriptor).substr(1, descriptor.size() - 2));
  std::ranges::replace(name, '/', '.');
  return name;
}

std::string Class::readable_name() const {
  return ir::readable_type(descriptor);
}

}  // namespace antecede::runtime
