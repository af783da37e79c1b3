#pragma once

#include <string_view>

namespace antecede::ir {

/// The declared descriptor of a method whose calls each bring a prototype of their own (`MethodHandle.invokeExact`,
/// `VarHandle.compareAndSet`); empty for all other methods. `owner` is in internal form.
std::string_view polymorphic_descriptor(std::string_view owner, std::string_view name);

}  // namespace antecede::ir
