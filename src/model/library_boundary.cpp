#include "model/library_boundary.h"

#include <algorithm>
#include <iterator>
#include <set>

#include <fmt/format.h>

#include "base/assert.h"
#include "model/text.h"

namespace antecede::embedded {
extern const std::string_view boundary;
}

namespace antecede::model {

LibraryBoundary LibraryBoundary::built_in() {
  base::Result<LibraryBoundary> parsed = parse(embedded::boundary, "framework/boundary");
  ANTECEDE_ASSERT(parsed.has_value());
  return *std::move(parsed);
}

base::Result<LibraryBoundary> LibraryBoundary::parse(std::string_view text, std::string_view file_name) {
  LibraryBoundary result;
  size_t number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    line = trim(line);
    if (line.empty() || line.starts_with('#')) continue;
    Entry entry;
    entry.has_parts = line.ends_with(".*");
    if (entry.has_parts) line.remove_suffix(2);
    if (line.empty() || line.find_first_of(" \t*/") != std::string_view::npos || line.ends_with('.'))
      return base::bad_input(fmt::format("{}:{}: a package is expected", file_name, number));
    entry.prefix = std::string(line) + '/';
    std::ranges::replace(entry.prefix, '.', '/');
    result.entries_.push_back(std::move(entry));
  }
  return result;
}

std::string LibraryBoundary::artifact(std::string_view class_name) const {
  for (const Entry& entry : entries_) {
    if (!class_name.starts_with(entry.prefix)) continue;
    const size_t part = entry.prefix.size();
    const size_t end = entry.has_parts ? class_name.find('/', part) : part - 1;
    if (end == std::string_view::npos) continue;
    std::string name(class_name.substr(0, end));
    std::ranges::replace(name, '/', '.');
    return name;
  }
  return {};
}

LibrarySources LibraryBoundary::apply(const ir::AppCode& app, ir::ClassArchive& model) const {
  std::set<std::string> held, served;
  bool is_packed = false;
  app.for_each_class([&](std::string_view name, bool is_dex) {
    std::string artifact = this->artifact(name);
    if (artifact.empty()) return;
    is_packed |= is_dex;
    held.insert(std::move(artifact));
  });
  std::erase_if(model.files, [&](const ir::NamedClassFile& file) {
    std::string artifact = this->artifact(file.name);
    if (artifact.empty()) return false;
    if (is_packed || held.contains(artifact)) return true;
    served.insert(std::move(artifact));
    return false;
  });
  return {{held.begin(), held.end()}, {served.begin(), served.end()}};
}

}  // namespace antecede::model
