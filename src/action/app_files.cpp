#include "action/app_files.h"

#include <algorithm>
#include <string_view>

#include "apk/xml_resources.h"
#include "apk/xml_walk.h"

namespace antecede::action {

namespace {

/// Collects values of attributes that have the form of a class's name, and elements if they are named after one.
class NameCollector final : public apk::XmlVisitor {
 public:
  NameCollector(std::vector<std::string>& names, bool with_elements) : names_(names), with_elements_(with_elements) {}
  void enter(const apk::XmlElement& element) override {
    if (with_elements_ && may_name_class(element.name)) names_.push_back(element.name);
    for (const apk::XmlAttribute& attribute : element.attributes)
      if (attribute.value.type == apk::Value::Type::String && may_name_class(attribute.value.text))
        names_.push_back(attribute.value.text);
  }
  void text(const apk::XmlText&) override {}
  void leave(const apk::XmlElement&) override {}

 private:
  static bool may_name_class(std::string_view text) {
    const auto is_part = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '$' || c == '.';
    };
    return text.find('.') != std::string_view::npos && !text.ends_with('.') && std::ranges::all_of(text, is_part);
  }

  std::vector<std::string>& names_;
  bool with_elements_;
};

}  // namespace

std::vector<std::string> AppFiles::load_names(const apk::ResourceTable& table, const apk::ReadXml& read,
                                              base::Diagnostics& diagnostics) {
  std::vector<std::string> names;
  // Views of layouts, and preferences, are made as the file says; so only what attributes name counts there.
  for (const std::string_view type : {"layout", "navigation", "xml"}) {
    NameCollector collector(names, type == "navigation");
    for (const apk::XmlResource& file : apk::load_xml_resources(table, type, read, diagnostics))
      apk::walk_xml(file.document.root, collector);
  }
  std::ranges::sort(names);
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

}  // namespace antecede::action
