#include "dex/dex_file.h"

#include <cstring>

#include <fmt/format.h>

#include "base/assert.h"
#include "dex/file_verifier.h"
#include "dex/little_endian.h"
#include "dex/map_list.h"

namespace antecede::dex {
namespace {

constexpr uint32_t k_string_id_size = 4;
constexpr uint32_t k_type_id_size = 4;
constexpr uint32_t k_proto_id_size = 12;
constexpr uint32_t k_member_id_size = 8;
constexpr uint32_t k_class_def_size = 32;
/// Containers hold about as many dexes as an APK has; the limit keeps headers that share tables from costing
/// time.
constexpr size_t k_most_dexes = 256;

TypeList type_list(base::Bytes bytes, uint32_t offset) {
  if (offset == 0) return {};
  const uint8_t* at = bytes.data() + offset;
  return {at + 4, u32(at)};
}

}  // namespace

base::Result<std::vector<DexFile>> DexFile::open_all(base::Bytes bytes, std::string name,
                                                     base::Diagnostics& diagnostics) {
  ANTECEDE_ASSERT(reinterpret_cast<uintptr_t>(bytes.data()) % 4 == 0);
  std::vector<DexFile> dexes;
  uint64_t offset = 0;
  do {
    if (dexes.size() == k_most_dexes) return base::bad_input(name + ": too many dexes in one container");
    std::string own_name = dexes.empty() ? name : fmt::format("{}#{}", name, dexes.size() + 1);
    FileVerifier verifier(bytes, static_cast<uint32_t>(offset), std::move(own_name), diagnostics);
    ANTECEDE_TRY(DexFile dex, verifier.verify());
    dexes.push_back(std::move(dex));
    offset += verifier.file_size();
  } while (dexes[0].version() >= 41 && offset < dexes[0].bytes().size());
  return dexes;
}

const uint8_t* DexFile::row(const Table& table, uint32_t index, uint32_t row_size) const {
  ANTECEDE_ASSERT(index < table.count);
  return bytes_.data() + table.offset + size_t(index) * row_size;
}

std::string_view DexFile::string(StringIndex index) const {
  const uint8_t* at = bytes_.data() + u32(row(strings_, index.value(), k_string_id_size));
  uint32_t utf16_count = 0;
  unsigned shift = 0;
  for (; *at & 0x80; ++at, shift += 7) utf16_count |= (*at & 0x7fu) << shift;
  utf16_count |= uint32_t(*at++) << shift;
  // As many bytes as code units, or more: the terminator cannot come earlier.
  size_t size = utf16_count + std::strlen(reinterpret_cast<const char*>(at) + utf16_count);
  return {reinterpret_cast<const char*>(at), size};
}

StringIndex DexFile::descriptor_index(TypeIndex index) const {
  return StringIndex(u32(row(types_, index.value(), k_type_id_size)));
}

Proto DexFile::proto(ProtoIndex index) const {
  const uint8_t* at = row(protos_, index.value(), k_proto_id_size);
  return {StringIndex(u32(at)), TypeIndex(u32(at + 4)), type_list(bytes_, u32(at + 8))};
}

FieldRef DexFile::field(FieldIndex index) const {
  const uint8_t* at = row(fields_, index.value(), k_member_id_size);
  return {TypeIndex(u16(at)), TypeIndex(u16(at + 2)), StringIndex(u32(at + 4))};
}

MethodRef DexFile::method(MethodIndex index) const {
  const uint8_t* at = row(methods_, index.value(), k_member_id_size);
  return {TypeIndex(u16(at)), ProtoIndex(u16(at + 2)), StringIndex(u32(at + 4))};
}

ClassDef DexFile::class_def(uint32_t position) const {
  const uint8_t* at = row(classes_, position, k_class_def_size);
  ClassDef result;
  result.type = TypeIndex(u32(at));
  result.access_flags = u32(at + 4);
  result.superclass = TypeIndex(u32(at + 8));
  result.interfaces = type_list(bytes_, u32(at + 12));
  result.source_file = StringIndex(u32(at + 16));
  result.annotations_offset = u32(at + 20);
  result.class_data_offset = u32(at + 24);
  result.static_values_offset = u32(at + 28);
  return result;
}

MethodHandle DexFile::method_handle(MethodHandleIndex index) const {
  const uint8_t* at = row(method_handles_, index.value(), k_member_id_size);
  MethodHandle handle;
  handle.kind = static_cast<MethodHandle::Kind>(u16(at));
  if (handle.kind <= MethodHandle::Kind::InstanceGet)
    handle.field = FieldIndex(u16(at + 4));
  else
    handle.method = MethodIndex(u16(at + 4));
  return handle;
}

uint32_t DexFile::call_site_offset(CallSiteIndex index) const {
  return u32(row(call_sites_, index.value(), k_string_id_size));
}

}  // namespace antecede::dex
