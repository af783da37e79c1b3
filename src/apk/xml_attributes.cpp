#include "apk/xml_attributes.h"

#include "apk/resource_value.h"

namespace antecede::apk {
namespace {

/// `@layout/main`, `@+id/button`, `@android:id/list` (whose package is then ignored) → type and entry.
ResourceId named_reference(std::string_view text, const ResourceTable& table) {
  if (!text.starts_with('@')) return {};
  text.remove_prefix(text.starts_with("@+") ? 2 : 1);
  size_t colon = text.find(':');
  if (colon != std::string_view::npos) text.remove_prefix(colon + 1);
  size_t slash = text.find('/');
  if (slash == std::string_view::npos) return {};
  return table.find(text.substr(0, slash), text.substr(slash + 1));
}

}  // namespace

const XmlAttribute* AttributeReader::find_anywhere(AndroidAttribute attribute) const {
  if (const XmlAttribute* found = find(attribute)) return found;
  for (const XmlAttribute& one : element_.attributes)
    if (one.name == attribute.name) return &one;
  return nullptr;
}

std::string AttributeReader::text(const XmlAttribute* attribute) const {
  if (!attribute) return {};
  if (attribute->value.type == Value::Type::String) return attribute->value.text;
  if (std::optional<std::string> text = table_.text_of(attribute->value)) return *text;
  return attribute->value.is_reference() ? std::string() : attribute->raw_text;
}

std::optional<bool> AttributeReader::boolean(const XmlAttribute* attribute) const {
  if (!attribute) return std::nullopt;
  Value value = table_.resolve(attribute->value);
  if (is_integer(value)) return value.data != 0;
  if (value.type != Value::Type::String || (value.text != "true" && value.text != "false")) return std::nullopt;
  return value.text == "true";
}

std::optional<int32_t> AttributeReader::integer(const XmlAttribute* attribute) const {
  if (!attribute) return std::nullopt;
  Value value = table_.resolve(attribute->value);
  if (!is_integer(value)) return std::nullopt;
  return static_cast<int32_t>(value.data);
}

std::optional<Value> AttributeReader::value(const XmlAttribute* attribute) const {
  if (!attribute) return std::nullopt;
  return attribute->value;
}

ResourceId AttributeReader::reference(const XmlAttribute* attribute) const {
  if (!attribute) return {};
  if (attribute->value.is_reference()) return ResourceId(attribute->value.data);
  return attribute->value.type == Value::Type::String ? named_reference(attribute->value.text, table_) : ResourceId();
}

}  // namespace antecede::apk
