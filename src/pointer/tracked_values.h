#pragma once

#include <cstdint>
#include <vector>

#include <absl/container/flat_hash_map.h>
#include <absl/container/flat_hash_set.h>

#include "ir/hierarchy.h"
#include "ir/program.h"
#include "model/semantics.h"

namespace antecede::pointer {

/// Which numbers and texts an analysis must follow: those that reach an operand of an intrinsic whose meaning depends
/// on the value (the id of a layout, the name of a transition), through parameters and fields.
///
/// All other numbers are nobody's business, and all other texts of the framework are one text. Questions are answered
/// when they are first asked, by looking at the bodies that a parameter can reach.
class TrackedValues {
 public:
  TrackedValues(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics) {}

  /// Registers of the method's body that hold such a value, by number.
  std::vector<uint8_t> registers(ir::MethodId method);
  /// Of a method: `index` counts the receiver.
  bool is_tracked(ir::MethodId method, size_t index);
  /// What a static number always is, as its class says; `Object::k_any_number`: it is not said.
  uint32_t constant(ir::FieldId field);
  /// Somebody in its class hands what it loads from the field to such an operand.
  bool is_tracked(ir::FieldId field);

 private:
  static constexpr int k_most_calls = 10;   ///< How deep a parameter is followed.
  static constexpr size_t k_most_overrides = 12;
  /// Ids of resources of apps begin here. Who returns one, or keeps it, is followed wherever it goes.
  static constexpr uint64_t k_first_resource = 0x7f000000;
  static constexpr uint64_t k_last_resource = 0x7fffffff;

  bool is_value(ir::TypeId type) const;
  bool is_operand(model::Intrinsic intrinsic, size_t index) const;
  bool opens_file(ir::MethodId method) const;
  bool look_into(ir::MethodId method, size_t index);
  bool any_override(ir::MethodId method, size_t index);
  void mark_uses(ir::MethodId method, const ir::Body& body, std::vector<uint8_t>& marks);

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  absl::flat_hash_map<std::pair<ir::MethodId, uint32_t>, bool> parameters_;
  absl::flat_hash_map<ir::FieldId, bool> fields_;
  absl::flat_hash_map<ir::FieldId, uint32_t> constants_;
  absl::flat_hash_set<ir::ClassId> read_;
  int depth_ = 0;
};

}  // namespace antecede::pointer
