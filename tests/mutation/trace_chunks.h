#pragma once

#include <vector>

#include "base/bytes.h"
#include "base/error.h"
#include "mutation/mutators.h"

namespace antecede::mutation {

/// The chunks of a sound binary trace, unpacked, without the empty one at the end.
base::Result<std::vector<Buffer>> unpack_trace(base::Bytes trace);

/// A trace of these chunks with right sizes and checksums: what is wrong with a mutated trace then lies in what its
/// chunks say.
Buffer write_trace(const std::vector<const Buffer*>& chunks);

}  // namespace antecede::mutation
