#pragma once

#include <vector>

#include "scan/accesses.h"

namespace antecede::scan {

/// Code that runs only in steps of the life of its own object, which the model makes: of a fragment, a dialog, a job.
///
/// Such a component is moved from state to state along its automaton, by transitions of its host as by transactions, one
/// step after the other. So two places in such code do not race for a field of its object, in whatever events the steps
/// come. O(edges).
class Moves {
 public:
  explicit Moves(const Subject& subject);

  /// The touch is one of the component itself, in a step of its life.
  bool is_part_of_step(const Touch& touch) const;

 private:
  const Subject& subject_;
  std::vector<uint8_t> moved_;  // By node: whoever calls it is a step of its receiver.
};

}  // namespace antecede::scan
