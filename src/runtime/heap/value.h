#pragma once

#include <cstddef>
#include <cstdint>

namespace antecede::runtime {

struct Cell;
struct Method;

/// A reference to an object: its distance in bytes from the start of the heap. 0 is null.
using Ref = uint32_t;
inline constexpr Ref k_null = 0;

/// One register, static field or argument: 8 bytes, whatever it holds. Narrow values are written with all 8 bytes
/// (the upper half zero), so that a slot can be copied whole.
union Slot {
  uint64_t bits;
  int32_t i;
  int64_t j;
  float f;
  double d;
  Ref ref;
  // In the head of a frame only.
  Method* method;
  Slot* frame;
  const Cell* ip;
};
static_assert(sizeof(Slot) == 8);

inline Slot slot_of(int32_t value) {
  return {.bits = static_cast<uint32_t>(value)};
}
inline Slot slot_of(int64_t value) {
  return {.j = value};
}
inline Slot slot_of(bool value) {
  return {.bits = value};
}
inline Slot slot_of(float value) {
  Slot slot{.bits = 0};
  slot.f = value;
  return slot;
}
inline Slot slot_of(double value) {
  return {.d = value};
}
inline Slot slot_of_ref(Ref ref) {
  return {.bits = ref};
}

/// How a value lies in an object or array.
enum class Storage : uint8_t { Boolean, Byte, Char, Short, Int, Float, Long, Double, Reference };

constexpr uint32_t storage_size(Storage storage) {
  // A digit each, from the right: no table that would have to be laid out.
  return static_cast<uint32_t>(uint64_t(0x488442211) >> 4 * static_cast<unsigned>(storage)) & 15;
}

/// Of a descriptor's first letter.
constexpr Storage storage_of(char tag) {
  switch (tag) {
    case 'Z': return Storage::Boolean;
    case 'B': return Storage::Byte;
    case 'C': return Storage::Char;
    case 'S': return Storage::Short;
    case 'I': return Storage::Int;
    case 'F': return Storage::Float;
    case 'J': return Storage::Long;
    case 'D': return Storage::Double;
    default: return Storage::Reference;
  }
}

}  // namespace antecede::runtime
