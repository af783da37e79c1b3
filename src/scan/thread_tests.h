#pragma once

#include <vector>

#include <absl/container/flat_hash_map.h>

#include "action/actions.h"
#include "model/semantics.h"
#include "pointer/solver.h"
#include "scan/values.h"

namespace antecede::scan {

/// Calls that are made on some threads only: `if (Thread.currentThread() != uiThread) handler.post(r); else r.run();`
///
/// Within one method: the current thread is compared with a reference, and the call stands behind one of the two ways.
/// What a field holds that only constructors set, to the current thread, are the threads that run these constructors.
class ThreadTests {
 public:
  ThreadTests(const ir::Program& program, const ir::Hierarchy& hierarchy, const model::Semantics& semantics,
              const pointer::Solver& solver, const action::Actions& actions)
      : program_(program), hierarchy_(hierarchy), semantics_(semantics), solver_(solver), actions_(actions) {}

  /// Whether the call can be made where the threads are these. `call`: its number in the node's code.
  bool may_call(pointer::NodeId node, uint32_t call, const pointer::ObjectSet& threads);
  /// Whether that depends on the threads at all.
  bool is_tested(pointer::NodeId node, uint32_t call);

 private:
  struct Test {
    uint32_t call = 0;
    pointer::Local other = 0;  ///< What the current thread is compared with.
    bool equal = false;        ///< The call is made where they are the same.
    ir::FieldId field;         ///< Where it was loaded from, if that holds the thread that made the object.
  };
  const std::vector<Test>& tests_of(ir::MethodId method, const pointer::MethodCode& code);
  bool is_current_thread(const Values& values, ir::Register reg) const;
  bool gives_current_thread(ir::MethodId target) const;
  bool holds_maker(ir::FieldId field) const;
  const pointer::ObjectSet& threads_of_makers(ir::FieldId field);

  const ir::Program& program_;
  const ir::Hierarchy& hierarchy_;
  const model::Semantics& semantics_;
  const pointer::Solver& solver_;
  const action::Actions& actions_;
  absl::flat_hash_map<ir::FieldId, pointer::ObjectSet> makers_;
  absl::flat_hash_map<ir::MethodId, std::vector<Test>> tests_;
};

}  // namespace antecede::scan
