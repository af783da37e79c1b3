#pragma once

#include <cstddef>
#include <cstdint>

#include "base/bytes.h"

namespace antecede::classfile {

/// Reads a big-endian number of two bytes at an offset that the caller has checked.
inline uint16_t load_u16(const uint8_t* at) {
  return static_cast<uint16_t>(at[0] << 8 | at[1]);
}

/// The same for four bytes.
inline uint32_t load_u32(const uint8_t* at) {
  return uint32_t(load_u16(at)) << 16 | load_u16(at + 2);
}

/// A cursor over the untrusted bytes of a class file that cannot leave them: `base::ByteReader`, but big-endian.
///
/// A read past the end returns zero and makes the reader *failed*; it stays failed. So a parser reads a whole record
/// and asks once.
class BigEndianReader {
 public:
  explicit BigEndianReader(base::Bytes bytes) : bytes_(bytes) {}

  bool failed() const { return failed_; }
  bool ok() const { return !failed_; }
  size_t offset() const { return offset_; }
  size_t remaining() const { return failed_ ? 0 : bytes_.size() - offset_; }
  base::Bytes bytes() const { return bytes_; }

  uint8_t u8() {
    base::Bytes part = take(1);
    return failed_ ? uint8_t(0) : part[0];
  }
  uint16_t u16() {
    base::Bytes part = take(2);
    return failed_ ? uint16_t(0) : load_u16(part.data());
  }
  uint32_t u32() {
    base::Bytes part = take(4);
    return failed_ ? 0 : load_u32(part.data());
  }
  int8_t i8() { return static_cast<int8_t>(u8()); }
  int16_t i16() { return static_cast<int16_t>(u16()); }
  int32_t i32() { return static_cast<int32_t>(u32()); }

  /// The next `size` bytes, without a copy.
  base::Bytes take(size_t size) {
    if (failed_ || size > bytes_.size() - offset_) {
      failed_ = true;
      return {};
    }
    base::Bytes part = bytes_.subspan(offset_, size);
    offset_ += size;
    return part;
  }

 private:
  base::Bytes bytes_;
  size_t offset_ = 0;
  bool failed_ = false;
};

}  // namespace antecede::classfile
