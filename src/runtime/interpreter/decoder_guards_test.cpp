// Code that no compiler makes: it must not get at memory that is not its own.
#include "runtime/testing_class.h"

namespace antecede::runtime {
namespace {

using namespace bytecode;

constexpr uint8_t k_byte_array = 8;

/// A class `A` with an int field `x`, a static Thread `t`, a method `take(Thread)`, and `main`, which calls `m`.
class GuardTest : public ::testing::Test {
 protected:
  static constexpr auto add = HandMadeProgram::add;

  GuardTest() {
    class_.field(0, "x", "I");
    class_.field(0x8, "t", "Ljava/lang/Thread;");
    class_.code(0x8, "take", "(Ljava/lang/Thread;)V", {k_return});
  }

  /// An instruction that makes an Object, and then the others.
  std::vector<uint8_t> object_and(const std::vector<uint8_t>& rest) {
    std::vector<uint8_t> code;
    add(code, k_new, class_.class_constant("java/lang/Object"));
    code.insert(code.end(), rest.begin(), rest.end());
    return code;
  }
  std::vector<uint8_t> object_and(uint8_t opcode, uint16_t index, const std::vector<uint8_t>& rest) {
    std::vector<uint8_t> code = object_and({});
    add(code, opcode, index);
    code.insert(code.end(), rest.begin(), rest.end());
    return code;
  }

  /// What the program prints whose `m` has that code.
  std::string run(std::string_view type, const std::vector<uint8_t>& code) {
    class_.code(0x8, "m", type, code);
    return program_.run(type);
  }

  void expect_refused(std::string_view type, const std::vector<uint8_t>& code) {
    const std::string output = run(type, code);
    EXPECT_NE(output.find("java.lang.VerifyError: A.m"), std::string::npos) << output;
  }

  HandMadeProgram program_;
  ir::testing::CodeClass& class_ = program_.code;
};

TEST_F(GuardTest, SoundCodeRuns) {
  std::vector<uint8_t> code;
  add(code, k_new, class_.class_constant("A"));
  add(code, k_get_field, class_.member(9, "A", "x", "I"));
  code.push_back(k_int_return);
  EXPECT_EQ(run("()I", code), "");
}

TEST_F(GuardTest, AFieldOfAnotherClass) {
  expect_refused("()I", object_and(k_get_field, class_.member(9, "A", "x", "I"), {k_int_return}));
}

TEST_F(GuardTest, AMethodOfAnotherClass) {
  const uint16_t method = class_.member(10, "java/lang/Thread", "getName", "()Ljava/lang/String;");
  expect_refused("()V", object_and(k_invoke_virtual, method, {k_pop, k_return}));
}

TEST_F(GuardTest, AnArgumentOfAnotherClass) {
  const uint16_t method = class_.member(10, "A", "take", "(Ljava/lang/Thread;)V");
  expect_refused("()V", object_and(k_invoke_static, method, {k_return}));
}

TEST_F(GuardTest, AResultOfAnotherClass) {
  expect_refused("()Ljava/lang/Thread;", object_and({k_reference_return}));
}

TEST_F(GuardTest, AValueOfAnotherClass) {
  expect_refused("()V", object_and(k_static_put, class_.member(9, "A", "t", "Ljava/lang/Thread;"), {k_return}));
}

TEST_F(GuardTest, AnElementOfWhatIsNoArray) {
  expect_refused("()I", object_and({k_const_0, k_int_load, k_int_return}));
}

TEST_F(GuardTest, AnElementOfAnotherKindOfArray) {
  expect_refused("()I", {k_const_1, k_new_array, k_byte_array, k_const_0, k_int_load, k_int_return});
}

TEST_F(GuardTest, TheLengthOfWhatIsNoArray) {
  expect_refused("()I", object_and({k_array_length, k_int_return}));
}

TEST_F(GuardTest, AnExceptionThatIsNone) {
  expect_refused("()V", object_and({k_throw}));
}

}  // namespace
}  // namespace antecede::runtime
