#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "race/race_lists.h"
#include "trace/trace.h"

namespace antecede::detect {

/// What filters, priorities and names need to know of a call stack, found once per stack.
class StackFacts {
 public:
  /// `own`: prefixes of classes that count as own whatever the trace says; what is outside of them counts as a library.
  StackFacts(const trace::TraceTables& tables, const race::RaceLists& lists, std::vector<std::string> own);

  /// The frame an access is charged to: the innermost of the app, own or a library's, that is not the compiler's own; in
  /// a stack without any, the innermost that belongs to the framework and not to the engine below it. None: there is no
  /// such frame.
  trace::FrameId charged(trace::StackId stack) const;
  /// Whose code that frame is; a stack that was not recorded counts as own.
  base::Origin origin(trace::StackId stack) const;
  /// The access is in own code itself; a stack that was not recorded counts as own.
  bool is_own(trace::StackId stack) const;
  /// It is charged to code of the app (own or not known whose), and no class that keeps books of its own
  /// (`RaceLists::keeps`) was called by it to come here.
  bool has_own(trace::StackId stack) const;
  /// No code of the app is on the stack.
  bool is_platform(trace::StackId stack) const { return base::is_platform(origin(stack)); }
  /// Code of the app (own or not known whose) is on the stack, somewhere; or the stack was not recorded.
  bool is_from_own(trace::StackId stack) const;
  /// The access is in own code, or in a collection that own code called.
  bool is_direct(trace::StackId stack) const;
  /// It is inside of a call whose order does not show, and not in code of the app that this calls.
  bool commutes(trace::StackId stack) const;
  /// It is inside of an atomic step, whose order with other such steps does not show.
  bool is_step(trace::StackId stack) const;
  /// It is part of drawing.
  bool draws(trace::StackId stack) const;
  /// It is in code of a library that looks for its caller whether something is null.
  bool checks_null(trace::StackId stack) const;

  /// Whose code a frame is.
  base::Origin frame_origin(trace::FrameId frame) const;
  /// Made by the compiler (an accessor of an inner class, a bridge), or called by what the compiler made (checks for null): counts as its caller.
  bool is_transparent(trace::FrameId frame) const;
  /// A number per method, in the order of what ids call them; 0 for none. So it does not depend on how a trace numbers.
  uint32_t method_number(trace::FrameId frame) const { return methods_.contains(frame) ? methods_[frame] : 0; }

 private:
  struct Facts {
    trace::FrameId charged, app;  ///< `app`: the innermost of the app, whoever wrote it.
    bool commutes = false;
    bool is_step = false;
    bool is_direct = false;
    bool is_kept = false;  ///< Inside of a class that keeps books, and not called from there by code of the app.
    bool draws = false;
    bool is_from_own = false;
  };
  std::string_view name(trace::NameId id) const;
  base::Origin origin_of(const trace::Frame& frame) const;
  uint8_t bits_of(const trace::Frame& frame, const race::RaceLists& lists) const;
  void number_methods();
  Facts facts_of(const trace::Stack& stack, const Facts* caller) const;
  const Facts* find(trace::StackId stack) const { return stacks_.contains(stack) ? &stacks_[stack] : nullptr; }

  const trace::TraceTables* tables_;
  std::vector<std::string> own_;
  base::IdVector<trace::FrameId, base::Origin> origins_;
  base::IdVector<trace::FrameId, uint8_t> frames_;  ///< Bits, see FrameBit.
  base::IdVector<trace::FrameId, uint32_t> methods_;
  base::IdVector<trace::StackId, Facts> stacks_;
};

/// What ids call the method of a frame.
std::string canonical_method(const trace::TraceTables& tables, const trace::Frame& frame);

/// A class name with dots: `Lcom/x/Y;` and `com/x/Y` become `com.x.Y`.
std::string dotted(std::string_view class_name);

}  // namespace antecede::detect
