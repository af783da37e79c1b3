#pragma once

#include <string>

#include "report/timeline.h"

namespace antecede::report {

/// The drawing of a timeline as one SVG file: no scripts, nothing from outside, light or dark as the reader's system
/// is. Same timeline, same bytes.
std::string svg_timeline(const Timeline& timeline);

/// Text for XML: markup is escaped, what is no valid UTF-8 or not allowed there is replaced.
std::string xml_text(std::string_view text);

}  // namespace antecede::report
