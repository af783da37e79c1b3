#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace antecede::apk {

/// A comment of a mapping file that carries information: R8's versioned JSON objects (up to version 2.2).
///
/// It belongs to the class or member line above it.
struct MappingComment {
  enum class Kind : uint8_t {
    Plain,              ///< For people: `# compiler: R8`
    Version,            ///< `text`: version of the format
    SourceFile,         ///< `text`: file name
    Synthesized,        ///< The class or method was made by the compiler.
    RewriteFrame,       ///< `conditions`, `actions`
    Outline,            ///< The method is an outline: code that several methods share.
    OutlineCallsite,    ///< `positions`: line in the outline → line here; `text`: the outline, if given
    ResidualSignature,  ///< `text`: the descriptor in the DEX file, where it is not just the original one
                        ///< renamed
    Unknown,            ///< An object with another id
    Broken,             ///< Looks like an object and is none, or lacks what its id asks for.
  };

  Kind kind = Kind::Plain;
  std::string text;
  std::vector<std::pair<uint32_t, uint32_t>> positions;
  std::vector<std::string> conditions, actions;
};

/// Reads a comment line (the `#` and what follows).
MappingComment parse_mapping_comment(std::string_view line);

/// Whether a version such as `2.2` is newer than what this reader knows.
bool is_newer_mapping_version(std::string_view version);

}  // namespace antecede::apk
