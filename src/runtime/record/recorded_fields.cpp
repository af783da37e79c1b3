#include "runtime/record/recorded_fields.h"

#include "runtime/machine.h"

namespace antecede::runtime {

RecordedFields::RecordedFields(const Machine& machine, RecordScope scope)
    : program_(machine.program()), semantics_(machine.classes().semantics()), scope_(scope) {
  tells_stores_ = machine.observer() && machine.observer()->hears_stores();
}

bool RecordedFields::tells(const Field& field) const {
  if (scope_ == RecordScope::Everything) return true;
  if (!field.id.valid() || program_[field.id].access_flags & ir::k_final) return false;
  return semantics_.is_observable(field.id) || (scope_ == RecordScope::Own && is_concurrent(field));
}

bool RecordedFields::is_concurrent(const Field& field) const {
  return field.owner->definition.valid() && semantics_.is_concurrent(field.owner->definition);
}

bool RecordedFields::is_atomic(const Field& field) const {
  return field.id.valid() ? semantics_.is_atomic(field.id) : is_atomic(*field.owner);
}

bool RecordedFields::is_atomic(const Class& type) const {
  const Class* above = &type;
  while (above && !above->definition.valid()) above = above->super;  // Arrays, and what the machine made.
  return above && semantics_.is_atomic(above->definition);
}

}  // namespace antecede::runtime
