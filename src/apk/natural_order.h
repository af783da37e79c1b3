#pragma once

#include <string_view>

namespace antecede::apk {

/// Orders names as people do: runs of digits count by their number, so `x_2` comes before `x_10`.
bool natural_less(std::string_view a, std::string_view b);

}  // namespace antecede::apk
