#pragma once

#include <cstdint>
#include <string_view>

namespace antecede::apk {

/// FNV-1a. For indexes that verify what they find; says nothing about order.
inline uint64_t hash_text(std::string_view text) {
  uint64_t hash = 0xcbf29ce484222325u;
  for (char one : text) hash = (hash ^ static_cast<uint8_t>(one)) * 0x100000001b3u;
  return hash;
}

inline uint64_t combine_hashes(uint64_t first, uint64_t second) {
  return (first ^ (second + 0x9e3779b97f4a7c15u + (first << 6) + (first >> 2))) * 0x100000001b3u;
}

}  // namespace antecede::apk
