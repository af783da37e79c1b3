// The part of Hierarchy that knows what of the framework the code of an app cannot see.
#include <algorithm>

#include "ir/hierarchy.h"

namespace antecede::ir {

bool Hierarchy::is_internal(TypeId type) const {
  const Symbols& symbols = program_.symbols();
  while (symbols.type(type).is_array()) type = symbols.type(type).element;
  const ClassId id = program_.find_class(type);
  return id.valid() && is_internal(id);
}

bool Hierarchy::names_internal(ProtoId id) const {
  const Proto& proto = program_.symbols().proto(id);
  return is_internal(proto.return_type) ||
         std::ranges::any_of(proto.parameters, [&](TypeId type) { return is_internal(type); });
}

bool Hierarchy::is_internal(FieldId id) const {
  const Field& field = program_[id];
  const uint32_t owner = program_[field.owner].access_flags;
  if (!(owner & k_framework)) return false;
  return (field.access_flags | owner) & k_internal || is_internal(program_.symbols().field(field.ref).type);
}

bool Hierarchy::is_internal(MethodId id) const {
  const Method& method = program_[id];
  const uint32_t owner = program_[method.owner].access_flags;
  if (!(owner & k_framework)) return false;
  const bool marked = (method.access_flags | owner) & k_internal;
  if (!marked && !names_internal(program_.symbols().method(method.ref).proto)) return false;
  return method.access_flags & (k_private | k_static | k_constructor) || !redeclares_visible(method);
}

/// Whether a class or interface above declares the method, and shows it.
bool Hierarchy::redeclares_visible(const Method& method) const {
  const MethodRef& ref = program_.symbols().method(method.ref);
  const auto shows = [&](ClassId above) {
    const MethodId found = declared(above, ref);
    return found.valid() && !((program_[found].access_flags | program_[above].access_flags) & k_internal);
  };
  if (names_internal(ref.proto)) return false;
  for (ClassId id = method.owner; id.valid(); id = superclass_[id])
    if ((id != method.owner && shows(id)) || std::ranges::any_of(all_interfaces(id), shows)) return true;
  return false;
}

}  // namespace antecede::ir
