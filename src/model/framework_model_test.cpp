#include "model/framework_model.h"

#include <filesystem>
#include <fstream>
#include <map>
#include <random>

#include <unistd.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "apk/app_input.h"
#include "apk/testing_zip.h"
#include "classfile/test_class.h"
#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "ir/invariants.h"
#include "ir/printer.h"
#include "ir/testing_hierarchy.h"
#include "model/constructs.h"
#include "model/intrinsics.h"
#include "model/lifecycle.h"
#include "model/model_check.h"
#include "model/modelled_share.h"
#include "model/natives.h"
#include "model/semantics.h"

namespace antecede::model {
namespace {

using classfile::TestClass;
using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

constexpr size_t k_all_cores = 0;

/// The built-in model, as a program of its own.
const ir::LoadedProgram& built_in() {
  static base::Diagnostics diagnostics;
  static const ir::LoadedProgram loaded = [] {
    const FrameworkModel model = FrameworkModel::open({}, k_all_cores).value();
    return ir::load_program(ir::ProgramCode{model.archives(), {}, {}}, k_all_cores, diagnostics).value();
  }();
  return loaded;
}

TEST(FrameworkModel, EveryMethodIsSoundAndPrints) {
  const ir::Program& program = *built_in().program;
  ir::build_all_bodies(program, k_all_cores);
  ASSERT_GT(program.classes().size(), 500u);
  size_t printed = 0;
  for (size_t i = 0; i < program.methods().size(); ++i) {
    const ir::MethodId id(i);
    printed += !ir::print_method(program, id).empty();
    if (!program[id].has_code()) continue;
    EXPECT_EQ(program.body(id).error(), "") << program.method_name(id);
    if (!program.body(id).ok()) continue;
    EXPECT_EQ(ir::broken_invariant(program.body(id)), "") << program.method_name(id);
  }
  EXPECT_EQ(printed, program.methods().size());
}

// Commands take the built-in class files as they are; here each is checked as a stranger's would be.
TEST(FrameworkModel, EveryClassFileIsWellFormed) {
  const FrameworkModel model = FrameworkModel::open({}, k_all_cores).value();
  size_t checked = 0;
  for (const ir::ClassArchive& archive : model.archives()) {
    for (const ir::NamedClassFile& file : archive.files) {
      const auto parsed = classfile::ClassFile::parse(file.data.bytes(), file.name, classfile::Trust::Stranger);
      EXPECT_TRUE(parsed) << parsed.error().message;
      ++checked;
    }
  }
  EXPECT_GT(checked, 500u);
}

TEST(FrameworkModel, TablesAndClassesAgree) {
  const ir::Program& program = *built_in().program;
  const Natives natives = Natives::built_in();
  EXPECT_THAT(table_problems(program, natives), IsEmpty());
  EXPECT_THAT(model_problems(program, ir::SourceId(0), ir::SourceId(1), natives, ApiFacts::sdk()), IsEmpty());
}

TEST(FrameworkModel, NoMethodIsInBothTables) {
  const Natives natives = Natives::built_in();
  for (const IntrinsicFacts& facts : intrinsics()) {
    EXPECT_EQ(natives.find(facts.owner, facts.method, facts.descriptor), nullptr) << facts.name;
    EXPECT_EQ(find_intrinsic(facts.owner, facts.method, facts.descriptor), &facts) << facts.name;
  }
}

/// The methods of that name that a class, or one above it, declares.
std::vector<ir::MethodId> methods_named(const ir::Program& program, const ir::Hierarchy& hierarchy, ir::ClassId type,
                                        std::string_view name) {
  std::vector<ir::MethodId> found;
  for (; type.valid(); type = hierarchy.superclass(type))
    for (const auto& range : {program[type].direct_methods, program[type].virtual_methods})
      for (const ir::MethodId id : range)
        if (program.symbols().text(program.symbols().method(program[id].ref).name) == name) found.push_back(id);
  return found;
}

TEST(FrameworkModel, AutomataNameMethodsThatPrepare) {
  const ir::Program& program = *built_in().program;
  base::Diagnostics diagnostics;
  const ir::Hierarchy hierarchy(program, diagnostics);
  const Lifecycles lifecycles = Lifecycles::built_in();
  size_t count = 0;
  for (const Automaton& automaton : lifecycles.list()) {
    for (const auto& preparer : {automaton.made, automaton.prepared}) {
      if (!preparer) continue;
      ++count;
      const ir::ClassId owner = program.find_class("L" + preparer->owner + ";");
      ASSERT_TRUE(owner.valid()) << preparer->owner;
      const auto found = methods_named(program, hierarchy, owner, preparer->method);
      EXPECT_TRUE(std::ranges::any_of(found, [&](ir::MethodId id) {
        const ir::ProtoId proto = program.symbols().method(program[id].ref).proto;
        return program[id].is_static() && program.symbols().proto_descriptor(proto) == preparer->descriptor + "V";
      })) << preparer->method;
    }
  }
  EXPECT_GE(count, 5u);
}

/// The text that a register holds, if the last definition before the instruction is a constant.
std::string_view constant_before(const ir::Program& program, const ir::Body& body, const ir::Instruction& use,
                                 ir::Register wanted) {
  for (const ir::Instruction* at = &use; at-- != body.instructions().data();)
    if (at->dest == wanted)
      return at->op == ir::Op::ConstString ? program.symbols().text(at->string()) : std::string_view();
  return {};
}

/// The places where code of the model names the methods of a source that fire: at a registration, or at a call of a
/// method that hands one of its parameters on to a registration.
class FiringNames {
 public:
  FiringNames(const ir::Program& program, const ir::Hierarchy& hierarchy, const Semantics& semantics)
      : program_(program), hierarchy_(hierarchy) {
    for (uint32_t i = 0; i < program.methods().size(); ++i)
      if (semantics.intrinsic(ir::MethodId(i)) == Intrinsic::CallbackRegisterFired) places_[ir::MethodId(i)] = {0, 4};
  }

