#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "ir/app_loader.h"
#include "model/contracts.h"
#include "model/original_names.h"

namespace antecede::model {

/// What a method of a library that the app brings along means.
struct Meaning {
  const ClassContract* owner = nullptr;
  const MethodContract* contract = nullptr;

  MeaningKind kind() const { return contract->kind; }
};

/// What the code of the libraries in a loaded program means, by id: `framework/contracts`, applied to it. Asked by both
/// engines.
///
/// A class or method is found under its original name (with a mapping, before R8), else by the string constants of its
/// code. Found so, several may fit: then all of them have the meaning, up to a few. What is not found has none, and
/// `missing` lists it if the app says that it has the library. Classes of the model never have one: they say themselves
/// what they mean (`Semantics`).
class LibraryMeanings {
 public:
  /// The code and the names outlive it. Artifacts: what `META-INF/*.version` names.
  LibraryMeanings(const ir::LoadedProgram& code, const OriginalNames& names, Contracts contracts,
                  const std::vector<std::string>& artifacts);
  LibraryMeanings(const LibraryMeanings&) = delete;
  LibraryMeanings& operator=(const LibraryMeanings&) = delete;

  /// Null: nothing is known of it.
  const Meaning* of(ir::MethodId id) const;
  /// The contract of which the class is; null: none.
  const ClassContract* of(ir::ClassId id) const;
  /// Where an object is behind the transition that the method makes. Transitions that no method of the class stands for
  /// may have happened before, unseen. None: the automaton does not allow it.
  std::optional<uint32_t> next_state(const Automaton& automaton, const Meaning& meaning, uint32_t state) const;
  /// Whether the class was told by its strings alone: it has another name.
  bool is_renamed(ir::ClassId id) const;
  /// Classes and methods that contracts are about, that the app must have, and that nobody finds: original names.
  const std::vector<std::string>& missing() const { return missing_; }
  /// How many classes have a meaning, by name and by strings.
  size_t named() const { return named_; }
  size_t recognised() const { return classes_.size() - named_; }

 private:
  struct Known {
    const ClassContract* contract = nullptr;
    bool is_renamed = false;
  };

  void add_named();
  void add_recognised();
  void add_class(ir::ClassId id, const ClassContract& contract, bool is_renamed);
  void find_missing(const std::vector<std::string>& artifacts);
  /// Methods of the class that fit where none has the name.
  void add_by_code(ir::ClassId id, const ClassContract& owner, const MethodContract& contract);
  bool is_tied(const ClassContract& owner, std::string_view transition) const;
  bool has_strings(ir::MethodId id, const std::vector<std::string>& strings) const;
  template <class Visit>
  void for_each_method(ir::ClassId id, Visit visit) const;

  const ir::LoadedProgram& code_;
  const ir::Program& program_;
  const OriginalNames& names_;
  Contracts contracts_;
  absl::flat_hash_map<ir::ClassId, Known> classes_;
  absl::flat_hash_map<ir::MethodId, Meaning> methods_;
  absl::flat_hash_set<const MethodContract*> found_;  // Of which there is a method.
  std::vector<const ClassContract*> absent_;  // Not there under their names.
  std::vector<std::string> missing_;
  size_t named_ = 0;
};

/// Whether a descriptor can be that one after renaming: types of the platform are the same, others any such.
bool fits_renamed(std::string_view original, std::string_view renamed);

}  // namespace antecede::model
