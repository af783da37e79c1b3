#pragma once

#include <functional>
#include <set>
#include <string>

#include "classfile/class_file.h"

namespace antecede::ir {

/// Tells what of the framework's class files is internal (k_internal): package `antecede`, what carries
/// `@antecede.Hidden`, and classes inside of a class that does. Only the loader asks; later the flag says it.
class InternalMarks {
 public:
  /// Must be shown every class file of an archive before it is asked for one of them.
  void look_at(const classfile::ClassFile& file);
  bool is_internal(const classfile::ClassFile& file) const;
  static bool is_marked(const classfile::ConstantPool& pool, const classfile::CommonAttributes& attributes);

 private:
  std::set<std::string, std::less<>> marked_;  // Names of classes.
};

}  // namespace antecede::ir
