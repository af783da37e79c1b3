#pragma once

#include <cstdlib>
#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "apk/zip_archive.h"
#include "ir/app_loader.h"
#include "ir/hierarchy.h"
#include "model/framework_model.h"
#include "runtime/machine.h"

namespace antecede::runtime {

/// The model alone, loaded once for all tests of a program: enough to link, allocate and run model code.
class ModelProgram {
 public:
  static const ModelProgram& get() {
    static const ModelProgram k_program;
    return k_program;
  }
  const ir::LoadedProgram& code() const { return code_; }
  const ir::Hierarchy& hierarchy() const { return *hierarchy_; }

 private:
  ModelProgram() {
    auto model = model::FrameworkModel::open({}, 0);
    ir::ProgramCode parts;
    parts.boot = model->archives();
    code_ = *ir::load_program(std::move(parts), 0, diagnostics_);
    hierarchy_ = std::make_unique<ir::Hierarchy>(*code_.program, diagnostics_);
  }

  base::Diagnostics diagnostics_;
  ir::LoadedProgram code_;
  std::unique_ptr<ir::Hierarchy> hierarchy_;
};

/// A machine over the model, with what it printed.
class TestMachine {
 public:
  explicit TestMachine(const Limits& limits = Limits(), uint64_t seed = 1) : schedule_(make_random_schedule(seed)) {
    machine = *Machine::create(
        ModelProgram::get().code(), ModelProgram::get().hierarchy(), limits,
        {.schedule = *schedule_,
         .print = [this](int, std::string_view text) { output += text; },
         .diagnostics = diagnostics_});
  }

  std::string output;
  std::unique_ptr<Machine> machine;

 private:
  std::unique_ptr<Schedule> schedule_;
  base::Diagnostics diagnostics_;
};

}  // namespace antecede::runtime
