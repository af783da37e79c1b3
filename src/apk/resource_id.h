#pragma once

#include <compare>
#include <cstdint>
#include <string>

namespace antecede::apk {

/// The 32-bit number that code and compiled XML use for a resource: package, type, entry (`0xPPTTEEEE`).
///
/// `0x01…` belongs to the framework, `0x7f…` to the app. Zero is "none".
struct ResourceId {
  uint32_t value = 0;

  constexpr ResourceId() = default;
  constexpr explicit ResourceId(uint32_t number) : value(number) {}
  constexpr ResourceId(uint8_t package, uint8_t type, uint16_t entry)
      : value(uint32_t(package) << 24 | uint32_t(type) << 16 | entry) {}

  constexpr uint8_t package() const { return static_cast<uint8_t>(value >> 24); }
  constexpr uint8_t type() const { return static_cast<uint8_t>(value >> 16); }
  constexpr uint16_t entry() const { return static_cast<uint16_t>(value); }
  constexpr bool valid() const { return value != 0; }
  constexpr auto operator<=>(const ResourceId&) const = default;
};

/// `0x7f0c0001`.
std::string to_string(ResourceId id);

}  // namespace antecede::apk
