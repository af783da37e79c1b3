#include "ir/register_assigner.h"

#include <gtest/gtest.h>

namespace antecede::ir {
namespace {

/// A draft of straight code and jumps, made by hand.
class Draft : CallSiteTypes {
 public:
  Draft() : int_(symbols_.primitive('I')), object_(symbols_.object()), assigner_(symbols_, *this) {
    draft_.return_type = symbols_.primitive('V');
  }

  Draft& variables(uint32_t count) { return draft_.variable_count = count, *this; }
  Draft& parameter(uint32_t variable, TypeId type) { return draft_.parameters.push_back({variable, type}), *this; }

  Draft& constant(uint32_t variable, uint64_t bits, Kind kind = Kind::Bits32) {
    Instruction insn;
    insn.op = Op::Const;
    insn.aux = static_cast<uint8_t>(kind);
    insn.dest = Register(variable);
    insn.set_literal(bits);
    return put(insn);
  }
  Draft& move(uint32_t to, uint32_t from, Kind kind) {
    Instruction insn;
    insn.op = Op::Move;
    insn.aux = static_cast<uint8_t>(kind);
    insn.dest = Register(to);
    insn.a = Register(from);
    return put(insn);
  }
  /// A call without arguments whose result goes to `variable`.
  Draft& result(uint32_t variable, char tag) {
    call({}, {}, tag);
    draft_.instructions.back().dest = Register(variable);
    return *this;
  }
  Draft& call(std::vector<TypeId> types, std::vector<uint32_t> variables, char tag = 'V') {
    Instruction insn;
    insn.op = Op::InvokeStatic;
    insn.index = symbols_
                     .intern_method(
                         {object_, symbols_.intern_view("f"), symbols_.intern_proto(symbols_.primitive(tag), types)})
                     .value();
    insn.a = Register(draft_.operands.size());
    insn.operand_count = static_cast<uint16_t>(variables.size());
    for (uint32_t variable : variables) draft_.operands.push_back(Register(variable));
    return put(insn);
  }
  Draft& test_zero(uint32_t variable) {
    Instruction insn;
    insn.op = Op::IfZero;
    insn.a = Register(variable);
    return put(insn);
  }
  Draft& give_back() {
    Instruction insn;
    insn.op = Op::Return;
    return put(insn);
  }
  /// Ends the block.
  Draft& to(std::vector<uint32_t> successors, std::vector<uint32_t> handlers = {}) {
    Block block;
    block.first_instruction = started_;
    block.instruction_count = static_cast<uint32_t>(draft_.instructions.size()) - started_;
    block.first_successor = static_cast<uint32_t>(draft_.successors.size());
    block.normal_successor_count = static_cast<uint32_t>(successors.size());
    block.catch_count = static_cast<uint32_t>(handlers.size());
    for (uint32_t successor : successors) draft_.successors.push_back(Edge(BlockId(successor), false));
    for (uint32_t handler : handlers) draft_.successors.push_back(Edge(BlockId(handler), true));
    draft_.blocks.push_back(block);
    started_ = static_cast<uint32_t>(draft_.instructions.size());
    return *this;
  }

  /// Empty, or the error.
  std::string assign() {
    draft_.connect_predecessors();
    base::Status status = assigner_.assign(draft_);
    return status ? "" : status.error().message;
  }
  const BodyDraft& finished() const { return draft_; }
  Kind kind(Register reg) const { return draft_.registers[reg.value()].kind; }
  TypeId int_type() const { return int_; }
  TypeId object() const { return object_; }
  TypeId type(const char* descriptor) { return symbols_.intern_type(descriptor); }

 private:
  ProtoId factory(CallSiteId) const override { return {}; }
  Draft& put(const Instruction& insn) { return draft_.instructions.push_back(insn), *this; }

