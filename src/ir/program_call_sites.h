#pragma once

#include "ir/kind_rules.h"
#include "ir/program.h"

namespace antecede::ir {

/// The call sites of a program, as the register assigner asks about them.
class ProgramCallSites final : public CallSiteTypes {
 public:
  explicit ProgramCallSites(const Program& program) : program_(program) {}
  ProtoId factory(CallSiteId site) const override { return program_.call_sites()[site].factory; }

 private:
  const Program& program_;
};

}  // namespace antecede::ir
