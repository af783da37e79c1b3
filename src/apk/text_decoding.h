#pragma once

#include <string>

#include "base/bytes.h"

namespace antecede::apk {

/// Whether the bytes are well-formed UTF-8 (no surrogates, no overlong forms), so that they can be used as
/// they are.
bool is_utf8(base::Bytes bytes);

/// Little-endian UTF-16 as UTF-8; a lone surrogate becomes U+FFFD, an odd last byte is dropped.
std::string utf16_to_utf8(base::Bytes bytes);

/// UTF-8 in which characters beyond U+FFFF may be written as two encoded surrogates, as resource compilers
/// do; what is no character at all becomes U+FFFD. The result is well-formed UTF-8.
std::string repair_utf8(base::Bytes bytes);

}  // namespace antecede::apk
