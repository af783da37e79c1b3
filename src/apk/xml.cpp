#include "apk/xml.h"

namespace antecede::apk {

const XmlAttribute* XmlElement::find(uint32_t attribute_id, std::string_view android_name) const {
  if (attribute_id != 0) {
    for (const XmlAttribute& attribute : attributes) {
      if (attribute.resource_id == attribute_id) return &attribute;
    }
  }
  for (const XmlAttribute& attribute : attributes) {
    if (attribute.namespace_uri == k_android_namespace && attribute.name == android_name) return &attribute;
  }
  return nullptr;
}

const XmlAttribute* XmlElement::find_plain(std::string_view attribute_name) const {
  for (const XmlAttribute& attribute : attributes) {
    if (attribute.namespace_uri.empty() && attribute.name == attribute_name) return &attribute;
  }
  return nullptr;
}

}  // namespace antecede::apk
