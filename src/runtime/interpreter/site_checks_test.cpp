// Call sites and constants that no compiler makes: they must not get at memory that is not theirs.
#include "ir/code_source.h"
#include "runtime/testing_class.h"

namespace antecede::runtime {
namespace {

using namespace bytecode;

constexpr std::string_view k_metafactory =
    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;"
    "Ljava/lang/invoke/MethodType;Ljava/lang/invoke/MethodHandle;Ljava/lang/invoke/MethodType;)"
    "Ljava/lang/invoke/CallSite;";
constexpr std::string_view k_object_methods =
    "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/TypeDescriptor;Ljava/lang/Class;"
    "Ljava/lang/String;[Ljava/lang/invoke/MethodHandle;)Ljava/lang/Object;";

class SiteTest : public ::testing::Test {
 protected:
  void bootstrap(std::string_view owner, std::string_view name, std::string_view type,
                 const std::vector<uint16_t>& arguments) {
    const uint16_t handle = code_.handle(6, code_.member(10, owner, name, type));
    classfile::ByteWriter body;
    body.u16(1).u16(handle).u16(static_cast<uint32_t>(arguments.size()));
    for (const uint16_t argument : arguments) body.u16(argument);
    code_.class_attribute("BootstrapMethods", body.bytes());
  }
  void lambda(std::string_view erased, uint16_t implementation, std::string_view instantiated) {
    const uint16_t first = code_.single(16, code_.utf8(erased));
    const uint16_t last = code_.single(16, code_.utf8(instantiated));
    bootstrap("java/lang/invoke/LambdaMetafactory", "metafactory", k_metafactory, {first, implementation, last});
  }
  void add(uint8_t opcode, uint16_t index) { HandMadeProgram::add(bytes_, opcode, index); }
  void add_site(std::string_view name, std::string_view type) {
    add(k_invoke_dynamic, code_.pair(18, 0, code_.name_and_type(name, type)));
    bytes_.insert(bytes_.end(), {0, 0});
  }
  std::string run() {
    bytes_.push_back(k_return);
    code_.code(0x8, "m", "()V", bytes_);
    return program_.run("()V");
  }

  HandMadeProgram program_;
  ir::testing::CodeClass& code_ = program_.code;
  std::vector<uint8_t> bytes_;
};

TEST_F(SiteTest, ALambdaWithFewerTypesThanParameters) {
  lambda("(Ljava/lang/Object;Ljava/lang/Object;)V", code_.handle(6, code_.member(10, "A", "m", "()V")), "()V");
  add_site("accept", "()Ljava/util/function/BiConsumer;");
  bytes_.push_back(k_pop);
  EXPECT_EQ(run(), "");
}

TEST_F(SiteTest, ALambdaThatPassesTooMuch) {
  lambda("()V", code_.handle(6, code_.member(10, "A", "m", "()V")), "()V");
  add(k_new, code_.class_constant("java/lang/Object"));
  add_site("run", "(Ljava/lang/Object;)Ljava/lang/Runnable;");
  bytes_.push_back(k_pop);
  EXPECT_EQ(run(), "");
}

TEST_F(SiteTest, ALambdaThatStandsForAField) {
  lambda("()V", code_.handle(2, code_.member(9, "java/lang/Integer", "MAX_VALUE", "I")), "()V");
  add_site("run", "()Ljava/lang/Runnable;");
  bytes_.push_back(k_pop);
  EXPECT_EQ(run(), "");
}

/// `Runnable r = ((Thread) object)::interrupt`, without the cast.
TEST_F(SiteTest, AReceiverOfAnotherClass) {
  lambda("()V", code_.handle(5, code_.member(10, "java/lang/Thread", "interrupt", "()V")), "()V");
  add(k_new, code_.class_constant("java/lang/Object"));
  add_site("run", "(Ljava/lang/Object;)Ljava/lang/Runnable;");
  add(k_invoke_interface, code_.member(11, "java/lang/Runnable", "run", "()V"));
  bytes_.insert(bytes_.end(), {1, 0});
  EXPECT_NE(run().find("java.lang.ClassCastException"), std::string::npos);
}

TEST_F(SiteTest, ARecordWithoutTheField) {
  const uint16_t getter = code_.handle(1, code_.member(9, "A", "none", "I"));
  bootstrap("java/lang/runtime/ObjectMethods", "bootstrap", k_object_methods,
            {code_.class_constant("A"), code_.string("none"), getter});
  add(k_new, code_.class_constant("A"));
  add_site("hashCode", "(LA;)I");
  bytes_.push_back(k_pop);
  EXPECT_EQ(run(), "");
}

TEST_F(SiteTest, ARecordWithAFieldOfAnotherClass) {
  const uint16_t getter = code_.handle(1, code_.member(9, "java/lang/Thread", "name", "Ljava/lang/String;"));
  bootstrap("java/lang/runtime/ObjectMethods", "bootstrap", k_object_methods,
            {code_.class_constant("A"), code_.string("name"), getter});
  add(k_new, code_.class_constant("A"));
  add_site("toString", "(LA;)Ljava/lang/String;");
  bytes_.push_back(k_pop);
  EXPECT_EQ(run(), "");
}

/// `@Retention` with a value that is the number of another class.
TEST_F(SiteTest, AnAnnotationWhoseEnumIsANumber) {
  classfile::ByteWriter body;
  body.u16(1).u16(code_.utf8("Ljava/lang/annotation/Retention;")).u16(1).u16(code_.utf8("value"));
  body.u8('e').u16(code_.utf8("Ljava/lang/Integer;")).u16(code_.utf8("MAX_VALUE"));
  code_.class_attribute("RuntimeVisibleAnnotations", body.bytes());
  add(k_static_get, code_.member(9, "java/lang/System", "out", "Ljava/io/PrintStream;"));
  add(k_load_constant, code_.class_constant("A"));
  add(k_invoke_virtual,
      code_.member(10, "java/lang/Class", "getAnnotations", "()[Ljava/lang/annotation/Annotation;"));
  add(k_invoke_static, code_.member(10, "java/util/Arrays", "toString", "([Ljava/lang/Object;)Ljava/lang/String;"));
  add(k_invoke_virtual, code_.member(10, "java/io/PrintStream", "println", "(Ljava/lang/String;)V"));
  EXPECT_NE(run(), "");
}

TEST(StaticConstants, TakeOnlyWhatFitsTheField) {
  TestMachine test;
  Machine& machine = *test.machine;
  const Field& out = machine.classes().known_field(machine.classes().known("java/lang/System"), "out");
  ir::Constant number;
  number.kind = ir::Constant::Kind::Number;
  number.bits = 0x12345678;
  machine.set_static(out, number);
  EXPECT_EQ(machine.statics()[out.offset].bits, 0u);
  ir::Constant text;
  text.kind = ir::Constant::Kind::String;
  text.string = machine.program().symbols().find_string("length");
  machine.set_static(out, text);
  EXPECT_EQ(machine.statics()[out.offset].bits, 0u);
  ir::Constant type;
  type.kind = ir::Constant::Kind::Type;
  type.type = machine.program().symbols().object();
  machine.set_static(out, type);
  EXPECT_EQ(machine.statics()[out.offset].bits, 0u);
}

}  // namespace
}  // namespace antecede::runtime
