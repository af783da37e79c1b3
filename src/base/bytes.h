#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string_view>
#include <type_traits>

namespace antecede::base {

using Bytes = std::span<const uint8_t>;

/// The bytes of a text, in place.
inline Bytes bytes_of(std::string_view text) {
  return {reinterpret_cast<const uint8_t*>(text.data()), text.size()};
}

/// The bytes as text, without a copy.
inline std::string_view as_text(Bytes bytes) {
  return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
}

/// The part `[offset, offset + size)` of `bytes`, or nothing if it does not lie inside. Cannot overflow.
inline std::optional<Bytes> slice(Bytes bytes, uint64_t offset, uint64_t size) {
  if (offset > bytes.size() || size > bytes.size() - offset) return std::nullopt;
  return bytes.subspan(offset, size);
}

/// Reads one little-endian number at an offset that the caller has checked. Alignment does not matter.
template <class T>
inline T load_le(const uint8_t* at) {
  static_assert(std::is_trivially_copyable_v<T>);
  T value;
  std::memcpy(&value, at, sizeof(T));
  return value;
}

/// A cursor over untrusted bytes that cannot leave them.
///
/// A read past the end returns zero and makes the reader *failed*; it stays failed. So a parser reads a whole record
/// and asks once. Little-endian, as DEX, ZIP and resource tables are.
class ByteReader {
 public:
  explicit ByteReader(Bytes bytes, size_t offset = 0)
      : bytes_(bytes), offset_(offset), failed_(offset > bytes.size()) {}

  bool failed() const { return failed_; }
  bool ok() const { return !failed_; }
  size_t offset() const { return offset_; }
  size_t remaining() const { return failed_ ? 0 : bytes_.size() - offset_; }

  uint8_t u8() { return number<uint8_t>(); }
  uint16_t u16() { return number<uint16_t>(); }
  uint32_t u32() { return number<uint32_t>(); }
  uint64_t u64() { return number<uint64_t>(); }
  int8_t i8() { return number<int8_t>(); }

  /// Unsigned LEB128 of at most five bytes whose value fits 32 bits; anything else fails the reader.
  uint32_t uleb128() {
    uint64_t value = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
      uint8_t byte = u8();
      value |= uint64_t(byte & 0x7f) << shift;
      if (!(byte & 0x80)) {
        if (value > UINT32_MAX) failed_ = true;
        return failed_ ? 0 : static_cast<uint32_t>(value);
      }
    }
    failed_ = true;
    return 0;
  }

  /// ULEB128 plus one trick: the value is stored one too high, so that -1 costs one byte.
  int64_t uleb128p1() { return int64_t(uleb128()) - 1; }

  /// Signed LEB128 of at most five bytes.
  int32_t sleb128() {
    uint64_t value = 0;
    for (unsigned shift = 0; shift < 35; shift += 7) {
      uint8_t byte = u8();
      value |= uint64_t(byte & 0x7f) << shift;
      if (!(byte & 0x80)) {
        unsigned width = shift + 7;
        if (width < 32 && (byte & 0x40)) value |= ~uint64_t(0) << width;
        return failed_ ? 0 : static_cast<int32_t>(static_cast<uint32_t>(value));
      }
    }
    failed_ = true;
    return 0;
  }

  /// The next `size` bytes, without a copy.
  Bytes take(size_t size) {
    if (failed_ || size > bytes_.size() - offset_) {
      failed_ = true;
      return {};
    }
    Bytes part = bytes_.subspan(offset_, size);
    offset_ += size;
    return part;
  }
  void skip(size_t size) { take(size); }
  void align(size_t to) {
    size_t rest = offset_ % to;
    if (rest) skip(to - rest);
  }

 private:
  template <class T>
  T number() {
    if (failed_ || sizeof(T) > bytes_.size() - offset_) {
      failed_ = true;
      return 0;
    }
    T value = load_le<T>(bytes_.data() + offset_);
    offset_ += sizeof(T);
    return value;
  }

  Bytes bytes_;
  size_t offset_;
  bool failed_;
};

}  // namespace antecede::base
