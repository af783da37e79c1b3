#pragma once

#include <string>

#include "base/error.h"
#include "verify/observation.h"

namespace antecede::cli {

/// What `--state` asks to compare besides what a user sees: `db,files,fields=com.x.Main.count,com.x.Main.total`. What follows `fields=` are fields.
base::Result<verify::StateParts> parse_state(const std::string& text);

}  // namespace antecede::cli
