#pragma once

#include "verify/verify.h"

namespace antecede::verify {

/// For targets that could not be flipped: looks for the other order among all orders of the app's own code in which the script
/// can be done (runtime/explore), `options.search` executions at most. Where the search ends by itself and no order has the two
/// the other way round, the pair is a false positive. Where some have, the pair is harmful if only one of the two ways has a crash, or if the screens that
/// either way ends on are all different; benign if the search was exhausted and they are the same ones; else it stays unverified, with that said. Runs
/// that no script drives are not searched: they have too many orders.
///
/// Complexity: the executions, and each order that differs once more.
base::Status search_orders(const runtime::Subject& subject, const RecordedRun& run, const Options& options,
                           const runtime::Limits& machine, base::Diagnostics& diagnostics, Verification& result);

}  // namespace antecede::verify
