#pragma once

#include <cstdint>

#include "base/bytes.h"

namespace antecede::dex {

// Numbers of a DEX file at places that the caller has checked.

inline uint32_t u32(const uint8_t* at) {
  return base::load_le<uint32_t>(at);
}

inline uint32_t u16(const uint8_t* at) {
  return base::load_le<uint16_t>(at);
}

}  // namespace antecede::dex
