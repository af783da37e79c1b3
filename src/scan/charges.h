#pragma once

#include <vector>

#include "model/code_names.h"
#include "model/semantics.h"
#include "scan/access.h"
#include "scan/reach.h"

namespace antecede::scan {

/// Whose code the methods of the program are, asked often.
class Owners {
 public:
  Owners(const ir::Program& program, const model::CodeNames& names);

  base::Origin origin(ir::MethodId method) const;
  /// Code of the model, which others call.
  bool is_platform(ir::MethodId method) const { return base::is_platform(origin(method)); }
  /// Made by the compiler (an accessor, a bridge): counts as its caller.
  bool is_transparent(ir::MethodId method) const;
  /// Of package antecede: the engine below the model.
  bool is_engine(ir::MethodId method) const;
  /// A class that keeps books of its own (`race::RaceLists::keeps`).
  bool is_keeper(ir::MethodId method) const;

 private:
  enum Bit : uint8_t { k_known = 1, k_transparent = 2, k_engine = 4, k_keeper = 8 };
  uint8_t bits(ir::MethodId method) const;

  const ir::Program& program_;
  const model::CodeNames& names_;
  mutable base::IdVector<ir::MethodId, uint8_t> bits_;
  mutable base::IdVector<ir::ClassId, uint8_t> origins_;  // One more than the origin; 0: not asked yet.
};

/// Who is charged for what a node does: the places of the app from which it is reached through code of the model alone,
/// and the actions in which it runs without any code of the app above it.
class Charges {
 public:
  struct Charge {
    NodePlace place;
    action::ActionId only;     ///< Valid: no code of the app leads here in this action.
    bool kept = false;         ///< On the way is a class that keeps books of its own.
  };
  /// One node has at most this many; further ones are left out, and `is_cut` says so.
  static constexpr size_t k_most_charges = 2000;
  static constexpr size_t k_most_visited = 20'000;

  Charges(const ir::Program& program, const pointer::Solver& solver, const Reach& reach, const Owners& owners)
      : program_(program), solver_(solver), reach_(reach), owners_(owners) {}

  /// Of something at `instruction` of the node. `filled`: what is written is the contents of these objects, and
  /// constructors of the model that fill their own object do not count.
  std::vector<Charge> of(NodePlace at, const pointer::ObjectSet* filled);
  bool is_cut() const { return is_cut_; }

 private:
  bool is_filling(pointer::NodeId node, const pointer::ObjectSet& filled) const;

  const ir::Program& program_;
  const pointer::Solver& solver_;
  const Reach& reach_;
  const Owners& owners_;
  bool is_cut_ = false;
};

}  // namespace antecede::scan
