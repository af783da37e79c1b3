#include <algorithm>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "base/parallel.h"
#include "ir/body_draft.h"
#include "ir/printer.h"
#include "ir/testing.h"

namespace antecede::ir {
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