  Symbols symbols_;
  TypeId int_, object_;
  BodyDraft draft_;
  RegisterAssigner assigner_;
  uint32_t started_ = 0;
};

TEST(RegisterAssigner, UnrelatedValuesOfOneVariableAreTwoRegisters) {
  Draft draft;
  draft.variables(1).constant(0, 5).call({draft.int_type()}, {0}).constant(0, 0).call({draft.object()}, {0});
  draft.give_back().to({});
  ASSERT_EQ(draft.assign(), "");
  const auto& code = draft.finished().instructions;
  EXPECT_NE(code[0].dest, code[2].dest);
  EXPECT_EQ(draft.kind(code[0].dest), Kind::Int);
  EXPECT_EQ(draft.kind(code[2].dest), Kind::Reference);
}

TEST(RegisterAssigner, AZeroThatIsNumberAndNullIsSplit) {
  Draft draft;
  draft.variables(1).constant(0, 0).call({draft.int_type()}, {0}).call({draft.object()}, {0}).give_back().to({});
  ASSERT_EQ(draft.assign(), "");
  const auto& code = draft.finished().instructions;
  ASSERT_EQ(code.size(), 5u) << "the constant stands twice";
  EXPECT_EQ(draft.kind(draft.finished().operands[0]), Kind::Int);
  EXPECT_EQ(draft.kind(draft.finished().operands[1]), Kind::Reference);
}

TEST(RegisterAssigner, ASplitZeroMayMeetAnObjectAtAJoin) {
  // v0 = 0; f(v0 as int); if (v1 == 0) v0 = v2 (an object); g(v0 as object)
  Draft draft;
  draft.variables(3).parameter(1, draft.int_type()).parameter(2, draft.object());
  draft.constant(0, 0).call({draft.int_type()}, {0}).test_zero(1).to({1, 2});
  draft.move(0, 2, Kind::Reference).to({2});
  draft.call({draft.object()}, {0}).test_zero(0).to({3, 3});
  draft.give_back().to({});
  ASSERT_EQ(draft.assign(), "");
}

TEST(RegisterAssigner, AnIntIsNoReference) {
  Draft draft;
  draft.variables(1).constant(0, 5).call({draft.object()}, {0}).give_back().to({});
  EXPECT_EQ(draft.assign(), "a register is used both as a number and as a reference");
}

TEST(RegisterAssigner, AStaleNullIsNotReadBehindAnInt) {
  // Splitting must not let `g` read the null that the int has overwritten.
  Draft draft;
  draft.variables(1).constant(0, 0).call({draft.object()}, {0}).call({draft.int_type()}, {0});
  draft.constant(0, 7).call({draft.object()}, {0}).give_back().to({});
  EXPECT_EQ(draft.assign(), "a register is used both as a number and as a reference");
}

TEST(RegisterAssigner, ReadingWhatIsNotSetOnEveryPathFails) {
  Draft draft;
  draft.variables(2).parameter(1, draft.int_type());
  draft.test_zero(1).to({1, 2});
  draft.constant(0, 5).to({2});
  draft.call({draft.int_type()}, {0}).give_back().to({});
  EXPECT_EQ(draft.assign(), "a register is read that was not set on every path");
}

TEST(RegisterAssigner, TheSecondHalfOfAPairCannotBeRead) {
  Draft draft;
  draft.variables(2).constant(1, 5).constant(0, 5, Kind::Bits64).call({draft.int_type()}, {1}).give_back().to({});
  EXPECT_EQ(draft.assign(), "a register is read that was not set on every path");
}

TEST(RegisterAssigner, AHandlerSeesWhatACallThatThrewWouldHaveOverwritten) {
  // v0 = 7; v1 = 5; try { v0:v1 = longCall(); } catch { f(v1); g(v0) }: both are still ints there.
  Draft draft;
  draft.variables(2).constant(0, 7).constant(1, 5).result(0, 'J').to({1}, {2});
  draft.give_back().to({});
  draft.call({draft.int_type(), draft.int_type()}, {1, 0}).give_back().to({});
  ASSERT_EQ(draft.assign(), "");
  const auto& code = draft.finished().instructions;
  EXPECT_EQ(draft.finished().operands[0], code[1].dest);
  EXPECT_EQ(draft.finished().operands[1], code[0].dest);
  EXPECT_NE(code[2].dest, code[0].dest);
}

TEST(RegisterAssigner, ButNotAfterTheCallReturned) {
  Draft draft;
  draft.variables(2).constant(1, 5).result(0, 'J').to({1}, {2});
  draft.call({draft.int_type()}, {1}).give_back().to({});
  draft.give_back().to({});
  EXPECT_EQ(draft.assign(), "a register is read that was not set on every path");
}

TEST(RegisterAssigner, AWideValueIsOneRegister) {
  Draft draft;
  draft.variables(2).constant(0, 5, Kind::Bits64).call({draft.type("D")}, {0}).give_back().to({});
  ASSERT_EQ(draft.assign(), "");
  EXPECT_EQ(draft.finished().registers.size(), 1u);
  EXPECT_EQ(draft.finished().registers[0].kind, Kind::Double);
}

TEST(RegisterAssigner, TheBitsOfAConstantMayBeIntAndFloat) {
  Draft draft;
  draft.variables(1).constant(0, 0x3f800000).call({draft.int_type(), draft.type("F")}, {0, 0}).give_back().to({});
  ASSERT_EQ(draft.assign(), "");
  EXPECT_EQ(draft.finished().registers[0].kind, Kind::Bits32);
}

TEST(RegisterAssigner, TypesOfDefinitionsJoin) {
  Draft draft;
  draft.variables(3).parameter(0, draft.type("LA;")).parameter(1, draft.type("LB;")).parameter(2, draft.int_type());
  draft.test_zero(2).to({1, 2});
  draft.move(0, 1, Kind::Reference).to({2});
  draft.call({draft.object()}, {0}).give_back().to({});
  ASSERT_EQ(draft.assign(), "");
  EXPECT_EQ(draft.finished().registers[draft.finished().operands[0].value()].type, draft.object());
}

TEST(RegisterAssigner, ALoopBackToTheEntryKeepsTheParameter) {
  Draft draft;
  draft.variables(1).parameter(0, draft.int_type());
  draft.test_zero(0).to({1, 2});
  draft.constant(0, 3).to({0});
  draft.give_back().to({});
  ASSERT_EQ(draft.assign(), "");
  EXPECT_EQ(draft.finished().registers.size(), 1u) << "parameter and loop value are one";
}

}  // namespace
}  // namespace antecede::ir
