#include "report/report.h"

#include "base/printable.h"

namespace antecede::report {

std::string Location::text() const {
  using Kind = trace::Location::Kind;
  std::string text = base::printable(class_name);
  const std::string name = base::printable(field);
  switch (kind) {
    case Kind::Element: text += '[' + name + ']'; break;
    case Kind::Logical: text += ':' + name; break;
    default: text += (text.empty() || name.empty() ? "" : ".") + name;
  }
  return object.empty() ? text : text + " of " + base::printable(object);
}

}  // namespace antecede::report
