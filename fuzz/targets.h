#pragma once

#include <cstddef>
#include <cstdint>

// What every target defines: it takes one input and returns 0. A target that finds something wrong aborts.
#define FUZZ_TARGET(name) int fuzz_##name(const uint8_t* data, size_t size);
#include "targets.inc"
#undef FUZZ_TARGET
