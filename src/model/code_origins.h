#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/id.h"
#include "base/origin.h"
#include "ir/app_loader.h"
#include "model/library_meanings.h"
#include "model/original_names.h"
#include "model/own_code.h"

namespace antecede::model {

/// Whose code each class of an app is, where names alone do not tell (`OwnCode`): by who names whom.
///
/// A library cannot name the classes of an app that it does not know, so a class that names own code is own; and what a
/// library names belongs to a library. Both go on along superclasses, interfaces, fields and signatures. String
/// constants, which survive R8, speak for renamed classes: those that contracts are recognised by, and names of the
/// packages of libraries and of the app. What is left
/// goes with the other classes of its packages, if those agree. A class that both rules speak for, or none, is unknown:
/// builds merge classes.
class CodeOrigins {
 public:
  CodeOrigins(const ir::LoadedProgram& code, const OriginalNames& names, const OwnCode& own,
              const LibraryMeanings& meanings);

  base::Origin of(ir::ClassId id) const { return origins_[id]; }

 private:
  using Marks = std::vector<bool>;  ///< By class.

  void decide_by_names();
  void decide_by_meanings(const LibraryMeanings& meanings);
  void find_strings();
  void collect_references();
  void add_reference(ir::ClassId from, ir::TypeId to);
  /// The undecided classes that the given ones lead to.
  Marks reached_from(base::Origin origin, const std::vector<std::vector<uint32_t>>& edges, Marks reached) const;
  void decide_by_references();
  void decide_by_packages();
  bool is_undecided(uint32_t id) const { return undecided_[id]; }

  const ir::LoadedProgram& code_;
  const ir::Program& program_;
  const OriginalNames& names_;
  const OwnCode& own_;
  base::IdVector<ir::ClassId, base::Origin> origins_;
  Marks undecided_;
  Marks names_own_, names_library_;  // In string constants, of undecided classes.
  std::vector<std::vector<uint32_t>> names_others_, named_by_;
};

/// The words of a package that tell whose it is: `com.shop` of `com.shop.ui.Row`, `io.github.shop` of
/// `io.github.shop.Row`. Empty if there are too few.
std::string package_root(std::string_view class_name);

}  // namespace antecede::model
