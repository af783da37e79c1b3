#pragma once

#include <string>

#include "base/error.h"
#include "cli/outputs.h"
#include "race/race.h"
#include "verify/dependency_graph.h"
#include "verify/reproduce.h"

namespace antecede::cli {

/// Whether that is the name of a file that `verify -o DIR` writes: `r-1f….schedule`, `.txt`, `.svg`, `.java`, `.graph.svg`, …
bool is_verify_file(std::string_view name);

/// What `verify -o DIR` leaves of a harmful race: the schedule, the script, the story, the screens side by side, the recipe.
base::Status write_reproduction(race::Race& race, const verify::Reproduction& reproduction, const std::string& package,
                                const std::string& folder, Outputs& outputs);

/// An event dependency graph; the end of the name says whether as text or as SVG.
base::Status write_graph(const verify::DependencyGraph& graph, const std::string& title, const std::string& file,
                         Outputs& outputs);

}  // namespace antecede::cli
