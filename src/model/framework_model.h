#pragma once

#include <string>
#include <vector>

#include "base/error.h"
#include "ir/app_loader.h"
#include "ir/class/class_archive.h"
#include "model/library_boundary.h"

namespace antecede::model {

/// The Java classes that stand for the framework: those that are part of the binary (`framework/java`, compiled when
/// Antecede was built) and those the user adds (`--model extra.jar`).
///
/// They are loaded before the app's own classes, so that they win over copies an app bundles. Classes that stand for
/// libraries leave where an app brings its own (LibraryBoundary).
class FrameworkModel {
 public:
  /// The built-in model with the user's jars behind it. Fails, naming jar and class, if a jar cannot be read, holds
  /// no class, or defines a class that is there already. What the classes refer to is checked later (model_check.h).
  static base::Result<FrameworkModel> open(const std::vector<std::string>& extra_jars, size_t jobs);

  /// Leaves the libraries to the app of which it has a copy.
  LibrarySources leave_libraries(const ir::AppCode& app) {
    return LibraryBoundary::built_in().apply(app, archives_.front());
  }
  /// In the order of the class path.
  const std::vector<ir::ClassArchive>& archives() const { return archives_; }

 private:
  std::vector<ir::ClassArchive> archives_;
};

}  // namespace antecede::model
