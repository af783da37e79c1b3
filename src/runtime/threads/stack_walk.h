#pragma once

#include <functional>

#include "runtime/machine.h"

namespace antecede::runtime {

/// One frame of a thread, as seen from outside.
struct FrameView {
  Slot* fp = nullptr;
  Method* method = nullptr;
  uint32_t line = 0;  ///< 0: unknown.
  uint32_t pc = 0;
};

/// What one frame shows; its thread's state must be complete.
FrameView view_frame(Slot* fp);

/// Calls `visit` for the frames of the thread, the innermost first, those that the machine made left out; ends when
/// it returns false. The thread's state must be complete.
void walk_stack(const Thread& thread, const std::function<bool(const FrameView&)>& visit);

/// ` in thread 3 at com.x.Main.run, line 7`: the innermost frame of the app, for messages.
std::string describe_place(const Machine& machine, const Thread& thread);

/// Frames as a stack trace shows them: without the construction of `skipped` at the top, at most 1024.
std::vector<FrameView> stack_trace(const Thread& thread, Ref skipped);

}  // namespace antecede::runtime
