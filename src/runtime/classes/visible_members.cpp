// The part of Classes that knows what code of an app can see: what a device would have, too.
#include <algorithm>

#include "runtime/classes/classes.h"

namespace antecede::runtime {

void Classes::decide_visibility(Class& type) const {
  type.internal = semantics_.is_hidden(type.definition);
  if (type.internal) type.denied = &type;
  if (type.framework) return;
  // Without a class above it, a class cannot be loaded.
  if (type.super && type.super->denied) type.denied = type.super->denied;
  for (const Class* above : type.interfaces)
    if (above->denied) type.denied = above->denied;
}

const Class* Classes::denied_in(ir::ProtoId id) {
  const ir::Proto& proto = program_.symbols().proto(id);
  if (const Class* denied = of_type(proto.return_type)->denied) return denied;
  for (const ir::TypeId type : proto.parameters)
    if (const Class* denied = of_type(type)->denied) return denied;
  return nullptr;
}

bool Classes::is_visible(const Field& field) {
  return !semantics_.is_hidden(field.id) && !of_type(program_.symbols().field(program_[field.id].ref).type)->denied;
}

bool Classes::is_visible(const Method& method) {
  if (!method.id.valid()) return true;
  return !semantics_.is_hidden(method.id) && !denied_in(program_.symbols().method(method.ref).proto);
}

}  // namespace antecede::runtime