  /// Looks at every call; returns how many names there are. Twice: the second time at those that hand on.
  size_t check() {
    size_t count = 0;
    for (size_t round = 0; round < 2; ++round)
      for (uint32_t i = 0; i < program_.methods().size(); ++i) {
        const ir::MethodId id(i);
        if (program_[id].has_code() && program_.body(id).ok()) count += check(id, round == 1);
      }
    return count;
  }

 private:
  struct Place {
    size_t source = 0;  ///< Which operand is the source, and which has the names.
    size_t names = 0;
  };

  size_t check(ir::MethodId id, bool counts) {
    const ir::Body& body = program_.body(id);
    size_t count = 0;
    for (const ir::Instruction& insn : body.instructions()) {
      if (insn.op < ir::Op::InvokeVirtual || insn.op > ir::Op::InvokeInterface) continue;
      const auto place = places_.find(hierarchy_.resolve(insn.method()));
      if (place == places_.end()) continue;
      const auto operands = body.operands(insn);
      const auto handed = std::ranges::find(body.parameters(), operands[place->second.names]);
      const std::string_view names = constant_before(program_, body, insn, operands[place->second.names]);
      if (handed != body.parameters().end() && names.empty())
        places_[id] = {0, static_cast<size_t>(handed - body.parameters().begin())};
      else if (counts)
        count += check(id, program_.find_class(body.registers()[operands[place->second.source].value()].type), names);
    }
    return count;
  }

