#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "apk/resource_chunk.h"
#include "base/arena.h"
#include "base/bytes.h"
#include "base/error.h"

namespace antecede::apk {

/// The numbered strings of a resource table, UTF-8 whatever the table stores.
///
/// Well-formed UTF-8 is used where it lies (so the table's bytes must outlive the pool); the rest is decoded
/// once. Lengths are taken from the prefix and checked, terminators are not looked at. A string that does not
/// lie inside the pool reads as empty and is counted. Spans of styled strings are ignored.
class StringPool {
 public:
  StringPool() = default;
  static base::Result<StringPool> parse(const Chunk& chunk);

  size_t size() const { return strings_.size(); }
  bool contains(uint32_t index) const { return index < strings_.size(); }
  /// Empty for an index that is not there.
  std::string_view text(uint32_t index) const { return contains(index) ? strings_[index] : std::string_view(); }
  size_t bad_strings() const { return bad_strings_; }

 private:
  std::string_view keep(const std::string& text);

  std::vector<std::string_view> strings_;
  base::Arena decoded_{4096};
  size_t bad_strings_ = 0;
};

}  // namespace antecede::apk
