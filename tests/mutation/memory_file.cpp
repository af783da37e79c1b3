#include "mutation/memory_file.h"

#include <sys/mman.h>
#include <unistd.h>

#include "base/assert.h"

namespace antecede::mutation {

MemoryFile::MemoryFile(base::Bytes bytes) : file_(::memfd_create("app", MFD_CLOEXEC)) {
  ANTECEDE_ASSERT(file_ >= 0);
  path_ = "/proc/self/fd/" + std::to_string(file_);
  while (!bytes.empty()) {
    ssize_t written = ::write(file_, bytes.data(), bytes.size());
    ANTECEDE_ASSERT(written > 0);
    bytes = bytes.subspan(static_cast<size_t>(written));
  }
}

MemoryFile::~MemoryFile() {
  ::close(file_);
}

}  // namespace antecede::mutation
