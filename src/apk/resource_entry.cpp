#include "apk/resource_entry.h"

namespace antecede::apk {
namespace {

enum EntryFlag : uint16_t {
  k_complex = 0x0001,
  k_compact = 0x0008,
};
constexpr size_t k_smallest_entry = 8;
constexpr size_t k_smallest_bag = 16;

std::optional<ResourceEntry> read_simple(base::ByteReader reader, ResourceEntry entry) {
  reader.skip(3);  // size of the value, reserved
  entry.raw_type = reader.u8();
  entry.data = reader.u32();
  if (reader.failed()) return std::nullopt;
  return entry;
}

std::optional<ResourceEntry> read_bag(base::Bytes chunk, uint64_t offset, uint16_t size, ResourceEntry entry) {
  if (size < k_smallest_bag) return std::nullopt;
  base::ByteReader reader(chunk, offset + k_smallest_entry);
  entry.complex = true;
  entry.parent = reader.u32();
  uint32_t count = reader.u32();
  if (reader.failed()) return std::nullopt;
  auto items = base::slice(chunk, offset + size, uint64_t(count) * ResourceEntry::k_item_size);
  if (!items) return std::nullopt;
  entry.items = *items;
  return entry;
}

}  // namespace

std::optional<ResourceEntry> ResourceEntry::read(base::Bytes chunk, uint64_t offset) {
  if (!base::slice(chunk, offset, k_smallest_entry)) return std::nullopt;
  base::ByteReader reader(chunk, offset);
  uint16_t size = reader.u16();
  uint16_t flags = reader.u16();
  ResourceEntry entry;
  if (flags & k_compact) {
    entry.key = size;
    entry.raw_type = static_cast<uint8_t>(flags >> 8);
    entry.data = reader.u32();
    return entry;
  }
  entry.key = reader.u32();
  if (size < k_smallest_entry) return std::nullopt;
  if (flags & k_complex) return read_bag(chunk, offset, size, entry);
  return read_simple(base::ByteReader(chunk, offset + size), entry);
}

}  // namespace antecede::apk
