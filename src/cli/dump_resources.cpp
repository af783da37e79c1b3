#include "cli/dump_resources.h"

#include <fmt/format.h>

#include "base/printable.h"

namespace antecede::cli {

namespace {

/// Prints a tree of elements without recursion: `describe(node)` gives a line, `node.children` what is below.
template <class Node, class Describe>
std::string print_tree(const Node& root, size_t indent, Describe describe) {
  struct Item {
    const Node* node;
    size_t depth;
  };
  std::string text;
  std::vector<Item> work{{&root, indent}};
  while (!work.empty()) {
    const Item item = work.back();
    work.pop_back();
    text += fmt::format("{:{}}{}\n", "", 2 * item.depth, describe(*item.node));
    for (size_t i = item.node->children.size(); i-- > 0;) work.push_back({&item.node->children[i], item.depth + 1});
  }
  return text;
}

std::string title(const apk::ResourceTable& table, apk::ResourceId id, std::string_view config,
                  std::string_view path) {
  return fmt::format("{}{}  {}\n", base::printable(table.display_name(id)),
                     config.empty() ? "" : fmt::format(" [{}]", base::printable(config)), base::printable(path));
}

std::string titles(const apk::ResourceTable& table, const std::vector<apk::XmlResource::Use>& uses,
                   const std::string& path) {
  std::string text;
  for (const apk::XmlResource::Use& use : uses) text += title(table, use.id, use.config, path);
  return text;
}

/// Shortened between the quotes, so that they close.
std::string in_quotes(std::string_view text) {
  return fmt::format("\"{}\"", base::printable(text));
}

void add(std::string& line, std::string_view key, std::string_view value) {
  if (!value.empty()) line += fmt::format(" {}={}", key, base::printable(value, base::k_longest_line));
}

std::string text_of(const apk::ResourceTable& table, const std::optional<apk::Value>& value) {
  if (!value) return "";
  const apk::Value resolved = table.resolve(*value);
  return resolved.type == apk::Value::Type::String ? in_quotes(resolved.text) : "";
}

std::string describe_view(const apk::LayoutView& view, const apk::ResourceTable& table) {
  using Kind = apk::LayoutView::Kind;
  std::string line = base::printable(view.kind == Kind::View ? view.class_name : "<" + view.tag + ">");
  add(line, "id", view.id_name);
  add(line, "layout", view.layout.valid() ? table.display_name(view.layout) : "");
  add(line, "fragment", view.fragment_class);
  add(line, "onClick", view.on_click);
  add(line, "tag", view.tag_text);
  add(line, "text", text_of(table, view.text));
  if (view.visibility)
    add(line, "visibility",
        *view.visibility == apk::Visibility::Gone        ? "gone"
        : *view.visibility == apk::Visibility::Invisible ? "invisible"
                                                         : "visible");
  if (view.enabled && !*view.enabled) add(line, "enabled", "false");
  return line;
}

std::string describe_entry(const apk::MenuEntry& entry) {
  std::string line = entry.kind == apk::MenuEntry::Kind::Group ? "group" : entry.has_submenu ? "submenu" : "item";
  add(line, "id", entry.id_name);
  if (!entry.title.empty()) add(line, "title", in_quotes(entry.title));
  add(line, "onClick", entry.on_click);
  add(line, "actionView", entry.action_view_class);
  add(line, "actionProvider", entry.action_provider_class);
  if (entry.visible && !*entry.visible) add(line, "visible", "false");
  if (entry.enabled && !*entry.enabled) add(line, "enabled", "false");
  return line;
}

std::string describe_preference(const apk::Preference& preference) {
  std::string line =
      base::printable(preference.class_name.empty() ? "<" + preference.tag + ">" : preference.class_name);
  add(line, "key", preference.key);
  if (!preference.title.empty()) add(line, "title", in_quotes(preference.title));
  add(line, "fragment", preference.fragment);
  add(line, "dependency", preference.dependency);
  if (preference.intent) add(line, "intent", preference.intent->action + preference.intent->target_class);
  return line;
}

}  // namespace

std::string print_layouts(const apk::LayoutSet& layouts, const apk::ResourceTable& table) {
  std::string text;
  for (apk::ResourceId id : layouts.ids())
    for (const apk::LayoutSet::Variant& variant : layouts.variants(id)) {
      const apk::Layout& layout = layouts.layout(variant);
      text += title(table, id, variant.config, layout.path);
      text += print_tree(layout.root, 1, [&](const apk::LayoutView& view) { return describe_view(view, table); });
    }
  return text;
}

std::string print_menus(const std::vector<apk::Menu>& menus, const apk::ResourceTable& table) {
  std::string text;
  for (const apk::Menu& menu : menus) {
    text += titles(table, menu.uses, menu.path);
    for (const apk::MenuEntry& entry : menu.entries) text += print_tree(entry, 1, describe_entry);
  }
  return text;
}

std::string print_preferences(const std::vector<apk::PreferenceScreen>& screens, const apk::ResourceTable& table) {
  std::string text;
  for (const apk::PreferenceScreen& screen : screens) {
    text += titles(table, screen.uses, screen.path);
    text += print_tree(screen.root, 1, describe_preference);
  }
  return text;
}

}  // namespace antecede::cli
