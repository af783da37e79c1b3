#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "ir/app_loader.h"
#include "model/class_nesting.h"
#include "model/original_names.h"
#include "model/piece_scan.h"

namespace antecede::model {

/// What a piece stands in.
struct PieceOwner {
  ir::ClassId type;
  ir::MethodId method;           ///< None: no method is known to make it, or several constructors do.
  bool in_constructors = false;  ///< An initialiser, which the compiler copies into every constructor.

  bool operator==(const PieceOwner&) const = default;
  template <class H>
  friend H AbslHashValue(H state, const PieceOwner& owner) {
    return H::combine(std::move(state), owner.type, owner.method, owner.in_constructors);
  }
};

/// A piece among those of its owner.
struct PiecePlace {
  PieceOwner owner;
  std::string key;        ///< Interface or superclass (original name); of a local class its own name.
  bool is_named = false;  ///< It is a local class.
  uint32_t ordinal = 0;   ///< Among the pieces of the same owner and key, in the order of the owner's code.
};

/// Gives pieces their owners and their ordinals. Nothing that other methods contain makes a difference.
///
/// The owner is the method that makes the piece, which javac's attribute is not for what stands in a lambda. Who
/// makes it is looked for in the class around it, then in all classes that have their names from the same outermost
/// one: R8 moves code. A local class belongs to the method that the attribute names, since anything inside may make
/// it.
class PiecePlaces {
 public:
  /// All outlive this.
  PiecePlaces(const ir::LoadedProgram& code, const OriginalNames& names, ClassNesting& nesting, PieceScan& scan)
      : code_(code), program_(*code.program), names_(names), nesting_(nesting), scan_(scan) {}

  /// Nothing if nobody can tell: several methods make it, as with lambdas that R8 merged.
  std::optional<PiecePlace> place(const Piece& piece);

 private:
  using Makers = std::vector<ir::MethodId>;
  using Ordinals = absl::flat_hash_map<Piece, uint32_t>;

  const std::optional<PieceOwner>& owner(const Piece& piece);
  std::optional<PieceOwner> find_owner(const Piece& piece);
  std::optional<PieceOwner> choose_owner(const Piece& piece, const Nesting& nesting, const Makers& makers) const;
  Makers makers(const Piece& piece, ir::ClassId around);
  const PieceScan::Makers& family_makers(ir::ClassId member);

  const Ordinals& ordinals(ir::ClassId id);
  std::vector<Piece> pieces_in(ir::ClassId id);
  std::vector<ir::ClassId> classes_below(std::string_view outer);
  bool is_local(const Piece& piece);
  std::string key(const Piece& piece);

  const ir::LoadedProgram& code_;
  const ir::Program& program_;
  const OriginalNames& names_;
  ClassNesting& nesting_;
  PieceScan& scan_;
  absl::flat_hash_map<Piece, std::unique_ptr<const std::optional<PieceOwner>>> owners_;
  absl::flat_hash_map<ir::ClassId, std::unique_ptr<const Ordinals>> ordinals_;           ///< By the owners' class.
  absl::flat_hash_map<std::string, std::unique_ptr<const PieceScan::Makers>> families_;  ///< By outermost name.
  std::vector<std::pair<std::string, ir::ClassId>> nested_;  ///< Classes with a `$` in their original names, sorted.
  bool nested_known_ = false;
};

}  // namespace antecede::model
