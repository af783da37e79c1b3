#pragma once

#include <string>
#include <vector>

#include "apk/layout_set.h"
#include "apk/menu.h"
#include "apk/preference_screen.h"
#include "apk/xml_names.h"

namespace antecede::action {

/// The files of an app that say which objects are made: layouts, menus and screens of preferences. Empty where an app has
/// no resources, or they cannot be read.
struct AppFiles {
  apk::LayoutSet layouts;
  std::vector<apk::Menu> menus;
  std::vector<apk::PreferenceScreen> screens;
  std::vector<apk::XmlNames> names;

  static AppFiles load(const apk::ResourceTable& table, const apk::ReadXml& read, base::Diagnostics& diagnostics,
                       apk::PreferenceLibrary library = apk::PreferenceLibrary::Guess) {
    return {apk::load_layouts(table, read, diagnostics), apk::load_menus(table, read, diagnostics),
            apk::load_preference_screens(table, read, diagnostics, library),
            apk::load_xml_names(table, read, diagnostics)};
  }
};

}  // namespace antecede::action
