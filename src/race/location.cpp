#include "race/location.h"

#include <array>

#include <fmt/format.h>

#include "base/printable.h"

namespace antecede::race {
namespace {

constexpr std::array<std::string_view, k_location_kinds> k_location_kind_names{
    "field", "static", "element", "logical", "preference", "table", "file", "view"};

}  // namespace

std::string Location::text() const {
  std::string text = base::printable(class_name);
  const std::string name = base::printable(field);
  switch (kind) {
    case Kind::Element:
    case Kind::Preference: text += '[' + name + ']'; break;
    case Kind::Logical:
    case Kind::Table:
    case Kind::File: text += ':' + name; break;
    case Kind::Field:
    case Kind::Static:
    case Kind::View: text += (text.empty() || name.empty() ? "" : ".") + name; break;
  }
  return object.empty() ? text : text + " of " + base::printable(object);
}

// A field may become static, and the index of an element is one of many: neither makes another race.
std::string Location::identity() const {
  const Kind told = kind == Kind::Static ? Kind::Field : kind;
  return fmt::format("{}\n{}\n{}", location_kind_name(told), canonical.empty() ? class_name : canonical,
                     kind == Kind::Element ? "*" : field);
}

std::string_view location_kind_name(Location::Kind kind) {
  return k_location_kind_names[static_cast<size_t>(kind)];
}

std::optional<Location::Kind> find_location_kind(std::string_view name) {
  for (size_t i = 0; i < k_location_kinds; ++i)
    if (k_location_kind_names[i] == name) return static_cast<Location::Kind>(i);
  return std::nullopt;
}

}  // namespace antecede::race
