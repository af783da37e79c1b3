#include "ir/class/class_loader.h"

#include <gtest/gtest.h>

#include "apk/testing_zip.h"
#include "ir/class/class_testing.h"
#include "ir/invariants.h"
#include "ir/testing.h"

namespace antecede::ir {
namespace {

using classfile::ByteWriter;
using classfile::TestClass;
using testing::ClassProgram;
using testing::CodeClass;
using testing::named_class;

const std::vector<std::string> k_fixtures = {
    "8/fixture/Control.class",        "8/fixture/Lambdas.class",       "8/fixture/Lambdas$1.class",
    "8/fixture/Lambdas$1Local.class", "8/fixture/Lambdas$Inner.class", "8/fixture/Lambdas$Greeter.class",
    "8/fixture/Marked.class",         "8/fixture/Marked$Kind.class",   "8/fixture/Marked$Mark.class",
    "11/fixture/Concat.class",        "11/fixture/Concat$Mate.class",  "17/fixture/Shapes.class",
    "17/fixture/Shapes$Circle.class", "17/fixture/Shapes$Square.class"};

TEST(ClassLoader, InvariantsHoldForEveryFixtureMethod) {
  ClassProgram fixtures = ClassProgram::of_fixtures(k_fixtures);
  const Program& program = fixtures.program();
  EXPECT_EQ(program.classes().size(), k_fixtures.size());
  size_t bodies = 0;
  for (size_t i = 0; i < program.methods().size(); ++i) {
    if (!program.methods()[MethodId(i)].has_code()) continue;
    EXPECT_EQ(broken_invariant(program.body(MethodId(i))), "") << print_method(program, MethodId(i));
    ++bodies;
  }
  EXPECT_GT(bodies, 40u);
  EXPECT_TRUE(fixtures.diagnostics().list().empty());
}

TEST(ClassLoader, FlagsAreThoseOfDex) {
  CodeClass test;
  test.flags = 0x1021;  // public, super, synthetic
  test.field(0x2, "f", "I");
  test.field(0x9, "s", "J");
  test.code(0x1, "<init>", "()V", {0xb1});
  test.code(0x8, "<clinit>", "()V", {0xb1});
  test.code(0x22, "locked", "()V", {0xb1});
  test.method(0x120, "lockedNative", "()V");
  test.method(0x1, "hidden", "()V",
              {test.attribute("Code", TestClass::code_body({0xb1})), test.attribute("Synthetic", {})});
  ClassProgram loaded(test);
  const Program& program = loaded.program();
  const Class& definition = program[ClassId(0)];
  auto flags = [&](std::string_view name) { return program[loaded.method(name)].access_flags; };
  EXPECT_EQ(definition.access_flags, 0x1001u);
  EXPECT_EQ(definition.static_fields.size(), 1u);
  EXPECT_EQ(definition.instance_fields.size(), 1u);
  EXPECT_EQ(definition.direct_methods.size(), 3u);
  EXPECT_EQ(definition.virtual_methods.size(), 2u);
  EXPECT_EQ(flags("A.<init>"), k_public | k_constructor);
  EXPECT_EQ(flags("A.<clinit>"), k_static | k_constructor);
  EXPECT_EQ(flags("A.locked("), k_private | k_declared_synchronized);
  EXPECT_EQ(flags("A.lockedNative"), uint32_t(k_native) | k_synchronized | k_declared_synchronized);
  EXPECT_EQ(flags("A.hidden"), uint32_t(k_public) | k_synthetic);
  EXPECT_FALSE(program[loaded.method("A.lockedNative")].has_code());
}

TEST(ClassLoader, FirstDefinitionOfAClassStands) {
  CodeClass first, second;
  first.code("()V", {0xb1});
  second.code("()I", {0x03, 0xac});
  ClassProgram loaded({named_class("A.class", first.bytes()), named_class("other/A.class", second.bytes())});
  EXPECT_EQ(loaded.program().classes().size(), 1u);
  EXPECT_TRUE(loaded.method("A.m()V").valid());
  EXPECT_FALSE(loaded.method("A.m()I").valid());
  EXPECT_EQ(loaded.diagnostics().count("class.duplicate-class"), 1u);
}

TEST(ClassLoader, ABrokenFileCostsItsClass) {
  std::vector<uint8_t> broken = CodeClass().bytes();
  broken.resize(20);
  CodeClass sound;
  sound.code("()V", {0xb1});
  ClassProgram loaded(
      {named_class("B.class", broken), named_class("A.class", sound.bytes()), named_class("C.class", {})});
  EXPECT_EQ(loaded.program().classes().size(), 1u);
  EXPECT_EQ(loaded.diagnostics().count("class.bad-class"), 2u);
  EXPECT_TRUE(loaded.diagnostics().list()[0].message.starts_with("test.jar!B.class: "));
}

TEST(ClassLoader, SameProgramOnOneThreadAndOnMany) {
  auto load = [](size_t jobs, base::Diagnostics& diagnostics) {
    std::vector<ClassArchive> archives(1);
    archives[0].name = "test.jar";
    for (const std::string& name : k_fixtures)
      archives[0].files.push_back(named_class(name, classfile::fixture(name)));
    return load_class_files(std::move(archives), jobs, diagnostics);
  };
  base::Diagnostics diagnostics;
  const auto one = load(1, diagnostics), many = load(4, diagnostics);
  ASSERT_EQ(one->methods().size(), many->methods().size());
  for (size_t i = 0; i < one->methods().size(); ++i)
    EXPECT_EQ(print_method(*one, MethodId(i)), print_method(*many, MethodId(i)));
}

TEST(ClassLoader, JarsGiveTheirClassesOnly) {
  using apk::testing::ZipTestEntry;
  const std::vector<uint8_t> bytes = CodeClass().bytes();
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  const apk::testing::Buffer zip = apk::testing::make_zip({
      ZipTestEntry::deflate("A.class", text),
      ZipTestEntry::store("META-INF/versions/11/A.class", text),
      ZipTestEntry::store("module-info.class", text),
      ZipTestEntry::store("p/B.class", text),
      ZipTestEntry::store("p/readme.txt", "hello"),
      ZipTestEntry::store("inner.jar", "not opened"),
  });
  const auto jar = apk::ZipArchive::open(base::Bytes(zip), "x.jar");
  ASSERT_TRUE(jar) << jar.error().message;
  const auto archive = read_jar(*jar, 2);
  ASSERT_TRUE(archive) << archive.error().message;
  EXPECT_EQ(archive->name, "x.jar");
  ASSERT_EQ(archive->files.size(), 2u);
  EXPECT_EQ(archive->files[0].name, "A.class");
  EXPECT_EQ(archive->files[1].name, "p/B.class");
  EXPECT_EQ(archive->files[0].data.size(), bytes.size());
}

TEST(ClassLoader, DexAndClassFilesMakeOneProgram) {
  testing::FixtureProgram dex({"control.dex"});
  base::Diagnostics diagnostics;
  auto file = base::MappedFile::open(ANTECEDE_SOURCE_DIR "/tests/fixtures/control.dex");
  ProgramBuilder builder(diagnostics);
  std::vector<ClassArchive> archives(1);
  CodeClass test;
  test.code("()V", {0xb1});
  archives[0].files.push_back(named_class("A.class", test.bytes()));
  add_class_files(std::move(archives), ClassSide::App, 1, builder);
  add_dex(*dex::DexFile::open_all(file->bytes(), "control.dex", diagnostics), builder);
  const auto program = builder.finish();
  EXPECT_EQ(program->classes().size(), dex.program().classes().size() + 1);
  EXPECT_TRUE(program->find_class("LA;").valid());
  for (size_t i = 0; i < program->methods().size(); ++i) {
    if (!program->methods()[MethodId(i)].has_code()) continue;
    EXPECT_EQ(broken_invariant(program->body(MethodId(i))), "");
  }
}

TEST(ClassSource, DetailsOfNestedAndGenericClasses) {
  ClassProgram fixtures = ClassProgram::of_fixtures(k_fixtures);
  const Program& program = fixtures.program();
  const Symbols& symbols = program.symbols();
  auto details = [&](std::string_view descriptor) {
    const ClassId id = fixtures.class_named(descriptor);
    return *program.source(program[id].source).details(program, id);
  };
  const ClassDetails outer = details("Lfixture/Lambdas;");
  EXPECT_FALSE(outer.is_inner);
  EXPECT_EQ(outer.signature, "<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;");
  ASSERT_EQ(outer.member_classes.size(), 2u);
  EXPECT_EQ(outer.method_signatures.size(), 2u);  // supplier and parser
  EXPECT_EQ(program.method_name(outer.method_signatures[0].first),
            "fixture.Lambdas.supplier()Ljava/util/function/Supplier;");
  const ClassDetails inner = details("Lfixture/Lambdas$Inner;");
  EXPECT_TRUE(inner.is_inner);
  EXPECT_EQ(symbols.text(inner.inner_name), "Inner");
  EXPECT_EQ(symbols.descriptor(inner.enclosing_class), "Lfixture/Lambdas;");
  EXPECT_FALSE(inner.enclosing_method.valid());
  ASSERT_EQ(inner.field_signatures.size(), 1u);
  EXPECT_EQ(inner.field_signatures[0].second, "TT;");
  const ClassDetails anonymous = details("Lfixture/Lambdas$1;");
  EXPECT_TRUE(anonymous.is_inner);
  EXPECT_FALSE(anonymous.inner_name.valid());
  EXPECT_EQ(symbols.method_name(anonymous.enclosing_method),
            "fixture.Lambdas.local(Ljava/lang/String;)Ljava/lang/Runnable;");
  EXPECT_EQ(symbols.text(details("Lfixture/Lambdas$1Local;").inner_name), "Local");
}

TEST(ClassSource, StaticFieldsStartWithTheirConstants) {
  ClassProgram fixtures = ClassProgram::of_fixtures({"8/fixture/Control.class"});
  const Program& program = fixtures.program();
  const ClassDetails details = *program.source(program[ClassId(0)].source).details(program, ClassId(0));
  ASSERT_EQ(details.static_values.size(), 3u);
  EXPECT_EQ(details.static_values[0].second.bits, uint64_t(1) << 40);
  EXPECT_EQ(program.symbols().text(details.static_values[1].second.string), "control");
  EXPECT_EQ(details.static_values[2].second.bits, 0x4004000000000000u);
  EXPECT_EQ(program.symbols().text(program[ClassId(0)].source_file), "Control.java");
}

TEST(ClassSource, LinesAreSortedByPlace) {
  CodeClass test;
  const std::vector<uint8_t> lines =
      test.attribute("LineNumberTable", ByteWriter().u16(2).u16(1).u16(7).u16(0).u16(9).bytes());
  test.method(8, "m", "()V", {test.attribute("Code", TestClass::code_body({0x00, 0xb1}, 4, {}, {lines}))});
  ClassProgram loaded(test);
  const Body& body = loaded.program().body(loaded.method("A.m"));
  EXPECT_EQ(body.line_at(0), 9u);
  EXPECT_EQ(body.line_at(1), 7u);
}

/// A framework of one class, with a method and a field that are marked.
std::unique_ptr<Program> load_marked(std::string_view name, ClassSide side, bool marks_class,
                                     base::Diagnostics& diagnostics) {
  CodeClass test;
  test.this_class = test.class_constant(name);
  const std::vector<uint8_t> mark = ByteWriter().u16(1).u16(test.utf8("Lantecede/Hidden;")).u16(0).bytes();
  test.field(0x1, "seen", "I");
  test.field(0x1, "marked", "I", {test.attribute("RuntimeInvisibleAnnotations", mark)});
  if (marks_class) test.class_attribute("RuntimeInvisibleAnnotations", mark);
  std::vector<ClassArchive> archives(1);
  archives[0].files.push_back(named_class("A.class", test.bytes()));
  CodeClass nested;
  nested.this_class = nested.class_constant(std::string(name) + "$B$1");
  archives[0].files.push_back(named_class("B.class", nested.bytes()));
  ProgramBuilder builder(diagnostics);
  add_class_files(std::move(archives), side, 1, builder);
  return builder.finish();
}

/// The class, the class inside of it, and its two fields: one letter each.
std::string internal_ones(std::string_view name, ClassSide side, bool marks_class) {
  base::Diagnostics diagnostics;
  const auto program = load_marked(name, side, marks_class, diagnostics);
  std::string text;
  for (size_t i = 0; i < 2; ++i) text += program->classes()[ClassId(i)].access_flags & k_internal ? 'i' : '-';
  for (size_t i = 0; i < 2; ++i) text += program->fields()[FieldId(i)].access_flags & k_internal ? 'i' : '-';
  return text;
}

TEST(ClassLoader, KnowsWhatOfTheFrameworkIsInternal) {
  EXPECT_EQ(internal_ones("java/lang/A", ClassSide::Framework, false), "---i");
  EXPECT_EQ(internal_ones("java/lang/A", ClassSide::Framework, true), "ii-i");
  EXPECT_EQ(internal_ones("antecede/A", ClassSide::Framework, false), "ii-i");
  EXPECT_EQ(internal_ones("antecede/A", ClassSide::App, true), "----") << "an app has no inside";
}

}  // namespace
}  // namespace antecede::ir
