#include "runtime/recorded_fields.h"

#include <algorithm>

#include "runtime/class_reflection.h"

namespace antecede::runtime {

namespace {

bool has_annotation(const std::vector<ir::AnnotationData>& annotations, std::string_view type) {
  return std::ranges::find(annotations, type, &ir::AnnotationData::type) != annotations.end();
}

}  // namespace

bool RecordedFields::tells(const Field& field) {
  if (scope_ == RecordScope::Everything) return true;
  if (!field.id.valid() || machine_.program()[field.id].access_flags & ir::k_final) return false;
  if (scope_ == RecordScope::Own && is_concurrent(field)) return true;
  return !field.owner->framework || is_observable(field);
}

bool RecordedFields::is_concurrent(const Field& field) {
  return field.owner->framework && field.owner->descriptor.starts_with("Ljava/util/concurrent/");
}

bool RecordedFields::is_observable(const Field& field) {
  if (observable_.size() <= field.id.value()) observable_.resize(field.id.value() + 1);
  Answer& answer = observable_[field.id];
  if (answer == Answer::Unknown) {
    const auto& fields = reflection_of(machine_, *field.owner).fields;
    const auto found = std::ranges::find(fields, field.id, &ir::ReflectionData::FieldFacts::id);
    const bool yes = found != fields.end() && has_annotation(found->annotations, "Lantecede/Observable;");
    answer = yes ? Answer::Yes : Answer::No;
  }
  return answer == Answer::Yes;
}

bool RecordedFields::is_atomic(const Field& field) {
  if (field.id.valid() && machine_.program()[field.id].access_flags & ir::k_volatile) return true;
  return is_atomic(*field.owner);
}

bool RecordedFields::is_atomic(const Class& type) {
  if (atomic_.size() <= type.id) atomic_.resize(std::max<size_t>(type.id + 1, machine_.classes.list().size()));
  if (atomic_[type.id] == Answer::Unknown) {
    const bool own = type.framework && has_annotation(reflection_of(machine_, type).annotations, "Lantecede/Atomic;");
    const bool yes = own || (type.super && is_atomic(*type.super));
    atomic_[type.id] = yes ? Answer::Yes : Answer::No;
  }
  return atomic_[type.id] == Answer::Yes;
}

}  // namespace antecede::runtime
