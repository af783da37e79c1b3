#include "apk/zip_archive.h"

#include <algorithm>
#include <cstring>
#include <new>
#include <numeric>
#include <utility>

#include <fmt/format.h>
#include <libdeflate.h>
#include <zip.h>

#include "base/file.h"

namespace antecede::apk {

namespace {

using base::bad_input;
using base::Bytes;
using base::Error;
using base::load_le;
using base::Result;
using base::Status;

constexpr uint32_t k_local_signature = 0x04034b50;

std::string error_text(zip_error_t& error) {
  std::string text = zip_error_strerror(&error);
  zip_error_fini(&error);
  return text;
}

/// A handle of libzip over bytes in memory.
Result<std::unique_ptr<zip_t, decltype(&zip_discard)>> open_handle(Bytes bytes) {
  zip_error_t error;
  zip_error_init(&error);
  zip_source_t* source = zip_source_buffer_create(bytes.data(), bytes.size(), 0, &error);
  if (!source) return bad_input("cannot be opened as a ZIP archive: " + error_text(error));
  zip_t* handle = zip_open_from_source(source, ZIP_RDONLY, &error);
  if (!handle) {
    zip_source_free(source);
    return bad_input("corrupt ZIP archive: " + error_text(error));
  }
  return std::unique_ptr<zip_t, decltype(&zip_discard)>(handle, &zip_discard);
}

bool same_facts(const zip_stat_t& theirs, const ZipEntry& ours) {
  constexpr zip_uint64_t k_needed = ZIP_STAT_NAME | ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD;
  return (theirs.valid & k_needed) == k_needed && theirs.name == ours.name && theirs.size == ours.size &&
         theirs.comp_size == ours.compressed_size && (ours.encrypted || theirs.comp_method == ours.method);
}

/// Two independent readers must see the same archive: what one of them misreads may be meant to deceive.
Status check_against_libzip(Bytes bytes, const std::vector<ZipEntry>& entries) {
  ANTECEDE_TRY(const auto handle, open_handle(bytes));
  if (static_cast<uint64_t>(zip_get_num_entries(handle.get(), 0)) != entries.size()) {
    return bad_input("corrupt ZIP archive: it can be read in two ways");
  }
  for (size_t index = 0; index < entries.size(); ++index) {
    zip_stat_t facts;
    if (zip_stat_index(handle.get(), index, ZIP_FL_ENC_RAW, &facts) != 0 || !same_facts(facts, entries[index])) {
      return bad_input(fmt::format("corrupt ZIP archive: entry {} can be read in two ways", entries[index].name));
    }
  }
  return {};
}

std::vector<uint32_t> indices_by_name(const std::vector<ZipEntry>& entries) {
  std::vector<uint32_t> order(entries.size());
  std::iota(order.begin(), order.end(), 0u);
  std::sort(order.begin(), order.end(), [&](uint32_t a, uint32_t b) { return entries[a].name < entries[b].name; });
  return order;
}

/// Unpacks into a buffer of exactly the size the directory gives; data that makes more or less of it is
/// refused.
Result<SharedBytes> inflate(Bytes packed, size_t size) {
  std::shared_ptr<uint8_t[]> buffer(new (std::nothrow) uint8_t[std::max<size_t>(size, 1)]);
  const std::unique_ptr<libdeflate_decompressor, decltype(&libdeflate_free_decompressor)> decompressor(
      libdeflate_alloc_decompressor(), &libdeflate_free_decompressor);
  if (!buffer || !decompressor) return tl::unexpected(Error{Error::Class::Limit, "not enough memory to unpack it"});
  switch (
      libdeflate_deflate_decompress(decompressor.get(), packed.data(), packed.size(), buffer.get(), size, nullptr)) {
    case LIBDEFLATE_SUCCESS: break;
    case LIBDEFLATE_SHORT_OUTPUT:
    case LIBDEFLATE_INSUFFICIENT_SPACE:
      return bad_input(fmt::format("does not unpack to the {} bytes it claims", size));
    default: return bad_input("corrupt compressed data");
  }
  return SharedBytes(Bytes(buffer.get(), size), buffer);
}

Result<SharedBytes> unpack(const ZipEntry& entry, const SharedBytes& packed) {
  switch (entry.method) {
    case ZipEntry::k_deflated: return inflate(packed.bytes(), entry.size);
    case ZipEntry::k_stored:
      if (entry.size != entry.compressed_size) return bad_input("stored, but with two different sizes");
      return packed;
    default: return bad_input(fmt::format("unsupported compression method {}", entry.method));
  }
}

}  // namespace

Result<ZipArchive> ZipArchive::open(const std::string& path, const ZipLimits& limits) {
  ANTECEDE_TRY(base::MappedFile file, base::MappedFile::open(path));
  auto shared = std::make_shared<const base::MappedFile>(std::move(file));
  return open(SharedBytes(shared->bytes(), shared), path, limits);
}

Result<ZipArchive> ZipArchive::open(Bytes bytes, std::string name, const ZipLimits& limits) {
  return open(SharedBytes(bytes, nullptr), std::move(name), limits);
}

Result<ZipArchive> ZipArchive::open(SharedBytes bytes, std::string name, const ZipLimits& limits) {
  ZipArchive archive;
  archive.name_ = std::move(name);
  archive.bytes_ = std::move(bytes);
  archive.limits_ = limits;
  return open(std::move(archive));
}

Result<ZipArchive> ZipArchive::open_nested(const ZipEntry& entry) const {
  ZipArchive nested;
  nested.name_ = name_ + "!" + entry.name;
  if (level_ >= limits_.nesting) return bad_input(nested.name_ + ": an archive nested too deeply");
  ANTECEDE_TRY(nested.bytes_, read(entry));
  nested.limits_ = limits_;
  nested.level_ = level_ + 1;
  nested.bytes_read_ = bytes_read_;
  return open(std::move(nested));
}

Result<ZipArchive> ZipArchive::open(ZipArchive archive) {
  Result<std::vector<ZipEntry>> entries = read_zip_directory(archive.bytes(), archive.limits_);
  if (!entries) return base::pass_on(std::move(entries).error(), archive.name_);
  archive.entries_ = *std::move(entries);
  Status agreed = check_against_libzip(archive.bytes(), archive.entries_);
  if (!agreed) return base::pass_on(std::move(agreed).error(), archive.name_);
  archive.by_name_ = indices_by_name(archive.entries_);
  return archive;
}

const ZipEntry* ZipArchive::find(std::string_view entry_name) const {
  const auto found =
      std::lower_bound(by_name_.begin(), by_name_.end(), entry_name,
                       [&](uint32_t index, std::string_view name) { return entries_[index].name < name; });
  if (found == by_name_.end() || entries_[*found].name != entry_name) return nullptr;
  return &entries_[*found];
}

Result<SharedBytes> ZipArchive::read(std::string_view entry_name) const {
  const ZipEntry* entry = find(entry_name);
  if (!entry) return bad_input(fmt::format("{}: no entry {}", name_, entry_name));
  return read(*entry);
}

Result<SharedBytes> ZipArchive::read(const ZipEntry& entry) const {
  const auto unpacked = [&]() -> Result<SharedBytes> {
    if (entry.encrypted) return bad_input("the entry is encrypted");
    ANTECEDE_CHECK(spend(entry));
    ANTECEDE_TRY(const SharedBytes packed, raw_data(entry));
    ANTECEDE_TRY(SharedBytes data, unpack(entry, packed));
    if (libdeflate_crc32(0, data.bytes().data(), data.size()) != entry.crc32)
      return bad_input("its CRC does not match its data");
    return data;
  };
  Result<SharedBytes> result = unpacked();
  if (!result) return base::pass_on(std::move(result).error(), name_ + "!" + entry.name);
  return result;
}

/// Counts the entry against the limits before any memory is allocated for it.
Status ZipArchive::spend(const ZipEntry& entry) const {
  if (entry.size > limits_.entry_bytes) {
    return bad_input(fmt::format("{} bytes uncompressed (the limit is {})", entry.size, limits_.entry_bytes));
  }
  if (bytes_read_->fetch_add(entry.size) + entry.size > limits_.total_bytes) {
    return bad_input(fmt::format("more than {} bytes unpacked from one archive", limits_.total_bytes));
  }
  return {};
}

/// The entry's data as it lies in the archive, found through its local header.
Result<SharedBytes> ZipArchive::raw_data(const ZipEntry& entry) const {
  const auto room = base::slice(bytes(), entry.header_offset, entry.end_limit - entry.header_offset);
  if (entry.end_limit < entry.header_offset || !room || room->size() < ZipEntry::k_local_header_size) {
    return bad_input("lies outside of the archive");
  }
  const uint8_t* header = room->data();
  if (load_le<uint32_t>(header) != k_local_signature) return bad_input("corrupt local header");
  const size_t name_size = load_le<uint16_t>(header + 26);
  const size_t data_offset = ZipEntry::k_local_header_size + name_size + load_le<uint16_t>(header + 28);
  const auto data = base::slice(*room, data_offset, entry.compressed_size);
  if (!data) return bad_input("overlaps the next entry");
  if (base::as_text(room->subspan(ZipEntry::k_local_header_size, name_size)) != entry.name) {
    return bad_input("named differently in its local header");
  }
  return bytes_.part(entry.header_offset + data_offset, entry.compressed_size);
}

}  // namespace antecede::apk
