#pragma once

#include <string>

#include "picture/timeline.h"

namespace antecede::picture {

/// The drawing of a timeline as one SVG file: no scripts, nothing from outside, light or dark as the reader's system
/// is. Same timeline, same bytes.
std::string svg_timeline(const Timeline& timeline);

}  // namespace antecede::picture
