#include "base/xml_text.h"

#include "base/printable.h"

namespace antecede::base {

std::string xml_escaped(std::string_view text) {
  std::string result;
  for (const char c : text) {
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

std::string xml_text(std::string_view text) {
  return xml_escaped(printable(text));
}

}  // namespace antecede::base
