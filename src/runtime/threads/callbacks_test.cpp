#include "runtime/threads/callbacks.h"

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

CallbackRegistration registration(Ref source, std::string slot, Ref listener) {
  CallbackRegistration made;
  made.source = source;
  made.slot = std::move(slot);
  made.listener = listener;
  return made;
}

TEST(CallbackRegistrations, EachHasANumberOfItsOwn) {
  CallbackRegistrations all;
  const uint64_t first = all.add(registration(8, "click", 16)).id;
  const uint64_t second = all.add(registration(8, "click", 16)).id;
  EXPECT_NE(first, second);
  EXPECT_EQ(all.find(8, "click", 16)->id, second);  // The latest.
  EXPECT_EQ(all.find(first)->id, first);
  EXPECT_EQ(all.find(8, "key", 16), nullptr);
  EXPECT_EQ(all.find(16, "click", 16), nullptr);
}

TEST(CallbackRegistrations, GoByListenerOrAllOfASlot) {
  CallbackRegistrations all;
  const uint64_t a = all.add(registration(8, "click", 16)).id;
  const uint64_t b = all.add(registration(8, "click", 24)).id;
  const uint64_t c = all.add(registration(8, "key", 16)).id;
  EXPECT_TRUE(all.remove(8, "click", 32).empty());
  const auto gone = all.remove(8, "click", 24);
  ASSERT_EQ(gone.size(), 1u);
  EXPECT_EQ(gone[0].id, b);
  all.add(registration(8, "click", 24));
  ASSERT_EQ(all.remove(8, "click", k_null).size(), 2u);
  EXPECT_EQ(all.find(a), nullptr);
  EXPECT_EQ(all.find(b), nullptr);
  EXPECT_EQ(all.find(c)->slot, "key");
}

TEST(CallbackRegistrations, FollowTheirObjectsWhenTheseMove) {
  CallbackRegistrations all;
  const uint64_t a = all.add(registration(8, "click", 16)).id;
  const uint64_t b = all.add(registration(k_null, "static", 8)).id;
  all.visit([](Ref& ref) { ref += 800; });
  EXPECT_EQ(all.find(8, "click", 16), nullptr);
  EXPECT_EQ(all.find(808, "click", 816)->id, a);
  EXPECT_EQ(all.find(k_null, "static", 808)->id, b);
  EXPECT_EQ(all.find(a)->source, 808u);
}

}  // namespace
}  // namespace antecede::runtime
