#include "trace/droidracer/droidracer_locations.h"

#include <algorithm>

#include "trace/droidracer/droidracer_line.h"

namespace antecede::trace {

namespace {

/// Goes over a number; its text.
std::optional<std::string_view> number_text(LineCursor& cursor) {
  const std::string_view before = cursor.rest();
  if (!cursor.number()) return std::nullopt;
  return before.substr(0, before.size() - cursor.rest().size());
}

}  // namespace

std::string dotted_class(std::string_view descriptor) {
  if (descriptor.size() < 3 || descriptor.front() != 'L' || descriptor.back() != ';') return std::string(descriptor);
  std::string result(descriptor.substr(1, descriptor.size() - 2));
  std::ranges::replace(result, '/', '.');
  return result;
}

std::optional<LocationId> DroidRacerLocations::parse(std::string_view place) {
  LineCursor cursor(place);
  Location location;
  if (cursor.take("database:")) {
    location.kind = Location::Kind::Logical;
    location.owner = tables_.name("database");
    location.name = tables_.name(cursor.rest());
    return tables_.location(location);
  }
  location.kind = Location::Kind::Static;
  if (cursor.take("obj:")) {
    const auto object = number_text(cursor);
    if (!object) return std::nullopt;
    location.kind = Location::Kind::Field;
    location.object = tables_.object(*object);
    cursor.skip_blanks();
  }
  if (!cursor.take("class:")) return std::nullopt;
  const auto type = cursor.until(" field:");
  const auto field = number_text(cursor);
  if (!type || !field || !cursor.rest().empty()) return std::nullopt;
  location.owner = tables_.name(dotted_class(*type));
  location.name = tables_.name(*field);
  return tables_.location(location);
}

std::optional<LocationId> DroidRacerLocations::of(std::string_view place) {
  const auto found = known_.find(place);
  if (found != known_.end()) return found->second;
  const auto location = parse(place);
  if (location) known_.emplace(place, *location);
  return location;
}

}  // namespace antecede::trace
