#pragma once

#include <string>
#include <vector>

#include "apk/layout_set.h"
#include "apk/menu.h"
#include "apk/preference_screen.h"
#include "apk/resource_table.h"

namespace antecede::cli {

// The insides of an app's resources as indented text: one block per file, one line per element.
std::string print_layouts(const apk::LayoutSet& layouts, const apk::ResourceTable& table);
std::string print_menus(const std::vector<apk::Menu>& menus, const apk::ResourceTable& table);
std::string print_preferences(const std::vector<apk::PreferenceScreen>& screens, const apk::ResourceTable& table);

}  // namespace antecede::cli
