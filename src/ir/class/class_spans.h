#pragma once

#include <cstdint>
#include <vector>

#include "classfile/code.h"

namespace antecede::ir {

/// Instructions `[first, end)` of a class file's method that run together, and how they are reached.
struct ClassSpan {
  uint32_t first = 0;
  uint32_t end = 0;
  uint32_t predecessors = 0;  ///< Jumps, fall-through and the entry, counted as the code stands, reachable or not.
  bool is_handler = false;    ///< Of exceptions.

  /// Control comes from several places, so the operand stack must be where all of them expect it.
  bool is_join() const { return predecessors + (is_handler && predecessors ? 1 : 0) > 1; }
  /// Reached by exceptions and otherwise, too: the exception is caught in a block of its own.
  bool needs_pad() const { return is_handler && predecessors > 0; }
};

/// The spans of one method, in code order.
class ClassSpans {
 public:
  void build(const classfile::DecodedCode& code);

  size_t size() const { return spans_.size(); }
  const ClassSpan& operator[](size_t index) const { return spans_[index]; }
  /// The span that starts at a pc, which must be a target.
  uint32_t at(uint32_t pc) const { return span_of_[code_->at_pc[pc]]; }

 private:
  void mark_leaders();
  void count_predecessors();

  const classfile::DecodedCode* code_ = nullptr;
  std::vector<ClassSpan> spans_;
  std::vector<uint32_t> span_of_;  // Per instruction.
  std::vector<uint8_t> leader_;    // Per instruction, and one behind the last.
};

}  // namespace antecede::ir
