#include "runtime/explore/explorer_accesses.h"

#include "runtime/machine.h"
#include "runtime/record/recorded_fields.h"

namespace antecede::runtime {

using StepKind = StepOperation::Kind;

bool ExplorerAccesses::is_noticeable(const Thread& thread, const Access& access) {
  if (own_.own_only()) {
    if (thread.id == ExplorerOwn::k_environment) return false;
    const bool orders = access.field && machine_.recorded_fields()->is_concurrent(*access.field);
    if (thread.fp[k_frame_method].method->is_own())
      own_.runs(thread);
    else if (!own_.counts(thread) && !orders)
      return false;
  }
  if (access.field && machine_.program()[access.field->id].access_flags & ir::k_final) return false;
  // What a class's initialiser does comes before all use of the class.
  for (const auto& [type, who] : machine_.state().initialising)
    if (who == thread.id) return false;
  return true;
}

bool ExplorerAccesses::before_access(const Thread& thread, const Access& access) {
  if (access.is_container || !steps_.is_running()) return false;  // Of containers: see before_contents.
  const bool in_model = thread.fp[k_frame_method].method->framework;
  if (!is_noticeable(thread, access)) return false;
  const uint64_t owner = places_.owner(access.object);
  if (access.field) {
    const ir::FieldId field = access.field->id;
    const uint64_t place = place_number(Place::Memory, owner, field.value());
    return before_place(thread, ExplorerKeys::of_field(field), place, access.is_write, in_model);
  }
  const uint64_t key = ExplorerKeys::of_elements(machine_.class_of(access.object));
  const uint64_t place = place_number(Place::Element, owner, static_cast<uint64_t>(access.key));
  return before_place(thread, key, place, access.is_write, in_model);
}

bool ExplorerAccesses::before_contents(const Thread& thread, Ref container, bool is_write) {
  if (!own_.own_only() || !container || !steps_.is_running() || !own_.counts(thread)) return false;
  const uint64_t key = ExplorerKeys::of_contents(machine_.class_of(container));
  return before_place(thread, key, place_number(Place::Contents, places_.object(container)), is_write, true);
}

bool ExplorerAccesses::before_place(const Thread& thread, uint64_t key, uint64_t place, bool is_write,
                                    bool in_model) {
  if (keys_.contains(key)) {
    if (stops_.before(thread, in_model, false)) return true;
    steps_.add(is_write ? StepKind::Write : StepKind::Read, place);
    own_.accessed(thread, place, is_write);
    return false;
  }
  own_.accessed(thread, place, is_write);
  if (!steps_.access(place, is_write)) return false;
  keys_.insert(key);
  findings_.found_race();
  return !own_.own_only();
}

}  // namespace antecede::runtime
