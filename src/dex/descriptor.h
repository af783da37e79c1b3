#pragma once

#include <string_view>

namespace antecede::dex {

/// A well-formed type descriptor: `V`, `I`, `[[J`, `Ljava/lang/String;`. At most 255 dimensions, no array of
/// void. The text must be valid MUTF-8.
bool is_valid_descriptor(std::string_view text);

/// A name a field or method may have; `<init>` and the like too.
bool is_valid_member_name(std::string_view text);

/// The shorty letter of a descriptor: arrays and classes are `L`.
inline char shorty_letter(std::string_view descriptor) {
  return descriptor[0] == '[' ? 'L' : descriptor[0];
}

}  // namespace antecede::dex
