#include "runtime/natives/native_table.h"

#include <gtest/gtest.h>

#include "model/natives.h"

namespace antecede::runtime {
namespace {

// Calls of these never reach the table: they are polymorphic.
bool is_polymorphic(const model::NativeMethod& method) {
  return method.owner == "java/lang/invoke/MethodHandle" || method.owner == "java/lang/invoke/VarHandle";
}

TEST(NativeTable, HasEveryNativeOfTheModel) {
  const model::Natives natives = model::Natives::built_in();
  for (const model::NativeMethod& method : natives.list()) {
    if (is_polymorphic(method)) continue;
    EXPECT_NE(find_native(method.owner, method.name, method.descriptor).function, nullptr)
        << method.owner << "." << method.name << method.descriptor;
  }
}

TEST(NativeTable, HasNothingThatTheModelDoesNot) {
  const model::Natives natives = model::Natives::built_in();
  for (const auto& table : {language_natives(), reflection_natives()})
    for (const NativeEntry& entry : table)
      EXPECT_NE(natives.find(entry.owner, entry.name, entry.descriptor), nullptr) << entry.owner << "." << entry.name;
}

TEST(NativeTable, HasEveryIntrinsic) {
  for (const model::IntrinsicFacts& facts : model::intrinsics())
    EXPECT_NE(native_of(facts.id).function, nullptr) << facts.name;
}

}  // namespace
}  // namespace antecede::runtime
