#include "model/semantics.h"

#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <gtest/gtest.h>

#include "classfile/test_class.h"
#include "ir/class/class_symbols.h"
#include "model/framework_model.h"

namespace antecede::model {
namespace {

using classfile::ByteWriter;
using classfile::TestClass;

constexpr uint16_t k_native_flags = 0x109;  // public static native

/// A class of that name, to which marks can be added.
TestClass class_named(std::string_view name, std::string_view above = "java/lang/Object") {
  TestClass made;
  made.this_class = made.class_constant(name);
  made.super_class = made.class_constant(above);
  return made;
}

/// The body of a list with one annotation without elements.
std::vector<uint8_t> one_annotation(TestClass& in, std::string_view type) {
  return ByteWriter().u16(1).u16(in.utf8(type)).u16(0).bytes();
}

constexpr std::string_view k_shown = "RuntimeVisibleAnnotations";
constexpr std::string_view k_not_shown = "RuntimeInvisibleAnnotations";

ir::ClassArchive archive_of(const std::string& name, const std::vector<TestClass>& classes) {
  ir::ClassArchive archive{name, {}};
  for (const TestClass& one : classes) {
    const auto bytes = std::make_shared<const std::vector<uint8_t>>(one.bytes());
    archive.files.push_back({name, apk::SharedBytes(*bytes, bytes)});
  }
  return archive;
}

/// A program of a framework and an app, with its meaning.
class Meaning {
 public:
  Meaning(std::vector<ir::ClassArchive> framework, const std::vector<TestClass>& app) {
    ir::ProgramCode code;
    code.boot = std::move(framework);
    if (!app.empty()) code.class_files.push_back(archive_of("app", app));
    code_ = ir::load_program(std::move(code), 1, diagnostics_).value();
    hierarchy_ = std::make_unique<ir::Hierarchy>(*code_.program, diagnostics_);
    semantics_ = std::make_unique<Semantics>(code_, *hierarchy_);
  }

  const Semantics* operator->() const { return semantics_.get(); }
  const ir::Program& program() const { return *code_.program; }
  ir::ClassId type(const std::string& name) const { return program().find_class("L" + name + ";"); }
  ir::FieldId field(const std::string& owner, std::string_view name, std::string_view descriptor) const {
    const ir::Symbols& symbols = program().symbols();
    return program().definition(symbols.find_field(
        {symbols.find_type("L" + owner + ";"), symbols.find_string(name), symbols.find_type(descriptor)}));
  }
  ir::MethodId method(std::string_view owner, std::string_view name, std::string_view descriptor) const {
    const ir::Symbols& symbols = program().symbols();
    return program().definition(symbols.find_method({symbols.find_type("L" + std::string(owner) + ";"),
                                                     symbols.find_string(name), find_proto(symbols, descriptor)}));
  }

