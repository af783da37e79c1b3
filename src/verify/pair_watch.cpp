#include "verify/pair_watch.h"

namespace antecede::verify {

using trace::OperationKind;

void PairWatch::look(std::span<const trace::Operation> operations) {
  for (; next_ < operations.size(); ++next_) look_at(operations[next_], next_);
}

bool PairWatch::is_done(size_t which) const {
  const Side& side = sides_[which];
  if (plan_.is_one_thread) return side.has_ended;
  return side.accessed || side.has_ended;
}

/// What was met before the run was changed has its number; what was met later may have another.
bool PairWatch::is_place(const Wanted& wanted, trace::LocationId location) const {
  if (wanted.location.value() < known_locations_) return location == wanted.location;
  return location.value() >= known_locations_ && places_.location(location) == wanted.location_name;
}

void PairWatch::look_at(const trace::Operation& operation, size_t number) {
  const bool ends = operation.kind == OperationKind::End || operation.kind == OperationKind::ThreadExit;
  const EventNames::Name before = names_.running_on(operation.thread);
  const bool was_in_event = names_.event_on(operation.thread).valid();
  names_.add(operation);
  const EventNames::Name name = ends ? before : names_.running_on(operation.thread);
  const bool in_event = ends ? was_in_event : names_.event_on(operation.thread).valid();
  for (size_t i = 0; i < sides_.size(); ++i) {
    const Wanted& wanted = plan_.sides[i];
    Side& side = sides_[i];
    if (name != wanted.name || in_event != wanted.event.valid()) continue;
    side.has_begun = true;
    if (ends) side.has_ended = true;
    if (!operation.is_access() || !is_place(wanted, operation.location())) continue;
    const bool is_write = operation.kind == OperationKind::Write;
    if (is_write == wanted.is_write && places_.top(operation.stack) == wanted.place) {
      if (!side.accessed) side.accessed = number;
    } else if (!side.other_access) {
      side.other_access = number;
    }
  }
}

}  // namespace antecede::verify
