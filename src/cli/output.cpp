#include "cli/output.h"

#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/usage.h"

namespace antecede::cli {

base::Result<std::vector<OutputTarget>> parse_outputs(const std::vector<std::string>& formats,
                                                      const std::string& file,
                                                      const std::vector<std::string_view>& supported) {
  std::vector<OutputTarget> targets;
  for (const std::string& format : formats) {
    const size_t equals = format.find('=');
    OutputTarget target{format.substr(0, equals), equals == std::string::npos ? "" : format.substr(equals + 1)};
    if (std::ranges::find(supported, target.format) == supported.end())
      return usage(fmt::format("--format {}: this command writes {}", target.format, fmt::join(supported, ", ")));
    if (equals != std::string::npos && target.file.empty())
      return usage("--format " + format + ": the file is missing");
    targets.push_back(std::move(target));
  }
  if (targets.empty()) targets.push_back({"text", ""});
  if (!file.empty()) {
    if (targets.size() > 1 || !targets[0].file.empty())
      return usage("-o goes with one format that names no file; use --format F=FILE for several");
    targets[0].file = file;
  }
  if (std::ranges::count(targets, std::string(), &OutputTarget::file) > 1)
    return usage("only one format can go to standard output; give the others a file: --format F=FILE");
  return targets;
}

}  // namespace antecede::cli
