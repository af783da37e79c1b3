#include "cli/output.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <unistd.h>

namespace antecede::cli {

namespace {

tl::unexpected<base::Error> usage(std::string message) {
  return tl::unexpected<base::Error>(base::Error{base::Error::Class::Usage, std::move(message)});
}

tl::unexpected<base::Error> cannot_write(base::Error::Class kind, const std::string& file) {
  return tl::unexpected<base::Error>(
      base::Error{kind, fmt::format("{}: cannot be written: {}", file, std::strerror(errno))});
}

/// A file the user named and we cannot write is a mistake in the call.
tl::unexpected<base::Error> cannot_write(const std::string& file) {
  return cannot_write(base::Error::Class::Usage, file);
}

base::Status write_stdout(std::string_view content) {
  const bool written = std::fwrite(content.data(), 1, content.size(), stdout) == content.size();
  if (!written || std::fflush(stdout) != 0) return cannot_write(base::Error::Class::Internal, "standard output");
  return {};
}

}  // namespace

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

base::Status write_output(const OutputTarget& target, std::string_view content) {
  if (target.file.empty()) return write_stdout(content);
  const std::string temporary = fmt::format("{}.{}.part", target.file, ::getpid());
  std::FILE* file = std::fopen(temporary.c_str(), "wb");
  if (!file) return cannot_write(target.file);
  const bool written = std::fwrite(content.data(), 1, content.size(), file) == content.size();
  if (std::fclose(file) != 0 || !written || std::rename(temporary.c_str(), target.file.c_str()) != 0) {
    auto error = cannot_write(target.file);
    std::remove(temporary.c_str());
    return error;
  }
  return {};
}

}  // namespace antecede::cli
