#pragma once

#include <string>
#include <vector>

#include "action/app_order.h"
#include "race/place.h"
#include "scan/accesses.h"

namespace antecede::scan {

/// A `synchronized` of the app's own that keeps nothing apart (AndRacer, section 9.1): no two of the places that may take
/// the same lock can run at the same time.
struct RedundantLock {
  race::Place site;
  std::string lock;    ///< What it is, in words.
  std::string reason;  ///< One sentence.
};

/// In the order of the code. A lock of which the analysis does not know the object is never said to be redundant.
/// O(sites² x actions²) look-ups at most, over sites that share a lock.
std::vector<RedundantLock> redundant_locks(const Subject& subject, const action::AppOrder& order);

}  // namespace antecede::scan
