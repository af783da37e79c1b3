#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.h"
#include "ir/class/class_blocks.h"
#include "ir/instruction.h"

namespace antecede::ir {

/// One slot of the operand stack while code is translated: where its value is to be found.
struct StackValue {
  Kind kind = Kind::Int;
  bool second_half = false;  ///< The upper slot of the long or double below.
  bool is_number = false;    ///< A constant that no variable holds yet; null is one.
  Register variable;
  uint64_t bits = 0;

  bool is_wide() const { return kind == Kind::Long || kind == Kind::Double; }
};

/// The operand stack of a Java method, kept while its code is read, so that hardly any move is left of it.
///
/// A load pushes only the name of the variable, a constant only its value; `dup` and `swap` move names around. An
/// instruction is written when something must happen: the value of a computation gets a variable of its own (numbered
/// behind the locals), a local is saved before it is overwritten, and at the end of a block that others join, slot n
/// is brought into variable n (`settle`). Every use is verified: depth, category and kind.
class ClassFrame {
 public:
  explicit ClassFrame(ClassBlocks& blocks) : blocks_(blocks) {}

  void start(uint32_t local_count, uint32_t max_stack);
  /// Begins a block with these values on the stack.
  void enter(std::span<const StackValue> values);
  /// The same, each value in the variable of its slot.
  void enter_settled(std::span<const StackValue> values);
  std::span<const StackValue> values() const { return values_; }
  uint32_t variable_count() const { return variable_count_; }

  base::Status push_variable(Kind kind, Register variable);
  base::Status push_number(Kind kind, uint64_t bits);
  base::Status check_room(Kind kind) const;

  /// Pops a value, which is kept as an operand of the instruction at hand until `release`.
  base::Status take(Kind kind);
  const StackValue& taken(size_t position) const { return operands_[position]; }
  /// The variable of the operand that was taken as number `position`; writes constants to one first.
  Register operand(size_t position);
  /// Keeps a variable from being used for something else until `release`.
  void hold(Kind kind, Register variable);
  void release();

  base::Status pop(uint32_t slots);
  /// Copies the upper `slots` and puts them below the `below` slots under them.
  base::Status duplicate(uint32_t slots, uint32_t below);
  base::Status swap();
  void clear();

  /// A variable that nothing on the stack lives in.
  Register allocate(Kind kind);
  /// Saves what the stack has of a local that is about to be overwritten.
  void before_store(Register local, bool wide);
  /// May a value be stored to the local before what was written since? See `ClassBlocks::rename`.
  bool is_named(Register variable) const { return variable.value() < uses_.size() && uses_[variable.value()] > 0; }
  bool is_only_operand(const StackValue& value) const;
  /// Brings every value into the variable of its slot.
  base::Status settle();

 private:
  bool is_cut(uint32_t slots_from_top) const;
  void count(const StackValue& value, int change);
  bool is_free(uint32_t variable, bool wide) const;
  Register fresh(bool wide);
  void claim(uint32_t variable, bool wide);
  Register slot_variable(size_t depth) const { return Register(local_count_ + depth); }
  void write(Register variable, const StackValue& value);
  void move_away(Register variable, Kind kind);
  void evict(Register variable, bool wide);
  void push(StackValue value);

  ClassBlocks& blocks_;
  uint32_t local_count_ = 0;
  uint32_t max_stack_ = 0;
  uint32_t variable_count_ = 0;
  uint64_t work_ = 0;
  std::vector<StackValue> values_;
  std::vector<StackValue> operands_;
  std::vector<uint32_t> uses_;  // Per variable: how many values are in it.
  std::vector<uint32_t> pending_;
};

}  // namespace antecede::ir
