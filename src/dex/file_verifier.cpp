#include "dex/file_verifier.h"

#include <libdeflate.h>

#include <fmt/format.h>

#include "dex/table_verifier.h"

namespace antecede::dex {
namespace {

// Offsets of header fields.
constexpr uint32_t k_checksum = 8;
constexpr uint32_t k_signature = 12;
constexpr uint32_t k_file_size = 32;
constexpr uint32_t k_header_size_field = 36;
constexpr uint32_t k_endian_tag = 40;
constexpr uint32_t k_link_size = 44;
constexpr uint32_t k_map_offset = 52;
constexpr uint32_t k_string_ids_size = 56;
constexpr uint32_t k_type_ids_size = 64;
constexpr uint32_t k_proto_ids_size = 72;
constexpr uint32_t k_field_ids_size = 80;
constexpr uint32_t k_method_ids_size = 88;
constexpr uint32_t k_class_defs_size = 96;
constexpr uint32_t k_data_size = 104;
constexpr uint32_t k_container_size = 112;
constexpr uint32_t k_header_offset = 116;

constexpr uint32_t k_plain_header = 0x70;
constexpr uint32_t k_container_header = 0x78;
constexpr uint32_t k_little_endian = 0x12345678;

/// The version of a `dex\n0NN\0` magic, or 0.
int version_of(base::Bytes magic) {
  std::string_view text = base::as_text(magic);
  if (text.substr(0, 5) != std::string_view("dex\n0") || text[7] != '\0') return 0;
  for (int version : {35, 37, 38, 39, 40, 41})
    if (text[5] == '0' + version / 10 && text[6] == '0' + version % 10) return version;
  return 0;
}

}  // namespace

FileVerifier::FileVerifier(base::Bytes bytes, uint32_t header_offset, std::string name,
                           base::Diagnostics& diagnostics)
    : bytes_(bytes), header_offset_(header_offset), diagnostics_(diagnostics) {
  dex_.name_ = std::move(name);
}

uint32_t FileVerifier::header_field(uint32_t at) const {
  return base::load_le<uint32_t>(bytes_.data() + header_offset_ + at);
}

tl::unexpected<base::Error> FileVerifier::bad(uint32_t offset, std::string_view message) const {
  return base::bad_input(fmt::format("{}+0x{:x}: {}", dex_.name_, offset, message));
}

base::Result<DexFile> FileVerifier::verify() {
  ANTECEDE_CHECK(check_magic());
  ANTECEDE_CHECK(check_sizes());
  if (dex_.version_ >= 41) ANTECEDE_CHECK(check_container());
  check_checksum();
  size_t reach = dex_.version_ >= 41 ? header_field(k_container_size) : file_size_;
  dex_.bytes_ = bytes_.first(reach);
  ANTECEDE_CHECK(read_tables());
  ANTECEDE_CHECK(check_blobs());
  ANTECEDE_CHECK(read_map());
  ANTECEDE_CHECK(TableVerifier(dex_, header_offset_ + header_size_).verify());
  return std::move(dex_);
}

base::Status FileVerifier::check_magic() {
  auto header = base::slice(bytes_, header_offset_, k_plain_header);
  if (!header || header_offset_ % 4) return bad(header_offset_, "no room for a DEX header");
  if (base::as_text(*header).substr(0, 4) != "dex\n") return bad(header_offset_, "not a DEX file (bad magic)");
  dex_.version_ = version_of(header->first(8));
  return dex_.version_ ? base::Status() : bad(header_offset_ + 4, "unknown DEX version");
}

base::Status FileVerifier::check_sizes() {
  header_size_ = dex_.version_ >= 41 ? k_container_header : k_plain_header;
  file_size_ = header_field(k_file_size);
  if (file_size_ < header_size_ || file_size_ > bytes_.size() - header_offset_)
    return bad(header_offset_ + k_file_size, fmt::format("bad file_size {}", file_size_));
  if (header_field(k_header_size_field) != header_size_)
    return bad(header_offset_ + k_header_size_field,
               fmt::format("bad header_size {}", header_field(k_header_size_field)));
  if (header_field(k_endian_tag) != k_little_endian)
    return bad(header_offset_ + k_endian_tag, "bad endian_tag (only little-endian files exist)");
  return {};
}

base::Status FileVerifier::check_container() {
  uint32_t size = header_field(k_container_size);
  if (size > bytes_.size() || size < header_offset_ || file_size_ > size - header_offset_)
    return bad(header_offset_ + k_container_size, fmt::format("bad container_size {}", size));
  if (header_field(k_header_offset) != header_offset_)
    return bad(header_offset_ + k_header_offset, fmt::format("bad header_offset {}", header_field(k_header_offset)));
  uint32_t first_size = base::load_le<uint32_t>(bytes_.data() + k_container_size);
  if (size != first_size) return bad(header_offset_ + k_container_size, "headers disagree about container_size");
  return {};
}

void FileVerifier::check_checksum() {
  const uint8_t* header = bytes_.data() + header_offset_;
  uint32_t actual = libdeflate_adler32(1, header + k_signature, file_size_ - k_signature);
  if (actual == header_field(k_checksum)) return;
  diagnostics_.add(
      "dex.checksum", base::Severity::Warning,
      fmt::format("{}: checksum is {:08x}, the header says {:08x}: the file was changed after it was built",
                  dex_.name_, actual, header_field(k_checksum)));
}

base::Status FileVerifier::read_table(DexFile::Table& table, const char* what, SectionKind kind, uint32_t field) {
  table.count = header_field(field);
  table.offset = header_field(field + 4);
  uint32_t place = header_offset_ + field;
  if (table.count == 0)
    return table.offset == 0 ? base::Status() : bad(place, fmt::format("empty {} with an offset", what));
  if (table.offset % 4) return bad(place, fmt::format("{} is not aligned", what));
  if (table.offset < header_offset_ + header_size_)
    return bad(place, fmt::format("{} begins before its header ends", what));
  if (!base::slice(dex_.bytes_, table.offset, uint64_t(table.count) * row_size(kind)))
    return bad(place, fmt::format("{} run past the end", what));
  return {};
}

base::Status FileVerifier::read_tables() {
  ANTECEDE_CHECK(read_table(dex_.strings_, "string_ids", SectionKind::StringIds, k_string_ids_size));
  ANTECEDE_CHECK(read_table(dex_.types_, "type_ids", SectionKind::TypeIds, k_type_ids_size));
  ANTECEDE_CHECK(read_table(dex_.protos_, "proto_ids", SectionKind::ProtoIds, k_proto_ids_size));
  ANTECEDE_CHECK(read_table(dex_.fields_, "field_ids", SectionKind::FieldIds, k_field_ids_size));
  ANTECEDE_CHECK(read_table(dex_.methods_, "method_ids", SectionKind::MethodIds, k_method_ids_size));
  ANTECEDE_CHECK(read_table(dex_.classes_, "class_defs", SectionKind::ClassDefs, k_class_defs_size));
  if (dex_.types_.count > UINT16_MAX) return bad(header_offset_ + k_type_ids_size, "more than 65535 types");
  if (dex_.protos_.count > UINT16_MAX) return bad(header_offset_ + k_proto_ids_size, "more than 65535 protos");
  return {};
}

base::Status FileVerifier::check_blobs() {
  for (uint32_t field : {k_link_size, k_data_size}) {
    if (field == k_data_size && dex_.version_ >= 41) continue;
    if (!base::slice(dex_.bytes_, header_field(field + 4), header_field(field)))
      return bad(header_offset_ + field,
                 field == k_data_size ? "data section runs past the end" : "link section runs past the end");
  }
  return {};
}

base::Status FileVerifier::read_map() {
  uint32_t offset = header_field(k_map_offset);
  if (offset == 0) return bad(header_offset_ + k_map_offset, "no map_list");
  auto map = MapList::read(dex_.bytes_, offset, header_offset_);
  if (!map) return bad(offset, map.error().message);
  const Section& header = map->section(SectionKind::Header);
  if (!header.present || header.count != 1 || header.offset != header_offset_)
    return bad(offset, "map_list does not name the header");
  const Section& own = map->section(SectionKind::MapList);
  if (!own.present || own.count != 1 || own.offset != offset) return bad(offset, "map_list does not name itself");
  ANTECEDE_CHECK(compare_with_map(*map, SectionKind::StringIds, dex_.strings_));
  ANTECEDE_CHECK(compare_with_map(*map, SectionKind::TypeIds, dex_.types_));
  ANTECEDE_CHECK(compare_with_map(*map, SectionKind::ProtoIds, dex_.protos_));
  ANTECEDE_CHECK(compare_with_map(*map, SectionKind::FieldIds, dex_.fields_));
  ANTECEDE_CHECK(compare_with_map(*map, SectionKind::MethodIds, dex_.methods_));
  ANTECEDE_CHECK(compare_with_map(*map, SectionKind::ClassDefs, dex_.classes_));
  take_from_map(*map, SectionKind::CallSiteIds, dex_.call_sites_);
  take_from_map(*map, SectionKind::MethodHandles, dex_.method_handles_);
  if (dex_.call_sites_.offset % 4 || dex_.method_handles_.offset % 4)
    return bad(offset, "call_site_ids or method_handles not aligned");
  return {};
}

base::Status FileVerifier::compare_with_map(const MapList& map, SectionKind kind, const DexFile::Table& table) const {
  const Section& section = map.section(kind);
  bool agree = section.count == table.count && (table.count == 0 || section.offset == table.offset);
  return agree ? base::Status()
               : bad(header_field(k_map_offset),
                     fmt::format("map_list and header disagree about section 0x{:x}", uint16_t(kind)));
}

void FileVerifier::take_from_map(const MapList& map, SectionKind kind, DexFile::Table& table) const {
  const Section& section = map.section(kind);
  if (section.count) table = {section.offset, section.count};
}

}  // namespace antecede::dex
