#pragma once

#include <string>
#include <vector>

#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "model/code_names.h"
#include "runtime/machine.h"
#include "runtime/world/app.h"

namespace antecede::runtime {

/// What is executed: an app, or a plain program. Loaded once; any number of sessions may run it, one after the other
/// or at the same time.
struct Subject {
  /// The class whose `main` is the life of an app's environment.
  static constexpr const char* k_app_main = "antecede.system.Environment";

  std::string name;    ///< For messages: the file.
  std::string sha256;  ///< Of the file: a recorded schedule fits one alone.
  const ir::LoadedProgram& code;
  const ir::Hierarchy& hierarchy;
  const model::CodeNames* names = nullptr;  ///< For what is recorded and reported. Null: as in the code.
  std::string main_class;                   ///< Of an app: `k_app_main`.
  std::vector<std::string> arguments{};     ///< Of `main`.
  std::string process{};                    ///< What traces call it: the package, or the main class.
  ReadResource read_resource{};             ///< Files of the program that are no classes.
  const App* app = nullptr;                 ///< Null: a plain program.
  /// Those that the app brings along, of all of which the model has a version.
  std::vector<std::string> libraries{};
};

/// Prepares a run of the subject's main method. An error names the file and the classes that have one.
base::Status start_main(Machine& machine, const Subject& subject);

}  // namespace antecede::runtime