  size_t check(ir::MethodId id, ir::ClassId source, std::string_view names) const {
    EXPECT_TRUE(source.valid()) << program_.method_name(id);
    EXPECT_FALSE(names.empty()) << program_.method_name(id) << " names nothing that fires";
    size_t count = 0;
    while (source.valid() && !names.empty()) {
      const std::string_view name = names.substr(0, names.find(' '));
      names.remove_prefix(std::min(names.size(), name.size() + 1));
      ++count;
      bool found = !methods_named(program_, hierarchy_, source, name).empty();
      for (const ir::ClassId below : hierarchy_.subclasses(source))
        found = found || !methods_named(program_, hierarchy_, below, name).empty();
      EXPECT_TRUE(found) << program_.method_name(id) << ": " << name;
    }
    return count;
  }

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  std::map<ir::MethodId, Place> places_;
};

// What a registration says that fires must be there, in the class that registers or one of its kind.
TEST(FrameworkModel, RegistrationsNameMethodsThatFire) {
  base::Diagnostics diagnostics;
  const ir::Hierarchy hierarchy(*built_in().program, diagnostics);
  const Semantics semantics(built_in(), hierarchy);
  EXPECT_GT(FiringNames(*built_in().program, hierarchy, semantics).check(), 80u);
}

/// An effect that says where the object comes from that a native returns.
bool tells_result(const HeapEffect& effect) {
  using Kind = HeapEffect::Kind;
  switch (effect.kind) {
    case Kind::ReturnsNew:
    case Kind::Returns:
    case Kind::ReturnsElement:
    case Kind::ReturnsCopy:
    case Kind::ReturnsField:
    case Kind::ReturnsClass:
    case Kind::Calls:
    case Kind::Finds:
    case Kind::FindsClass:
    case Kind::FindsMember:
    case Kind::FindsMembers:
    case Kind::FindsProxyClass:
    case Kind::NamesClass:
    case Kind::MakesProxy:
    case Kind::Makes:
    case Kind::Invokes:
    case Kind::Reads: return true;
    case Kind::Pure:
    case Kind::World:
    case Kind::Stores:
    case Kind::StoresElement:
    case Kind::CopiesElements:
    case Kind::Fills:
    case Kind::Writes: return false;
  }
  return false;
}

// A native that returns an object, and no text or number, must say which.
TEST(FrameworkModel, NativesSayWhatTheyReturn) {
  const ir::Program& program = *built_in().program;
  base::Diagnostics diagnostics;
  const ir::Hierarchy hierarchy(program, diagnostics);
  const Semantics semantics(built_in(), hierarchy);
  size_t told = 0;
  for (uint32_t i = 0; i < program.methods().size(); ++i) {
    const NativeMethod* native = semantics.native(ir::MethodId(i));
    if (native == nullptr) continue;
    const std::string result = native->descriptor.substr(native->descriptor.find(')') + 1);
    const ir::ClassId type = program.find_class(result);
    const bool is_object = result[0] == '[' || (result[0] == 'L' && !(type.valid() && semantics.is_plain(type)));
    const bool is_null = native->owner == "antecede/Missing";  // What the model lacks is null.
    if (!is_object || is_null) continue;
    ++told;
    EXPECT_TRUE(std::ranges::any_of(native->effects, tells_result)) << native->owner << "." << native->name;
  }
  EXPECT_GT(told, 30u);
}

TEST(FrameworkModel, EveryClassHasItsAncestors) {
  const ir::Program& program = *built_in().program;
  base::Diagnostics diagnostics;
  const ir::Hierarchy hierarchy(program, diagnostics);
  for (size_t i = 0; i < program.classes().size(); ++i)
    EXPECT_TRUE(hierarchy.is_complete(ir::ClassId(i))) << program.class_name(ir::ClassId(i));
  EXPECT_THAT(diagnostics.list(), IsEmpty());
}

/// Who asks more than a few questions gets answers from tables; here on real code, in a sample of all pairs.
TEST(FrameworkModel, TheTablesOfTheHierarchyAgreeWithPlainWalks) {
  const ir::Program& program = *built_in().program;
  base::Diagnostics diagnostics;
  const ir::Hierarchy hierarchy(program, diagnostics);
  const ir::testing::PlainHierarchy plain(program, hierarchy);
  for (size_t i = 0; i < 5000; ++i) hierarchy.dispatch(ir::ClassId(0), ir::MethodId(0));
  for (size_t i = 0; i < program.symbols().method_count(); ++i)
    ASSERT_EQ(hierarchy.resolve(ir::MethodRefId(i)), plain.resolve(ir::MethodRefId(i)));
  for (size_t i = 0; i < program.symbols().field_count(); ++i)
    ASSERT_EQ(hierarchy.resolve(ir::FieldRefId(i)), plain.resolve(ir::FieldRefId(i)));
  std::mt19937 random(1);
  for (size_t i = 0; i < program.methods().size(); ++i) {
    const ir::MethodId method(i);
    const ir::ClassIntervals receivers = hierarchy.subtypes(program[method].owner);
    for (size_t sample = 0; sample < 3; ++sample) {
      const ir::ClassInterval range = (*receivers)[random() % receivers->size()];
      const ir::ClassId receiver = hierarchy.class_at(std::uniform_int_distribution<uint32_t>(range.first, range.last)(random));
      ASSERT_EQ(hierarchy.dispatch(receiver, method), plain.dispatch(receiver, method))
          << program.method_name(method) << " on " << program.class_name(receiver);
      ASSERT_EQ(hierarchy.dispatch_super(receiver, program[method].ref),
                plain.dispatch_super(receiver, program[method].ref));
      const ir::ClassId other(random() % program.classes().size());
      ASSERT_EQ(hierarchy.is_subclass(receiver, program[other].type), plain.is_subclass(receiver, program[other].type));
      ASSERT_EQ(hierarchy.is_subclass(receiver, program[program[method].owner].type), ir::Truth::Yes);
    }
  }
}

/// Jars made for one test.
class ExtraModel : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / ("antecede_model_" + std::to_string(::getpid()));
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  /// A file with these bytes. Class files are models, too: a jar of one.
  std::string write(const std::string& name, const std::vector<uint8_t>& bytes) const {
    const std::string path = (folder_ / name).string();
    std::ofstream(path, std::ios::binary).write(reinterpret_cast<const char*>(bytes.data()), std::ssize(bytes));
    return path;
  }

