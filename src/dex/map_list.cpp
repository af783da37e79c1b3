#include "dex/map_list.h"

#include <fmt/format.h>

namespace antecede::dex {
namespace {

constexpr uint32_t k_item_size = 12;

/// Where the section ends at the earliest: exact for the tables, one byte per item for the rest.
uint64_t least_end(SectionKind kind, const Section& section) {
  uint32_t size = row_size(kind);
  return section.offset + uint64_t(section.count) * (size ? size : 1);
}

}  // namespace

uint32_t row_size(SectionKind kind) {
  switch (kind) {
    case SectionKind::Header: return 0x70;
    case SectionKind::StringIds:
    case SectionKind::TypeIds:
    case SectionKind::CallSiteIds: return 4;
    case SectionKind::ProtoIds: return 12;
    case SectionKind::FieldIds:
    case SectionKind::MethodIds:
    case SectionKind::MethodHandles: return 8;
    case SectionKind::ClassDefs: return 32;
    default: return 0;
  }
}

size_t MapList::slot(SectionKind kind) {
  auto value = static_cast<uint16_t>(kind);
  if (value <= 0x0008) return value;
  if (value >= 0x1000 && value <= 0x1003) return 9 + (value - 0x1000u);
  if (value >= 0x2000 && value <= 0x2006) return 13 + (value - 0x2000u);
  return kind == SectionKind::HiddenapiClassData ? 20 : k_unknown;
}

base::Result<MapList> MapList::read(base::Bytes bytes, uint32_t offset, uint32_t first_offset) {
  if (offset % 4) return base::bad_input("map_list is not aligned");
  base::ByteReader reader(bytes, offset);
  uint32_t count = reader.u32();
  if (reader.failed() || count > reader.remaining() / k_item_size)
    return base::bad_input("map_list runs past the end");
  MapList map;
  uint64_t end = first_offset;
  for (uint32_t i = 0; i < count; ++i) {
    auto kind = static_cast<SectionKind>(reader.u16());
    reader.skip(2);
    Section section{.offset = 0, .count = reader.u32(), .present = true};
    section.offset = reader.u32();
    size_t place = slot(kind);
    if (place == k_unknown) return base::bad_input(fmt::format("unknown section 0x{:x} in map_list", uint16_t(kind)));
    if (map.sections_[place].present)
      return base::bad_input(fmt::format("section 0x{:x} stands twice in map_list", uint16_t(kind)));
    if (section.offset < end) return base::bad_input("sections of map_list overlap or are not sorted");
    end = least_end(kind, section);
    if (section.offset >= bytes.size() || end > bytes.size())
      return base::bad_input(fmt::format("section 0x{:x} of map_list runs past the end", uint16_t(kind)));
    map.sections_[place] = section;
  }
  return map;
}

}  // namespace antecede::dex
