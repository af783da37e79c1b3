#pragma once

#include <cstdint>
#include <string_view>

#include "base/error.h"
#include "classfile/constant_pool.h"

namespace antecede::classfile {

/// Holds every constant of a pool against the format: what it refers to, its text, and the file's version.
///
/// Used by `ConstantPool::read` only. It follows references by raw index and looks at the tag before each step, so a
/// constant may be checked before those it refers to.
class ConstantVerifier {
 public:
  ConstantVerifier(const ConstantPool& pool, uint16_t major_version) : pool_(pool), major_version_(major_version) {}
  base::Status verify() const;

 private:
  base::Status verify_constant(ConstantIndex index) const;
  base::Status verify_version(ConstantIndex index) const;
  base::Status verify_member(ConstantIndex index) const;
  base::Status verify_name_and_type(ConstantIndex index) const;
  base::Status verify_handle(ConstantIndex index) const;
  base::Status verify_handle_method(MethodHandle handle) const;
  base::Status verify_dynamic(ConstantIndex index) const;

  base::Status expect(uint16_t raw, ConstantTag tag) const;
  /// The name and type at `raw`, if it is one and refers to two strings.
  base::Result<NameAndType> named(uint16_t raw) const;
  base::Result<std::string_view> text(uint16_t raw) const;

  const ConstantPool& pool_;
  uint16_t major_version_;
};

}  // namespace antecede::classfile
