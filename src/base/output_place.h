#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>

#include "base/error.h"

namespace antecede::base {

/// One file of the file system, whatever it is called: two names of one file have the same.
struct FileId {
  uint64_t device = 0;
  uint64_t inode = 0;

  auto operator<=>(const FileId&) const = default;
};

/// The regular file of that name, links followed; nothing if there is none.
std::optional<FileId> find_file(const std::string& path);
/// The regular file behind an open descriptor; nothing if it is a device, a pipe or closed.
std::optional<FileId> find_file(int descriptor);

/// Where an output really goes, once links are followed.
///
/// A link is a name for another place, so the place is what is written and the link stays. `/dev/stdout`, `/dev/fd/N`
/// and their like are links, too, but of a kind that leads to an open file rather than to a name: what is written
/// there must go through the descriptor, behind what is already written.
struct OutputPlace {
  enum class Kind : uint8_t {
    Missing,  ///< There is nothing yet; a dangling link is here, too.
    File,     ///< A regular file.
    Stream,   ///< A device, a FIFO, an open descriptor: it cannot be replaced, only written to.
  };
  Kind kind = Kind::Missing;
  std::string path;            ///< With links followed; of a stream: as it was named.
  int descriptor = -1;         ///< The stream is one of our own descriptors.
  std::optional<FileId> file;  ///< A regular file, also one behind a descriptor.

  /// Fails for a folder, a loop of links, and what may not be looked at. A folder that is missing does not fail here.
  static Result<OutputPlace> find(const std::string& path);
};

/// The folder that a path is in: `.` for a bare name.
std::string folder_of(const std::string& path);

/// What every failed output says: the file, and the reason, which is a value of `errno`.
Error cannot_write(const std::string& path, int reason);

}  // namespace antecede::base
