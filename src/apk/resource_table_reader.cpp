#include "apk/resource_table_reader.h"

#include <algorithm>
#include <tuple>

#include <fmt/format.h>

#include "apk/name_hash.h"
#include "apk/resource_entry.h"
#include "apk/text_decoding.h"

namespace antecede::apk {

namespace {

constexpr size_t k_table_header_size = 12;
constexpr size_t k_package_header_size = 284;
constexpr size_t k_package_name_bytes = 256;
constexpr size_t k_smallest_config = 4;

enum TypeFlag : uint8_t {
  k_sparse = 0x01,
  k_offset16 = 0x02,
};

/// The package's name: UTF-16, up to its zero.
std::string package_name(base::Bytes stored) {
  std::string name = utf16_to_utf8(stored);
  return name.substr(0, name.find('\0'));
}

base::Result<StringPool> pool_at(base::Bytes package, uint32_t offset) {
  std::optional<Chunk> chunk = chunk_at(package, offset);
  if (!chunk || chunk->type != ChunkType::StringPool) return base::bad_input("no string pool where one should be");
  return StringPool::parse(*chunk);
}

}  // namespace

struct ResourceTableReader::TypeHeader {
  static constexpr size_t k_config_at = 20;

  uint8_t type = 0;
  uint8_t flags = 0;
  uint32_t entry_count = 0;
  uint32_t entries_start = 0;
  base::Bytes config;
  base::Bytes offsets;

