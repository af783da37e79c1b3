#pragma once

#include <vector>

#include "ir/hierarchy.h"
#include "scan/charges.h"

namespace antecede::scan {

/// What the analysis reads: the program, what it means, and what points-to and actions have found. All outlives the scan.
struct Subject {
  const ir::Program& program;
  const ir::Hierarchy& hierarchy;
  const model::Semantics& semantics;
  const model::CodeNames& names;
  const pointer::Solver& solver;
  const action::AppHarness& harness;
  const action::Actions& actions;
  action::Constants& values;
};

/// All accesses of an app that a trace could have: fields that count (`model::Semantics::is_observable`), elements of
/// arrays that code of the app accesses, contents of containers as the model's intrinsics tell them.
///
/// Left out is what a trace leaves out, too: what libraries do to their own fields, what initialisers of classes do, what a
/// constructor of the model writes to its own object. Left out, too, is what the system does by itself to objects that the
/// analysis does not tell apart.
class Accesses {
 public:
  Accesses(const Subject& subject, const Reach& reach, const Owners& owners);

  const base::IdVector<TouchId, Touch>& touches() const { return touches_; }
  const base::IdVector<AccessId, Access>& list() const { return list_; }
  const Access& operator[](AccessId id) const { return list_[id]; }
  const Touch& touch(AccessId id) const { return touches_[list_[id].touch]; }
  const Touch& touch(TouchId id) const { return touches_[id]; }
  /// It is the business of a class that keeps books, or of the system by itself.
  bool is_kept(AccessId id) const { return kept_[id]; }
  /// Some model code has so many callers that not all are charged.
  bool is_cut() const { return charges_.is_cut(); }

 private:
  void read(pointer::NodeId node);
  void read_splices(pointer::NodeId node, const pointer::MethodCode& code);
  void read_field(NodePlace at, ir::MethodId method, const ir::Instruction& insn, const std::vector<pointer::Local>& registers);
  void read_element(pointer::NodeId node, uint32_t index, const ir::Instruction& insn);
  void read_contents(const pointer::IntrinsicSite& site);
  void read_keys(pointer::NodeId node, pointer::Local key, Touch& touch) const;
  bool narrow_keys(NodePlace call, Touch& touch) const;
  bool is_table(const Touch& touch) const;
  void name_tables(NodePlace call, Touch& touch) const;
  void add(Touch touch);

  const Subject& subject_;
  const Reach& reach_;
  const Owners& owners_;
  Charges charges_;
  base::IdVector<TouchId, Touch> touches_;
  base::IdVector<AccessId, Access> list_;
  base::IdVector<AccessId, uint8_t> kept_;
};

}  // namespace antecede::scan
