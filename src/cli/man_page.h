#pragma once

#include <string>

#include "cli/option_table.h"

namespace antecede::cli {

/// The manual page of the program, with all its commands, for `man`.
std::string man_page(const CommandRow& program, const std::string& version);

}  // namespace antecede::cli
