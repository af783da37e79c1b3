#pragma once

#include <string>

#include "runtime/explorer.h"

namespace antecede::cli {

/// What `antecede run --strategy systematic` prints; all outcomes if it is verbose.
std::string exploration_text(const runtime::Exploration& exploration, bool reduced, bool verbose);

}  // namespace antecede::cli
