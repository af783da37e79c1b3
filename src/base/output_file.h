#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <string_view>

#include "base/bytes.h"
#include "base/error.h"
#include "base/output_place.h"
#include "base/temporary_file.h"

namespace antecede::base {

/// One output, written piece by piece. All that the program writes for its user goes through here.
///
/// A regular file is replaced as a whole when `finish` is called, and left as it was otherwise. The new file has the
/// permissions of the old one. If the old one has several names, the others keep the old contents. A link stays what
/// it is; what it leads to is replaced. Devices, FIFOs and descriptors are written to as they are.
///
/// Where the folder lets nobody replace a file (it is not writable, the file is mounted, or it is another user's in
/// `/tmp`) but the file may be written, its contents are exchanged when all of them are known. Only that is not done
/// at a stroke. A file that may not be written is not replaced either, even if the folder would allow it.
///
/// Every failure is of class Internal (exit code 4) and names the file as the user did.
class OutputFile {
 public:
  /// An empty path is standard output. Streams are opened when something is written: a FIFO waits for its reader.
  static Result<OutputFile> open(const std::string& path);

  Status write(Bytes bytes);
  Status write(std::string_view text);
  /// All is written. Called once.
  Status finish();

 private:
  struct Closer {
    void operator()(std::FILE* stream) const;
  };

  explicit OutputFile(std::string path) : path_(std::move(path)) {}
  int prepare();
  int prepare_file();
  int open_stream();
  int replace();

  std::string path_;
  OutputPlace place_;
  std::unique_ptr<TemporaryFile> temporary_;
  bool is_beside_ = false;  ///< The temporary file is in the folder of the other.
  std::unique_ptr<std::FILE, Closer> stream_;
  int failure_ = 0;  ///< The first one: what comes after it is worth nothing.
};

/// Whatever happens to what we write to is an error that we can tell of, instead of a signal that ends the process.
/// If one of the three standard streams is closed, its number is taken, so that no file gets it and is written to by
/// mistake. For the very start of a program.
void make_streams_safe();

}  // namespace antecede::base
