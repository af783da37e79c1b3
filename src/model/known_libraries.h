#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::model {

/// A package that belongs to a library apps bundle.
struct KnownLibrary {
  std::string package;  ///< `com.google.gson`: it and everything below.
  std::string name;
};

/// The list `framework/libraries`: which code of an app is not its own.
class KnownLibraries {
 public:
  /// The list that is part of the program.
  static KnownLibraries built_in();
  /// A malformed line, an empty name or a package listed twice is an error that names the line.
  static base::Result<KnownLibraries> parse(std::string_view text, std::string_view file_name);

  const std::vector<KnownLibrary>& list() const { return libraries_; }
  /// The library a class (dotted name) belongs to: the longest package that contains it. Null: own code.
  const KnownLibrary* find(std::string_view class_name) const;

 private:
  std::vector<KnownLibrary> libraries_;  // Sorted by package.
};

}  // namespace antecede::model
