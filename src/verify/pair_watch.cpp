#include "verify/pair_watch.h"

#include <utility>

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

PairWatch::PairWatch(const PairIndex& index, std::vector<uint32_t> followed, ProgramPlaces& places, EventNames names, size_t known_locations)
    : index_(index), followed_(std::move(followed)), places_(places), names_(std::move(names)), known_locations_(known_locations),
      sides_(followed_.size()), times_(index.size()) {
  for (uint32_t i = 0; i < followed_.size(); ++i)
    for (uint32_t side = 0; side < 2; ++side) by_name_[plan(i).sides[side].name].push_back({i, side});
}

void PairWatch::look(std::span<const trace::Operation> operations, size_t user_event) {
  for (; next_ < operations.size(); ++next_) look_at(operations[next_], next_, user_event);
}

bool PairWatch::is_done(size_t followed, size_t which) const {
  const Side& side = sides_[followed][which];
  if (plan(followed).is_one_thread) return side.has_ended;
  return side.accessed || side.has_ended;
}

/// What was met before the run was changed has its number; what was met later may have another.
bool PairWatch::is_place(const Wanted& wanted, trace::LocationId location) const {
  if (wanted.location.value() < known_locations_) return location == wanted.location;
  return location.value() >= known_locations_ && places_.location(location) == wanted.location_name;
}

void PairWatch::look_at_side(Side& side, const Wanted& wanted, const trace::Operation& operation, size_t number) {
  if (!operation.is_access() || !is_place(wanted, operation.location())) return;
  const bool is_write = operation.kind == OperationKind::Write;
  if (is_write == wanted.is_write && places_.top(operation.stack) == wanted.place) {
    if (!side.accessed) side.accessed = number;
    side.accessed_last = number;
  } else if (!side.other_access) {
    side.other_access = number;
  }
}

void PairWatch::look_at_sides(const trace::Operation& operation, size_t number, EventNames::Name name, bool in_event,
                              bool ends) {
  const auto found = by_name_.find(name);
  if (found == by_name_.end()) return;
  for (const Place place : found->second) {
    const Wanted& wanted = plan(place.followed).sides[place.side];
    if (in_event != wanted.event.valid()) continue;
    Side& side = sides_[place.followed][place.side];
    side.has_begun = true;
    if (ends) side.has_ended = true;
    look_at_side(side, wanted, operation, number);
  }
}

void PairWatch::look_at_post(const trace::Operation& operation) {
  const auto found = by_name_.find(names_.posted(operation.message()));
  if (found == by_name_.end()) return;
  for (const Place place : found->second)
    if (plan(place.followed).sides[place.side].event.valid()) sides_[place.followed][place.side].is_posted = true;
}

void PairWatch::look_at(const trace::Operation& operation, size_t number, size_t user_event) {
  const bool ends = operation.kind == OperationKind::End || operation.kind == OperationKind::ThreadExit;
  const EventNames::Name before = names_.running_on(operation.thread);
  const bool was_in_event = names_.event_on(operation.thread).valid();
  names_.add(operation);
  const EventNames::Name name = ends ? before : names_.running_on(operation.thread);
  const bool in_event = ends ? was_in_event : names_.event_on(operation.thread).valid();
  if (!followed_.empty()) {
    if (operation.kind == OperationKind::Enqueue) look_at_post(operation);
    look_at_sides(operation, number, name, in_event, ends);
  }
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
