#include "apk/xml_printer.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "apk/resource_value.h"
#include "apk/xml_walk.h"
#include "base/printable.h"
#include "base/utf8.h"

namespace antecede::apk {

namespace {

/// XML can name tab, newline, carriage return and all that is no control character of ASCII.
bool can_be_named(uint32_t code) {
  return code == '\t' || code == '\n' || code == '\r' || (code >= 0x20 && code != 0xfffe && code != 0xffff);
}

/// One character that is not printable: by its number, or as base/printable.h has it where XML allows no number.
std::string escape_character(const base::Utf8Character& character, std::string_view bytes) {
  if (!character.valid || !can_be_named(character.code)) return base::printable(bytes);
  return fmt::format("&#{};", character.code);
}

std::string escape_markup(std::string_view text) {
  std::string out;
  for (base::Utf8Character character; !text.empty(); text.remove_prefix(character.size)) {
    character = base::first_character(text);
    const std::string_view bytes = text.substr(0, character.size);
    switch (character.code) {
      case '<': out += "&lt;"; break;
      case '>': out += "&gt;"; break;
      case '&': out += "&amp;"; break;
      case '"': out += "&quot;"; break;
      default:
        if (character.valid && base::is_printable(character.code))
          out += bytes;
        else
          out += escape_character(character, bytes);
    }
  }
  return out;
}

class Printer : public XmlVisitor {
 public:
  explicit Printer(const ResourceNames& names) : names_(names) {}
  std::string take() { return std::move(out_); }

  void enter(const XmlElement& element) override {
    for (const XmlNamespace& declared : element.namespaces) scope_.push_back(&declared);
    start_line();
    out_ += "<" + escape_markup(qualified(element.namespace_uri, element.name));
    for (const XmlNamespace& declared : element.namespaces) {
      add_attribute(declared.prefix.empty() ? "xmlns" : "xmlns:" + declared.prefix, declared.uri);
    }
    for (const XmlAttribute& attribute : element.attributes) {
      add_attribute(attribute_name(attribute), value_text(attribute.value));
    }
    out_ += is_empty(element) ? " />\n" : ">\n";
    ++indent_;
  }

  void text(const XmlText& run) override {
    start_line();
    out_ += escape_markup(run.text) + "\n";
  }

  void leave(const XmlElement& element) override {
    --indent_;
    if (!is_empty(element)) {
      start_line();
      out_ += "</" + escape_markup(qualified(element.namespace_uri, element.name)) + ">\n";
    }
    scope_.resize(scope_.size() - element.namespaces.size());
  }

 private:
  static bool is_empty(const XmlElement& element) { return element.children.empty() && element.texts.empty(); }

  /// Very deep elements are not indented further, so that the text does not grow with the square of the
  /// depth.
  void start_line() { out_.append(2 * std::min<size_t>(indent_, 40), ' '); }

  void add_attribute(const std::string& name, const std::string& value) {
    out_ += fmt::format(" {}=\"{}\"", escape_markup(name), escape_markup(value));
  }

  std::string qualified(const std::string& uri, const std::string& name) const {
    if (uri.empty()) return name;
    for (size_t i = scope_.size(); i-- > 0;) {
      if (scope_[i]->uri == uri) return scope_[i]->prefix.empty() ? name : scope_[i]->prefix + ":" + name;
    }
    return name;
  }

  std::string attribute_name(const XmlAttribute& attribute) const {
    // Obfuscators blank the name; the number is what counts.
    if (attribute.name.empty()) return fmt::format("attribute-0x{:08x}", attribute.resource_id);
    return qualified(attribute.namespace_uri, attribute.name);
  }

  std::string value_text(const Value& value) const {
    const bool is_attribute = value.type == Value::Type::Attribute || value.type == Value::Type::DynamicAttribute;
    if (names_ && (value.is_reference() || is_attribute)) {
      const std::string name = names_(value.data);
      if (!name.empty()) return (is_attribute ? "?" : "@") + name;
    }
    return describe(value);
  }

  const ResourceNames& names_;
  std::string out_;
  size_t indent_ = 0;
  std::vector<const XmlNamespace*> scope_;
};

}  // namespace

std::string print_xml(const XmlDocument& document, const ResourceNames& names) {
  Printer printer(names);
  walk_xml(document.root, printer);
  return printer.take();
}

std::string print_xml_comment(std::string_view text) {
  std::string out = base::printable(text);
  for (size_t at = 0; (at = out.find("--", at)) != std::string::npos;) out.insert(++at, " ");
  return "<!-- " + out + " -->\n";
}

}  // namespace antecede::apk
