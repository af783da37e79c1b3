#pragma once

#include <cstdint>

#include "base/error.h"
#include "classfile/class_file.h"

namespace antecede::classfile {

/// Refuse access flags that contradict each other. Bits without a meaning are ignored, as virtual machines do; older
/// versions (Java 5 is 49) are held to fewer rules.
base::Status check_class_flags(uint16_t flags, uint16_t major_version);
base::Status check_field_flags(uint16_t flags, bool in_interface);
base::Status check_method_flags(const Method& method, bool in_interface, uint16_t major_version);

}  // namespace antecede::classfile
