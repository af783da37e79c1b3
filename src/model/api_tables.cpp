#include "model/api_tables.h"

#include <fmt/format.h>

#include "model/api_verifier.h"

namespace antecede::model {

namespace {

constexpr std::string_view k_magic = "ANTEFACT";
constexpr uint16_t k_version = 1;
constexpr size_t k_class_size = 20;
constexpr size_t k_field_size = 16;
constexpr size_t k_method_size = 10;
// The size of a row of each section, and whether one row more than the count stands there.
constexpr std::array<size_t, 10> k_row_sizes = {4, 4, 4, 8, k_class_size, k_field_size, k_method_size, 2, 2, 1};
constexpr std::array<size_t, 10> k_extra_rows = {1, 0, 1, 0, 1, 0, 0, 0, 0, 0};

}  // namespace

base::Result<ApiTables> ApiTables::open(base::Bytes bytes) {
  base::ByteReader reader(bytes);
  const base::Bytes magic = reader.take(k_magic.size());
  const uint64_t expected = reader.u64();
  const size_t checked_from = reader.offset();
  const uint16_t version = reader.u16();
  ApiTables tables;
  tables.oldest_ = reader.u8();
  tables.newest_ = reader.u8();
  const uint8_t kind = reader.u8();
  reader.skip(3);
  for (uint32_t& count : tables.counts_) count = reader.u32();
  if (reader.failed() || base::as_text(magic) != k_magic) return base::bad_input("not a file of API facts");
  if (version != k_version) return base::bad_input(fmt::format("API facts of unknown version {}", version));
  if (checksum(bytes.subspan(checked_from)) != expected) return base::bad_input("damaged: the checksum differs");
  if (kind > static_cast<uint8_t>(Kind::Libraries)) return base::bad_input(fmt::format("unknown kind {}", kind));
  tables.kind_ = static_cast<Kind>(kind);
  for (size_t section = 0; section < k_sections; ++section)
    tables.sections_[section] =
        reader.take((size_t(tables.counts_[section]) + k_extra_rows[section]) * k_row_sizes[section]);
  if (reader.failed() || reader.remaining() != 0) return base::bad_input("the tables do not fill the file");
  ANTECEDE_CHECK(ApiVerifier(tables).verify());
  return tables;
}

// A hash of the words; the last one is filled up with zeros.
uint64_t ApiTables::checksum(base::Bytes bytes) {
  uint64_t value = 0xcbf29ce484222325;
  const auto mix = [&value](uint64_t word) {
    value = (value ^ word) * 0x100000001b3;
    value ^= value >> 29;
  };
  size_t at = 0;
  for (; at + 8 <= bytes.size(); at += 8) mix(base::load_le<uint64_t>(bytes.data() + at));
  uint64_t last = 0;
  for (size_t i = at; i < bytes.size(); ++i) last |= uint64_t(bytes[i]) << (8 * (i - at));
  if (at < bytes.size()) mix(last);
  return value;
}

std::string_view ApiTables::string(uint32_t index) const {
  const uint32_t first = u32(k_strings, index);
  return base::as_text(sections_[k_text].subspan(first, u32(k_strings, index + 1) - first));
}

ApiTables::ClassRow ApiTables::class_row(uint32_t index) const {
  const uint8_t* at = row(k_classes, index, k_class_size);
  return {base::load_le<uint32_t>(at),
          base::load_le<uint32_t>(at + 4),
          base::load_le<uint32_t>(at + 8),
          base::load_le<uint16_t>(at + 12),
          base::load_le<uint16_t>(at + 14),
          at[16],
          at[17]};
}

ApiTables::MethodRow ApiTables::method_row(uint32_t index) const {
  const uint8_t* at = row(k_methods, index, k_method_size);
  return {base::load_le<uint32_t>(at), base::load_le<uint16_t>(at + 4), base::load_le<uint16_t>(at + 6), at[8],
          at[9]};
}

ApiTables::FieldRow ApiTables::field_row(uint32_t index) const {
  const uint8_t* at = row(k_fields, index, k_field_size);
  return {base::load_le<uint32_t>(at),
          base::load_le<uint32_t>(at + 4),
          base::load_le<uint16_t>(at + 8),
          base::load_le<uint16_t>(at + 10),
          at[12],
          at[13],
          at[14]};
}

uint64_t ApiTables::wide(uint32_t index) const {
  return base::load_le<uint64_t>(row(k_wide, index, 8));
}

}  // namespace antecede::model
