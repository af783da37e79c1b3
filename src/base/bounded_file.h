#pragma once

#include <string>

#include "base/file.h"

namespace antecede::base {

/// A file that is read as a whole: what is larger is refused, since its contents would take many times its size.
inline Result<MappedFile> open_bounded(const std::string& path, size_t largest) {
  ANTECEDE_TRY(MappedFile file, MappedFile::open(path));
  if (file.bytes().size() <= largest) return file;
  return bad_input(path + ": larger than " + std::to_string(largest >> 20) + " MiB, which is the most that is read");
}

}  // namespace antecede::base
