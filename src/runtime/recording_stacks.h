#pragma once

#include <array>
#include <memory>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "runtime/class.h"
#include "runtime/code.h"
#include "runtime/thread.h"
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

 private:
  struct Names {
    trace::NameId owner, method, file;
    base::Origin origin = base::Origin::Own;
    Code::Site site;  ///< If the method has no code.
  };
  /// Past so many entries, stacks are their innermost frame alone.
  static constexpr size_t k_most = size_t(1) << 21;

  trace::StackId push(const Slot* fp, trace::StackId callers) {
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
  trace::StackId push_new(const Slot* fp, Code::Site& site, trace::StackId callers);
  Code::Site& new_site(const Slot* fp, const Method& method);
  trace::FrameId frame(const Slot* fp);
  Names& names(const Method& method);

  trace::TableBuilder& tables_;
  const Machine& machine_;
  StackIndex index_;
  bool is_full_ = false;
  std::vector<Slot*> pending_;
  absl::flat_hash_map<const Method*, std::unique_ptr<Names>> names_;
};

}  // namespace antecede::runtime
