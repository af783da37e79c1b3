#pragma once

#include <string>

#include "apk/xml.h"

namespace antecede::apk {

/// The document in the notation of `aapt dump xmltree`, byte for byte, so that the two can be compared.
std::string print_aapt_tree(const XmlDocument& document);

}  // namespace antecede::apk
