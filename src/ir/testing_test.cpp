#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/parallel.h"
#include "ir/body_draft.h"
#include "ir/printer.h"
#include "ir/testing.h"

namespace antecede::ir {
namespace testing {

FixtureProgram::FixtureProgram(const std::vector<std::string>& names) {
  std::vector<dex::DexFile> dexes;
  for (const std::string& name : names) {
    auto file = base::MappedFile::open(std::string(ANTECEDE_SOURCE_DIR "/tests/fixtures/") + name);
    if (!file) throw std::runtime_error(file.error().message);
    files_.push_back(*std::move(file));
    auto opened = dex::DexFile::open_all(files_.back().bytes(), name, diagnostics_);
    if (!opened) throw std::runtime_error(opened.error().message);
    for (dex::DexFile& dex : *opened) dexes.push_back(std::move(dex));
  }
  program_ = load_dex(std::move(dexes), diagnostics_);
}

MethodId FixtureProgram::method(const std::string& name) const {
  for (size_t i = 0; i < program_->methods().size(); ++i)
    if (program_->method_name(MethodId(i)).starts_with(name + "(")) return MethodId(i);
  throw std::runtime_error("no method " + name);
}

ClassId FixtureProgram::class_named(const std::string& dotted) const {
  std::string descriptor = "L" + dotted + ";";
  std::ranges::replace(descriptor, '.', '/');
  return program_->find_class(descriptor);
}

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

}  // namespace testing

namespace {

const std::vector<std::string> k_all = {"control.dex", "opcodes.dex", "lambda.dex", "concat.dex", "polymorphic.dex"};

TEST(Body, InvariantsHoldForEveryFixtureMethod) {
  testing::FixtureProgram fixture(k_all);
  const Program& program = fixture.program();
  size_t bodies = 0;
  for (size_t i = 0; i < program.methods().size(); ++i) {
    if (!program.methods()[MethodId(i)].has_code()) continue;
    EXPECT_EQ(testing::broken_invariant(program.body(MethodId(i))), "") << print_method(program, MethodId(i));
    ++bodies;
  }
  EXPECT_GT(bodies, 150u);
}

TEST(Body, SameTextOnOneThreadAndOnMany) {
  testing::FixtureProgram one(k_all), many(k_all);
  base::parallel_for(many.program().methods().size(), 4, [&](size_t i) {
    if (many.program().methods()[MethodId(i)].has_code()) many.program().body(MethodId(i));
  });
  for (size_t i = 0; i < one.program().methods().size(); ++i)
    ASSERT_EQ(print_method(one.program(), MethodId(i)), print_method(many.program(), MethodId(i)));
}

TEST(Body, ManyThreadsMayAskForTheSameBody) {
  testing::FixtureProgram fixture({"control.dex"});
  const MethodId method = fixture.method("fixture.control.Failures.nested");
  std::vector<const Body*> seen(64);
  base::parallel_for(seen.size(), 8, [&](size_t i) { seen[i] = &fixture.program().body(method); });
  EXPECT_TRUE(std::ranges::all_of(seen, [&](const Body* body) { return body == seen[0]; }));
}

TEST(Body, FirstDefinitionOfAClassStands) {
  testing::FixtureProgram fixture({"control.dex", "control.dex"});
  testing::FixtureProgram once({"control.dex"});
  EXPECT_EQ(fixture.program().classes().size(), once.program().classes().size());
  EXPECT_EQ(fixture.diagnostics().count("dex.duplicate-class"), once.program().classes().size());
}

TEST(Body, ChecksCanFail) {
  // The checks above mean something only if they can find a fault.
  Instruction read;
  read.op = Op::Throw;
  read.a = Register(0);
  Block block;
  block.instruction_count = 1;
  BodyDraft draft;
  draft.instructions = {read};
  draft.blocks = {block};
  draft.registers = {RegisterInfo()};
  base::ConcurrentArena arena;
  const Body& body = *draft.seal(arena);
  EXPECT_EQ(testing::broken_invariant(body), "r0 is read unset in b0");
}

}  // namespace
}  // namespace antecede::ir
