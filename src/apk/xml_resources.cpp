#include "apk/xml_resources.h"

#include <map>
#include <utility>

namespace antecede::apk {
namespace {

std::vector<XmlResource> collect_files(const ResourceTable& table, std::string_view type) {
  std::vector<XmlResource> files;
  std::map<std::pair<std::string_view, std::string_view>, size_t> known;
  for (ResourceId id : table.ids(type)) {
    for (const ResourceFile& file : table.files(id)) {
      auto [at, added] = known.emplace(std::pair(file.split, file.path), files.size());
      if (added) files.push_back({std::string(file.split), std::string(file.path), {}, {}});
      files[at->second].uses.push_back({id, std::string(file.config)});
    }
  }
  return files;
}

}  // namespace

std::vector<XmlResource> load_xml_resources(const ResourceTable& table, std::string_view type, const ReadXml& read,
                                            base::Diagnostics& diagnostics) {
  std::vector<XmlResource> loaded;
  for (XmlResource& file : collect_files(table, type)) {
    base::Result<XmlDocument> document = read(file.split, file.path);
    if (!document) {
      diagnostics.add("resources.bad-xml", base::Severity::Warning, file.path + ": " + document.error().message);
      continue;
    }
    file.document = std::move(*document);
    loaded.push_back(std::move(file));
  }
  return loaded;
}

}  // namespace antecede::apk
