#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/origin.h"
#include "model/known_libraries.h"

namespace antecede::model {

/// The rule that tells an app's own code from libraries, by original class names. `CodeNames` asks it for everybody.
///
/// If the user named packages (`--own`), they are own and nothing else is. If not: the manifest's package and those
/// of its components are own, with what is below them, even where a library is listed there: a library can be an app,
/// too. Of the rest, what is in `framework/libraries` is a library, and what lies in the group of an artifact that the
/// package names (`META-INF/com.google.dagger_dagger.version`: `com.google.dagger`). A component that lies in a library came with it and
/// says nothing. What shares its package's first words with own code is own (`package_root`). All else nobody can tell
/// by its name (`CodeOrigins` may); where there is no manifest, it is own.
class OwnCode {
 public:
  struct Facts {
    std::vector<std::string> prefixes;    ///< `--own`: packages or classes.
    std::string package;                  ///< Of the manifest; empty: there is none.
    std::vector<std::string> components;  ///< Original class names, dotted.
    std::vector<std::string> artifacts;   ///< `META-INF/*.version`: `com.google.dagger_dagger`.
  };
  explicit OwnCode(Facts facts);

  /// Own, Library, or Unknown.
  base::Origin origin(std::string_view class_name) const;
  /// The library in the list; null for own code, and for what is not in the list.
  const KnownLibrary* library(std::string_view class_name) const;

 private:
  bool is_library(std::string_view class_name) const;

  KnownLibraries libraries_;
  std::vector<std::string> prefixes_;
  std::vector<std::string> groups_;    ///< Of artifacts: packages of libraries.
  std::vector<std::string> packages_;  ///< The manifest's and the components'.
  std::vector<std::string> roots_;     ///< Of these.
};

}  // namespace antecede::model
