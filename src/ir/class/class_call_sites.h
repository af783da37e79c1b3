#pragma once

#include "classfile/class_file.h"
#include "ir/class/class_symbols.h"
#include "ir/class/class_table.h"
#include "ir/program_builder.h"

namespace antecede::ir {

/// Gives the `invokedynamic` call sites of a class file their meaning: lambdas and method references become closures,
/// `StringConcatFactory` a concatenation, `ObjectMethods` the methods of a record. Anything else stays unknown, with
/// a diagnostic (`class.unknown-bootstrap`); so do dynamic constants, which become call sites without arguments.
/// Needs all other constants interned.
void interpret_call_sites(const classfile::ClassFile& file, ClassTable& table, ClassSymbols& symbols,
                          ProgramBuilder& builder);

}  // namespace antecede::ir
