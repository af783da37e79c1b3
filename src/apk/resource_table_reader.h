#pragma once

#include <map>
#include <string>

#include "apk/resource_chunk.h"
#include "apk/resource_table.h"

namespace antecede::apk {

/// Walks the chunks of resource tables and fills a `ResourceTable`, checking every entry on the way.
class ResourceTableReader {
 public:
  explicit ResourceTableReader(base::Diagnostics& diagnostics) : diagnostics_(diagnostics) {}

  base::Status add(const NamedBytes& input);
  ResourceTable finish();

 private:
  struct TypeHeader;

  void read_package(const Chunk& chunk, uint32_t source);
  base::Result<ResourceTable::Package> read_package_header(const Chunk& chunk);
  void read_types(const Chunk& package_chunk, uint32_t package);
  base::Status read_type(const Chunk& chunk, uint32_t package);
  base::Status read_entries(const TypeHeader& header, uint32_t chunk_index);
  base::Status read_dense_entries(const TypeHeader& header, uint32_t chunk_index);
  base::Status read_sparse_entries(const TypeHeader& header, uint32_t chunk_index);
  bool add_entry(uint32_t chunk_index, uint32_t entry_index, uint64_t offset);
  uint32_t config_index(base::Bytes stored);
  void sort_references();
  void index_names();
  void count(const char* code, std::string message);

  base::Diagnostics& diagnostics_;
  std::string place_;
  ResourceTable table_;
  std::map<std::string, uint32_t> config_by_name_;
};

}  // namespace antecede::apk
