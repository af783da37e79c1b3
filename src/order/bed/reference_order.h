#pragma once

#include <string>

#include "order/bed/reference_rules.h"

namespace antecede::order {

/// Happens-before of a whole trace, the naive way: every rule on every combination of operations, again and again,
/// until nothing new follows; a bit per pair of operations. The measure of every faster engine, for tests and small
/// traces only: quadratic in space, worse in time.
///
/// No order against the recording is ever concluded, so a contradictory trace gives less, never a cycle.
class ReferenceOrder {
 public:
  ReferenceOrder(const trace::Trace& trace, RuleSet rules);

  /// The operation at `from` precedes the one at `to` (positions in the trace).
  bool ordered(uint32_t from, uint32_t to) const { return bit(from, to); }
  /// Every conclusion, in the order in which they were drawn; the order is their transitive closure.
  const std::vector<RuleInstance>& instances() const { return instances_; }
  /// A chain of conclusions (indices of `instances`) that leads from one operation to another ordered after it. It
  /// only uses what was concluded before anything that rests on it.
  std::vector<uint32_t> chain(Precedes fact) const;
  /// The chain in words, one line per conclusion: `3 → 7 MsgEnqueue: an event begins after …`.
  std::string explain(Precedes fact) const;

 private:
  class Sink;

  bool bit(uint32_t from, uint32_t to) const { return before_[to * words_ + from / 64] >> (from % 64) & 1; }
  void add(RuleInstance instance);
  bool join(uint32_t instance);
  bool propagate();

  uint32_t size_;
  size_t words_;
  std::vector<uint64_t> before_;  ///< Row `to`: the set of all `from`.
  std::vector<uint32_t> why_;     ///< Per pair: the instance that ends the chain.
  std::vector<RuleInstance> instances_;
  std::vector<std::vector<uint32_t>> into_;  ///< Per operation: the instances that conclude about it.
};

/// The rules that this very trace does not obey: premises that hold in the recorded order, with a conclusion against
/// it. On a recording of a real queue there must be none; docs/order.md tells why that suffices for all other runs.
std::vector<RuleInstance> broken_rules(const trace::Trace& trace, RuleSet rules);

}  // namespace antecede::order
