#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "verify/flip_plan.h"

namespace antecede::verify {

/// Which targets an access may belong to, by the event it is in and its place in the program: to follow all targets of a
/// run at once.
class PairIndex {
 public:
  struct Entry {
    uint32_t target = 0;
    uint32_t side = 0;
  };

  explicit PairIndex(const std::vector<FlipPlan>& plans);
  /// Null: none.
  const std::vector<Entry>* find(EventNames::Name event, uint64_t place, bool is_write) const;
  size_t size() const { return plans_->size(); }
  const FlipPlan& plan(size_t target) const { return (*plans_)[target]; }
  const Wanted& wanted(Entry entry) const { return (*plans_)[entry.target].sides[entry.side]; }

 private:
  const std::vector<FlipPlan>* plans_;
  absl::flat_hash_map<uint64_t, std::vector<Entry>> entries_;
};

/// When one side of a target was accessed in a run.
struct AccessTime {
  static constexpr size_t k_never = SIZE_MAX;
  size_t operation = k_never;
  size_t user_event = 0;  ///< So many things had been done to the app.
};
using PairTimes = std::array<AccessTime, 2>;

/// Whether both accesses happened, the first one before the second.
bool is_in_recorded_order(const PairTimes& times);

/// Follows the operations of a run and tells how far the two sides of some targets are, and in which order those of all others
/// came.
///
/// An event is found again by its name, an access in it by its place in memory and in the program. A place in memory that
/// the trace knew before the run was changed is the same object; another one is compared by what it is called.
class PairWatch {
 public:
  struct Side {
    bool is_posted = false;               ///< The event, since the run was changed.
    bool has_begun = false;
    bool has_ended = false;               ///< The event, or the thread.
    std::optional<size_t> accessed;       ///< When: the number of the operation.
    std::optional<size_t> accessed_last;  ///< The same of the last time.
    std::optional<size_t> other_access;   ///< The event accessed the place, but elsewhere in the program.
  };
  using Sides = std::array<Side, 2>;
  /// All places in memory were known.
  static constexpr size_t k_all_known = SIZE_MAX;

  /// `known_locations`: as many had the trace where the run was changed. `followed`: targets whose sides are followed; of all
  /// others, only when they were accessed.
  PairWatch(const PairIndex& index, std::vector<uint32_t> followed, ProgramPlaces& places, EventNames names, size_t known_locations);

  /// The whole trace so far; what is new is looked at. `user_event`: what was done to the app by now.
  void look(std::span<const trace::Operation> operations, size_t user_event);
  void start_at(size_t operation) { next_ = operation; }
  /// Of the followed target with that number among them.
  const Sides& sides(size_t followed) const { return sides_[followed]; }
  /// The side is where the other one may go on: its whole event has ended, or its access is done.
  bool is_done(size_t followed, size_t which) const;
  /// By target.
  std::vector<PairTimes> take_times() { return std::move(times_); }

 private:
  struct Place {
    uint32_t followed = 0;
    uint32_t side = 0;
  };

  void look_at(const trace::Operation& operation, size_t number, size_t user_event);
  void look_at_sides(const trace::Operation& operation, size_t number, EventNames::Name name, bool in_event, bool ends);
  void look_at_side(Side& side, const Wanted& wanted, const trace::Operation& operation, size_t number);
  void look_at_post(const trace::Operation& operation);
  bool is_place(const Wanted& wanted, trace::LocationId location) const;
  const FlipPlan& plan(size_t followed) const { return index_.plan(followed_[followed]); }

  const PairIndex& index_;
  std::vector<uint32_t> followed_;
  absl::flat_hash_map<EventNames::Name, std::vector<Place>> by_name_;  // Sides of the followed, by their event or thread.
  ProgramPlaces& places_;
  EventNames names_;
  size_t known_locations_;
  size_t next_ = 0;
  std::vector<Sides> sides_;
  std::vector<PairTimes> times_;
};

}  // namespace antecede::verify
