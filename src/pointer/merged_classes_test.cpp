#include "pointer/merged_classes.h"

#include <gtest/gtest.h>

#include "ir/testing.h"

namespace antecede::pointer {
namespace {

/// tests/fixtures/merged: R8 has made one class of the three lambdas of `main`.
class Merged : public ::testing::Test {
 protected:
  const ir::Program& program() const { return fixture_.program(); }
  /// The instructions of a method that make objects of the merged class.
  std::vector<uint32_t> makers(ir::MethodId method) const {
    std::vector<uint32_t> result;
    const auto instructions = program().body(method).instructions();
    for (uint32_t i = 0; i < instructions.size(); ++i)
      if (instructions[i].op == ir::Op::New && program().find_class(instructions[i].type()) == merged_) result.push_back(i);
    return result;
  }
  /// The methods `go` that are called in blocks which are open for the number, by the names of their classes.
  std::vector<std::string> called(int32_t number) {
    const ir::Body& body = program().body(run_);
    const std::vector<bool>& open = classes_.open_blocks(run_, number);
    std::vector<std::string> result;
    for (size_t i = 0; i < body.blocks().size(); ++i)
      for (const ir::Instruction& insn : body.instructions_of(body.blocks()[i]))
        if (open[i] && insn.op == ir::Op::InvokeVirtual)
          result.push_back(program().symbols().type_name(program().symbols().method(insn.method()).owner));
    return result;
  }

  ir::testing::FixtureProgram fixture_{{"merged/merged.dex"}};
  MergedClasses classes_{program()};
  const ir::MethodId main_ = fixture_.method("fixture.merged.Main.main");
  const ir::MethodId run_ = fixture_.method("fixture.merged.a.run");
  const ir::ClassId merged_ = fixture_.class_named("fixture.merged.a");
};

TEST_F(Merged, AreToldByTheirShape) {
  EXPECT_TRUE(classes_.is_merged(merged_));
  for (const char* name : {"fixture.merged.Main", "fixture.merged.First"})
    EXPECT_FALSE(classes_.is_merged(fixture_.class_named(name))) << name;
}

TEST_F(Merged, ObjectsHaveTheNumberThatTheirConstructorIsGiven) {
  const std::vector<uint32_t> places = makers(main_);
  ASSERT_EQ(places.size(), 3u);
  for (int32_t i = 0; i < 3; ++i) EXPECT_EQ(classes_.number_of(main_, places[static_cast<size_t>(i)]), i);
  EXPECT_EQ(classes_.number_of(main_, places[0] + 1), std::nullopt);
}

TEST_F(Merged, OnlyTheBranchOfTheNumberIsOpen) {
  EXPECT_EQ(called(0), std::vector<std::string>{"fixture.merged.First"});
  EXPECT_EQ(called(1), std::vector<std::string>{"fixture.merged.Second"});
  EXPECT_EQ(called(2), std::vector<std::string>{"fixture.merged.Third"});
}

}  // namespace
}  // namespace antecede::pointer
