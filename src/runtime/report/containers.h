#pragma once

#include <vector>

#include "ir/body.h"
#include "ir/symbols.h"

namespace antecede::runtime {

// How values go into arrays and the containers of the Java library and of Android, and come out again, by the names of the
// methods that are called.

/// The values that an instruction puts into a container, and which; none: it puts nothing anywhere.
struct PutIn {
  ir::Register container{};
  std::vector<ir::Register> values{};
};
PutIn put_in(const ir::Symbols& symbols, const ir::Body& body, const ir::Instruction& insn);

/// The container that an instruction takes what it gives from; none: from none.
ir::Register taken_from(const ir::Symbols& symbols, const ir::Body& body, const ir::Instruction& insn);

/// The container that the instruction gives a view of: an iterator, its values, its entries; none: of none.
ir::Register viewed(const ir::Symbols& symbols, const ir::Body& body, const ir::Instruction& insn);

}  // namespace antecede::runtime
