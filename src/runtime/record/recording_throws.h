#pragma once

#include <absl/container/flat_hash_map.h>

#include "runtime/heap/value.h"
#include "runtime/record/recording_stacks.h"

namespace antecede::runtime {

class Collector;

/// Where exceptions were thrown, as entries of a trace's tables.
///
/// An exception has its place from the moment it was made, as in the stack trace that Java prints: a `finally` that
/// throws it again, or a handler that does, is not where it comes from. One that was made without a stack trace has
/// no place; one whose trace the program has replaced keeps the true one.
class TracedThrows {
 public:
  TracedThrows(trace::TableBuilder& tables, const Machine& machine, TracedStacks& stacks)
      : tables_(tables), machine_(machine), stacks_(stacks) {}

  /// What a trace tells of an exception; none of it may be known.
  struct Throw {
    trace::NameId name;  ///< Of its class.
    trace::StackId stack;
    trace::NameId null;  ///< Where the null came from that it is about.
  };

  void made(Ref exception, Slot* frame);
  /// The exception. If the platform has only wrapped another one, which comes from code of the app: that one.
  Throw behind(Ref thrown);
  void moving(const Collector& collector);

  /// All that changes during a run: to come back to it.
  using State = absl::flat_hash_map<Ref, trace::StackId>;
  const State& state() const { return made_; }
  void set_state(const State& state) { made_ = state; }

 private:
  trace::StackId stack_of(Ref exception) const;
  bool is_of_platform(trace::StackId stack) const;
  bool has_app_code(trace::StackId stack) const;

  trace::TableBuilder& tables_;
  const Machine& machine_;
  TracedStacks& stacks_;
  State made_;
};

}  // namespace antecede::runtime
