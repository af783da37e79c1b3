#pragma once

#include <algorithm>
#include <memory>
#include <stdexcept>
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

inline FixtureProgram::FixtureProgram(const std::vector<std::string>& names) {
  std::vector<dex::DexFile> dexes;
  for (const std::string& name : names) {
    auto file = base::MappedFile::open(std::string(ANTECEDE_SOURCE_DIR "/tests/fixtures/") + name);
    if (!file) throw std::runtime_error(file.error().message);
    files_.push_back(*std::move(file));
    auto opened = dex::DexFile::open_all(files_.back().bytes(), name, diagnostics_);
    if (!opened) throw std::runtime_error(opened.error().message);
    for (dex::DexFile& dex : *opened) dexes.push_back(std::move(dex));
  }
  program_ = load_dex(std::move(dexes), diagnostics_);
}

inline MethodId FixtureProgram::method(const std::string& name) const {
  for (size_t i = 0; i < program_->methods().size(); ++i)
    if (program_->method_name(MethodId(i)).starts_with(name + "(")) return MethodId(i);
  throw std::runtime_error("no method " + name);
}

inline ClassId FixtureProgram::class_named(const std::string& dotted) const {
  std::string descriptor = "L" + dotted + ";";
  std::ranges::replace(descriptor, '.', '/');
  return program_->find_class(descriptor);
}

using ir::broken_invariant;

}  // namespace antecede::ir::testing
