#pragma once

#include <array>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/classes/class.h"
#include "runtime/interpreter/code.h"
#include "runtime/report/run_notes.h"
#include "runtime/threads/thread.h"
#include "trace/trace_builder.h"

namespace antecede::runtime {

class Machine;

/// Finds the stack that is one frame on top of another.
///
/// The first few stacks on top of one are kept with it: programs go up and down their stacks, and stacks that were
/// met one after the other lie side by side, so this is in the processor's cache where a hash table would not be.
/// Those that call from many places have the rest in a hash table.
class StackIndex {
 public:
  /// Makes room for so many stacks, so that nothing is copied as they become more.
  void reserve(size_t stacks);
  /// The place of the stack's id; none in it: there is no such stack yet, and the caller gives it one.
  trace::StackId& find(trace::FrameId frame, trace::StackId caller) {
    const uint32_t number = caller.value() + 1;  // None is the largest number and becomes 0.
    if (number >= nodes_.size()) grow(number);
    for (Child& child : nodes_[number]) {
      if (!child.stack.valid()) child.frame = frame;
      if (child.frame == frame) return child.stack;
    }
    return others_[{frame, caller}];
  }

 private:
  struct Child {
    trace::FrameId frame;
    trace::StackId stack;
  };
  static constexpr size_t k_children = 4;

  void grow(size_t number);

  std::vector<std::array<Child, k_children>> nodes_;  // By caller.
  absl::flat_hash_map<std::pair<trace::FrameId, trace::StackId>, trace::StackId> others_;
};

/// The stacks of threads as entries of a trace's tables.
///
/// Every frame keeps the entry of its callers in its head (`k_frame_stack`), which stays right as long as the frame
/// lives: a caller that waits for it does not move. Every cell of decoded code keeps the entry of its line and the
/// last stack that ended there (`Code::sites`). So a stack costs as many steps as there are frames since the last
/// question, and an access in a loop one comparison.
///
/// Names are those that people read (shown_names.h). Where R8 has inlined methods, one frame of the machine becomes
/// several; where it has moved code of several methods into one (an outline), the frame of that one is left out, and
/// its caller's has the true line.
class TracedStacks {
 public:
  TracedStacks(trace::TableBuilder& tables, const Machine& machine) : tables_(tables), machine_(machine) {
    index_.reserve(k_most);
  }

  /// Where the thread is now; its state must be complete.
  trace::StackId of(const Thread& thread) {
    Slot* const fp = thread.fp;
    if (!fp) return {};
    const uint64_t known = fp[k_frame_stack].bits;
    return push(fp, known ? trace::StackId(known - 1) : callers_of(fp));
  }
  /// Where the thread is in that frame of its, which waits for another.
  trace::StackId of_frame(Slot* fp) {
    const uint64_t known = fp[k_frame_stack].bits;
    return push(fp, known ? trace::StackId(known - 1) : callers_of(fp));
  }
  /// Where the thread is in that frame of its, if an exception of the class was thrown there.
  trace::StackId of_throw(Slot* fp, std::string_view thrown);

 private:
  /// What is known of a method.
  struct Names {
    trace::Frame frame;  ///< All but its line.
    bool is_retraced = false;
    Code::Site site;  ///< If the method has no code.
  };
  // Instead of the number of a frame in `Code::Site::frame`. Frames are fewer than stacks, so the bits are free.
  static constexpr uint32_t k_several = 0x80000000;  ///< With the number of the group.
  static constexpr uint32_t k_outline = 0x40000000;  ///< None: depends on the caller.
  /// Past so many entries, stacks are their innermost frame alone.
  static constexpr size_t k_most = size_t(1) << 21;

  trace::StackId push(Slot* fp, trace::StackId callers) {
    const Method& method = *fp[k_frame_method].method;
    if (method.hidden) return callers;
    if (is_full_) callers = {};
    Code::Site& site = site_of(fp, method);
    if (site.stack != 0 && site.callers == callers.value()) return trace::StackId(site.stack - 1);
    return push_new(fp, site, callers);
  }
  Code::Site& site_of(const Slot* fp, const Method& method) {
    if (Code* const code = method.code.get()) {
      // A frame that has not begun may stand outside of the code.
      const size_t cell =
          (reinterpret_cast<uintptr_t>(fp[k_frame_ip].ip) - reinterpret_cast<uintptr_t>(code->cells.data())) /
          sizeof(Cell);
      if (cell < code->sites.size()) return code->sites[cell];
    }
    return new_site(fp, method);
  }
  trace::StackId callers_of(Slot* fp);
  trace::StackId push_new(Slot* fp, Code::Site& site, trace::StackId callers);
  Code::Site& new_site(const Slot* fp, const Method& method);
  trace::StackId push_frames(std::span<const trace::FrameId> frames, trace::StackId callers);
  trace::StackId push_frame(trace::FrameId frame, trace::StackId callers);
  trace::StackId push_outline(Slot* fp);
  uint32_t frames_at(Slot* fp);
  trace::StackId push_shown(const std::vector<NotedFrame>& shown, uint32_t pc, trace::StackId callers);
  trace::Frame frame_of(const NotedFrame& shown, uint32_t pc);
  Names& names(const Method& method);

  trace::TableBuilder& tables_;
  const Machine& machine_;
  StackIndex index_;
  bool is_full_ = false;
  std::vector<Slot*> pending_;
  std::vector<std::vector<trace::FrameId>> groups_;  // Outermost first.
  absl::flat_hash_map<const Method*, std::unique_ptr<Names>> names_;
};

}  // namespace antecede::runtime
