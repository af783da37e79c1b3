#pragma once

#include <memory>
#include <vector>

#include "apk/app_input.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "ir/class_archive.h"
#include "ir/program.h"

namespace antecede::ir {

/// All code that makes one program, in the order a class loader searches it: the first definition of a class stands.
struct ProgramCode {
  std::vector<ClassArchive> boot;  ///< The framework's: wins over copies that an app bundles.
  std::vector<apk::DexFile> dex_files;
  std::vector<ClassArchive> class_files;
};

/// A program together with the bytes it points into.
struct LoadedProgram {
  /// One DEX file or jar of the app, for those who count.
  struct File {
    std::string name;  ///< `base.apk!classes2.dex`
    int version = 0;   ///< 35 … 41; 0 for a jar
    size_t bytes = 0;
    uint32_t classes = 0, methods = 0, fields = 0, strings = 0;  ///< Entries of its tables; of a jar only classes.
    bool is_dex() const { return version != 0; }
  };

  std::vector<File> files;              ///< Without those of the framework.
  std::vector<apk::SharedBytes> bytes;  ///< Of the DEX files; class files are kept by the program itself.
  std::unique_ptr<Program> program;
  size_t boot_sources = 0;  ///< The first sources of the program are the framework's.

  bool is_boot(ClassId id) const { return (*program)[id].source.value() < boot_sources; }
};

/// Unpacks, verifies and loads all code of an app behind the classes of the framework, on up to `jobs` threads (0:
/// one per core). Bodies are built later, on demand. Fails if a DEX file is broken as a whole; a class file that is
/// broken costs only its class.
base::Result<LoadedProgram> load_program(const apk::AppInput& input, std::vector<ClassArchive> boot, size_t jobs,
                                         base::Diagnostics& diagnostics);

/// The same for code that is unpacked already.
base::Result<LoadedProgram> load_program(ProgramCode code, size_t jobs, base::Diagnostics& diagnostics);

/// Builds the body of every method of the app that has code, on up to `jobs` threads. What is broken goes to the
/// diagnostics.
void build_app_bodies(const LoadedProgram& code, size_t jobs);

/// Builds the body of every method that has code, on up to `jobs` threads. What is broken goes to the diagnostics.
void build_all_bodies(const Program& program, size_t jobs);

}  // namespace antecede::ir
