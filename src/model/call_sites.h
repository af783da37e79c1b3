#pragma once

#include "ir/program.h"

namespace antecede::model {

/// Calls `visit(MethodRefId)` for every method that code of the chosen classes names: calls, and what lambdas and
/// method references stand for.
template <class Belongs, class Visit>
void for_each_call(const ir::Program& program, const Belongs& belongs, const Visit& visit) {
  for (size_t index = 0; index < program.methods().size(); ++index) {
    const ir::MethodId id(index);
    if (!program[id].has_code() || !belongs(program[id].owner)) continue;
    const ir::Body& body = program.body(id);
    if (!body.ok()) continue;
    for (const ir::Instruction& instruction : body.instructions()) {
      if (instruction.op >= ir::Op::InvokeVirtual && instruction.op <= ir::Op::InvokePolymorphic)
        visit(instruction.method());
      if (instruction.op != ir::Op::Closure) continue;
      const auto& closure = std::get<ir::ClosureSite>(program.call_sites()[instruction.call_site()].meaning);
      const ir::Handle& handle = program.handle(closure.implementation);
      if (handle.method.valid()) visit(handle.method);
    }
  }
}

}  // namespace antecede::model
