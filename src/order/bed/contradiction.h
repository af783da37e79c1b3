#pragma once

#include <map>
#include <string>

#include "order/bed/reference_order.h"
#include "order/bed/run.h"

namespace antecede::order::bed {

/// A derived order that another run of the same program reverses although everything it rests on happened there, too.
struct Contradiction {
  RuleInstance instance;  ///< Positions in `run`.
  size_t run = 0;
  size_t reversed_in = 0;
};

/// How much of the order that really exists was derived: pairs of events of one queue that both happen in some run.
struct Completeness {
  size_t never_reversed = 0;
  size_t derived = 0;  ///< Of these, those derived in every run that has both.
};

/// Holds the orders derived from each run of a program against all its other runs. docs/order.md says what counts.
class ContradictionFinder {
 public:
  ContradictionFinder(const std::vector<Run>& runs, RuleSet rules, size_t names);

  std::vector<Contradiction> find();
  Completeness measure();
  const std::vector<ReferenceOrder>& orders() const { return orders_; }

 private:
  using Proof = std::vector<bool>;  // Which instances of the run's order it uses.

  bool agrees(size_t run, uint32_t at, size_t other) const;
  bool proof_holds(size_t run, const Proof& proof, size_t other) const;
  const Proof& proof(size_t run, uint32_t instance, std::vector<Proof>& known) const;
  const std::vector<size_t>& reversing(uint32_t first, uint32_t second);

  const std::vector<Run>& runs_;
  std::vector<ReferenceOrder> orders_;
  std::vector<std::vector<uint32_t>> positions_;  // Per run, per stable name.
  std::map<std::pair<uint32_t, uint32_t>, std::vector<size_t>> reversing_;
};

}  // namespace antecede::order::bed
