// Random stack code must compute the same as the registers it becomes: a small machine for each, held against each
// other.
#include <cstdint>
#include <optional>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "ir/class/class_testing.h"
#include "ir/invariants.h"

namespace antecede::ir {
namespace {

using Random = std::mt19937;
using Bytes = std::vector<uint8_t>;

constexpr uint32_t k_locals = 8;  // Four ints, two longs: the arguments.
constexpr uint32_t k_max_stack = 14;

int64_t as_int(int64_t value) {
  return static_cast<int32_t>(static_cast<uint64_t>(value));
}
int64_t wrap(uint64_t value) {
  return static_cast<int64_t>(value);
}

/// Writes sound code: ints and longs, every form of dup, stores, divisions, conditions with values on the stack.
class Generator {
 public:
  explicit Generator(uint32_t seed) : random_(seed) {}

  Bytes run() {
    statements(12 + below(30), 0);
    while (!stack_.empty()) {  // Fold everything into one number.
      if (stack_.back() == 'J') op(0x88), replace("J", "I");
      if (stack_.size() == 1) break;
      if (stack_[stack_.size() - 2] == 'J')
        op(0x85), op(0x65), replace("JI", "J");
      else
        op(0x64), replace("II", "I");
    }
    if (stack_.empty()) op(0x1a);
    op(0xac);
    return code_;
  }

 private:
  uint32_t below(uint32_t limit) { return static_cast<uint32_t>(random_() % limit); }
  void op(uint32_t byte) { code_.push_back(static_cast<uint8_t>(byte)); }
  bool ends_with(std::string_view kinds) const { return std::string_view(stack_).ends_with(kinds); }
  void replace(std::string_view old, std::string_view now) {
    stack_.resize(stack_.size() - old.size());
    stack_ += now;
  }
  size_t slots() const {
    size_t count = 0;
    for (char kind : stack_) count += kind == 'J' ? 2 : 1;
    return count;
  }

  void statements(uint32_t count, int depth) {
    for (uint32_t i = 0; i < count; ++i) statement(depth);
  }

  void statement(int depth) {
    if (slots() + 4 > k_max_stack) return shrink();
    switch (below(10)) {
      case 0: return push_int();
      case 1: return push_long();
      case 2: return arithmetic();
      case 3:
      case 4: return shuffle();
      case 5: return store();
      case 6: return op(0x84), op(below(4)), op(below(5));
      case 7: return depth < 3 ? branch(depth) : push_int();
      case 8: return stack_.empty() ? push_int() : shrink();
      default: return divide();
    }
  }

  void push_int() {
    op(below(2) ? 0x1a + below(4) : 0x02 + below(7));
    stack_ += 'I';
  }
  void push_long() {
    if (below(3))
      op(0x16), op(4 + 2 * below(2));
    else
      op(0x09 + below(2));
    stack_ += 'J';
  }
  void shrink() {
    if (ends_with("J")) return op(0x58), replace("J", "");
    op(0x57), replace("I", "");
  }
  void arithmetic() {
    constexpr uint8_t k_ints[] = {0x60, 0x64, 0x68, 0x82, 0x7e};
    constexpr uint8_t k_longs[] = {0x61, 0x65, 0x69, 0x83, 0x7f};
    if (ends_with("II")) return op(k_ints[below(5)]), replace("II", "I");
    if (ends_with("JJ")) return op(k_longs[below(5)]), replace("JJ", "J");
    if (ends_with("I")) return below(2) ? op(0x74) : (op(0x85), replace("I", "J"));
    if (ends_with("J")) return below(2) ? op(0x75) : (op(0x88), replace("J", "I"));
  }
  void divide() {
    if (ends_with("II")) op(0x6c), replace("II", "I");
  }
  void store() {
    if (ends_with("I")) return op(0x3b + below(4)), replace("I", "");
    if (ends_with("J")) return op(0x37), op(4 + 2 * below(2)), replace("J", "");
  }
  void shuffle() {
    struct Form {
      uint8_t opcode;
      const char* before;
      const char* after;
    };
    static constexpr Form k_forms[] = {
        {0x59, "I", "II"},    {0x5a, "II", "III"},   {0x5b, "III", "IIII"},  {0x5b, "JI", "IJI"},
        {0x5c, "II", "IIII"}, {0x5c, "J", "JJ"},     {0x5d, "III", "IIIII"}, {0x5d, "IJ", "JIJ"},
        {0x5e, "JJ", "JJJ"},  {0x5e, "IIJ", "JIIJ"}, {0x5e, "JII", "IIJII"}, {0x5e, "IIII", "IIIIII"},
        {0x5f, "II", "II"},   {0x5f, "II", "II"},
    };
    const Form& form = k_forms[below(std::size(k_forms))];
    if (ends_with(form.before)) op(form.opcode), replace(form.before, form.after);
  }

