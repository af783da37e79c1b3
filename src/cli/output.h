#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::cli {

/// One result to write: a format, and a file or (empty) standard output.
struct OutputTarget {
  std::string format;
  std::string file;
};

/// Reads `--format F[=FILE]` (repeatable) and `-o FILE`. Without either: text to standard output.
///
/// `-o` is where the one format goes, so it fails with several formats, with a format that names its own file, with a
/// format the command does not have, and where two formats would mix on standard output.
base::Result<std::vector<OutputTarget>> parse_outputs(const std::vector<std::string>& formats,
                                                      const std::string& file,
                                                      const std::vector<std::string_view>& supported);

}  // namespace antecede::cli
