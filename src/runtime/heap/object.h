#pragma once

#include <cstring>

#include "runtime/heap/value.h"

namespace antecede::runtime {

/// What every object begins with. Fields follow at offset 8, packed by size; objects are aligned to 8.
///
/// `lock` is 0 for an object that nobody locked or asked for its identity hash; else either a thin lock (the owner's
/// number plus one in the low half, further entries in the upper half), or, with the highest bit set, the object's
/// place in `Monitors`.
struct ObjectHeader {
  uint32_t class_id;
  uint32_t lock;
};
static_assert(sizeof(ObjectHeader) == 8);

/// An array: the length, then the elements, at offset 12 or (long, double) 16.
struct ArrayHeader : ObjectHeader {
  int32_t length;
};

inline constexpr uint32_t k_object_alignment = 8;
inline constexpr uint32_t k_first_field = sizeof(ObjectHeader);

constexpr uint32_t element_offset(uint32_t element_size) {
  return element_size == 8 ? 16 : 12;
}

/// Bytes of an array, rounded up.
constexpr uint64_t array_size(uint32_t element_size, int32_t length) {
  const uint64_t size = element_offset(element_size) + uint64_t(element_size) * static_cast<uint32_t>(length);
  return (size + k_object_alignment - 1) & ~uint64_t(k_object_alignment - 1);
}

template <class T>
T& field_at(ObjectHeader* object, uint32_t offset) {
  return *reinterpret_cast<T*>(reinterpret_cast<std::byte*>(object) + offset);
}
template <class T>
T* elements_of(ArrayHeader* array) {
  return reinterpret_cast<T*>(reinterpret_cast<std::byte*>(array) + element_offset(sizeof(T)));
}

/// The value of a field as a register holds it.
inline Slot load_field(ObjectHeader* object, uint32_t offset, Storage storage) {
  switch (storage) {
    case Storage::Boolean: return slot_of(int32_t(field_at<uint8_t>(object, offset)));
    case Storage::Byte: return slot_of(int32_t(field_at<int8_t>(object, offset)));
    case Storage::Char: return slot_of(int32_t(field_at<uint16_t>(object, offset)));
    case Storage::Short: return slot_of(int32_t(field_at<int16_t>(object, offset)));
    case Storage::Int:
    case Storage::Float:
    case Storage::Reference: return {.bits = field_at<uint32_t>(object, offset)};
    case Storage::Long:
    case Storage::Double: return {.bits = field_at<uint64_t>(object, offset)};
  }
  return {.bits = 0};
}

inline void store_field(ObjectHeader* object, uint32_t offset, Storage storage, Slot value) {
  switch (storage_size(storage)) {
    case 1: field_at<uint8_t>(object, offset) = static_cast<uint8_t>(value.bits); break;
    case 2: field_at<uint16_t>(object, offset) = static_cast<uint16_t>(value.bits); break;
    case 4: field_at<uint32_t>(object, offset) = static_cast<uint32_t>(value.bits); break;
    default: field_at<uint64_t>(object, offset) = value.bits;
  }
}

}  // namespace antecede::runtime
