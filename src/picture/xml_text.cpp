#include "picture/xml_text.h"

#include "base/printable.h"

namespace antecede::picture {

std::string xml_text(std::string_view text) {
  std::string result;
  for (const char c : base::printable(text)) {
    switch (c) {
      case '&': result += "&amp;"; break;
      case '<': result += "&lt;"; break;
      case '>': result += "&gt;"; break;
      case '"': result += "&quot;"; break;
      default: result += c;
    }
  }
  return result;
}

}  // namespace antecede::picture
