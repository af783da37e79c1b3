#pragma once

#include <string>

#include "ir/body.h"

namespace antecede::ir {

/// Everything `Body` promises, checked one by one: empty if it holds, else what does not. For tests: slow.
std::string broken_invariant(const Body& body);

}  // namespace antecede::ir
