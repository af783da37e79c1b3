#include "scan/values.h"

#include <algorithm>

namespace antecede::scan {

using ir::Op;
using ir::Register;

Values::Values(const ir::Program& program, const ir::Hierarchy& hierarchy, ir::MethodId method)
    : program_(program),
      hierarchy_(hierarchy),
      method_(method),
      body_(program.body(method)),
      flow_(program.flow(method)),
      reached_(body_.blocks().size()) {}

Register Values::root(Register reg) const {
  for (int steps = 0; steps < 64; ++steps) {
    const auto definitions = flow_.definitions(reg);
    if (definitions.size() != 1 || parameter(reg)) return reg;
    const ir::Instruction& insn = body_[definitions[0]];
    if (insn.op != Op::Move && insn.op != Op::CheckCast) return reg;
    reg = insn.a;
  }
  return reg;
}

std::optional<uint32_t> Values::parameter(Register reg) const {
  const auto parameters = body_.parameters();
  const auto found = std::ranges::find(parameters, reg);
  if (found == parameters.end()) return std::nullopt;
  return static_cast<uint32_t>(found - parameters.begin());
}

std::optional<uint32_t> Values::definition(Register reg) const {
  reg = root(reg);
  const auto definitions = flow_.definitions(reg);
  if (definitions.size() != 1 || parameter(reg)) return std::nullopt;
  return definitions[0].value();
}

Path Values::path(Register reg) const {
  Path path;
  for (int steps = 0; steps < 16; ++steps) {
    reg = root(reg);
    if (const auto number = parameter(reg)) {
      if (!flow_.definitions(reg).empty()) return {};
      path.root = Path::Root::Parameter;
      path.index = *number;
      break;
    }
    const auto at = definition(reg);
    if (!at) return {};
    const ir::Instruction& insn = body_.instructions()[*at];
    const bool field = insn.op == Op::FieldGet || insn.op == Op::StaticGet;
    const ir::FieldId id = field ? hierarchy_.resolve(insn.field()) : ir::FieldId();
    const bool is_final = id.valid() && (program_[id].access_flags & ir::k_final);
    if (is_final && insn.op == Op::FieldGet) {
      path.fields.push_back(id);
      reg = insn.a;
      continue;
    }
    path.root = is_final               ? Path::Root::Static
                : insn.op == Op::ConstClass ? Path::Root::Class
                : insn.op == Op::New        ? Path::Root::New
                                            : Path::Root::Register;
    path.index = is_final ? id.value() : insn.op == Op::ConstClass ? insn.index : insn.op == Op::New ? *at : reg.value();
    break;
  }
  std::ranges::reverse(path.fields);
  return path;
}

bool Values::is_null(Register reg) const {
  if (body_.info(reg).kind != ir::Kind::Reference) return false;
  const Register from = root(reg);
  const auto definitions = flow_.definitions(from);
  return !definitions.empty() && !parameter(from) &&
         std::ranges::all_of(definitions, [&](ir::InstructionId id) { return body_[id].op == Op::Const; });
}

std::optional<uint64_t> Values::constant(Register reg) const {
  const auto at = definition(reg);
  if (!at || body_.instructions()[*at].op != Op::Const) return std::nullopt;
  return body_.instructions()[*at].literal();
}

bool Values::leads_to(uint32_t first, uint32_t second) const {
  const ir::BlockId one = block_of(first), other = block_of(second);
  return one == other ? first < second : flow_.post_dominates(other, one);
}

bool Values::reaches(uint32_t first, uint32_t second) const {
  const ir::BlockId from = block_of(first), to = block_of(second);
  if (from == to && first < second) return true;
  std::vector<uint8_t>& reached = reached_[from.value()];
  if (reached.empty()) {
    reached.assign(body_.blocks().size(), 0);
    std::vector<ir::BlockId> work{from};
    while (!work.empty()) {
      const ir::Block& block = body_.block(work.back());
      work.pop_back();
      for (const ir::Edge& edge : body_.successors(block))
        if (!std::exchange(reached[edge.block().value()], uint8_t(1))) work.push_back(edge.block());
    }
  }
  return reached[to.value()];
}

std::vector<Values::Test> Values::tests_before(uint32_t instruction) const {
  std::vector<Test> tests;
  const ir::BlockId at = block_of(instruction);
  for (ir::BlockId above = flow_.immediate_dominator(at), below = at; above.valid();
       below = above, above = flow_.immediate_dominator(above)) {
    const ir::Block& block = body_.block(above);
    if (block.instruction_count == 0) continue;
    const uint32_t last = block.first_instruction + block.instruction_count - 1;
    const Op op = body_.instructions()[last].op;
    if (op != Op::If && op != Op::IfZero) continue;
    const auto ways = body_.normal_successors(block);
    for (size_t i = 0; i < ways.size(); ++i) {
      const ir::BlockId way = ways[i].block();
      if (way == below && body_.predecessors(body_.block(way)).size() == 1 && flow_.dominates(way, at))
        tests.push_back({last, i});
    }
  }
  return tests;
}

std::vector<ir::Use> Values::uses(Register reg) const {
  std::vector<ir::Use> result;
  std::vector<Register> work{reg};
  for (size_t i = 0; i < work.size() && i < 32; ++i)
    for (const ir::Use& use : flow_.uses(work[i])) {
      const ir::Instruction& insn = body_[use.instruction];
      if ((insn.op == Op::Move || insn.op == Op::CheckCast) && insn.dest.valid() &&
          flow_.definitions(insn.dest).size() == 1)
        work.push_back(insn.dest);
      else
        result.push_back(use);
    }
  return result;
}

}  // namespace antecede::scan
