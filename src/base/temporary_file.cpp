#include "base/temporary_file.h"

#include <cerrno>
#include <cstdio>
#include <vector>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/guard.h"
#include "base/output_place.h"

namespace antecede::base {

namespace {

constexpr mode_t k_usual_permissions = 0666;  // Less what the user's umask takes away.

/// Tries names until one is free. `make` gives 0 or a reason.
template <class Make>
int with_free_name(const std::string& folder, Make make) {
  constexpr int k_most_tries = 1000;
  const std::string begin = folder + "/.antecede-" + std::to_string(::getpid()) + "-";
  int reason = EEXIST;
  for (int i = 0; i < k_most_tries && reason == EEXIST; ++i) reason = make(begin + std::to_string(i) + ".part");
  return reason;
}

std::string link_to_descriptor(int descriptor) {
  return "/proc/self/fd/" + std::to_string(descriptor);
}

int write_all(int to, const char* bytes, size_t size) {
  while (size > 0) {
    const ssize_t written = ::write(to, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return errno;
    bytes += written;
    size -= static_cast<size_t>(written);
  }
  return 0;
}

int copy_all(int from, int to) {
  std::vector<char> buffer(size_t(1) << 16);
  for (off_t offset = 0;;) {
    const ssize_t size = ::pread(from, buffer.data(), buffer.size(), offset);
    if (size < 0 && errno == EINTR) continue;
    if (size < 0) return errno;
    if (size == 0) return 0;
    if (const int reason = write_all(to, buffer.data(), static_cast<size_t>(size))) return reason;
    offset += size;
  }
}

/// The space of the new contents is taken before the old ones are touched.
int overwrite(int from, int to) {
  struct stat old_file {
  }, new_file{};
  if (::fstat(to, &old_file) != 0 || ::fstat(from, &new_file) != 0) return errno;
  if (new_file.st_size > old_file.st_size) {
    if (const int reason = ::posix_fallocate(to, 0, new_file.st_size)) {
      // Space that was taken may stay behind the old contents; what went wrong first is what is told.
      [[maybe_unused]] const int shrunk = ::ftruncate(to, old_file.st_size);
      return reason;
    }
  }
  if (const int reason = copy_all(from, to)) return reason;
  return ::ftruncate(to, new_file.st_size) == 0 ? 0 : errno;
}

}  // namespace

TemporaryFile::~TemporaryFile() {
  if (descriptor_ >= 0) ::close(descriptor_);
  if (!name_.empty()) {
    ::unlink(name_.c_str());
    forget_temporary(name_);
  }
}

/// A file without a name gets one through `/proc`, so that must be there.
int TemporaryFile::create(const std::string& folder) {
  if (::access("/proc/self/fd", X_OK) == 0)
    descriptor_ = ::open(folder.c_str(), O_TMPFILE | O_RDWR | O_CLOEXEC, k_usual_permissions);
  return descriptor_ >= 0 ? 0 : create_named(folder);
}

int TemporaryFile::create_named(const std::string& folder) {
  return with_free_name(folder, [&](const std::string& name) {
    descriptor_ = ::open(name.c_str(), O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, k_usual_permissions);
    if (descriptor_ < 0) return errno;
    name_ = name;
    remember_temporary(name);
    return 0;
  });
}

/// A file that cannot have its owner back must not run with our rights, and one that cannot have its group back must
/// not be open to ours: it loses the bits that say so.
int TemporaryFile::take_after(const std::string& path) {
  struct stat old_file {
  }, mine{};
  if (::stat(path.c_str(), &old_file) != 0 || ::fstat(descriptor_, &mine) != 0) return errno;
  mode_t mode = old_file.st_mode & 07777;
  const bool is_alike = old_file.st_uid == mine.st_uid && old_file.st_gid == mine.st_gid;
  if (!is_alike && ::fchown(descriptor_, old_file.st_uid, old_file.st_gid) != 0) {
    const bool has_group = ::fchown(descriptor_, static_cast<uid_t>(-1), old_file.st_gid) == 0;
    mode &= has_group ? 0777 : 0707;
  }
  return ::fchmod(descriptor_, mode) == 0 ? 0 : errno;
}

int TemporaryFile::give_name(const std::string& folder) {
  const std::string from = link_to_descriptor(descriptor_);
  return with_free_name(folder, [&](const std::string& name) {
    if (::linkat(AT_FDCWD, from.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) != 0) return errno;
    name_ = name;
    remember_temporary(name);
    return 0;
  });
}

int TemporaryFile::move_to(const std::string& path) {
  if (name_.empty()) {
    if (const int reason = give_name(folder_of(path))) return reason;
  }
  if (std::rename(name_.c_str(), path.c_str()) != 0) return errno;
  forget_temporary(name_);
  name_.clear();
  return 0;
}

int TemporaryFile::copy_over(const std::string& path) const {
  const int to = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
  if (to < 0) return errno;
  const int reason = overwrite(descriptor_, to);
  return ::close(to) == 0 || reason ? reason : errno;
}

}  // namespace antecede::base