 private:
  base::Diagnostics diagnostics_;
  ir::LoadedProgram code_;
  std::unique_ptr<ir::Hierarchy> hierarchy_;
  std::unique_ptr<Semantics> semantics_;
};

const Meaning& built_in_meaning() {
  static const Meaning k_meaning(FrameworkModel::open({}, 0).value().archives(), {});
  return k_meaning;
}

TEST(Semantics, KnowsEveryIntrinsic) {
  const Meaning& meaning = built_in_meaning();
  for (const IntrinsicFacts& facts : intrinsics()) {
    const ir::MethodId id = meaning.method(facts.owner, facts.method, facts.descriptor);
    ASSERT_TRUE(id.valid()) << facts.name;
    EXPECT_EQ(meaning->intrinsic(id), facts.id) << facts.name;
    EXPECT_EQ(meaning->native(id), nullptr) << facts.name;
  }
}

TEST(Semantics, KnowsTheHeapEffectOfEveryOtherNative) {
  const Meaning& meaning = built_in_meaning();
  size_t natives = 0;
  for (size_t i = 0; i < meaning.program().methods().size(); ++i) {
    const ir::MethodId id(i);
    const bool is_native = meaning.program()[id].access_flags & ir::k_native;
    const bool is_known = meaning->intrinsic(id).has_value() || meaning->native(id) != nullptr;
    EXPECT_EQ(is_known, is_native) << meaning.program().method_name(id);
    natives += is_native;
  }
  EXPECT_GT(natives, intrinsics().size());
  const NativeMethod* copy =
      meaning->native(meaning.method("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V"));
  ASSERT_NE(copy, nullptr);
  EXPECT_EQ(copy->effects.at(0).kind, HeapEffect::Kind::CopiesElements);
}

TEST(Semantics, KnowsClassesOfTheLibrary) {
  const Meaning& meaning = built_in_meaning();
  const ir::FieldId value = meaning.field("java/util/concurrent/atomic/AtomicInteger", "value", "I");
  ASSERT_TRUE(value.valid());
  EXPECT_TRUE(meaning->is_observable(value));
  EXPECT_TRUE(meaning->is_atomic(value));
  EXPECT_TRUE(meaning->is_concurrent(meaning.program()[value].owner));
  EXPECT_TRUE(meaning->is_utility(meaning.type("java/util/HashMap")));
  EXPECT_FALSE(meaning->is_concurrent(meaning.type("java/util/HashMap")));
  EXPECT_TRUE(meaning->is_clock(meaning.type("java/lang/System")));
  EXPECT_FALSE(meaning->is_clock(meaning.type("java/lang/Object")));
}

TEST(Semantics, KnowsValuesAndHolders) {
  const Meaning& meaning = built_in_meaning();
  for (const char* plain : {"java/lang/String", "java/lang/StringBuilder", "java/text/DecimalFormat", "java/util/Locale",
                            "java/lang/IllegalStateException", "android/os/RemoteException", "java/util/regex/Matcher"})
    EXPECT_TRUE(meaning->is_plain(meaning.type(plain))) << plain;
  for (const char* holder : {"java/util/HashMap", "java/util/ArrayList$Walk", "android/util/SparseArray", "antecede/Bag",
                             "android/os/Bundle", "java/lang/ref/WeakReference", "java/util/concurrent/ThreadPoolExecutor"})
    EXPECT_TRUE(meaning->is_holder(meaning.type(holder))) << holder;
  for (const char* other : {"java/lang/Object", "java/lang/Thread", "java/util/Objects", "android/app/Activity"})
    EXPECT_FALSE(meaning->is_plain(meaning.type(other))) << other;
  EXPECT_FALSE(meaning->is_holder(meaning.type("java/lang/String")));
  EXPECT_FALSE(meaning->is_holder(meaning.type("android/app/Activity")));
}

TEST(Semantics, EntersWhatIsFollowedAmongPlainClasses) {
  const Meaning& meaning = built_in_meaning();
  EXPECT_TRUE(meaning->is_plain(meaning.type("android/content/res/TypedArray")));
  EXPECT_FALSE(meaning->is_plain(meaning.type("antecede/LayoutElement")));
  EXPECT_FALSE(meaning->is_plain(
      meaning.method("android/content/res/Resources", "getXml", "(I)Landroid/content/res/XmlResourceParser;")));
  EXPECT_TRUE(meaning->is_plain(meaning.method("android/content/res/Resources", "getString", "(I)Ljava/lang/String;")));
}

TestClass marked_with(TestClass made, std::string_view annotation) {
  made.class_attribute(k_not_shown, one_annotation(made, annotation));
  return made;
}

TEST(Semantics, HandsMarksOfValuesAndHoldersOn) {
  const Meaning meaning(
      {archive_of("framework", {marked_with(class_named("f/package-info"), "Lantecede/Plain;"), class_named("f/Text"),
                                class_named("f/deep/Text"), marked_with(class_named("g/Box"), "Lantecede/Holder;"),
                                class_named("g/Box$Lid"), class_named("g/Below", "g/Box")})},
      {class_named("app/Own", "g/Box"), marked_with(class_named("app/Claims"), "Lantecede/Holder;")});
  EXPECT_TRUE(meaning->is_plain(meaning.type("f/Text")));
  EXPECT_FALSE(meaning->is_plain(meaning.type("f/deep/Text")));
  EXPECT_TRUE(meaning->is_holder(meaning.type("g/Box$Lid")));
  EXPECT_TRUE(meaning->is_holder(meaning.type("g/Below")));
  EXPECT_FALSE(meaning->is_holder(meaning.type("app/Own")));
  EXPECT_FALSE(meaning->is_holder(meaning.type("app/Claims")));
}

/// A framework class with a field and a method of each kind.
TestClass marked_class() {
  TestClass made = class_named("f/Marked");
  made.field(0x1, "seen", "I", {made.attribute(k_shown, one_annotation(made, "Lantecede/Observable;"))});
  made.field(0x11, "constant", "I", {made.attribute(k_shown, one_annotation(made, "Lantecede/Observable;"))});
  made.field(0x1, "plain", "I");
  made.field(0x1, "door", "I", {made.attribute(k_not_shown, one_annotation(made, "Lantecede/Hidden;"))});
  made.method(k_native_flags, "inside", "()V",
              {made.attribute(k_not_shown, one_annotation(made, "Lantecede/Concrete;"))});
  made.method(k_native_flags, "door", "()V",
              {made.attribute(k_not_shown, one_annotation(made, "Lantecede/Hidden;"))});
  return made;
}

TEST(Semantics, ReadsMarksOfMembers) {
  const Meaning meaning({archive_of("framework", {marked_class()})}, {});
  EXPECT_TRUE(meaning->is_observable(meaning.field("f/Marked", "seen", "I")));
  EXPECT_FALSE(meaning->is_observable(meaning.field("f/Marked", "constant", "I")));
  EXPECT_FALSE(meaning->is_observable(meaning.field("f/Marked", "plain", "I")));
  EXPECT_TRUE(meaning->is_hidden(meaning.field("f/Marked", "door", "I")));
  EXPECT_FALSE(meaning->is_hidden(meaning.field("f/Marked", "plain", "I")));
  EXPECT_TRUE(meaning->is_concrete(meaning.method("f/Marked", "inside", "()V")));
  EXPECT_FALSE(meaning->is_concrete(meaning.method("f/Marked", "door", "()V")));
  EXPECT_TRUE(meaning->is_hidden(meaning.method("f/Marked", "door", "()V")));
  EXPECT_FALSE(meaning->is_hidden(meaning.method("f/Marked", "inside", "()V")));
  EXPECT_FALSE(meaning->is_atomic(meaning.field("f/Marked", "plain", "I")));
}

TEST(Semantics, ReadsMarksOfClasses) {
  TestClass concrete = class_named("f/Concrete");
  concrete.class_attribute(k_not_shown, one_annotation(concrete, "Lantecede/Concrete;"));
  concrete.method(k_native_flags, "m", "()V");
  TestClass hidden = class_named("f/Hidden");
  hidden.class_attribute(k_not_shown, one_annotation(hidden, "Lantecede/Hidden;"));
  const Meaning meaning({archive_of("framework", {concrete, hidden})}, {});
  EXPECT_TRUE(meaning->is_concrete(meaning.type("f/Concrete")));
  EXPECT_TRUE(meaning->is_concrete(meaning.method("f/Concrete", "m", "()V")));
  EXPECT_FALSE(meaning->is_concrete(meaning.type("f/Hidden")));
  EXPECT_TRUE(meaning->is_hidden(meaning.type("f/Hidden")));
  EXPECT_FALSE(meaning->is_hidden(meaning.type("f/Concrete")));
}

TEST(Semantics, HidesWhatADeviceDoesNotHave) {
  TestClass hidden = class_named("f/Hidden");
  hidden.class_attribute(k_not_shown, one_annotation(hidden, "Lantecede/Hidden;"));
  TestClass open = class_named("f/Open");
  open.field(0x1, "inside", "Lantecede/Own;");
  open.method(k_native_flags, "take", "(Lf/Hidden$Part;)V");
  TestClass forged = class_named("a/Forged");
  forged.class_attribute(k_not_shown, one_annotation(forged, "Lantecede/Hidden;"));
  const std::vector<TestClass> framework{hidden, class_named("f/Hidden$Part"), class_named("antecede/Own"), open};
  const Meaning meaning({archive_of("framework", framework)}, {forged});
  EXPECT_TRUE(meaning->is_hidden(meaning.type("f/Hidden$Part"))) << "inside of one that is";
  EXPECT_TRUE(meaning->is_hidden(meaning.type("antecede/Own"))) << "by its package";
  EXPECT_FALSE(meaning->is_hidden(meaning.type("f/Open")));
  EXPECT_TRUE(meaning->is_hidden(meaning.field("f/Open", "inside", "Lantecede/Own;")));
  EXPECT_TRUE(meaning->is_hidden(meaning.method("f/Open", "take", "(Lf/Hidden$Part;)V")));
  EXPECT_FALSE(meaning->is_hidden(meaning.type("a/Forged"))) << "apps cannot hide anything";
}

TEST(Semantics, InheritsAtomicAlsoIntoTheApp) {
  TestClass atomic = class_named("f/Safe");
  atomic.class_attribute(k_shown, one_annotation(atomic, "Lantecede/Atomic;"));
  TestClass app = class_named("a/Mine", "f/Safe");
  app.field(0x1, "count", "I");
  TestClass other = class_named("a/Other");
  other.field(0x41, "flag", "Z");
  other.field(0x1, "count", "I");
  const Meaning meaning({archive_of("framework", {atomic})}, {app, other});
  EXPECT_TRUE(meaning->is_atomic(meaning.type("a/Mine")));
  EXPECT_TRUE(meaning->is_atomic(meaning.field("a/Mine", "count", "I")));
  EXPECT_TRUE(meaning->is_atomic(meaning.field("a/Other", "flag", "Z"))) << "volatile";
  EXPECT_FALSE(meaning->is_atomic(meaning.field("a/Other", "count", "I")));
}

TEST(Semantics, BelievesNothingThatAnAppSaysOfItself) {
  TestClass app = class_named("a/Forged");
  app.class_attribute(k_shown, one_annotation(app, "Lantecede/Atomic;"));
  app.field(0x1, "count", "I");
  app.field(0x11, "constant", "I", {app.attribute(k_shown, one_annotation(app, "Lantecede/Observable;"))});
  TestClass queue = class_named("antecede/Sync");
  queue.method(k_native_flags, "release", "(Ljava/lang/Object;)V");
  TestClass utility = class_named("java/util/concurrent/Mine");
  const Meaning meaning({archive_of("framework", {marked_class()})}, {app, queue, utility});
  EXPECT_FALSE(meaning->is_atomic(meaning.type("a/Forged")));
  EXPECT_TRUE(meaning->is_observable(meaning.field("a/Forged", "count", "I"))) << "as every field of an app";
  EXPECT_FALSE(meaning->is_observable(meaning.field("a/Forged", "constant", "I")));
  EXPECT_EQ(meaning->intrinsic(meaning.method("antecede/Sync", "release", "(Ljava/lang/Object;)V")), std::nullopt);
  EXPECT_FALSE(meaning->is_concurrent(meaning.type("java/util/concurrent/Mine")));
  EXPECT_FALSE(meaning->is_utility(meaning.type("java/util/concurrent/Mine")));
}

TEST(Semantics, TakesBrokenAnnotationsForNone) {
  TestClass broken = class_named("f/Broken");
  broken.class_attribute(k_not_shown, {0, 1, 0});
  broken.field(0x1, "f", "I", {broken.attribute(k_shown, {0xff, 0xff, 0xff, 0xff})});
  const Meaning meaning({archive_of("framework", {broken})}, {});
  EXPECT_FALSE(meaning->is_concrete(meaning.type("f/Broken")));
  EXPECT_FALSE(meaning->is_observable(meaning.field("f/Broken", "f", "I")));
}

TEST(Semantics, SurvivesLongChainsOfClasses) {
  constexpr int k_classes = 20000;
  std::vector<TestClass> chain{class_named("a/C0", "f/Safe")};
  for (int i = 1; i < k_classes; ++i)
    chain.push_back(class_named("a/C" + std::to_string(i), "a/C" + std::to_string(i - 1)));
  TestClass atomic = class_named("f/Safe");
  atomic.class_attribute(k_shown, one_annotation(atomic, "Lantecede/Atomic;"));
  const Meaning meaning({archive_of("framework", {atomic})}, chain);
  EXPECT_TRUE(meaning->is_atomic(meaning.type("a/C" + std::to_string(k_classes - 1))));
}

TEST(Semantics, AnswersSeveralThreadsAlike) {
  const Meaning alone(FrameworkModel::open({}, 0).value().archives(), {});
  const Meaning shared(FrameworkModel::open({}, 0).value().archives(), {});
  const size_t count = alone.program().fields().size();
  std::vector<std::vector<bool>> answers(3, std::vector<bool>(count));
  std::vector<std::jthread> threads;
  for (std::vector<bool>& mine : answers)
    threads.emplace_back([&mine, &shared, count] {
      for (size_t i = 0; i < count; ++i) mine[i] = shared->is_observable(ir::FieldId(i));
    });
  threads.clear();
  std::vector<bool> expected(count);
  for (size_t i = 0; i < count; ++i) expected[i] = alone->is_observable(ir::FieldId(i));
  for (const std::vector<bool>& mine : answers) EXPECT_EQ(mine, expected);
}

}  // namespace
}  // namespace antecede::model
