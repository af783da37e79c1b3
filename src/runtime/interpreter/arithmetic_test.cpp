#include "runtime/interpreter/arithmetic.h"

#include <cmath>

#include <gtest/gtest.h>

namespace antecede::runtime {
namespace {

constexpr int32_t k_min = INT32_MIN, k_max = INT32_MAX;

TEST(Arithmetic, WrapsAround) {
  EXPECT_EQ(wrap_add(k_max, 1), k_min);
  EXPECT_EQ(wrap_sub(k_min, 1), k_max);
  EXPECT_EQ(wrap_mul(k_max, 2), -2);
  EXPECT_EQ(wrap_mul(INT64_MAX, int64_t(2)), -2);
}

TEST(Arithmetic, DividesTheSmallestByMinusOne) {
  EXPECT_EQ(divide(k_min, -1), k_min);
  EXPECT_EQ(remainder(k_min, -1), 0);
  EXPECT_EQ(divide(-7, 2), -3);
  EXPECT_EQ(remainder(-7, 2), -1);
  EXPECT_EQ(divide(INT64_MIN, int64_t(-1)), INT64_MIN);
}

TEST(Arithmetic, ShiftsByTheLowBits) {
  EXPECT_EQ(shift_left(1, 33), 2);
  EXPECT_EQ(shift_left(1, -1), k_min);
  EXPECT_EQ(shift_right(k_min, 31), -1);
  EXPECT_EQ(shift_right_unsigned(-1, 28), 15);
  EXPECT_EQ(shift_left(int64_t(1), 65), 2);
  EXPECT_EQ(shift_right_unsigned(int64_t(-1), 63), 1);
}

TEST(Arithmetic, ConvertsWhatDoesNotFit) {
  EXPECT_EQ(truncate<int32_t>(NAN), 0);
  EXPECT_EQ(truncate<int32_t>(1e20), k_max);
  EXPECT_EQ(truncate<int32_t>(-1e20), k_min);
  EXPECT_EQ(truncate<int32_t>(-2147483648.0), k_min);
  EXPECT_EQ(truncate<int64_t>(9.3e18), INT64_MAX);
  EXPECT_EQ(truncate<int64_t>(-INFINITY), INT64_MIN);
  EXPECT_EQ(truncate<int32_t>(-1.9), -1);
}

TEST(Arithmetic, ComparesNaNAsAsked) {
  EXPECT_EQ(compare_real(1.0, 2.0, 1), -1);
  EXPECT_EQ(compare_real(-0.0, 0.0, 1), 0);
  EXPECT_EQ(compare_real(double(NAN), 0.0, 1), 1);
  EXPECT_EQ(compare_real(double(NAN), 0.0, -1), -1);
}

}  // namespace
}  // namespace antecede::runtime
