#include "model/library_meanings.h"

#include <gmock/gmock.h>

#include "model/testing_code.h"

namespace antecede::model {
namespace {

using testing::ElementsAre;

constexpr uint16_t k_plain = MadeClass::k_public;

/// A method of a class whose code has one string.
void add_method(MadeClass& type, std::string_view name, std::string_view descriptor, std::string_view text = {}) {
  std::vector<uint8_t> bytes;
  if (!text.empty()) {
    const uint16_t index = type.string(text);
    bytes = {0x13, static_cast<uint8_t>(index >> 8), static_cast<uint8_t>(index), 0x57};  // ldc_w, pop
  }
  if (descriptor.ends_with(";")) bytes.push_back(0x01);  // aconst_null
  bytes.push_back(descriptor.ends_with("V") ? 0xb1 : 0xb0);
  type.code(k_plain, name, descriptor, bytes, 8);
}

const Meaning* meaning(const NamedProgram& app, const std::string& owner, std::string_view method) {
  return app.names().meanings().of(app.method(owner, method));
}

TEST(LibraryMeanings, AreFoundByName) {
  MadeClass task("kotlinx/coroutines/DispatchedTask");
  add_method(task, "run", "()V");
  add_method(task, "stop", "()V");
  const NamedProgram app({task});
  ASSERT_NE(meaning(app, "kotlinx/coroutines/DispatchedTask", "run"), nullptr);
  EXPECT_EQ(meaning(app, "kotlinx/coroutines/DispatchedTask", "run")->kind(), MeaningKind::Worker);
  EXPECT_EQ(meaning(app, "kotlinx/coroutines/DispatchedTask", "stop"), nullptr);
  EXPECT_EQ(app.names().meanings().named(), 1u);
}

TEST(LibraryMeanings, AreFoundByStringsWhereNamesAreGone) {
  MadeClass pool("b4/b");
  add_method(pool, "a", "()V", "Core pool size ");
  add_method(pool, "b", "(Ljava/lang/Runnable;Lb4/i;Z)V");
  add_method(pool, "c", "(Ljava/lang/Object;Lb4/i;Z)V");
  MadeClass other("b4/c");
  add_method(other, "b", "(Ljava/lang/Runnable;Lb4/i;Z)V");
  const NamedProgram app({pool, other});
  const LibraryMeanings& meanings = app.names().meanings();
  EXPECT_TRUE(meanings.is_renamed(app.type("b4/b")));
  EXPECT_EQ(meanings.of(app.type("b4/c")), nullptr);
  ASSERT_NE(meaning(app, "b4/b", "b"), nullptr);
  EXPECT_EQ(meaning(app, "b4/b", "b")->kind(), MeaningKind::Dispatch);
  EXPECT_EQ(meaning(app, "b4/b", "c"), nullptr) << "the first parameter is another type of the platform";
  EXPECT_EQ(meaning(app, "b4/c", "b"), nullptr);
}

TEST(LibraryMeanings, MethodsHaveStringsOfTheirOwn) {
  MadeClass fragment("androidx/fragment/app/Fragment");
  add_method(fragment, "a1", "()V", " did not call through to super.onResume()");
  add_method(fragment, "a2", "()V", " did not call through to super.onPause()");
  add_method(fragment, "a3", "()V");
  const NamedProgram app({fragment});
  const std::string name = "androidx/fragment/app/Fragment";
  ASSERT_NE(meaning(app, name, "a1"), nullptr);
  EXPECT_EQ(meaning(app, name, "a1")->contract->transition, "resume");
  ASSERT_NE(meaning(app, name, "a2"), nullptr);
  EXPECT_EQ(meaning(app, name, "a2")->contract->transition, "pause");
  EXPECT_EQ(meaning(app, name, "a3"), nullptr);
}

TEST(LibraryMeanings, ClassesOfTheModelSayWhatTheyMeanThemselves) {
  MadeClass fragment("androidx/fragment/app/Fragment");
  add_method(fragment, "performStart", "()V");
  const NamedProgram app({MadeClass("com/x/Main")}, {}, {fragment});
  EXPECT_EQ(meaning(app, "androidx/fragment/app/Fragment", "performStart"), nullptr);
}

TEST(LibraryMeanings, WhatTheAppHasAndNobodyFindsIsTold) {
  CodeNames::App facts;
  facts.artifacts = {"androidx.fragment_fragment", "kotlinx_coroutines_core"};
  MadeClass task("a/b");
  add_method(task, "run", "()V", "Fatal exception in coroutines machinery for ");
  const NamedProgram app({task}, facts);
  EXPECT_THAT(app.names().meanings().missing(),
              ElementsAre("kotlinx.coroutines.scheduling.CoroutineScheduler", "androidx.fragment.app.Fragment"));
}

TEST(LibraryMeanings, FollowAutomata) {
  MadeClass fragment("androidx/fragment/app/Fragment");
  add_method(fragment, "performStart", "()V");
  add_method(fragment, "performStop", "()V");
  const NamedProgram app({fragment});
  const Lifecycles lifecycles = Lifecycles::built_in();
  const Automaton& automaton = *lifecycles.find("fragment");
  const std::string name = "androidx/fragment/app/Fragment";
  const LibraryMeanings& meanings = app.names().meanings();
  const Meaning &start = *meaning(app, name, "performStart"), &stop = *meaning(app, name, "performStop");
  const std::optional<uint32_t> started = meanings.next_state(automaton, start, 0);
  ASSERT_TRUE(started.has_value()) << "what no method stands for happens unseen";
  EXPECT_EQ(automaton.states[*started].name, "started");
  EXPECT_FALSE(meanings.next_state(automaton, start, *started).has_value());
  EXPECT_TRUE(meanings.next_state(automaton, stop, *started).has_value());
  EXPECT_FALSE(meanings.next_state(automaton, stop, 0).has_value());
}

TEST(LibraryMeanings, DescriptorsAfterRenaming) {
  EXPECT_TRUE(fits_renamed("(Lkotlin/A;Ljava/lang/Runnable;)V", "(La/b;Ljava/lang/Runnable;)V"));
  EXPECT_TRUE(fits_renamed("([Lkotlin/A;I)Z", "([La/b;I)Z"));
  EXPECT_FALSE(fits_renamed("(Lkotlin/A;)V", "(Ljava/lang/Object;)V"));
  EXPECT_FALSE(fits_renamed("(Landroid/os/Bundle;)V", "(La/b;)V"));
  EXPECT_TRUE(fits_renamed("(Landroid/support/v4/X;)V", "(La/b;)V"));
  EXPECT_FALSE(fits_renamed("(I)V", "(IZ)V"));
  EXPECT_FALSE(fits_renamed("([Lkotlin/A;)V", "(La/b;)V"));
  EXPECT_FALSE(fits_renamed("(", "("  "L"));
}

}  // namespace
}  // namespace antecede::model
