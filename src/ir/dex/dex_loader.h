#pragma once

#include <memory>
#include <vector>

#include "base/diagnostics.h"
#include "dex/dex_file.h"
#include "ir/program.h"
#include "ir/program_builder.h"

namespace antecede::ir {

/// Makes one program of all DEX files of an app, in the order a class loader searches them.
///
/// Reads every symbol and class; code is left for `Program::body`. A class that is defined twice counts once (the
/// first stands, `dex.duplicate-class`); a class whose data is broken is left out (`dex.bad-class`). The files' bytes
/// must outlive the program.
std::unique_ptr<Program> load_dex(std::vector<dex::DexFile> files, base::Diagnostics& diagnostics);

/// The same for a program that has other sources, too.
void add_dex(std::vector<dex::DexFile> files, ProgramBuilder& builder);

}  // namespace antecede::ir
