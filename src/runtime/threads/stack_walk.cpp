#include "runtime/threads/stack_walk.h"

#include <algorithm>

#include <fmt/format.h>

namespace antecede::runtime {

namespace {

constexpr size_t k_longest_trace = 1024;

void find_position(FrameView& view, const Slot* fp) {
  const Code* code = view.method->code.get();
  if (!code || code->positions.empty()) return;
  const size_t cell =
      (reinterpret_cast<uintptr_t>(fp[k_frame_ip].ip) - reinterpret_cast<uintptr_t>(code->cells.data())) /
      sizeof(Cell);
  if (cell >= code->cells.size()) return;  // The frame has not begun: it stands at the method's former entry.
  auto after = std::ranges::upper_bound(code->positions, cell, {}, &Code::Position::cell);
  if (after == code->positions.begin()) return;
  --after;
  view.line = after->line;
  view.pc = after->pc;
}

}  // namespace

FrameView view_frame(Slot* fp) {
  FrameView view{fp, fp[k_frame_method].method};
  find_position(view, fp);
  return view;
}

void walk_stack(const Thread& thread, const std::function<bool(const FrameView&)>& visit) {
  for (Slot* fp = thread.fp; fp; fp = fp[k_frame_caller].frame) {
    FrameView view{fp, fp[k_frame_method].method};
    if (view.method->hidden) continue;
    find_position(view, fp);
    if (!visit(view)) return;
  }
}

std::string describe_place(const Machine& machine, const Thread& thread) {
  std::vector<CodePlace> places;
  walk_stack(thread, [&](const FrameView& view) {
    if (!view.method->framework) places.push_back(machine.names().place(*view.method, view.line));
    return view.method->framework;
  });
  std::string text = fmt::format(" in thread {}", thread.id);
  for (const NotedFrame& frame : shown_stack(machine.names(), places)) {
    text += fmt::format(" at {}.{}", frame.class_name, frame.method);
    if (frame.line) text += fmt::format(", line {}", frame.line);
    break;
  }
  return text;
}

std::vector<FrameView> stack_trace(const Thread& thread, Ref skipped) {
  std::vector<FrameView> frames;
  bool at_top = true;
  walk_stack(thread, [&](const FrameView& view) {
    if (at_top) {
      const std::string_view owner = view.method->owner->descriptor;
      if (owner == "Lantecede/Reflection;") return true;
      const bool own = skipped && !view.method->is_static() && view.fp[0].ref == skipped;
      if (own && (view.method->name == "<init>" || view.method->name == "fillInStackTrace")) return true;
      at_top = false;
    }
    frames.push_back(view);
    return frames.size() < k_longest_trace;
  });
  return frames;
}

}  // namespace antecede::runtime
