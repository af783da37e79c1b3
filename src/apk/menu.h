#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "apk/resource_id.h"
#include "apk/resource_table.h"
#include "apk/xml.h"
#include "apk/xml_resources.h"
#include "base/diagnostics.h"

namespace antecede::apk {

/// An `<item>` or a `<group>` of a menu.
struct MenuEntry {
  enum class Kind : uint8_t { Item, Group };
  enum class Checking : uint8_t { None = 0, All = 1, Single = 2 };

  Kind kind = Kind::Item;
  ResourceId id;
  std::string id_name;  ///< `id/save`, where the table knows it.
  std::string title;    ///< In the default configuration.
  std::string on_click;
  std::string action_view_class, action_provider_class;
  ResourceId action_layout;
  std::optional<bool> visible, enabled, checkable, checked;
  Checking checking = Checking::None;  ///< Of a group: `android:checkableBehavior`.
  bool has_submenu = false;            ///< The item opens a menu: its children.
  uint32_t line = 0;
  std::vector<XmlAttribute> attributes;
  std::vector<MenuEntry> children;  ///< Of a group or a submenu, in order.
};

/// One menu file and the resources that are it.
struct Menu {
  std::string path;
  std::vector<XmlResource::Use> uses;
  std::vector<MenuEntry> entries;
};

/// The entries of a `<menu>` document. Unknown elements are ignored; what is nested too deeply is dropped and
/// counted.
std::vector<MenuEntry> build_menu(XmlDocument document, const ResourceTable& table, base::Diagnostics& diagnostics);

/// Reads every menu resource, in the order of ids. What cannot be read is counted.
std::vector<Menu> load_menus(const ResourceTable& table, const ReadXml& read, base::Diagnostics& diagnostics);

}  // namespace antecede::apk
