#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apk/manifest.h"
#include "base/diagnostics.h"
#include "base/stage.h"
#include "cli/app_options.h"
#include "model/constructs.h"
#include "model/modelled_share.h"

namespace antecede::cli {

/// Classes and methods that belong together.
struct CodeShare {
  std::string name;  ///< A package of the app's own, or a library.
  uint64_t classes = 0;
  uint64_t methods = 0;
};

/// What `antecede info` tells about an app: plain values, ready for any writer.
struct AppSummary {
  std::string file;
  std::string sha256;
  std::optional<apk::Manifest> manifest;  ///< none for code alone
  std::string version_name;
  std::string label;
  std::vector<std::string> splits;

  std::vector<ir::LoadedProgram::File> code_files;
  uint64_t classes = 0, methods = 0, methods_with_code = 0, broken_methods = 0, fields = 0, instructions = 0;
  CodeShare own;
  std::vector<CodeShare> own_packages;          ///< By name.
  std::vector<CodeShare> libraries;             ///< By name.
  model::LibrarySources sources;                ///< Of libraries that the model has a version of.
  std::vector<std::string> missing_components;  ///< Declared classes that no code file defines.
  model::ModelledShare modelled;                ///< Of the framework calls in own code.
  std::vector<model::ConstructUse> constructs;  ///< Of concurrency, in own code.

  uint64_t resources = 0, layouts = 0, layout_files = 0, menus = 0, preference_screens = 0;
  std::vector<std::string> click_handlers;  ///< Methods named by `android:onClick`, each once, sorted.

  std::string incomplete_because;  ///< A limit, or an interruption: numbers are of what was read by then. Empty: all was.
  std::vector<base::Diagnostic> diagnostics;
  std::vector<base::StageCost> stages;  ///< Only with --timings.
};

/// Reads all of the app: manifest, resources, every method. Ends early, with what there is, when the process has to end.
base::Result<AppSummary> summarize(const AppOptions& options);

/// Long lists are cut short unless `all`.
std::string write_info_text(const AppSummary& summary, bool all);
std::string write_info_json(const AppSummary& summary);

}  // namespace antecede::cli
