#pragma once

#include <string>

#include "base/bytes.h"

namespace antecede::mutation {

/// A file without a disk: for code that wants a path.
class MemoryFile {
 public:
  explicit MemoryFile(base::Bytes bytes);
  ~MemoryFile();
  MemoryFile(const MemoryFile&) = delete;
  MemoryFile& operator=(const MemoryFile&) = delete;

  /// Valid in this process, as long as the object lives.
  const std::string& path() const { return path_; }

 private:
  int file_ = -1;
  std::string path_;
};

}  // namespace antecede::mutation
