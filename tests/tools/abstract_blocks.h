#pragma once

#include <cstdint>
#include <set>
#include <span>
#include <vector>

#include "ir/body.h"
#include "ir/hierarchy.h"
#include "model/semantics.h"

namespace antecede::tools {

/// Which blocks of a body an analysis looks at: not those behind a test for Engine.isAbstract() that fails for it.
class AbstractBlocks {
 public:
  AbstractBlocks(const ir::Hierarchy& hierarchy, const model::Semantics& semantics)
      : hierarchy_(hierarchy), semantics_(semantics) {}

  std::vector<uint32_t> blocks(const ir::Body& body) const {
    std::vector<uint32_t> order;
    if (body.blocks().empty()) return order;
    std::set<uint32_t> seen{0};
    order.push_back(0);
    for (size_t i = 0; i < order.size(); ++i) {
      const ir::Block& block = body.blocks()[order[i]];
      std::span<const ir::Edge> next = body.successors(block);
      const ir::Instruction& last = body.instructions()[block.first_instruction + block.instruction_count - 1];
      const ir::Register asked = answer_in(body, block);
      if (asked.valid() && last.op == ir::Op::IfZero && last.a == asked)
        next = next.subspan(last.condition() == ir::Condition::Eq ? 1 : 0, 1);
      for (const ir::Edge& edge : next)
        if (seen.insert(edge.block().value()).second) order.push_back(edge.block().value());
    }
    return order;
  }

 private:
  /// The register that holds true at the end of the block because it was asked whether this is an analysis.
  ir::Register answer_in(const ir::Body& body, const ir::Block& block) const {
    ir::Register found;
    for (const ir::Instruction& insn : body.instructions().subspan(block.first_instruction, block.instruction_count)) {
      if (insn.op != ir::Op::InvokeStatic) continue;
      const ir::MethodId target = hierarchy_.resolve(insn.method());
      if (target.valid() && semantics_.intrinsic(target) == model::Intrinsic::EngineIsAbstract) found = insn.dest;
    }
    return found;
  }

  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
};

}  // namespace antecede::tools
