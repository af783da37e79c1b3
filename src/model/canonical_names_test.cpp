#include "model/canonical_names.h"

#include <string>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "apk/mapping.h"
#include "base/bytes.h"
#include "model/testing_code.h"

namespace antecede::model {
namespace {

const std::vector<std::string> k_runnable{"java/lang/Runnable"};
constexpr uint16_t k_accessor = 0x1008;  // synthetic, static

MadeClass task(const std::string& name) {
  MadeClass result(name, k_runnable);
  result.makes("run", {});
  return result;
}

TEST(CanonicalNames, PlainClassesHaveNone) {
  const NamedProgram app({MadeClass("com/x/Main").makes("m", {"com/x/Row"}), MadeClass("com/x/Row").makes("go", {})});
  EXPECT_EQ(app.canonical("com/x/Row"), "");
  EXPECT_EQ(app.canonical("com/x/Row", "go"), "");
  EXPECT_EQ(app.canonical("com/x/Main", "m"), "");
}

TEST(CanonicalNames, TheFrameworkHasNone) {
  const NamedProgram app(
      {MadeClass("com/x/Main")}, {},
      {MadeClass("android/A").makes("m", {"android/A$1"}), task("android/A$1").inside("android/A", "m")});
  EXPECT_EQ(app.canonical("android/A$1"), "");
  EXPECT_EQ(app.canonical("android/A$1", "run"), "");
}

TEST(CanonicalNames, OrderIsThatOfTheCode) {
  const NamedProgram app({MadeClass("com/x/Main").makes("m", {"com/x/Main$2", "com/x/Main$1", "com/x/Main$2"}),
                          task("com/x/Main$1").inside("com/x/Main", "m"),
                          task("com/x/Main$2").inside("com/x/Main", "m")});
  EXPECT_EQ(app.canonical("com/x/Main$2"), "com.x.Main.m()V/java.lang.Runnable#0");
  EXPECT_EQ(app.canonical("com/x/Main$1", "run"), "com.x.Main.m()V/java.lang.Runnable#1.run()V");
}

TEST(CanonicalNames, WhatNobodyMakesComesLastByItsNumber) {
  const NamedProgram app({MadeClass("A").makes("m", {"A$3"}), task("A$3").inside("A", "m"),
                          task("A$10").inside("A", "m"), task("A$2").inside("A", "m"), task("A$4").inside("A", "")});
  EXPECT_EQ(app.canonical("A$3"), "A.m()V/java.lang.Runnable#0");
  EXPECT_EQ(app.canonical("A$2"), "A.m()V/java.lang.Runnable#1");
  EXPECT_EQ(app.canonical("A$10"), "A.m()V/java.lang.Runnable#2");
  EXPECT_EQ(app.canonical("A$4"), "A/java.lang.Runnable#0") << "not even a method is known";
}

TEST(CanonicalNames, NamesTellWhereAttributesAreMissing) {
  const NamedProgram app({MadeClass("A").makes("m", {"A$1", "A$m$2"}), task("A$1"), task("A$m$2"),
                          MadeClass("A$1Row").makes("go", {}), MadeClass("B$1"), MadeClass("C$Row")});
  EXPECT_EQ(app.canonical("A$1"), "A.m()V/java.lang.Runnable#0");
  EXPECT_EQ(app.canonical("A$m$2"), "A.m()V/java.lang.Runnable#1") << "as Kotlin names them";
  EXPECT_EQ(app.canonical("A$1Row", "go"), "A/Row.go()V");
  EXPECT_EQ(app.canonical("B$1"), "") << "the class around it is not there";
  EXPECT_EQ(app.canonical("C$Row"), "");
}

TEST(CanonicalNames, CodeThatWasMovedIsFoundInTheFamily) {
  const NamedProgram app(
      {MadeClass("A").makes("m", {"A$Other"}), MadeClass("A$Other").makes("go", {"A$1"}), task("A$1")});
  EXPECT_EQ(app.canonical("A$1"), "A$Other.go()V/java.lang.Runnable#0");
}

TEST(CanonicalNames, WhatSeveralMethodsMakeHasNoPlace) {
  const NamedProgram app({MadeClass("A").makes("m", {"A$1"}).makes("n", {"A$1"}), task("A$1")});
  EXPECT_EQ(app.canonical("A$1"), "");
  EXPECT_EQ(app.canonical("A$1", "run"), "");
}

TEST(CanonicalNames, ClassesThatMakeThemselvesAreNotTheirOwners) {
  const NamedProgram app({MadeClass("A"), MadeClass("A$1", k_runnable).makes("create", {"A$1"}).inside("A", "")});
  EXPECT_EQ(app.canonical("A$1"), "A/java.lang.Runnable#0");
}

/// A class made for a lambda: its method calls the body.
MadeClass lambda_class(const std::string& name, std::string_view owner, std::string_view body) {
  return MadeClass(name, k_runnable).calls("run", owner, body);
}

TEST(CanonicalNames, LambdasOfAllCompilersForDex) {
  for (const std::string made :
       {"com/x/A$$ExternalSyntheticLambda0", "com/x/-$$Lambda$A$f_0-w", "com/x/A$$Lambda$3"}) {
    const NamedProgram app({MadeClass("com/x/A").makes("m", {made}).makes("lambda$m$7", {}, k_accessor),
                            lambda_class(made, "com/x/A", "lambda$m$7")});
    EXPECT_EQ(app.canonical("com/x/A", "lambda$m$7"), "com.x.A.m()V/java.lang.Runnable#0.run()V") << made;
    EXPECT_EQ(app.canonical(made), "com.x.A.m()V/java.lang.Runnable#0") << made;
    EXPECT_EQ(app.canonical(made, "run"), "-") << made;
  }
}

TEST(CanonicalNames, LambdasBehindAccessors) {
  const std::string made = "A$$ExternalSyntheticLambda0";
  MadeClass owner("A");
  owner.makes("m", {made}).makes("lambda$m$0", {}, k_accessor).calls("$r8$lambda$xy", "A", "lambda$m$0", k_accessor);
  const NamedProgram app({owner, lambda_class(made, "A", "$r8$lambda$xy")});
  EXPECT_EQ(app.canonical("A", "lambda$m$0"), "A.m()V/java.lang.Runnable#0.run()V");
  EXPECT_EQ(app.canonical("A", "$r8$lambda$xy"), "-");
}

TEST(CanonicalNames, AccessorsAreKnownByNameAndFlags) {
  MadeClass owner("A");
  for (const char* name : {"access$000", "access$getCount$p", "-$$Nest$fgetcount"}) owner.makes(name, {}, k_accessor);
  owner.makes("access$mine", {}, 8).makes("$values", {}, k_accessor);
  const NamedProgram app({owner});
  EXPECT_EQ(app.canonical("A", "access$000"), "-");
  EXPECT_EQ(app.canonical("A", "access$getCount$p"), "-");
  EXPECT_EQ(app.canonical("A", "-$$Nest$fgetcount"), "-");
  EXPECT_EQ(app.canonical("A", "access$mine"), "") << "somebody wrote it";
  EXPECT_EQ(app.canonical("A", "$values"), "");
}

TEST(CanonicalNames, WhatIsCalledLikeALambdaNeedNotBeOne) {
  const NamedProgram app(
      {MadeClass("A").makes("m", {"A$$ExternalSyntheticLambda0"}).makes("lambda$m$0", {}, k_accessor),
       MadeClass("A$$ExternalSyntheticLambda0").calls("run", "A", "lambda$m$0")});
  EXPECT_EQ(app.canonical("A", "lambda$m$0"), "") << "its class has no interface";
  EXPECT_EQ(app.canonical("A$$ExternalSyntheticLambda0"), "A.m()V/java.lang.Object#0");
}

TEST(CanonicalNames, LambdasThatAreMadeOnce) {
  const std::string made = "A$$ExternalSyntheticLambda0";
  const NamedProgram app({MadeClass("A").takes("m", {made}).makes("m$lambda-0", {}, 8),
                          lambda_class(made, "A", "m$lambda-0").makes("<clinit>", {made}, 8)});
  EXPECT_EQ(app.canonical("A", "m$lambda-0"), "A.m()V/java.lang.Runnable#0.run()V");
  EXPECT_EQ(app.canonical(made, "<clinit>"), "-");
}

TEST(CanonicalNames, LambdasWhoseCodeWasMovedIntoTheirClass) {
  const std::string made = "A$$ExternalSyntheticLambda0";
  const NamedProgram app({MadeClass("A").makes("m", {made}), MadeClass(made, k_runnable).takes("run", {"B"})});
  EXPECT_EQ(app.canonical(made, "run"), "A.m()V/java.lang.Runnable#0.run()V");
}

TEST(CanonicalNames, MethodReferencesDoNotCount) {
  const std::string reference = "A$$ExternalSyntheticLambda0", lambda = "A$$ExternalSyntheticLambda1";
  const NamedProgram app(
      {MadeClass("A").makes("m", {reference, lambda}).makes("go", {}, 8).makes("lambda$m$0", {}, k_accessor),
       lambda_class(reference, "A", "go"), lambda_class(lambda, "A", "lambda$m$0")});
  EXPECT_EQ(app.canonical("A", "go"), "");
  EXPECT_EQ(app.canonical(reference), "");
  EXPECT_EQ(app.canonical(reference, "run"), "-");
  EXPECT_EQ(app.canonical("A", "lambda$m$0"), "A.m()V/java.lang.Runnable#0.run()V");
}

TEST(CanonicalNames, OutlinesAreMadeByTheCompiler) {
  const NamedProgram app({MadeClass("A"), MadeClass("A$$ExternalSyntheticOutline0").makes("m", {}, k_accessor)});
  EXPECT_EQ(app.canonical("A$$ExternalSyntheticOutline0", "m"), "-");
}

TEST(CanonicalNames, OriginalNamesAreInside) {
  base::Diagnostics diagnostics;
  const apk::Mapping mapping = apk::Mapping::parse(base::bytes_of("org.shop.Main -> a.a:\n"
                                                                  "    1:1:void open():7:7 -> b\n"
                                                                  "org.shop.Main$1 -> a.b:\n"
                                                                  "    1:1:void done():7:7 -> c\n"
                                                                  "org.shop.Task -> a.c:\n"),
                                                   diagnostics)
                                   .value();
  CodeNames::App facts;
  facts.mapping = &mapping;
  const NamedProgram app(
      {MadeClass("a/a").makes("b", {"a/b"}), MadeClass("a/b", {"a/c"}).makes("c", {}), MadeClass("a/c")}, facts);
  EXPECT_EQ(app.canonical("a/b", "c"), "org.shop.Main.open()V/org.shop.Task#0.done()V");
}

TEST(CanonicalNames, CirclesEnd) {
  const NamedProgram app({MadeClass("A$1", k_runnable).makes("m", {"A$2"}).inside("A$2", "m"),
                          MadeClass("A$2", k_runnable).makes("m", {"A$1"}).inside("A$1", "m"),
                          MadeClass("B", k_runnable).makes("m", {"B"}).inside("B", "m")});
  EXPECT_EQ(app.canonical("A$1"), "");
  EXPECT_EQ(app.canonical("A$2", "m"), "");
  EXPECT_EQ(app.canonical("B"), "");
}

TEST(CanonicalNames, DepthAndLengthAreLimited) {
  std::vector<MadeClass> classes;
  for (int i = 0; i < 100; ++i) {
    MadeClass one(fmt::format("A{}", i), k_runnable);
    one.makes("m", {fmt::format("A{}", i + 1)});
    if (i > 0) one.inside(fmt::format("A{}", i - 1), "m");
    classes.push_back(one);
  }
  const NamedProgram deep(classes);
  EXPECT_EQ(deep.canonical("A1"), "A0.m()V/java.lang.Runnable#0");
  EXPECT_NE(deep.canonical("A20"), "");
  EXPECT_EQ(deep.canonical("A99"), "");
  const std::string name(10000, 'm');
  const NamedProgram wide({MadeClass("A").makes(name, {"A$1"}), task("A$1").inside("A", name)});
  EXPECT_EQ(wide.canonical("A$1"), "");
}

TEST(CanonicalNames, BrokenCodeMakesNothing) {
  MadeClass broken("A");
  broken.code(1, "m", "()V", {0xbb, 0xff, 0xff, 0xb1});
  broken.makes("lambda$m$0", {}, k_accessor);
  const NamedProgram app({broken, task("A$1").inside("A", "m"), task("A$2").inside("A", "m")});
  EXPECT_EQ(app.canonical("A", "lambda$m$0"), "");
  EXPECT_EQ(app.canonical("A$2"), "A.m()V/java.lang.Runnable#1") << "the number in the name tells";
}

}  // namespace
}  // namespace antecede::model
