#include "ir/class/class_call_sites.h"

#include <gtest/gtest.h>

#include "ir/class/class_testing.h"

namespace antecede::ir {
namespace {

using classfile::ByteWriter;
using testing::ClassProgram;
using testing::CodeClass;

/// A class with one bootstrap method and one call site `name` of `type`.
struct SiteClass : CodeClass {
  SiteClass() { version = 61; }
  void bootstrap(std::string_view owner, std::string_view method, const std::vector<uint16_t>& arguments) {
    const uint16_t target = handle(6, member(10, owner, method, "()V"));
    ByteWriter body;
    body.u16(1).u16(target).u16(static_cast<uint32_t>(arguments.size()));
    for (uint16_t argument : arguments) body.u16(argument);
    class_attribute("BootstrapMethods", body.bytes());
  }
  void site(std::string_view name, std::string_view type) { pair(18, 0, name_and_type(name, type)); }
  uint16_t method_type(std::string_view type) { return single(16, utf8(type)); }
};

template <class T>
const T* meaning_of(const ClassProgram& program) {
  EXPECT_EQ(program.program().call_sites().size(), 1u);
  return std::get_if<T>(&program.program().call_sites()[CallSiteId(0)].meaning);
}

TEST(ClassCallSites, LambdasOfTheFixtures) {
  ClassProgram fixtures = ClassProgram::of_fixtures({"8/fixture/Lambdas.class", "8/fixture/Lambdas$Greeter.class"});
  EXPECT_EQ(
      fixtures.code("fixture.Lambdas.parser"),
      "b0:\nr0 = closure java.util.function.Function.apply(Ljava/lang/String;)Ljava/lang/Integer; -> invoke-static "
      "java.lang.Integer.parseInt(Ljava/lang/String;)I ()\nreturn r0\n");
  EXPECT_NE(
      fixtures.code("fixture.Lambdas$Greeter.twice").find("invoke-direct fixture.Lambdas$Greeter.lambda$twice$0"),
      std::string::npos);
}

TEST(ClassCallSites, ConcatenationAndNestMatesOfTheFixtures) {
  ClassProgram fixtures = ClassProgram::of_fixtures({"11/fixture/Concat.class", "11/fixture/Concat$Mate.class"});
  EXPECT_EQ(fixtures.code("fixture.Concat.join"), "b0:\nr3 = concat r0 \":\" r1 \"\\x01\" r2\nreturn r3\n");
}

TEST(ClassCallSites, RecordsOfTheFixtures) {
  ClassProgram fixtures = ClassProgram::of_fixtures({"17/fixture/Shapes$Circle.class"});
  EXPECT_EQ(fixtures.code("fixture.Shapes$Circle.toString"),
            "b0:\nr1 = record-method toString fixture.Shapes$Circle{radius, tags} (r0)\nreturn r1\n");
  EXPECT_EQ(fixtures.code("fixture.Shapes$Circle.equals"),
            "b0:\nr2 = record-method equals fixture.Shapes$Circle{radius, tags} (r0, r1)\nreturn r2\n");
}

TEST(ClassCallSites, SerializableLambdasWithMarkersAndBridges) {
  SiteClass test;
  const uint16_t object_type = test.method_type("(Ljava/lang/Object;)V"), string_type = test.method_type("(LA;)V");
  const uint16_t body = test.handle(6, test.member(10, "A", "f", "(LA;)V"));
  const uint16_t seven = test.integer(7), one = test.integer(1), marker = test.class_constant("M");
  test.bootstrap("java/lang/invoke/LambdaMetafactory", "altMetafactory",
                 {object_type, body, string_type, seven, one, marker, one, string_type});
  test.site("accept", "()LI;");
  ClassProgram program(test);
  const auto* closure = meaning_of<ClosureSite>(program);
  ASSERT_TRUE(closure);
  EXPECT_TRUE(closure->serializable);
  ASSERT_EQ(closure->markers.size(), 1u);
  EXPECT_EQ(program.program().symbols().type_name(closure->markers[0]), "M");
  EXPECT_EQ(closure->bridges.size(), 1u);
}

TEST(ClassCallSites, RecipesTakeConstants) {
  SiteClass test;
  const uint16_t recipe = test.string("a\1b\2\1"), constant = test.string("\1");
  test.bootstrap("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", {recipe, constant});
  test.site("x", "(IJ)Ljava/lang/String;");
  ClassProgram program(test);
  const auto* concat = meaning_of<ConcatSite>(program);
  ASSERT_TRUE(concat);
  ASSERT_EQ(concat->pieces.size(), 4u);
  EXPECT_EQ(program.program().symbols().text(concat->pieces[2].text), "b\1");
}

TEST(ClassCallSites, WhatDoesNotFitStaysUnknown) {
  struct Case {
    const char* owner;
    const char* method;
    const char* type;
    int arguments;
  };
  const Case cases[] = {{"p/Own", "bootstrap", "()V", 0},
                        {"java/lang/invoke/LambdaMetafactory", "metafactory", "()LI;", 2},
                        {"java/lang/invoke/LambdaMetafactory", "metafactory", "()I", 3},
                        {"java/lang/invoke/LambdaMetafactory", "altMetafactory", "()LI;", 3},
                        {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", "(I)LS;", 0},
                        {"java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", "(I)LS;", -1},
                        {"java/lang/runtime/ObjectMethods", "bootstrap", "(LA;)I", 0}};
  for (const Case& one : cases) {
    SiteClass test;
    const uint16_t type = test.method_type("()V"), body = test.handle(6, test.member(10, "A", "f", "()V"));
    std::vector<uint16_t> arguments = {type, body, type};
    arguments.resize(static_cast<size_t>(std::max(one.arguments, 0)));
    if (one.arguments < 0) arguments = {test.string("no argument")};
    test.bootstrap(one.owner, one.method, arguments);
    test.site("toString", one.type);
    ClassProgram program(test);
    EXPECT_TRUE(meaning_of<UnknownSite>(program)) << one.owner << " " << one.type;
    EXPECT_EQ(program.diagnostics().count("class.unknown-bootstrap"), 1u);
  }
}

TEST(ClassCallSites, DynamicConstantsAreOpaque) {
  SiteClass test;
  test.bootstrap("p/Own", "bootstrap", {});
  const uint16_t constant = test.pair(17, 0, test.name_and_type("x", "J"));
  test.code("()J", {0x14, static_cast<uint8_t>(constant >> 8), static_cast<uint8_t>(constant), 0xad});
  ClassProgram program(test);
  EXPECT_EQ(program.code("A.m"), "b0:\nr0 = invoke-custom x()J ()\nreturn r0\n");
  EXPECT_EQ(program.diagnostics().count("class.unknown-bootstrap"), 1u);
}

TEST(ClassCallSites, SharedTextIsLimited) {
  // One recipe that asks for the same long text 200 times, 200 call sites: far more than the file holds.
  SiteClass test;
  const uint16_t recipe = test.string(std::string(200, '\2')), text = test.string(std::string(60000, 'x'));
  std::vector<uint16_t> arguments(201, text);
  arguments[0] = recipe;
  test.bootstrap("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants", arguments);
  for (int i = 0; i < 200; ++i) test.site("x" + std::to_string(i), "()Ljava/lang/String;");
  ClassProgram program(test);
  EXPECT_GT(program.diagnostics().count("class.unknown-bootstrap"), 190u);
}

TEST(ClassCalls, EachCallFindsItsOperation) {
  CodeClass test;
  const uint16_t super = test.member(10, "java/lang/Object", "hashCode", "()I");
  const uint16_t hidden = test.member(10, "A", "hidden", "()I");
  const uint16_t interface = test.member(11, "I", "f", "(J)I");
  const uint16_t handle = test.member(10, "java/lang/invoke/MethodHandle", "invokeExact", "(JLA;)I");
  const uint16_t var_handle = test.member(10, "java/lang/invoke/VarHandle", "compareAndSet", "(LA;II)Z");
  auto call = [&](const char* name, const char* type, std::vector<uint8_t> loads, uint8_t opcode, uint16_t callee) {
    loads.insert(loads.end(), {opcode, static_cast<uint8_t>(callee >> 8), static_cast<uint8_t>(callee)});
    if (opcode == 0xb9) loads.insert(loads.end(), {3, 0});
    loads.push_back(0xac);
    test.code(0, name, type, loads, 6);
  };
  test.code(2, "hidden", "()I", {0x03, 0xac});
  call("toSuper", "()I", {0x2a}, 0xb7, super);
  call("special", "()I", {0x2a}, 0xb7, hidden);
  call("mate", "()I", {0x2a}, 0xb6, hidden);
  call("other", "(LI;J)I", {0x2b, 0x16, 2}, 0xb9, interface);
  call("exact", "(Ljava/lang/invoke/MethodHandle;J)I", {0x2b, 0x16, 2, 0x2a}, 0xb6, handle);
  call("swap", "(Ljava/lang/invoke/VarHandle;I)I", {0x2b, 0x2a, 0x1c, 0x1c}, 0xb6, var_handle);
  ClassProgram program(test);
  auto begins = [&](const char* name, const char* expected) {
    EXPECT_TRUE(program.code(name).starts_with(expected)) << program.code(name);
  };
  begins("A.toSuper", "b0:\nr1 = invoke-super java.lang.Object.hashCode()I (r0)\n");
  begins("A.special", "b0:\nr1 = invoke-direct A.hidden()I (r0)\n");
  begins("A.mate", "b0:\nr1 = invoke-direct A.hidden()I (r0)\n");
  EXPECT_NE(program.code("A.other").find("invoke-interface I.f(J)I (r1, r2)"), std::string::npos);
  EXPECT_NE(program.code("A.exact").find("invoke-polymorphic java.lang.invoke.MethodHandle.invokeExact([Ljava/lang/"
                                         "Object;)Ljava/lang/Object; (r1, r2, r0) as (JLA;)I"),
            std::string::npos);
  EXPECT_NE(program.code("A.swap").find("compareAndSet([Ljava/lang/Object;)Z (r1, r0, r2, r2) as (LA;II)Z"),
            std::string::npos);
}

}  // namespace
}  // namespace antecede::ir
