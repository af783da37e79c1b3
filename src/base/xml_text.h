#pragma once

#include <string>
#include <string_view>

namespace antecede::base {

/// The text as XML has it between tags and in double quotes, made printable: XML has no way to write most control
/// characters.
std::string xml_text(std::string_view text);

/// Only what XML needs: for text that is printable already.
std::string xml_escaped(std::string_view text);

}  // namespace antecede::base
