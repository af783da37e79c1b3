// Code that no compiler makes: it must not get at memory that is not its own.
#include "ir/class_testing.h"
#include "runtime/testing.h"

namespace antecede::runtime {
namespace {

// Opcodes that the tests use.
constexpr uint8_t k_const_0 = 0x03, k_const_1 = 0x04, k_int_load = 0x2e, k_pop = 0x57, k_int_return = 0xac,
                  k_reference_return = 0xb0, k_return = 0xb1, k_static_put = 0xb3, k_get_field = 0xb4,
                  k_invoke_virtual = 0xb6, k_invoke_static = 0xb8, k_new = 0xbb, k_new_array = 0xbc,
                  k_array_length = 0xbe, k_throw = 0xbf;
constexpr uint8_t k_byte_array = 8;

/// A class `A` with an int field `x`, a static Thread `t`, a method `take(Thread)`, and `main`, which calls `m`.
class GuardTest : public ::testing::Test {
 protected:
  GuardTest() {
    class_.field(0, "x", "I");
    class_.field(0x8, "t", "Ljava/lang/Thread;");
    class_.code(0x8, "take", "(Ljava/lang/Thread;)V", {k_return});
  }

  static void add(std::vector<uint8_t>& code, uint8_t opcode, uint16_t index) {
    code.insert(code.end(), {opcode, static_cast<uint8_t>(index >> 8), static_cast<uint8_t>(index)});
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
    std::vector<uint8_t> main;
    add(main, k_invoke_static, class_.member(10, "A", "m", type));
    if (!type.ends_with('V')) main.push_back(k_pop);
    main.push_back(k_return);
    class_.code(0x9, "main", "([Ljava/lang/String;)V", main);
    ir::ProgramCode parts;
    parts.boot = model::FrameworkModel::open({}, 0)->archives();
    parts.class_files.push_back({"test.jar", {ir::testing::named_class("A.class", class_.bytes())}});
    base::Diagnostics diagnostics;
    const ir::LoadedProgram program = *ir::load_program(std::move(parts), 0, diagnostics);
    const ir::Hierarchy hierarchy(*program.program, diagnostics);
    const auto schedule = make_random_schedule(1);
    std::string output;
    auto machine = *Machine::create(
        program, hierarchy, Limits(),
        {*schedule, nullptr, [&](int, std::string_view text) { output += text; }, nullptr, diagnostics});
    EXPECT_TRUE(machine->start("A", {}));
    machine->run();
    return output;
  }

  void expect_refused(std::string_view type, const std::vector<uint8_t>& code) {
    const std::string output = run(type, code);
    EXPECT_NE(output.find("java.lang.VerifyError: A.m"), std::string::npos) << output;
  }

  ir::testing::CodeClass class_;
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
