#pragma once

#include <memory>
#include <string>
#include <vector>

#include "base/diagnostics.h"
#include "base/file.h"
#include "dex/dex_file.h"
#include "ir/dex/dex_loader.h"
#include "ir/invariants.h"
#include "ir/program.h"

namespace antecede::ir::testing {

/// A program made of DEX files of tests/fixtures, for unit tests.
class FixtureProgram {
 public:
  explicit FixtureProgram(const std::vector<std::string>& names);
  const Program& program() const { return *program_; }
  base::Diagnostics& diagnostics() { return diagnostics_; }
  /// The one method with this dotted name (`fixture.p.A.m`); fails the test if there is none.
  MethodId method(const std::string& name) const;
  ClassId class_named(const std::string& dotted) const;

 private:
  base::Diagnostics diagnostics_;
  std::vector<base::MappedFile> files_;
  std::unique_ptr<Program> program_;
};

using ir::broken_invariant;

}  // namespace antecede::ir::testing
