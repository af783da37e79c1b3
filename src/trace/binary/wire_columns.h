#pragma once

#include <cstdint>
#include <string>

#include <google/protobuf/repeated_field.h>

#include "base/id.h"

namespace antecede::trace {

/// Reads an id column; past its end it gives none. The caller compares lengths where that would be wrong.
class IdColumnReader {
 public:
  explicit IdColumnReader(const google::protobuf::RepeatedField<int32_t>& column)
      : at_(column.data()), end_(column.data() + column.size()) {}

  uint32_t next() {
    if (at_ == end_) return UINT32_MAX;
    last_ += static_cast<uint32_t>(*at_++);
    return last_ - 1;
  }
  template <class I>
  I next_id() {
    return I(next());
  }
  bool at_end() const { return at_ == end_; }

 private:
  const int32_t* at_;
  const int32_t* end_;
  uint32_t last_ = 0;
};

/// Whether a column can belong to a table of `rows` rows: as long, or empty for all none or zero.
template <class Column>
bool fits(const Column& column, size_t rows) {
  const auto size = static_cast<size_t>(column.size());
  return size == rows || size == 0;
}

/// An entry of a plain column that may be empty.
template <class T>
T plain(const google::protobuf::RepeatedField<T>& column, size_t row) {
  return column.empty() ? T() : column[static_cast<int>(row)];
}

/// The same for a column of bytes.
inline uint8_t plain(const std::string& column, size_t row) {
  return column.empty() ? uint8_t(0) : static_cast<uint8_t>(column[row]);
}

}  // namespace antecede::trace
