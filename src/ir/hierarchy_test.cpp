#include "ir/hierarchy.h"

#include <gtest/gtest.h>

#include "ir/program_builder.h"
#include "ir/testing.h"

namespace antecede::ir {
namespace {

/// Classes made by hand: names, ancestors and methods are all a hierarchy looks at.
class World {
 public:
  World() : builder_(diagnostics_) { define("java/lang/Object", "", {}, k_public); }

  ClassId define(const std::string& name, const std::string& super, const std::vector<std::string>& interfaces,
                 uint32_t flags, const std::vector<std::pair<std::string, uint32_t>>& methods = {}) {
    Symbols& symbols = builder_.symbols();
    ProgramBuilder::ClassFacts facts;
    facts.type = symbols.intern_type("L" + name + ";");
    if (!super.empty()) facts.superclass = symbols.intern_type("L" + super + ";");
    for (const std::string& above : interfaces) facts.interfaces.push_back(symbols.intern_type("L" + above + ";"));
    facts.access_flags = flags;
    ProgramBuilder::Members members;
    for (const auto& [method, access] : methods) members.virtual_methods.push_back({ref(name, method), access, 0});
    return builder_.add_class(facts, members);
  }

  MethodRefId ref(const std::string& owner, const std::string& method) {
    Symbols& symbols = builder_.symbols();
    return symbols.intern_method({symbols.intern_type("L" + owner + ";"), symbols.intern_copy(method),
                                  symbols.intern_proto(symbols.primitive('V'), {})});
  }

  void mention(const char* descriptor) { builder_.symbols().intern_type(descriptor); }

  const Hierarchy& finish() {
    program_ = builder_.finish();
    hierarchy_ = std::make_unique<Hierarchy>(*program_, diagnostics_);
    return *hierarchy_;
  }

  std::string name(MethodId id) const { return id.valid() ? program_->method_name(id) : "none"; }
  const Program& program() const { return *program_; }
  base::Diagnostics& diagnostics() { return diagnostics_; }

