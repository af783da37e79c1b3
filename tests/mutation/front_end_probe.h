#pragma once

#include <string>

#include "base/bytes.h"

namespace antecede::mutation {

/// How far the front end came with an app.
struct ProbeResult {
  bool accepted = false;  ///< Opened and parsed to the end, perhaps with diagnostics.
  std::string reason;     ///< If not accepted: the error's sentence.
};

/// Runs everything that reads untrusted bytes on one app, as `antecede info` would: container, manifest,
/// resources, layouts, DEX, and the IR of every method. On one thread, so that a failure has one stack.
ProbeResult run_front_end(base::Bytes app);

}  // namespace antecede::mutation
