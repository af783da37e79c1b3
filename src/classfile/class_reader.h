#pragma once

#include <cstdint>
#include <string>

#include "base/error.h"
#include "classfile/class_file.h"

namespace antecede::classfile {

/// Reads one class file from front to back; `ClassFile::parse` is its only user.
class ClassReader {
 public:
  static base::Result<ClassFile> read(base::Bytes bytes, std::string name, Trust trust);

 private:
  ClassReader(BigEndianReader& reader, ClassFile& file, Trust trust) : reader_(reader), file_(file), trust_(trust) {}

  base::Status read_rest();
  base::Status read_names();
  base::Status read_super(uint16_t raw);
  base::Status read_interfaces();
  base::Status read_fields();
  base::Status read_methods();
  base::Result<Field> read_field();
  base::Result<Method> read_method();
  base::Status check_field(const Field& field) const;
  base::Status check_method(const Method& method) const;
  base::Status check_bootstraps() const;
  bool checks() const { return trust_ == Trust::Stranger; }
  bool is_interface() const;
  bool is_module() const;

  BigEndianReader& reader_;
  ClassFile& file_;
  Trust trust_;
};

}  // namespace antecede::classfile
