#include "apk/resource_table.h"

#include <algorithm>

#include "apk/name_hash.h"
#include "apk/resource_entry.h"
#include "apk/resource_table_reader.h"
#include "apk/resource_value.h"
#include "base/assert.h"

namespace antecede::apk {
namespace {

constexpr int k_longest_reference_chain = 20;

/// Every reference was read once while parsing, so reading it again succeeds.
ResourceEntry read_checked(base::Bytes chunk, uint32_t offset) {
  std::optional<ResourceEntry> entry = ResourceEntry::read(chunk, offset);
  ANTECEDE_ASSERT(entry.has_value());
  return *entry;
}

}  // namespace

std::string ResourceName::short_name() const {
  return std::string(type) + "/" + std::string(entry);
}

std::string ResourceName::full_name() const {
  return std::string(package) + ":" + short_name();
}

base::Result<ResourceTable> ResourceTable::parse(std::span<const NamedBytes> tables, base::Diagnostics& diagnostics) {
  ResourceTableReader reader(diagnostics);
  for (const NamedBytes& table : tables) ANTECEDE_CHECK(reader.add(table));
  return reader.finish();
}

std::span<const ResourceTable::Reference> ResourceTable::references(ResourceId id) const {
  auto first =
      std::partition_point(references_.begin(), references_.end(), [&](const Reference& one) { return one.id < id; });
  auto last = first;
  while (last != references_.end() && last->id == id) ++last;
  return {first, last};
}

uint32_t ResourceTable::key_of(const Reference& reference) const {
  return read_checked(chunks_[reference.chunk].bytes, reference.offset).key;
}

ResourceName ResourceTable::name_of(const Reference& reference) const {
  const TypeChunk& chunk = chunks_[reference.chunk];
  const Package& package = packages_[chunk.package];
  // A chunk whose type lies below the package's offset wraps around to an index that is not there: no name.
  uint32_t type = uint32_t(chunk.type) - 1 - package.type_id_offset;
  return {package.name, package.types.text(type), package.keys.text(key_of(reference))};
}

std::optional<ResourceName> ResourceTable::name(ResourceId id) const {
  std::span<const Reference> found = references(id);
  if (found.empty()) return std::nullopt;
  return name_of(found.front());
}

std::string ResourceTable::display_name(ResourceId id) const {
  std::optional<ResourceName> known = name(id);
  return known ? known->short_name() : to_string(id);
}

ResourceId ResourceTable::find(std::string_view type, std::string_view entry) const {
  uint64_t hash = combine_hashes(hash_text(type), hash_text(entry));
  auto at = std::partition_point(names_.begin(), names_.end(), [&](const NameHash& one) { return one.hash < hash; });
  for (; at != names_.end() && at->hash == hash; ++at) {
    ResourceName known = name_of(references_[at->reference]);
    if (known.type == type && known.entry == entry) return references_[at->reference].id;
  }
  return {};
}

bool ResourceTable::is_complex(const Reference& reference) const {
  return read_checked(chunks_[reference.chunk].bytes, reference.offset).complex;
}

Value ResourceTable::make_value(const TypeChunk& chunk, uint8_t raw_type, uint32_t data) const {
  Value value;
  value.type = value_type_of(raw_type);
  value.raw_type = raw_type;
  value.data = data;
  if (value.type == Value::Type::String) value.text = sources_[packages_[chunk.package].source].strings.text(data);
  return value;
}

Value ResourceTable::simple_value(const Reference& reference) const {
  const TypeChunk& chunk = chunks_[reference.chunk];
  ResourceEntry entry = read_checked(chunk.bytes, reference.offset);
  return make_value(chunk, entry.raw_type, entry.data);
}

Bag ResourceTable::bag_of(const Reference& reference) const {
  const TypeChunk& chunk = chunks_[reference.chunk];
  ResourceEntry entry = read_checked(chunk.bytes, reference.offset);
  Bag bag;
  bag.parent = ResourceId(entry.parent);
  for (base::ByteReader reader(entry.items); reader.remaining() >= ResourceEntry::k_item_size;) {
    ResourceId key(reader.u32());
    reader.skip(3);
    uint8_t raw_type = reader.u8();
    bag.items.push_back({key, make_value(chunk, raw_type, reader.u32())});
  }
  return bag;
}

std::vector<Configured> ResourceTable::values(ResourceId id) const {
  std::vector<Configured> all;
  for (const Reference& reference : references(id)) {
    const TypeChunk& chunk = chunks_[reference.chunk];
    Configured& one = all.emplace_back();
    one.config = configs_[chunk.config].name;
    one.configuration = &configs_[chunk.config].fields;
    one.split = sources_[packages_[chunk.package].source].split;
    if (is_complex(reference))
      one.content = bag_of(reference);
    else
      one.content = simple_value(reference);
  }
  return all;
}

std::optional<ResourceFile> ResourceTable::file_of(Reference reference) const {
  for (int hops = 0; hops < k_longest_reference_chain; ++hops) {
    const TypeChunk& chunk = chunks_[reference.chunk];
    const Source& source = sources_[packages_[chunk.package].source];
    ResourceEntry entry = read_checked(chunk.bytes, reference.offset);
    if (entry.complex) return std::nullopt;
    Value::Type type = value_type_of(entry.raw_type);
    if (type == Value::Type::String)
      return ResourceFile{configs_[chunk.config].name, source.split, source.strings.text(entry.data)};
    std::span<const Reference> next = references(ResourceId(entry.data));
    if (type != Value::Type::Reference || next.empty()) return std::nullopt;
    reference = next.front();
  }
  return std::nullopt;
}

std::vector<ResourceFile> ResourceTable::files(ResourceId id) const {
  std::vector<ResourceFile> all;
  for (const Reference& reference : references(id)) {
    std::optional<ResourceFile> file = file_of(reference);
    if (!file || file->path.empty()) continue;
    file->config = configs_[chunks_[reference.chunk].config].name;  // of the alias, not of what it stands for
    all.push_back(*file);
  }
  return all;
}

std::vector<ResourceId> ResourceTable::ids() const {
  std::vector<ResourceId> all;
  for (const Reference& reference : references_)
    if (all.empty() || all.back() != reference.id) all.push_back(reference.id);
  return all;
}

std::vector<ResourceId> ResourceTable::ids(std::string_view type) const {
  std::vector<ResourceId> all;
  uint32_t current = UINT32_MAX;
  bool wanted = false;
  for (const Reference& reference : references_) {
    if (reference.id.value >> 16 != current) wanted = name_of(reference).type == type;
    current = reference.id.value >> 16;
    if (wanted && (all.empty() || all.back() != reference.id)) all.push_back(reference.id);
  }
  return all;
}

Value ResourceTable::resolve(Value value) const {
  for (int hops = 0; value.is_reference() && hops < k_longest_reference_chain; ++hops) {
    std::span<const Reference> next = references(ResourceId(value.data));
    if (next.empty() || is_complex(next.front())) break;
    value = simple_value(next.front());
  }
  return value;
}

std::optional<Value> ResourceTable::resolved_value(ResourceId id) const {
  std::span<const Reference> found = references(id);
  if (found.empty() || is_complex(found.front())) return std::nullopt;
  return resolve(simple_value(found.front()));
}

std::optional<std::string> ResourceTable::text_of(const Value& value) const {
  Value end = resolve(value);
  if (end.type != Value::Type::String) return std::nullopt;
  return std::move(end.text);
}

std::optional<std::string> ResourceTable::string_value(ResourceId id) const {
  std::optional<Value> value = resolved_value(id);
  if (!value || value->type != Value::Type::String) return std::nullopt;
  return std::move(value->text);
}

std::optional<int32_t> ResourceTable::integer_value(ResourceId id) const {
  std::optional<Value> value = resolved_value(id);
  if (!value || !is_integer(*value)) return std::nullopt;
  return static_cast<int32_t>(value->data);
}

std::optional<bool> ResourceTable::bool_value(ResourceId id) const {
  std::optional<int32_t> value = integer_value(id);
  if (!value) return std::nullopt;
  return *value != 0;
}

Bag ResourceTable::first_bag(ResourceId id) const {
  for (int hops = 0; hops < k_longest_reference_chain; ++hops) {
    std::span<const Reference> found = references(id);
    if (found.empty()) return {};
    if (is_complex(found.front())) return bag_of(found.front());
    Value value = simple_value(found.front());
    if (!value.is_reference()) return {};
    id = ResourceId(value.data);
  }
  return {};
}

std::vector<std::string> ResourceTable::string_array(ResourceId id) const {
  std::vector<std::string> all;
  for (const Bag::Item& item : first_bag(id).items) {
    Value value = resolve(item.value);
    all.push_back(value.type == Value::Type::String ? std::move(value.text) : describe(value));
  }
  return all;
}

std::vector<int32_t> ResourceTable::integer_array(ResourceId id) const {
  std::vector<int32_t> all;
  for (const Bag::Item& item : first_bag(id).items) {
    Value value = resolve(item.value);
    all.push_back(is_integer(value) ? static_cast<int32_t>(value.data) : 0);
  }
  return all;
}

}  // namespace antecede::apk
