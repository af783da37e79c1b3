#include "runtime/record/recording_throws.h"

#include <utility>

#include "runtime/heap/collector.h"
#include "runtime/machine.h"
#include "runtime/report/noted_exceptions.h"
#include "runtime/report/null_origin.h"

namespace antecede::runtime {

void TracedThrows::made(Ref exception, Slot* frame) {
  made_[exception] = stacks_.of_throw(frame, machine_.names().class_name(machine_.class_of(exception)));
}

trace::StackId TracedThrows::stack_of(Ref exception) const {
  const auto known = made_.find(exception);
  return known == made_.end() ? trace::StackId() : known->second;
}

/// Whether the platform threw there. An exception without a stack was not thrown by the app's own `throw`.
bool TracedThrows::is_of_platform(trace::StackId stack) const {
  return !stack.valid() || base::is_platform(tables_.tables().frames[tables_.tables().stacks[stack].frame].origin);
}

bool TracedThrows::has_app_code(trace::StackId stack) const {
  const trace::TraceTables& tables = tables_.tables();
  for (; stack.valid(); stack = tables.stacks[stack].caller)
    if (!base::is_platform(tables.frames[tables.stacks[stack].frame].origin)) return true;
  return false;
}

TracedThrows::Throw TracedThrows::behind(Ref thrown) {
  if (!thrown) return {};
  const Ref cause = exception_chain(machine_, thrown).back();
  const bool is_wrapped = is_of_platform(stack_of(thrown)) && has_app_code(stack_of(cause));
  const Ref told = is_wrapped ? cause : thrown;
  const std::string* origin = null_origin(machine_, told);
  return {tables_.name(machine_.names().class_name(machine_.class_of(told))), stack_of(told),
          origin ? tables_.name(*origin) : trace::NameId()};
}

void TracedThrows::moving(const Collector& collector) {
  absl::flat_hash_map<Ref, trace::StackId> moved;
  for (const auto& [exception, stack] : made_)
    if (collector.is_live(exception)) moved.emplace(collector.moved(exception), stack);
  made_ = std::move(moved);
}

}  // namespace antecede::runtime
