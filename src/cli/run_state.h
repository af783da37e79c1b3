#pragma once

#include <string>

#include "base/error.h"
#include "runtime/session/visible_state.h"

namespace antecede::cli {

/// What can be seen of an app from outside, as JSON (`antecede/state@1`): the views on the screen, the files of its
/// preferences, and what its databases hold.
base::Result<std::string> state_json(const runtime::VisibleState& state);

}  // namespace antecede::cli
