#include "verify/pair_watch.h"

namespace antecede::verify {

using trace::OperationKind;

namespace {

uint64_t key_of(EventNames::Name event, uint64_t place, bool is_write) {
  return ProgramPlaces::mix(ProgramPlaces::mix(event, place), is_write);
}

}  // namespace

PairIndex::PairIndex(const std::vector<FlipPlan>& plans) : plans_(&plans) {
  for (uint32_t target = 0; target < plans.size(); ++target)
    for (uint32_t side = 0; side < 2; ++side) {
      const Wanted& wanted = plans[target].sides[side];
      entries_[key_of(wanted.name, wanted.place, wanted.is_write)].push_back({target, side});
    }
}

const std::vector<PairIndex::Entry>* PairIndex::find(EventNames::Name event, uint64_t place, bool is_write) const {
  const auto found = entries_.find(key_of(event, place, is_write));
  return found == entries_.end() ? nullptr : &found->second;
}

bool is_in_recorded_order(const PairTimes& times) {
  return times[1].operation != AccessTime::k_never && times[0].operation < times[1].operation;
}

void PairWatch::look(std::span<const trace::Operation> operations, size_t user_event) {
  for (; next_ < operations.size(); ++next_) look_at(operations[next_], next_, user_event);
}

bool PairWatch::is_done(size_t which) const {
  const Side& side = sides_[which];
  if (plan_ && plan_->is_one_thread) return side.has_ended;
  return side.accessed || side.has_ended;
}

/// What was met before the run was changed has its number; what was met later may have another.
bool PairWatch::is_place(const Wanted& wanted, trace::LocationId location) const {
  if (wanted.location.value() < known_locations_) return location == wanted.location;
  return location.value() >= known_locations_ && places_.location(location) == wanted.location_name;
}

void PairWatch::look_at_sides(const trace::Operation& operation, size_t number, EventNames::Name name, bool in_event,
                              bool ends) {
  for (size_t i = 0; i < sides_.size(); ++i) {
    const Wanted& wanted = plan_->sides[i];
    Side& side = sides_[i];
    if (name != wanted.name || in_event != wanted.event.valid()) continue;
    side.has_begun = true;
    if (ends) side.has_ended = true;
    if (!operation.is_access() || !is_place(wanted, operation.location())) continue;
    const bool is_write = operation.kind == OperationKind::Write;
    if (is_write == wanted.is_write && places_.top(operation.stack) == wanted.place) {
      if (!side.accessed) side.accessed = number;
      side.accessed_last = number;
    } else if (!side.other_access) {
      side.other_access = number;
    }
  }
}

void PairWatch::look_at(const trace::Operation& operation, size_t number, size_t user_event) {
  const bool ends = operation.kind == OperationKind::End || operation.kind == OperationKind::ThreadExit;
  const EventNames::Name before = names_.running_on(operation.thread);
  const bool was_in_event = names_.event_on(operation.thread).valid();
  names_.add(operation);
  const EventNames::Name name = ends ? before : names_.running_on(operation.thread);
  const bool in_event = ends ? was_in_event : names_.event_on(operation.thread).valid();
  if (plan_ && operation.kind == OperationKind::Enqueue)
    for (size_t i = 0; i < sides_.size(); ++i)
      sides_[i].is_posted |= plan_->sides[i].event.valid() && names_.posted(operation.message()) == plan_->sides[i].name;
  if (plan_) look_at_sides(operation, number, name, in_event, ends);
  if (!operation.is_access()) return;
  const auto* const entries = index_.find(name, places_.top(operation.stack), operation.kind == OperationKind::Write);
  if (!entries) return;
  for (const PairIndex::Entry entry : *entries) {
    AccessTime& time = times_[entry.target][entry.side];
    if (time.operation == AccessTime::k_never && is_place(index_.wanted(entry), operation.location()))
      time = {number, user_event};
  }
}

}  // namespace antecede::verify
