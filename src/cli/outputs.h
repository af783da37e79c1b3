#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"
#include "base/output_file.h"

namespace antecede::cli {

/// All files that a command reads and writes. The command names them as its options have them, `check` holds them
/// against each other before any work is done, and everything is then written through `open` or `write`.
///
/// No output may be an input, and no two outputs may be the same file, whatever they are called: what counts is the
/// file that a name leads to. Devices, FIFOs and descriptors may be named twice, since nothing there is replaced.
class Outputs {
 public:
  /// Whether a file of that name may be written into a folder.
  using Fits = std::function<bool(std::string_view name)>;

  /// Empty: none.
  void add_input(const std::string& path);
  void add_inputs(const std::vector<std::string>& paths);
  /// Empty: standard output. It is opened by `check`, so that a long run does not end with a file that cannot be
  /// written.
  void add_output(const std::string& path);
  /// One of many, opened only when it is written.
  void add_later_output(const std::string& path);
  /// A folder, made by `check` if it is missing. `fits` knows the names that are written there. Empty: none.
  void add_folder(const std::string& path, Fits fits);

  /// Refuses (class Usage) what would destroy something. Then opens; what cannot be opened is of class Internal.
  base::Status check();

  /// Whether an output with a name (`/dev/stdout`) is our standard output.
  bool takes_stdout() const;

  /// The file of that name: the one that `check` has opened, else a new one.
  base::Result<base::OutputFile> open(const std::string& path);
  /// All of it at once.
  base::Status write(const std::string& path, std::string_view content);

 private:
  struct Output {
    std::string path;
    bool later = false;
  };
  struct Folder {
    std::string path;
    Fits fits;
  };

  base::Status compare() const;
  base::Status prepare();

  std::vector<std::string> inputs_;
  std::vector<Output> outputs_;
  std::vector<Folder> folders_;
  std::map<std::string, base::OutputFile> opened_;
};

}  // namespace antecede::cli
