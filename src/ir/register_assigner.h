#pragma once

#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "base/error.h"
#include "ir/body_draft.h"
#include "ir/kind_rules.h"

namespace antecede::ir {

/// Turns a draft's variables into virtual registers: one per *web*, i.e. per set of definitions and uses that belong
/// together.
///
/// Compilers reuse one machine register for unrelated values:
///
///     v0 = new Foo; use(v0); v0 = 5; use(v0)      becomes      r0 = new Foo; use(r0); r1 = 5; use(r1)
///
/// Every (block, variable) that is live at the block's top is a node; a node is joined with the value that leaves
/// each predecessor (before its last definition, along an exceptional edge). Connected nodes are one register. Cost:
/// live (block, variable) pairs times predecessors, almost linear. The kinds of all uses and definitions of a
/// register must agree, else the bytecode is broken; a constant zero that serves as number *and* as null is first
/// split in two (see constant_splitter.h).
class RegisterAssigner {
 public:
  RegisterAssigner(const Symbols& symbols, const CallSiteTypes& call_sites)
      : symbols_(symbols), rules_(symbols, call_sites) {}

  /// Rewrites the slots of `draft` and fills its `registers` and `parameter_registers`.
  /// Fails where a variable is read that was not set, or set to something of another kind.
  base::Status assign(BodyDraft& draft);

 private:
  using Node = uint32_t;

  enum class Outcome : uint8_t { Done, Unset, Mixed };

  Outcome try_assign(BodyDraft& draft);
  void start(const BodyDraft& draft);
  void scan_block(const BodyDraft& draft, uint32_t block);
  void scan_uses(const BodyDraft& draft, const Instruction& insn, uint32_t block);
  void scan_operands(const BodyDraft& draft, const Instruction& insn, uint32_t block);
  void scan_definition(const Instruction& insn, uint32_t block, bool throws_to_handler);
  void use(uint32_t block, Register variable, KindMask mask);
  bool connect(const BodyDraft& draft);
  Node leaving(const BodyDraft& draft, Edge from, uint32_t variable);
  Node* overwritten_by_last(const BodyDraft& draft, Edge from, uint32_t variable);
  void link_kinds(const Instruction& insn);
  void propagate_kinds();
  bool kinds_agree() const;
  void rewrite(BodyDraft& draft);
  void infer_types(BodyDraft& draft);
  void refine_array_kinds(BodyDraft& draft);
  void finish_kinds(BodyDraft& draft);

  Node new_node(KindMask mask);
  Node find(Node node);
  void join(Node a, Node b);
  Node& leaving_slot(uint32_t block, uint32_t variable);
  Node at_entry(uint32_t block, uint32_t variable);

  static constexpr Node k_nothing = UINT32_MAX;
  static constexpr Node k_unreadable = UINT32_MAX - 1;

  struct Pending {
    Node node;
    uint32_t block;
    uint32_t variable;
  };

  /// The variable that a block's last instruction sets, and the second half of its pair, as they were before.
  struct BeforeLast {
    Node node = k_nothing;
    Node second_half = k_nothing;
    bool is_pair = false;
  };

  const Symbols& symbols_;
  KindRules rules_;
  uint32_t variable_count_ = 0;
  std::vector<Node> parents_;
  std::vector<KindMask> masks_;
  std::vector<Node> leaving_;                           // Dense [block][variable]: the value that leaves the block.
  absl::flat_hash_map<uint64_t, Node> sparse_leaving_;  // The same for methods where the dense table would be huge.
  bool dense_ = true;
  std::vector<BeforeLast> before_last_;  // Per block with handlers: what its last instruction overwrites.
  std::vector<Node> parameter_node_;     // Per variable.
  std::vector<Pending> pending_;
  std::vector<Node> use_nodes_;         // One per register slot read, in visiting order.
  std::vector<Node> definition_nodes_;  // One per instruction with dest, in order.
  std::vector<std::pair<Node, Node>> kind_links_;
  std::vector<Node> kind_parents_;
  std::vector<KindMask> kind_masks_;
  std::vector<uint32_t> register_of_;
  std::vector<KindMask> register_masks_;
  bool has_word_arrays_ = false;
};

}  // namespace antecede::ir
