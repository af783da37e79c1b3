#pragma once

#include <memory>
#include <utility>

#include "base/bytes.h"

namespace antecede::apk {

/// Bytes together with whatever keeps them alive: a buffer of their own, or the mapped file they lie in.
///
/// Copying it copies no bytes. Never changes after it was made, so several threads may read it.
class SharedBytes {
 public:
  SharedBytes() = default;
  SharedBytes(base::Bytes bytes, std::shared_ptr<const void> owner) : bytes_(bytes), owner_(std::move(owner)) {}

  base::Bytes bytes() const { return bytes_; }
  size_t size() const { return bytes_.size(); }
  /// A part of them, which the caller has checked to lie inside.
  SharedBytes part(size_t offset, size_t size) const { return {bytes_.subspan(offset, size), owner_}; }

 private:
  base::Bytes bytes_;
  std::shared_ptr<const void> owner_;
};

}  // namespace antecede::apk
