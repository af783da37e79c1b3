// Names that a device does not have: the code of an app does not have them either.
#include "runtime/testing_class.h"

namespace antecede::runtime {
namespace {

using namespace bytecode;

class LinkTest : public ::testing::Test {
 protected:
  /// What the program prints whose `m` is that code, with a return at its end.
  std::string run(std::vector<uint8_t> bytes, const std::vector<uint16_t>& handlers = {}) {
    bytes.push_back(k_return);
    code_.code(0x8, "m", "()V", bytes, 4, handlers);
    return program_.run("()V");
  }
  void add(uint8_t opcode, uint16_t index) { HandMadeProgram::add(bytes_, opcode, index); }
  void add_current_thread() {
    add(k_invoke_static, code_.member(10, "java/lang/Thread", "currentThread", "()Ljava/lang/Thread;"));
  }

  HandMadeProgram program_;
  ir::testing::CodeClass& code_ = program_.code;
  std::vector<uint8_t> bytes_;
};

bool has_text(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

TEST_F(LinkTest, AClassOfTheInside) {
  add(k_invoke_static, code_.member(10, "antecede/Queue", "serial", "()Lantecede/Queue;"));
  bytes_.push_back(k_pop);
  const std::string output = run(bytes_);
  EXPECT_TRUE(has_text(output, "java.lang.NoClassDefFoundError: Failed resolution of: Lantecede/Queue;")) << output;
}

TEST_F(LinkTest, AFieldThatOnlyTheModelHas) {
  add_current_thread();
  add(k_get_field, code_.member(9, "java/lang/Thread", "looper", "Ljava/lang/Object;"));
  bytes_.push_back(k_pop);
  const std::string output = run(bytes_);
  EXPECT_TRUE(has_text(output,
                       "java.lang.NoSuchFieldError: No field looper of type Ljava/lang/Object; in class "
                       "Ljava/lang/Thread; or its superclasses"))
      << output;
}

TEST_F(LinkTest, AMethodThatOnlyTheModelHas) {
  add_current_thread();
  add(k_invoke_virtual, code_.member(10, "java/lang/Thread", "serve", "()V"));
  const std::string output = run(bytes_);
  EXPECT_TRUE(has_text(output,
                       "java.lang.NoSuchMethodError: No method serve()V in class Ljava/lang/Thread; or its "
                       "super classes"))
      << output;
}

TEST_F(LinkTest, AMemberWhoseTypeNamesTheInside) {
  add(k_new, code_.class_constant("java/util/Timer"));
  add(k_get_field, code_.member(9, "java/util/Timer", "queue", "Lantecede/Queue;"));
  bytes_.push_back(k_pop);
  const std::string output = run(bytes_);
  EXPECT_TRUE(has_text(output, "java.lang.NoSuchFieldError: No field queue")) << output;
}

TEST_F(LinkTest, WhatDevicesHaveBesideTheSdkIsThere) {
  add_current_thread();
  add(k_get_field, code_.member(9, "java/lang/Thread", "parkBlocker", "Ljava/lang/Object;"));
  bytes_.push_back(k_pop);
  EXPECT_EQ(run(bytes_), "");
}

/// `try { throw null; } catch (Inside e) {}`: nothing is of a class that is not there.
TEST_F(LinkTest, AHandlerForAnExceptionOfTheInside) {
  const uint16_t type = code_.class_constant("antecede/Task");
  const std::string output = run({k_const_null, k_throw, k_pop}, {0, 2, 2, type});
  EXPECT_TRUE(has_text(output, "java.lang.NullPointerException")) << output;
}

}  // namespace
}  // namespace antecede::runtime
