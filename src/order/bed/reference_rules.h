#pragma once

#include "order/bed/reference_index.h"
#include "order/rule.h"

namespace antecede::order {

/// "The operation at `from` precedes the one at `to`", positions in the trace.
struct Precedes {
  uint32_t from = 0;
  uint32_t to = 0;

  bool operator==(const Precedes&) const = default;
};

/// One application of one rule: the conclusion, and what had to be known before.
struct RuleInstance {
  Rule rule{};
  Precedes conclusion;
  std::vector<Precedes> premises;
};

/// Asks whether premises hold, and takes conclusions.
class RuleSink {
 public:
  virtual ~RuleSink() = default;
  virtual bool holds(Precedes premise) const = 0;
  virtual void conclude(RuleInstance instance) = 0;
};

/// Applies every rule to every combination of operations it speaks of: rule by rule, nothing clever. The rules that
/// have no premise about order.
void match_unconditional_rules(const ReferenceIndex& index, RuleSet rules, RuleSink& sink);

/// The rules whose premises speak of order: LooperAtomic, MsgBegin1, MsgBegin2, MsgRemove, MsgInstead, Serial,
/// Barrier, IpcAsync.
void match_conditional_rules(const ReferenceIndex& index, RuleSet rules, RuleSink& sink);

}  // namespace antecede::order
