#include "ir/constant_splitter.h"

#include <deque>

namespace antecede::ir {

namespace {

/// How a variable may be read: as a number, as a reference, both (a zero) or not at all.
using Readable = uint8_t;
constexpr Readable k_number = 1;
constexpr Readable k_object = 2;
constexpr Readable k_both = 3;

constexpr size_t k_size_limit = size_t(16) << 20;

bool is_zero(const Instruction& insn) {
  return insn.op == Op::Const && static_cast<Kind>(insn.aux) == Kind::Bits32 && insn.literal() == 0;
}

class ConstantSplitter {
 public:
  ConstantSplitter(BodyDraft& draft, const KindRules& rules)
      : draft_(draft), rules_(rules), variables_(draft.variable_count) {}

  bool run() {
    if (draft_.blocks.size() * size_t(variables_) > k_size_limit) return false;
    solve();
    rewrite();
    return !broken_;
  }

 private:
  Readable* entry(uint32_t block) { return entry_.data() + size_t(block) * variables_; }

  /// What the definition makes of its variable, given the state before.
  Readable defined(const Instruction& insn, const std::vector<Readable>& state) const {
    if (is_zero(insn)) return k_both;
    if (insn.op == Op::Move && static_cast<Kind>(insn.aux) != Kind::Bits64) return state[insn.a.value()];
    return rules_.mask_of_definition(insn) & k_reference ? k_object : k_number;
  }

  void step(const Instruction& insn, std::vector<Readable>& state) const {
    if (!insn.dest.valid()) return;
    const uint32_t variable = insn.dest.value();
    state[variable] = defined(insn, state);
    const bool wide = rules_.mask_of_definition(insn) & (k_long | k_double | k_number64);
    if (wide && variable + 1 < variables_) state[variable + 1] = 0;
  }

  /// Greatest solution of "readable on every path": starts from everything and takes away.
  void solve() {
    entry_.assign(draft_.blocks.size() * size_t(variables_), k_both);
    std::fill(entry(0), entry(0) + variables_, Readable(0));
    for (const BodyDraft::Parameter& parameter : draft_.parameters)
      entry(0)[parameter.variable] = rules_.mask_of_type(parameter.type) & k_reference ? k_object : k_number;
    std::deque<uint32_t> work;
    std::vector<bool> queued(draft_.blocks.size(), true);
    for (uint32_t block = 0; block < draft_.blocks.size(); ++block) work.push_back(block);
    while (!work.empty()) {
      const uint32_t index = work.front();
      work.pop_front();
      queued[index] = false;
      for (uint32_t changed : flow_through(index))
        if (!queued[changed]) queued[changed] = true, work.push_back(changed);
    }
  }

  /// Carries a block's entry state to its successors; returns those that lost something.
  std::vector<uint32_t> flow_through(uint32_t index) {
    const Block& block = draft_.blocks[index];
    std::vector<Readable> state(entry(index), entry(index) + variables_), before;
    for (uint32_t i = 0; i < block.instruction_count; ++i) {
      if (i + 1 == block.instruction_count) before = state;
      step(draft_.instructions[block.first_instruction + i], state);
    }
    std::vector<uint32_t> changed;
    for (uint32_t i = 0; i < block.normal_successor_count + block.catch_count; ++i) {
      const Edge edge = draft_.successors[block.first_successor + i];
      if (narrow(edge.block().value(), edge.exceptional() ? before : state)) changed.push_back(edge.block().value());
    }
    return changed;
  }

  bool narrow(uint32_t block, const std::vector<Readable>& state) {
    bool changed = false;
    Readable* target = entry(block);
    for (uint32_t v = 0; v < variables_; ++v) {
      const Readable both = target[v] & state[v];
      changed |= both != target[v];
      target[v] = both;
    }
    return changed;
  }

  Register twin(Register variable) const { return Register(variable.value() + variables_); }

