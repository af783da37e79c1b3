#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "base/error.h"
#include "ir/body_draft.h"

namespace antecede::ir {

/// A catch clause while blocks have labels but no numbers yet.
struct LabelledCatch {
  TypeId type;  ///< none: catches everything
  uint32_t label = 0;
};

/// Takes the instructions of one method block by block, in any order, and lays the blocks out in the end.
///
/// The front end says where blocks begin that can be reached from elsewhere: those have *labels*. Where the body's
/// rules ask for more (inside a `try` an instruction that may throw is the last of its block) a block is split here.
class ClassBlocks {
 public:
  static constexpr uint32_t k_unguarded = UINT32_MAX;

  void start(uint32_t label_count, BodyDraft& draft);
  /// Adds the handlers that guard a region of the code; regions are numbered from 0.
  void add_guard(std::span<const LabelledCatch> handlers);

  void begin(uint32_t label);
  /// Where the instructions that follow come from, and the region that guards them.
  void at(uint32_t pc, uint32_t guard) { pc_ = pc, guard_ = guard; }
  void emit(Instruction insn);
  /// Ends the block; control goes to these labels, in the order `Op` defines.
  void end(std::span<const uint32_t> targets);

  /// Lets the value that an instruction of this block has just put into `from` be born in `to`. False if that is not
  /// possible or the instruction lies too far back. Nobody else may still need `from`.
  bool rename(Register from, Register to, bool wide);

  /// Calls `visit(label)` for every handler that the instructions since the last call may reach.
  template <class Visit>
  void for_each_new_handler(Visit visit) {
    for (; visited_ < blocks_.size(); ++visited_) {
      if (blocks_[visited_].guard == k_unguarded) continue;
      Guard& guard = guards_[blocks_[visited_].guard];
      if (guard.visited) continue;
      guard.visited = true;
      for (const LabelledCatch& handler : handlers_of(guard)) visit(handler.label);
    }
  }

  /// Fills the draft's blocks: those of `order`, in that order, the entry first. Labels without a block are left out.
  base::Status lay_out(std::span<const uint32_t> order);

 private:
  struct Piece {
    uint32_t first_instruction = 0;
    uint32_t instruction_count = 0;
    uint32_t guard = k_unguarded;  ///< Of the last instruction, if that may throw.
    uint32_t first_target = 0;
    uint32_t target_count = 0;
    bool continues = false;  ///< In the next piece.
    uint32_t pc = 0;
    BlockId block;
  };
  struct Guard {
    uint32_t first = 0;
    uint32_t count = 0;
    bool visited = false;
  };

  std::span<const LabelledCatch> handlers_of(const Guard& guard) const {
    return std::span(handlers_).subspan(guard.first, guard.count);
  }
  void split();
  void open();
  bool touches(const Instruction& insn, Register variable, bool wide) const;
  void replace_uses(Instruction& insn, Register from, Register to);
  template <class Visit>
  void for_each_piece(std::span<const uint32_t> order, Visit visit);
  base::Status add_edges(const Piece& piece, const Piece* next);

  BodyDraft* draft_ = nullptr;
  std::vector<Instruction> instructions_;
  std::vector<Piece> blocks_;
  std::vector<uint32_t> piece_of_label_;
  std::vector<uint32_t> targets_;
  std::vector<Guard> guards_;
  std::vector<LabelledCatch> handlers_;
  size_t visited_ = 0;
  uint32_t pc_ = 0;
  uint32_t guard_ = k_unguarded;
  bool may_throw_ = false;  // Something in the current piece does.
};

}  // namespace antecede::ir
