#include "ir/register_assigner.h"

#include "ir/constant_splitter.h"

namespace antecede::ir {

namespace {
/// Above this many entries the table of leaving values is a hash map: 16 MiB, far beyond any compiler's output.
constexpr size_t k_dense_limit = size_t(4) << 20;
}  // namespace

base::Status RegisterAssigner::assign(BodyDraft& draft) {
  Outcome outcome = try_assign(draft);
  if (outcome == Outcome::Mixed) {
    if (split_constants(draft, rules_)) outcome = try_assign(draft);
  }
  if (outcome == Outcome::Unset) return base::bad_input("a register is read that was not set on every path");
  if (outcome == Outcome::Mixed) return base::bad_input("a register is used both as a number and as a reference");
  return {};
}

RegisterAssigner::Outcome RegisterAssigner::try_assign(BodyDraft& draft) {
  start(draft);
  for (uint32_t block = 0; block < draft.blocks.size(); ++block) scan_block(draft, block);
  if (!connect(draft)) return Outcome::Unset;
  propagate_kinds();
  if (!kinds_agree()) return Outcome::Mixed;
  rewrite(draft);
  infer_types(draft);
  if (has_word_arrays_) refine_array_kinds(draft);
  finish_kinds(draft);
  return Outcome::Done;
}

void RegisterAssigner::start(const BodyDraft& draft) {
  variable_count_ = draft.variable_count;
  rules_.set_return_type(draft.return_type);
  parents_.clear(), masks_.clear(), pending_.clear(), use_nodes_.clear(), definition_nodes_.clear();
  kind_links_.clear(), sparse_leaving_.clear();
  has_word_arrays_ = false;
  const size_t entries = draft.blocks.size() * size_t(variable_count_);
  dense_ = entries <= k_dense_limit;
  if (dense_) leaving_.assign(entries, k_nothing);
  before_last_.assign(draft.blocks.size(), BeforeLast());
  parameter_node_.assign(variable_count_, k_nothing);
  for (const BodyDraft::Parameter& parameter : draft.parameters)
    parameter_node_[parameter.variable] = new_node(rules_.mask_of_type(parameter.type));
}

RegisterAssigner::Node RegisterAssigner::new_node(KindMask mask) {
  parents_.push_back(static_cast<Node>(parents_.size()));
  masks_.push_back(mask);
  return parents_.back();
}

RegisterAssigner::Node RegisterAssigner::find(Node node) {
  while (parents_[node] != node) node = parents_[node] = parents_[parents_[node]];
  return node;
}

void RegisterAssigner::join(Node a, Node b) {
  a = find(a), b = find(b);
  if (a == b) return;
  if (b < a) std::swap(a, b);  // The older node is the root: deterministic, and paths stay short in practice.
  parents_[b] = a;
  masks_[a] |= masks_[b];
}

RegisterAssigner::Node& RegisterAssigner::leaving_slot(uint32_t block, uint32_t variable) {
  const uint64_t key = uint64_t(block) * variable_count_ + variable;
  return dense_ ? leaving_[key] : sparse_leaving_.try_emplace(key, k_nothing).first->second;
}

/// The node of a variable at the top of a block that does not set it before: made on demand, connected later.
RegisterAssigner::Node RegisterAssigner::at_entry(uint32_t block, uint32_t variable) {
  Node node = new_node(0);
  pending_.push_back({node, block, variable});
  return node;
}

void RegisterAssigner::scan_block(const BodyDraft& draft, uint32_t index) {
  const Block& block = draft.blocks[index];
  const uint32_t last = block.first_instruction + block.instruction_count;
  for (uint32_t i = block.first_instruction; i < last; ++i) {
    const Instruction& insn = draft.instructions[i];
    scan_uses(draft, insn, index);
    if (insn.dest.valid()) scan_definition(insn, index, i + 1 == last && block.catch_count > 0);
    if (insn.op == Op::Move || insn.op == Op::If) link_kinds(insn);
  }
}

/// Moves and tests of two values say that both are of the same kind, whichever it is. Called right after the scan.
void RegisterAssigner::link_kinds(const Instruction& insn) {
  const Node last = use_nodes_.back();
  const Node other = insn.op == Op::Move ? definition_nodes_.back() : use_nodes_[use_nodes_.size() - 2];
  if (last != k_unreadable && other != k_unreadable) kind_links_.emplace_back(last, other);
}

void RegisterAssigner::use(uint32_t block, Register variable, KindMask mask) {
  Node& slot = leaving_slot(block, variable.value());
  Node node = slot;
  if (node == k_nothing) node = slot = at_entry(block, variable.value());
  if (node != k_unreadable) masks_[node] |= mask;
  use_nodes_.push_back(node);
}

void RegisterAssigner::scan_uses(const BodyDraft& draft, const Instruction& insn, uint32_t block) {
  if (has_operand_list(insn.op)) return scan_operands(draft, insn, block);
  unsigned position = 0;
  for_each_fixed_use(insn, [&](Register variable) { use(block, variable, rules_.mask_of_use(insn, position++)); });
  if ((insn.op == Op::ArrayGet || insn.op == Op::ArrayPut) && insn.element() <= ElementKind::Wide)
    has_word_arrays_ = true;
}

void RegisterAssigner::scan_operands(const BodyDraft& draft, const Instruction& insn, uint32_t block) {
  const Register* operands = draft.operands.data() + insn.a.value();
  rules_.for_each_operand_mask(insn, [&](unsigned i, KindMask mask) { use(block, operands[i], mask); });
}

void RegisterAssigner::scan_definition(const Instruction& insn, uint32_t block, bool throws_to_handler) {
  const uint32_t variable = insn.dest.value();
  const KindMask mask = rules_.mask_of_definition(insn);
  const bool pair = (mask & (k_long | k_double | k_number64)) && variable + 1 < variable_count_;
  if (throws_to_handler)
    before_last_[block] = {leaving_slot(block, variable), pair ? leaving_slot(block, variable + 1) : k_nothing, pair};
  const Node node = new_node(mask);
  definition_nodes_.push_back(node);
  leaving_slot(block, variable) = node;
  if (pair) leaving_slot(block, variable + 1) = k_unreadable;
}

/// Along an exceptional edge the last instruction has set nothing: where the old value of a variable it would set is
/// kept. Null for all other variables and edges.
RegisterAssigner::Node* RegisterAssigner::overwritten_by_last(const BodyDraft& draft, Edge from, uint32_t variable) {
  if (!from.exceptional()) return nullptr;
  const Block& block = draft.blocks[from.block().value()];
  const Register dest = draft.instructions[block.first_instruction + block.instruction_count - 1].dest;
  BeforeLast& before = before_last_[from.block().value()];
  if (!dest.valid()) return nullptr;
  if (dest.value() == variable) return &before.node;
  return before.is_pair && dest.value() + 1 == variable ? &before.second_half : nullptr;
}

/// What `variable` holds when control leaves along `from`; makes the block pass it through if it does not set it.
RegisterAssigner::Node RegisterAssigner::leaving(const BodyDraft& draft, Edge from, uint32_t variable) {
  const uint32_t index = from.block().value();
  Node* before = overwritten_by_last(draft, from, variable);
  Node node = before ? *before : leaving_slot(index, variable);
  if (node != k_nothing) return node;
  node = at_entry(index, variable);
  (before ? *before : leaving_slot(index, variable)) = node;
  return node;
}

bool RegisterAssigner::connect(const BodyDraft& draft) {
  for (Node node : use_nodes_)
    if (node == k_unreadable) return false;
  while (!pending_.empty()) {
    const Pending item = pending_.back();
    pending_.pop_back();
    if (item.block == 0) {
      if (parameter_node_[item.variable] == k_nothing) return false;
      join(item.node, parameter_node_[item.variable]);
    }
    const Block& block = draft.blocks[item.block];
    for (uint32_t i = 0; i < block.predecessor_count; ++i) {
      Node source = leaving(draft, draft.predecessors[block.first_predecessor + i], item.variable);
      if (source == k_unreadable) return false;
      join(item.node, source);
    }
  }
  return true;
}

void RegisterAssigner::rewrite(BodyDraft& draft) {
  register_of_.assign(parents_.size(), UINT32_MAX);
  register_masks_.clear();
  auto number = [&](Node node) {
    node = find(node);
    if (register_of_[node] == UINT32_MAX) {
      register_of_[node] = static_cast<uint32_t>(register_masks_.size());
      register_masks_.push_back(masks_[node]);
    }
    return Register(register_of_[node]);
  };
  draft.parameter_registers.clear();
  for (const BodyDraft::Parameter& parameter : draft.parameters)
    draft.parameter_registers.push_back(number(parameter_node_[parameter.variable]));
  size_t next_use = 0, next_definition = 0;
  for (Instruction& insn : draft.instructions) {
    if (has_operand_list(insn.op)) {
      for (unsigned i = 0; i < insn.operand_count; ++i)
        draft.operands[insn.a.value() + i] = number(use_nodes_[next_use++]);
    } else {
      for_each_fixed_use(insn, [&](Register& slot) { slot = number(use_nodes_[next_use++]); });
    }
    if (insn.dest.valid()) insn.dest = number(definition_nodes_[next_definition++]);
  }
}

}  // namespace antecede::ir
