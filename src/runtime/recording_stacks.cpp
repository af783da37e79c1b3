#include "runtime/recording_stacks.h"

#include "runtime/machine.h"
#include "runtime/stack_walk.h"

namespace antecede::runtime {

TracedStacks::TracedStacks(trace::TableBuilder& tables, const Machine& machine)
    : tables_(tables), machine_(machine), cache_(k_cache) {}

trace::StackId TracedStacks::of(const Thread& thread) {
  Slot* const fp = thread.fp;
  return fp ? push(fp, callers_of(fp)) : trace::StackId();
}

/// Goes down to a frame that knows its callers, then up again.
trace::StackId TracedStacks::callers_of(Slot* fp) {
  pending_.clear();
  for (; fp && fp[k_frame_stack].bits == 0; fp = fp[k_frame_caller].frame) pending_.push_back(fp);
  trace::StackId callers;
  const Slot* below = fp;
  if (fp) callers = trace::StackId(static_cast<uint32_t>(fp[k_frame_stack].bits - 1));
  for (; !pending_.empty(); pending_.pop_back()) {
    Slot* const frame = pending_.back();
    if (below) callers = push(below, callers);
    frame[k_frame_stack].bits = uint64_t(callers.value()) + 1;
    below = frame;
  }
  return callers;
}

trace::StackId TracedStacks::push(const Slot* fp, trace::StackId callers) {
  if (fp[k_frame_method].method->hidden) return callers;
  const Cell* const ip = fp[k_frame_ip].ip;
  const size_t hash = (reinterpret_cast<uintptr_t>(ip) >> 4) * 31 + callers.value() * size_t(0x9e3779b1);
  Known& known = cache_[hash % k_cache];
  // What is in the cache depends on addresses: once the table is full, it would show.
  const bool full = tables_.tables().stacks.size() >= k_most;
  if (!full && known.ip == ip && known.callers == callers) return known.stack;
  known = {ip, callers, tables_.stack(frame(fp), full ? trace::StackId() : callers)};
  return known.stack;
}

trace::FrameId TracedStacks::frame(const Slot* fp) {
  const Method& method = *fp[k_frame_method].method;
  const FrameView view = view_frame(fp);
  const Names& known = names(method);
  trace::Frame frame;
  frame.owner = known.owner;
  frame.method = known.method;
  frame.file = known.file;
  frame.framework = known.framework;
  frame.line = view.line;
  frame.pc = view.pc;
  return tables_.frame(frame);
}

const TracedStacks::Names& TracedStacks::names(const Method& method) {
  const auto [entry, is_new] = names_.try_emplace(&method);
  Names& known = entry->second;
  if (!is_new) return known;
  known.framework = method.framework;
  known.method = tables_.name(ir::to_utf8(method.name) + ir::to_utf8(method.descriptor));
  if (!method.owner) return known;
  known.owner = tables_.name(method.owner->java_name());
  if (!method.owner->definition.valid()) return known;
  const ir::StringId file = machine_.program()[method.owner->definition].source_file;
  if (file.valid()) known.file = tables_.name(ir::to_utf8(machine_.program().symbols().text(file)));
  return known;
}

}  // namespace antecede::runtime
