#include "report/report.h"

namespace antecede::report {

std::string Location::text() const {
  using Kind = trace::Location::Kind;
  std::string text = class_name;
  switch (kind) {
    case Kind::Element: text += '[' + field + ']'; break;
    case Kind::Logical: text += ':' + field; break;
    default: text += (text.empty() || field.empty() ? "" : ".") + field;
  }
  return object.empty() ? text : text + " of " + object;
}

}  // namespace antecede::report
