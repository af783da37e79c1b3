#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "apk/app_input.h"
#include "base/diagnostics.h"
#include "base/error.h"
#include "dex/dex_file.h"
#include "ir/class/class_archive.h"
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

/// All code of an app, unpacked, its DEX files verified: what a program is made of besides the framework. Which classes
/// of the framework it needs can depend on what is in here.
struct AppCode {
  std::vector<LoadedProgram::File> files;
  std::vector<apk::SharedBytes> bytes;  ///< Of the DEX files.
  std::vector<dex::DexFile> dex_files;
  std::vector<ClassArchive> class_files;

  /// Calls with the name (`com/x/Y`) of each class, and whether it is in a DEX file. Of a class file it is the name
  /// under which it lies in its archive.
  void for_each_class(const std::function<void(std::string_view name, bool is_dex)>& visit) const;
};

/// Unpacks the code of an app on up to `jobs` threads (0: one per core). Fails if a DEX file is broken as a whole.
base::Result<AppCode> unpack_code(const apk::AppInput& input, size_t jobs, base::Diagnostics& diagnostics);

/// Loads the code of an app behind the classes of the framework. Bodies are built later, on demand. A class file that
/// is broken costs only its class.
LoadedProgram load_program(AppCode code, std::vector<ClassArchive> boot, size_t jobs, base::Diagnostics& diagnostics);

/// The same for an app that is not unpacked yet.
base::Result<LoadedProgram> load_program(const apk::AppInput& input, std::vector<ClassArchive> boot, size_t jobs,
                                         base::Diagnostics& diagnostics);

/// The same for code that is unpacked already.
base::Result<LoadedProgram> load_program(ProgramCode code, size_t jobs, base::Diagnostics& diagnostics);

/// Builds the body of every method of the app that has code, on up to `jobs` threads. What is broken goes to the
/// diagnostics. Ends early when the process has to end; bodies that are missing are built when they are asked for.
void build_app_bodies(const LoadedProgram& code, size_t jobs);

/// Builds the body of every method that has code, on up to `jobs` threads. What is broken goes to the diagnostics.
void build_all_bodies(const Program& program, size_t jobs);

}  // namespace antecede::ir
