#include "mutation/structure.h"

#include <algorithm>
#include <string_view>

namespace antecede::mutation {

namespace {

using base::ByteReader;
using base::Bytes;

constexpr size_t k_most_fields = 20'000;

void add_fields(Structure& structure, size_t begin, size_t end, size_t width) {
  for (size_t at = begin; at + width <= end && structure.fields.size() < k_most_fields; at += width) {
    structure.fields.push_back({at, width});
  }
}

// ---- DEX: the header, the map list, and the sections that the map names.

constexpr size_t k_dex_header_size = 0x70;
constexpr size_t k_dex_map_offset_field = 0x34;

void add_dex_map(Bytes bytes, Structure& structure) {
  size_t map_offset = ByteReader(bytes, k_dex_map_offset_field).u32();
  ByteReader reader(bytes, map_offset);
  uint32_t count = reader.u32();
  if (reader.failed() || count > reader.remaining() / 12) return;
  structure.fields.push_back({map_offset, 4});
  std::vector<size_t> offsets;
  for (uint32_t i = 0; i < count; ++i) {
    size_t entry = reader.offset();
    structure.fields.push_back({entry, 2});
    add_fields(structure, entry + 4, entry + 12, 4);
    reader.skip(8);
    offsets.push_back(reader.u32());
  }
  std::sort(offsets.begin(), offsets.end());
  for (size_t i = 0; i < offsets.size(); ++i) {
    size_t end = i + 1 < offsets.size() ? offsets[i + 1] : bytes.size();
    if (offsets[i] < end && end <= bytes.size()) structure.sections.push_back({offsets[i], end - offsets[i]});
  }
}

void read_dex(Bytes bytes, Structure& structure) {
  add_fields(structure, 0x08, 0x0c, 4);
  add_fields(structure, 0x20, std::min(k_dex_header_size, bytes.size()), 4);
  add_dex_map(bytes, structure);
}

// ---- Compiled XML and resource tables: chunks inside chunks.

constexpr int k_deepest_chunk = 8;

void read_chunks(Bytes bytes, size_t begin, size_t end, int depth, Structure& structure) {
  while (end - begin >= 8 && structure.sections.size() < k_most_fields) {
    ByteReader reader(bytes, begin + 2);
    size_t header_size = reader.u16();
    size_t size = reader.u32();
    if (header_size < 8 || size < header_size || size > end - begin) return;
    structure.sections.push_back({begin, size});
    add_fields(structure, begin, begin + 4, 2);
    add_fields(structure, begin + 4, begin + std::min<size_t>(header_size, 64), 4);
    add_fields(structure, begin + header_size, begin + std::min<size_t>(size, header_size + 32), 4);
    if (depth < k_deepest_chunk) read_chunks(bytes, begin + header_size, begin + size, depth + 1, structure);
    begin += size;
  }
}

// ---- Class files: the constants, then tables of members with their attributes.

/// Walks a sound class file from front to back.
class ClassWalker {
 public:
  ClassWalker(Bytes bytes, Structure& structure) : bytes_(bytes), structure_(structure) {}

  void run() {
    at_ = 4;
    field(2), field(2);
    walk_constants();
    const size_t names = at_;
    field(2), field(2), field(2);
    const size_t interfaces = field(2);
    for (size_t i = 0; i < interfaces && has(2); ++i) field(2);
    section(names);
    for (int table = 0; table < 2; ++table) walk_members();
    walk_attributes();
  }

 private:
  bool has(size_t size) const { return at_ <= bytes_.size() && size <= bytes_.size() - at_; }
  void section(size_t begin) {
    const size_t end = std::min(at_, bytes_.size());
    if (begin < end) structure_.sections.push_back({begin, end - begin});
  }
  /// Notes the number that comes next, and returns it.
  size_t field(size_t width) {
    size_t value = 0;
    if (has(width))
      for (size_t i = 0; i < width; ++i) value = value << 8 | bytes_[at_ + i];
    if (has(width) && structure_.fields.size() < k_most_fields) structure_.fields.push_back({at_, width});
    at_ += width;
    return value;
  }

  void walk_constants() {
    const size_t begin = at_, count = field(2);
    for (size_t i = 1; i < count && has(3); ++i) {
      const size_t tag = field(1);
      if (tag == 5 || tag == 6) ++i;  // long and double count twice
      if (tag == 1)
        at_ += field(2);
      else if (tag == 15)
        field(1), field(2);
      else if (tag == 7 || tag == 8 || tag == 16 || tag == 19 || tag == 20)
        field(2);
      else
        field(2), field(2), at_ += tag == 5 || tag == 6 ? 4 : 0;
    }
    section(begin);
  }

  void walk_members() {
    const size_t count = field(2);
    for (size_t i = 0; i < count && has(8); ++i) {
      const size_t begin = at_;
      field(2), field(2), field(2);
      walk_attributes();
      section(begin);
    }
  }

  /// A body that can hold code is a section of its own, and so are the first numbers in it.
  void walk_attributes() {
    const size_t count = field(2);
    for (size_t i = 0; i < count && has(6); ++i) {
      field(2);
      const size_t size = field(4), begin = at_;
      for (size_t n = 0; n < std::min<size_t>(size / 2, 8); ++n) field(2);
      at_ = begin + size;
      section(begin);
    }
  }

