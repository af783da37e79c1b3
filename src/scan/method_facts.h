#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/node_hash_map.h>

#include "model/semantics.h"
#include "scan/values.h"

namespace antecede::scan {

/// What the code around an access tells about it.
struct AccessFacts {
  bool null = false;                  ///< Stores null.
  std::optional<uint64_t> value;      ///< Stores this number (references: null is 0).
  std::optional<bool> dereferences;   ///< What is read is used as an object.
  bool checks = false;                ///< What is read is compared with null, or decides a branch.
  bool guarded = false;               ///< Used only where a test has shown that it is not null; test and use of one value.
  bool guarded_by_look = false;       ///< The same, but the test has read the location by itself, before.
  bool unpublished = false;           ///< The object was made here, and nobody else can know it yet.
  bool restored = false;              ///< A null that something else replaces before the method ends.
  bool own_value = false;             ///< A read of what the same method has stored before, on every way.
  bool looks_first = false;           ///< A store only where the location was found to be null; a read that begins so.
  bool tested_only = false;           ///< What is read only decides a branch.
};

/// Reads bodies for `AccessFacts`, each method once.
///
/// All within one method: what helpers do before or after is not seen, so a guard in one is missed, and what a method
/// does that is called between a test and a use is not looked at here (see `Guards`).
class MethodFacts {
 public:
  MethodFacts(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics) {}

  /// Of an instruction that accesses a field or an element; of others nothing is known.
  const AccessFacts& of(ir::MethodId method, uint32_t instruction);
  const Values& values(ir::MethodId method);

 private:
  struct Known {
    std::unique_ptr<Values> values;
    absl::node_hash_map<uint32_t, AccessFacts> facts;  // Callers keep references.
  };
  Known& known(ir::MethodId method);
  AccessFacts look_at(ir::MethodId method, const Values& values, uint32_t instruction);
  void look_at_store(const Values& values, uint32_t instruction, AccessFacts& facts) const;
  void look_at_load(const Values& values, uint32_t instruction, AccessFacts& facts) const;
  bool is_fresh(ir::MethodId method, const Values& values, ir::Register base, uint32_t instruction, int depth);
  bool leaks_receiver(ir::MethodId constructor, int depth);
  bool leaks(const Values& values, const ir::Use& use, int depth);
  bool same_place(const Values& values, uint32_t one, uint32_t other) const;
  std::vector<uint32_t> looks_of(const Values& values, uint32_t instruction) const;
  std::vector<uint32_t> stores_of(const Values& values, uint32_t instruction) const;

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  absl::flat_hash_map<ir::MethodId, Known> methods_;
  absl::flat_hash_map<ir::MethodId, bool> leaks_;
};

/// Whether a use of a reference fails if it is null.
bool is_dereference(const ir::Body& body, const ir::Use& use);

}  // namespace antecede::scan
