#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "trace/trace.h"

namespace antecede::trace {

// The small pieces of the text form (docs/trace-format.md), each as a pair: what writes it and what reads it.

/// Whether a name can stand as a word: no spaces, quotes, `=`, nothing that is not printable (base/printable.h);
/// nothing that means something else.
bool is_plain_word(std::string_view text);

/// As it is if it is plain, else in quotes, as `base::in_quotes` writes them.
std::string quoted_if_needed(std::string_view text);

/// A time: `100` are milliseconds, `5ns`, `7us`, `2s` say what they are.
std::string time_text(int64_t nanoseconds);
std::optional<int64_t> parse_time(std::string_view text);

/// A decimal number that fits; nothing else in the text.
std::optional<int64_t> parse_number(std::string_view text);
/// The same, at most 32 bits and without a sign.
std::optional<uint32_t> parse_unsigned(std::string_view text);

/// A frame in short form: `com.x.Main.run()V@Main.java:31+12&CANONICAL`. In front stands whose code it is, if not the
/// app's own: `~` the framework's, `%` the model's, `^` a library's, `?` unknown; then `*` if it was renamed.
struct FrameText {
  std::string_view owner, method, file;
  uint32_t line = 0, pc = 0;
  base::Origin origin = base::Origin::Own;
  bool renamed = false;
  std::string_view canonical;

  bool operator==(const FrameText&) const = default;
  /// The word, or nothing if it would be read as something else.
  std::optional<std::string> word() const;
  static FrameText of_word(std::string_view word);
};

/// A location in short form: field `com.x.A.f@o1`, static `com.x.A.f`, element `com.x.A[3]@o1`, logical `prefs:key`.
struct LocationText {
  Location::Kind kind = Location::Kind::Static;
  std::string_view owner, name, object;  ///< The object's word, empty for none.

  bool operator==(const LocationText&) const = default;
  /// The word, or nothing if it would be read as something else.
  std::optional<std::string> word() const;
  static LocationText of_word(std::string_view word);
};

}  // namespace antecede::trace
