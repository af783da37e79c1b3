#include "mutation/zip_writer.h"

#include <zlib.h>

namespace antecede::mutation {

namespace {

constexpr uint32_t k_local_signature = 0x04034b50, k_central_signature = 0x02014b50, k_end_signature = 0x06054b50;
constexpr uint16_t k_version = 20, k_date = 0x21;  // 1980-01-01

void put16(Buffer& out, size_t value) {
  out.push_back(static_cast<uint8_t>(value));
  out.push_back(static_cast<uint8_t>(value >> 8));
}

void put32(Buffer& out, size_t value) {
  put16(out, value & 0xffff);
  put16(out, value >> 16);
}

/// What the local header and the central directory have in common, from "version needed" to the lengths.
void put_facts(Buffer& out, const Entry& entry, uint32_t checksum) {
  put16(out, k_version);
  put16(out, 0);  // flags
  put16(out, 0);  // stored
  put16(out, 0);  // time
  put16(out, k_date);
  put32(out, checksum);
  put32(out, entry.bytes.size());
  put32(out, entry.bytes.size());
  put16(out, entry.name.size());
  put16(out, 0);  // extra field
}

void put_central(Buffer& out, const Entry& entry, uint32_t checksum, size_t local_offset) {
  put32(out, k_central_signature);
  put16(out, k_version);
  put_facts(out, entry, checksum);
  put16(out, 0);  // comment
  put16(out, 0);  // disk
  put16(out, 0);  // internal attributes
  put32(out, 0);  // external attributes
  put32(out, local_offset);
  out.insert(out.end(), entry.name.begin(), entry.name.end());
}

}  // namespace

Buffer write_zip(const std::vector<const Entry*>& entries) {
  Buffer out, directory;
  for (const Entry* entry : entries) {
    uint32_t checksum =
        static_cast<uint32_t>(crc32(0, entry->bytes.data(), static_cast<unsigned>(entry->bytes.size())));
    put_central(directory, *entry, checksum, out.size());
    put32(out, k_local_signature);
    put_facts(out, *entry, checksum);
    out.insert(out.end(), entry->name.begin(), entry->name.end());
    out.insert(out.end(), entry->bytes.begin(), entry->bytes.end());
  }
  size_t directory_offset = out.size();
  out.insert(out.end(), directory.begin(), directory.end());
  put32(out, k_end_signature);
  put32(out, 0);  // disks
  put16(out, entries.size());
  put16(out, entries.size());
  put32(out, directory.size());
  put32(out, directory_offset);
  put16(out, 0);  // comment
  return out;
}

}  // namespace antecede::mutation