  static base::Result<TypeHeader> read(const Chunk& chunk);
};

base::Result<ResourceTableReader::TypeHeader> ResourceTableReader::TypeHeader::read(const Chunk& chunk) {
  if (chunk.header_size < k_config_at + k_smallest_config) return base::bad_input("type header is too short");
  base::ByteReader reader(chunk.bytes, 8);
  TypeHeader header;
  header.type = reader.u8();
  header.flags = reader.u8();
  reader.skip(2);
  header.entry_count = reader.u32();
  header.entries_start = reader.u32();
  uint32_t config_size = reader.u32();
  auto config = base::slice(chunk.header(), k_config_at, config_size);
  if (!config || config_size < k_smallest_config) return base::bad_input("type has a broken configuration");
  header.config = *config;
  bool dense32 = !(header.flags & (k_sparse | k_offset16));
  size_t offset_size = dense32 || (header.flags & k_sparse) ? 4 : 2;
  auto offsets = base::slice(chunk.bytes, chunk.header_size, uint64_t(header.entry_count) * offset_size);
  if (header.type == 0) return base::bad_input("type has no number");
  if (!offsets) return base::bad_input("type has more entries than bytes");
  header.offsets = *offsets;
  return header;
}

void ResourceTableReader::count(const char* code, std::string message) {
  diagnostics_.add(code, base::Severity::Warning, place_ + ": " + std::move(message));
}

base::Status ResourceTableReader::add(const NamedBytes& input) {
  place_ = input.name.empty() ? "resources.arsc" : input.name + "!resources.arsc";
  std::optional<Chunk> table = chunk_at(input.bytes, 0);
  if (!table || table->type != ChunkType::Table || table->header_size < k_table_header_size)
    return base::bad_input(place_ + ": not a resource table");
  uint32_t source = static_cast<uint32_t>(table_.sources_.size());
  table_.sources_.push_back({input.name, StringPool()});
  bool have_strings = false;
  for (uint64_t at = table->header_size; at < table->bytes.size();) {
    std::optional<Chunk> chunk = chunk_at(table->bytes, at);
    if (!chunk) {
      count("resources.bad-chunk", fmt::format("broken chunk at {:#x}, the rest is not read", at));
      break;
    }
    at += chunk->bytes.size();
    if (chunk->type == ChunkType::Package) read_package(*chunk, source);
    if (chunk->type != ChunkType::StringPool || have_strings) continue;
    auto strings = StringPool::parse(*chunk);
    if (!strings) return base::pass_on(std::move(strings).error(), place_);
    if (strings->bad_strings() != 0)
      count("resources.bad-string", fmt::format("{} strings lie outside the pool", strings->bad_strings()));
    table_.sources_[source].strings = std::move(*strings);
    have_strings = true;
  }
  return {};
}

base::Result<ResourceTable::Package> ResourceTableReader::read_package_header(const Chunk& chunk) {
  if (chunk.header_size < k_package_header_size) return base::bad_input("package header is too short");
  base::ByteReader reader(chunk.header(), 8);
  ResourceTable::Package package;
  uint32_t id = reader.u32();
  if (id > UINT8_MAX) return base::bad_input(fmt::format("package id {:#x} is too large", id));
  package.id = static_cast<uint8_t>(id);
  package.name = package_name(reader.take(k_package_name_bytes));
  uint32_t types_at = reader.u32();
  reader.skip(4);  // last public type
  uint32_t keys_at = reader.u32();
  reader.skip(4);  // last public key
  package.type_id_offset = reader.remaining() >= 4 ? reader.u32() : 0;
  ANTECEDE_TRY(package.types, pool_at(chunk.bytes, types_at));
  ANTECEDE_TRY(package.keys, pool_at(chunk.bytes, keys_at));
  return package;
}

void ResourceTableReader::read_package(const Chunk& chunk, uint32_t source) {
  auto package = read_package_header(chunk);
  if (!package) return count("resources.bad-package", package.error().message);
  package->source = source;
  table_.packages_.push_back(std::move(*package));
  read_types(chunk, static_cast<uint32_t>(table_.packages_.size() - 1));
}

void ResourceTableReader::read_types(const Chunk& package_chunk, uint32_t package) {
  for (uint64_t at = package_chunk.header_size; at < package_chunk.bytes.size();) {
    std::optional<Chunk> chunk = chunk_at(package_chunk.bytes, at);
    if (!chunk) return count("resources.bad-chunk", fmt::format("broken chunk in package at {:#x}", at));
    if (chunk->type == ChunkType::Type) {
      if (auto status = read_type(*chunk, package); !status)
        count("resources.bad-type", fmt::format("type chunk at {:#x}: {}", at, status.error().message));
    }
    at += chunk->bytes.size();
  }
}

base::Status ResourceTableReader::read_type(const Chunk& chunk, uint32_t package) {
  ANTECEDE_TRY(TypeHeader header, TypeHeader::read(chunk));
  uint32_t index = static_cast<uint32_t>(table_.chunks_.size());
  table_.chunks_.push_back({package, config_index(header.config), header.type, chunk.bytes});
  return read_entries(header, index);
}

base::Status ResourceTableReader::read_entries(const TypeHeader& header, uint32_t chunk_index) {
  if (header.flags & k_sparse) return read_sparse_entries(header, chunk_index);
  if (header.entry_count > UINT16_MAX + 1u) return base::bad_input("type has more than 65,536 entries");
  return read_dense_entries(header, chunk_index);
}

base::Status ResourceTableReader::read_dense_entries(const TypeHeader& header, uint32_t chunk_index) {
  bool narrow = header.flags & k_offset16;
  size_t bad = 0;
  for (uint32_t i = 0; i < header.entry_count; ++i) {
    uint64_t offset = narrow ? base::load_le<uint16_t>(header.offsets.data() + size_t(i) * 2)
                             : base::load_le<uint32_t>(header.offsets.data() + size_t(i) * 4);
    if (offset == (narrow ? UINT16_MAX : UINT32_MAX)) continue;
    if (narrow) offset *= 4;
    if (!add_entry(chunk_index, i, uint64_t(header.entries_start) + offset)) ++bad;
  }
  if (bad != 0) count("resources.bad-entry", fmt::format("{} broken entries in type {}", bad, header.type));
  return {};
}

base::Status ResourceTableReader::read_sparse_entries(const TypeHeader& header, uint32_t chunk_index) {
  size_t bad = 0;
  uint32_t next = 0;
  for (uint32_t i = 0; i < header.entry_count; ++i) {
    uint32_t entry = base::load_le<uint16_t>(header.offsets.data() + size_t(i) * 4);
    uint64_t offset = uint64_t(base::load_le<uint16_t>(header.offsets.data() + size_t(i) * 4 + 2)) * 4;
    bool in_order = entry >= next;  // Android searches them in halves, so an entry out of order does not exist.
    if (!in_order || !add_entry(chunk_index, entry, uint64_t(header.entries_start) + offset)) ++bad;
    if (in_order) next = entry + 1;
  }
  if (bad != 0) count("resources.bad-entry", fmt::format("{} broken entries in type {}", bad, header.type));
  return {};
}

bool ResourceTableReader::add_entry(uint32_t chunk_index, uint32_t entry_index, uint64_t offset) {
  const ResourceTable::TypeChunk& chunk = table_.chunks_[chunk_index];
  const ResourceTable::Package& package = table_.packages_[chunk.package];
  std::optional<ResourceEntry> entry = ResourceEntry::read(chunk.bytes, offset);
  if (!entry || !package.keys.contains(entry->key)) return false;
  ResourceId id(package.id, chunk.type, static_cast<uint16_t>(entry_index));
  table_.references_.push_back({id, chunk_index, static_cast<uint32_t>(offset)});
  return true;
}

uint32_t ResourceTableReader::config_index(base::Bytes stored) {
  ResourceConfig fields = ResourceConfig::parse(stored);
  std::string name = fields.qualifiers();
  auto [known, added] = config_by_name_.emplace(name, static_cast<uint32_t>(table_.configs_.size()));
  if (added) table_.configs_.push_back({std::move(name), fields});
  return known->second;
}

void ResourceTableReader::sort_references() {
  auto rank = [this](const ResourceTable::Reference& reference) {
    bool qualified = !table_.configs_[table_.chunks_[reference.chunk].config].name.empty();
    return std::tuple(reference.id, qualified, reference.chunk);
  };
  std::sort(table_.references_.begin(), table_.references_.end(),
            [&](const auto& a, const auto& b) { return rank(a) < rank(b); });
}

void ResourceTableReader::index_names() {
  const auto& references = table_.references_;
  std::vector<std::vector<uint64_t>> key_hashes(table_.packages_.size());
  for (size_t p = 0; p < key_hashes.size(); ++p)
    for (uint32_t key = 0; key < table_.packages_[p].keys.size(); ++key)
      key_hashes[p].push_back(hash_text(table_.packages_[p].keys.text(key)));
  uint64_t type_hash = 0;
  for (uint32_t i = 0; i < references.size(); ++i) {
    if (i != 0 && references[i].id == references[i - 1].id) continue;
    bool same_type = i != 0 && references[i].id.value >> 16 == references[i - 1].id.value >> 16;
    if (!same_type) type_hash = hash_text(table_.name_of(references[i]).type);
    uint32_t package = table_.chunks_[references[i].chunk].package;
    uint64_t key_hash = key_hashes[package][table_.key_of(references[i])];
    table_.names_.push_back({combine_hashes(type_hash, key_hash), i});
  }
  std::sort(table_.names_.begin(), table_.names_.end(), [](const auto& a, const auto& b) {
    return std::tuple(a.hash, a.reference) < std::tuple(b.hash, b.reference);
  });
}

ResourceTable ResourceTableReader::finish() {
  sort_references();
  index_names();
  return std::move(table_);
}

}  // namespace antecede::apk
