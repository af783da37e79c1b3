#pragma once

#include <string>
#include <vector>

#include "race/race_lists.h"
#include "trace/trace.h"

namespace antecede::race {

/// What filters, priorities and names need to know of a call stack, found once per stack.
class StackFacts {
 public:
  /// `own`: prefixes of classes that count as own whatever the trace says.
  StackFacts(const trace::TraceTables& tables, const RaceLists& lists, std::vector<std::string> own);

  /// The access is in own code itself; a stack that was not recorded counts as own.
  bool is_own(trace::StackId stack) const;
  /// Own code is somewhere on the stack, and no class that keeps books of its own (`RaceLists::keeps`) was called by
  /// it to come here.
  bool has_own(trace::StackId stack) const;
  /// The access is in own code, or in a collection that own code called.
  bool is_direct(trace::StackId stack) const;
  /// It is inside of a call whose order does not show, and not in own code that this calls.
  bool commutes(trace::StackId stack) const;
  /// It is inside of an atomic step, whose order with other such steps does not show.
  bool is_step(trace::StackId stack) const;
  /// The frame an access is charged to: the innermost own one that is no accessor of an inner class, else the
  /// innermost that belongs to the framework and not to the engine below it. None: there is no such frame.
  trace::FrameId charged(trace::StackId stack) const;
  bool is_own_frame(trace::FrameId frame) const;
  /// A number per class and method, in the order of their names; 0 for none. So it does not depend on how a trace
  /// numbers.
  uint32_t method_number(trace::FrameId frame) const { return methods_.contains(frame) ? methods_[frame] : 0; }

 private:
  struct Facts {
    trace::FrameId charged, inner_own;
    bool commutes = false;
    bool is_step = false;
    bool is_direct = false;
    bool is_kept = false;  ///< Inside of a class that keeps books, and not called from there by own code.
  };
  void number_methods();
  Facts facts_of(const trace::Stack& stack, const Facts* caller) const;

  const trace::TraceTables* tables_;
  std::vector<std::string> own_;
  base::IdVector<trace::FrameId, uint8_t> frames_;  ///< Bits, see FrameBit.
  base::IdVector<trace::FrameId, uint32_t> methods_;
  base::IdVector<trace::StackId, Facts> stacks_;
};

}  // namespace antecede::race