  /// What is said of a program of the model and a jar with these bytes as its class.
  std::string verdict(const std::vector<uint8_t>& class_bytes) const {
    const std::string_view text(reinterpret_cast<const char*>(class_bytes.data()), class_bytes.size());
    const std::string jar =
        write("extra.jar", apk::testing::make_zip({apk::testing::ZipTestEntry::store("A.class", text)}));
    const FrameworkModel model = FrameworkModel::open({jar}, k_all_cores).value();
    base::Diagnostics diagnostics;
    const ir::LoadedProgram loaded =
        ir::load_program(ir::ProgramCode{model.archives(), {}, {}}, k_all_cores, diagnostics).value();
    const base::Status status = check_extra_models(*loaded.program, model, ApiFacts::sdk());
    if (status) return "";
    EXPECT_EQ(status.error().kind, base::Error::Class::Usage);
    return status.error().message;
  }
  std::string verdict(const TestClass& test) const { return verdict(test.bytes()); }

  std::filesystem::path folder_;
};

TEST_F(ExtraModel, SoundClassPasses) {
  TestClass test;
  test.super_class = test.class_constant("android/app/Activity");
  test.field(0x2, "list", "[Ljava/util/ArrayList;");
  EXPECT_EQ(verdict(test), "");
}

TEST_F(ExtraModel, UnknownClassesAreNamed) {
  TestClass super;
  super.super_class = super.class_constant("com/x/Missing");
  EXPECT_THAT(verdict(super), HasSubstr("A: uses class com.x.Missing, which neither"));
  TestClass field;
  field.field(0x2, "f", "[[Lcom/x/Missing;");
  EXPECT_THAT(verdict(field), HasSubstr("com.x.Missing"));
  TestClass call;
  const uint16_t callee = call.member(10, "com/x/Missing", "go", "()V");
  call.method(0x9, "m", "()V",
              {call.attribute("Code", TestClass::code_body({0xb8, static_cast<uint8_t>(callee >> 8),
                                                            static_cast<uint8_t>(callee), 0xb1}))});
  EXPECT_THAT(verdict(call), HasSubstr("com.x.Missing"));
}

TEST_F(ExtraModel, NativeMethodsNeedATable) {
  TestClass test;
  test.method(0x109, "spawn", "()V");
  EXPECT_THAT(verdict(test), HasSubstr("A: native method spawn()V is neither an intrinsic nor in the table"));
}

TEST_F(ExtraModel, BrokenCodeIsNamed) {
  TestClass test;
  test.method(0x9, "m", "()I", {test.attribute("Code", TestClass::code_body({0xac}))});
  EXPECT_THAT(verdict(test), HasSubstr("A: m has broken code"));
}

TEST_F(ExtraModel, EveryClassFileMustCount) {
  EXPECT_THAT(verdict(std::vector<uint8_t>{0xca, 0xfe, 0xba, 0xbe, 0}),
              HasSubstr("extra.jar: 1 of its 1 class files"));
  TestClass renamed;  // A class of the model under another file name.
  renamed.this_class = renamed.class_constant("java/util/ArrayList");
  EXPECT_THAT(verdict(renamed), HasSubstr("extra.jar: 1 of its 1 class files"));
}

TEST_F(ExtraModel, DuplicatesAndEmptyJarsAreRefused) {
  const std::string source = std::string(ANTECEDE_SOURCE_DIR) + "/examples/newsreader.apk";
  const auto no_class = FrameworkModel::open({source}, k_all_cores);
  ASSERT_FALSE(no_class.has_value());
  EXPECT_THAT(no_class.error().message, HasSubstr("newsreader.apk: a model without a class file"));
  EXPECT_FALSE(FrameworkModel::open({write("x.jar", {'P', 'K', 3})}, k_all_cores).has_value());
  EXPECT_FALSE(FrameworkModel::open({(folder_ / "none.jar").string()}, k_all_cores).has_value());
}

/// The example app behind the model.
struct Example {
  base::Diagnostics diagnostics;
  std::optional<ir::LoadedProgram> code;
  std::optional<ir::Hierarchy> hierarchy;
  ApiFacts facts = ApiFacts::sdk();
  std::optional<FrameworkCalls> calls;

