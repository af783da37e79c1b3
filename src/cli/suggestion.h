#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/option_table.h"

namespace antecede::cli {

/// The known word that the user may have meant: one that differs in few letters. Empty: none is near.
std::string nearest_word(std::string_view word, const std::vector<std::string>& known);

/// What is wrong with a command line that names an unknown command or option, with what may have been meant. Empty:
/// nothing of that kind is wrong. `arguments` is the line behind the program's name.
std::string unknown_word(const CommandRow& table, const std::vector<std::string>& arguments);

}  // namespace antecede::cli
