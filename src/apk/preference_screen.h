#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apk/resource_id.h"
#include "apk/resource_table.h"
#include "apk/xml.h"
#include "apk/xml_resources.h"
#include "base/diagnostics.h"

namespace antecede::apk {

/// The `<intent>` of a preference: what a tap on it starts.
struct PreferenceIntent {
  std::string action, data, mime_type, target_package, target_class;
};

/// One element of a preference screen: the screen itself, a category, a preference, or a `<header>`.
struct Preference {
  std::string tag;         ///< As written: `CheckBoxPreference`, `com.x.MyPreference`.
  std::string class_name;  ///< `androidx.preference.CheckBoxPreference`; empty for headers.
  std::string key, title, summary;
  std::string fragment;    ///< Class of the fragment it opens.
  std::string dependency;  ///< Key of the preference that must be on.
  std::optional<Value> default_value;
  std::optional<PreferenceIntent> intent;
  uint32_t line = 0;
  std::vector<XmlAttribute> attributes;
  std::vector<Preference> children;
};

/// One file under `res/xml` that describes preferences, and the resources that are it.
struct PreferenceScreen {
  std::string path;
  std::vector<XmlResource::Use> uses;
  Preference root;
};

/// Whether a root element with this name makes the document a preference screen (or a list of preference
/// headers).
bool is_preference_root(std::string_view tag);

/// Where short tags such as `CheckBoxPreference` live. Files look the same for both libraries, so who knows
/// the app's classes should say; `Guess` decides for androidx if the document uses its tags or attributes.
enum class PreferenceLibrary : uint8_t { Guess, Framework, Androidx };

/// The preferences of a document; what is nested too deeply is dropped and counted.
Preference build_preferences(XmlDocument document, const ResourceTable& table, base::Diagnostics& diagnostics,
                             PreferenceLibrary library = PreferenceLibrary::Guess);

/// Reads every `xml` resource that is a preference screen, in the order of ids. What cannot be read is
/// counted.
std::vector<PreferenceScreen> load_preference_screens(const ResourceTable& table, const ReadXml& read,
                                                      base::Diagnostics& diagnostics,
                                                      PreferenceLibrary library = PreferenceLibrary::Guess);

}  // namespace antecede::apk
