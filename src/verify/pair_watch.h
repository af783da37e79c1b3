#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <span>

#include "verify/flip_plan.h"

namespace antecede::verify {

/// Follows the operations of a run and tells how far the two sides of a target are.
///
/// An event is found again by its name, an access in it by its place in memory and in the program. A place in memory that
/// the trace knew before the run was changed is the same object; another one is compared by what it is called.
class PairWatch {
 public:
  struct Side {
    bool has_begun = false;
    bool has_ended = false;               ///< The event, or the thread.
    std::optional<size_t> accessed;       ///< When: the number of the operation.
    std::optional<size_t> other_access;   ///< The event accessed the place, but elsewhere in the program.
  };

  /// `known_locations`: as many had the trace where the run was changed.
  PairWatch(const FlipPlan& plan, ProgramPlaces& places, EventNames names, size_t known_locations)
      : plan_(plan), places_(places), names_(std::move(names)), known_locations_(known_locations) {}

  /// The whole trace so far; what is new is looked at.
  void look(std::span<const trace::Operation> operations);
  void start_at(size_t operation) { next_ = operation; }
  const Side& side(size_t which) const { return sides_[which]; }
  /// The side is where the other one may go on: its whole event has ended, or its access is done.
  bool is_done(size_t which) const;
  bool is_over() const { return sides_[0].has_ended && sides_[1].has_ended; }

 private:
  void look_at(const trace::Operation& operation, size_t number);
  bool is_place(const Wanted& wanted, trace::LocationId location) const;

  const FlipPlan& plan_;
  ProgramPlaces& places_;
  EventNames names_;
  size_t known_locations_;
  size_t next_ = 0;
  std::array<Side, 2> sides_;
};

}  // namespace antecede::verify
