#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "ir/hierarchy.h"
#include "ir/program.h"

namespace antecede::scan {

/// Where a value of a body comes from: a root, and the final fields that lead from it to the value. Two values of one run
/// of the body with the same path are the same value.
struct Path {
  enum class Root : uint8_t {
    None,       ///< Not known, or not always the same.
    Parameter,  ///< `index`: which.
    Static,     ///< A final static field.
    Class,      ///< The class object of a type.
    New,        ///< Made by the instruction.
    Register,   ///< What a register holds that is set in one place only.
  };
  Root root = Root::None;
  uint32_t index = 0;
  std::vector<ir::FieldId> fields;

  bool known() const { return root != Root::None; }
  bool operator==(const Path&) const = default;
};

/// The values of one body, as far as one reading of it tells. Copies and casts are looked through.
class Values {
 public:
  Values(const ir::Program& program, const ir::Hierarchy& hierarchy, ir::MethodId method);

  const ir::Body& body() const { return body_; }
  const ir::Flow& flow() const { return flow_; }
  /// The register that it is a copy of.
  ir::Register root(ir::Register reg) const;
  /// The only instruction that sets it, behind copies and casts; none: a parameter, or several.
  std::optional<uint32_t> definition(ir::Register reg) const;
  Path path(ir::Register reg) const;
  bool is_null(ir::Register reg) const;
  /// The bits of the number that it always is; references: 0 is null.
  std::optional<uint64_t> constant(ir::Register reg) const;
  /// Which parameter it is, or none.
  std::optional<uint32_t> parameter(ir::Register reg) const;

  ir::BlockId block_of(uint32_t instruction) const { return flow_.block_of(ir::InstructionId(instruction)); }
  /// Every way to `second` has passed `first`.
  bool dominates(uint32_t first, uint32_t second) const {
    return first != second && flow_.dominates(ir::InstructionId(first), ir::InstructionId(second));
  }
  /// Every way from `first` to the end passes `second`.
  bool leads_to(uint32_t first, uint32_t second) const;
  /// `second` may come after `first`.
  bool reaches(uint32_t first, uint32_t second) const;

  /// A branch that decides whether an instruction is reached: it stands behind one of the ways.
  struct Test {
    uint32_t branch = 0;   ///< The instruction.
    size_t way = 0;        ///< Which successor leads there.
  };
  std::vector<Test> tests_before(uint32_t instruction) const;
  /// All uses of a value, by copies as well: instruction and position.
  std::vector<ir::Use> uses(ir::Register reg) const;

 private:
  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  ir::MethodId method_;
  const ir::Body& body_;
  const ir::Flow& flow_;
  mutable std::vector<std::vector<uint8_t>> reached_;  // By block, made when asked for.
};

}  // namespace antecede::scan
