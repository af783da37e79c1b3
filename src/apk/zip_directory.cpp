#include "apk/zip_directory.h"

#include <algorithm>
#include <cstring>
#include <numeric>
#include <optional>
#include <string_view>

#include <fmt/format.h>

namespace antecede::apk {

namespace {

using base::bad_input;
using base::ByteReader;
using base::Bytes;
using base::load_le;
using base::Result;
using base::Status;

constexpr uint32_t k_entry_signature = 0x02014b50;
constexpr uint32_t k_end_signature = 0x06054b50;
constexpr uint32_t k_end64_locator_signature = 0x07064b50;
constexpr uint32_t k_end64_signature = 0x06064b50;
constexpr size_t k_entry_size = 46;
constexpr size_t k_end_size = 22;
constexpr size_t k_end64_locator_size = 20;
constexpr size_t k_end64_size = 56;
constexpr size_t k_max_comment = 65'535;
constexpr uint16_t k_extra_zip64 = 1;

/// Where the central directory lies and how many entries it says it has.
struct Extent {
  uint64_t offset = 0;
  uint64_t size = 0;
  uint64_t entries = 0;
};

/// The last end record whose comment fits into the file, as Android looks for it.
std::optional<size_t> find_end_record(Bytes archive) {
  if (archive.size() < k_end_size) return std::nullopt;
  const size_t last = archive.size() - k_end_size;
  const size_t first = last > k_max_comment ? last - k_max_comment : 0;
  for (size_t at = last + 1; at-- > first;) {
    if (archive[at] != 'P' || load_le<uint32_t>(archive.data() + at) != k_end_signature) continue;
    if (load_le<uint16_t>(archive.data() + at + 20) <= archive.size() - at - k_end_size) return at;
  }
  return std::nullopt;
}

std::optional<Extent> read_end64(Bytes archive, size_t end_record) {
  if (end_record < k_end64_locator_size) return std::nullopt;
  ByteReader locator(archive, end_record - k_end64_locator_size);
  if (locator.u32() != k_end64_locator_signature) return std::nullopt;
  locator.skip(4);
  const uint64_t offset = locator.u64();
  const std::optional<Bytes> record = base::slice(archive, offset, k_end64_size);
  if (!record || load_le<uint32_t>(record->data()) != k_end64_signature) return std::nullopt;
  return Extent{.offset = load_le<uint64_t>(record->data() + 48),
                .size = load_le<uint64_t>(record->data() + 40),
                .entries = load_le<uint64_t>(record->data() + 32)};
}

Result<Extent> locate_directory(Bytes archive) {
  const std::optional<size_t> end_record = find_end_record(archive);
  if (!end_record) {
    const bool begins_as_zip = archive.size() >= 4 && std::memcmp(archive.data(), "PK\3\4", 4) == 0;
    return bad_input(begins_as_zip ? "truncated ZIP archive: its central directory is missing" : "not a ZIP archive");
  }
  const uint8_t* end = archive.data() + *end_record;
  Extent extent{.offset = load_le<uint32_t>(end + 16),
                .size = load_le<uint32_t>(end + 12),
                .entries = load_le<uint16_t>(end + 10)};
  if (extent.offset == UINT32_MAX || extent.size == UINT32_MAX || extent.entries == UINT16_MAX) {
    if (std::optional<Extent> wide = read_end64(archive, *end_record)) extent = *wide;
  }
  if (extent.offset > *end_record || extent.size > *end_record - extent.offset) {
    return bad_input("truncated ZIP archive: its central directory runs past the end");
  }
  return extent;
}

/// Replaces those of the three numbers that did not fit 32 bits by the ones in the Zip64 extra field.
Status widen(ZipEntry& entry, Bytes extra) {
  ByteReader reader(extra);
  while (reader.remaining() >= 4) {
    const uint16_t id = reader.u16();
    const uint16_t size = reader.u16();
    ByteReader field(reader.take(size));
    if (reader.failed()) break;
    if (id != k_extra_zip64) continue;
    for (uint64_t* number : {&entry.size, &entry.compressed_size, &entry.header_offset}) {
      if (*number == UINT32_MAX) *number = field.u64();
    }
    if (field.failed()) return bad_input(fmt::format("ZIP entry {} has a damaged Zip64 field", entry.name));
  }
  return {};
}

Result<ZipEntry> read_entry(ByteReader& reader) {
  if (reader.u32() != k_entry_signature) return bad_input("corrupt ZIP archive: bad record in its central directory");
  ZipEntry entry;
  reader.skip(4);  // Versions made by and needed.
  entry.encrypted = reader.u16() & 1;
  entry.method = reader.u16();
  reader.skip(4);  // Time and date.
  entry.crc32 = reader.u32();
  entry.compressed_size = reader.u32();
  entry.size = reader.u32();
  const uint16_t name_size = reader.u16();
  const uint16_t extra_size = reader.u16();
  const uint16_t comment_size = reader.u16();
  reader.skip(8);  // Disk and attributes.
  entry.header_offset = reader.u32();
  entry.name = base::as_text(reader.take(name_size));
  const Bytes extra = reader.take(extra_size);
  reader.skip(comment_size);
  if (reader.failed()) return bad_input("corrupt ZIP archive: its central directory ends inside a record");
  ANTECEDE_CHECK(widen(entry, extra));
  return entry;
}

/// Whether a tool that unpacks the archive into a folder could be led out of that folder by this name.
bool escapes(std::string_view name) {
  const auto is_separator = [](char c) { return c == '/' || c == '\\'; };
  if (is_separator(name.front()) || (name.size() >= 2 && name[1] == ':')) return true;
  for (size_t start = 0; start <= name.size();) {
    const size_t end =
        static_cast<size_t>(std::find_if(name.begin() + start, name.end(), is_separator) - name.begin());
    if (name.substr(start, end - start) == "..") return true;
    start = end + 1;
  }
  return false;
}

Status check_entry(const ZipEntry& entry, const ZipLimits& limits) {
  if (entry.name.empty()) return bad_input("ZIP entry without a name");
  if (entry.name.find('\0') != std::string::npos) return bad_input("ZIP entry with a NUL character in its name");
  if (escapes(entry.name)) return bad_input(fmt::format("ZIP entry {} leads out of the archive", entry.name));
  if (entry.size > limits.bomb_bytes && entry.size / limits.bomb_ratio > entry.compressed_size) {
    return bad_input(fmt::format("ZIP bomb: entry {} claims to unpack {} bytes to {}", entry.name,
                                 entry.compressed_size, entry.size));
  }
  return {};
}

template <class Less>
std::vector<size_t> sorted_indices(const std::vector<ZipEntry>& entries, Less less) {
  std::vector<size_t> order(entries.size());
  std::iota(order.begin(), order.end(), size_t(0));
  std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) { return less(entries[a], entries[b]); });
  return order;
}

