#pragma once

#include <cstdint>
#include <optional>

#include "base/bytes.h"

namespace antecede::apk {

/// The header of one entry of a type chunk, in any of the three forms: simple, complex (a bag), compact.
struct ResourceEntry {
  static constexpr size_t k_item_size = 12;  ///< One item of a bag: key, and a value of 8 bytes.

  uint32_t key = 0;  ///< Index into the package's key strings.
  bool complex = false;
  uint8_t raw_type = 0;  ///< Simple and compact: the value.
  uint32_t data = 0;
  uint32_t parent = 0;  ///< Complex: the parent and the items.
  base::Bytes items;

  /// Nothing if the entry does not lie inside the chunk.
  static std::optional<ResourceEntry> read(base::Bytes chunk, uint64_t offset);
};

}  // namespace antecede::apk
