#pragma once

#include "base/error.h"
#include "classfile/code.h"

namespace antecede::classfile {

/// The frame of a Code attribute: what `decode_code` reads before it looks at instructions.
struct CodeAttribute {
  base::Bytes code;
  base::Bytes exception_table;
  DecodedCode* out = nullptr;  ///< Takes the limits, the line and variable tables and the stack map.
};

/// Reads the frame and the nested attributes; clears those parts of `out` that it fills.
base::Result<CodeAttribute> read_code_attribute(const ConstantPool& pool, base::Bytes bytes, DecodedCode& out);

}  // namespace antecede::classfile
