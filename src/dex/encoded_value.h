#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/error.h"
#include "dex/dex_file.h"

namespace antecede::dex {

struct EncodedAnnotation;

/// A constant of the file: a static field's initial value, an annotation's element, a call site's argument.
struct EncodedValue {
  enum class Type : uint8_t {
    Byte = 0x00,
    Short = 0x02,
    Char = 0x03,
    Int = 0x04,
    Long = 0x06,
    Float = 0x10,
    Double = 0x11,
    MethodType = 0x15,
    MethodHandle = 0x16,
    String = 0x17,
    Type = 0x18,
    Field = 0x19,
    Method = 0x1a,
    Enum = 0x1b,
    Array = 0x1c,
    Annotation = 0x1d,
    Null = 0x1e,
    Boolean = 0x1f,
  };
  Type type = Type::Null;
  /// Numbers: the value, sign- or zero-extended; float and double: IEEE bits; boolean: 0 or 1; the rest: table index.
  uint64_t bits = 0;
  std::vector<EncodedValue> elements;                   ///< Array.
  std::shared_ptr<const EncodedAnnotation> annotation;  ///< Annotation.
};

struct EncodedAnnotation {
  TypeIndex type;
  std::vector<std::pair<StringIndex, EncodedValue>> elements;
};

/// Reads an `encoded_array_item` (static values, call sites). Depth and size are limited; indices are checked.
base::Result<std::vector<EncodedValue>> read_encoded_array(const DexFile& file, uint32_t offset);

/// `call_site_item`: bootstrap handle, name, method type, further arguments.
struct CallSite {
  MethodHandleIndex bootstrap;
  StringIndex name;
  ProtoIndex type;
  std::vector<EncodedValue> arguments;
};
base::Result<CallSite> read_call_site(const DexFile& file, CallSiteIndex index);

/// Only the method type of a call site, without reading its further arguments.
base::Result<ProtoIndex> read_call_site_type(const DexFile& file, CallSiteIndex index);

}  // namespace antecede::dex
