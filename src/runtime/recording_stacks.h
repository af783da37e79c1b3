#pragma once

#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/thread.h"
#include "trace/trace_builder.h"

namespace antecede::runtime {

struct Class;
class Machine;

/// The stacks of threads as entries of a trace's tables.
///
/// Every frame keeps the entry of its callers in its head (`k_frame_stack`), which stays right as long as the frame
/// lives: a caller that waits for it does not move. So a stack costs as many steps as there are frames since the last
/// question, and an access in a loop one look into a small cache.
class TracedStacks {
 public:
  TracedStacks(trace::TableBuilder& tables, const Machine& machine);

  /// Where the thread is now; its state must be complete.
  trace::StackId of(const Thread& thread);

 private:
  struct Names {
    trace::NameId owner, method, file;
    bool framework = false;
  };
  struct Known {
    const Cell* ip = nullptr;
    trace::StackId callers, stack;
  };
  static constexpr size_t k_cache = 4096;
  /// Past so many entries, stacks are their innermost frame alone.
  static constexpr size_t k_most = size_t(1) << 21;

  trace::StackId callers_of(Slot* fp);
  trace::StackId push(const Slot* fp, trace::StackId callers);
  trace::FrameId frame(const Slot* fp);
  const Names& names(const Method& method);

  trace::TableBuilder& tables_;
  const Machine& machine_;
  std::vector<Known> cache_;
  std::vector<Slot*> pending_;
  absl::flat_hash_map<const Method*, Names> names_;
};

}  // namespace antecede::runtime
