#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace antecede::race {

/// The memory that is fought over, under names that do not depend on who found it: both engines give the same kind,
/// class and field to the same thing.
struct Location {
  enum class Kind : uint8_t {
    Field,       ///< class: where it is declared.
    Static,      ///< The same for a static field.
    Element,     ///< Contents of a collection or array; class: the container's; field: key or index, `*`: which there are.
    Logical,     ///< Named by who recorded it: `database:notes`.
    Preference,  ///< class: android.content.SharedPreferences; field: the key.
    Table,       ///< class: android.database.sqlite.SQLiteDatabase; field: the table.
    File,        ///< class: java.io.File; field: the path.
    View,        ///< What a view, a menu item or a preference shows; class and field: of the model.
  };
  Kind kind{};
  std::string class_name;  ///< Dotted.
  std::string field;
  std::string object;  ///< Whose field, in one run; empty: not known, or nobody's.
  bool atomic = false;
  std::string canonical;  ///< What ids call the class, where that differs (docs/names.md).
  bool renamed = false;   ///< A name differs from build to build.

  /// As people write it: `com.x.Main.list of activity`, made printable.
  std::string text() const;
  /// Kind, class and field as ids know them: no object, no index.
  std::string identity() const;
  bool operator==(const Location&) const = default;
};
inline constexpr size_t k_location_kinds = static_cast<size_t>(Location::Kind::View) + 1;

std::string_view location_kind_name(Location::Kind kind);
std::optional<Location::Kind> find_location_kind(std::string_view name);

}  // namespace antecede::race
