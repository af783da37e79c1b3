#pragma once

#include <string>
#include <vector>

#include "race/race.h"

namespace antecede::race {

/// Which races somebody wants to see, by names of classes (`com.x.sync.*`) or of source files (`com/x/Main.java`) with `*`, `?` and `[a-z]`
/// as a shell has them; a `*` stands for dots and slashes, too.
///
/// A race has three names: the class of its location, and those of its two accesses. It is wanted if one of them is included (or nothing
/// is) and none is excluded. Others stay in the report, marked with the reason, so that nothing disappears without a word.
struct Selection {
  std::vector<std::string> include, exclude;

  void apply(std::vector<Race>& races) const;
};

}  // namespace antecede::race
