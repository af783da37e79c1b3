#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace antecede::apk {

/// One typed value of an attribute or a resource, as Android stores it: a type tag and 32 bits.
struct Value {
  enum class Type : uint8_t {
    Null,
    Reference,         ///< data: resource id (`@string/x`)
    Attribute,         ///< data: attribute id (`?attr/x`)
    String,            ///< text
    Float,             ///< data: IEEE bits
    Dimension,         ///< data: complex, unit in the low bits
    Fraction,          ///< data: complex, unit in the low bits
    DynamicReference,  ///< data: resource id in a shared library
    DynamicAttribute,  ///< data: attribute id in a shared library
    Integer,           ///< data: decimal
    Hexadecimal,       ///< data: written in hexadecimal
    Boolean,           ///< data: zero is false
    Color,             ///< data: ARGB
    Unknown,           ///< a type tag this reader does not know; `raw_type` has it
  };

  Type type = Type::Null;
  uint8_t raw_type = 0;  ///< The tag as stored (Res_value::dataType).
  uint32_t data = 0;
  std::string text;  ///< For strings: the text (UTF-8). For others empty.

  bool is_reference() const { return type == Type::Reference || type == Type::DynamicReference; }
};

/// `android:name="…"` of one element.
struct XmlAttribute {
  std::string namespace_uri;  ///< Empty where there is none.
  std::string name;
  uint32_t resource_id = 0;  ///< Id of the attribute itself (`0x01010003` for android:name), 0 if it has none.
  Value value;
  std::string raw_text;       ///< The text as written in the source, where the compiler kept it.
  bool has_raw_text = false;  ///< Tells an empty text from none.
};

/// `xmlns:prefix="uri"`: what makes a prefix mean something inside one element.
struct XmlNamespace {
  std::string prefix;
  std::string uri;
};

/// One run of character data, with its place among the children.
struct XmlText {
  std::string text;
  size_t child_index = 0;  ///< It stands before the child with this index (or after the last).
};

/// One element with its attributes and children, in document order.
struct XmlElement {
  std::string namespace_uri;
  std::string name;
  uint32_t line = 0;
  std::vector<XmlAttribute> attributes;
  std::vector<XmlElement> children;
  std::string text;                      ///< Character data directly inside, concatenated.
  std::vector<XmlText> texts;            ///< The same, run by run.
  std::vector<XmlNamespace> namespaces;  ///< Declared by this element.

  /// The attribute with this resource id, else the one in the android namespace with this name, else null.
  const XmlAttribute* find(uint32_t attribute_id, std::string_view android_name) const;
  /// The attribute without a namespace with this name (`layout`, `class`, `package`), else null.
  const XmlAttribute* find_plain(std::string_view attribute_name) const;
};

/// A whole document: compiled (AXML) or, later, text; both become this tree. Depth and node count are
/// limited.
struct XmlDocument {
  XmlElement root;
};

inline constexpr std::string_view k_android_namespace = "http://schemas.android.com/apk/res/android";

}  // namespace antecede::apk
