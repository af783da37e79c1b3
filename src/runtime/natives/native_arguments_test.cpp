// Every native and every shortcut, with arguments that no code of the model would pass.
#include "runtime/classes/stub_writer.h"
#include "runtime/natives/native_table.h"
#include "runtime/testing.h"

namespace antecede::runtime {
namespace {

struct NamedNative {
  std::string_view owner, name, descriptor;
};

std::vector<NamedNative> natives_and_shortcuts() {
  std::vector<NamedNative> all;
  for (const model::IntrinsicFacts& facts : model::intrinsics())
    all.push_back({facts.owner, facts.method, facts.descriptor});
  for (const auto& table : {language_natives(), reflection_natives(), lifecycle_natives(), apk_natives(),
                            sqlite_natives(), report_natives(), text_shortcuts(), thread_shortcuts()})
    for (const NativeEntry& entry : table) all.push_back({entry.owner, entry.name, entry.descriptor});
  return all;
}

/// The class of the exception that ended the main thread, as is printed then; empty: there was none.
std::string uncaught(const std::string& output) {
  constexpr std::string_view k_begin = "Exception in thread \"main\" ";
  const size_t begin = output.find(k_begin);
  if (begin == std::string::npos) return "";
  const size_t name = begin + k_begin.size();
  return output.substr(name, output.find_first_of(":\n", name) - name);
}

/// What is passed for each parameter that is an object.
enum class Passed { Null, Object };

class NativeArguments : public ::testing::Test {
 protected:
  NativeArguments() {
    Limits limits;
    limits.steps = 100000;
    test_ = std::make_unique<TestMachine>(limits);
  }
  Classes& classes() { return test_->machine->classes(); }

  /// Calls the native as code that is not the model's would, in a program of its own. The exception that comes out.
  std::string call(const NamedNative& name, Passed passed) {
    const Method* native = classes().known_method(classes().known(name.owner), name.name, name.descriptor);
    Method* main = classes().add_method(nullptr, "main", "([Ljava/lang/String;)V", ir::k_static);
    StubWriter writer(classes(), *main);
    std::vector<StubWriter::Register> operands;
    if (!native->is_static()) operands.push_back(object(writer, passed));
    std::vector<std::string> types = split_descriptor(name.descriptor);
    types.pop_back();
    for (const std::string& type : types)
      operands.push_back(is_reference(type) ? object(writer, passed) : writer.number(-1));
    writer.call(*const_cast<Method*>(native), operands, false);
    writer.give_void();
    writer.finish();
    return run(*main);
  }

 private:
  StubWriter::Register object(StubWriter& writer, Passed passed) {
    return passed == Passed::Null ? writer.null() : writer.create(*classes().known("java/lang/Object"));
  }

  std::string run(Method& main) {
    Machine& machine = *test_->machine;
    const Slot slots[] = {slot_of_ref(k_null), slot_of_ref(machine.new_string("main"))};
    machine.new_thread(*machine.stubs().main_entry(main), slots);
    machine.run();
    EXPECT_NE(machine.outcome().kind, Outcome::Kind::Failure);
    machine.collect();
    return uncaught(test_->output);
  }

  std::unique_ptr<TestMachine> test_;
};

class NullArguments : public NativeArguments, public ::testing::WithParamInterface<NamedNative> {};
class OtherArguments : public NativeArguments, public ::testing::WithParamInterface<NamedNative> {};

TEST_P(NullArguments, DoNoHarm) {
  const NamedNative& name = GetParam();
  const Method* native = classes().known_method(classes().known(name.owner), name.name, name.descriptor);
  const std::string thrown = call(name, Passed::Null);
  if (native->required) {
    EXPECT_EQ(thrown, "java.lang.NullPointerException");
  }
}

TEST_P(OtherArguments, AreRefusedUnlessAnyObjectWillDo) {
  const NamedNative& name = GetParam();
  const Method* native = classes().known_method(classes().known(name.owner), name.name, name.descriptor);
  const bool takes_only_interfaces = name.name == "fork" || name.name == "spawn";
  const std::string thrown = call(name, Passed::Object);
  if (native->takes_objects && !takes_only_interfaces) {
    EXPECT_EQ(thrown, "java.lang.VerifyError");
  }
}

std::string test_name(const ::testing::TestParamInfo<NamedNative>& info) {
  std::string text;
  for (const std::string_view part : {info.param.owner, info.param.name})
    for (const char c : part)
      if (std::isalnum(static_cast<unsigned char>(c))) text += c;
  return text + std::to_string(info.index);
}

INSTANTIATE_TEST_SUITE_P(All, NullArguments, ::testing::ValuesIn(natives_and_shortcuts()), test_name);
INSTANTIATE_TEST_SUITE_P(All, OtherArguments, ::testing::ValuesIn(natives_and_shortcuts()), test_name);

/// A java.lang.Class that reflection made stands for no class.
TEST_F(NativeArguments, AClassThatIsNone) {
  TestMachine test;
  Machine& machine = *test.machine;
  Method& name = *machine.classes().known_method(machine.classes().known("antecede/Reflection"), "name",
                                               "(Ljava/lang/Class;)Ljava/lang/String;");
  Method* main = machine.classes().add_method(nullptr, "main", "([Ljava/lang/String;)V", ir::k_static);
  StubWriter writer(machine.classes(), *main);
  writer.call(name, {writer.create(*machine.known().class_class)});
  writer.give_void();
  writer.finish();
  const Slot slots[] = {slot_of_ref(k_null), slot_of_ref(machine.new_string("main"))};
  machine.new_thread(*machine.stubs().main_entry(*main), slots);
  machine.run();
  EXPECT_EQ(uncaught(test.output), "java.lang.IllegalArgumentException");
}

}  // namespace
}  // namespace antecede::runtime
