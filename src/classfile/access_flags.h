#pragma once

#include <cstdint>

namespace antecede::classfile {

/// Access flags of classes, fields and methods, as the file has them. Some bits mean different things on each.
enum AccessFlag : uint16_t {
  k_public = 0x0001,
  k_private = 0x0002,
  k_protected = 0x0004,
  k_static = 0x0008,
  k_final = 0x0010,
  k_synchronized = 0x0020,  ///< Methods; on classes the meaningless "super".
  k_volatile = 0x0040,      ///< Fields.
  k_bridge = 0x0040,        ///< Methods.
  k_transient = 0x0080,     ///< Fields.
  k_varargs = 0x0080,       ///< Methods.
  k_native = 0x0100,
  k_interface = 0x0200,
  k_abstract = 0x0400,
  k_strict = 0x0800,
  k_synthetic = 0x1000,
  k_annotation = 0x2000,
  k_enum = 0x4000,
  k_module = 0x8000,  ///< Classes.
};

}  // namespace antecede::classfile
