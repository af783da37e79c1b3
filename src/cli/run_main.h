#pragma once

#include <string>
#include <vector>

#include "cli/app_options.h"
#include "runtime/machine.h"

namespace antecede::cli {

/// Starts the program's main method. An error names the file and the classes that have one.
base::Status start_main(runtime::Machine& machine, const OpenApp& app, const std::string& main_class,
                        const std::vector<std::string>& arguments);

}  // namespace antecede::cli
