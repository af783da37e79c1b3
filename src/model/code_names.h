#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apk/app_input.h"
#include "apk/mapping.h"
#include "base/origin.h"
#include "ir/app_loader.h"
#include "model/canonical_names.h"
#include "model/code_origins.h"
#include "model/library_meanings.h"
#include "model/original_names.h"
#include "model/own_code.h"
#include "model/renaming.h"

namespace antecede::model {

/// Whose code a class is, what it was called before R8, and what race ids call it: asked by all commands and both
/// engines, so that they agree. See docs/names.md.
///
/// A *canonical name* has no lines and no numbers that the compiler gave, so that it stays the same when other code
/// changes. May be asked from several threads.
class CodeNames {
 public:
  /// What is known of an app besides its code.
  struct App {
    const apk::Mapping* mapping = nullptr;
    std::vector<std::string> own;         ///< `--own`: packages or classes.
    std::string package;                  ///< Of the manifest; empty: code alone.
    std::vector<std::string> components;  ///< Dotted class names that the manifest has, as in the DEX file.
    std::vector<std::string> artifacts;   ///< Libraries that `META-INF/*.version` names: `androidx.core_core`.

    /// What the manifest says, if there is one.
    static App of(const apk::AppInput& input);
  };
  using Member = MemberName;

  /// The code and the mapping outlive it.
  CodeNames(const ir::LoadedProgram& code, App app);

  /// Own, Library, Model, or Unknown: of the app, and nobody can tell.
  base::Origin origin(ir::ClassId id) const;
  /// The same by an original name: of a class that may be gone because R8 has put its methods into others.
  base::Origin origin(std::string_view class_name) const;
  /// Null: no known library, or own code.
  const KnownLibrary* library(ir::ClassId id) const;

  /// Original names: dotted class names, members with descriptors.
  std::string class_name(ir::ClassId id) const { return names_.class_name(id); }
  Member method(ir::MethodId id) const { return names_.method(id); }
  Member field(ir::FieldId id) const { return names_.field(id); }

  /// Empty: it is just the class name.
  std::string canonical_class(ir::ClassId id) const { return canonical_.of(id); }
  /// Empty: it is just `class.name(descriptor)` of what `method` gives. "-": made by the compiler, counts as its
  /// caller.
  std::string canonical_method(ir::MethodId id) const { return canonical_.of(id); }

  /// R8 or ProGuard gave it another name, or its class, and nobody knows the original one (`Renaming`).
  bool is_renamed(ir::ClassId id) const { return renaming_.is_renamed(id); }
  bool is_renamed(ir::MethodId id) const { return renaming_.is_renamed(id); }
  bool is_renamed(ir::FieldId id) const { return renaming_.is_renamed(id); }

  const apk::Mapping* mapping() const { return names_.mapping(); }
  /// What code of the app's libraries means.
  const LibraryMeanings& meanings() const { return meanings_; }

 private:
  const ir::LoadedProgram& code_;
  OriginalNames names_;
  Renaming renaming_;
  CanonicalNames canonical_;
  OwnCode own_;
  LibraryMeanings meanings_;
  CodeOrigins origins_;
};

}  // namespace antecede::model
