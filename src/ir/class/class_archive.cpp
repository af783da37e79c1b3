#include "ir/class/class_archive.h"

#include <optional>
#include <string_view>

#include "base/parallel.h"

namespace antecede::ir {

namespace {

bool is_class_of_the_app(std::string_view name) {
  return name.ends_with(".class") && !name.starts_with("META-INF/") && !name.ends_with("module-info.class");
}

}  // namespace

base::Result<ClassArchive> read_jar(const apk::ZipArchive& jar, size_t jobs) {
  std::vector<const apk::ZipEntry*> entries;
  for (const apk::ZipEntry& entry : jar.entries())
    if (is_class_of_the_app(entry.name)) entries.push_back(&entry);
  std::vector<std::optional<base::Result<apk::SharedBytes>>> unpacked(entries.size());
  base::parallel_for(entries.size(), jobs, [&](size_t i) { unpacked[i] = jar.read(*entries[i]); });
  ClassArchive result;
  result.name = jar.name();
  result.files.reserve(entries.size());
  for (size_t i = 0; i < entries.size(); ++i) {
    if (!*unpacked[i]) return tl::unexpected(unpacked[i]->error());
    result.files.push_back({entries[i]->name, **std::move(unpacked[i])});
  }
  return result;
}

}  // namespace antecede::ir
