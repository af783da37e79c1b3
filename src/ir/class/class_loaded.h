#pragma once

#include "apk/shared_bytes.h"
#include "classfile/class_file.h"
#include "ir/class/class_table.h"

namespace antecede::ir {

/// A class file that is part of a program: parsed, its constants interned, its bytes kept.
struct LoadedClass {
  classfile::ClassFile file;
  ClassTable table;
  apk::SharedBytes bytes;
};

}  // namespace antecede::ir
