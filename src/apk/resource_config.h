#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/bytes.h"

namespace antecede::apk {

/// For which devices a value is meant: the qualifiers of a `res/` folder (`sw600dp-land-v13`), as stored in a
/// table.
///
/// Zero means "any" everywhere, so the default configuration is all zero. Numbers are kept as Android stores
/// them; `qualifiers()` spells them as folder names do.
struct ResourceConfig {
  uint16_t mcc = 0, mnc = 0;
  std::array<uint8_t, 2> language = {}, country = {};
  uint8_t orientation = 0, touchscreen = 0;
  uint16_t density = 0;
  uint8_t keyboard = 0, navigation = 0, input_flags = 0, grammatical_gender = 0;
  uint16_t screen_width = 0, screen_height = 0;
  uint16_t sdk_version = 0, minor_version = 0;
  uint8_t screen_layout = 0, ui_mode = 0;
  uint16_t smallest_width_dp = 0, width_dp = 0, height_dp = 0;
  std::array<char, 4> script = {};
  std::array<char, 8> variant = {};
  uint8_t screen_layout2 = 0, color_mode = 0;
  bool script_was_computed = false;
  std::array<char, 8> numbering_system = {};

  /// Reads what is there of a stored configuration; older tables store fewer fields, newer ones more.
  static ResourceConfig parse(base::Bytes stored);

  /// The reverse of `qualifiers`; nothing for qualifiers it does not know. Takes them in any order.
  static std::optional<ResourceConfig> from_qualifiers(std::string_view qualifiers);
  /// The reverse of `parse`: 64 bytes.
  std::vector<uint8_t> stored() const;

  /// `""` for the default, else `de-rAT`, `land`, `sw600dp-land-v13`, … in Android's order of qualifiers.
  std::string qualifiers() const;
  bool is_default() const { return *this == ResourceConfig(); }
  bool operator==(const ResourceConfig&) const = default;
};

}  // namespace antecede::apk
