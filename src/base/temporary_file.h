#pragma once

#include <string>

#include <sys/types.h>

namespace antecede::base {

/// A file that takes another's place once it is whole.
///
/// Where the file system can, it has no name until then, so that nothing stays behind however the process ends. Else
/// its name begins with a dot and ends in `.part`, and it is removed unless it has moved.
///
/// Functions return 0, or the reason as a value of `errno`: who calls them knows the name the user gave.
class TemporaryFile {
 public:
  TemporaryFile() = default;
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile();

  int create(const std::string& folder);
  /// Permissions and, as far as we may, owner and group of the file that is to be replaced.
  int take_after(const std::string& path);
  /// From now on it is the file of that name, in the folder it was created in; another of that name is gone.
  int move_to(const std::string& path);
  /// Where the file cannot be replaced: its contents are. Space is asked for first, so that a full disk is noticed
  /// before anything is lost.
  int copy_over(const std::string& path) const;

  int descriptor() const { return descriptor_; }

 private:
  int create_named(const std::string& folder);
  int give_name(const std::string& folder);

  int descriptor_ = -1;
  std::string name_;  // Empty: it has none.
};

}  // namespace antecede::base
