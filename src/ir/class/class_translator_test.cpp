#include "ir/class/class_translator.h"

#include <gtest/gtest.h>

#include "ir/class/class_testing.h"
#include "ir/invariants.h"

namespace antecede::ir {
namespace {

using testing::ClassProgram;
using testing::CodeClass;

uint8_t high(uint16_t value) {
  return static_cast<uint8_t>(value >> 8);
}
uint8_t low(uint16_t value) {
  return static_cast<uint8_t>(value);
}

std::string translate(const CodeClass& test) {
  ClassProgram program(test);
  const MethodId method = program.method("A.m");
  EXPECT_EQ(broken_invariant(program.program().body(method)), "");
  return program.code("A.m");
}
std::string translate(std::string_view type, const std::vector<uint8_t>& bytes, uint16_t locals = 4) {
  CodeClass test;
  test.code(type, bytes, locals);
  return translate(test);
}
std::string error_of(std::string_view type, const std::vector<uint8_t>& bytes,
                     const std::vector<uint16_t>& handlers = {}) {
  CodeClass test;
  test.code(type, bytes, 4, handlers);
  return ClassProgram(test).error("A.m");
}

TEST(ClassTranslator, FieldOfACallNeedsNoMoves) {  // a.b = c.d(e)
  CodeClass test;
  const uint16_t d = test.member(10, "C", "d", "(I)I");
  const uint16_t b = test.member(9, "A", "b", "I");
  test.code("(LA;LC;I)V", {0x2a, 0x2b, 0x1c, 0xb6, high(d), low(d), 0xb5, high(b), low(b), 0xb1});
  EXPECT_EQ(translate(test),
            "b0:\n"
            "r3 = invoke-virtual C.d(I)I (r1, r2)\n"
            "r0.A.b : int = r3\n"
            "return\n");
}

TEST(ClassTranslator, ResultsGoStraightToTheirLocal) {  // int x = a * b; long y = (long) x; return y
  EXPECT_EQ(translate("(II)J", {0x1a, 0x1b, 0x68, 0x3d, 0x1c, 0x85, 0x42, 0x21, 0xad}, 6),
            "b0:\nr2 = r0 * r1\nr3 = int-to-long r2\nreturn r3\n");
}

TEST(ClassTranslator, NewObjectIsBornInItsLocal) {  // A x = new A(); return x
  CodeClass test;
  const uint16_t type = test.class_constant("A");
  const uint16_t init = test.member(10, "A", "<init>", "()V");
  test.code("()LA;", {0xbb, high(type), low(type), 0x59, 0xb7, high(init), low(init), 0x4b, 0x2a, 0xb0});
  EXPECT_EQ(translate(test), "b0:\nr0 = new A\ninvoke-direct A.<init>()V (r0)\nreturn r0\n");
}

TEST(ClassTranslator,
     NewObjectIsNotBornInItsLocalInsideATry) {  // A x = a; try { x = new A() } catch (…) { return x }
  CodeClass test;
  const uint16_t type = test.class_constant("A");
  const uint16_t init = test.member(10, "A", "<init>", "()V");
  test.code("(LA;)LA;",
            {0xbb, high(type), low(type), 0x59, 0xb7, high(init), low(init), 0x4b, 0x2a, 0xb0, 0x4c, 0x2a, 0xb0}, 4,
            {0, 8, 10, 0});
  EXPECT_EQ(translate(test),
            "b0:\nr1 = new A\n-> b1\ncatch any -> b3\n"
            "b1:  <- b0\ninvoke-direct A.<init>()V (r1)\n-> b2\ncatch any -> b3\n"
            "b2:  <- b1\nr2 = r1\nreturn r2\n"
            "b3:  <- b0 (catch), b1 (catch)\nr3 = catch java.lang.Throwable\nreturn r0\n");
}

TEST(ClassTranslator, ALocalIsSavedBeforeItChanges) {  // return x++ + x
  EXPECT_EQ(translate("(I)I", {0x1a, 0x84, 0, 1, 0x1a, 0x60, 0xac}),
            "b0:\nr1 = r0\nr2 = r0 + 1\nr3 = r1 + r2\nreturn r3\n");
}

TEST(ClassTranslator, AssignmentAsAValueNeedsNoMove) {  // return (x = a * 2) + x, dup before the store
  EXPECT_EQ(translate("(I)I", {0x1a, 0x05, 0x68, 0x59, 0x3c, 0x1b, 0x60, 0xac}),
            "b0:\nr1 = r0 * 2\nr2 = r1 + r1\nreturn r2\n");
}

TEST(ClassTranslator, ArithmeticWithConstantsIsAsInDex) {
  EXPECT_EQ(translate("(I)I", {0x1a, 0x08, 0x64, 0xac}), "b0:\nr1 = r0 + -5\nreturn r1\n");
  EXPECT_EQ(translate("(I)I", {0x08, 0x1a, 0x64, 0xac}), "b0:\nr1 = r0 rsub 5\nreturn r1\n");
  EXPECT_EQ(translate("(I)I", {0x08, 0x1a, 0x68, 0xac}), "b0:\nr1 = r0 * 5\nreturn r1\n");
  EXPECT_EQ(translate("(I)I", {0x08, 0x1a, 0x6c, 0xac}), "b0:\nr1 = 5\nr2 = r1 / r0\nreturn r2\n");
  EXPECT_EQ(translate("(J)J", {0x1e, 0x06, 0x79, 0xad}), "b0:\nr1 = 3\nr2 = r0 <<L r1\nreturn r2\n");
}

TEST(ClassTranslator, SwapInACircle) {  // Two values change places across a join.
  // iload_0, iload_1, swap, iload_2, ifeq +3 (to the next), isub, ireturn
  EXPECT_EQ(translate("(III)I", {0x1a, 0x1b, 0x5f, 0x1c, 0x99, 0, 3, 0x64, 0xac}),
            "b0:\nr3 = r1\nr4 = r0\nif r2 == 0 goto b1 else b1\n"
            "b1:  <- b0, b0\nr5 = r3 - r4\nreturn r5\n");
  // The same with computed values: a third variable is needed.
  EXPECT_EQ(translate("(III)I", {0x1a, 0x74, 0x1b, 0x74, 0x5f, 0x1c, 0x99, 0, 3, 0x64, 0xac}),
            "b0:\nr3 = neg-int r0\nr4 = neg-int r1\nr5 = r3\nr6 = r4\nr7 = r5\nif r2 == 0 goto b1 else b1\n"
            "b1:  <- b0, b0\nr8 = r6 - r7\nreturn r8\n");
}

TEST(ClassTranslator, AnOperandIsNotOverwrittenWhenTheStackIsPutInOrder) {
  // -a, -b, swap, ifeq on -a; -b must go where -a is.
  EXPECT_EQ(translate("(II)I", {0x1a, 0x74, 0x1b, 0x74, 0x5f, 0x99, 0, 3, 0xac}),
            "b0:\nr2 = neg-int r0\nr3 = neg-int r1\nr4 = r2\nr5 = r3\nif r4 == 0 goto b1 else b1\n"
            "b1:  <- b0, b0\nreturn r5\n");
}

TEST(ClassTranslator, ConditionalExpression) {  // return f(a, b ? 1 : c)
  CodeClass test;
  const uint16_t f = test.member(10, "A", "f", "(II)I");
  test.code("(III)I", {0x1a, 0x1b, 0x99, 0, 7, 0x04, 0xa7, 0, 4, 0x1c, 0xb8, high(f), low(f), 0xac});
  EXPECT_EQ(translate(test),
            "b0:\nif r1 == 0 goto b2 else b1\n"
            "b1:  <- b0\nr3 = r0\nr4 = 1\ngoto b3\n"
            "b2:  <- b0\nr3 = r0\nr4 = r2\n-> b3\n"
            "b3:  <- b1, b2\nr5 = invoke-static A.f(II)I (r3, r4)\nreturn r5\n");
}

TEST(ClassTranslator, InsideATryEveryThrowingInstructionEndsItsBlock) {
  CodeClass test;
  const uint16_t f = test.member(10, "A", "f", "(I)I");
  const uint16_t type = test.class_constant("E");
  // try { x = f(x); f(x); } catch (E e) { return x } return 0
  test.code("(I)I",
            {0x1a, 0xb8, high(f), low(f), 0x3b, 0x1a, 0xb8, high(f), low(f), 0x57, 0x03, 0xac, 0x4c, 0x1a, 0xac}, 4,
            {0, 10, 12, type});
  EXPECT_EQ(translate(test),
            "b0:\nr0 = invoke-static A.f(I)I (r0)\n-> b1\ncatch E -> b3\n"
            "b1:  <- b0\ninvoke-static A.f(I)I (r0)\n-> b2\ncatch E -> b3\n"
            "b2:  <- b1\nr1 = 0\nreturn r1\n"
            "b3:  <- b0 (catch), b1 (catch)\nr2 = catch E\nreturn r0\n");
}

TEST(ClassTranslator, AHandlerMayBeReachedByAJump) {
  CodeClass test;
  const uint16_t f = test.member(10, "A", "f", "()V");
  // 0: invokestatic f, 3: aload_0, 4: goto 7, 7: athrow, the handler of 0..3
  test.code("(Ljava/lang/Throwable;)V", {0xb8, high(f), low(f), 0x2a, 0xa7, 0, 3, 0xbf}, 4, {0, 3, 7, 0});
  EXPECT_EQ(translate(test),
            "b0:\ninvoke-static A.f()V ()\n-> b1\ncatch any -> b3\n"
            "b1:  <- b0\nr1 = r0\ngoto b2\n"
            "b2:  <- b1, b3\nthrow r1\n"
            "b3:  <- b0 (catch)\nr1 = catch java.lang.Throwable\n-> b2\n");
}

TEST(ClassTranslator, TheFirstHandlerThatFitsWins) {
  CodeClass test;
  const uint16_t f = test.member(10, "A", "f", "()V");
  const uint16_t e = test.class_constant("E");
  // Overlapping ranges; nothing behind a handler that catches everything counts.
  test.code("()V", {0xb8, high(f), low(f), 0xb8, high(f), low(f), 0xb1, 0x57, 0xb1, 0x57, 0xb1}, 4,
            {3, 6, 7, e, 0, 6, 9, 0, 0, 6, 7, 0});
  EXPECT_EQ(translate(test),
            "b0:\ninvoke-static A.f()V ()\n-> b1\ncatch any -> b4\n"
            "b1:  <- b0\ninvoke-static A.f()V ()\n-> b2\ncatch E -> b3\ncatch any -> b4\n"
            "b2:  <- b1\nreturn\n"
            "b3:  <- b1 (catch)\nr0 = catch java.lang.Throwable\nreturn\n"
            "b4:  <- b0 (catch), b1 (catch)\nr1 = catch java.lang.Throwable\nreturn\n");
}

TEST(ClassTranslator, SynchronizedMethodsHaveMonitors) {
  CodeClass test;
  const uint16_t f = test.member(10, "A", "f", "()V");
  test.code(0x28, "m", "()I", {0xb8, high(f), low(f), 0x04, 0xac});
  EXPECT_EQ(translate(test),
            "b0:\nr0 = A.class\nmonitor-enter r0\n-> b1\n"
            "b1:  <- b0\ninvoke-static A.f()V ()\n-> b2\ncatch any -> b3\n"
            "b2:  <- b1\nr1 = 1\nmonitor-exit r0\nreturn r1\n"
            "b3:  <- b1 (catch)\nr2 = catch java.lang.Throwable\nmonitor-exit r0\nthrow r2\n");
  CodeClass instance;
  instance.code(0x20, "m", "()V", {0xb1});
  EXPECT_EQ(translate(instance), "b0:\nmonitor-enter r0\n-> b1\nb1:  <- b0\nmonitor-exit r0\nreturn\n");
  CodeClass changing;  // this = null
  changing.code(0x20, "m", "()V", {0x01, 0x4b, 0xb1});
  EXPECT_EQ(translate(changing),
            "b0:\nr1 = r0\nmonitor-enter r1\n-> b1\nb1:  <- b0\nr2 = null\nmonitor-exit r1\nreturn\n");
}

TEST(ClassTranslator, NestedArraysAreMadeByReflection) {
  CodeClass test;
  const uint16_t ints = test.class_constant("[[I");
  test.code("(II)Ljava/lang/Object;", {0x1a, 0x1b, 0xc5, high(ints), low(ints), 2, 0xb0});
  EXPECT_EQ(translate(test),
            "b0:\n"
            "r2 = new int[] {r0, r1}\n"
            "r3 = static java.lang.Integer.TYPE : java.lang.Class\n"
            "r4 = invoke-static java.lang.reflect.Array.newInstance(Ljava/lang/Class;[I)Ljava/lang/Object; (r3, r2)\n"
            "r5 = (int[][]) r4\n"
            "return r5\n");
  CodeClass objects;
  const uint16_t strings = objects.class_constant("[[[LB;");
  objects.code("(I)Ljava/lang/Object;", {0x1a, 0xc5, high(strings), low(strings), 1, 0xb0});
  EXPECT_NE(translate(objects).find("r2 = B[][].class\n"), std::string::npos);
}

TEST(ClassTranslator, ByteAndBooleanArraysAreToldApart) {
  EXPECT_EQ(translate("([ZI)I", {0x2a, 0x1b, 0x33, 0xac}), "b0:\nr2 = r0[r1] : boolean\nreturn r2\n");
  EXPECT_EQ(translate("([BI)I", {0x2a, 0x1b, 0x33, 0xac}), "b0:\nr2 = r0[r1] : byte\nreturn r2\n");
  EXPECT_EQ(translate("([ZI)V", {0x2a, 0x1b, 0x04, 0x54, 0xb1}), "b0:\nr2 = 1\nr0[r1] = r2 : boolean\nreturn\n");
  // newarray boolean, stored and read back
  EXPECT_EQ(translate("()I", {0x04, 0xbc, 4, 0x4b, 0x2a, 0x03, 0x33, 0xac}),
            "b0:\nr0 = 1\nr1 = new boolean[] size r0\nr2 = 0\nr3 = r1[r2] : boolean\nreturn r3\n");
}

TEST(ClassTranslator, SwitchesLeaveHolesOut) {
  // tableswitch 1..3 with a hole at 2; lookupswitch is the same without holes
  EXPECT_EQ(translate("(I)V", {0x1a, 0xaa, 0, 0, 0,  0, 0, 27, 0,  0, 0, 1, 0,  0,    0,
                               3,    0,    0, 0, 28, 0, 0, 0,  27, 0, 0, 0, 28, 0xb1, 0xb1}),
            "b0:\nswitch r0 1: b2 3: b2 default: b1\nb1:  <- b0\nreturn\nb2:  <- b0, b0\nreturn\n");
}

TEST(ClassTranslator, ComparesAndTests) {
  EXPECT_EQ(translate("(JJ)I", {0x1e, 0x20, 0x94, 0x9b, 0, 5, 0x03, 0xac, 0x04, 0xac}),
            "b0:\nr2 = cmp-long r0, r1\nif r2 < 0 goto b2 else b1\n"
            "b1:  <- b0\nr3 = 0\nreturn r3\nb2:  <- b0\nr4 = 1\nreturn r4\n");
  EXPECT_EQ(translate("(LA;)V", {0x2a, 0x01, 0xa5, 0, 4, 0xb1, 0xb1}),
            "b0:\nif r0 == null goto b2 else b1\nb1:  <- b0\nreturn\nb2:  <- b0\nreturn\n");
}

TEST(ClassTranslator, UnreachableCodeIsLeftOut) {
  EXPECT_EQ(translate("()V", {0xb1, 0x57, 0xb1}), "b0:\nreturn\n");  // The pop would find nothing.
}

TEST(ClassTranslator, LocalsThatAreOnlyDeclaredCostNothing) {
  CodeClass test;
  test.code("()V", {0xb1}, 65535);
  EXPECT_EQ(translate(test), "b0:\nreturn\n");
}

TEST(ClassTranslator, BrokenStacksAreRefused) {
  EXPECT_EQ(error_of("()V", {0x57, 0xb1}), "its operand stack runs empty");
  EXPECT_EQ(error_of("()V", {0x60, 0x57, 0xb1}), "its operand stack runs empty");
  EXPECT_EQ(error_of("()V", {0x03, 0x03, 0x03, 0x03, 0x03, 0xb1}), "its operand stack grows beyond its limit");
  EXPECT_EQ(error_of("()V", {0x09, 0x09, 0x5c, 0xb1}), "its operand stack grows beyond its limit");
  EXPECT_EQ(error_of("()V", {0x01, 0x74, 0x57, 0xb1}), "it finds a value of another kind on its stack");
  EXPECT_EQ(error_of("()V", {0x0b, 0x3b, 0xb1}), "it finds a value of another kind on its stack");
  EXPECT_EQ(error_of("()I", {0x01, 0xac}), "it finds a value of another kind on its stack");
  EXPECT_EQ(error_of("()V", {0x09, 0x57, 0xb1}), "it pops half of a long or double");
  EXPECT_EQ(error_of("()V", {0x03, 0x09, 0x5b, 0xb1}), "it duplicates half of a long or double");
  EXPECT_EQ(error_of("()V", {0x09, 0x5f, 0xb1}), "it swaps half of a long or double");
  EXPECT_EQ(error_of("(I)V", {0x1a, 0x99, 0, 4, 0x03, 0xb1}),
            "its operand stack is not the same on all paths to one place");
  EXPECT_EQ(error_of("()V", {0x03, 0xa7, 0xff, 0xff}), "its operand stack is not the same on all paths to one place");
}

TEST(ClassTranslator, JoinsMustAgreeOnKinds) {
  // ifeq → push 0 or null, join, pop
  EXPECT_EQ(error_of("(I)V", {0x1a, 0x99, 0, 7, 0x03, 0xa7, 0, 4, 0x01, 0x57, 0xb1}),
            "its operand stack is not the same on all paths to one place");
}

TEST(ClassTranslator, BrokenLocalsAreRefused) {
  EXPECT_EQ(error_of("()I", {0x1a, 0xac}), "a register is read that was not set on every path");
  EXPECT_NE(error_of("(LA;)I", {0x1a, 0xac}), "");                  // int of a reference
  EXPECT_NE(error_of("(I)V", {0x1a, 0x40, 0x1b, 0x57, 0xb1}), "");  // lstore_1 of an int
  EXPECT_NE(error_of("(J)I", {0x1b, 0xac}), "");                    // Second half of a long.
  EXPECT_NE(error_of("(I)V", {0x1a, 0xa7, 0x00, 0x20}), "");        // A jump out of the code.
  EXPECT_NE(error_of("(I)V", {0x1a}), "");                          // No end.
}

TEST(ClassTranslator, SubroutinesAreRefused) {
  CodeClass test;
  test.version = 48;
  test.code("()V", {0xa8, 0, 4, 0xb1, 0x4b, 0xa9, 0});
  EXPECT_EQ(ClassProgram(test).error("A.m"), "it uses subroutines (jsr, ret), which Java 7 has abolished");
}

TEST(ClassTranslator, ABrokenMethodIsCountedAndCostsOnlyItself) {
  CodeClass test;
  test.code("()V", {0x57, 0xb1});
  test.code(CodeClass::k_static_method, "n", "()V", {0xb1});
  ClassProgram program(test);
  EXPECT_NE(program.error("A.m"), "");
  EXPECT_EQ(program.error("A.n"), "");
  EXPECT_EQ(program.diagnostics().count("class.bad-method"), 1u);
}

TEST(ClassTranslator, AHandlerSeesAnEmptyStack) {
  // The handler pops its exception, then something that is not there.
  CodeClass test;
  const uint16_t f = test.member(10, "A", "f", "()V");
  EXPECT_EQ(
      [&] {
        test.code("()V", {0x03, 0xb8, high(f), low(f), 0xb1, 0x57, 0x57, 0xb1}, 4, {0, 4, 5, 0});
        return ClassProgram(test).error("A.m");
      }(),
      "its operand stack runs empty");
}

TEST(ClassTranslator, DeepStacksAreRefusedInsteadOfCopiedEndlessly) {
  // 4000 times: push, jump to the next instruction. Every block would carry all values.
  std::vector<uint8_t> bytes;
  for (int i = 0; i < 9000; ++i) bytes.insert(bytes.end(), {0x1a, 0x1a, 0x99, 0, 3});
  bytes.push_back(0xb1);
  CodeClass test;
  classfile::ByteWriter body;
  body.u16(65535).u16(4).u32(static_cast<uint32_t>(bytes.size())).add(bytes).u16(0).u16(0);
  test.method(8, "m", "(I)V", {test.attribute("Code", body.bytes())});
  EXPECT_EQ(ClassProgram(test).error("A.m"), "its operand stack is too large");
}

}  // namespace
}  // namespace antecede::ir
