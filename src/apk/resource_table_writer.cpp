#include "apk/resource_table_writer.h"

#include <algorithm>

#include "apk/resource_chunk.h"

namespace antecede::apk {

namespace {

using Buffer = std::vector<uint8_t>;

void put8(Buffer& out, uint32_t value) {
  out.push_back(static_cast<uint8_t>(value));
}
void put16(Buffer& out, uint32_t value) {
  put8(out, value);
  put8(out, value >> 8);
}
void put32(Buffer& out, size_t value) {
  put16(out, static_cast<uint32_t>(value));
  put16(out, static_cast<uint32_t>(value >> 16));
}
void append(Buffer& out, const Buffer& more) {
  out.insert(out.end(), more.begin(), more.end());
}

/// A chunk from what follows its first eight bytes.
Buffer chunk(ChunkType type, const Buffer& header_rest, const Buffer& body) {
  Buffer out;
  put16(out, static_cast<uint32_t>(type));
  put16(out, static_cast<uint32_t>(8 + header_rest.size()));
  put32(out, 8 + header_rest.size() + body.size());
  append(out, header_rest);
  append(out, body);
  return out;
}

/// A length in a UTF-8 pool: one byte, or two with the high bit set. Longer ones do not fit and are cut.
constexpr size_t k_longest = 0x7fff;
void put_length(Buffer& out, size_t length) {
  if (length > 0x7f) put8(out, static_cast<uint32_t>(0x80 | length >> 8));
  put8(out, static_cast<uint32_t>(length));
}

size_t utf16_length(std::string_view text) {
  size_t length = 0;
  for (char one : text) length += (one & 0xc0) != 0x80, length += (one & 0xf8) == 0xf0;
  return length;
}

std::string_view shortened(std::string_view text) {
  if (text.size() <= k_longest) return text;
  size_t end = k_longest;
  while (end > 0 && (text[end] & 0xc0) == 0x80) --end;
  return text.substr(0, end);
}

/// Collects strings, each once, and writes them as a pool.
class PoolWriter {
 public:
  uint32_t add(std::string_view text) {
    const auto [at, is_new] = index_.try_emplace(std::string(text), static_cast<uint32_t>(strings_.size()));
    if (is_new) strings_.push_back(at->first);
    return at->second;
  }
  /// For pools in which the place counts: also what is there already.
  void push(std::string text) { strings_.push_back(std::move(text)); }
  size_t size() const { return strings_.size(); }

  Buffer write() const {
    Buffer offsets, data, header;
    for (const std::string& full : strings_) {
      const std::string_view text = shortened(full);
      put32(offsets, data.size());
      put_length(data, utf16_length(text));
      put_length(data, text.size());
      data.insert(data.end(), text.begin(), text.end());
      data.push_back(0);
    }
    while (data.size() % 4) data.push_back(0);
    put32(header, strings_.size());
    put32(header, 0);
    put32(header, 0x100);  // UTF-8
    put32(header, 28 + offsets.size());
    put32(header, 0);
    append(offsets, data);
    return chunk(ChunkType::StringPool, header, offsets);
  }

 private:
  std::map<std::string, uint32_t> index_;
  std::vector<std::string> strings_;
};

void put_value(Buffer& out, const Value& value, PoolWriter& strings) {
  put16(out, 8);
  put16(out, uint32_t(value.raw_type) << 8);
  put32(out, value.type == Value::Type::String ? strings.add(value.text) : value.data);
}

std::string stored_text(const ResourceConfig& config) {
  const Buffer stored = config.stored();
  return std::string(stored.begin(), stored.end());
}

}  // namespace

bool ResourceTableWriter::add(ResourceId id, const ResourceConfig& config, Value value) {
  Entry entry;
  entry.value = std::move(value);
  return types_[id.type()][stored_text(config)].try_emplace(id.entry(), std::move(entry)).second;
}

bool ResourceTableWriter::add_bag(ResourceId id, const ResourceConfig& config, ResourceId parent,
                                  std::vector<Item> items) {
  Entry entry;
  entry.is_bag = true;
  entry.parent = parent;
  entry.items = std::move(items);
  return types_[id.type()][stored_text(config)].try_emplace(id.entry(), std::move(entry)).second;
}

/// Writes the pieces of one table; strings of all values are shared.
class ResourceTableWriter::Pieces {
 public:
  explicit Pieces(const ResourceTableWriter& writer) : writer_(writer) {
    for (const auto& [key, id] : writer.names_.all()) {
      name_of_id_[id.value] = key.second;
      name_of_type_[id.type()] = key.first;
    }
  }

