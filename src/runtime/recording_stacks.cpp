#include "runtime/recording_stacks.h"

#include <algorithm>

#include "runtime/machine.h"
#include "runtime/stack_walk.h"
#include "trace/large_pages.h"

namespace antecede::runtime {

void StackIndex::reserve(size_t stacks) {
  nodes_.reserve(stacks);
  trace::prefer_large_pages(nodes_.data(), stacks * sizeof(nodes_[0]));
}

void StackIndex::grow(size_t number) {
  nodes_.resize(std::max(number + 1, nodes_.size() * 2));
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

trace::StackId TracedStacks::push_new(const Slot* fp, Code::Site& site, trace::StackId callers) {
  if (site.frame == 0) site.frame = frame(fp).value() + 1;
  const trace::FrameId top(site.frame - 1);
  trace::StackId& stack = index_.find(top, callers);
  if (!stack.valid()) {
    stack = tables_.add_stack(top, callers);
    is_full_ = tables_.tables().stacks.size() >= k_most;
  }
  site.callers = callers.value();
  site.stack = stack.value() + 1;
  return stack;
}

Code::Site& TracedStacks::new_site(const Slot* fp, const Method& method) {
  Code* const code = method.code.get();
  if (code && code->sites.empty()) {
    code->sites.resize(code->cells.size());
    return site_of(fp, method);
  }
  return names(method).site;
}

trace::FrameId TracedStacks::frame(const Slot* fp) {
  const Method& method = *fp[k_frame_method].method;
  const FrameView view = view_frame(fp);
  const Names& known = names(method);
  trace::Frame frame;
  frame.owner = known.owner;
  frame.method = known.method;
  frame.file = known.file;
  frame.origin = known.origin;
  frame.line = view.line;
  frame.pc = view.pc;
  return tables_.frame(frame);
}

TracedStacks::Names& TracedStacks::names(const Method& method) {
  auto& known = names_[&method];
  if (known) return *known;
  known = std::make_unique<Names>();
  known->origin = method.framework ? base::Origin::Model : base::Origin::Own;
  known->method = tables_.name(ir::to_utf8(method.name) + ir::to_utf8(method.descriptor));
  if (!method.owner) return *known;
  known->owner = tables_.name(method.owner->java_name());
  if (!method.owner->definition.valid()) return *known;
  const ir::StringId file = machine_.program()[method.owner->definition].source_file;
  if (file.valid()) known->file = tables_.name(ir::to_utf8(machine_.program().symbols().text(file)));
  return *known;
}

}  // namespace antecede::runtime