  Example() {
    const std::string path = std::string(ANTECEDE_SOURCE_DIR) + "/examples/newsreader.apk";
    const apk::AppInput input = apk::AppInput::open({path}, diagnostics).value();
    code = ir::load_program(input, FrameworkModel::open({}, k_all_cores).value().archives(), k_all_cores, diagnostics)
               .value();
    hierarchy.emplace(*code->program, diagnostics);
    calls.emplace(*code->program, *hierarchy, code->boot_sources, facts);
  }
  bool is_own(ir::ClassId id) const { return !code->is_boot(id); }
};

TEST(ModelledShare, TellsModelledFromKnown) {
  Example app;
  const ModelledShare modelled =
      measure_modelled_share(*app.code->program, *app.calls, [&](ir::ClassId id) { return app.is_own(id); });
  EXPECT_GT(modelled.all.modelled, 0u);
  EXPECT_EQ(modelled.all.unknown(), 0u);
  uint64_t sites = 0, missing = 0;
  for (const auto& [name, share] : modelled.packages) sites += share.sites;
  for (const ModelledShare::Use& use : modelled.missing) missing += use.sites;
  EXPECT_EQ(sites, modelled.all.sites);
  EXPECT_EQ(missing, modelled.all.sites - modelled.all.modelled);
  EXPECT_EQ(modelled.packages.at("java.util").modelled, modelled.packages.at("java.util").sites);
  EXPECT_TRUE(std::ranges::is_sorted(modelled.missing, std::greater<>(), &ModelledShare::Use::sites));
}

TEST(ModelledShare, FindsTheDeclaringClassAboveTheApp) {
  Example app;
  const ir::Symbols& symbols = app.code->program->symbols();
  size_t found = 0;
  for (size_t i = 0; i < symbols.method_count(); ++i) {
    const ir::MethodRefId ref(i);
    if (symbols.method_name(ref) != "org.antecede.newsreader.NewsActivity.findViewById(I)Landroid/view/View;")
      continue;
    const auto& target = app.calls->target(ref);
    ASSERT_TRUE(target.has_value());
    EXPECT_EQ(target->owner, "android.app.Activity");
    ++found;
  }
  EXPECT_EQ(found, 1u);
}

TEST(Constructs, CountsWhatTheExampleUses) {
  Example app;
  const std::vector<ConstructUse> uses = Constructs::built_in(app.facts).find(
      *app.code->program, *app.calls, [&](ir::ClassId id) { return app.is_own(id); });
  const auto count = [&](std::string_view name) {
    const auto found = std::ranges::find(uses, name, &ConstructUse::name);
    return found == uses.end() ? 0 : found->count;
  };
  EXPECT_EQ(count("AsyncTask"), 2u);  // one subclass, one execute
  EXPECT_EQ(count("threads"), 2u);    // one subclass, one start
  EXPECT_EQ(count("handler posts"), 4u);
  EXPECT_EQ(count("alarms and jobs"), 0u);
}

TEST(Constructs, MistakesNameTheLine) {
  const ApiFacts facts = ApiFacts::sdk();
  const auto refusal = [&](std::string_view line) {
    const auto parsed = Constructs::parse("# comment\n" + std::string(line), "constructs", facts);
    EXPECT_FALSE(parsed.has_value()) << line;
    return parsed ? "" : parsed.error().message;
  };
  EXPECT_THAT(refusal("threads call java.lang.Thread.start"), HasSubstr("constructs:2"));
  EXPECT_THAT(refusal("threads: call java.lang.Thred.start"), HasSubstr("no class java.lang.Thred"));
  EXPECT_THAT(refusal("threads: call java.lang.Thread.strat"), HasSubstr("no method strat"));
  EXPECT_THAT(refusal("threads: extend java.lang.Thred"), HasSubstr("no class"));
  EXPECT_THAT(refusal("threads: code nonsense"), HasSubstr("not a clause"));
  EXPECT_THAT(refusal("threads: call"), HasSubstr("not a clause"));
  EXPECT_THAT(refusal("threads: code monitors\nthreads: code monitors"), HasSubstr("twice"));
}

}  // namespace
}  // namespace antecede::model
