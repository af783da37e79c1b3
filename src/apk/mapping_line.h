#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace antecede::apk {

/// `com.x.Original -> a.b:`
struct MappedClassLine {
  std::string_view original, obfuscated;
};

/// A range of line numbers, both ends included.
struct LineRange {
  uint32_t first = 0, last = 0;

  bool contains(uint32_t line) const { return first <= line && line <= last; }
  bool operator==(const LineRange&) const = default;
};

/// `1:3:void com.x.Y.run(int,java.lang.String):10:12 -> a`, or a field: `int count -> b`.
struct MappedMember {
  bool is_method = false;
  std::optional<LineRange> minified;  ///< Lines in the DEX file.
  std::optional<LineRange> original;  ///< Lines in the source.
  std::string_view type;              ///< Of the field, or returned: `int[]`, `java.lang.String`.
  std::string_view owner;             ///< The class it was written in, if not the one it is listed under.
  std::string_view name;
  std::string_view arguments;   ///< `int,java.lang.String`
  std::string_view obfuscated;  ///< Its name in the DEX file.

  bool same_original(const MappedMember& other) const {
    return owner == other.owner && name == other.name && type == other.type && arguments == other.arguments;
  }
};

std::optional<MappedClassLine> parse_class_line(std::string_view line);
std::optional<MappedMember> parse_member_line(std::string_view line);

/// The line without the blanks around it.
std::string_view trim_blanks(std::string_view line);

}  // namespace antecede::apk
