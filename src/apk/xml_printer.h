#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "apk/xml.h"

namespace antecede::apk {

/// The name of a resource (`string/title`), or empty if it has none.
using ResourceNames = std::function<std::string(uint32_t resource_id)>;

/// The document as XML text for people: references by name where `names` knows one, dimensions, colours and
/// booleans as they are written in source. Values that a resource compiler made numbers of (enums, flags)
/// stay numbers.
std::string print_xml(const XmlDocument& document, const ResourceNames& names = nullptr);

}  // namespace antecede::apk
