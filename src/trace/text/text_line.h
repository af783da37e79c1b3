#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/error.h"

namespace antecede::trace {

/// One piece of a line: a word, or `key=value` where the value may be in quotes.
struct TextToken {
  std::string key;    ///< Before `=`; empty for a word.
  std::string value;  ///< Behind it, quotes undone; or the word.
  bool quoted = false;

  bool is_word() const { return key.empty() && !quoted; }
  bool is_word(std::string_view word) const { return is_word() && value == word; }
};

/// What a reader says of a token that has no business where it stands.
tl::unexpected<base::Error> not_understood(const TextToken& token);

/// Cuts a line into tokens; a token that begins with `//` begins a comment. Fails on a quote that is not closed.
base::Result<std::vector<TextToken>> split_line(std::string_view line);

}  // namespace antecede::trace
