#pragma once

#include <string>

#include "action/actions.h"
#include "ir/program.h"
#include "model/code_names.h"

namespace antecede::action {

/// What actions, threads and places of code are called in reports.
class ActionNames {
 public:
  /// All of it must outlive the names.
  ActionNames(const ir::Program& program, const model::CodeNames& names, const pointer::Solver& solver,
              const AppHarness& harness)
      : program_(program), names_(names), solver_(solver), harness_(harness) {}

  /// `com.x.Main.onCreate`
  std::string method(ir::MethodId method) const {
    return names_.class_name(program_[method].owner) + "." + names_.method(method).name;
  }
  /// "launch of com.x.Main"; of a task what it runs.
  std::string action(const Action& action) const;
  /// 0: not known.
  uint32_t line(const CodePlace& place) const;
  /// "com.x.Main.onCreate (line 12)"; "the framework" where own code has no part in it.
  std::string place(const CodePlace& place) const;
  /// "main", or who made it: "a thread made in com.x.Main.onCreate (line 12)".
  std::string thread(pointer::ObjectId thread) const;
  /// "an executor made in …".
  std::string made(pointer::ObjectId object, const char* what) const;

 private:
  const ir::Program& program_;
  const model::CodeNames& names_;
  const pointer::Solver& solver_;
  const AppHarness& harness_;
};

}  // namespace antecede::action
