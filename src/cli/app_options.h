#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "apk/app_input.h"
#include "apk/layout_set.h"
#include "apk/mapping.h"
#include "apk/resource_table.h"
#include "base/diagnostics.h"
#include "base/stage.h"
#include "ir/app_loader.h"
#include "model/code_names.h"
#include "model/library_boundary.h"

namespace CLI {
class App;
}

namespace antecede::cli {

class Outputs;

/// The options every command that reads an app shares.
struct AppOptions {
  std::vector<std::string> paths;
  std::string mapping;
  std::vector<std::string> models;
  std::vector<std::string> own;
  size_t jobs = 0;
  bool quiet = false;
  bool verbose = false;
  bool timings = false;

  /// What every command takes.
  void declare(CLI::App& parser);
  /// What commands take that tell own code from libraries.
  void declare_own(CLI::App& parser);
  /// What commands take that write a report.
  void declare_report(CLI::App& parser);
  /// All files that are read because of these options.
  void add_inputs(Outputs& outputs) const;
  base::StageRunner stages() const { return base::StageRunner(!quiet && base::stderr_is_terminal()); }
};

/// An app opened for a command: its input, and what was asked for so far. Stages are run through one runner.
struct OpenApp {
  base::Diagnostics diagnostics;
  std::optional<apk::AppInput> input;
  std::optional<apk::Mapping> mapping;
  /// What the resource tables were read from; the table points into it.
  std::vector<apk::SharedBytes> table_bytes;
  std::optional<apk::ResourceTable> resources;
  std::optional<ir::LoadedProgram> code;
  model::LibrarySources libraries;  ///< Known with the code.
};

/// Opens the app and its mapping.
base::Result<std::unique_ptr<OpenApp>> open_app(const AppOptions& options, base::StageRunner& stages);
/// Reads the resource tables of all splits, if there are any. A broken table is an error.
base::Status load_resources(OpenApp& app, base::StageRunner& stages);
/// Loads the framework model and all code of the app behind it.
base::Status load_code(OpenApp& app, const AppOptions& options, base::StageRunner& stages);

/// Whose code the app's classes are, and how they are called. Needs the code; the app outlives it.
model::CodeNames code_names(const OpenApp& app, const AppOptions& options);

/// Reads the XML files of the app's splits.
apk::ReadXml xml_reader(const OpenApp& app);

}  // namespace antecede::cli
