#include "base/output_place.h"

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <climits>
#include <cstring>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace antecede::base {

namespace {

FileId id_of(const struct stat& info) {
  return {info.st_dev, info.st_ino};
}

std::optional<FileId> regular_id(const struct stat& info) {
  return S_ISREG(info.st_mode) ? std::optional(id_of(info)) : std::nullopt;
}

std::string name_in_folder(const std::string& path) {
  return path.substr(path.rfind('/') + 1);
}

/// Whether the folder is the one that lists our own open descriptors. It is held open while both are looked at: its
/// number lives only as long.
bool lists_our_descriptors(const std::string& folder) {
  const int list = ::open("/proc/self/fd", O_PATH | O_DIRECTORY | O_CLOEXEC);
  struct stat ours {
  }, other{};
  const bool same =
      list >= 0 && ::fstat(list, &ours) == 0 && ::stat(folder.c_str(), &other) == 0 && id_of(ours) == id_of(other);
  if (list >= 0) ::close(list);
  return same;
}

/// The number of our descriptor that a path such as `/dev/fd/3` names; -1: none.
int own_descriptor(const std::string& path) {
  const std::string name = name_in_folder(path);
  int number = -1;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), number);
  const bool is_number = error == std::errc() && end == name.data() + name.size() && number >= 0;
  return is_number && lists_our_descriptors(folder_of(path)) ? number : -1;
}

/// What a link says, as a path that can be opened from here; empty: it is no link.
std::string read_link(const std::string& path) {
  char text[PATH_MAX];
  const ssize_t size = ::readlink(path.c_str(), text, sizeof text);
  if (size <= 0) return "";
  const std::string target(text, static_cast<size_t>(size));
  return target.front() == '/' ? target : folder_of(path) + "/" + target;
}

/// Follows links one by one: the kernel tells only where they end, and not even that if nothing is there yet.
Result<OutputPlace> follow(const std::string& path) {
  constexpr int k_most_links = 40;  // As many as the kernel follows.
  OutputPlace place;
  place.path = path;
  for (int i = 0; i <= k_most_links; ++i) {
    place.descriptor = own_descriptor(place.path);
    if (place.descriptor >= 0) return place;
    const std::string next = read_link(place.path);
    if (next.empty()) return place;
    place.path = next;
  }
  return tl::unexpected(cannot_write(path, ELOOP));
}

/// Whether the name is that of the file, rather than a link that leads to an open file without a name.
bool names_file(const std::string& path, const struct stat& info) {
  struct stat found {};
  return ::lstat(path.c_str(), &found) == 0 && id_of(found) == id_of(info);
}

}  // namespace

std::optional<FileId> find_file(const std::string& path) {
  struct stat info {};
  return ::stat(path.c_str(), &info) == 0 ? regular_id(info) : std::nullopt;
}

std::optional<FileId> find_file(int descriptor) {
  struct stat info {};
  return ::fstat(descriptor, &info) == 0 ? regular_id(info) : std::nullopt;
}

/// The kernel is asked first: it knows of links that must not be followed (loops, those of strangers in `/tmp`).
Result<OutputPlace> OutputPlace::find(const std::string& path) {
  struct stat info {};
  const bool exists = ::stat(path.c_str(), &info) == 0;
  if (!exists && errno != ENOENT) return tl::unexpected(cannot_write(path, errno));
  if ((exists && S_ISDIR(info.st_mode)) || path.ends_with('/')) return tl::unexpected(cannot_write(path, EISDIR));
  ANTECEDE_TRY(OutputPlace place, follow(path));
  if (!exists && place.descriptor < 0) return place;
  if (exists) place.file = regular_id(info);
  const bool replaceable = place.file && place.descriptor < 0 && names_file(place.path, info);
  place.kind = replaceable ? Kind::File : Kind::Stream;
  if (place.kind == Kind::Stream) place.path = path;
  return place;
}

std::string folder_of(const std::string& path) {
  const size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

Error cannot_write(const std::string& path, int reason) {
  return {Error::Class::Internal,
          (path.empty() ? "standard output" : path) + ": cannot be written: " + std::strerror(reason)};
}

}  // namespace antecede::base
