#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "ir/app_loader.h"
#include "ir/class/class_archive.h"

namespace antecede::model {

/// Who serves the libraries of which the model has a version of its own.
struct LibrarySources {
  std::vector<std::string> app;    ///< Artifacts of which the app has a copy, in alphabetical order.
  std::vector<std::string> model;  ///< Those that the model stands in for.
};

/// Where the platform ends (`framework/boundary`): the classes of the model that stand for libraries, which a device does
/// not have, by artifact.
///
/// The one boundary that no build tool can rename is the platform's. A library that an app brings along is executed as
/// the bytecode it is: R8 may have renamed, merged and inlined its members, so that a class of ours would not fit the
/// rest of it. The model's own version serves apps without a copy: our test apps, code that is not packed yet.
class LibraryBoundary {
 public:
  /// The list that is part of the program.
  static LibraryBoundary built_in();
  /// A malformed line is an error that names it.
  static base::Result<LibraryBoundary> parse(std::string_view text, std::string_view file_name);

  /// The artifact that a class (`androidx/core/view/ViewCompat`) belongs to, dotted; empty: the platform.
  std::string artifact(std::string_view class_name) const;

  /// Takes the classes out of the model's archive that an app brings along. If an app holds one class of an artifact,
  /// all of that artifact is the app's. A packed app (DEX files) that has one artifact has been put together with all it
  /// needs: then the model serves none.
  LibrarySources apply(const ir::AppCode& app, ir::ClassArchive& model) const;

 private:
  struct Entry {
    std::string prefix;       ///< `androidx/`
    bool has_parts = false;  ///< Each package directly below is an artifact.
  };

  std::vector<Entry> entries_;
};

}  // namespace antecede::model
