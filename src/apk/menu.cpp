#include "apk/menu.h"

#include <iterator>
#include <utility>

#include "apk/xml_attributes.h"

namespace antecede::apk {
namespace {

/// Turns the elements of a menu into entries.
class MenuBuilder {
 public:
  MenuBuilder(const ResourceTable& table, base::Diagnostics& diagnostics)
      : table_(table), diagnostics_(diagnostics) {}

  /// The items and groups among the children of a `<menu>` or a `<group>`.
  std::vector<MenuEntry> build_children(XmlElement& parent, size_t depth) {
    std::vector<MenuEntry> entries;
    if (depth > k_deepest_element && !parent.children.empty()) {
      diagnostics_.add("menu.too-deep", base::Severity::Warning, "menu is nested too deeply");
      return entries;
    }
    for (XmlElement& child : parent.children)
      if (child.name == "item" || child.name == "group") entries.push_back(build_entry(child, depth));
    return entries;
  }

 private:
  MenuEntry build_entry(XmlElement& element, size_t depth) {
    AttributeReader reader(element, table_);
    MenuEntry entry;
    entry.line = element.line;
    read_common(entry, reader);
    if (element.name == "group") {
      entry.kind = MenuEntry::Kind::Group;
      int32_t checking = reader.integer(reader.find(attributes::k_checkable_behavior)).value_or(0);
      if (checking == 1 || checking == 2) entry.checking = MenuEntry::Checking(checking);
      entry.children = build_children(element, depth + 1);
    } else {
      read_item(entry, reader);
      read_submenus(entry, element, depth);
    }
    entry.attributes = std::move(element.attributes);
    return entry;
  }

  void read_common(MenuEntry& entry, const AttributeReader& reader) {
    entry.id = reader.reference(reader.find(attributes::k_id));
    if (entry.id.valid() && table_.contains(entry.id)) entry.id_name = table_.display_name(entry.id);
    entry.visible = reader.boolean(reader.find(attributes::k_visible));
    entry.enabled = reader.boolean(reader.find(attributes::k_enabled));
  }

  void read_item(MenuEntry& entry, const AttributeReader& reader) {
    entry.title = reader.text(reader.find(attributes::k_title));
    entry.on_click = reader.text(reader.find(attributes::k_on_click));
    entry.action_view_class = reader.text(reader.find_anywhere(attributes::k_action_view_class));
    entry.action_provider_class = reader.text(reader.find_anywhere(attributes::k_action_provider_class));
    entry.action_layout = reader.reference(reader.find_anywhere(attributes::k_action_layout));
    entry.checkable = reader.boolean(reader.find(attributes::k_checkable));
    entry.checked = reader.boolean(reader.find(attributes::k_checked));
  }

  void read_submenus(MenuEntry& entry, XmlElement& element, size_t depth) {
    for (XmlElement& child : element.children) {
      if (child.name != "menu") continue;
      entry.has_submenu = true;
      std::vector<MenuEntry> inside = build_children(child, depth + 2);
      std::move(inside.begin(), inside.end(), std::back_inserter(entry.children));
    }
  }

  const ResourceTable& table_;
  base::Diagnostics& diagnostics_;
};

}  // namespace

std::vector<MenuEntry> build_menu(XmlDocument document, const ResourceTable& table, base::Diagnostics& diagnostics) {
  if (document.root.name != "menu") return {};
  return MenuBuilder(table, diagnostics).build_children(document.root, 1);
}

std::vector<Menu> load_menus(const ResourceTable& table, const ReadXml& read, base::Diagnostics& diagnostics) {
  std::vector<Menu> menus;
  for (XmlResource& file : load_xml_resources(table, "menu", read, diagnostics))
    menus.push_back(
        {std::move(file.path), std::move(file.uses), build_menu(std::move(file.document), table, diagnostics)});
  return menus;
}

}  // namespace antecede::apk
