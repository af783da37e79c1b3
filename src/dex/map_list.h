#pragma once

#include <array>
#include <cstdint>
#include <string>

#include "base/bytes.h"
#include "base/error.h"

namespace antecede::dex {

/// The kinds of sections a DEX file is made of, by the numbers of `map_list`.
enum class SectionKind : uint16_t {
  Header = 0x0000,
  StringIds = 0x0001,
  TypeIds = 0x0002,
  ProtoIds = 0x0003,
  FieldIds = 0x0004,
  MethodIds = 0x0005,
  ClassDefs = 0x0006,
  CallSiteIds = 0x0007,
  MethodHandles = 0x0008,
  MapList = 0x1000,
  TypeLists = 0x1001,
  AnnotationSetRefLists = 0x1002,
  AnnotationSets = 0x1003,
  ClassData = 0x2000,
  Code = 0x2001,
  StringData = 0x2002,
  DebugInfo = 0x2003,
  Annotations = 0x2004,
  EncodedArrays = 0x2005,
  AnnotationsDirectories = 0x2006,
  HiddenapiClassData = 0xf000,
};

/// One entry of the map.
struct Section {
  uint32_t offset = 0;
  uint32_t count = 0;
  bool present = false;
};

/// The table of contents of a DEX file: at most one section of each kind, in file order, without overlap.
class MapList {
 public:
  /// Reads and checks the map at `offset`. No section may begin before `first_offset` (the header).
  static base::Result<MapList> read(base::Bytes bytes, uint32_t offset, uint32_t first_offset);

  const Section& section(SectionKind kind) const { return sections_[slot(kind)]; }

 private:
  static constexpr size_t k_unknown = 21;
  static size_t slot(SectionKind kind);

  std::array<Section, k_unknown> sections_{};
};

/// Bytes of one row of the tables of fixed row size, 0 for all other sections.
uint32_t row_size(SectionKind kind);

}  // namespace antecede::dex
