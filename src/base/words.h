#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace antecede::base {

/// `1234567` as `1,234,567`.
std::string grouped(uint64_t number);
/// `1 race`, `2,000 races`.
std::string counted(uint64_t number, std::string_view one, std::string_view many);

}  // namespace antecede::base
