#pragma once

#include <cstddef>
#include <string>
#include <utility>

#include "base/bytes.h"
#include "base/error.h"

namespace antecede::base {

/// A whole file, mapped read-only. The bytes stay valid as long as the object.
class MappedFile {
 public:
  /// Fails with a sentence for what is missing, unreadable or not a regular file.
  static Result<MappedFile> open(const std::string& path);

  MappedFile(MappedFile&& other) noexcept { *this = std::move(other); }
  MappedFile& operator=(MappedFile&& other) noexcept;
  ~MappedFile();

  Bytes bytes() const { return {data_, size_}; }

 private:
  MappedFile() = default;
  const uint8_t* data_ = nullptr;
  size_t size_ = 0;
};

/// Lower-case hexadecimal SHA-256 of the bytes.
std::string sha256_hex(Bytes bytes);

}  // namespace antecede::base