  /// `if (number) then [else]`; both sides leave the stack as it was, or push one int each.
  void branch(int depth) {
    const bool has_else = below(2), pushes = has_else && below(2);
    if (!ends_with("I") || below(2)) push_int();
    op(0x99 + below(2)), replace("I", "");
    const size_t jump = hole();
    const std::string before = stack_;
    side(depth, before, pushes);
    size_t end = 0;
    if (has_else) op(0xa7), end = hole();
    fill(jump);
    if (!has_else) return;
    stack_ = before;
    side(depth, before, pushes);
    fill(end);
  }
  void side(int depth, const std::string& before, bool pushes) {
    statements(below(6), depth + 1);
    while (stack_.size() > before.size() || !before.starts_with(stack_)) shrink();
    for (char kind : before.substr(stack_.size())) kind == 'J' ? push_long() : push_int();
    if (pushes) push_int();
  }
  size_t hole() {
    op(0), op(0);
    return code_.size() - 2;
  }
  void fill(size_t at) {
    const size_t distance = code_.size() - (at - 1);
    code_[at] = static_cast<uint8_t>(distance >> 8), code_[at + 1] = static_cast<uint8_t>(distance);
  }

  Random random_;
  Bytes code_;
  std::string stack_;
};

/// What the specification says the code does; slots hold numbers, the lower slot of a pair its value. Nothing if it
/// divides by zero.
class StackMachine {
 public:
  StackMachine(const Bytes& code, std::vector<int64_t> locals) : code_(code), locals_(std::move(locals)) {}

  std::optional<int64_t> run() {
    while (true) {
      const uint8_t opcode = code_[pc_];
      if (opcode == 0xac) return pop();
      if (opcode == 0x6c && stack_.back() == 0) return std::nullopt;
      step(opcode);
    }
  }
  const std::vector<int64_t>& locals() const { return locals_; }

 private:
  int64_t pop() {
    const int64_t value = stack_.back();
    stack_.pop_back();
    return value;
  }
  int64_t pop_long() { return pop(), pop(); }
  void push_long(int64_t value) { stack_.push_back(value), stack_.push_back(0); }
  void duplicate(size_t slots, size_t below) {
    const std::vector<int64_t> top(stack_.end() - static_cast<long>(slots), stack_.end());
    stack_.insert(stack_.end() - static_cast<long>(slots + below), top.begin(), top.end());
  }
  static int64_t calculate(uint8_t operation, int64_t left, int64_t right) {
    const uint64_t a = static_cast<uint64_t>(left), b = static_cast<uint64_t>(right);
    switch (operation) {
      case 0x60: return wrap(a + b);
      case 0x64: return wrap(a - b);
      case 0x68: return wrap(a * b);
      case 0x6c: return right == -1 ? wrap(0 - a) : left / right;
      case 0x7e: return wrap(a & b);
      default: return wrap(a ^ b);
    }
  }

