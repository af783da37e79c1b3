#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "cli/app_options.h"
#include "ir/hierarchy.h"
#include "runtime/session/subject.h"

namespace antecede::cli {

/// An app or a program that is ready to be run, and all that its subject points to.
class LoadedSubject {
 public:
  /// Loads the code of an app that is open, and its resources. `main_class`: `Subject::k_app_main`, or that of a
  /// plain program, with its arguments.
  static base::Result<std::unique_ptr<LoadedSubject>> load(std::unique_ptr<OpenApp> app, const AppOptions& options,
                                                           std::string main_class, std::vector<std::string> arguments,
                                                           base::StageRunner& stages);
  LoadedSubject(const LoadedSubject&) = delete;
  LoadedSubject& operator=(const LoadedSubject&) = delete;

  const runtime::Subject& subject() const { return *subject_; }
  /// Of an app: the level of the API that it is run at unless somebody asks for another one.
  /// Looks through all code if something is missing.
  uint32_t api_level() const;
  OpenApp& app() const { return *app_; }
  base::Diagnostics& diagnostics() const { return app_->diagnostics; }

 private:
  LoadedSubject() = default;

  std::unique_ptr<OpenApp> app_;
  std::optional<ir::Hierarchy> hierarchy_;
  std::unique_ptr<const model::CodeNames> names_;
  std::optional<runtime::App> package_;
  std::optional<runtime::Subject> subject_;
};

}  // namespace antecede::cli
