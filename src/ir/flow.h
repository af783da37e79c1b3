#pragma once

#include <cstdint>
#include <span>

#include "base/arena.h"
#include "ir/body.h"

namespace antecede::ir {

/// A natural loop: the blocks that can go round to `header` without leaving it.
struct Loop {
  BlockId header;
  uint32_t parent = UINT32_MAX;  ///< Index of the next outer loop; UINT32_MAX: outermost.
  uint32_t depth = 1;
  bool reducible = true;  ///< False: control can also enter elsewhere than at the header.
};

/// One place where a register is read.
struct Use {
  InstructionId instruction;
  uint32_t position = 0;  ///< Which operand, in the order of `Body::for_each_use`.
};

/// What follows from a body's graph: dominators, post-dominators, loops, def-use chains. Immutable, one piece of
/// memory.
///
/// Exceptional edges count as edges. Post-dominators use one virtual exit behind every return and throw; a block from
/// which no exit can be reached (an endless loop) is tied to the exit as well, so the tree always exists. Built in
/// O(edges · α) for the trees (Semi-NCA), O(blocks + edges) for loops, O(operands) for def-use.
class Flow {
 public:
  /// Dominator tree: the parent of a block; none for the entry.
  BlockId immediate_dominator(BlockId block) const { return idom_[block.value()]; }
  /// Post-dominator tree: the parent; none where it is the virtual exit.
  BlockId immediate_post_dominator(BlockId block) const { return ipdom_[block.value()]; }
  /// Every path from the entry to `b` passes `a` (reflexive). O(1).
  bool dominates(BlockId a, BlockId b) const { return covers(dominator_spans_, a, b); }
  /// Every path from `b` to an exit passes `a` (reflexive). O(1).
  bool post_dominates(BlockId a, BlockId b) const { return covers(post_dominator_spans_, a, b); }
  /// The same for instructions: `a` was started before `b` on every path that reaches `b` (it may have thrown).
  bool dominates(InstructionId a, InstructionId b) const;

  std::span<const Loop> loops() const { return loops_; }
  /// Innermost loop of a block: index into `loops()`, UINT32_MAX if none.
  uint32_t loop_of(BlockId block) const { return loop_of_[block.value()]; }
  BlockId block_of(InstructionId instruction) const { return block_of_[instruction.value()]; }

  /// Instructions that define a register, in order. Parameters have a definition at entry besides.
  std::span<const InstructionId> definitions(Register reg) const {
    return definitions_.subspan(definition_start_[reg.value()],
                                definition_start_[reg.value() + 1] - definition_start_[reg.value()]);
  }
  /// Places that read a register, in order.
  std::span<const Use> uses(Register reg) const {
    return uses_.subspan(use_start_[reg.value()], use_start_[reg.value() + 1] - use_start_[reg.value()]);
  }
  /// The blocks in reverse post order from the entry: a block comes after its dominators.
  std::span<const BlockId> reverse_post_order() const { return reverse_post_order_; }

  static const Flow* build(const Body& body, base::ConcurrentArena& arena);

 private:
  friend class FlowBuilder;
  /// Entry and exit number in a walk over a tree: `a` is above `b` iff its span covers b's.
  struct Span {
    uint32_t enter = 0;
    uint32_t leave = 0;
  };
  static bool covers(std::span<const Span> spans, BlockId a, BlockId b) {
    return spans[a.value()].enter <= spans[b.value()].enter && spans[b.value()].leave <= spans[a.value()].leave;
  }

  std::span<const BlockId> idom_, ipdom_, reverse_post_order_;
  std::span<const Span> dominator_spans_, post_dominator_spans_;
  std::span<const Loop> loops_;
  std::span<const uint32_t> loop_of_;
  std::span<const BlockId> block_of_;
  std::span<const uint32_t> definition_start_, use_start_;
  std::span<const InstructionId> definitions_;
  std::span<const Use> uses_;
};

}  // namespace antecede::ir
