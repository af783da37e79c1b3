#include "apk/manifest_attributes.h"

#include <charconv>

#include "apk/resource_value.h"

namespace antecede::apk {

const XmlAttribute* find(const XmlElement& element, const AndroidAttribute& key) {
  const XmlAttribute* found = element.find(key.id, key.name);
  return found ? found : element.find_plain(key.name);
}

std::string text_of(const XmlElement& element, const AndroidAttribute& key) {
  const XmlAttribute* found = find(element, key);
  if (!found) return {};
  if (found->value.type == Value::Type::String) return found->value.text;
  if (found->has_raw_text) return found->raw_text;
  return found->value.type == Value::Type::Integer ? describe(found->value) : std::string();
}

Value value_of(const XmlElement& element, const AndroidAttribute& key) {
  const XmlAttribute* found = find(element, key);
  return found ? found->value : Value();
}

std::optional<int32_t> integer_of(const XmlElement& element, const AndroidAttribute& key) {
  const XmlAttribute* found = find(element, key);
  if (!found) return std::nullopt;
  if (is_integer(found->value)) return static_cast<int32_t>(found->value.data);
  const std::string& text = found->value.text;
  int32_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

Flag flag_of(const XmlElement& element, const AndroidAttribute& key) {
  Flag flag;
  flag.value = value_of(element, key);
  if (is_integer(flag.value)) flag.known = flag.value.data != 0;
  if (flag.value.type == Value::Type::String) {
    if (flag.value.text == "true") flag.known = true;
    if (flag.value.text == "false") flag.known = false;
  }
  return flag;
}

std::string full_class_name(const std::string& package, const std::string& name) {
  if (name.empty()) return {};
  if (name.front() == '.') return package + name;
  return name.find('.') == std::string::npos ? package + "." + name : name;
}

std::string full_process_name(const std::string& package, const std::string& name, const std::string& otherwise) {
  if (name.empty()) return otherwise;
  return name.front() == ':' ? package + name : name;
}

}  // namespace antecede::apk
