#include "apk/layout.h"

#include <algorithm>
#include <array>
#include <utility>

#include "apk/xml_attributes.h"
#include "apk/xml_names.h"

namespace antecede::apk {
namespace {

using ViewKind = LayoutView::Kind;

ViewKind kind_of(std::string_view tag) {
  if (tag == "include") return ViewKind::Include;
  if (tag == "merge") return ViewKind::Merge;
  if (tag == "fragment") return ViewKind::Fragment;
  if (tag == "requestFocus") return ViewKind::RequestFocus;
  return tag == "tag" ? ViewKind::Tag : ViewKind::View;
}

std::optional<Visibility> visibility_of(const AttributeReader& reader) {
  const XmlAttribute* attribute = reader.find(attributes::k_visibility);
  if (std::optional<int32_t> number = reader.integer(attribute)) {
    if (*number < 0 || *number > 2) return std::nullopt;
    return Visibility(*number);
  }
  std::string text = reader.text(attribute);
  if (text == "visible") return Visibility::Visible;
  if (text == "invisible") return Visibility::Invisible;
  return text == "gone" ? std::optional(Visibility::Gone) : std::nullopt;
}

/// Turns elements into views; the element's attributes move into its view.
class LayoutBuilder {
 public:
  LayoutBuilder(const ResourceTable& table, std::string_view path, base::Diagnostics& diagnostics)
      : table_(table), path_(path), diagnostics_(diagnostics) {}

  LayoutView build(XmlElement& element, size_t depth) {
    AttributeReader reader(element, table_);
    LayoutView view;
    view.kind = kind_of(element.name);
    view.tag = element.name;
    view.line = element.line;
    read_identity(view, reader);
    read_state(view, reader);
    read_class(view, element, reader);
    for (const XmlAttribute& attribute : element.attributes)
      if (std::string text = reader.text(&attribute); may_name_class(text)) view.class_names.push_back(std::move(text));
    view.attributes = std::move(element.attributes);
    build_children(view, element, depth);
    return view;
  }

 private:
  void read_identity(LayoutView& view, const AttributeReader& reader) {
    view.id = reader.reference(reader.find(attributes::k_id));
    if (view.id.valid() && table_.contains(view.id)) view.id_name = table_.display_name(view.id);
    view.on_click = reader.text(reader.find(attributes::k_on_click));
    view.tag_text = reader.text(reader.find(attributes::k_tag));
    view.text = reader.value(reader.find(attributes::k_text));
    view.entries = reader.reference(reader.find(attributes::k_entries));
  }

  void read_state(LayoutView& view, const AttributeReader& reader) {
    view.visibility = visibility_of(reader);
    view.enabled = reader.boolean(reader.find(attributes::k_enabled));
    view.clickable = reader.boolean(reader.find(attributes::k_clickable));
    view.long_clickable = reader.boolean(reader.find(attributes::k_long_clickable));
    view.focusable = reader.boolean(reader.find(attributes::k_focusable));
  }

  void read_class(LayoutView& view, const XmlElement& element, const AttributeReader& reader) {
    const XmlAttribute* class_attribute = element.find_plain("class");
    if (view.kind == ViewKind::Include) view.layout = reader.reference(element.find_plain("layout"));
    if (view.kind == ViewKind::View) {
      bool by_attribute = view.tag == "view" && class_attribute;
      view.class_name = inflated_class_name(by_attribute ? reader.text(class_attribute) : view.tag);
    }
    if (view.class_name == "android.view.ViewStub") {
      view.layout = reader.reference(reader.find(attributes::k_layout));
      view.inflated_id = reader.reference(reader.find(attributes::k_inflated_id));
    }
    if (view.kind != ViewKind::Fragment && !view.class_name.ends_with(".FragmentContainerView")) return;
    // Android looks at `class` first, in either element.
    const XmlAttribute* name = class_attribute ? class_attribute : reader.find(attributes::k_name);
    view.fragment_class = reader.text(name);
  }

  void build_children(LayoutView& view, XmlElement& element, size_t depth) {
    if (depth >= k_deepest_element && !element.children.empty()) {
      diagnostics_.add("layout.too-deep", base::Severity::Warning, std::string(path_) + ": nested too deeply");
      return;
    }
    view.children.reserve(element.children.size());
    for (XmlElement& child : element.children) view.children.push_back(build(child, depth + 1));
  }

  const ResourceTable& table_;
  std::string_view path_;
  base::Diagnostics& diagnostics_;
};

/// The element that holds the views: the root, or what a data binding wrapper has around.
XmlElement& view_root(XmlElement& root) {
  if (root.name != "layout") return root;
  auto inside = std::find_if(root.children.begin(), root.children.end(),
                             [](const XmlElement& child) { return child.name != "data"; });
  return inside == root.children.end() ? root : *inside;
}

}  // namespace

const XmlAttribute* LayoutView::find(uint32_t attribute_id, std::string_view android_name) const {
  for (const XmlAttribute& one : attributes)
    if (attribute_id != 0 && one.resource_id == attribute_id) return &one;
  for (const XmlAttribute& one : attributes)
    if (one.name == android_name && one.namespace_uri == k_android_namespace) return &one;
  return nullptr;
}

std::string inflated_class_name(std::string_view tag) {
  static constexpr std::array<std::string_view, 5> k_view_classes = {"SurfaceView", "TextureView", "View",
                                                                     "ViewGroup", "ViewStub"};
  static constexpr std::array<std::string_view, 2> k_app_classes = {"FragmentBreadCrumbs", "MediaRouteButton"};
  auto is_in = [tag](const auto& names) { return std::find(names.begin(), names.end(), tag) != names.end(); };
  if (tag.empty() || tag.find('.') != std::string_view::npos) return std::string(tag);
  std::string_view package = "android.widget.";
  if (is_in(k_view_classes)) package = "android.view.";
  if (is_in(k_app_classes)) package = "android.app.";
  if (tag == "WebView") package = "android.webkit.";
  return std::string(package) + std::string(tag);
}

Layout build_layout(XmlDocument document, std::string path, const ResourceTable& table,
                    base::Diagnostics& diagnostics) {
  Layout layout;
  layout.root = LayoutBuilder(table, path, diagnostics).build(view_root(document.root), 1);
  layout.path = std::move(path);
  return layout;
}

}  // namespace antecede::apk
