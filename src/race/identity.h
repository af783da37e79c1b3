#pragma once

#include <string>

#include "race/race.h"

namespace antecede::race {

/// The id of a race: `r-` and a hash of the location, the two methods and what each of them does there. Contexts, lines
/// and the order of the sides are not in it, and names are those of docs/names.md: so it is the same in every run, in
/// every version of the app in which the same two methods fight over the same thing, and for both engines.
std::string race_id(const Location& location, const Side& one, const Side& other);

/// Whether the names that the id is made of are the same in every build.
bool is_stable(const Location& location, const Side& one, const Side& other);

/// What ids know of one side: the method, and `read` or `write`. Sides stand in the order of these.
std::string side_identity(const Side& side);

}  // namespace antecede::race
