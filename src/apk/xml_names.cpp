#include "apk/xml_names.h"

#include <algorithm>
#include <utility>

#include "apk/xml_attributes.h"

namespace antecede::apk {

bool may_name_class(std::string_view text) {
  const auto is_part = [](char c) {
    return c == '_' || c == '$' || c == '.' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  };
  return text.find('.') != std::string_view::npos && !text.starts_with('.') && !text.ends_with('.') && std::ranges::all_of(text, is_part);
}

std::vector<std::string> class_names_in(const XmlDocument& document, const ResourceTable& table) {
  std::vector<std::string> names;
  const auto add = [&](std::string text) {
    if (may_name_class(text)) names.push_back(std::move(text));
  };
  std::vector<const XmlElement*> work{&document.root};  // No recursion: files of strangers are deep.
  while (!work.empty()) {
    const XmlElement& element = *work.back();
    work.pop_back();
    const AttributeReader reader(element, table);
    add(element.name);
    for (const XmlAttribute& attribute : element.attributes) add(reader.text(&attribute));
    for (const XmlElement& child : element.children) work.push_back(&child);
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

std::vector<XmlNames> load_xml_names(const ResourceTable& table, const ReadXml& read, base::Diagnostics& diagnostics) {
  std::vector<XmlNames> result;
  for (const std::string_view type : {"navigation", "xml", "menu"}) {
    base::Diagnostics counted;  // Those of the last two were read before, and what is broken was counted then.
    for (const XmlResource& file : load_xml_resources(table, type, read, type == "navigation" ? diagnostics : counted)) {
      XmlNames names;
      names.class_names = class_names_in(file.document, table);
      for (const XmlResource::Use& use : file.uses) names.ids.push_back(use.id);
      if (!names.class_names.empty()) result.push_back(std::move(names));
    }
  }
  return result;
}

}  // namespace antecede::apk
