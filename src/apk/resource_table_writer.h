#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apk/resource_config.h"
#include "apk/resource_id.h"
#include "apk/resource_symbols.h"
#include "apk/xml.h"

namespace antecede::apk {

/// Writes a `resources.arsc` with one package: the reverse of ResourceTable, for resources that came as text.
class ResourceTableWriter {
 public:
  struct Item {
    uint32_t key = 0;
    Value value;
  };

  ResourceTableWriter(std::string package, const ResourceSymbols& names)
      : package_(std::move(package)), names_(names) {}

  /// Of two values for one id and configuration the first stays; false for the second.
  bool add(ResourceId id, const ResourceConfig& config, Value value);
  bool add_bag(ResourceId id, const ResourceConfig& config, ResourceId parent, std::vector<Item> items);

  std::vector<uint8_t> write() const;

 private:
  class Pieces;
  struct Entry {
    bool is_bag = false;
    Value value;
    ResourceId parent;
    std::vector<Item> items;
  };
  /// By configuration as stored, so that the default (all zero) is first.
  using ByConfig = std::map<std::string, std::map<uint16_t, Entry>>;

  std::string package_;
  const ResourceSymbols& names_;
  std::map<uint8_t, ByConfig> types_;
};

}  // namespace antecede::apk