  Bytes bytes_;
  Structure& structure_;
  size_t at_ = 0;
};

// ---- ZIP: local headers, central directory, end record.

struct RecordKind {
  uint32_t signature;
  std::vector<size_t> field_offsets_16;
  std::vector<size_t> field_offsets_32;
  size_t size;
};

const std::vector<RecordKind>& zip_records() {
  static const std::vector<RecordKind> records = {
      {0x04034b50, {4, 6, 8, 26, 28}, {14, 18, 22}, 30},
      {0x02014b50, {4, 6, 8, 10, 28, 30, 32, 34}, {16, 20, 24, 42}, 46},
      {0x06054b50, {4, 6, 8, 10, 20}, {12, 16}, 22},
  };
  return records;
}

void read_zip(Bytes bytes, Structure& structure) {
  for (size_t at = 0; at + 22 <= bytes.size(); ++at) {
    if (bytes[at] != 'P' || bytes[at + 1] != 'K') continue;
    uint32_t signature = base::load_le<uint32_t>(bytes.data() + at);
    for (const RecordKind& kind : zip_records()) {
      if (kind.signature != signature || kind.size > bytes.size() - at) continue;
      for (size_t offset : kind.field_offsets_16) structure.fields.push_back({at + offset, 2});
      for (size_t offset : kind.field_offsets_32) structure.fields.push_back({at + offset, 4});
      structure.sections.push_back({at, kind.size});
    }
  }
}

// ---- Text XML: tags, and what stands in quotes.

void read_markup(Bytes bytes, Structure& structure) {
  size_t tag = 0, quote = SIZE_MAX;
  for (size_t at = 0; at < bytes.size(); ++at) {
    if (bytes[at] == '<') tag = at;
    if (bytes[at] == '>') structure.sections.push_back({tag, at + 1 - tag});
    if (bytes[at] != '"') continue;
    if (quote != SIZE_MAX && at > quote) structure.sections.push_back({quote, at - quote});
    quote = quote == SIZE_MAX ? at + 1 : SIZE_MAX;
  }
}

// ---- Traces: the header and that of each chunk.

void read_trace(Bytes bytes, Structure& structure) {
  constexpr size_t k_file_header = 16, k_chunk_header = 24;
  add_fields(structure, 0, std::min(k_file_header, bytes.size()), 4);
  for (size_t at = k_file_header; at + k_chunk_header <= bytes.size();) {
    add_fields(structure, at, at + k_chunk_header, 4);
    const size_t packed = base::load_le<uint32_t>(bytes.data() + at + 8);
    if (packed > bytes.size() - at - k_chunk_header) return;
    structure.sections.push_back({at, k_chunk_header + packed});
    at += k_chunk_header + packed;
  }
}

// ---- Messages of Protocol Buffers: a tag before each value; what has a length may be a message itself.

constexpr int k_deepest_message = 4;

/// Reads a number of 7 bits a byte at `at` and steps behind it; false if there is none.
bool read_number(Bytes bytes, size_t& at, size_t end, uint64_t& value) {
  value = 0;
  for (int shift = 0; at < end && shift < 64; shift += 7) {
    const uint8_t byte = bytes[at++];
    value |= uint64_t(byte & 0x7f) << shift;
    if (byte < 0x80) return true;
  }
  return false;
}

/// False if these bytes are no message. What is added of one that is none does no harm.
bool read_message(Bytes bytes, size_t begin, size_t end, int depth, Structure& structure) {
  for (size_t at = begin; at < end && structure.fields.size() < k_most_fields;) {
    uint64_t tag = 0, value = 0;
    structure.fields.push_back({at, 1});
    if (!read_number(bytes, at, end, tag) || tag >> 3 == 0 || (tag & 7) == 1 || (tag & 7) > 2) return false;
    const size_t number = at;
    if (!read_number(bytes, at, end, value)) return false;
    structure.fields.push_back({number, 1});
    if ((tag & 7) == 0) continue;
    if (value > end - at) return false;
    if (value > 0) structure.sections.push_back({at, value});
    if (depth < k_deepest_message) read_message(bytes, at, at + value, depth + 1, structure);
    at += value;
  }
  return true;
}

}  // namespace

Format format_of(Bytes bytes) {
  std::string_view text = base::as_text(bytes);
  if (text.starts_with("PK\x03\x04") || text.starts_with("PK\x05\x06")) return Format::Zip;
  if (text.starts_with("dex\n")) return Format::Dex;
  if (text.starts_with("\xca\xfe\xba\xbe")) return Format::ClassFile;
  if (text.starts_with("ATRACE\r\n")) return Format::Trace;
  if (text.starts_with("<")) return Format::Markup;
  ByteReader reader(bytes);
  uint16_t type = reader.u16(), header_size = reader.u16();
  if (reader.ok() && ((type == 3 && header_size == 8) || (type == 2 && header_size == 12))) return Format::Chunks;
  return Format::Other;
}

Structure structure_of(Bytes bytes) {
  Structure structure{format_of(bytes), {}, {}};
  switch (structure.format) {
    case Format::Zip: read_zip(bytes, structure); break;
    case Format::Dex: read_dex(bytes, structure); break;
    case Format::Chunks: read_chunks(bytes, 0, bytes.size(), 0, structure); break;
    case Format::ClassFile: ClassWalker(bytes, structure).run(); break;
    case Format::Markup: read_markup(bytes, structure); break;
    case Format::Trace: read_trace(bytes, structure); break;
    case Format::Other: break;
  }
  return structure;
}

Structure structure_of_message(Bytes bytes) {
  Structure structure;
  read_message(bytes, 0, bytes.size(), 0, structure);
  return structure;
}

}  // namespace antecede::mutation
