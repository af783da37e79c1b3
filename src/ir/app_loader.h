#pragma once

#include <memory>
#include <vector>

#include "apk/app_input.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "ir/program.h"

namespace antecede::ir {

/// A program together with the bytes it points into.
struct LoadedProgram {
  /// One DEX file of the app, for those who count.
  struct File {
    std::string name;  ///< `base.apk!classes2.dex`
    int version = 0;   ///< 35 … 41
    size_t bytes = 0;
    uint32_t classes = 0, methods = 0, fields = 0, strings = 0;  ///< Entries of its tables.
  };

  std::vector<File> files;
  std::vector<apk::SharedBytes> bytes;
  std::unique_ptr<Program> program;
};

/// Unpacks, verifies and loads all code of an app, on up to `jobs` threads (0: one per core). Bodies are built later,
/// on demand. Fails if a DEX file is broken as a whole.
base::Result<LoadedProgram> load_program(const apk::AppInput& input, size_t jobs, base::Diagnostics& diagnostics);

/// Builds the body of every method that has code, on up to `jobs` threads. What is broken goes to the diagnostics.
void build_all_bodies(const Program& program, size_t jobs);

}  // namespace antecede::ir
