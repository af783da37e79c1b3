#pragma once

#include <string>

#include "order/static/static_solver.h"

namespace antecede::order {

/// One sentence about two actions that are in no order: what would put them into one. The nearest condition that fails
/// is looked for in the order in which people would mend it: a queue that keeps no order, a post that need not come
/// first, delays that may be the wrong way round.
std::string missing_order(const StaticSolver& solver, view::ActionId first, view::ActionId second);

}  // namespace antecede::order
