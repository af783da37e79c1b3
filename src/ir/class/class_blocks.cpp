#include "ir/class/class_blocks.h"

#include <algorithm>

namespace antecede::ir {

namespace {
constexpr uint32_t k_no_piece = UINT32_MAX;
constexpr size_t k_rename_window = 64;
}  // namespace

void ClassBlocks::start(uint32_t label_count, BodyDraft& draft) {
  draft_ = &draft;
  instructions_.clear(), blocks_.clear(), targets_.clear(), guards_.clear(), handlers_.clear();
  piece_of_label_.assign(label_count, k_no_piece);
  visited_ = 0;
}

void ClassBlocks::add_guard(std::span<const LabelledCatch> handlers) {
  guards_.push_back({static_cast<uint32_t>(handlers_.size()), static_cast<uint32_t>(handlers.size()), false});
  handlers_.insert(handlers_.end(), handlers.begin(), handlers.end());
}

void ClassBlocks::begin(uint32_t label) {
  piece_of_label_[label] = static_cast<uint32_t>(blocks_.size());
  open();
}

void ClassBlocks::open() {
  Piece piece;
  piece.first_instruction = static_cast<uint32_t>(instructions_.size());
  piece.pc = pc_;
  blocks_.push_back(piece);
  may_throw_ = false;
}

void ClassBlocks::split() {
  blocks_.back().continues = true;
  open();
}

void ClassBlocks::emit(Instruction insn) {
  const bool throws = can_throw(insn.op, insn.aux);
  const bool guarded = throws && guard_ != k_unguarded;
  if (blocks_.back().guard != k_unguarded || (guarded && may_throw_)) split();
  insn.pc = pc_;
  instructions_.push_back(insn);
  ++blocks_.back().instruction_count;
  may_throw_ |= throws;
  if (guarded) blocks_.back().guard = guard_;
}

void ClassBlocks::end(std::span<const uint32_t> targets) {
  blocks_.back().first_target = static_cast<uint32_t>(targets_.size());
  blocks_.back().target_count = static_cast<uint32_t>(targets.size());
  targets_.insert(targets_.end(), targets.begin(), targets.end());
}

/// Does the instruction have to do with the variable, or with its neighbours in ways that a pair could disturb?
bool ClassBlocks::touches(const Instruction& insn, Register variable, bool wide) const {
  auto is_near = [&](Register other) { return other == variable || (wide && other.value() == variable.value() + 1); };
  bool found = insn.dest.valid() && (is_near(insn.dest) || insn.dest.value() + 1 == variable.value());
  for_each_fixed_use(insn, [&](Register use) { found |= is_near(use); });
  if (has_operand_list(insn.op))
    for (unsigned i = 0; i < insn.operand_count; ++i) found |= is_near(draft_->operands[insn.a.value() + i]);
  return found;
}

void ClassBlocks::replace_uses(Instruction& insn, Register from, Register to) {
  auto replace = [&](Register& use) {
    if (use == from) use = to;
  };
  for_each_fixed_use(insn, replace);
  if (has_operand_list(insn.op))
    for (unsigned i = 0; i < insn.operand_count; ++i) replace(draft_->operands[insn.a.value() + i]);
}

bool ClassBlocks::rename(Register from, Register to, bool wide) {
  const Piece& piece = blocks_.back();
  const size_t window = std::min<size_t>(piece.instruction_count, k_rename_window);
  for (size_t back = 1; back <= window; ++back) {
    Instruction& insn = instructions_[instructions_.size() - back];
    if (insn.dest != from) {
      if (touches(insn, to, wide)) return false;
      continue;
    }
    // A handler must not see the new value before its time.
    if (back > 1 && piece.guard != k_unguarded) return false;
    insn.dest = to;
    for (size_t later = back - 1; later > 0; --later)
      replace_uses(instructions_[instructions_.size() - later], from, to);
    return true;
  }
  return false;
}

template <class Visit>
void ClassBlocks::for_each_piece(std::span<const uint32_t> order, Visit visit) {
  for (uint32_t label : order) {
    uint32_t index = piece_of_label_[label];
    if (index == k_no_piece) continue;
    for (bool more = true; more; ++index) {
      more = blocks_[index].continues;
      visit(blocks_[index], more ? &blocks_[index + 1] : nullptr);
    }
  }
}

base::Status ClassBlocks::lay_out(std::span<const uint32_t> order) {
  uint32_t next = 0;
  for_each_piece(order, [&](Piece& piece, const Piece*) { piece.block = BlockId(next++); });
  draft_->instructions.reserve(instructions_.size());
  base::Status status;
  for_each_piece(order, [&](const Piece& piece, const Piece* following) {
    Block block;
    block.first_instruction = static_cast<uint32_t>(draft_->instructions.size());
    const auto first = instructions_.begin() + piece.first_instruction;
    draft_->instructions.insert(draft_->instructions.end(), first, first + piece.instruction_count);
    if (piece.instruction_count == 0) {
      Instruction jump;
      jump.op = Op::Goto;
      jump.pc = piece.pc;
      draft_->instructions.push_back(jump);
    }
    block.instruction_count = static_cast<uint32_t>(draft_->instructions.size()) - block.first_instruction;
    draft_->blocks.push_back(block);
    if (status) status = add_edges(piece, following);
  });
  return status;
}

base::Status ClassBlocks::add_edges(const Piece& piece, const Piece* next) {
  Block& block = draft_->blocks.back();
  block.first_successor = static_cast<uint32_t>(draft_->successors.size());
  block.first_catch = static_cast<uint32_t>(draft_->catches.size());
  auto add = [&](BlockId target, bool exceptional) { draft_->successors.push_back(Edge(target, exceptional)); };
  auto block_of = [&](uint32_t label) { return blocks_[piece_of_label_[label]].block; };
  if (next) add(next->block, false);
  for (uint32_t i = 0; i < piece.target_count; ++i) add(block_of(targets_[piece.first_target + i]), false);
  block.normal_successor_count = piece.target_count + (next ? 1 : 0);
  if (piece.guard == k_unguarded) return {};
  for (const LabelledCatch& handler : handlers_of(guards_[piece.guard])) {
    add(block_of(handler.label), true);
    draft_->catches.push_back({handler.type, block_of(handler.label)});
    ++block.catch_count;
  }
  if (draft_->successors.size() > BodyDraft::k_edge_limit) return BodyDraft::too_many_edges();
  return {};
}

}  // namespace antecede::ir
