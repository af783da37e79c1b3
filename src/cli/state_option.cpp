#include "cli/state_option.h"

#include <algorithm>

#include <fmt/format.h>

#include "cli/usage.h"

namespace antecede::cli {

base::Result<verify::StateParts> parse_state(const std::string& text) {
  verify::StateParts state;
  bool in_fields = false;
  for (size_t at = 0; at < text.size();) {
    const size_t end = std::min(text.find(',', at), text.size());
    std::string part = text.substr(at, end - at);
    at = end + 1;
    if (part.starts_with("fields=")) {
      in_fields = true;
      part.erase(0, 7);
    }
    if (in_fields) state.fields.push_back(part);
    else if (part == "db") state.databases = true;
    else if (part == "files") state.files = true;
    else if (part == "logs") state.logs = true;
    else if (part == "windows") state.windows = true;
    else return usage(fmt::format("--state: db, files, logs, windows or fields=…, not '{}'", part));
  }
  return state;
}

}  // namespace antecede::cli
