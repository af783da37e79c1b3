#pragma once

#include <cstdint>
#include <vector>

#include "base/error.h"
#include "dex/dex_file.h"

namespace antecede::dex {

struct EncodedField {
  FieldIndex field;
  uint32_t access_flags = 0;
};

struct EncodedMethod {
  MethodIndex method;
  uint32_t access_flags = 0;
  uint32_t code_offset = 0;  ///< 0: abstract or native
};

/// The members a class defines itself, in file order.
struct ClassData {
  std::vector<EncodedField> static_fields;
  std::vector<EncodedField> instance_fields;
  std::vector<EncodedMethod> direct_methods;
  std::vector<EncodedMethod> virtual_methods;
};

/// Reads and checks the `class_data_item` of a class into `out` (whose memory is reused; empty if the class has
/// none).
///
/// Fails for indices out of range, members of another class, wrong order or duplicates, contradicting access flags
/// (static in the instance list, code for an abstract method, no code for a concrete one).
base::Status read_class_data(const DexFile& file, const ClassDef& class_def, ClassData& out);

}  // namespace antecede::dex
