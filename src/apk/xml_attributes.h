#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "apk/resource_id.h"
#include "apk/resource_table.h"
#include "apk/xml.h"

namespace antecede::apk {

/// Elements nested deeper than this are not read: trees are walked recursively.
inline constexpr size_t k_deepest_element = 1000;

/// An attribute of the framework: its id (what Android looks at) and its name (for documents without ids).
struct AndroidAttribute {
  uint32_t id;
  std::string_view name;
};

/// The framework attributes that layouts, menus and preference screens are made of.
namespace attributes {
inline constexpr AndroidAttribute k_name{0x01010003, "name"};
inline constexpr AndroidAttribute k_enabled{0x0101000e, "enabled"};
inline constexpr AndroidAttribute k_target_package{0x01010021, "targetPackage"};
inline constexpr AndroidAttribute k_mime_type{0x01010026, "mimeType"};
inline constexpr AndroidAttribute k_action{0x0101002d, "action"};
inline constexpr AndroidAttribute k_data{0x0101002e, "data"};
inline constexpr AndroidAttribute k_target_class{0x0101002f, "targetClass"};
inline constexpr AndroidAttribute k_entries{0x010100b2, "entries"};
inline constexpr AndroidAttribute k_id{0x010100d0, "id"};
inline constexpr AndroidAttribute k_tag{0x010100d1, "tag"};
inline constexpr AndroidAttribute k_focusable{0x010100da, "focusable"};
inline constexpr AndroidAttribute k_visibility{0x010100dc, "visibility"};
inline constexpr AndroidAttribute k_clickable{0x010100e5, "clickable"};
inline constexpr AndroidAttribute k_long_clickable{0x010100e6, "longClickable"};
inline constexpr AndroidAttribute k_layout{0x010100f2, "layout"};
inline constexpr AndroidAttribute k_inflated_id{0x010100f3, "inflatedId"};
inline constexpr AndroidAttribute k_checked{0x01010106, "checked"};
inline constexpr AndroidAttribute k_text{0x0101014f, "text"};
inline constexpr AndroidAttribute k_visible{0x01010194, "visible"};
inline constexpr AndroidAttribute k_checkable_behavior{0x010101e0, "checkableBehavior"};
inline constexpr AndroidAttribute k_title{0x010101e1, "title"};
inline constexpr AndroidAttribute k_checkable{0x010101e5, "checkable"};
inline constexpr AndroidAttribute k_summary{0x010101e9, "summary"};
inline constexpr AndroidAttribute k_key{0x010101e8, "key"};
inline constexpr AndroidAttribute k_dependency{0x010101ec, "dependency"};
inline constexpr AndroidAttribute k_default_value{0x010101ed, "defaultValue"};
inline constexpr AndroidAttribute k_on_click{0x0101026f, "onClick"};
inline constexpr AndroidAttribute k_fragment{0x010102e3, "fragment"};
inline constexpr AndroidAttribute k_action_layout{0x010102fb, "actionLayout"};
inline constexpr AndroidAttribute k_action_view_class{0x010102fc, "actionViewClass"};
inline constexpr AndroidAttribute k_action_provider_class{0x01010389, "actionProviderClass"};
}  // namespace attributes

/// Reads the attributes of one element with the help of the resource table. A view: both must outlive it.
class AttributeReader {
 public:
  AttributeReader(const XmlElement& element, const ResourceTable& table) : element_(element), table_(table) {}

  const XmlAttribute* find(AndroidAttribute attribute) const { return element_.find(attribute.id, attribute.name); }
  /// The framework attribute, else one of any other namespace with its name, as support libraries declare
  /// them.
  const XmlAttribute* find_anywhere(AndroidAttribute attribute) const;

  /// Each of these takes an attribute that may be null, and gives nothing where the value is of another kind.
  std::string text(const XmlAttribute* attribute) const;
  std::optional<bool> boolean(const XmlAttribute* attribute) const;
  std::optional<int32_t> integer(const XmlAttribute* attribute) const;
  std::optional<Value> value(const XmlAttribute* attribute) const;
  /// The resource a reference names; `@layout/main` in documents that are not compiled is looked up.
  ResourceId reference(const XmlAttribute* attribute) const;

 private:
  const XmlElement& element_;
  const ResourceTable& table_;
};

}  // namespace antecede::apk
