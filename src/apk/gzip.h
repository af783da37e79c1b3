#pragma once

#include <cstddef>
#include <string>

#include "base/bytes.h"
#include "base/error.h"

namespace antecede::apk {

/// Whether the bytes start like a gzip file.
bool is_gzip(base::Bytes bytes);

/// Unpacks a gzip file (also several in a row); more than `limit` bytes are an error.
base::Result<std::string> gunzip(base::Bytes bytes, size_t limit);

}  // namespace antecede::apk
