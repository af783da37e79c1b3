#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "apk/testing_xml.h"
#include "apk/testing_zip.h"
#include "apk/xml.h"

namespace antecede::apk::testing {

/// Compiles a small tree to the binary format, so that tests can say in a few lines what a document holds.
///
/// Names with a resource id come first in the string pool, as the format wants it.
class TestXmlCompiler {
 public:
  explicit TestXmlCompiler(bool utf8) : utf8_(utf8) {}

  Buffer compile(const XmlElement& root) {
    collect_ids(root);
    put_element(root);
    Buffer pool = string_pool(), map, out;
    put<uint32_t>(map, 0x00080180);
    put<uint32_t>(map, static_cast<uint32_t>(8 + 4 * ids_.size()));
    for (uint32_t id : ids_) put<uint32_t>(map, id);
    put<uint32_t>(out, 0x00080003);
    put<uint32_t>(out, static_cast<uint32_t>(8 + pool.size() + map.size() + nodes_.size()));
    for (const Buffer* part : {&pool, &map, &nodes_}) out.insert(out.end(), part->begin(), part->end());
    return out;
  }

 private:
  static constexpr uint32_t k_none = UINT32_MAX;

  void collect_ids(const XmlElement& element) {
    for (const XmlAttribute& attribute : element.attributes) {
      if (attribute.resource_id && std::find(ids_.begin(), ids_.end(), attribute.resource_id) == ids_.end()) {
        ids_.push_back(attribute.resource_id);
        strings_.push_back(attribute.name);
      }
    }
    for (const XmlElement& child : element.children) collect_ids(child);
  }

  uint32_t string(const std::string& text) {
    const auto found = std::find(strings_.begin() + ids_.size(), strings_.end(), text);
    const auto index = static_cast<uint32_t>(found - strings_.begin());
    if (found == strings_.end()) strings_.push_back(text);
    return index;
  }
  uint32_t optional_string(const std::string& text) { return text.empty() ? k_none : string(text); }

  void node(uint16_t type, uint32_t line, const Buffer& rest) {
    put<uint16_t>(nodes_, type);
    put<uint16_t>(nodes_, 16);
    put<uint32_t>(nodes_, static_cast<uint32_t>(16 + rest.size()));
    put<uint32_t>(nodes_, line);
    put<uint32_t>(nodes_, k_none);
    nodes_.insert(nodes_.end(), rest.begin(), rest.end());
  }

  void put_namespaces(const XmlElement& element, uint16_t type) {
    for (const XmlNamespace& declared : element.namespaces) {
      Buffer rest;
      put<uint32_t>(rest, string(declared.prefix));
      put<uint32_t>(rest, string(declared.uri));
      node(type, element.line, rest);
    }
  }

  void put_attribute(Buffer& out, const XmlAttribute& attribute) {
    const auto id = std::find(ids_.begin(), ids_.end(), attribute.resource_id);
    put<uint32_t>(out, optional_string(attribute.namespace_uri));
    put<uint32_t>(out, attribute.resource_id ? static_cast<uint32_t>(id - ids_.begin()) : string(attribute.name));
    put<uint32_t>(out, attribute.has_raw_text ? string(attribute.raw_text) : k_none);
    put<uint16_t>(out, 8);
    put<uint8_t>(out, 0);
    put<uint8_t>(out, attribute.value.raw_type);
    put<uint32_t>(out, attribute.value.raw_type == 3 ? string(attribute.value.text) : attribute.value.data);
  }

  void put_texts(const XmlElement& element, size_t child_index) {
    for (const XmlText& run : element.texts) {
      if (run.child_index != child_index) continue;
      Buffer rest;
      put<uint32_t>(rest, string(run.text));
      put<uint64_t>(rest, 8);
      node(0x0104, element.line, rest);
    }
  }

