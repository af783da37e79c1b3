#pragma once

#include <string_view>

#include "ir/program.h"

namespace antecede::model {

// Code that compilers make: what in it is worth a name, and what only passes calls on.

/// The code of a lambda: `lambda$onCreate$0` (javac), `onCreate$lambda$0` or `onCreate$lambda-0` (Kotlin). By its
/// original name.
bool is_lambda_body(std::string_view method_name);

/// An accessor, a bridge or a constructor with one more parameter: no line of source stands behind it. By its
/// original name and its flags.
bool is_passage(const ir::Method& method, std::string_view method_name);

/// What a method does that does nothing itself.
struct Forwarding {
  bool forwards = false;  ///< It makes one call with its parameters and what its object holds, at most.
  ir::MethodId target;    ///< What it calls; none: nothing, or nothing that the program defines.
};
Forwarding forwarding_of(const ir::Program& program, ir::MethodId id);

/// Whether the method has a call of exactly that one.
bool calls(const ir::Program& program, ir::MethodId caller, ir::MethodId callee);

}  // namespace antecede::model
