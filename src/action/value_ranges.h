#pragma once

#include "ir/op.h"
#include "order/post.h"

namespace antecede::action {

/// Values of which something is known at all.
inline bool is_followed(ir::Kind kind) {
  return kind == ir::Kind::Int || kind == ir::Kind::Long || kind == ir::Kind::Bits32 || kind == ir::Kind::Bits64 ||
         kind == ir::Kind::Reference;
}
/// What is known of references: whether they are null.
inline constexpr order::Range k_null = order::Range::exactly(0), k_something = order::Range::exactly(1);
/// Nothing is known of a value of this kind. Of references: 0 for null, 1 for anything else.
inline order::Range unknown(ir::Kind kind) {
  return kind == ir::Kind::Reference ? order::Range{0, 1} : order::Range::any();
}
inline bool is_exact(const order::Range& range) {
  return range.low == range.high;
}

/// Ranges of numbers: all that lies in either, and what arithmetic and comparisons make of them. What is not known of a
/// result makes it `Range::any()` or `Unknown`.
order::Range hull(const order::Range& a, const order::Range& b);
order::Range arithmetic(ir::BinaryOp op, const order::Range& a, const order::Range& b, bool is_long);
/// Whether `a cond b` holds.
order::Answer compare(ir::Condition condition, const order::Range& a, const order::Range& b);

}  // namespace antecede::action
