#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/printable.h"
#include "base/words.h"
#include "race/place.h"

namespace antecede::report {

using base::counted;
using base::grouped;
using base::printable;
using base::printable_line;

/// `com.x.Main.onClick (Main.java:31)`, as much of it as is known, made printable. Places in the model have no lines that
/// anybody could look up: of them only the method is named.
std::string place_text(const race::Place& place);

/// The words of `text` in lines of at most `width` columns (more if a word is longer). The first line begins with
/// `first`, the others with `rest`; each ends with a newline.
std::string wrapped(std::string_view text, std::string_view first, std::string_view rest, size_t width = 110);

/// Which libraries ran from the app's own copy, and which from the model.
std::string libraries_text(const std::vector<std::string>& app, const std::vector<std::string>& model);

/// How many columns a terminal needs, if every character takes one.
size_t columns(std::string_view text);

}  // namespace antecede::report
