#pragma once

#include <string>
#include <string_view>

#include "picture/screen_picture.h"

namespace antecede::picture {

/// Two screens side by side, what differs between them marked: a view that the other screen does not have so. Where a view lies
/// does not count.
std::string screen_pair_svg(const ScreenPicture& left, const ScreenPicture& right, std::string_view left_title,
                            std::string_view right_title);

}  // namespace antecede::picture
