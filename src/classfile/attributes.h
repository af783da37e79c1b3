#pragma once

#include "base/error.h"
#include "classfile/class_file.h"

namespace antecede::classfile {

/// Read the attribute table that `reader` stands before. Name and descriptor of a member must be set already.
base::Status read_field_attributes(const ConstantPool& pool, BigEndianReader& reader, Field& field);
base::Status read_method_attributes(const ConstantPool& pool, BigEndianReader& reader, Method& method);
base::Status read_class_attributes(const ConstantPool& pool, BigEndianReader& reader, ClassAttributes& attributes);

}  // namespace antecede::classfile
