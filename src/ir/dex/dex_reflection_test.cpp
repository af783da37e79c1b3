// What reflection is told of classes in a DEX file (tests/fixtures/annotations).
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "ir/dex/dex_source.h"
#include "ir/testing.h"

namespace antecede::ir {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class DexReflection : public ::testing::Test {
 protected:
  ReflectionData reflection(const std::string& name) {
    const ClassId id = fixture_.class_named("fixture.annotations." + name);
    if (!id.valid()) throw std::runtime_error("no class " + name);
    auto result = program().source(program()[id].source).reflection(program(), id);
    if (!result) throw std::runtime_error(result.error().message);
    return *std::move(result);
  }
  std::string_view name_of(MethodId id) const {
    return program().symbols().text(program().symbols().method(program()[id].ref).name);
  }
  const ReflectionData::MethodFacts& method(const ReflectionData& data, std::string_view name) const {
    const auto found =
        std::ranges::find_if(data.methods, [&](const auto& facts) { return name_of(facts.id) == name; });
    if (found == data.methods.end()) throw std::runtime_error("no method " + std::string(name));
    return *found;
  }
  const AnnotationValue& element(const AnnotationData& annotation, std::string_view name) const {
    for (const auto& [key, value] : annotation.elements)
      if (key == name) return value;
    throw std::runtime_error("no element " + std::string(name));
  }
  const Program& program() const { return fixture_.program(); }

  testing::FixtureProgram fixture_{{"annotations.dex"}};
};

TEST_F(DexReflection, ValuesOfEveryType) {
  const ReflectionData data = reflection("Annotated");
  ASSERT_EQ(data.annotations.size(), 1u);
  const AnnotationData& marked = data.annotations[0];
  EXPECT_EQ(marked.type, "Lfixture/annotations/Annotated$Marked;");
  EXPECT_EQ(element(marked, "name").text, "class");
  EXPECT_EQ(static_cast<int64_t>(element(marked, "number").bits), -7);
  EXPECT_EQ(element(marked, "wide").bits, uint64_t(1) << 40);
  EXPECT_EQ(element(marked, "letter").tag, 'C');
  EXPECT_EQ(element(marked, "small").tag, 'B');
  EXPECT_EQ(element(marked, "flag").bits, 1u);
  EXPECT_EQ(element(marked, "type").text, "[Ljava/lang/String;");
  EXPECT_EQ(element(marked, "unit").text, "Ljava/util/concurrent/TimeUnit;");
  EXPECT_EQ(element(marked, "unit").enum_name, "SECONDS");
  EXPECT_EQ(element(*element(marked, "inner").annotation, "value").text, "nested");
  const AnnotationValue& types = element(marked, "types");
  EXPECT_EQ(types.tag, '[');
  ASSERT_EQ(types.elements.size(), 2u);
  EXPECT_EQ(types.elements[0].text, "I");
}

TEST_F(DexReflection, ExceptionsAndParameters) {
  const ReflectionData data = reflection("Annotated");
  const auto& facts = method(data, "method");
  EXPECT_THAT(facts.exceptions,
              ElementsAre("Ljava/lang/Exception;", "Ljava/io/IOException;", "Ljava/lang/IllegalStateException;"));
  ASSERT_EQ(facts.annotations.size(), 1u);  // Not the one that is invisible at run time.
  EXPECT_EQ(facts.annotations[0].type, "Lfixture/annotations/Annotated$Inner;");
  ASSERT_EQ(facts.parameter_annotations.size(), 3u);
  EXPECT_EQ(facts.parameter_annotations[0].size(), 1u);
  EXPECT_THAT(facts.parameter_annotations[1], IsEmpty());
  EXPECT_EQ(facts.parameter_annotations[2].size(), 2u);
  EXPECT_THAT(method(data, "compareTo").exceptions, IsEmpty());
}

TEST_F(DexReflection, DefaultsOfAnAnnotationsElements) {
  const ReflectionData data = reflection("Annotated$Marked");
  ASSERT_TRUE(method(data, "number").default_value);
  EXPECT_EQ(method(data, "number").default_value->bits, 42u);
  EXPECT_EQ(method(data, "unit").default_value->enum_name, "DAYS");
  EXPECT_EQ(data.inner_name, "Marked");
  EXPECT_FALSE(method(reflection("Annotated$Inner"), "value").default_value);
}

TEST_F(DexReflection, HasEveryMemberOfEveryClassOnce) {
  size_t annotated = 0;
  for (size_t i = 0; i < program().classes().size(); ++i) {
    const Class& definition = program()[ClassId(i)];
    auto data = program().source(definition.source).reflection(program(), ClassId(i));
    ASSERT_TRUE(data) << data.error().message;
    ASSERT_EQ(data->fields.size(), definition.instance_fields.size() + definition.static_fields.size());
    ASSERT_EQ(data->methods.size(), definition.virtual_methods.size() + definition.direct_methods.size());
    for (const auto& facts : data->fields) {
      EXPECT_EQ(program()[facts.id].owner, ClassId(i));
      annotated += !facts.annotations.empty();
    }
    for (const auto& facts : data->methods) EXPECT_EQ(program()[facts.id].owner, ClassId(i));
  }
  EXPECT_EQ(annotated, 1u);  // `field`; `plain` has none.
}

}  // namespace
}  // namespace antecede::ir