  void put_element(const XmlElement& element) {
    put_namespaces(element, 0x0100);
    Buffer rest;
    put<uint32_t>(rest, optional_string(element.namespace_uri));
    put<uint32_t>(rest, string(element.name));
    put<uint16_t>(rest, 20);
    put<uint16_t>(rest, 20);
    put<uint16_t>(rest, static_cast<uint16_t>(element.attributes.size()));
    put<uint16_t>(rest, 0);
    put<uint32_t>(rest, 0);
    for (const XmlAttribute& attribute : element.attributes) put_attribute(rest, attribute);
    node(0x0102, element.line, rest);
    for (size_t i = 0; i <= element.children.size(); ++i) {
      put_texts(element, i);
      if (i < element.children.size()) put_element(element.children[i]);
    }
    Buffer end;
    put<uint32_t>(end, optional_string(element.namespace_uri));
    put<uint32_t>(end, string(element.name));
    node(0x0103, element.line, end);
    put_namespaces(element, 0x0101);
  }

  Buffer string_pool() const {
    Buffer data, offsets;
    for (const std::string& text : strings_) {
      put<uint32_t>(offsets, static_cast<uint32_t>(data.size()));
      if (utf8_) {
        put<uint8_t>(data, static_cast<uint8_t>(text.size()));
        put<uint8_t>(data, static_cast<uint8_t>(text.size()));
        put_text(data, text);
        put<uint8_t>(data, 0);
      } else {
        put<uint16_t>(data, static_cast<uint16_t>(text.size()));
        for (char c : text) put<uint16_t>(data, static_cast<uint8_t>(c));
        put<uint16_t>(data, 0);
      }
    }
    while (data.size() % 4) data.push_back(0);
    Buffer out;
    put<uint32_t>(out, 0x001c0001);
    put<uint32_t>(out, static_cast<uint32_t>(28 + offsets.size() + data.size()));
    put<uint32_t>(out, static_cast<uint32_t>(strings_.size()));
    put<uint32_t>(out, 0);
    put<uint32_t>(out, utf8_ ? 0x100 : 0);
    put<uint32_t>(out, static_cast<uint32_t>(28 + offsets.size()));
    put<uint32_t>(out, 0);
    out.insert(out.end(), offsets.begin(), offsets.end());
    out.insert(out.end(), data.begin(), data.end());
    return out;
  }

  bool utf8_;
  std::vector<uint32_t> ids_;
  std::vector<std::string> strings_;
  Buffer nodes_;
};

/// ASCII only, strings of up to 127 characters.
inline Buffer compile_xml(const XmlElement& root, bool utf8 = false) {
  return TestXmlCompiler(utf8).compile(root);
}

inline XmlAttribute plain_text_attribute(std::string name, std::string text) {
  XmlAttribute attribute;
  attribute.name = std::move(name);
  attribute.value.type = Value::Type::String;
  attribute.value.raw_type = 3;
  attribute.value.text = attribute.raw_text = std::move(text);
  attribute.has_raw_text = true;
  return attribute;
}

inline XmlAttribute text_attribute(uint32_t id, std::string name, std::string text) {
  XmlAttribute attribute = plain_text_attribute(std::move(name), std::move(text));
  attribute.namespace_uri = k_android_namespace;
  attribute.resource_id = id;
  return attribute;
}

inline XmlAttribute typed_attribute(uint32_t id, std::string name, Value::Type type, uint8_t raw_type,
                                    uint32_t data) {
  XmlAttribute attribute;
  attribute.namespace_uri = k_android_namespace;
  attribute.name = std::move(name);
  attribute.resource_id = id;
  attribute.value.type = type;
  attribute.value.raw_type = raw_type;
  attribute.value.data = data;
  return attribute;
}

/// `<manifest package=…>` with these children; a split if `split` is not empty.
inline XmlElement manifest_element(const std::string& package, const std::string& split = {},
                                   std::vector<XmlElement> children = {}) {
  XmlElement root = element("manifest", {plain_text_attribute("package", package)}, std::move(children));
  if (!split.empty()) root.attributes.push_back(plain_text_attribute("split", split));
  root.namespaces.push_back({"android", std::string(k_android_namespace)});
  return root;
}

}  // namespace antecede::apk::testing
