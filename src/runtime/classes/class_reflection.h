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
/// The part of a record that a java.lang.reflect.RecordComponent stands for; null: nothing.
const ir::ReflectionData::Component* record_component(Machine& machine, Ref component);
/// Descriptors of the exceptions that a method declares.
std::vector<std::string> exceptions_of(Machine& machine, const Method& method);

// Natives of antecede.Reflection about annotations, see there.
NativeOutcome reflect_annotations(NativeCall& call);
NativeOutcome reflect_default_value(NativeCall& call);
NativeOutcome reflect_parameter_names(NativeCall& call);

}  // namespace antecede::runtime
