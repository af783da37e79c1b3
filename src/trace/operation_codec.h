#pragma once

#include <span>
#include <vector>

#include "base/error.h"
#include "trace/operation.h"

namespace antecede::trace {

namespace wire {
class Operations;
}

/// Puts operations into the columns of a chunk.
void encode_operations(std::span<const Operation> operations, wire::Operations& columns);

/// Takes them out again; replaces what is in `operations`. Fails where the columns do not belong together.
///
/// Kinds are valid afterwards; whether ids exist is for the caller to check (id_ranges.h).
base::Status decode_operations(const wire::Operations& columns, std::vector<Operation>& operations);

}  // namespace antecede::trace
