#include "runtime/record/recording_stacks.h"

#include <algorithm>

#include "runtime/machine.h"
#include "runtime/threads/stack_walk.h"
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
  Slot* below = fp;
  if (fp) callers = trace::StackId(static_cast<uint32_t>(fp[k_frame_stack].bits - 1));
  for (; !pending_.empty(); pending_.pop_back()) {
    Slot* const frame = pending_.back();
    if (below) callers = push(below, callers);
    frame[k_frame_stack].bits = uint64_t(callers.value()) + 1;
    below = frame;
  }
  return callers;
}

trace::StackId TracedStacks::push_frame(trace::FrameId frame, trace::StackId callers) {
  trace::StackId& stack = index_.find(frame, callers);
  if (!stack.valid()) {
    stack = tables_.add_stack(frame, callers);
    is_full_ = tables_.tables().stacks.size() >= k_most;
  }
  return stack;
}

trace::StackId TracedStacks::push_frames(std::span<const trace::FrameId> frames, trace::StackId callers) {
  for (const trace::FrameId frame : frames) callers = push_frame(frame, is_full_ ? trace::StackId() : callers);
  return callers;
}

trace::StackId TracedStacks::push_new(Slot* fp, Code::Site& site, trace::StackId callers) {
  if (site.frame == 0) site.frame = frames_at(fp);
  if (site.frame == k_outline) return push_outline(fp);
  site.callers = callers.value();
  const trace::StackId stack = site.frame & k_several ? push_frames(groups_[site.frame & ~k_several], callers)
                                                      : push_frame(trace::FrameId(site.frame - 1), callers);
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

trace::Frame TracedStacks::frame_of(const NotedFrame& shown, uint32_t pc) {
  trace::Frame frame;
  frame.owner = tables_.name(shown.class_name);
  frame.method = tables_.name(shown.method + shown.descriptor);
  frame.file = tables_.name(shown.file);
  frame.line = shown.line;
  frame.pc = pc;
  frame.origin = shown.origin;
  frame.renamed = shown.renamed;
  frame.canonical = tables_.name(shown.canonical);
  return frame;
}

trace::StackId TracedStacks::push_shown(const std::vector<NotedFrame>& shown, uint32_t pc, trace::StackId callers) {
  for (size_t i = shown.size(); i-- > 0;)
    callers = push_frame(tables_.frame(frame_of(shown[i], pc)), is_full_ ? trace::StackId() : callers);
  return callers;
}

/// What `Code::Site::frame` keeps of the line that the frame is at.
uint32_t TracedStacks::frames_at(Slot* fp) {
  const FrameView view = view_frame(fp);
  const Names& known = names(*view.method);
  if (!known.is_retraced) {
    trace::Frame frame = known.frame;
    frame.line = view.line;
    frame.pc = view.pc;
    return tables_.frame(frame).value() + 1;
  }
  const CodePlace place = machine_.names().place(*view.method, view.line);
  std::vector<NotedFrame> shown = machine_.names().frames({&place, 1});
  if (shown.empty()) return k_outline;
  if (shown.size() == 1) return tables_.frame(frame_of(shown[0], view.pc)).value() + 1;
  std::vector<trace::FrameId>& group = groups_.emplace_back();
  for (size_t i = shown.size(); i-- > 0;) group.push_back(tables_.frame(frame_of(shown[i], view.pc)));
  return k_several | static_cast<uint32_t>(groups_.size() - 1);
}

/// The line of the caller, as the outline tells it. Callers know theirs: see callers_of.
trace::StackId TracedStacks::push_outline(Slot* fp) {
  std::vector<CodePlace> places;
  for (; fp; fp = fp[k_frame_caller].frame) {
    const FrameView view = view_frame(fp);
    if (view.method->hidden) continue;
    places.push_back(machine_.names().place(*view.method, view.line));
    const std::vector<NotedFrame> shown = machine_.names().frames(places);
    if (shown.empty()) continue;
    return push_shown(shown, view.pc, trace::StackId(static_cast<uint32_t>(fp[k_frame_stack].bits - 1)));
  }
  return {};
}

/// What a check threw that R8 has put in, and what it inlined for it, is not to be seen.
trace::StackId TracedStacks::of_throw(Slot* fp, std::string_view thrown) {
  const uint64_t known = fp[k_frame_stack].bits;
  const trace::StackId callers = known ? trace::StackId(known - 1) : callers_of(fp);
  const Method& method = *fp[k_frame_method].method;
  if (method.hidden || !names(method).is_retraced) return push(fp, callers);
  const FrameView view = view_frame(fp);
  const CodePlace place = machine_.names().place(method, view.line);
  const std::vector<NotedFrame> shown = machine_.names().frames({&place, 1}, thrown);
  return shown.empty() ? push(fp, callers) : push_shown(shown, view.pc, callers);
}

TracedStacks::Names& TracedStacks::names(const Method& method) {
  auto& known = names_[&method];
  if (known) return *known;
  known = std::make_unique<Names>();
  known->is_retraced = machine_.names().is_retraced(method);
  known->frame = frame_of(machine_.names().method(method), 0);
  return *known;
}

}  // namespace antecede::runtime
