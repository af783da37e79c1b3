#pragma once

#include <string>
#include <vector>

#include "ir/reflection_data.h"
#include "runtime/machine.h"

namespace antecede::runtime {

/// What reflection knows of a class beyond its code; read once. Empty for classes the program does not define.
const ir::ReflectionData& reflection_of(Machine& machine, const Class& type);
/// Null: nothing.
const ir::ReflectionData::MethodFacts* reflection_of(Machine& machine, const Method& method);
/// Descriptors of the exceptions that a method declares.
std::vector<std::string> exceptions_of(Machine& machine, const Method& method);

// Natives of antecede.Reflection about annotations, see there.
NativeOutcome reflect_annotations(NativeCall& call);
NativeOutcome reflect_default_value(NativeCall& call);
NativeOutcome reflect_parameter_names(NativeCall& call);

}  // namespace antecede::runtime
