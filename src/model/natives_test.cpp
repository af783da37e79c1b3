#include "model/natives.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace antecede::model {
namespace {

using EffectKind = HeapEffect::Kind;
using ::testing::HasSubstr;

HeapEffect effect_of(std::string_view words,
                     std::string_view method = "a.B.m([Ljava/lang/Object;ILjava/lang/Object;)V") {
  const auto natives = Natives::parse(std::string(method) + "  " + std::string(words), "natives");
  EXPECT_TRUE(natives.has_value()) << words;
  return natives ? natives->list().at(0).effects.at(0) : HeapEffect{};
}

std::string refusal_of(std::string_view line) {
  const auto natives = Natives::parse("# comment\n\n" + std::string(line), "natives");
  EXPECT_FALSE(natives.has_value()) << line;
  return natives ? "" : natives.error().message;
}

TEST(Natives, ReadsEveryEffect) {
  EXPECT_EQ(effect_of("pure").kind, EffectKind::Pure);
  EXPECT_EQ(effect_of("world").kind, EffectKind::World);
  EXPECT_EQ(effect_of("finds").kind, EffectKind::Finds);
  EXPECT_EQ(effect_of("makes p0").kind, EffectKind::Makes);
  EXPECT_EQ(effect_of("returns new").kind, EffectKind::ReturnsNew);
  EXPECT_EQ(effect_of("returns new java.lang.String").name, "java/lang/String");
  EXPECT_EQ(effect_of("returns this").from, HeapEffect::k_this);
  EXPECT_EQ(effect_of("returns p2").from, 2);
  EXPECT_EQ(effect_of("returns element of p0").kind, EffectKind::ReturnsElement);
  EXPECT_EQ(effect_of("returns copy of this").kind, EffectKind::ReturnsCopy);
  EXPECT_EQ(effect_of("returns class of p0").kind, EffectKind::ReturnsClass);
  EXPECT_EQ(effect_of("returns this.value").kind, EffectKind::ReturnsField);
  EXPECT_EQ(effect_of("returns this.value").name, "value");
  EXPECT_EQ(effect_of("calls this.dispatch").kind, EffectKind::Calls);
  EXPECT_EQ(effect_of("calls this.dispatch").name, "dispatch");
  const HeapEffect stores = effect_of("stores p2 in this.referent");
  EXPECT_EQ(stores.kind, EffectKind::Stores);
  EXPECT_EQ(stores.from, 2);
  EXPECT_EQ(stores.to, HeapEffect::k_this);
  EXPECT_EQ(stores.name, "referent");
  EXPECT_EQ(effect_of("stores p2 in elements of p0").kind, EffectKind::StoresElement);
  const HeapEffect copies = effect_of("copies elements of p0 to p2");
  EXPECT_EQ(copies.kind, EffectKind::CopiesElements);
  EXPECT_EQ(copies.to, 2);
}

TEST(Natives, SaysWhatIsFoundByReflection) {
  EXPECT_EQ(effect_of("finds class named p0").kind, EffectKind::FindsClass);
  const HeapEffect member = effect_of("finds member p2 of p0");
  EXPECT_EQ(member.kind, EffectKind::FindsMember);
  EXPECT_EQ(member.from, 2);
  EXPECT_EQ(member.to, 0);
  EXPECT_EQ(effect_of("finds members of p0").kind, EffectKind::FindsMembers);
  EXPECT_EQ(effect_of("finds proxy class of p0").kind, EffectKind::FindsProxyClass);
  EXPECT_EQ(effect_of("makes proxy of p0").kind, EffectKind::MakesProxy);
  EXPECT_EQ(effect_of("returns name of p0").kind, EffectKind::NamesClass);
  EXPECT_TRUE(member.is_reflective());
  const HeapEffect fills = effect_of("fills p2");
  EXPECT_EQ(fills.to, 2);
  EXPECT_FALSE(fills.is_reflective());
}

TEST(Natives, TakesSeveralEffects) {
  const auto natives = Natives::parse("a.B.swap(La/B;)La/B; returns this.next, stores p0 in this.next", "natives");
  ASSERT_TRUE(natives.has_value());
  EXPECT_EQ(natives->list().at(0).effects.size(), 2u);
}

TEST(Natives, NamesFileAndLineOfAMistake) {
  EXPECT_THAT(refusal_of("a.B.m()V  returns p0"), HasSubstr("natives:3"));
  EXPECT_THAT(refusal_of("a.B.m()V  returns p0"), HasSubstr("returns p0"));
  EXPECT_THAT(refusal_of("a.B.m()V"), HasSubstr("heap effect"));
  EXPECT_THAT(refusal_of("a.B.m()V pure,"), HasSubstr("heap effect"));
  EXPECT_THAT(refusal_of("a.B.m()V purely"), HasSubstr("purely"));
  EXPECT_THAT(refusal_of("m()V pure"), HasSubstr("not a method"));
  EXPECT_THAT(refusal_of("a.B.m pure"), HasSubstr("not a method"));
  EXPECT_THAT(refusal_of("a.B.m(Ljava/lang/Object)V pure"), HasSubstr("descriptor"));
  EXPECT_THAT(refusal_of("a.B.m([)V pure"), HasSubstr("descriptor"));
  EXPECT_THAT(refusal_of("a.B.m() pure"), HasSubstr("descriptor"));
  EXPECT_THAT(refusal_of("a.B.m()V pure\na.B.m()V pure"), HasSubstr("twice"));
}

TEST(Natives, BuiltInTableIsFound) {
  const Natives natives = Natives::built_in();
  const NativeMethod* copy =
      natives.find("java/lang/System", "arraycopy", "(Ljava/lang/Object;ILjava/lang/Object;II)V");
  ASSERT_NE(copy, nullptr);
  EXPECT_EQ(copy->effects.at(0).kind, EffectKind::CopiesElements);
  EXPECT_EQ(natives.find("java/lang/System", "arraycopy", "()V"), nullptr);
}

}  // namespace
}  // namespace antecede::model
