#pragma once

#include <string>
#include <vector>

#include "ir/code_source.h"
#include "runtime/machine.h"

namespace antecede::runtime {

// What the natives of antecede.Reflection share.

/// The class that an argument stands for.
Class& class_at(const NativeCall& call, size_t argument);
/// Gives back an object, or lets the caller try again if there was no room for it.
NativeOutcome give_made(NativeCall& call, Ref made);
/// Null if there was no room.
Ref object_array(Machine& machine, Class& type, const std::vector<Ref>& items);
/// A string, as modified UTF-8.
std::string text_at(const NativeCall& call, size_t argument);
/// Whether there is an array of the class, or may be one.
bool may_have_array(const Machine& machine, const Class& component);
/// For natives that would make another class.
NativeOutcome too_many_classes(NativeCall& call);
/// What the program tells of a class beside its members; nothing of what it does not define.
ir::ClassDetails details_of(const Machine& machine, const Class& type);

// Natives about classes and stacks.
NativeOutcome reflect_primitive(NativeCall& call);
NativeOutcome reflect_find(NativeCall& call);
NativeOutcome reflect_name(NativeCall& call);
NativeOutcome reflect_modifiers(NativeCall& call);
NativeOutcome reflect_superclass(NativeCall& call);
NativeOutcome reflect_is_assignable(NativeCall& call);
NativeOutcome reflect_component(NativeCall& call);
NativeOutcome reflect_array_of(NativeCall& call);
NativeOutcome reflect_is_system(NativeCall& call);
NativeOutcome reflect_enclosing(NativeCall& call);
NativeOutcome reflect_inner_name(NativeCall& call);
NativeOutcome reflect_enum_constants(NativeCall& call);
NativeOutcome reflect_stack_trace(NativeCall& call);
NativeOutcome reflect_stack_classes(NativeCall& call);
NativeOutcome reflect_member(NativeCall& call);
NativeOutcome reflect_resource(NativeCall& call);

}  // namespace antecede::runtime
