#include "model/known_libraries.h"

#include <algorithm>

#include <fmt/format.h>

#include "base/assert.h"
#include "model/text.h"

namespace antecede::embedded {
extern const std::string_view libraries;
}

namespace antecede::model {

namespace {

base::Result<KnownLibrary> parse_library(std::string_view line) {
  const size_t gap = line.find_first_of(" \t");
  if (gap == std::string_view::npos) return base::bad_input("a package and a library name are expected");
  const std::string_view package = line.substr(0, gap);
  if (package.starts_with('.') || package.ends_with('.') || package.find("..") != std::string_view::npos)
    return base::bad_input(fmt::format("'{}' is not a package", package));
  return KnownLibrary{std::string(package), std::string(trim(line.substr(gap)))};
}

}  // namespace

KnownLibraries KnownLibraries::built_in() {
  base::Result<KnownLibraries> parsed = parse(embedded::libraries, "framework/libraries");
  ANTECEDE_ASSERT(parsed.has_value());
  return *std::move(parsed);
}

base::Result<KnownLibraries> KnownLibraries::parse(std::string_view text, std::string_view file_name) {
  KnownLibraries result;
  size_t number = 0;
  while (!text.empty()) {
    const size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trim(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    ++number;
    if (line.empty() || line.starts_with('#')) continue;
    base::Result<KnownLibrary> library = parse_library(line);
    if (!library) return base::pass_on(library.error(), fmt::format("{}:{}", file_name, number));
    result.libraries_.push_back(*std::move(library));
  }
  std::ranges::sort(result.libraries_, {}, &KnownLibrary::package);
  const auto twice = std::ranges::adjacent_find(result.libraries_, {}, &KnownLibrary::package);
  if (twice != result.libraries_.end())
    return base::bad_input(fmt::format("{}: package {} is listed twice", file_name, twice->package));
  return result;
}

const KnownLibrary* KnownLibraries::find(std::string_view class_name) const {
  // Every enclosing package, the longest first.
  for (size_t end = class_name.rfind('.'); end != std::string_view::npos && end > 0;
       end = class_name.rfind('.', end - 1)) {
    const std::string_view package = class_name.substr(0, end);
    const auto found = std::ranges::lower_bound(libraries_, package, {}, &KnownLibrary::package);
    if (found != libraries_.end() && found->package == package) return &*found;
  }
  return nullptr;
}

}  // namespace antecede::model
