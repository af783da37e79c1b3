#include "race/selection.h"

#include <algorithm>

#include <fnmatch.h>

namespace antecede::race {

namespace {

bool is_named(const std::string& glob, const std::string& name) {
  return !name.empty() && fnmatch(glob.c_str(), name.c_str(), 0) == 0;
}

/// `com/x/Main.java`, if the place says which file.
std::string source_of(const Place& place) {
  if (place.file.empty()) return "";
  const size_t dot = place.class_name.rfind('.');
  std::string folder = dot == std::string::npos ? "" : place.class_name.substr(0, dot + 1);
  std::ranges::replace(folder, '.', '/');
  return folder + place.file;
}

/// The glob that fits the race; null: none.
const std::string* find_fitting(const std::vector<std::string>& globs, const Race& race) {
  const auto fits = [&](const std::string& glob) {
    return is_named(glob, race.location.class_name) || std::ranges::any_of(race.sides, [&](const Side& side) {
             return is_named(glob, side.place.class_name) || is_named(glob, source_of(side.place));
           });
  };
  const auto found = std::ranges::find_if(globs, fits);
  return found == globs.end() ? nullptr : &*found;
}

}  // namespace

void Selection::apply(std::vector<Race>& races) const {
  for (Race& race : races) {
    if (!race.suppressed.empty()) continue;
    if (const std::string* const excluded = find_fitting(exclude, race)) race.suppressed = "--exclude " + *excluded;
    else if (!include.empty() && find_fitting(include, race) == nullptr) race.suppressed = "not among what --include names";
  }
}

}  // namespace antecede::race