  Buffer table() {
    const Buffer inside = package();
    Buffer header, body = strings_.write();
    put32(header, 1);
    append(body, inside);
    return chunk(ChunkType::Table, header, body);
  }

 private:
  Buffer package() {
    Buffer chunks;
    for (const auto& [type, configs] : writer_.types_)
      for (const auto& [config, entries] : configs) append(chunks, type_chunk(type, config, entries));
    const PoolWriter types = type_names();
    const Buffer type_pool = types.write(), key_pool = keys_.write();
    const std::string& name = writer_.package_;
    Buffer header, body;
    put32(header, 0x7f);
    for (size_t i = 0; i < 128; ++i) put16(header, i < std::min<size_t>(name.size(), 127) ? uint8_t(name[i]) : 0);
    put32(header, 288);
    put32(header, types.size());
    put32(header, 288 + type_pool.size());
    put32(header, keys_.size());
    put32(header, 0);
    append(body, type_pool);
    append(body, key_pool);
    append(body, chunks);
    return chunk(ChunkType::Package, header, body);
  }

  /// Types are named by their place in the pool, so that a number without a type needs a name too.
  PoolWriter type_names() const {
    PoolWriter names;
    const uint32_t last = name_of_type_.empty() ? 0 : name_of_type_.rbegin()->first;
    for (uint32_t type = 1; type <= last; ++type) {
      const auto found = name_of_type_.find(static_cast<uint8_t>(type));
      names.push(found == name_of_type_.end() ? "unused" : found->second);
    }
    return names;
  }

  Buffer type_chunk(uint8_t type, const std::string& config, const std::map<uint16_t, Entry>& entries) {
    Buffer header, data;
    std::vector<size_t> starts;
    for (const auto& [index, entry] : entries) {
      starts.push_back(data.size());
      put_entry(data, entry, keys_.add(name_of_id_[ResourceId(0x7f, type, index).value]));
    }
    const uint32_t last = entries.rbegin()->first;
    const bool sparse = last >= entries.size() && starts.back() / 4 <= UINT16_MAX;
    Buffer offsets = sparse ? sparse_offsets(entries, starts) : dense_offsets(entries, starts);
    put8(header, type);
    put8(header, sparse ? 1 : 0);
    put16(header, 0);
    put32(header, sparse ? entries.size() : last + 1);
    put32(header, 20 + config.size() + offsets.size());
    header.insert(header.end(), config.begin(), config.end());
    append(offsets, data);
    return chunk(ChunkType::Type, header, offsets);
  }

  static Buffer dense_offsets(const std::map<uint16_t, Entry>& entries, const std::vector<size_t>& starts) {
    Buffer out;
    uint32_t next = 0;
    auto start = starts.begin();
    for (const auto& [index, entry] : entries) {
      for (; next < index; ++next) put32(out, UINT32_MAX);
      ++next;
      put32(out, *start++);
    }
    return out;
  }

  /// Numbers that are left out take no room: R.txt may give any, also the highest to the only one.
  static Buffer sparse_offsets(const std::map<uint16_t, Entry>& entries, const std::vector<size_t>& starts) {
    Buffer out;
    auto start = starts.begin();
    for (const auto& [index, entry] : entries) {
      put16(out, index);
      put16(out, static_cast<uint32_t>(*start++ / 4));
    }
    return out;
  }

  void put_entry(Buffer& out, const Entry& entry, uint32_t key) {
    put16(out, entry.is_bag ? 16 : 8);
    put16(out, entry.is_bag ? 1 : 0);
    put32(out, key);
    if (!entry.is_bag) return put_value(out, entry.value, strings_);
    put32(out, entry.parent.value);
    put32(out, entry.items.size());
    for (const Item& item : entry.items) {
      put32(out, item.key);
      put_value(out, item.value, strings_);
    }
  }

  const ResourceTableWriter& writer_;
  PoolWriter strings_, keys_;
  std::map<uint32_t, std::string> name_of_id_;
  std::map<uint8_t, std::string> name_of_type_;
};

std::vector<uint8_t> ResourceTableWriter::write() const {
  return Pieces(*this).table();
}

}  // namespace antecede::apk
