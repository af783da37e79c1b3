#include "apk/preference_screen.h"

#include <algorithm>
#include <array>
#include <utility>

#include "apk/xml_attributes.h"

namespace antecede::apk {
namespace {

constexpr std::string_view k_resauto_namespace = "http://schemas.android.com/apk/res-auto";
constexpr std::array<std::string_view, 3> k_packages = {"android.preference.", "androidx.preference.",
                                                        "android.support.v7.preference."};
constexpr std::array<std::string_view, 13> k_short_tags = {
    "CheckBoxPreference",    "DialogPreference",   "DropDownPreference",        "EditTextPreference",
    "ListPreference",        "Preference",         "MultiSelectListPreference", "PreferenceCategory",
    "PreferenceScreen",      "RingtonePreference", "SeekBarPreference",         "SwitchPreference",
    "SwitchPreferenceCompat"};

bool is_one_of(std::string_view name, std::initializer_list<std::string_view> names) {
  return std::find(names.begin(), names.end(), name) != names.end();
}

/// Whether a document is written for androidx: its classes by full name, its own tags, or attributes of its
/// own.
bool looks_like_androidx(const XmlElement& element, size_t depth) {
  if (element.name.starts_with("androidx.preference.") ||
      is_one_of(element.name, {"SwitchPreferenceCompat", "DropDownPreference", "SeekBarPreference"}))
    return true;
  for (const XmlAttribute& attribute : element.attributes)
    if (attribute.namespace_uri == k_resauto_namespace) return true;
  if (depth >= k_deepest_element) return false;
  return std::any_of(element.children.begin(), element.children.end(),
                     [&](const XmlElement& child) { return looks_like_androidx(child, depth + 1); });
}

/// Turns elements into preferences.
class PreferenceBuilder {
 public:
  PreferenceBuilder(const ResourceTable& table, base::Diagnostics& diagnostics, bool androidx)
      : table_(table), diagnostics_(diagnostics), package_(androidx ? k_packages[1] : k_packages[0]) {}

  Preference build(XmlElement& element, size_t depth) {
    Preference preference;
    preference.tag = element.name;
    preference.class_name = class_of(element.name);
    preference.line = element.line;
    read_attributes(preference, AttributeReader(element, table_));
    build_children(preference, element, depth);
    preference.attributes = std::move(element.attributes);
    return preference;
  }

 private:
  std::string class_of(std::string_view tag) const {
    if (tag == "header" || tag == "preference-headers") return {};
    bool full = tag.find('.') != std::string_view::npos;
    return (full ? std::string() : std::string(package_)) + std::string(tag);
  }

  void read_attributes(Preference& preference, const AttributeReader& reader) {
    preference.key = reader.text(reader.find_anywhere(attributes::k_key));
    preference.title = reader.text(reader.find_anywhere(attributes::k_title));
    preference.summary = reader.text(reader.find_anywhere(attributes::k_summary));
    preference.fragment = reader.text(reader.find_anywhere(attributes::k_fragment));
    preference.dependency = reader.text(reader.find_anywhere(attributes::k_dependency));
    preference.default_value = reader.value(reader.find_anywhere(attributes::k_default_value));
  }

  PreferenceIntent build_intent(const XmlElement& element) const {
    AttributeReader reader(element, table_);
    auto text = [&reader](AndroidAttribute attribute) { return reader.text(reader.find(attribute)); };
    return {text(attributes::k_action), text(attributes::k_data), text(attributes::k_mime_type),
            text(attributes::k_target_package), text(attributes::k_target_class)};
  }

  void build_children(Preference& preference, XmlElement& element, size_t depth) {
    if (depth >= k_deepest_element && !element.children.empty()) {
      diagnostics_.add("preference.too-deep", base::Severity::Warning, "preferences are nested too deeply");
      return;
    }
    for (XmlElement& child : element.children) {
      if (child.name == "intent")
        preference.intent = build_intent(child);
      else if (child.name != "extra")
        preference.children.push_back(build(child, depth + 1));
    }
  }

  const ResourceTable& table_;
  base::Diagnostics& diagnostics_;
  std::string_view package_;
};

}  // namespace

bool is_preference_root(std::string_view tag) {
  if (tag == "preference-headers") return true;
  for (std::string_view package : k_packages)
    if (tag.starts_with(package)) tag.remove_prefix(package.size());
  return std::find(k_short_tags.begin(), k_short_tags.end(), tag) != k_short_tags.end();
}

Preference build_preferences(XmlDocument document, const ResourceTable& table, base::Diagnostics& diagnostics,
                             PreferenceLibrary library) {
  bool androidx = library == PreferenceLibrary::Androidx ||
                  (library == PreferenceLibrary::Guess && looks_like_androidx(document.root, 1));
  return PreferenceBuilder(table, diagnostics, androidx).build(document.root, 1);
}

std::vector<PreferenceScreen> load_preference_screens(const ResourceTable& table, const ReadXml& read,
                                                      base::Diagnostics& diagnostics, PreferenceLibrary library) {
  std::vector<PreferenceScreen> screens;
  for (XmlResource& file : load_xml_resources(table, "xml", read, diagnostics)) {
    if (!is_preference_root(file.document.root.name)) continue;
    screens.push_back({std::move(file.path), std::move(file.uses),
                       build_preferences(std::move(file.document), table, diagnostics, library)});
  }
  return screens;
}

}  // namespace antecede::apk
