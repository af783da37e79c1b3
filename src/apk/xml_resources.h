#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "apk/resource_table.h"
#include "apk/xml.h"
#include "base/diagnostics.h"
#include "base/error.h"

namespace antecede::apk {

/// Gives a document (`res/layout/main.xml`) of the base (empty name) or of a split, compiled or text.
using ReadXml = std::function<base::Result<XmlDocument>(std::string_view split, std::string_view path)>;

/// One XML file under `res/` and the resources that are it. Each file is read once, however many resources
/// name it.
struct XmlResource {
  struct Use {
    ResourceId id;
    std::string config;
  };
  std::string split;
  std::string path;
  std::vector<Use> uses;  ///< In the order of ids; the default configuration of an id first.
  XmlDocument document;
};

/// Every readable file of the resources of one type (`layout`, `menu`, `xml`), in the order of their first
/// use. A file that is missing or broken is counted and left out.
std::vector<XmlResource> load_xml_resources(const ResourceTable& table, std::string_view type, const ReadXml& read,
                                            base::Diagnostics& diagnostics);

}  // namespace antecede::apk
