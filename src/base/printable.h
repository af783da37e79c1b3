#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace antecede::base {

// Names, messages and labels come from strangers. What people read on a terminal or in a log shows them, but does not
// obey them: a character that would move the cursor, turn the text around or hide something is written as an escape.
//
//   \x1b         a control character of ASCII (NUL, newline, ESC, DEL, …), or a byte that is no UTF-8
//   \u202e       any other: C1 controls, bidirectional marks, separators of lines, characters without width
//   \u{e0041}    the same beyond U+FFFF
//
// A backslash of the text's own stays single: these functions are for reading, JSON has the exact text. Applying them
// twice does nothing more. docs/outputs.md says the same to users.

/// One text of a stranger (a name, a message) is shown up to this many characters.
inline constexpr size_t k_longest_text = 1000;
/// A line of ours that has such texts in it, or of an app's log.
inline constexpr size_t k_longest_line = 4000;
/// For what must stay whole.
inline constexpr size_t k_any_length = SIZE_MAX;

/// Whether a terminal shows the code point as itself: one glyph, in its place.
bool is_printable(uint32_t code);

/// The text as part of a line: every character that is not printable as an escape. What is longer than `limit` ends
/// with `… 3,970 more characters`.
std::string printable(std::string_view text, size_t limit = k_longest_text);

/// A whole sentence with names in it, such as an error's. What is too long is left out of its middle: it begins with
/// the place and ends with the reason.
std::string printable_line(std::string_view line, size_t limit = k_longest_line);

/// Several lines: their newlines stay, and tabs that indent them. The limit is that of one line.
std::string printable_lines(std::string_view text, size_t limit = k_longest_line);

/// `a, b, c`
std::string printable_list(std::span<const std::string> texts);

/// The text in double quotes, for files that are read again: quotes and backslashes have a backslash before them, and
/// of characters that are not printable each byte is written as `\x0a`. Nothing is left out.
std::string in_quotes(std::string_view text);

/// Makes lines printable that come piece by piece, as programs print them. See `printable_lines`.
class PrintableStream {
 public:
  explicit PrintableStream(size_t limit = k_longest_line) : limit_(limit) {}

  /// What can be shown of the text so far. The first bytes of a character wait for the others.
  std::string add(std::string_view text);
  /// What is left when nothing follows. The last line need not end.
  std::string finish();

 private:
  void add_character(std::string_view character, std::string& out);
  void end_line(std::string& out);

  size_t limit_;
  size_t in_line_ = 0;   ///< Characters so far.
  bool indents_ = true;  ///< Only tabs so far.
  std::string waiting_;
};

}  // namespace antecede::base
