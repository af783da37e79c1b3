#include "action/value_ranges.h"

#include <algorithm>
#include <limits>

namespace antecede::action {

using order::Range;

namespace {

constexpr int64_t k_min = std::numeric_limits<int64_t>::min();

/// Numbers that do not fit their kind could be anything.
Range fit(__int128 low, __int128 high, bool is_long) {
  const __int128 least = is_long ? __int128(k_min) : __int128(INT32_MIN);
  const __int128 most = is_long ? __int128(Range::k_max) : __int128(INT32_MAX);
  if (low < least || high > most) return is_long ? Range::any() : Range{INT32_MIN, INT32_MAX};
  return {static_cast<int64_t>(low), static_cast<int64_t>(high)};
}

}  // namespace

Range hull(const Range& a, const Range& b) {
  return {std::min(a.low, b.low), std::max(a.high, b.high)};
}

Range arithmetic(ir::BinaryOp op, const Range& a, const Range& b, bool is_long) {
  using Op = ir::BinaryOp;
  switch (op) {
    case Op::Add: return fit(__int128(a.low) + b.low, __int128(a.high) + b.high, is_long);
    case Op::Sub: return fit(__int128(a.low) - b.high, __int128(a.high) - b.low, is_long);
    case Op::ReverseSub: return fit(__int128(b.low) - a.high, __int128(b.high) - a.low, is_long);
    case Op::Mul: {
      const __int128 products[] = {__int128(a.low) * b.low, __int128(a.low) * b.high, __int128(a.high) * b.low,
                                   __int128(a.high) * b.high};
      return fit(std::ranges::min(products), std::ranges::max(products), is_long);
    }
    case Op::Div:
      if (is_exact(b) && b.low > 0) return {a.low / b.low, a.high / b.low};
      return fit(k_min, __int128(Range::k_max) + 1, is_long);
    case Op::And:
      if (is_exact(a) && is_exact(b)) return Range::exactly(a.low & b.low);
      break;
    case Op::Or:
      if (is_exact(a) && is_exact(b)) return Range::exactly(a.low | b.low);
      break;
    case Op::Xor:
      if (is_exact(a) && is_exact(b)) return Range::exactly(a.low ^ b.low);
      break;
    case Op::Shl:
      if (is_exact(a) && is_exact(b) && b.low >= 0 && b.low < (is_long ? 63 : 31))
        return fit(__int128(a.low) << b.low, __int128(a.low) << b.low, is_long);
      break;
    default: break;
  }
  return Range::any();
}

order::Answer compare(ir::Condition condition, const Range& a, const Range& b) {
  const auto less = [](const Range& x, const Range& y) {
    if (x.high < y.low) return order::Answer::Always;
    return x.low >= y.high ? order::Answer::Never : order::Answer::Unknown;
  };
  const auto equal = [&] {
    if (is_exact(a) && a == b) return order::Answer::Always;
    return a.high < b.low || b.high < a.low ? order::Answer::Never : order::Answer::Unknown;
  };
  switch (condition) {
    case ir::Condition::Eq: return equal();
    case ir::Condition::Ne: return !equal();
    case ir::Condition::Lt: return less(a, b);
    case ir::Condition::Ge: return !less(a, b);
    case ir::Condition::Gt: return less(b, a);
    case ir::Condition::Le: return !less(b, a);
  }
  return order::Answer::Unknown;
}

}  // namespace antecede::action
