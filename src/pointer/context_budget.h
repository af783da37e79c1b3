#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "pointer/ids.h"

namespace antecede::pointer {

/// How many methods are looked at apart, in contexts; what is not admitted is looked at once for all.
///
/// One context has room for `most_in_one` methods. When all together have taken their `share`, each has a quarter of that; after
/// twice as many an eighth; after four times as many nothing. An API reaches the intrinsic behind it in a few calls, so that the
/// last contexts still have room for those. It counts what was admitted and not the time, so that the same app has the same result.
class ContextBudget {
 public:
  ContextBudget(size_t share, uint32_t most_in_one) : share_(share), most_in_one_(most_in_one) {}

  /// True: there is room for one more, which is taken.
  bool admit(ContextId context) {
    if (in_context_.size() <= context.value()) in_context_.resize(context.value() + 1);
    if (in_context_[context.value()] >= most_in_one()) return false;
    ++in_context_[context.value()];
    ++admitted_;
    return true;
  }
  /// How many a context may have now.
  uint32_t most_in_one() const {
    if (admitted_ < share_) return most_in_one_;
    if (admitted_ < 2 * share_) return most_in_one_ / 4;
    return admitted_ < 4 * share_ ? most_in_one_ / 8 : 0;
  }
  size_t admitted() const { return admitted_; }

 private:
  size_t share_;
  uint32_t most_in_one_;
  std::vector<uint32_t> in_context_;
  size_t admitted_ = 0;
};

}  // namespace antecede::pointer
