#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "report/report.h"

namespace antecede::report {

/// `1234567` as `1,234,567`.
std::string grouped(uint64_t number);
/// `1 race`, `2,000 races`.
std::string counted(uint64_t number, std::string_view one, std::string_view many);

/// The text as one printable line: control characters are escaped as `\x0a`.
std::string printable(std::string_view text);

/// `com.x.Main.onClick (Main.java:31)`, as much of it as is known.
std::string place_text(const Place& place);

/// The words of `text` in lines of at most `width` columns (more if a word is longer). The first line begins with
/// `first`, the others with `rest`; each ends with a newline.
std::string wrapped(std::string_view text, std::string_view first, std::string_view rest, size_t width = 110);

/// How many columns a terminal needs, if every character takes one.
size_t columns(std::string_view text);

}  // namespace antecede::report
