#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::runtime {

/// Reads a script of user actions (docs/world.md): one action a line, `#` begins a comment. Returns the lines that
/// say something, as the driver takes them. An unknown action, a missing or surplus word, a number that is none is an
/// error that names the line.
base::Result<std::vector<std::string>> parse_script(std::string_view text, std::string_view name);

}  // namespace antecede::runtime
