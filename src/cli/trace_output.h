#pragma once

#include <cstdio>
#include <string>

#include "base/bytes.h"
#include "base/error.h"

namespace antecede::cli {

/// A result that is written piece by piece: to standard output, or to a file that appears only once it is whole.
class StreamedOutput {
 public:
  /// An empty name is standard output.
  static base::Result<StreamedOutput> open(const std::string& file);
  StreamedOutput(StreamedOutput&& other) noexcept;
  StreamedOutput& operator=(StreamedOutput&&) = delete;
  /// Without `finish` the file is left as it was.
  ~StreamedOutput();

  base::Status write(base::Bytes bytes);
  base::Status write(std::string_view text);
  base::Status finish();

 private:
  explicit StreamedOutput(std::string file);
  base::Error cannot_write() const;

  std::string file_;
  std::string temporary_;
  std::FILE* stream_ = nullptr;
};

}  // namespace antecede::cli
