#pragma once

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include <absl/container/flat_hash_map.h>

#include "ir/app_loader.h"
#include "model/class_nesting.h"
#include "model/original_names.h"

namespace antecede::model {

/// A *piece*: code that stands inside of a method and has no name that its author gave to all of it. A lambda whose
/// code is a method is that method, whatever class its objects are of; everything else is a class.
struct Piece {
  ir::ClassId type;   ///< Anonymous or local class, or that of a lambda whose code R8 moved into it; else none.
  ir::MethodId body;  ///< Of a lambda.

  bool valid() const { return type.valid() || body.valid(); }
  bool operator==(const Piece&) const = default;
  template <class H>
  friend H AbslHashValue(H state, const Piece& piece) {
    return H::combine(std::move(state), piece.type, piece.body);
  }
};

/// What a lambda implements.
struct LambdaFacts {
  ir::TypeId interface;
  MemberName method;  ///< Of the interface, with the erased descriptor.
};

/// Finds where pieces come into being: the instructions that make an object of an anonymous class, or a closure.
///
/// Reads all bodies of a class when it is first asked about that class, and remembers what it found there. Bodies
/// that are broken make nothing.
class PieceScan {
 public:
  struct Making {
    Piece piece;
    ir::MethodId maker;
    uint32_t pc = 0;
  };
  using Makers = absl::flat_hash_map<Piece, std::vector<ir::MethodId>>;
  /// What happens in one class.
  struct Makings {
    std::vector<Making> list;  ///< In the order of methods, then of the code.
    Makers makers;             ///< The methods that make a piece, each once, in order.
  };

  /// All outlive this.
  PieceScan(const ir::LoadedProgram& code, const OriginalNames& names, ClassNesting& nesting)
      : code_(code), program_(*code.program), names_(names), nesting_(nesting) {}

  const Makings& of(ir::ClassId id);
  /// The piece that a class stands for; none if it is no piece (a method reference is none).
  Piece piece_of(ir::ClassId id);
  /// Of a body that a scanned class makes a closure of; else null.
  const LambdaFacts* lambda(ir::MethodId body) const;

 private:
  /// What a class stands for that a compiler made for a lambda or method reference.
  struct LambdaClass {
    bool is_reference = false;
    ir::MethodId body;    ///< None: the class has the code itself.
    ir::MethodId method;  ///< Of the class: what calls the body.
  };

  void scan(ir::MethodId maker, Makings& makings);
  Piece made_by(const ir::Instruction& insn);
  Piece object(ir::TypeId type);
  Piece shared_object(ir::FieldRefId field);
  Piece factory_result(ir::MethodRefId method);
  Piece closure(ir::CallSiteId site);
  LambdaClass lambda_class(ir::ClassId id) const;
  ir::MethodId lambda_behind(ir::MethodId target) const;

  const ir::LoadedProgram& code_;
  const ir::Program& program_;
  const OriginalNames& names_;
  ClassNesting& nesting_;
  absl::flat_hash_map<ir::ClassId, std::unique_ptr<const Makings>> scanned_;
  absl::flat_hash_map<ir::ClassId, Piece> pieces_;
  absl::flat_hash_map<ir::MethodId, LambdaFacts> lambdas_;  ///< By body.
};

}  // namespace antecede::model