 private:
  base::Diagnostics diagnostics_;
  ProgramBuilder builder_;
  std::unique_ptr<Program> program_;
  std::unique_ptr<Hierarchy> hierarchy_;
};

constexpr uint32_t k_interface_flags = k_public | k_interface | k_abstract;

TEST(Hierarchy, PackagePrivateMethodsAreOverriddenOnlyInTheirPackage) {
  World world;
  world.define("p/A", "java/lang/Object", {}, k_public, {{"m", 0}});
  world.define("q/B", "p/A", {}, k_public, {{"m", k_public}});
  const ClassId c = world.define("p/C", "q/B", {}, k_public, {{"m", k_public}});
  const ClassId d = world.define("q/D", "q/B", {}, k_public);
  const MethodRefId a_m = world.ref("p/A", "m"), b_m = world.ref("q/B", "m");
  const Hierarchy& hierarchy = world.finish();
  const MethodId in_a = hierarchy.resolve(a_m), in_b = hierarchy.resolve(b_m);
  EXPECT_EQ(world.name(hierarchy.dispatch(c, in_a)), "p.C.m()V");
  EXPECT_EQ(world.name(hierarchy.dispatch(c, in_b)), "p.C.m()V");
  EXPECT_EQ(world.name(hierarchy.dispatch(d, in_a)), "p.A.m()V") << "q.B.m does not override p.A.m";
  EXPECT_EQ(world.name(hierarchy.dispatch(d, in_b)), "q.B.m()V");
}

TEST(Hierarchy, OverridingIsTransitiveThroughAPublicMethod) {
  World world;
  world.define("p/A", "java/lang/Object", {}, k_public, {{"m", 0}});
  world.define("p/B", "p/A", {}, k_public, {{"m", k_public}});
  const ClassId c = world.define("q/C", "p/B", {}, k_public, {{"m", k_public}});
  const MethodRefId a_m = world.ref("p/A", "m");
  const Hierarchy& hierarchy = world.finish();
  EXPECT_EQ(world.name(hierarchy.dispatch(c, hierarchy.resolve(a_m))), "q.C.m()V");
}

TEST(Hierarchy, TheMostSpecificDefaultMethodRuns) {
  World world;
  world.define("I", "java/lang/Object", {}, k_interface_flags, {{"m", k_public}});
  world.define("J", "java/lang/Object", {"I"}, k_interface_flags, {{"m", k_public}});
  const ClassId c = world.define("C", "java/lang/Object", {"I", "J"}, k_public);
  const ClassId d = world.define("D", "C", {}, k_public, {{"m", k_public}});
  const MethodRefId i_m = world.ref("I", "m"), c_m = world.ref("C", "m");
  const Hierarchy& hierarchy = world.finish();
  const MethodId in_i = hierarchy.resolve(i_m);
  EXPECT_EQ(world.name(hierarchy.dispatch(c, in_i)), "J.m()V");
  EXPECT_EQ(world.name(hierarchy.dispatch(d, in_i)), "D.m()V");
  EXPECT_EQ(world.name(hierarchy.resolve(c_m)), "J.m()V");
}

TEST(Hierarchy, TwoUnrelatedDefaultsRunNothing) {
  World world;
  world.define("I", "java/lang/Object", {}, k_interface_flags, {{"m", k_public}});
  world.define("J", "java/lang/Object", {}, k_interface_flags, {{"m", k_public}});
  const ClassId c = world.define("C", "java/lang/Object", {"I", "J"}, k_public);
  const MethodRefId i_m = world.ref("I", "m");
  const Hierarchy& hierarchy = world.finish();
  EXPECT_EQ(world.name(hierarchy.dispatch(c, hierarchy.resolve(i_m))), "none");
}

TEST(Hierarchy, ClassMethodsWinOverDefaults) {
  World world;
  world.define("A", "java/lang/Object", {}, k_public, {{"m", k_public}});
  world.define("I", "java/lang/Object", {}, k_interface_flags, {{"m", k_public}});
  const ClassId b = world.define("B", "A", {"I"}, k_public);
  const ClassId e =
      world.define("E", "java/lang/Object", {"I"}, k_public | k_abstract, {{"m", k_public | k_abstract}});
  const MethodRefId i_m = world.ref("I", "m"), e_m = world.ref("E", "m");
  const Hierarchy& hierarchy = world.finish();
  EXPECT_EQ(world.name(hierarchy.dispatch(b, hierarchy.resolve(i_m))), "A.m()V");
  EXPECT_EQ(world.name(hierarchy.dispatch(e, hierarchy.resolve(e_m))), "none") << "re-abstracted";
}

TEST(Hierarchy, SuperCallsStartAboveTheCaller) {
  World world;
  world.define("A", "java/lang/Object", {}, k_public, {{"m", k_public}});
  const ClassId b = world.define("B", "A", {}, k_public, {{"m", k_public}});
  const MethodRefId b_m = world.ref("B", "m");
  const Hierarchy& hierarchy = world.finish();
  EXPECT_EQ(world.name(hierarchy.dispatch_super(b, b_m)), "A.m()V");
}

TEST(Hierarchy, SubtypesWithMissingAncestorsAreUnknown) {
  World world;
  world.define("A", "android/app/Activity", {"java/lang/Runnable"}, k_public);
  world.define("B", "A", {}, k_public);
  world.define("C", "java/lang/Object", {}, k_public);
  for (const char* descriptor :
       {"Landroid/content/Context;", "[LA;", "[LB;", "[[I", "[Ljava/lang/Object;", "[J", "Ljava/lang/Cloneable;"})
    world.mention(descriptor);
  const Hierarchy& hierarchy = world.finish();
  auto type = [&](const char* descriptor) { return world.program().symbols().find_type(descriptor); };
  EXPECT_EQ(hierarchy.is_subtype(type("LB;"), type("LA;")), Truth::Yes);
  EXPECT_EQ(hierarchy.is_subtype(type("LA;"), type("LB;")), Truth::Unknown);
  EXPECT_EQ(hierarchy.is_subtype(type("LB;"), type("Ljava/lang/Runnable;")), Truth::Yes);
  EXPECT_EQ(hierarchy.is_subtype(type("LB;"), type("Landroid/content/Context;")), Truth::Unknown);
  EXPECT_EQ(hierarchy.is_subtype(type("LC;"), type("LA;")), Truth::No);
  EXPECT_EQ(hierarchy.is_subtype(type("[LB;"), type("[LA;")), Truth::Yes);
  EXPECT_EQ(hierarchy.is_subtype(type("[[I"), type("[Ljava/lang/Object;")), Truth::Yes);
  EXPECT_EQ(hierarchy.is_subtype(type("[I"), type("[J")), Truth::No);
  EXPECT_EQ(hierarchy.is_subtype(type("[I"), type("Ljava/lang/Cloneable;")), Truth::Yes);
}

TEST(Hierarchy, ACircleOfAncestorsIsCutAndCounted) {
  World world;
  world.define("A", "B", {}, k_public);
  const ClassId b = world.define("B", "A", {}, k_public, {{"m", k_public}});
  const MethodRefId a_m = world.ref("A", "m");
  const Hierarchy& hierarchy = world.finish();
  EXPECT_EQ(world.diagnostics().count("hierarchy.cycle"), 1u);
  EXPECT_FALSE(hierarchy.superclass(b).valid() && hierarchy.superclass(hierarchy.superclass(b)).valid());
  EXPECT_EQ(world.name(hierarchy.resolve(a_m)), "B.m()V") << "what is left of the ancestors is still searched";
}

TEST(Hierarchy, InternalMethodsAreOverriddenOnlyInTheFramework) {
  World world;
  world.define("f/A", "java/lang/Object", {}, k_public | k_framework,
               {{"m", k_public | k_internal}, {"n", k_public}});
  const ClassId b = world.define("f/B", "f/A", {}, k_public | k_framework, {{"m", k_public}});
  const ClassId c = world.define("C", "f/A", {}, k_public, {{"m", k_public}, {"n", k_public}});
  const MethodRefId a_m = world.ref("f/A", "m"), a_n = world.ref("f/A", "n"), c_m = world.ref("C", "m");
  const Hierarchy& hierarchy = world.finish();
  EXPECT_TRUE(hierarchy.is_internal(hierarchy.resolve(a_m)));
  EXPECT_FALSE(hierarchy.is_internal(hierarchy.resolve(a_n)));
  EXPECT_FALSE(hierarchy.is_internal(hierarchy.resolve(c_m)));
  EXPECT_EQ(world.name(hierarchy.dispatch(b, hierarchy.resolve(a_m))), "f.B.m()V");
  EXPECT_EQ(world.name(hierarchy.dispatch(c, hierarchy.resolve(a_m))), "f.A.m()V");
  EXPECT_EQ(world.name(hierarchy.dispatch(c, hierarchy.resolve(a_n))), "C.n()V");
  EXPECT_EQ(world.name(hierarchy.dispatch(c, hierarchy.resolve(c_m))), "C.m()V");
}

TEST(Hierarchy, InternalInterfaceMethodsAreImplementedOnlyInTheFramework) {
  World world;
  world.define("f/I", "java/lang/Object", {}, k_interface_flags | k_framework, {{"m", k_public | k_internal}});
  const ClassId b = world.define("f/B", "java/lang/Object", {"f/I"}, k_public | k_framework, {{"m", k_public}});
  const ClassId c = world.define("C", "java/lang/Object", {"f/I"}, k_public, {{"m", k_public}});
  const MethodRefId i_m = world.ref("f/I", "m");
  const Hierarchy& hierarchy = world.finish();
  EXPECT_EQ(world.name(hierarchy.dispatch(b, hierarchy.resolve(i_m))), "f.B.m()V");
  EXPECT_EQ(world.name(hierarchy.dispatch(c, hierarchy.resolve(i_m))), "f.I.m()V");
}

TEST(Hierarchy, WhatAnInternalClassRedeclaresIsSeen) {
  World world;
  world.define("f/I", "java/lang/Object", {}, k_interface_flags | k_framework, {{"m", k_public | k_abstract}});
  world.define("f/Inside", "java/lang/Object", {"f/I"}, k_public | k_framework | k_internal,
               {{"m", k_public}, {"n", k_public}});
  world.define("f/Seen", "f/Inside", {}, k_public | k_framework);
  const MethodRefId m = world.ref("f/Seen", "m"), n = world.ref("f/Seen", "n");
  world.mention("[Lf/Inside;");
  const Hierarchy& hierarchy = world.finish();
  EXPECT_FALSE(hierarchy.is_internal(hierarchy.resolve(m)));
  EXPECT_TRUE(hierarchy.is_internal(hierarchy.resolve(n)));
  const Symbols& symbols = world.program().symbols();
  EXPECT_TRUE(hierarchy.is_internal(symbols.find_type("[Lf/Inside;")));
  EXPECT_FALSE(hierarchy.is_internal(symbols.find_type("Lf/Seen;")));
}

TEST(Hierarchy, FixturePackages) {
  testing::FixtureProgram fixture({"control.dex"});
  const Program& program = fixture.program();
  const Hierarchy hierarchy(program, fixture.diagnostics());
  const ClassId c = fixture.class_named("fixture.p.C");
  ASSERT_TRUE(c.valid());
  EXPECT_EQ(hierarchy.superclass(c), fixture.class_named("fixture.q.B"));
}

}  // namespace
}  // namespace antecede::ir
