// What a DEX file says about classes beyond their members: nesting, signatures, initial values.
#include "ir/dex/dex_source.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "ir/hierarchy.h"
#include "ir/testing.h"

namespace antecede::ir {
namespace {

class DetailsTest : public ::testing::Test {
 protected:
  ClassDetails details(const std::string& name) {
    const ClassId id = fixture_.class_named(name);
    if (!id.valid()) throw std::runtime_error("no class " + name);
    auto result = program().source(program()[id].source).details(program(), id);
    if (!result) throw std::runtime_error(result.error().message);
    return *std::move(result);
  }
  const Program& program() const { return fixture_.program(); }
  const Symbols& symbols() const { return program().symbols(); }

  testing::FixtureProgram fixture_{{"control.dex"}};
};

TEST_F(DetailsTest, MemberClassesKnowTheirOwner) {
  const ClassDetails inner = details("fixture.control.Shapes$Inner");
  EXPECT_TRUE(inner.is_inner);
  EXPECT_EQ(symbols().type_name(inner.enclosing_class), "fixture.control.Shapes");
  EXPECT_EQ(symbols().text(inner.inner_name), "Inner");
  const ClassDetails outer = details("fixture.control.Shapes");
  EXPECT_FALSE(outer.is_inner);
  const auto& members = outer.member_classes;
  EXPECT_TRUE(std::ranges::any_of(
      members, [&](TypeId type) { return symbols().type_name(type) == "fixture.control.Shapes$Inner"; }));
}

TEST_F(DetailsTest, AnonymousClassesKnowTheirMethod) {
  const ClassDetails anonymous = details("fixture.control.Shapes$Shape$1");
  EXPECT_TRUE(anonymous.is_inner);
  EXPECT_FALSE(anonymous.inner_name.valid());
  ASSERT_TRUE(anonymous.enclosing_method.valid());
  EXPECT_EQ(symbols().method_name(anonymous.enclosing_method),
            "fixture.control.Shapes$Shape.unit()Lfixture/control/Shapes$Shape;");
}

TEST_F(DetailsTest, GenericClassesKeepTheirSignature) {
  EXPECT_EQ(
      details("fixture.control.Shapes$Box").signature,
      "<T::Ljava/lang/Comparable<TT;>;>Ljava/lang/Object;Ljava/lang/Comparable<Lfixture/control/Shapes$Box<TT;>;>;");
  const ClassDetails box = details("fixture.control.Shapes$Box");
  ASSERT_EQ(box.field_signatures.size(), 1u);
  EXPECT_EQ(box.field_signatures[0].second, "TT;");
  EXPECT_FALSE(box.method_signatures.empty());
}

TEST_F(DetailsTest, StaticFieldsMayStartWithAConstant) {
  // Somewhere in the fixture a static final has a number or a text; all of them belong to static fields of the class.
  size_t values = 0;
  for (size_t i = 0; i < program().classes().size(); ++i) {
    const ClassId id(i);
    auto read = program().source(program()[id].source).details(program(), id);
    ASSERT_TRUE(read) << read.error().message;
    for (const auto& [field, constant] : read->static_values) {
      EXPECT_EQ(program()[field].owner, id);
      EXPECT_TRUE(program()[field].is_static());
      const TypeId type = symbols().field(program()[field].ref).type;
      EXPECT_EQ(constant.kind == Constant::Kind::Number, !symbols().type(type).is_reference());
      ++values;
    }
  }
  EXPECT_GT(values, 0u);
}

TEST_F(DetailsTest, SuperCallsOfInterfacesRunTheirDefaults) {
  const Hierarchy hierarchy(program(), fixture_.diagnostics());
  const ClassId square = fixture_.class_named("fixture.control.Shapes$Square");
  const MethodId shape = fixture_.method("fixture.control.Shapes$Shape.describe");
  EXPECT_EQ(hierarchy.dispatch_super(square, program()[shape].ref), shape);
  EXPECT_EQ(program().method_name(hierarchy.dispatch(square, shape)),
            "fixture.control.Shapes$Square.describe()Ljava/lang/String;");
}

}  // namespace
}  // namespace antecede::ir
