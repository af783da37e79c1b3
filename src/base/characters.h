#pragma once

namespace antecede::base {

/// '0' to '9', whatever the locale says.
constexpr bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

}  // namespace antecede::base
