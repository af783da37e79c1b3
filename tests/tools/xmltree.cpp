// xmltree APK ENTRY...   or   xmltree APK --all
//
// Prints compiled XML files of an APK in the notation of `aapt dump xmltree`. `--all` takes
// AndroidManifest.xml and every compiled XML file under res/, each preceded by a line `== NAME`.

#include <algorithm>
#include <cstdio>
#include <string>
#include <string_view>
#include <vector>

#include "apk/aapt_tree.h"
#include "apk/binary_xml.h"
#include "apk/zip_archive.h"

namespace {

using namespace antecede;

bool is_compiled_xml(const apk::ZipArchive& archive, const apk::ZipEntry& entry) {
  const std::string_view name = entry.name;
  if (name == "AndroidManifest.xml") return true;
  if (!name.starts_with("res/") || !name.ends_with(".xml")) return false;
  const base::Result<apk::SharedBytes> data = archive.read(entry);
  return data && data->size() >= 8 && data->bytes()[0] == 3 && data->bytes()[1] == 0;
}

std::vector<std::string> all_names(const apk::ZipArchive& archive) {
  std::vector<std::string> names;
  for (const apk::ZipEntry& entry : archive.entries()) {
    if (is_compiled_xml(archive, entry)) names.push_back(entry.name);
  }
  std::sort(names.begin(), names.end());
  return names;
}

base::Result<std::string> tree_of(const apk::ZipArchive& archive, const std::string& name) {
  ANTECEDE_TRY(const apk::SharedBytes data, archive.read(name));
  ANTECEDE_TRY(const apk::XmlDocument document, apk::parse_binary_xml(data.bytes()));
  return apk::print_aapt_tree(document);
}

}  // namespace

int main(int count, char** arguments) {
  if (count < 3) {
    std::fprintf(stderr, "usage: xmltree APK ENTRY... | xmltree APK --all\n");
    return 2;
  }
  const base::Result<apk::ZipArchive> archive = apk::ZipArchive::open(std::string(arguments[1]));
  if (!archive) {
    std::fprintf(stderr, "%s\n", archive.error().message.c_str());
    return base::exit_code(archive.error().kind);
  }
  const bool all = std::string_view(arguments[2]) == "--all";
  for (const std::string& name :
       all ? all_names(*archive) : std::vector<std::string>(arguments + 2, arguments + count)) {
    const base::Result<std::string> tree = tree_of(*archive, name);
    if (!tree) {
      std::fprintf(stderr, "%s!%s: %s\n", arguments[1], name.c_str(), tree.error().message.c_str());
      return base::exit_code(tree.error().kind);
    }
    if (all) std::printf("== %s\n", name.c_str());
    std::fwrite(tree->data(), 1, tree->size(), stdout);
  }
  return 0;
}
