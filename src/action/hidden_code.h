#pragma once

#include <absl/container/flat_hash_set.h>

#include "ir/hierarchy.h"
#include "ir/program.h"
#include "model/semantics.h"
#include "pointer/solver.h"

namespace antecede::action {

/// Code of the model that runs on a device but that an analysis does not look at: what stands behind
/// `!Engine.isAbstract()` in methods that it looks at, what is marked `@Concrete`, and what such code calls.
///
/// Nothing that has to be seen happens there; but numbers and nulls are stored, and methods are called with arguments,
/// of which whoever follows values would otherwise think that they never are (unless the method says, by `@Mirrored`,
/// that this does not matter). Calls are followed to the method that their reference resolves to.
class HiddenCode {
 public:
  HiddenCode(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
             const pointer::Solver& solver);

  bool stores(ir::FieldId field) const { return stored_.contains(field); }
  /// Of a method that an analysis looks at: hidden code calls it, too.
  bool calls(ir::MethodId method) const { return called_.contains(method); }

 private:
  void look_at_visible(ir::MethodId method, const pointer::MethodCode& code);
  void look_at_hidden(ir::MethodId method);
  void note(const ir::Instruction& insn);
  void note_call(const ir::Instruction& insn);

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  absl::flat_hash_set<ir::MethodId> visible_, hidden_, called_;
  absl::flat_hash_set<ir::FieldId> stored_;
  std::vector<ir::MethodId> work_;
};

}  // namespace antecede::action
