#pragma once

#include <string_view>

#include "apk/resource_symbols.h"
#include "apk/xml.h"

namespace antecede::apk {

/// The value an attribute or resource has whose source says `text`, as Android's resource compiler would type it.
///
/// References become numbers where `names` knows them; those it does not know stay text. Words (`singleTop`, `gone`,
/// `orientation|screenSize`) become numbers for the attributes that need it; `attribute` is the local name, empty for
/// the value of a resource.
Value typed_value(std::string_view text, std::string_view attribute, const ResourceSymbols& names);

/// Undoes the escapes of a string resource: `\n`, `\'`, `\@`, quotes, and white space that is folded outside them.
std::string unescape_text(std::string_view text);

}  // namespace antecede::apk
