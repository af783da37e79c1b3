#pragma once

#include <vector>

#include "base/error.h"
#include "trace/operation.h"

namespace antecede::trace {

namespace wire {
class Operations;
}

/// Takes the operations out of the columns of a chunk (operation_columns.h puts them there); replaces what is in
/// `operations`. Fails where the columns do not belong together.
///
/// Kinds are valid afterwards; whether ids exist is for the caller to check (id_ranges.h).
base::Status decode_operations(const wire::Operations& columns, std::vector<Operation>& operations);

}  // namespace antecede::trace