Status check_unique_names(const std::vector<ZipEntry>& entries) {
  const auto order = sorted_indices(entries, [](const auto& a, const auto& b) { return a.name < b.name; });
  for (size_t i = 1; i < order.size(); ++i) {
    const std::string& name = entries[order[i]].name;
    if (name == entries[order[i - 1]].name) return bad_input(fmt::format("duplicate ZIP entry {}", name));
  }
  return {};
}

/// Gives every entry the end of its room, and refuses entries that do not fit theirs.
Status check_overlap(std::vector<ZipEntry>& entries, uint64_t directory_offset) {
  const auto order =
      sorted_indices(entries, [](const auto& a, const auto& b) { return a.header_offset < b.header_offset; });
  for (size_t i = 0; i < order.size(); ++i) {
    ZipEntry& entry = entries[order[i]];
    const bool is_last = i + 1 == order.size();
    entry.end_limit = is_last ? directory_offset : entries[order[i + 1]].header_offset;
    const uint64_t header = ZipEntry::k_local_header_size + entry.name.size();
    if (entry.header_offset > directory_offset || directory_offset - entry.header_offset < header ||
        entry.compressed_size > directory_offset - entry.header_offset - header) {
      return bad_input(fmt::format("truncated ZIP archive: entry {} runs past the end", entry.name));
    }
    if (entry.header_offset + header + entry.compressed_size > entry.end_limit) {
      return bad_input(fmt::format("ZIP entry {} overlaps entry {}", entry.name, entries[order[i + 1]].name));
    }
  }
  return {};
}

}  // namespace

Result<std::vector<ZipEntry>> read_zip_directory(Bytes archive, const ZipLimits& limits) {
  if (archive.empty()) return bad_input("the file is empty");
  ANTECEDE_TRY(const Extent extent, locate_directory(archive));
  if (extent.entries > limits.entries) {
    return bad_input(fmt::format("ZIP archive with {} entries (the limit is {})", extent.entries, limits.entries));
  }
  if (extent.entries > extent.size / k_entry_size) {
    return bad_input("corrupt ZIP archive: its central directory is too small for its entries");
  }
  ByteReader reader(archive.subspan(extent.offset, extent.size));
  std::vector<ZipEntry> entries;
  entries.reserve(extent.entries);
  for (uint64_t i = 0; i < extent.entries; ++i) {
    ANTECEDE_TRY(ZipEntry entry, read_entry(reader));
    ANTECEDE_CHECK(check_entry(entry, limits));
    entries.push_back(std::move(entry));
  }
  ANTECEDE_CHECK(check_unique_names(entries));
  ANTECEDE_CHECK(check_overlap(entries, extent.offset));
  return entries;
}

}  // namespace antecede::apk
