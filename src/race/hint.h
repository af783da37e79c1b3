#pragma once

#include <string_view>

#include "race/race.h"

namespace antecede::race {

/// How a race of this shape is usually mended, in a sentence. It is a hint, not a patch: nobody has tried it on this app.
std::string_view hint_of(const Race& race);

}  // namespace antecede::race
