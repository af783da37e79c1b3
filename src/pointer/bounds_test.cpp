#include "pointer/bounds.h"

#include <set>

#include <gtest/gtest.h>

namespace antecede::pointer {
namespace {

TEST(Bounds, EachHasItsOwnNameAndMeaning) {
  std::set<std::string_view> names, meanings;
  for (size_t i = 0; i < k_bound_count; ++i) {
    const BoundMeaning& meaning = meaning_of(static_cast<Bound>(i));
    EXPECT_EQ(meaning.bound, static_cast<Bound>(i));
    names.insert(meaning.name);
    meanings.insert(meaning.what);
  }
  EXPECT_EQ(names.size(), k_bound_count);
  EXPECT_EQ(meanings.size(), k_bound_count);
}

TEST(Bounds, TellsOnlyThoseThatWereHitAndHowOften) {
  BoundsHit hit;
  EXPECT_TRUE(notes_of(hit).empty());
  hit.hit(Bound::ViewsApart);
  hit.hit(Bound::MethodsInContext);
  hit.hit(Bound::ViewsApart);
  EXPECT_EQ(hit.list(), (std::vector{Bound::MethodsInContext, Bound::ViewsApart}));
  ASSERT_EQ(notes_of(hit).size(), 2u);
  EXPECT_EQ(notes_of(hit)[1].name, "views-apart");
  EXPECT_EQ(notes_of(hit)[1].times, 2u);
}

}  // namespace
}  // namespace antecede::pointer
