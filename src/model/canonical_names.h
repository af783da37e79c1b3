#pragma once

#include <mutex>
#include <optional>
#include <string>

#include "ir/app_loader.h"
#include "model/class_nesting.h"
#include "model/original_names.h"
#include "model/piece_places.h"
#include "model/piece_scan.h"

namespace antecede::model {

/// What race ids call classes and methods, so that an id stays the same when other code changes.
///
///     class Main { void onCreate(Bundle b) { post(new Runnable() { public void run() { … } }); } }
///     com.x.Main.onCreate(Landroid/os/Bundle;)V/java.lang.Runnable#0.run()V
///
/// A piece of code (`Piece`) is called after its owner, its interface or superclass, and its ordinal among those of
/// the same owner and interface. A lambda in the place of the anonymous class has the same name. docs/names.md has
/// the rules. What is nested too deeply, or in a circle, keeps its plain name. May be asked from several threads.
class CanonicalNames {
 public:
  /// Both outlive this.
  CanonicalNames(const ir::LoadedProgram& code, const OriginalNames& names);

  /// Empty: the original name.
  std::string of(ir::ClassId id) const;
  /// Empty: original class, name and descriptor. "-": made by the compiler.
  std::string of(ir::MethodId id) const;

 private:
  /// Does the work for one question at a time.
  class Writer;

  const ir::LoadedProgram& code_;
  const OriginalNames& names_;
  mutable std::mutex mutex_;  ///< For all below.
  mutable ClassNesting nesting_;
  mutable PieceScan scan_;
  mutable PiecePlaces places_;
};

}  // namespace antecede::model