  void step(uint8_t opcode) {
    const size_t at = pc_++;
    if (opcode >= 0x02 && opcode <= 0x08) return stack_.push_back(opcode - 3);
    if (opcode == 0x09 || opcode == 0x0a) return push_long(opcode - 9);
    if (opcode >= 0x1a && opcode <= 0x1d) return stack_.push_back(locals_[opcode - 0x1a]);
    if (opcode >= 0x3b && opcode <= 0x3e) return void(locals_[opcode - 0x3b] = pop());
    if (opcode >= 0x59 && opcode <= 0x5e) return duplicate(1 + (opcode - 0x59) / 3, (opcode - 0x59) % 3);
    switch (opcode) {
      case 0x16: return push_long(locals_[code_[pc_++]]);
      case 0x37: locals_[code_[pc_++]] = pop_long(); return;
      case 0x57: pop(); return;
      case 0x58: pop(), pop(); return;
      case 0x5f: return std::swap(stack_[stack_.size() - 1], stack_[stack_.size() - 2]);
      case 0x74: return stack_.push_back(as_int(-pop()));
      case 0x75: return push_long(wrap(0 - static_cast<uint64_t>(pop_long())));
      case 0x84:
        locals_[code_[at + 1]] = as_int(locals_[code_[at + 1]] + static_cast<int8_t>(code_[at + 2]));
        pc_ = at + 3;
        return;
      case 0x85: return push_long(pop());
      case 0x88: return stack_.push_back(as_int(pop_long()));
      case 0x99:
      case 0x9a: pc_ = (pop() == 0) == (opcode == 0x99) ? target(at) : at + 3; return;
      case 0xa7: pc_ = target(at); return;
      default: break;
    }
    if (opcode & 1 && opcode != 0x6d) {
      const int64_t right = pop_long(), left = pop_long();
      return push_long(calculate(opcode - 1 == 0x82 ? 0x82 : static_cast<uint8_t>(opcode - 1), left, right));
    }
    const int64_t right = pop(), left = pop();
    stack_.push_back(as_int(calculate(opcode, left, right)));
  }
  size_t target(size_t at) const { return at + (size_t(code_[at + 1]) << 8 | code_[at + 2]); }

  const Bytes& code_;
  std::vector<int64_t> locals_;
  std::vector<int64_t> stack_;
  size_t pc_ = 0;
};

/// Executes a body made of such code.
class RegisterMachine {
 public:
  RegisterMachine(const Body& body, const std::vector<int64_t>& arguments) : body_(body) {
    registers_.resize(body.registers().size());
    for (size_t i = 0; i < arguments.size(); ++i) registers_[body.parameters()[i].value()] = arguments[i];
  }

  int64_t run() {
    BlockId block(0);
    while (true) {
      const Block& at = body_.block(block);
      std::optional<BlockId> next;
      for (const Instruction& insn : body_.instructions_of(at)) {
        if (insn.op == Op::Return) return registers_[insn.a.value()];
        if (!step(insn)) {
          next = body_.catches(at)[0].handler;
        } else if (insn.op == Op::IfZero) {
          const bool taken = (registers_[insn.a.value()] == 0) == (insn.condition() == Condition::Eq);
          next = body_.normal_successors(at)[taken ? 0 : 1].block();
        }
      }
      block = next ? *next : body_.normal_successors(at)[0].block();
    }
  }

