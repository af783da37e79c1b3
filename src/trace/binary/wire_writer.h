#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/id.h"

namespace antecede::trace {

/// The numbers of one packed field, already as the bytes of a chunk: what protobuf's encoder would write for them,
/// without a list of numbers in between. Room is made in advance, so that adding a number checks nothing.
class NumberColumn {
 public:
  static constexpr size_t k_longest = 10;       ///< Bytes of a number.
  static constexpr size_t k_longest_short = 5;  ///< Of one with 32 bits.

  explicit NumberColumn(size_t most_bytes)
      : start_(std::make_unique_for_overwrite<uint8_t[]>(most_bytes)), end_(start_.get()) {}

  void add(uint64_t number) {
    while (number >= 0x80) {
      *end_++ = static_cast<uint8_t>(number | 0x80);
      number >>= 7;
    }
    *end_++ = static_cast<uint8_t>(number);
  }
  /// As sint32: small for small numbers of either sign.
  void add_signed(int32_t number) { add(static_cast<uint32_t>(number) << 1 ^ static_cast<uint32_t>(number >> 31)); }
  void add_signed_long(int64_t number) {
    add(static_cast<uint64_t>(number) << 1 ^ static_cast<uint64_t>(number >> 63));
  }
  void clear() { end_ = start_.get(); }

  std::string_view bytes() const {
    return {reinterpret_cast<const char*>(start_.get()), static_cast<size_t>(end_ - start_.get())};
  }

 private:
  std::unique_ptr<uint8_t[]> start_;
  uint8_t* end_;
};

/// An id column: differences of (id + 1), modulo 2^32, so that none is 0 and neighbours are small.
class IdColumn {
 public:
  explicit IdColumn(size_t most) : numbers_(most * NumberColumn::k_longest_short) {}

  void add(uint32_t id) {
    const uint32_t next = id + 1;  // None is the largest number and becomes 0.
    numbers_.add_signed(static_cast<int32_t>(next - last_));
    last_ = next;
  }
  template <class Tag>
  void add(base::Id<Tag> id) {
    add(id.value());
  }
  void clear() {
    numbers_.clear();
    last_ = 0;
  }
  std::string_view bytes() const { return numbers_.bytes(); }

 private:
  NumberColumn numbers_;
  uint32_t last_ = 0;
};

/// Writes a protobuf message, field by field, in ascending order of their numbers (all below 16).
class MessageWriter {
 public:
  explicit MessageWriter(std::string& out) : out_(out) {}

  /// Bytes, or a packed column; left out if empty.
  void field(uint32_t number, std::string_view bytes) {
    if (!bytes.empty()) message(number, bytes);
  }
  void field(uint32_t number, const NumberColumn& column) { field(number, column.bytes()); }
  void field(uint32_t number, const IdColumn& column) { field(number, column.bytes()); }
  /// A message, or one of several byte strings: there even if it is empty.
  void message(uint32_t number, std::string_view bytes) {
    begin_message(number, bytes.size());
    out_.append(bytes);
  }
  /// The caller appends so many bytes.
  void begin_message(uint32_t number, size_t size) {
    out_.push_back(static_cast<char>(number << 3 | 2));
    varint(size);
  }
  /// What `field` writes for so many bytes.
  static size_t size_of_field(size_t bytes) {
    if (bytes == 0) return 0;
    size_t size = 2 + bytes;
    for (size_t rest = bytes >> 7; rest; rest >>= 7) ++size;
    return size;
  }
  /// A number; left out if 0.
  void number(uint32_t number, uint64_t value) {
    if (value == 0) return;
    out_.push_back(static_cast<char>(number << 3));
    varint(value);
  }

 private:
  void varint(uint64_t value) {
    for (; value >= 0x80; value >>= 7) out_.push_back(static_cast<char>(value | 0x80));
    out_.push_back(static_cast<char>(value));
  }

  std::string& out_;
};

}  // namespace antecede::trace
