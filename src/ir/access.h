#pragma once

#include <cstdint>

namespace antecede::ir {

/// Access flags, as DEX and class files share them.
enum Access : uint32_t {
  k_public = 0x1,
  k_private = 0x2,
  k_protected = 0x4,
  k_static = 0x8,
  k_final = 0x10,
  k_synchronized = 0x20,  ///< Methods. DEX keeps it only on native ones; see k_declared_synchronized.
  k_volatile = 0x40,      ///< Fields.
  k_bridge = 0x40,        ///< Methods.
  k_transient = 0x80,     ///< Fields.
  k_varargs = 0x80,       ///< Methods.
  k_native = 0x100,
  k_interface = 0x200,
  k_abstract = 0x400,
  k_synthetic = 0x1000,
  k_annotation = 0x2000,
  k_enum = 0x4000,
  k_constructor = 0x10000,
  k_declared_synchronized = 0x20000,
};

}  // namespace antecede::ir
