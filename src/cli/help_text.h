#pragma once

#include <string>

#include "cli/option_table.h"

namespace antecede::cli {

/// How a command is called: `antecede run [options] APP [arguments...]`. `prefix`: the words before its name.
std::string usage_line(const CommandRow& command, const std::string& prefix);

/// The names of an option and what stands for its value: `-o, --output TRACE`.
std::string option_heading(const OptionRow& option);

/// What an option does, with its default behind it.
std::string option_about(const OptionRow& option);

/// What `--help` prints. `with_colour`: headings and names stand out.
std::string help_text(const CommandRow& command, const std::string& prefix, bool with_colour);

}  // namespace antecede::cli
