#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "base/diagnostics.h"
#include "ir/class/class_archive.h"
#include "ir/program.h"
#include "ir/program_builder.h"

namespace antecede::ir {

/// Makes one program of class files, in the order of a class path; files are parsed on up to `jobs` threads (0: one
/// per core).
///
/// Reads every symbol and class; code is left for `Program::body`. A class that is defined twice counts once (the
/// first stands, `class.duplicate-class`); a file that is broken is left out (`class.bad-class`). The program keeps
/// the bytes alive.
std::unique_ptr<Program> load_class_files(std::vector<ClassArchive> archives, size_t jobs,
                                          base::Diagnostics& diagnostics);

/// Whose class files they are.
enum class ClassSide : uint8_t { App, Framework };

/// The same for a program that has other sources, too.
void add_class_files(std::vector<ClassArchive> archives, ClassSide side, size_t jobs, ProgramBuilder& builder);

}  // namespace antecede::ir
