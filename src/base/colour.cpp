#include "base/colour.h"

#include <cstdlib>

#include <unistd.h>

namespace antecede::base {

bool wants_colour(ColourChoice choice, int descriptor) {
  if (choice != ColourChoice::Auto) return choice == ColourChoice::Always;
  const char* const refused = std::getenv("NO_COLOR");
  const char* const terminal = std::getenv("TERM");
  if (refused && *refused) return false;
  return ::isatty(descriptor) == 1 && terminal && std::string_view(terminal) != "dumb";
}

std::string Colours::marked(std::string_view mark, std::string_view text) const {
  if (!on_) return std::string(text);
  std::string result = "\033[";
  return result.append(mark).append("m").append(text).append("\033[0m");
}

}  // namespace antecede::base
