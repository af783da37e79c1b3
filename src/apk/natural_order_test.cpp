#include "apk/natural_order.h"

#include <gtest/gtest.h>

namespace antecede::apk {
namespace {

TEST(NaturalOrder, CountsDigits) {
  EXPECT_TRUE(natural_less("x_2", "x_10"));
  EXPECT_FALSE(natural_less("x_10", "x_2"));
  EXPECT_TRUE(natural_less("x.apk", "x_2.apk"));
  EXPECT_TRUE(natural_less("a", "a1"));
  EXPECT_FALSE(natural_less("a", "a"));
  EXPECT_NE(natural_less("a01", "a1"), natural_less("a1", "a01"));
}

}  // namespace
}  // namespace antecede::apk
