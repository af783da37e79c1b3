#pragma once

#include <optional>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "ir/program.h"

namespace antecede::pointer {

/// Classes that R8 has made of several: lambdas and other small classes of one shape become one, with a number in each object that says
/// which of them it is of.
///
///     class a implements Runnable, Callable {      a.run():  switch (this.id) { case 0: …  case 1: … }
///       final synthetic int id; Object captured;   a(int id, Object captured) { this.id = id; … }
///
/// Found by that shape, whatever the names are: a final number without a source that the constructors are given and that methods branch
/// on first. Methods of such a class are told apart by the object they are called on, and only what the object's number leaves open is
/// looked at. That a class is taken for one that is none costs time, and nothing else.
class MergedClasses {
 public:
  explicit MergedClasses(const ir::Program& program) : program_(program), known_(program.classes().size(), 0) {}

  bool is_merged(ir::ClassId id) {
    uint8_t& known = known_[id.value()];
    if (known == 0) known = find_number(id).valid() ? 2 : 1;
    return known == 2;
  }
  /// The field with the number; none: the class is not merged.
  ir::FieldId number_field(ir::ClassId id) { return is_merged(id) ? find_number(id) : ir::FieldId(); }
  /// The number of the objects of a merged class that the instruction makes; none: it is not constant.
  std::optional<int32_t> number_of(ir::MethodId method, uint32_t instruction);
  /// By block of the method, one of a merged class: whether an object with that number comes there.
  const std::vector<bool>& open_blocks(ir::MethodId method, int32_t number);

 private:
  ir::FieldId find_number(ir::ClassId id) const;
  bool is_given(ir::ClassId id, ir::FieldId field) const;
  bool is_branched_on(ir::MethodId method, ir::FieldId field) const;
  std::optional<int32_t> find_number_of(ir::MethodId method, uint32_t instruction);
  std::optional<int32_t> given_number(const ir::Body& maker, const ir::Instruction& call, ir::FieldId field) const;
  std::vector<bool> find_open_blocks(ir::MethodId method, int32_t number);

  const ir::Program& program_;
  std::vector<uint8_t> known_;  // By class. 0: not asked yet; 1: no; 2: yes.
  absl::flat_hash_map<std::pair<ir::MethodId, uint32_t>, std::optional<int32_t>> numbers_;
  absl::flat_hash_map<std::pair<ir::MethodId, int32_t>, std::vector<bool>> open_;
};

}  // namespace antecede::pointer
