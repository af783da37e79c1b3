#pragma once

#include <string>
#include <string_view>

namespace antecede::picture {

/// The text as XML has it between tags and in double quotes, made printable: XML has no way to write most control
/// characters.
std::string xml_text(std::string_view text);

}  // namespace antecede::picture
