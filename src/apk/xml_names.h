#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "apk/resource_table.h"
#include "apk/xml_resources.h"
#include "base/diagnostics.h"

namespace antecede::apk {

/// Which classes an XML file may name. Code of an app or a library that reads such a file by a parser of its own (a graph of
/// screens, a menu) loads classes by these names; what else it makes of the file nobody knows.
struct XmlNames {
  std::vector<ResourceId> ids;           ///< The resources that the file is.
  std::vector<std::string> class_names;  ///< Elements and texts of attributes that look like names with a package; each once, sorted.
};

/// Whether the text looks like the name of a class with its package. Whether there is one is for others to say.
bool may_name_class(std::string_view text);

/// Those of one document.
std::vector<std::string> class_names_in(const XmlDocument& document, const ResourceTable& table);

/// Of all files under `res/` that are no layouts, drawables or animations, and name something.
std::vector<XmlNames> load_xml_names(const ResourceTable& table, const ReadXml& read, base::Diagnostics& diagnostics);

}  // namespace antecede::apk
