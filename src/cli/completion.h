#pragma once

#include <string>
#include <string_view>

#include "base/error.h"
#include "cli/option_table.h"

namespace antecede::cli {

/// A script that makes a shell complete commands, options and their values. Fails (class Usage) for unknown shells.
base::Result<std::string> completion_script(const CommandRow& program, std::string_view shell);

}  // namespace antecede::cli
