#pragma once

#include <string>

#include "cli/app_options.h"
#include "model/code_names.h"
#include "pointer/solver.h"

namespace antecede::cli {

/// What an analysis says an app can run, as text for scripts: `m` lines are its methods, and those of the model that are
/// reached (number, whose code it is, whether it is reached, name), `c` lines the calls (who calls, whom, all contexts together), `a` lines the actions (number, kind,
/// the methods of own code that it enters), and `p` lines who makes them come about: the action, the action that does so,
/// and the method of own code that asks for it (`-`: none).
base::Result<std::string> dump_calls(OpenApp& app, const model::CodeNames& names, pointer::Apart apart,
                                     base::StageRunner& stages);

}  // namespace antecede::cli
