#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "apk/resource_config.h"
#include "apk/resource_id.h"
#include "apk/string_pool.h"
#include "apk/xml.h"
#include "base/bytes.h"
#include "base/diagnostics.h"
#include "base/error.h"

namespace antecede::apk {

/// One `resources.arsc` and the split it comes from (empty for the base).
struct NamedBytes {
  std::string name;
  base::Bytes bytes;
};

/// `com.x:string/app_name`.
struct ResourceName {
  std::string_view package, type, entry;

  std::string short_name() const;  ///< `string/app_name`
  std::string full_name() const;   ///< `com.x:string/app_name`
};

/// A resource with several parts: array, style, plurals, attribute declaration.
struct Bag {
  struct Item {
    ResourceId key;
    Value value;
  };
  ResourceId parent;
  std::vector<Item> items;  ///< As stored; arrays in order.
};

/// What a resource is in one configuration.
struct Configured {
  std::string_view config;  ///< `""`, `land`, `sw600dp-land-v13`, …
  const ResourceConfig* configuration = nullptr;
  std::string_view split;
  std::variant<Value, Bag> content;

  const Value* value() const { return std::get_if<Value>(&content); }
  const Bag* bag() const { return std::get_if<Bag>(&content); }
};

/// Where a resource that is a file (layout, menu, xml, drawable) lies in one configuration.
struct ResourceFile {
  std::string_view config;
  std::string_view split;
  std::string_view path;  ///< `res/layout/main.xml`
};

/// Every resource of an app, in all configurations, read from the `resources.arsc` of the base and its
/// splits.
///
/// Second step of the flow, after the archive; layouts, menus and the manifest are read with it. Views and
/// names point into the bytes it was parsed from, which must outlive it. Immutable after `parse`; every entry
/// has been checked there, so that lookups cannot fail. Memory is a small multiple of the input's size.
/// Overlays, staged aliases and the ids of shared libraries are not followed.
class ResourceTable {
 public:
  /// A table whose header is broken is an error; a broken package, type or entry costs itself and is counted.
  static base::Result<ResourceTable> parse(std::span<const NamedBytes> tables, base::Diagnostics& diagnostics);

  bool contains(ResourceId id) const { return !references(id).empty(); }
  std::optional<ResourceName> name(ResourceId id) const;
  /// `string/app_name`, or the number for an id that is not in the table.
  std::string display_name(ResourceId id) const;
  /// The lowest id with this name, in any package; none if there is none.
  ResourceId find(std::string_view type, std::string_view entry) const;

  /// All values, the default configuration first, then as stored.
  std::vector<Configured> values(ResourceId id) const;
  /// The files it is, aliases (`@layout/other`) followed; in the same order.
  std::vector<ResourceFile> files(ResourceId id) const;
  /// Every id, and those of the types with this name (`layout`), in rising order.
  std::vector<ResourceId> ids() const;
  std::vector<ResourceId> ids(std::string_view type) const;
  size_t value_count() const { return references_.size(); }

  /// Follows references in the first configuration of each. What cannot be followed to its end (framework
  /// ids, cycles, bags) stays the last reference met.
  Value resolve(Value value) const;
  /// The values of the first configuration, references followed.
  std::optional<std::string> string_value(ResourceId id) const;
  std::optional<int32_t> integer_value(ResourceId id) const;
  std::optional<bool> bool_value(ResourceId id) const;
  std::vector<std::string> string_array(ResourceId id) const;
  std::vector<int32_t> integer_array(ResourceId id) const;
  /// The text of a value that is a string or refers to one.
  std::optional<std::string> text_of(const Value& value) const;

 private:
  friend class ResourceTableReader;

  struct Source {
    std::string split;
    StringPool strings;
  };
  struct Package {
    uint32_t source = 0;
    uint8_t id = 0;
    uint32_t type_id_offset = 0;
    std::string name;
    StringPool types, keys;
  };
  /// One type in one configuration.
  struct TypeChunk {
    uint32_t package = 0;
    uint32_t config = 0;
    uint8_t type = 0;
    base::Bytes bytes;
  };
  struct Config {
    std::string name;
    ResourceConfig fields;
  };
  /// One value of one resource: a checked entry in a type chunk. Sorted by id, then default configuration
  /// first.
  struct Reference {
    ResourceId id;
    uint32_t chunk = 0;
    uint32_t offset = 0;
  };
  struct NameHash {
    uint64_t hash = 0;
    uint32_t reference = 0;
  };

  std::span<const Reference> references(ResourceId id) const;
  ResourceName name_of(const Reference& reference) const;
  uint32_t key_of(const Reference& reference) const;
  bool is_complex(const Reference& reference) const;
  Value simple_value(const Reference& reference) const;
  Bag bag_of(const Reference& reference) const;
  Value make_value(const TypeChunk& chunk, uint8_t raw_type, uint32_t data) const;
  std::optional<ResourceFile> file_of(Reference reference) const;
  std::optional<Value> resolved_value(ResourceId id) const;
  Bag first_bag(ResourceId id) const;

  std::vector<Source> sources_;
  std::vector<Package> packages_;
  std::vector<TypeChunk> chunks_;
  std::vector<Config> configs_;
  std::vector<Reference> references_;
  std::vector<NameHash> names_;  ///< Sorted by hash, then id: finds a resource by name.
};

}  // namespace antecede::apk
