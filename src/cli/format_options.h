#pragma once

#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "base/error.h"
#include "cli/output.h"

namespace antecede::cli {

/// `--format` and `-o` of commands that describe an app: in which formats, and where to.
struct FormatOptions {
  std::vector<std::string> formats;
  std::string file;

  /// `choices`: "text|json".
  void declare(CLI::App& parser, const std::string& choices) {
    parser.add_option("--format", formats, "How the result is written, and where to (default: text, to standard output); repeatable")
        ->option_text(choices + "[=FILE]");
    parser.add_option("-o", file, "Where the one format goes (default: standard output)")->option_text("FILE");
  }
};

}  // namespace antecede::cli
