#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

#include "apk/xml.h"

namespace antecede::apk {

/// The name of a resource (`string/title`), or empty if it has none.
using ResourceNames = std::function<std::string(uint32_t resource_id)>;

/// The document as XML text for people: references by name where `names` knows one, dimensions, colours and
/// booleans as they are written in source. Values that a resource compiler made numbers of (enums, flags)
/// stay numbers.
/// What is not printable (base/printable.h) is written by its number. Nothing is left out.
std::string print_xml(const XmlDocument& document, const ResourceNames& names = nullptr);

/// A line with a comment, as XML allows it: without two dashes in a row.
std::string print_xml_comment(std::string_view text);

}  // namespace antecede::apk
