#include "ir/invariants.h"

#include <algorithm>
#include <vector>

#include <fmt/format.h>

namespace antecede::ir {

namespace {

std::string check_blocks(const Body& body) {
  uint32_t next = 0;
  for (uint32_t b = 0; b < body.blocks().size(); ++b) {
    const Block& block = body.blocks()[b];
    if (block.first_instruction != next || block.instruction_count == 0) return fmt::format("b{} does not tile", b);
    next += block.instruction_count;
    const auto instructions = body.instructions_of(block);
    for (size_t i = 0; i + 1 < instructions.size(); ++i)
      if (is_terminator(instructions[i].op)) return fmt::format("b{} has a terminator inside", b);
    for (size_t i = 0; i + 1 < instructions.size() && block.catch_count; ++i)
      if (can_throw(instructions[i].op, instructions[i].aux)) return fmt::format("b{} can throw inside a try", b);
    if (block.catch_count && !can_throw(instructions.back().op, instructions.back().aux))
      return fmt::format("b{} has handlers but cannot throw", b);
    if (!is_terminator(instructions.back().op) && block.normal_successor_count != 1)
      return fmt::format("b{} falls through to {} blocks", b, block.normal_successor_count);
    for (Edge edge : body.successors(block)) {
      const auto back = body.predecessors(body.block(edge.block()));
      if (std::ranges::find(back, Edge(BlockId(b), edge.exceptional())) == back.end())
        return fmt::format("b{} is no predecessor of its successor", b);
    }
  }
  return next == body.instructions().size() ? "" : "blocks do not cover all instructions";
}

/// Every read is preceded by a definition on every path: forward, intersecting, to a fixpoint.
std::string check_definitions(const Body& body) {
  const size_t registers = body.registers().size();
  std::vector<std::vector<bool>> entry(body.blocks().size(), std::vector<bool>(registers, true));
  entry[0].assign(registers, false);
  for (Register reg : body.parameters()) entry[0][reg.value()] = true;
  std::string problem;
  auto walk = [&](uint32_t b, bool report) {
    std::vector<bool> state = entry[b], before;
    for (const Instruction& insn : body.instructions_of(body.blocks()[b])) {
      body.for_each_use(insn, [&](Register reg) {
        if (report && !state[reg.value()]) problem = fmt::format("r{} is read unset in b{}", reg.value(), b);
      });
      before = state;
      if (insn.dest.valid()) state[insn.dest.value()] = true;
    }
    bool changed = false;
    for (Edge edge : body.successors(body.blocks()[b])) {
      auto& target = entry[edge.block().value()];
      for (size_t r = 0; r < registers; ++r)
        if (target[r] && !(edge.exceptional() ? before : state)[r]) target[r] = false, changed = true;
    }
    return changed;
  };
  for (bool changed = true; changed;) {
    changed = false;
    for (uint32_t b = 0; b < body.blocks().size(); ++b) changed |= walk(b, false);
  }
  for (uint32_t b = 0; b < body.blocks().size(); ++b) walk(b, true);
  return problem;
}

}  // namespace

std::string broken_invariant(const Body& body) {
  if (!body.ok()) return std::string(body.error());
  std::string problem = check_blocks(body);
  return problem.empty() ? check_definitions(body) : problem;
}

}  // namespace antecede::ir