  Register choose(Register variable, KindMask mask, const std::vector<Readable>& state) {
    const bool either = (mask & k_any32) && !(mask & (k_reference | k_int));
    const bool object = either ? (state[variable.value()] & k_object) != 0 : (mask & k_reference) != 0;
    if (!(state[variable.value()] & (object ? k_object : k_number))) broken_ = true;
    return object ? twin(variable) : variable;
  }

  void rewrite() {
    std::vector<Instruction> old = std::move(draft_.instructions);
    draft_.instructions.clear();
    for (uint32_t index = 0; index < draft_.blocks.size(); ++index) {
      Block& block = draft_.blocks[index];
      std::vector<Readable> state(entry(index), entry(index) + variables_);
      const uint32_t first = static_cast<uint32_t>(draft_.instructions.size());
      for (uint32_t i = 0; i < block.instruction_count; ++i) {
        const Instruction& insn = old[block.first_instruction + i];
        emit(insn, state);
        step(insn, state);
      }
      block.first_instruction = first;
      block.instruction_count = static_cast<uint32_t>(draft_.instructions.size()) - first;
    }
    for (BodyDraft::Parameter& parameter : draft_.parameters)
      if (rules_.mask_of_type(parameter.type) & k_reference) parameter.variable += variables_;
    draft_.variable_count = 2 * variables_;
  }

  void emit(Instruction insn, const std::vector<Readable>& state) {
    if (is_zero(insn)) return emit_zero(insn);
    if (insn.op == Op::Move && static_cast<Kind>(insn.aux) != Kind::Bits64) return emit_move(insn, state);
    if (has_operand_list(insn.op)) {
      Register* operands = draft_.operands.data() + insn.a.value();
      rules_.for_each_operand_mask(
          insn, [&](unsigned i, KindMask mask) { operands[i] = choose(operands[i], mask, state); });
    } else {
      emit_fixed_uses(insn, state);
    }
    if (insn.dest.valid() && (rules_.mask_of_definition(insn) & k_reference)) insn.dest = twin(insn.dest);
    draft_.instructions.push_back(insn);
  }

  void emit_fixed_uses(Instruction& insn, const std::vector<Readable>& state) {
    unsigned position = 0;
    const Instruction original = insn;
    bool object = false;
    if (insn.op == Op::If && insn.condition() <= Condition::Ne)  // Both sides are read the same way.
      object = state[insn.a.value()] & state[insn.b.value()] & k_object;
    for_each_fixed_use(insn, [&](Register& slot) {
      const KindMask mask = rules_.mask_of_use(original, position++);
      if (insn.op == Op::If && insn.condition() <= Condition::Ne)
        slot = object ? twin(slot) : slot;
      else
        slot = choose(slot, mask, state);
    });
  }

  void emit_zero(Instruction insn) {
    insn.aux = static_cast<uint8_t>(Kind::Bits32);
    draft_.instructions.push_back(insn);
    insn.aux = static_cast<uint8_t>(Kind::Reference);
    insn.dest = twin(insn.dest);
    draft_.instructions.push_back(insn);
  }

  void emit_move(Instruction insn, const std::vector<Readable>& state) {
    const Readable readable = state[insn.a.value()];
    if (readable == 0) broken_ = true;
    if (readable & k_number) {
      insn.aux = static_cast<uint8_t>(Kind::Bits32);
      draft_.instructions.push_back(insn);
    }
    if (readable & k_object) {
      insn.aux = static_cast<uint8_t>(Kind::Reference);
      insn.a = twin(insn.a);
      insn.dest = twin(insn.dest);
      draft_.instructions.push_back(insn);
    }
  }

  BodyDraft& draft_;
  const KindRules& rules_;
  const uint32_t variables_;
  std::vector<Readable> entry_;
  bool broken_ = false;
};

}  // namespace

bool split_constants(BodyDraft& draft, const KindRules& rules) {
  return ConstantSplitter(draft, rules).run();
}

}  // namespace antecede::ir
