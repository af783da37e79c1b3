#pragma once

#include "runtime/machine.h"

namespace antecede::runtime {

// Objects of java.lang.reflect. Each returns null if there is no room.

Ref make_field_object(Machine& machine, const Field& field);
/// A Method, or a Constructor for `<init>`.
Ref make_method_object(Machine& machine, Method& method);
/// What such an object stands for. One that the program has forged stands for any.
Field& field_of_object(Machine& machine, Ref object);
Method& method_of_object(Machine& machine, Ref object);

}  // namespace antecede::runtime
