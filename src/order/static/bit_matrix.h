#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/assert.h"

namespace antecede::order {

/// A relation between two ranges of numbers, a bit per pair. Rows are words, so that whole rows are joined and met at
/// once.
class BitMatrix {
 public:
  BitMatrix() = default;
  explicit BitMatrix(size_t size) : BitMatrix(size, size) {}
  BitMatrix(size_t rows, size_t columns)
      : rows_(rows), columns_(columns), stride_((columns + 63) / 64), words_(rows * stride_) {}

  size_t rows() const { return rows_; }
  size_t columns() const { return columns_; }
  bool has(size_t row, size_t column) const {
    ANTECEDE_ASSERT(row < rows_ && column < columns_);
    return words_[row * stride_ + column / 64] >> (column % 64) & 1;
  }
  /// Whether the bit is a new one.
  bool set(size_t row, size_t column) {
    ANTECEDE_ASSERT(row < rows_ && column < columns_);
    uint64_t& word = words_[row * stride_ + column / 64];
    uint64_t bit = uint64_t{1} << (column % 64);
    if (word & bit) return false;
    word |= bit;
    return true;
  }
  void clear(size_t row, size_t column) {
    ANTECEDE_ASSERT(row < rows_ && column < columns_);
    words_[row * stride_ + column / 64] &= ~(uint64_t{1} << (column % 64));
  }

  /// Sets every bit.
  void fill() {
    if (columns_ == 0) return;
    const uint64_t last = columns_ % 64 == 0 ? ~uint64_t{0} : (uint64_t{1} << (columns_ % 64)) - 1;
    std::fill(words_.begin(), words_.end(), ~uint64_t{0});
    for (size_t row = 0; row < rows_; ++row) words_[(row + 1) * stride_ - 1] = last;
  }

  size_t stride() const { return stride_; }
  const uint64_t* row(size_t index) const { return words_.data() + index * stride_; }
  uint64_t* row(size_t index) { return words_.data() + index * stride_; }
  size_t count() const {
    size_t result = 0;
    for (uint64_t word : words_) result += static_cast<size_t>(std::popcount(word));
    return result;
  }
  bool operator==(const BitMatrix&) const = default;

 private:
  size_t rows_ = 0;
  size_t columns_ = 0;
  size_t stride_ = 0;
  std::vector<uint64_t> words_;
};

/// Calls `visit(column)` for each bit of a row, in rising order.
template <class Visit>
void for_each_bit(const uint64_t* row, size_t words, Visit visit) {
  for (size_t i = 0; i < words; ++i)
    for (uint64_t word = row[i]; word; word &= word - 1)
      visit(i * 64 + static_cast<size_t>(std::countr_zero(word)));
}

}  // namespace antecede::order
