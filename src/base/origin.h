#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace antecede::base {

/// Whose code a class is, decided once (`model::CodeNames`) and written into traces, so that all commands agree.
enum class Origin : uint8_t {
  Own,        ///< The app's own.
  Framework,  ///< Android's, as a device has it: traces that were recorded there.
  Library,    ///< Bundled with the app, written by somebody else.
  Model,      ///< Ours, in Android's place: its lines mean nothing to a developer.
  Unknown,    ///< Of the app; nobody can tell whether its own.
};
inline constexpr size_t k_origins = static_cast<size_t>(Origin::Unknown) + 1;
inline constexpr std::array<std::string_view, k_origins> k_origin_names{"own", "framework", "library", "model",
                                                                        "unknown"};

constexpr std::string_view origin_name(Origin origin) {
  return k_origin_names[static_cast<size_t>(origin)];
}

constexpr std::optional<Origin> find_origin(std::string_view name) {
  for (size_t i = 0; i < k_origins; ++i)
    if (k_origin_names[i] == name) return static_cast<Origin>(i);
  return std::nullopt;
}

/// The platform's side of the line: what a device has without the app.
constexpr bool is_platform(Origin origin) {
  return origin == Origin::Framework || origin == Origin::Model;
}

}  // namespace antecede::base