 private:
  /// False if it throws.
  bool step(const Instruction& insn) {
    auto a = [&] { return registers_[insn.a.value()]; };
    auto set = [&](int64_t value) { registers_[insn.dest.value()] = value; };
    switch (insn.op) {
      case Op::Const:
        set(body_.info(insn.dest).kind == Kind::Long ? wrap(insn.literal()) : as_int(wrap(insn.literal())));
        break;
      case Op::Move: set(a()); break;
      case Op::CatchException: set(0); break;
      case Op::Convert: set(insn.convert() == ConvertOp::LongToInt ? as_int(a()) : a()); break;
      case Op::Unary: set(fit(insn.unary() == UnaryOp::NegLong ? Kind::Long : Kind::Int, 0 - uint64_t(a()))); break;
      case Op::Binary: return calculate(insn, a(), registers_[insn.b.value()]);
      case Op::BinaryLiteral: return calculate(insn, a(), insn.small_literal());
      case Op::Goto:
      case Op::IfZero: break;
      default: ADD_FAILURE() << op_name(insn.op);
    }
    return true;
  }
  static int64_t fit(Kind kind, uint64_t value) { return kind == Kind::Long ? wrap(value) : as_int(wrap(value)); }
  bool calculate(const Instruction& insn, int64_t left, int64_t right) {
    const uint64_t a = static_cast<uint64_t>(left), b = static_cast<uint64_t>(right);
    uint64_t result = 0;
    switch (insn.binary()) {
      case BinaryOp::Add: result = a + b; break;
      case BinaryOp::Sub: result = a - b; break;
      case BinaryOp::ReverseSub: result = b - a; break;
      case BinaryOp::Mul: result = a * b; break;
      case BinaryOp::And: result = a & b; break;
      case BinaryOp::Xor: result = a ^ b; break;
      default:
        if (right == 0) return false;
        result = right == -1 ? 0 - a : static_cast<uint64_t>(left / right);
    }
    registers_[insn.dest.value()] = fit(insn.arithmetic_kind(), result);
    return true;
  }

  const Body& body_;
  std::vector<int64_t> registers_;
};

/// A method with the code, all of it guarded; the handler (pop, then code of its own) adds up the locals.
testing::CodeClass guarded(const Bytes& code, const Bytes& handler) {
  classfile::ByteWriter body;
  const uint32_t size = static_cast<uint32_t>(code.size());
  body.u16(k_max_stack + 2).u16(k_locals).u32(size + static_cast<uint32_t>(handler.size())).add(code).add(handler);
  body.u16(1).u16(0).u16(size).u16(size).u16(0).u16(0);
  testing::CodeClass test;
  test.method(8, "m", "(IIIIJJ)I", {test.attribute("Code", body.bytes())});
  return test;
}

TEST(ClassRandom, RegistersComputeWhatTheStackComputes) {
  const Bytes sum = {0x1a, 0x1b, 0x64, 0x1c, 0x64, 0x1d, 0x64, 0x16, 4, 0x88, 0x64, 0x16, 6, 0x88, 0x64, 0xac};
  Bytes handler = sum;
  handler.insert(handler.begin(), 0x57);
  size_t thrown = 0, moves = 0, instructions = 0;
  for (uint32_t seed = 0; seed < 3000; ++seed) {
    const Bytes code = Generator(seed).run();
    testing::ClassProgram program(guarded(code, handler));
    const Body& body = program.program().body(program.method("A.m"));
    ASSERT_EQ(broken_invariant(body), "") << "seed " << seed;
    for (const Instruction& insn : body.instructions()) moves += insn.op == Op::Move;
    instructions += body.instructions().size();
    Random random(seed);
    for (int round = 0; round < 4; ++round) {
      std::vector<int64_t> locals(k_locals);
      for (size_t i : {0, 1, 2, 3, 4, 6}) locals[i] = int64_t(random() % 5) - 2;
      StackMachine machine(code, locals);
      std::optional<int64_t> expected = machine.run();
      thrown += !expected;
      if (!expected) expected = StackMachine(sum, machine.locals()).run();
      const std::vector<int64_t> arguments = {locals[0], locals[1], locals[2], locals[3], locals[4], locals[6]};
      ASSERT_EQ(RegisterMachine(body, arguments).run(), *expected) << "seed " << seed << "\n" << program.code("A.m");
    }
  }
  EXPECT_GT(thrown, 500u);  // Exceptions were part of it.
  EXPECT_LT(moves * 4, instructions);
}

}  // namespace
}  // namespace antecede::ir
