#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "apk/xml.h"

namespace antecede::apk::testing {

inline Value text_value(std::string text) {
  Value value;
  value.type = Value::Type::String;
  value.raw_type = 3;
  value.text = std::move(text);
  return value;
}

inline Value number_value(Value::Type type, uint32_t data) {
  Value value;
  value.type = type;
  value.data = data;
  return value;
}
inline Value reference_to(uint32_t id) {
  return number_value(Value::Type::Reference, id);
}
inline Value integer(uint32_t data) {
  return number_value(Value::Type::Integer, data);
}
inline Value boolean(bool on) {
  return number_value(Value::Type::Boolean, on ? UINT32_MAX : 0);
}

/// `android:name="…"`, with or without an id.
inline XmlAttribute android(std::string name, Value value, uint32_t id = 0) {
  XmlAttribute attribute;
  attribute.namespace_uri = k_android_namespace;
  attribute.name = std::move(name);
  attribute.resource_id = id;
  attribute.value = std::move(value);
  return attribute;
}

/// `app:name="…"`
inline XmlAttribute app(std::string name, Value value) {
  XmlAttribute attribute = android(std::move(name), std::move(value));
  attribute.namespace_uri = "http://schemas.android.com/apk/res-auto";
  return attribute;
}

/// `name="…"`
inline XmlAttribute plain(std::string name, Value value) {
  XmlAttribute attribute = android(std::move(name), std::move(value));
  attribute.namespace_uri.clear();
  return attribute;
}

inline XmlElement element(std::string name, std::vector<XmlAttribute> attributes = {},
                          std::vector<XmlElement> children = {}) {
  XmlElement one;
  one.name = std::move(name);
  one.attributes = std::move(attributes);
  one.children = std::move(children);
  return one;
}

/// `name` inside itself, `depth` times.
inline XmlElement nested(const std::string& name, size_t depth) {
  XmlElement inner = element(name);
  for (size_t i = 1; i < depth; ++i) {
    XmlElement outer = element(name);
    outer.children.push_back(std::move(inner));
    inner = std::move(outer);
  }
  return inner;
}

}  // namespace antecede::apk::testing
