#pragma once

namespace antecede::detect {

/// Asks whether work has to end with what there is: `base::stop_asked`, or `never_stop` for work that goes on to its end.
using StopCheck = bool (*)();

inline bool never_stop() {
  return false;
}

}  // namespace antecede::detect
